/** Finish of a layout: rows that line up, borders that match, and no large holes. An empty list is the goal of each. */

import type { Layout, PlacedBox, PlacedNode, Rect } from '../../src/layout/layout.js';
import { captionRect, iconRect, nodeRect, runsOf, titleRect } from './geometry.js';

/** Shares of a box and of the sheet that the largest hole may have. */
export const BOX_HOLE = 0.15;
export const SHEET_HOLE = 0.2;
/** A smaller hole is the space between two icons: it could not hold an icon with its captions. */
const HOLE_SIDE = 160;

export interface Finish {
  /** Pairs of boxes of one kind side by side, with nothing above or below the lower one, that differ in height. */
  readonly uneven: string[];
  /** Pairs of icons, or of boxes, above each other that almost have a common axis or border. */
  readonly offAxis: string[];
  /** Public boxes to the right of a private sibling. */
  readonly publicRight: string[];
  /** Boxes with a hole over `BOX_HOLE`. */
  readonly holes: string[];
  /** Large icons outside strips with no edge, or with edges that carry neither requests nor data. */
  readonly unranked: string[];
  /** Largest empty rectangle of the sheet, as a share of it. */
  readonly whitest: number;
}

export function finishOf(layout: Layout): Finish {
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  const families = familiesOf(layout);
  return {
    uneven: families.flatMap(({ boxes }) => unevenRows(boxes)),
    offAxis: families.flatMap(offAxis),
    publicRight: families.flatMap(({ boxes }) => publicRight(boxes)),
    holes: boxHoles(layout),
    unranked: unranked(layout),
    whitest: layout.width * layout.height === 0 ? 0 : area(largestHole(whole, thingsOf(layout))) / area(whole),
  };
}

/** Siblings: the boxes and icons of one box, or of the sheet. */
interface Family {
  readonly boxes: readonly PlacedBox[];
  readonly nodes: readonly PlacedNode[];
}

function familiesOf({ boxes, nodes }: Layout): Family[] {
  const families = new Map<string | null, { boxes: PlacedBox[]; nodes: PlacedNode[] }>();
  const of = (parent: string | null) => {
    const family = families.get(parent) ?? { boxes: [], nodes: [] };
    families.set(parent, family);
    return family;
  };
  for (const box of boxes) of(box.box.parent).boxes.push(box);
  for (const node of nodes) of(node.node.parent).nodes.push(node);
  return [...families.values()];
}

const area = ({ width, height }: Pick<Rect, 'width' | 'height'>): number => width * height;
const kindOf = ({ box }: PlacedBox): string => box.style.split(':', 1)[0]!;
const variantOf = ({ box }: PlacedBox): string => box.style.split(':', 2)[1] ?? '';
const across = (a: Rect, b: Rect): number => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
const along = (a: Rect, b: Rect): number => Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);

/** True if the boxes share more than half of the height of the lower one. */
const areInRow = (a: Rect, b: Rect): boolean => across(a, b) <= 0 && along(a, b) * 2 > Math.min(a.height, b.height);

function unevenRows(siblings: readonly PlacedBox[]): string[] {
  const boxes = siblings.filter(({ box }) => !box.aside && !box.bare);
  const found: string[] = [];
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) {
      if (kindOf(a) !== kindOf(b) || !areInRow(a, b) || Math.abs(a.height - b.height) <= 1) continue;
      const [low, high] = a.height < b.height ? [a, b] : [b, a];
      const beside = { ...low, y: high.y, height: high.height };
      const isStacked = siblings.some(
        (other) => other !== a && other !== b && across(other, beside) > 0 && along(other, beside) > 0,
      );
      if (!isStacked) found.push(`${a.box.id} / ${b.box.id}`);
    }
  });
  return found;
}

/** Distance below which two middles are on one axis, and the largest that looks like a mistake. */
const ON_AXIS = 2;
const NEAR_AXIS = 48;
/** Largest distance between an item and the next one below it. */
const NEXT = 90;

function offAxis({ boxes, nodes }: Family): string[] {
  const icons = nodes.map((node) => ({ id: node.node.id, rect: nodeRect(node), axes: [middleOf(iconRect(node))] }));
  const frames = boxes
    .filter(({ box }) => !box.bare)
    .map((box) => ({ id: box.box.id, rect: box as Rect, axes: [box.x, middleOf(box), box.x + box.width] }));
  const all = [...icons, ...frames].map(({ rect }) => rect);
  return [icons, frames].flatMap((items) =>
    items.flatMap((upper) =>
      items.flatMap((lower) => {
        const gap = lower.rect.y - upper.rect.y - upper.rect.height;
        if (gap < 0 || gap > NEXT || across(upper.rect, lower.rect) <= 0) return [];
        const between = {
          x: Math.max(upper.rect.x, lower.rect.x),
          y: upper.rect.y + upper.rect.height,
          width: across(upper.rect, lower.rect),
          height: gap,
        };
        if (all.some((rect) => across(rect, between) > 0 && along(rect, between) > 0)) return [];
        const distance = Math.min(...upper.axes.map((axis, i) => Math.abs(axis - lower.axes[i]!)));
        return distance > ON_AXIS && distance < NEAR_AXIS ? [`${upper.id} / ${lower.id}`] : [];
      }),
    ),
  );
}

