/** Of a list longer than what is seen of it, so much is shown that something can be chosen. */

export function reach(list: HTMLElement, _options: unknown) {
  function update(): void {
    const first = list.querySelector("button[aria-disabled=false]");
    if (!first) return;
    list.scrollTop = 0; // nothing of the last question
    const below = first.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
    list.scrollTop += Math.max(0, below);
  }
  update();
  return { update };
}
