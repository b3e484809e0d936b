// Lists what can be chosen and is not seen whole, from its upper edge to its lower one: as it lies outside of the window,
// or below the question or what happened last.
() => {
  const board = "section.board :is(.target, [role=button])[aria-disabled=false], section.board [data-needed]";
  const answers = ".prompt :is(.options, .near) button[aria-disabled=false], .prompt > .unfold";
  const part = (node) => node.closest("section.board, .prompt");
  const seen = (node) => {
    const { left, right, top, bottom, height } = node.getBoundingClientRect();
    const x = (left + right) / 2;
    if (!height || x < 0 || x > innerWidth) return true; // another part of the board, or of a row that is scrolled
    return [top + 3, (top + bottom) / 2, bottom - 3].every((y) =>
      part(node).contains(document.elementFromPoint(x, y)),
    );
  };
  return [...document.querySelectorAll(`${board}, ${answers}`)]
    .filter((node) => !seen(node))
    .map((node) => node.getAttribute("aria-label") ?? node.innerText);
}
