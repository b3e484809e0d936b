// Lists texts that are cut off where no dots say so, or that reach out of their box or of the window.
() => {
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const said = (e) => [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim());
  const hides = (style) => ["hidden", "clip"].includes(style.overflowX);
  const scrolls = (e) => {
    for (let part = e.parentElement; part; part = part.parentElement)
      if (getComputedStyle(part).overflowX !== "visible") return true;
  };
  const wrong = (e) => {
    const style = getComputedStyle(e);
    const box = e.getBoundingClientRect();
    if (box.width <= 1 || style.display === "inline") return;
    const dots = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    if (e.scrollWidth > e.clientWidth + 2 && !dots) return hides(style) ? "cut off" : "too long";
    if (e.scrollHeight > e.clientHeight + 3 && hides(style) && !dots) return "cut off below";
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(e)) return "outside";
  };
  return [...document.querySelectorAll("body *:not(svg, svg *, .spoken, .spoken *, select, option)")]
    .filter((e) => e.clientWidth > 0 && said(e) && shown(e))
    .filter((e) => !e.querySelector(".change")) // it stands beside a number
    .map((e) => [wrong(e), e.innerText])
    .filter(([how]) => how)
    .map(([how, text]) => `${how}: ${text.slice(0, 60)}`);
}
