import type { Only } from './sides.js';

/** What the page knows of its picture, by number: things in the order of the drawing, boxes before what is in them. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DiagramRect extends Point {
  readonly width: number;
  readonly height: number;
}

export interface DiagramElement {
  /** Address; of a cloud, a module, a group and a strip an id that is none. */
  readonly id: string;
  readonly hasAddress: boolean;
  readonly type: string;
  readonly isBox: boolean;
  /** What the tooltip says of it, a line each: title, name, details. */
  readonly words: readonly string[];
  /** The frame of a box, the icon of a node. */
  readonly place: DiagramRect;
  /** The boxes around it, the nearest first. */
  readonly around: readonly number[];
  /** It is not there before the change, or after it; absent: on both sides. */
  readonly only?: Only | undefined;
}

export interface Line {
  readonly from: number;
  readonly to: number;
  readonly twoWay: boolean;
  readonly thin: boolean;
  readonly dashed: boolean;
  readonly label: string;
  readonly only?: Only | undefined;
}

export interface Scene {
  readonly things: readonly DiagramElement[];
  readonly lines: readonly Line[];
}

/** Where the arrow keys find it: the title of a box, the middle of a node. */
export const pointOf = ({ isBox, place: { x, y, width, height } }: Pick<DiagramElement, 'isBox' | 'place'>): Point =>
  isBox ? { x: x + 12, y: y + 12 } : { x: x + width / 2, y: y + height / 2 };

export const holds = (place: DiagramRect, { x, y }: Point): boolean =>
  x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height;

type Nested = Pick<DiagramElement, 'around'>;

/** What is in a box and no deeper; at -1, what is in none. */
export const childrenOf = (things: readonly Nested[], box: number): readonly number[] =>
  things.flatMap(({ around: [parent = -1] }, at) => (parent === box ? [at] : []));

/** A thing, and of a box all that is in it. */
export const wholeOf = (things: readonly Nested[], thing: number): ReadonlySet<number> =>
  new Set(things.flatMap(({ around }, at) => (at === thing || around.includes(thing) ? [at] : [])));
