/** Where it is written down which keys are being exchanged; the first page looks whether there is anything. */

import { lasting } from "../storage";

export const PLACE = "chapterhouse.exchanges";

export function unsettled(): boolean {
  return lasting.read(PLACE) !== null;
}
