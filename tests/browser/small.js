// Lists what a finger cannot hit: whatever can be clicked needs 44 points each way, links in a
// sentence apart. Of a tick box or a choice the whole label counts.
() => {
  const LEAST = 43.5;
  const clickable =
    "button, [role=button], select, summary, a.button, input:not([type=hidden]), textarea";
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const target = (e) =>
    e.matches("[type=radio], [type=checkbox], [type=file]") ? e.closest("label") : e;
  return [...document.querySelectorAll(clickable)]
    .filter((e) => shown(e) && target(e))
    .map((e) => [target(e).getBoundingClientRect(), e.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width > 1 && box.height > 1)
    .filter(([box]) => box.width < LEAST || box.height < LEAST)
    .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`);
}
