/** Reads the diagram from the SVG and the data of the page. */

import { onlyOf, onlyOfLine, type Risks } from '../model/changes.js';
import {
  boundsOf,
  type DiagramElement,
  type DiagramRect,
  enclosingBoxesOf,
  holds,
  type Line,
  type PageScene,
  type Point,
  type Target,
  type Undrawn,
} from '../model/scene.js';
import { pointsOf } from '../model/shown.js';

/** A numbered flow, in the format of the page. */
export interface Flow {
  readonly name: string;
  readonly steps: readonly (readonly [
    number: number,
    label: string,
    detail: string,
    elements: readonly number[],
    lines: readonly number[],
  ])[];
}

/** The format that src/render/html/data.ts writes. */
export interface PageData {
  readonly boxes: number;
  readonly kinds: string;
  readonly flows: readonly Flow[];
  readonly off?: readonly string[];
  readonly undrawn?: readonly (readonly [host: Target, relation: string, ...resources: readonly string[]])[];
  readonly extra?: readonly number[];
  readonly risks?: Risks;
  readonly told?: readonly number[];
  readonly revisions?: readonly (readonly [at: number, markup: string, ...before: readonly string[]])[];
  readonly dangers?: readonly (readonly [risk: number, text: string, address: string])[];
  readonly levels?: readonly (readonly [id: string, title: string, count: number, hasFlows?: 1])[];
}

/** The drawing on the page: its scene, and the SVG elements that show it. */
export interface Page {
  readonly svg: SVGSVGElement;
  readonly scene: PageScene;
  /** The steps of all flows, each with the name of its flow. */
  readonly steps: readonly (readonly [flow: string, ...step: Flow['steps'][number]])[];
  /** Layers that are hidden when the page opens. */
  readonly off: readonly string[];
  /** Risk of each change; absent without changes. */
  readonly risks: Risks | undefined;
  /** SVG groups of the elements by index. */
  readonly elements: readonly SVGGElement[];
  /** SVG groups by line index: the line, then its change disc and its label, if any. */
  readonly lines: readonly (readonly [line: SVGGElement, ...more: readonly SVGGElement[]])[];
  /** Returns the index of the line that a DOM element belongs to; -1 for none. */
  readonly lineOf: (element: EventTarget | null) => number;
  /** Returns the points that shape a line. */
  readonly cornersOf: (line: number) => readonly Point[];
  /** Returns points along a line: its corners, and where it is near these places, points a few units apart. */
  readonly routeOf: (line: number, ...places: readonly DiagramRect[]) => readonly Point[];
  /** Returns the points of a line if it may be within a distance of a point; otherwise none. */
  readonly pointsNear: (line: number, point: Point, distance: number) => readonly Point[];
}

/** Distance between the points of a route, in units of the diagram. */
export const ROUTE_STEP = 4;

/** Parses a drawing. A parser of XML runs no scripts, and the policy of the page forbids them. */
export const drawingIn = (text: string): SVGSVGElement =>
  new DOMParser().parseFromString(text, 'image/svg+xml').documentElement as unknown as SVGSVGElement;

const titleOf = (element: Element): string => element.querySelector('title')!.textContent!;

/** Returns the tooltip of an element as lines, without its address. */
function wordsOf(element: SVGGElement): { readonly words: readonly string[]; readonly hasAddress: boolean } {
  const words = titleOf(element).split('\n');
  const hasAddress = words.at(-1) === element.dataset.address;
  return { words: hasAddress ? words.slice(0, -1) : words, hasAddress };
}

/** Reads the bounds off the attributes. `getBBox` would lay out the whole drawing first. */
function rectOf(shape: Element): DiagramRect {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(shape.getAttribute(name)));
  return { x: x!, y: y!, width: width!, height: height! };
}

const elementsIn = (svg: Element): readonly SVGGElement[] => [...svg.querySelectorAll<SVGGElement>('[data-address]')];

const undrawnIn = ({ undrawn = [] }: PageData): readonly Undrawn[] =>
  undrawn.flatMap(([host, why, ...resources]) =>
    resources.map((resource) => {
      const [id = '', name = ''] = resource.split('\n');
      return { id, name, host, why };
    }),
  );

/** Returns the elements and undrawn resources of a drawing, which need not be on the page, for the index of levels. */
export const placesIn = (svg: Element, data: PageData) => [
  ...elementsIn(svg).map((element, at) => {
    const { words } = wordsOf(element);
    return {
      ...{ id: element.dataset.address ?? '', words, risk: Number(data.risks?.[0][at] ?? 0) },
      ...{ changeWords: data.told?.[at] ?? 0, isExtra: data.extra?.includes(at) },
    };
  }),
  ...undrawnIn(data).map(({ id, name }) => ({ id, words: ['', name], risk: 0, changeWords: 0 })),
];

/** `dataset` is not an option: the build shortens property names such as `from` and `to`. */
const endsOf = (line: Element): readonly [from: string, to: string] => [
  line.getAttribute('data-from')!,
  line.getAttribute('data-to')!,
];

