/** Where the pips of a die lie, on a face of 100 by 100. */

type Spot = [x: number, y: number];

const MIDDLE = 50;

/** The pips of a face; the outer ones lie so far from the edge. */
export function pips(face: number, inset: number): Spot[] {
  const far = 100 - inset;
  const pairs: [from: number, spots: Spot[]][] = [
    [
      2,
      [
        [inset, inset],
        [far, far],
      ],
    ],
    [
      4,
      [
        [far, inset],
        [inset, far],
      ],
    ],
    [
      6,
      [
        [inset, MIDDLE],
        [far, MIDDLE],
      ],
    ],
  ];
  const centre: Spot[] = face % 2 === 1 ? [[MIDDLE, MIDDLE]] : [];
  return [...centre, ...pairs.flatMap(([from, spots]) => (face >= from ? spots : []))];
}
