/** Where one looks at the map from: the cell in the middle, and how large a cell is. */

export interface Area {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const LEAST = 18; // points a cell measures, when all of a long map is shown
const MOST = 220;
const USUAL = 44; // at least so large a cell is unless the reader wants otherwise: see --tap
const COMFORT = 124; // and no larger
const CALM = 0.7; // of the size that would fit: so small cells may be before the map is fitted anew
const MARGIN = 0.25; // of a cell, around what is to be seen
const STEP = 1.25;

export class Camera {
  /** The middle, in cells. */
  x = $state(1.5);
  y = $state(1);
  /** Points a cell measures. */
  unit = $state(LEAST);
  /** Of the frame, in points. */
  width = $state(0);
  height = $state(0);
  /** Whether the reader has moved or zoomed; then the map stays as it is, as far as it can. */
  held = false;
  #before: { x: number; y: number; unit: number } | null = null; // it was shown closely

  readonly left = $derived(this.width / 2 - this.x * this.unit);
  readonly top = $derived(this.height / 2 - this.y * this.unit);

  pan(dx: number, dy: number): void {
    this.held = true;
    this.shift(dx, dy);
  }

  shift(dx: number, dy: number): void {
    this.x -= dx / this.unit;
    this.y -= dy / this.unit;
  }

  /** Makes cells larger or smaller around a point of the frame. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.held = true;
    const unit = Math.max(LEAST, Math.min(MOST, this.unit * factor));
    const shift = 1 / this.unit - 1 / unit;
    this.x += (px - this.width / 2) * shift;
    this.y += (py - this.height / 2) * shift;
    this.unit = unit;
  }

  closer = () => this.zoom(STEP);
  farther = () => this.zoom(1 / STEP);

  #filling({ wide, high }: Area): number {
    const across = this.width / (wide + 2 * MARGIN);
    return Math.min(across, this.height / (high + 2 * MARGIN));
  }

  /** Shows an area, as large as is comfortable; if it is too large, what lies around its heart.
      While that is seen well enough the map stays as it is. */
  fit(area: Area, heart: Area): void {
    if (!this.width || !this.height) return;
    const unit = Math.max(USUAL, Math.min(COMFORT, this.#filling(area)));
    const goal = this.holds(area) ? area : heart;
    if (this.#sees(goal) && this.unit <= unit && this.unit >= unit * CALM) return;
    this.unit = unit;
    const [wide, high] = [this.width / unit, this.height / unit];
    this.x = filled(heart.x + heart.wide / 2, area.x, area.wide, wide);
    this.y = filled(heart.y + heart.high / 2, area.y, area.high, high);
  }

  /** Shows all of an area, however small. */
  fitAll(area: Area): void {
    this.unit = Math.max(LEAST, Math.min(COMFORT, this.#filling(area)));
    this.#turn(area);
    this.held = !this.holds(area);
  }

  /** Whether all of an area lies in the frame. */
  #sees({ x, y, wide, high }: Area): boolean {
    const [across, down] = [this.width / this.unit / 2, this.height / this.unit / 2];
    return (
      Math.max(this.x - x, x + wide - this.x) <= across &&
      Math.max(this.y - y, y + high - this.y) <= down
    );
  }

  /** Whether there is room for an area at the least size that is usual. */
  holds(area: Area): boolean {
    return this.#filling(area) >= USUAL;
  }

  #turn(to: Area): void {
    this.x = to.x + to.wide / 2;
    this.y = to.y + to.high / 2;
  }

  /** Shows a small area in the middle, at least so large. */
  close(area: Area, least: number): void {
    this.#before = { x: this.x, y: this.y, unit: this.unit };
    this.unit = Math.max(least, this.unit);
    this.#turn(area);
  }

  /** Goes back to where one looked from before. */
  leave(): void {
    if (this.#before) Object.assign(this, this.#before);
    this.#before = null;
  }

  /** Moves no more than it must so that an area is seen. */
  bring(area: Area): void {
    if (!this.width || !this.height) return;
    this.unit = Math.min(this.unit, Math.max(USUAL, this.#filling(area)));
    this.x = within(this.x, area.x, area.wide, this.width / this.unit);
    this.y = within(this.y, area.y, area.high, this.height / this.unit);
  }
}

/** The middle nearest to this one from which a stretch is seen. */
function within(middle: number, from: number, long: number, seen: number): number {
  const [least, most] = [from + long + MARGIN - seen / 2, from - MARGIN + seen / 2];
  if (least > most) return from + long / 2; // longer than what is seen
  return Math.max(least, Math.min(most, middle));
}

/** The middle nearest to this one from which nothing but a stretch is seen, if it is long enough. */
function filled(middle: number, from: number, long: number, seen: number): number {
  const [least, most] = [from - MARGIN + seen / 2, from + long + MARGIN - seen / 2];
  if (least > most) return from + long / 2; // all of it is seen
  return Math.max(least, Math.min(most, middle));
}

/** Of some areas the one that lies nearest to the middle of all. */
export function midmost(areas: Area[]): Area | undefined {
  const middle = ({ x, y, wide, high }: Area) => [x + wide / 2, y + high / 2] as const;
  const mean = (axis: 0 | 1) =>
    areas.reduce((sum, area) => sum + middle(area)[axis], 0) / areas.length;
  const [x, y] = [mean(0), mean(1)];
  const far = (area: Area) => Math.hypot(middle(area)[0] - x, middle(area)[1] - y);
  return [...areas].sort((one, other) => far(one) - far(other))[0];
}

/** The least area around some. */
export function around(areas: Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.wide));
  const bottom = Math.max(...areas.map((area) => area.y + area.high));
  return { x, y, wide: right - x, high: bottom - y };
}
