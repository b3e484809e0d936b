// Points at one thing after another that is in the window, and lists what is told over something asked about.
async () => {
  const ASKED = ".target[aria-disabled=false], [role=button][aria-disabled=false], button.several, .prompt";
  const overlap = (one, other) =>
    Math.min(one.right, other.right) > Math.max(one.left, other.left) + 0.5 &&
    Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top) + 0.5;
  const told = () => document.querySelector(".callout:popover-open");
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  /** What is seen of it: the map may cut it off. */
  const seen = (node) => {
    const frame = (node.closest("[data-frame]") ?? document.documentElement).getBoundingClientRect();
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const box = { left: Math.max(left, frame.left), top: Math.max(top, frame.top) };
    return { ...box, right: Math.min(right, frame.right), bottom: Math.min(bottom, frame.bottom) };
  };
  const inside = ({ width, left, top, right, bottom }) =>
    width && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const wrong = [];
  let shown = 0;
  for (const node of document.querySelectorAll("[data-looked]")) {
    if (!inside(node.getBoundingClientRect())) continue;
    shown += 1;
    node.dispatchEvent(new PointerEvent("pointerenter", { clientX: shown, pointerType: "mouse" }));
    for (let waits = 0; waits < 40 && !told(); waits++) await drawn();
    await drawn();
    const box = told()?.getBoundingClientRect();
    for (const asked of box ? document.querySelectorAll(ASKED) : []) {
      const own = asked.contains(node) || node.contains(asked);
      if (!own && overlap(box, seen(asked))) wrong.push([told().innerText, asked.innerText]);
    }
    node.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
  }
  return { shown, wrong };
}
