/** What happens in a moment of an example, in words. */

import type { ExampleMoment } from "../wire";
import { words } from "../words";

export function happens({ lines, refused }: ExampleMoment, names: readonly string[]): string {
  if (!refused) return lines.map(({ text }) => text).join(" ");
  const { action, seat } = refused;
  return words.text("example-refused", { name: names[seat] ?? "", action });
}
