/** A keyboard on the screen covers the lower edge of the page: what lies there goes above it. */

/** Keeps in --keyboard how much of the page is covered; the page of a reader who zooms is not. */
export function keyboard(): void {
  const seen = visualViewport;
  if (!seen) return;
  const measure = () => {
    const covered = seen.scale > 1 ? 0 : innerHeight - seen.height - seen.offsetTop;
    document.documentElement.style.setProperty("--keyboard", `${Math.max(0, covered)}px`);
  };
  seen.addEventListener("resize", measure);
  seen.addEventListener("scroll", measure);
}