/** Reads the drawing and the data beside it into the model of the page. */
export function readPage(svg: SVGSVGElement, data: PageData): Page {
  const elements = elementsIn(svg);
  const isBox = (at: number): boolean => at < data.boxes;
  const places = elements.map((element, at) => rectOf(element.querySelector(isBox(at) ? 'rect' : 'use')!));
  const enclosing = enclosingBoxesOf(places, data.boxes);
  const wordsBefore = new Map<number, readonly string[]>();
  for (const [at, markup, ...before] of data.revisions ?? []) {
    elements[at]!.append(drawingIn(markup));
    wordsBefore.set(at, before);
  }
  const left = new Set(elements.map(({ dataset }) => dataset.ghost));
  const read = elements.map((element, at): DiagramElement => {
    const { address: id = '', type = '', change, ghost } = element.dataset;
    return {
      id,
      ...wordsOf(element),
      ...(data.extra?.includes(at) && { hasAddress: false }),
      changeWords: data.told?.[at] ?? 0,
      before: wordsBefore.get(at),
      type,
      isBox: isBox(at),
      place: places[at]!,
      enclosing: enclosing[at]!,
      only: onlyOf(change, ghost !== undefined, left.has(id)),
    };
  });
  const numbers = new Map(read.map(({ id }, at) => [id, at]));
  const ends = new Map<string, SVGGElement[]>();
  for (const element of svg.querySelectorAll<SVGGElement>('[data-from]')) {
    const key = endsOf(element).join(' ');
    ends.set(key, [...(ends.get(key) ?? []), element]);
  }
  const lines = [...ends.values()] as unknown as Page['lines'];
  return {
    svg,
    elements,
    lines,
    steps: data.flows.flatMap(({ name, steps }) => steps.map((step) => [name, ...step] as const)),
    ...routes(lines, [...ends.keys()]),
    off: data.off ?? [],
    risks: data.risks,
    scene: {
      elements: read,
      undrawn: undrawnIn(data),
      lines: lines.map(([line], at): Line => {
        const [from, to] = endsOf(line);
        const bits = Number(data.kinds[at]);
        const twoWay = (bits & 1) > 0;
        // The tooltip is "<from> to <to>: <label>, <change>", or "and" for a bidirectional line.
        const words = titleOf(line).slice(from.length + to.length + (twoWay ? 5 : 4));
        const end = line.dataset.change ? words.lastIndexOf(', ') : words.length;
        return {
          from: numbers.get(from)!,
          to: numbers.get(to)!,
          twoWay,
          thin: (bits & 4) > 0,
          dashed: (bits & 2) > 0,
          label: words.slice(2, end),
          change: words.slice(end + 2),
          only: onlyOfLine(line.dataset.change),
        };
      }),
    },
  };
}

/** True if the rectangle around two points and another one have a point in common. */
const touches = ({ x, y, width, height }: DiagramRect, a: Point, b: Point): boolean =>
  Math.max(a.x, b.x) >= x &&
  Math.min(a.x, b.x) <= x + width &&
  Math.max(a.y, b.y) >= y &&
  Math.min(a.y, b.y) <= y + height;

/** Lookups of lines by element and by place. Routes are read when they are first needed. */
function routes(
  lines: Page['lines'],
  keys: readonly string[],
): Pick<Page, 'cornersOf' | 'lineOf' | 'routeOf' | 'pointsNear'> {
  // As drawn, since a path moves when boxes are collapsed.
  const paths = lines.map(([line]) => line.querySelector('path')!.getAttribute('d')!);
  const corners: (readonly Point[])[] = [];
  const bounds: DiagramRect[] = [];
  const cornersOf = (line: number): readonly Point[] => {
    corners[line] ??= pointsOf(paths[line]!);
    return corners[line];
  };
  const routeOf: Page['routeOf'] = (line, ...places) =>
    cornersOf(line).flatMap((point, at, all) => {
      const before = all[at - 1] ?? point;
      const isNear = places.some((place) => touches(place, before, point));
      const steps = isNear ? Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / ROUTE_STEP) || 1 : 1;
      const along = (a: number, b: number, step: number): number => a + ((b - a) * (step + 1)) / steps;
      return [...new Array(steps).keys()].map((step) => ({
        x: along(before.x, point.x, step),
        y: along(before.y, point.y, step),
      }));
    });
  return {
    cornersOf,
    routeOf,
    lineOf(element) {
      const group = (element as Element).closest('[data-from]');
      return group ? keys.indexOf(endsOf(group).join(' ')) : -1;
    },
    pointsNear(line, point, distance) {
      bounds[line] ??= boundsOf(cornersOf(line).map((corner) => ({ ...corner, width: 0, height: 0 })));
      const { x, y, width, height } = bounds[line];
      const area = { x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance };
      const [left, top, size] = [point.x - distance, point.y - distance, 2 * distance];
      return holds(area, point) ? routeOf(line, { x: left, y: top, width: size, height: size }) : [];
    },
  };
}
