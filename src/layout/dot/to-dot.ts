/** Writes a scene as DOT, the input of Graphviz, and makes its links acyclic. */
import { DOT_CAREFUL_NODES, DOT_EFFORT } from '../limits.js';
import type { Scene, SceneBox, SceneEdge, SceneNode } from '../scene/model.js';

/** Port of a node for edges: its icon with a gap. */
const PORT = 'i';

/**
 * Writes the scene as DOT: sizes, nesting and edges, but none of the texts of the diagram. `newrank` is required,
 * because without it Graphviz fails from a few hundred nodes in boxes ("trouble in init_rank").
 */
export function toDot(scene: Scene, tree: Tree, links: readonly Link[]): string {
  const rows = looseRows(tree, links);
  return [
    'digraph groundplan {',
    `graph ${attributeList({ rankdir: 'LR', newrank: 'true', compound: 'true', margin: PADDING, nodesep: NODE_GAP / PIXELS_PER_INCH, ranksep: RANK_GAP / PIXELS_PER_INCH, ...effortLimits(scene) })}`,
    `node ${attributeList({ shape: 'plain', margin: 0 })}`,
    `edge ${attributeList({ dir: 'none' })}`,
    ...itemLines(scene, tree, new Set(rows.flat())),
    ...rows.flatMap((row) => chainLines(row, scene)),
    ...links.map((link) => linkLine(link, scene)),
    '}\n',
  ].join('\n');
}

/** Returns attributes that limit the optimisation rounds for a large graph; none for a small one. */
function effortLimits({ items }: Scene): Record<string, number> {
  const nodes = items.reduce((count, { kind }) => count + (kind === 'node' ? 1 : 0), 0);
  return nodes <= DOT_CAREFUL_NODES ? {} : { nslimit: DOT_EFFORT, nslimit1: DOT_EFFORT, mclimit: DOT_EFFORT };
}

/** Writes nested boxes and their nodes. Uses an explicit stack, because the input may nest boxes to any depth. */
function itemLines(scene: Scene, tree: Tree, loose: ReadonlySet<number>): string[] {
  const lines: string[] = [];
  const contentOf = (item: number) => writingOrder(tree.children.get(item) ?? [], tree, loose).reverse();
  const stack: (number | '}')[] = contentOf(-1);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next === '}') {
      lines.push('}');
      continue;
    }
    const item = scene.items[next] as SceneNode | SceneBox;
    if (item.kind === 'node') {
      lines.push(`${nodeName(next)} ${attributeList({ label: nodeRoom(item) })}`);
      continue;
    }
    const content = contentOf(next);
    lines.push(
      `subgraph ${boxName(next)} {`,
      `graph ${attributeList({ margin: PADDING, label: headerRoom(item) })}`,
      ...(content.length > 0 ? [] : [`${fillerName(next)} ${attributeList({ label: emptyTable([FILLER]) })}`]),
    );
    stack.push('}', ...content);
  }
  return lines;
}

/**
 * Returns the label that reserves space for a header. Graphviz adds its padding and the margin of the label, so both
 * are subtracted.
 */
const headerRoom = ({ headerHeight, minWidth }: SceneBox): string =>
  emptyTable([{ width: minWidth - GRAPHVIZ_LABEL_MARGIN * 2, height: headerHeight - PADDING - GRAPHVIZ_LABEL_MARGIN }]);

/**
 * Returns the label that reserves space for a node, in three rows: above the icon, the icon with its sides, and the
 * captions. Edges attach to the icon with its gap.
 */
function nodeRoom({ width, height, iconX, iconY, iconSize }: SceneNode): string {
  const gapX = Math.min(ICON_GAP, iconX, width - iconX - iconSize);
  const gapY = Math.min(ICON_GAP, iconY, height - iconY - iconSize);
  const icon = { width: iconSize + 2 * gapX, height: iconSize + 2 * gapY };
  const below = height - iconY - iconSize - gapY;
  const icons = [
    { width: iconX - gapX, height: icon.height },
    { ...icon, port: PORT },
    { width: width - iconX - iconSize - gapX, height: icon.height },
  ].filter((cell) => cell.width >= 1);
  return emptyTable(
    ...(iconY - gapY < 1 ? [] : [[{ width, height: iconY - gapY }]]),
    icons,
    ...(below < 1 ? [] : [[{ width, height: below }]]),
  );
}

const endName = (item: number, scene: Scene, side: 'e' | 'w'): string =>
  (scene.items[item] as SceneNode | SceneBox).kind === 'node'
    ? `${nodeName(item)}:${PORT}:${side}`
    : `${fillerName(item)}:${side}`;

/** Returns invisible edges that hold the items of a row together. */
const chainLines = (row: readonly number[], scene: Scene): string[] =>
  row
    .slice(1)
    .map((item, i) => `${endName(row[i] as number, scene, 'e')} -> ${endName(item, scene, 'w')} [style=invis]`);

