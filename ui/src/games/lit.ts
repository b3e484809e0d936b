/** What a lesson speaks of on the board. */

/** All places with one of these anchors, in their order. */
export function anchored(within: ParentNode, anchors: readonly string[]): Element[] {
  return anchors.flatMap((anchor) => [
    ...within.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`),
  ]);
}

/** The part of a board, of those with a tab, that holds the first of these anchors. */
export function partWith<Part extends string>(
  board: HTMLElement | undefined,
  anchors: readonly string[] | undefined,
  parts: readonly Part[],
): Part | undefined {
  const [first] = board ? anchored(board, anchors ?? []) : [];
  const part = first?.closest<HTMLElement>("[data-of]")?.dataset.of;
  return parts.find((one) => one === part);
}
