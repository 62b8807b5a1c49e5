/**
 * The diagram as the page knows it. Elements and lines are referred to by index, in drawing order: boxes come before
 * their content.
 */

/** The layer of elements that only one revision has. */
export type Only = 'before' | 'after';

/** A position in units of the diagram, unless a function says pixels of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle; x and y are its upper left corner. */
export interface DiagramRect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A box or a node. */
export interface DiagramElement {
  /** Address of a resource; a synthetic id for a cloud, module, group or strip. */
  readonly id: string;
  readonly hasAddress: boolean;
  readonly type: string;
  readonly isBox: boolean;
  /** Lines of the tooltip: title, name, details, and what changes. */
  readonly words: readonly string[];
  /** Number of the last lines, which are about the change. */
  readonly changeWords?: number;
  /** Lines of the tooltip in the revision before; absent if they are the same but for the change. */
  readonly before?: readonly string[] | undefined;
  /** The frame of a box, or the icon of a node. */
  readonly place: DiagramRect;
  /** Indexes of the enclosing boxes, the innermost first. */
  readonly enclosing: readonly number[];
  /** The only revision that has the element; absent if both have it. */
  readonly only?: Only | undefined;
}

/** A connection. The ends are indexes of elements. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly twoWay: boolean;
  readonly thin: boolean;
  readonly dashed: boolean;
  readonly label: string;
  /** The change in one word; empty or absent for none. */
  readonly change?: string;
  readonly only?: Only | undefined;
}

/** A resource that is not drawn under its own address. */
export interface Undrawn {
  readonly id: string;
  /** Its name in the cloud; empty if unknown. */
  readonly name: string;
  /** The element or line that shows it; NONE if it is hidden. */
  readonly host: Target;
  /** Relation to the host, such as `part of`; without host, the reason why it is not drawn. */
  readonly why: string;
}

/** Elements and lines in drawing order. */
export interface Scene {
  readonly elements: readonly DiagramElement[];
  readonly lines: readonly Line[];
}

/** The diagram with all that can be found in it. */
export interface PageScene extends Scene {
  readonly undrawn: readonly Undrawn[];
}

/**
 * An element or a line as one number, so that both can be selected, found and stepped through: an element is its index,
 * a line is `-2 - index`.
 */
export type Target = number;
/** Neither an element nor a line. */
export const NONE: Target = -1;

/** Returns the target that stands for a line, by its index. */
export const targetOfLine = (line: number): Target => -2 - line;

/** Returns the index of a line; negative for anything else. */
export const lineIn = (target: Target): number => (target < NONE ? -2 - target : NONE);

/** Returns the smallest rectangle around others, of which there is at least one. */
export function boundsOf(places: readonly DiagramRect[]): DiagramRect {
  const [x, y] = [Math.min(...places.map((place) => place.x)), Math.min(...places.map((place) => place.y))];
  return {
    x,
    y,
    width: Math.max(...places.map((place) => place.x + place.width)) - x,
    height: Math.max(...places.map((place) => place.y + place.height)) - y,
  };
}

/** Returns the point that arrow keys navigate by: the title of a box, the centre of a node. */
export const pointOf = ({ isBox, place: { x, y, width, height } }: Pick<DiagramElement, 'isBox' | 'place'>): Point =>
  isBox ? { x: x + 12, y: y + 12 } : { x: x + width / 2, y: y + height / 2 };

/** True if a point is in a rectangle or on its border. */
export const holds = (place: DiagramRect, { x, y }: Point): boolean =>
  x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height;

type Nested = Pick<DiagramElement, 'enclosing'>;

/** Returns the direct content of a box; for -1, the elements outside any box. */
export const childrenOf = (elements: readonly Nested[], box: number): readonly number[] =>
  elements.flatMap(({ enclosing: [parent = -1] }, at) => (parent === box ? [at] : []));

/** Returns an element and, if it is a box, its whole content. */
export const wholeOf = (elements: readonly Nested[], at: number): ReadonlySet<number> =>
  new Set(elements.flatMap(({ enclosing }, other) => (other === at || enclosing.includes(at) ? [other] : [])));

/** Returns the number of icons in a box, at any depth. */
export const contentCount = (elements: readonly DiagramElement[], box: number): number =>
  [...wholeOf(elements, box)].filter((at) => !elements[at]!.isBox).length;

// ---- Connections of an element, and its neighbours.

/** Indexes of highlighted elements and lines. */
export interface Highlight {
  readonly elements: Iterable<number>;
  readonly lines: Iterable<number>;
}

/** A line as seen from one of its ends. */
export interface Connection {
  /** Index of the other end. */
  readonly to: number;
  readonly line: number;
  readonly direction: 'in' | 'out' | 'both';
}

/**
 * Returns the lines of an element, each with its other end. The lines of a box are those that end at it or cross its
 * border.
 */
export function connectionsOf({ elements, lines }: Scene, at: number): readonly Connection[] {
  const content = wholeOf(elements, at);
  return lines.flatMap(({ from, to, twoWay }, line): Connection[] => {
    const isOut = content.has(from);
    if (isOut === content.has(to) && from !== at && to !== at) return [];
    return [{ to: isOut ? to : from, line, direction: twoWay ? 'both' : isOut ? 'out' : 'in' }];
  });
}

/** Returns an element with its content, their lines, and the elements at the other ends of these. */
export function neighbours(scene: Scene, at: number): Highlight {
  const content = wholeOf(scene.elements, at);
  const lines = scene.lines.flatMap(({ from, to }, line) => (content.has(from) || content.has(to) ? [line] : []));
  const ends = lines.flatMap((line) => [scene.lines[line]!.from, scene.lines[line]!.to]);
  return { elements: new Set([...content, ...ends]), lines };
}

// ---- Nesting of boxes.

/**
 * Returns the boxes around each element, the innermost first. The SVG does not record them, so they are derived from
 * the geometry: boxes overlap only if one contains the other, and they come before their content.
 *
 * @param boxes number of places that are boxes; these come first
 */
export const enclosingBoxesOf = (places: readonly DiagramRect[], boxes: number): readonly (readonly number[])[] =>
  places.map((place, at) => {
    const { x, y } = pointOf({ isBox: at < boxes, place });
    // The centre of a node on the left border of its box must count as inside.
    const point = { x: x + 2, y };
    return places
      .slice(0, Math.min(at, boxes))
      .flatMap((box, index) => (holds(box, point) ? [index] : []))
      .reverse();
  });
