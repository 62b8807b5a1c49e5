/** What the page knows of its picture, by number: things in the order of the drawing, boxes before what is in them. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Place extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Thing {
  /** Address; of a cloud, a module, a group and a strip an id that is none. */
  readonly id: string;
  readonly hasAddress: boolean;
  readonly type: string;
  readonly isBox: boolean;
  /** What the tooltip says of it, a line each: title, name, details. */
  readonly words: readonly string[];
  /** The frame of a box, the icon of a node. */
  readonly place: Place;
  /** The box that it is in; -1 at the top. */
  readonly parent: number;
}

export interface Line {
  readonly from: number;
  readonly to: number;
  readonly twoWay: boolean;
  readonly thin: boolean;
  readonly dashed: boolean;
  readonly label: string;
  readonly points: readonly Point[];
}

export interface Picture {
  readonly things: readonly Thing[];
  readonly lines: readonly Line[];
}

export const middleOf = ({ x, y, width, height }: Place): Point => ({ x: x + width / 2, y: y + height / 2 });

export const holds = (place: Place, { x, y }: Point): boolean =>
  x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height;

/** The boxes around a thing, the nearest first. */
export function around(things: readonly Pick<Thing, 'parent'>[], at: number): readonly number[] {
  const boxes: number[] = [];
  for (let box = things[at]!.parent; box >= 0; box = things[box]!.parent) boxes.push(box);
  return boxes;
}

/** By thing, what is in it and no deeper. */
export function childrenOf(things: readonly Pick<Thing, 'parent'>[]): readonly (readonly number[])[] {
  const children: number[][] = things.map(() => []);
  things.forEach(({ parent }, at) => {
    children[parent]?.push(at);
  });
  return children;
}
