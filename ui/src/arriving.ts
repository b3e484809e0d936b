/** Keys that links bring behind their #, which no browser sends anywhere. */

/** What the address brings after this mark, taken out of it for nobody else to see; null for nothing. */
export function arriving(mark: string): string | null {
  const found = location.hash.slice(1);
  if (!found.startsWith(mark)) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return found.slice(mark.length);
}
