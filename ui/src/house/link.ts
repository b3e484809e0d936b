/** The address of a link to a seat. Its code stands behind the #, which no browser sends anywhere. */
export function link(table: string, code: string): string {
  return `${location.origin}/table/${encodeURIComponent(table)}#${encodeURIComponent(code)}`;
}