function linkLine({ edge, tail, head, tailBox, headBox }: Link, scene: Scene): string {
  const { label } = scene.edges[edge] as SceneEdge;
  return `${endName(tail, scene, 'e')} -> ${endName(head, scene, 'w')} ${attributeList({
    id: edgeId(edge),
    ...(tailBox === null ? {} : { ltail: boxName(tailBox) }),
    ...(headBox === null ? {} : { lhead: boxName(headBox) }),
    ...(label === null ? {} : { label: emptyTable([{ width: label.width + LABEL_PAD, height: LABEL_HEIGHT }]) }),
  })}`;
}

/**
 * Returns siblings in the order that makes Graphviz place linked nodes first, then boxes, then loose items, from top to
 * bottom. Each group is in scene order: zones by name, callers at the top. The order was found by trial. Graphviz
 * stacks nodes and boxes upwards, but puts a node above a box that comes later. The first of several rows that
 * invisible edges hold together is the upper one.
 */
export function writingOrder(siblings: readonly number[], tree: Tree, loose: ReadonlySet<number>): number[] {
  const linked = siblings.filter((item) => !loose.has(item));
  const boxes = linked.filter((item) => isBox(tree, item));
  const nodes = linked.filter((item) => !isBox(tree, item));
  return [...siblings.filter((item) => loose.has(item)), ...nodes.reverse(), ...boxes.reverse()];
}

/**
 * Arranges items without links in a square: as many rows as there are items in a row. Graphviz alone would put them in
 * one endless column. Nodes and empty boxes have separate rows. Empty boxes stay in place among siblings that have
 * content.
 */
export function looseRows(tree: Tree, links: readonly Link[]): readonly (readonly number[])[] {
  const linked = new Set(links.flatMap(({ tail, head }) => [tail, head]));
  const rows: number[][] = [];
  for (const siblings of tree.children.values()) {
    const boxes = siblings.filter((item) => isBox(tree, item));
    const isLoose = (item: number) => tree.standIn[item] === item && !linked.has(item);
    rows.push(...inRows(siblings.filter((item) => !isBox(tree, item) && isLoose(item))));
    if (boxes.every(isLoose)) rows.push(...inRows(boxes));
  }
  return rows;
}

/** Splits items into about as many rows as a row is long. */
function inRows(items: readonly number[]): number[][] {
  const length = Math.ceil(Math.sqrt(items.length));
  const rows: number[][] = [];
  for (let start = 0; start < items.length; start += length) rows.push(items.slice(start, start + length));
  return rows;
}

// ---- Parts of the DOT text.

/** A table cell of a fixed size, in pixels. Graphviz accepts positive integers only. */
interface Cell {
  readonly width: number;
  readonly height: number;
  /** Name by which edges attach to the cell. */
  readonly port?: string;
}

const wholePixels = (length: number): number => Math.max(1, Math.ceil(length));

const cell = ({ width, height, port }: Cell): string =>
  `<TD FIXEDSIZE="TRUE" WIDTH="${wholePixels(width)}" HEIGHT="${wholePixels(height)}"${port === undefined ? '' : ` PORT="${port}"`}></TD>`;

/**
 * Returns an empty table as a label. It reserves an exact size, regardless of the installed fonts. Each row is its own
 * table, so that cells of different rows need not line up.
 */
function emptyTable(...rows: readonly (readonly Cell[])[]): string {
  const table = (content: string) =>
    `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">${content}</TABLE>`;
  const row = (cells: readonly Cell[]) => `<TR>${cells.map(cell).join('')}</TR>`;
  const [only] = rows;
  if (rows.length === 1) return `<${table(row(only as readonly Cell[]))}>`;
  return `<${table(rows.map((cells) => `<TR><TD>${table(row(cells))}</TD></TR>`).join(''))}>`;
}

/** Formats attributes as `[a=1 b=2]`. Values are numbers, words or generated labels, so none needs quotes. */
const attributeList = (values: Readonly<Record<string, string | number>>): string =>
  `[${Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}]`;

// ---- Names in the text for Graphviz.
// They are made of scene indexes, never of addresses or captions, so that no text of a plan can be interpreted by
// another program.

/** Returns the DOT name of a node by its index in the scene. */
export const nodeName = (item: number): string => `n${item}`;

/** The prefix `cluster` makes Graphviz draw a subgraph as a box. */
export const boxName = (item: number): string => `cluster_${item}`;

/** Name of the placeholder in an empty box, because a box without a node gets no position. */
const fillerName = (item: number): string => `f${item}`;

/** Returns the DOT id of an edge by its index in the scene. */
export const edgeId = (edge: number): string => `e${edge}`;

// ---- Distances in Graphviz layouts, in pixels at scale 1.
// A pixel is a point in Graphviz.

