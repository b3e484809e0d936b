/** Where one looks at the map from: the cell in the middle, and how large a cell is. */

import {
  type Area,
  around,
  type Box,
  beside,
  filled,
  inside,
  into,
  MARGIN,
  overlap,
  within,
} from "./areas";

const LEAST = 18; // points a cell measures, when all of a long map is shown
const MOST = 240;
const RULER = 18; // points, at the upper and at the left edge of the frame: see --ruler
const USUAL = 44; // at least so large a cell is unless the reader wants otherwise: see --tap
const COMFORT = 200; // and no larger
const CALM = 0.7; // of the size that would fit: so small cells may be before the map is fitted anew
const FAR = 0.7; // of the size that would fit: smaller cells are worse than something over them
const STEP = 1.25;
const FINER = 0.97; // a step down in the search for a size
const SHIFTS = [0.5, 0.25, 0.75, 0.04, 0.96].flatMap((right, _, all) =>
  all.map((below) => [right, below] as const),
); // the shares of free room that lie to the left and above

/** The size of cells, and where the corner of the Abbey lies in the frame, in points. */
interface Place {
  unit: number;
  left: number;
  top: number;
}

export class Camera {
  /** The middle of the frame, in cells. */
  x = $state(1.5);
  y = $state(1);
  /** Points a cell measures. */
  unit = $state(LEAST);
  /** Of the frame, in points. */
  width = $state(0);
  height = $state(0);
  /** Whether the reader has moved or zoomed: the map stays so until all of it is to be shown. */
  held = false;
  #room: Box = $state.raw({ left: 0, top: 0, right: 0, bottom: 0 }); // of the frame, beside what lies over it

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

  /** Shows these areas as large as is comfortable, with nothing over them; or as much around the heart
      of all as there is room for. While they are seen well enough the map stays as it is. */
  fit(parts: Area[], covers: Box[], heart: Area): void {
    const all = around(parts);
    const best = this.#best(parts, covers, USUAL);
    const calm = (best?.unit ?? USUAL) * CALM;
    if (this.shows(best ? all : heart) && this.unit >= calm && this.#clear(parts, covers, this))
      return;
    if (best) this.#go(best);
    else this.#surround(all, heart, covers);
  }

  /** Shows all of these areas, however small. */
  fitAll(areas: Area[], covers: Box[]): void {
    const best = this.#best(areas, covers, LEAST);
    if (best) this.#go(best);
    this.held = this.unit < USUAL;
  }

  /** Keeps clear of what lies over the map where one of these areas lies below it now. */
  avoid(areas: Area[], covers: Box[]): void {
    this.#room = this.#frame;
    const boxes = areas.map((area) => this.#box(area, this));
    for (const cover of covers) {
      if (boxes.some((box) => overlap(box, cover))) this.#room = beside(this.#room, cover);
    }
  }

  /** Moves no more than it must so that an area is seen; cells stay as large as they are. */
  bring({ x, y, wide, high }: Area): void {
    const { left, top, right, bottom } = this.#room;
    const [across, down] = [(right - left) / this.unit, (bottom - top) / this.unit];
    const middle = [(left + right) / 2 - this.left, (top + bottom) / 2 - this.top];
    const [here = 0, there = 0] = middle.map((place) => place / this.unit);
    this.#turn(within(here, x, wide, across), within(there, y, high, down));
  }

  /** Whether there is room for an area at the least size that is usual, */
  holds(area: Area): boolean {
    return this.#filling(area) >= USUAL;
  }

  /** and at the size that cells have now. */
  spans({ wide, high }: Area): boolean {
    const { left, top, right, bottom } = this.#room;
    return wide * this.unit <= right - left && high * this.unit <= bottom - top;
  }

  /** Whether all of an area lies in the frame, */
  shows(area: Area): boolean {
    return inside(this.#box(area, this), this.#frame);
  }

  /** whether nothing lies over one of these areas, */
  bares(areas: Area[], covers: Box[]): boolean {
    return this.#clear(areas, covers, this);
  }

  /** and nothing over an area that is kept clear of. */
  sees(area: Area): boolean {
    return inside(this.#box(area, this), this.#room);
  }

  /** How far, in points, something that is drawn over an area has to be moved to be seen whole. */
  nudge(area: Area): [number, number] {
    const [box, room] = [this.#box(area, this), this.#room];
    return [
      into(box.left, box.right, room.left, room.right),
      into(box.top, box.bottom, room.top, room.bottom),
    ];
  }

  get #frame(): Box {
    return { left: RULER, top: RULER, right: this.width, bottom: this.height };
  }

  #box({ x, y, wide, high }: Area, { unit, left, top }: Place): Box {
    const [right, bottom] = [left + (x + wide) * unit, top + (y + high) * unit];
    return { left: left + x * unit, top: top + y * unit, right, bottom };
  }

  /** From where these areas are seen as large as can be; with nothing over them, unless they would be
      far smaller then. */
  #best(parts: Area[], covers: Box[], least: number): Place | null {
    const all = around(parts);
    const far = Math.max(least, this.#filling(all) * FAR);
    return this.#search(all, parts, covers, far) ?? this.#search(all, parts, [], least);
  }

  #search(all: Area, parts: Area[], covers: Box[], least: number): Place | null {
    for (let unit = this.#filling(all); unit >= least; unit *= FINER) {
      const across = this.width - RULER - all.wide * unit;
      const down = this.height - RULER - all.high * unit;
      for (const [right, below] of SHIFTS) {
        const left = RULER + across * right - all.x * unit;
        const top = RULER + down * below - all.y * unit;
        if (this.#clear(parts, covers, { unit, left, top })) return { unit, left, top };
      }
    }
    return null;
  }

  /** Whether nothing would lie over one of these areas. */
  #clear(areas: Area[], covers: Box[], place: Place): boolean {
    const boxes = areas.map((area) => this.#box(area, place));
    return !covers.some((cover) => boxes.some((box) => overlap(box, cover)));
  }

  #go({ unit, left, top }: Place): void {
    this.unit = unit;
    this.x = (this.width / 2 - left) / unit;
    this.y = (this.height / 2 - top) / unit;
  }

  /** Shows of a large area what lies around its heart. */
  #surround({ x, y, wide, high }: Area, heart: Area, covers: Box[]): void {
    this.#room = covers.reduce(beside, this.#frame);
    const { left, top, right, bottom } = this.#room;
    this.unit = USUAL;
    this.#turn(
      filled(heart.x + heart.wide / 2, x, wide, (right - left) / USUAL),
      filled(heart.y + heart.high / 2, y, high, (bottom - top) / USUAL),
    );
  }

  /** How large cells can comfortably be for an area to be seen. */
  #filling({ wide, high }: Area): number {
    const [across, down] = [this.width - RULER, this.height - RULER];
    return Math.min(COMFORT, across / (wide + 2 * MARGIN), down / (high + 2 * MARGIN));
  }

  /** Brings a cell into the middle of the room. */
  #turn(x: number, y: number): void {
    const { left, top, right, bottom } = this.#room;
    this.x = x + (this.width - left - right) / 2 / this.unit;
    this.y = y + (this.height - top - bottom) / 2 / this.unit;
  }
}
