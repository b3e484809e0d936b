/** The address of a link to a seat. Its code stands behind the #, which no browser sends anywhere. */
import { ours } from "../base";
export function link(table: string, code: string): string {
  const path = ours(`/table/${encodeURIComponent(table)}`);
  return `${location.origin}${path}#${encodeURIComponent(code)}`;
}