/** Margin of the diagram, and padding of boxes. */
export const MARGIN = 24;
const PADDING = 20;
/** Gap between nodes in a column, and between columns. An arrow with its label needs a visible run. */
const NODE_GAP = 24;
const RANK_GAP = 56;
/** Gap between an icon and the ends of its edges. */
export const ICON_GAP = 5;
/** Width that a label plate adds to its text, and height of the plate. */
export const LABEL_PAD = 10;
export const LABEL_HEIGHT = 16;
/** Content of an empty box, which would otherwise be a flat line. */
const FILLER = { width: 40, height: 24 };
/** Margin that Graphviz adds above and below the label of a box. */
const GRAPHVIZ_LABEL_MARGIN = 8;
/** Some attributes of Graphviz are in inches. */
const PIXELS_PER_INCH = 72;

// ---- Removes cycles from the links for Graphviz.

/** A line that Graphviz draws for an edge of the scene. */
export interface Link {
  /** Index in the scene's edges. */
  readonly edge: number;
  /** Items at the ends of the line, in drawing direction from left to right. */
  readonly tail: number;
  readonly head: number;
  /**
   * The box whose border cuts the line off, if the edge of the scene ends at a box that `tail` or `head` only
   * represents; null otherwise.
   */
  readonly tailBox: number | null;
  readonly headBox: number | null;
  /** The line is drawn against the direction of the edge, to avoid a cycle. */
  readonly isReversed: boolean;
}

const reversed = ({ edge, tail, head, tailBox, headBox }: Link): Link => ({
  edge,
  tail: head,
  head: tail,
  tailBox: headBox,
  headBox: tailBox,
  isReversed: true,
});

/**
 * Reverses each link that closes a cycle, found by a depth-first search. The search starts at items without incoming
 * links.
 */
export function withoutCycles(links: readonly Link[]): Link[] {
  const linksByTail = new Map<number, Link[]>();
  const withIncoming = new Set<number>();
  for (const link of links) {
    withIncoming.add(link.head);
    const linksFromTail = linksByTail.get(link.tail);
    if (linksFromTail === undefined) linksByTail.set(link.tail, [link]);
    else linksFromTail.push(link);
  }
  const closing = new Set<Link>();
  const open = new Set<number>();
  const seen = new Set<number>();
  const starts = [...linksByTail.keys()].sort(
    (a, b) => Number(withIncoming.has(a)) - Number(withIncoming.has(b)) || a - b,
  );
  for (const start of starts) {
    const stack = seen.has(start) ? [] : [{ item: start, next: 0 }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      seen.add(top.item);
      open.add(top.item);
      const link = linksByTail.get(top.item)?.[top.next++];
      if (link === undefined) open.delete((stack.pop() as typeof top).item);
      else if (open.has(link.head)) closing.add(link);
      else if (!seen.has(link.head)) stack.push({ item: link.head, next: 0 });
    }
  }
  return links.map((link) => (closing.has(link) ? reversed(link) : link));
}

// ---- The containment tree of a scene in the form that Graphviz needs: each box is represented by a node inside it.

/** The containment tree of a scene, by item index. */
export interface Tree {
  /** Children of each item; the key -1 holds the top level. */
  readonly children: ReadonlyMap<number, readonly number[]>;
  /** Index of the parent of each item; -1 at the top level. */
  readonly parent: readonly number[];
  /**
   * The node or empty box that represents each item. A node or an empty box represents itself. Another box is
   * represented by its first direct node, or else by the representative of its first child with nodes, or of its first
   * child if none has any.
   */
  readonly standIn: readonly number[];
  /** Indexes of the boxes. */
  readonly boxes: ReadonlySet<number>;
  /** Index of each item by id. */
  readonly index: ReadonlyMap<string, number>;
}

/** Builds the tree of a scene, in which parents come before children. */
export function treeOf(scene: Scene): Tree {
  const index = new Map(scene.items.map(({ id }, item) => [id, item]));
  const parent = scene.items.map((item) => (item.parent === null ? -1 : (index.get(item.parent) as number)));
  const boxes = new Set(scene.items.flatMap(({ kind }, item) => (kind === 'box' ? [item] : [])));
  const children = new Map<number, number[]>();
  parent.forEach((outer, item) => {
    const siblings = children.get(outer);
    if (siblings === undefined) children.set(outer, [item]);
    else siblings.push(item);
  });
  const standIn = scene.items.map((_, item) => item);
  // Parents come before children, so in reverse order each child is done before its parent.
  for (let item = scene.items.length - 1; item >= 0; item--) {
    const inside = children.get(item) ?? [];
    const direct = inside.find((child) => !boxes.has(child));
    const first = direct ?? inside.find((child) => !boxes.has(standIn[child] as number)) ?? inside[0];
    if (first !== undefined) standIn[item] = standIn[first] as number;
  }
  return { children, parent, standIn, boxes, index };
}

/** True if the item is a box. */
export const isBox = ({ boxes }: Tree, item: number): boolean => boxes.has(item);

/** True if `inner` is `outer` or a descendant. */
export const isInside = ({ parent }: Tree, inner: number, outer: number): boolean => {
  let item = inner;
  while (item !== -1 && item !== outer) item = parent[item] as number;
  return item === outer;
};