const middleOf = ({ x, width }: Rect): number => x + width / 2;

const publicRight = (boxes: readonly PlacedBox[]): string[] =>
  boxes
    .filter((box) => variantOf(box) === 'public')
    .flatMap((open) =>
      boxes
        .filter((box) => variantOf(box) === 'private' && box.box.peerGroup === open.box.peerGroup)
        .filter((closed) => areInRow(open, closed) && closed.x < open.x)
        .map((closed) => `${open.box.id} / ${closed.box.id}`),
    );

function unranked({ boxes, nodes, edges }: Layout): string[] {
  const joined = new Set(edges.filter(({ edge }) => !edge.thin).flatMap(({ edge }) => [edge.from, edge.to]));
  const strips = new Set(boxes.filter(({ box }) => box.aside).map(({ box }) => box.id));
  return nodes.flatMap(({ node }) =>
    joined.has(node.id) || (node.parent !== null && strips.has(node.parent)) ? [] : [node.id],
  );
}

// ---- Holes.

const thingsOf = ({ nodes, boxes, edges }: Layout): Rect[] => [
  ...nodes.flatMap((node) => [iconRect(node), captionRect(node)]),
  ...boxes.map(titleRect),
  ...edges.flatMap((edge) => [...runsOf(edge), ...(edge.label ? [edge.label] : [])]),
];

function boxHoles(layout: Layout): string[] {
  const lines = layout.edges.flatMap((edge) => [...runsOf(edge), ...(edge.label ? [edge.label] : [])]);
  const inBox = new Map<string, Rect[]>();
  const put = (parent: string | null, ...rects: Rect[]): void => {
    if (parent !== null) inBox.set(parent, [...(inBox.get(parent) ?? []), ...rects]);
  };
  for (const box of layout.boxes) put(box.box.parent, box);
  for (const node of layout.nodes) put(node.node.parent, iconRect(node), captionRect(node));
  return layout.boxes.flatMap((box) => {
    const { id } = box.box;
    if (box.box.bare || area(box) === 0) return [];
    const hole = largestHole(box, [
      titleRect(box),
      ...(inBox.get(id) ?? []),
      ...lines.filter((line) => across(line, box) > 0 && along(line, box) > 0),
    ]);
    return Math.min(hole.width, hole.height) >= HOLE_SIDE && area(hole) / area(box) > BOX_HOLE ? [id] : [];
  });
}

/** Side of the squares in which holes are searched, and the most squares of one side of a box. */
const SQUARE = 16;
const SQUARES = 200;

/** Returns the largest rectangle in `frame` that no thing touches, in whole squares. */
function largestHole(frame: Rect, things: readonly Rect[]): Pick<Rect, 'width' | 'height'> {
  const side = Math.max(SQUARE, frame.width / SQUARES, frame.height / SQUARES);
  const columns = Math.max(1, Math.floor(frame.width / side));
  const rows = Math.max(1, Math.floor(frame.height / side));
  const taken = new Uint8Array(columns * rows);
  for (const { x, y, width, height } of things) {
    const last = (to: number, from: number, most: number): number => Math.min(most - 1, Math.floor((to - from) / side));
    for (let row = Math.max(0, Math.floor((y - frame.y) / side)); row <= last(y + height, frame.y, rows); row++)
      for (
        let column = Math.max(0, Math.floor((x - frame.x) / side));
        column <= last(x + width, frame.x, columns);
        column++
      )
        taken[row * columns + column] = 1;
  }
  return largestFree(taken, columns, side);
}

/** Finds the largest rectangle of free squares: the largest one below a histogram, row by row. */
function largestFree(taken: Uint8Array, columns: number, side: number): Pick<Rect, 'width' | 'height'> {
  let best = { width: 0, height: 0 };
  const heights = new Int32Array(columns + 1);
  for (let start = 0; start < taken.length; start += columns) {
    const open: number[] = [];
    for (let column = 0; column <= columns; column++) {
      if (column < columns) heights[column] = taken[start + column] ? 0 : heights[column]! + 1;
      while (open.length > 0 && heights[open.at(-1)!]! >= heights[column]!) {
        const height = heights[open.pop()!]! * side;
        const width = (column - (open.length > 0 ? open.at(-1)! + 1 : 0)) * side;
        if (width * height > area(best)) best = { width, height };
      }
      open.push(column);
    }
  }
  return best;
}
