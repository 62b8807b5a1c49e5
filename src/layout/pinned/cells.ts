/**
 * Cells of a draw.io file as XML: reads their parts, changes them, and writes them again. Everything that is not
 * changed stays as it was, also what groundplan does not know.
 */

import * as messages from '../messages.js';
import { elementsOf, NotRead, unpacked } from './read.js';

/** An XML element. */
export interface Tree {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Tree[];
  /** Text before the first child. */
  readonly text: string;
}

/** A cell, with the element around it that has its id, label and data, if there is one. */
export interface Cell {
  readonly id: string;
  readonly parent: string | null;
  readonly kind: 'layer' | 'vertex' | 'edge';
  readonly outer: Tree | null;
  readonly inner: Tree;
}

/** One page of a draw.io file. */
export interface Page {
  readonly diagram: Tree;
  readonly model: Tree;
  readonly cells: readonly Cell[];
}

/** Cells of a page by id. */
export type Cells = ReadonlyMap<string, Cell>;

/** Depth of containers; deeper ones are hostile. */
export const DEPTH_MAX = 100;
/** Attributes of an end that is attached to a cell, and of one that is loose. */
export const ENDS = [
  ['source', 'sourcePoint'],
  ['target', 'targetPoint'],
] as const;

// ---- Parts of a cell.

/** A position on a page, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Place extends Point {
  readonly width: number;
  readonly height: number;
  readonly isRelative: boolean;
  /** Points, each with its role: `offset`, `sourcePoint`, or empty for a corner. */
  readonly points: readonly (readonly [role: string, x: number, y: number])[];
}

/** Rounds as the file does. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
/** Rounds numbers that are compared: programs write the last digits differently. */
const compared = (value: number): number => Math.round(value * 100) / 100 + 0;

const numberIn = ({ attributes }: Tree, name: string): number => {
  const value = Number(attributes.get(name) ?? 0);
  return Number.isFinite(value) ? value : 0;
};

const geometryOf = ({ inner }: Cell): Tree | undefined => inner.children.find(({ name }) => name === 'mxGeometry');

/** Returns the place of a cell. Offsets of zero count as none. */
export function placeOf(cell: Cell): Place {
  const geometry = geometryOf(cell);
  const none = { x: 0, y: 0, width: 0, height: 0, isRelative: false, points: [] };
  if (geometry === undefined) return none;
  const points = geometry.children.flatMap((child): Place['points'][number][] => {
    if (child.name === 'Array') return child.children.map((point) => pointIn(point, ''));
    return child.name === 'mxPoint' ? [pointIn(child, child.attributes.get('as') ?? '')] : [];
  });
  const [x, y] = [compared(numberIn(geometry, 'x')), compared(numberIn(geometry, 'y'))];
  const [width, height] = [compared(numberIn(geometry, 'width')), compared(numberIn(geometry, 'height'))];
  const isRelative = geometry.attributes.get('relative') === '1';
  return {
    x,
    y,
    width,
    height,
    isRelative,
    points: points.filter(([role, a, b]) => role !== 'offset' || a !== 0 || b !== 0),
  };
}

const pointIn = (point: Tree, role: string) =>
  [role, compared(numberIn(point, 'x')), compared(numberIn(point, 'y'))] as const;

/** Style entries of the ends of an edge. */
const END_STYLE = /^(?:exit|entry)/;

type StyleEntries = readonly [own: readonly string[], ends: readonly string[]];

/** Returns the entries of a style: those of the look, and those of the ends of an edge. */
export function styleOf({ inner }: Cell): StyleEntries {
  const entries = (inner.attributes.get('style') ?? '').split(';').filter((entry) => entry !== '');
  return [entries.filter((entry) => !END_STYLE.test(entry)), entries.filter((entry) => END_STYLE.test(entry))];
}

/** Returns the label of a cell as written; empty for none. */
export const labelOf = ({ outer, inner }: Cell): string =>
  (outer === null ? inner.attributes.get('value') : outer.attributes.get('label')) ?? '';

const hasStyle = (cell: Cell, entry: string): boolean => styleOf(cell)[0].includes(entry);
/** True for a cell that contains others. */
export const isBox = (cell: Cell): boolean => hasStyle(cell, 'container=1');
/** True for a cell that is placed relative to another one, such as the label of an edge. */
export const isAttached = (cell: Cell): boolean => cell.kind === 'vertex' && placeOf(cell).isRelative;

/** Returns the corner of a cell on the page. */
export function originOf(id: string | null, cells: Cells): Point {
  let [x, y] = [0, 0];
  let at = id;
  for (let depth = 0; at !== null && depth < DEPTH_MAX; depth += 1) {
    const cell = cells.get(at);
    if (cell === undefined) break;
    const place = placeOf(cell);
    if (cell.kind === 'vertex' && !place.isRelative) [x, y] = [x + place.x, y + place.y];
    at = cell.parent;
  }
  return { x, y };
}

/** Indexes cells by id. */
export const byId = (cells: readonly Cell[]): Cells => new Map(cells.map((cell) => [cell.id, cell]));

// ---- Changed cells.

/** Returns the attributes without one of them. */
export const without = (attributes: Tree['attributes'], name: string): Tree['attributes'] =>
  new Map([...attributes].filter(([key]) => key !== name));

const withInner = (cell: Cell, attributes: Readonly<Record<string, string>>): Cell => ({
  ...cell,
  inner: { ...cell.inner, attributes: new Map([...cell.inner.attributes, ...Object.entries(attributes)]) },
});

/** Returns a cell with another style. */
export const withStyle = (cell: Cell, [own, ends]: StyleEntries): Cell =>
  withInner(cell, { style: [...own, ...ends].map((entry) => `${entry};`).join('') });

/** Returns a cell in another parent. */
export const withParent = (cell: Cell, parent: string): Cell => ({ ...withInner(cell, { parent }), parent });

/** Returns a cell with another label. */
export function withLabel(cell: Cell, label: string): Cell {
  if (cell.outer === null) return withInner(cell, { value: label });
  return { ...cell, outer: { ...cell.outer, attributes: new Map([...cell.outer.attributes, ['label', label]]) } };
}

/** Returns an edge with the ends of another one. */
export const withEnds = (cell: Cell, { inner }: Cell): Cell => {
  const ends = ENDS.flatMap(([end]) => (inner.attributes.has(end) ? [[end, inner.attributes.get(end)!] as const] : []));
  const others = [...cell.inner.attributes].filter(([name]) => name !== 'source' && name !== 'target');
  return { ...cell, inner: { ...cell.inner, attributes: new Map([...others, ...ends]) } };
};

/** Data that groundplan writes: what is missing of it in the fresh file is gone. */
const DATA: ReadonlySet<string> = new Set([
  ...['id', 'label', 'address', 'box', 'type', 'title', 'name', 'instances', 'details', 'change', 'changes', 'alert'],
  ...['relations', 'link', 'tags'],
]);
/** Attributes of a cell that groundplan decides. Others are states of the editor, such as hidden. */
const CELL: ReadonlySet<string> = new Set(['id', 'value', 'style', 'parent', 'vertex', 'edge', 'source', 'target']);

/** Returns a cell with the data that the person added, and the states of the editor. */
export function withEditedData(cell: Cell, edited: Cell): Cell {
  const states = [...edited.inner.attributes].filter(([name]) => !CELL.has(name));
  const data = [...(edited.outer?.attributes ?? [])].filter(([name]) => !DATA.has(name));
  const inner = states.length === 0 ? cell.inner : withInner(cell, Object.fromEntries(states)).inner;
  if (data.length === 0) return { ...cell, inner };
  if (cell.outer !== null) {
    return { ...cell, inner, outer: { ...cell.outer, attributes: new Map([...cell.outer.attributes, ...data]) } };
  }
  const attributes = new Map([['label', labelOf(cell)], ...data, ['id', cell.id]]);
  const bare = without(without(inner.attributes, 'value'), 'id');
  return {
    ...cell,
    outer: { name: 'object', attributes, children: [], text: '' },
    inner: { ...inner, attributes: bare },
  };
}

const withGeometry = (cell: Cell, geometry: Tree): Cell => ({
  ...cell,
  inner: { ...cell.inner, children: [...cell.inner.children.filter(({ name }) => name !== 'mxGeometry'), geometry] },
});

/** Returns a cell with the position and size of another one. */
export const withGeometryOf = (cell: Cell, edited: Cell): Cell => {
  const geometry = geometryOf(edited);
  return geometry === undefined ? cell : withGeometry(cell, geometry);
};

/** Returns a cell with another position and size. */
export function resizeCell(cell: Cell, { x, y, width, height }: Omit<Place, 'isRelative' | 'points'>): Cell {
  const values = Object.entries({ x, y, width, height }).map(
    ([name, value]) => [name, String(rounded(value))] as const,
  );
  const geometry = geometryOf(cell)!;
  return withGeometry(cell, { ...geometry, attributes: new Map([...geometry.attributes, ...values]) });
}

/** Moves a cell: the corner of a shape, the points of an edge. What is attached to another cell stays. */
export function moveCell(cell: Cell, by: Point): Cell {
  const geometry = geometryOf(cell);
  if (geometry === undefined || (by.x === 0 && by.y === 0)) return cell;
  if (cell.kind === 'vertex') return placeOf(cell).isRelative ? cell : withGeometry(cell, shifted(geometry, by));
  const children = geometry.children.map((child) => {
    if (child.name === 'Array') return { ...child, children: child.children.map((point) => shifted(point, by)) };
    return child.name === 'mxPoint' && child.attributes.get('as') !== 'offset' ? shifted(child, by) : child;
  });
  return withGeometry(cell, { ...geometry, children });
}

const shifted = (tree: Tree, { x, y }: Point): Tree => ({
  ...tree,
  attributes: new Map([
    ...tree.attributes,
    ['x', String(rounded(numberIn(tree, 'x') + x))],
    ['y', String(rounded(numberIn(tree, 'y') + y))],
  ]),
});

/** Returns an edge with an end at a point instead of a cell. */
export function withLooseEnd(edge: Cell, end: string, as: string, { x, y }: Point): Cell {
  const attributes = new Map([
    ['x', String(rounded(x))],
    ['y', String(rounded(y))],
    ['as', as],
  ]);
  const empty = {
    name: 'mxGeometry',
    attributes: new Map([
      ['relative', '1'],
      ['as', 'geometry'],
    ]),
    children: [],
    text: '',
  };
  const geometry: Tree = geometryOf(edge) ?? empty;
  const others = geometry.children.filter((child) => child.attributes.get('as') !== as);
  const loose = withGeometry(edge, {
    ...geometry,
    children: [...others, { name: 'mxPoint', attributes, children: [], text: '' }],
  });
  return { ...loose, inner: { ...loose.inner, attributes: without(loose.inner.attributes, end) } };
}

// ---- Pages and XML.

/** Returns the id of an element; empty for none. */
export const idOf = ({ attributes }: Tree): string => attributes.get('id') ?? '';

/** Returns the pages of a file, also of compressed ones. @throws NotRead */
export function pagesIn(text: string): readonly Page[] {
  const [file] = treesOf(text);
  if (file?.name === 'mxGraphModel') return [{ ...pageOf({ ...file, children: [file] }), diagram: file }];
  const pages = file?.name === 'mxfile' ? file.children.filter(({ name }) => name === 'diagram') : [];
  if (pages.length === 0) throw new NotRead(messages.NO_PAGE);
  return pages.map(pageOf);
}

/**
 * Reads a page; one without content has no cells.
 * @throws NotRead
 */
export function pageOf(diagram: Tree): Page {
  const own = diagram.children.find(({ name }) => name === 'mxGraphModel');
  const model = own ?? (diagram.text.trim() === '' ? undefined : treesOf(unpacked(diagram.text))[0]);
  if (model === undefined)
    return { diagram, model: { name: 'mxGraphModel', attributes: new Map(), children: [], text: '' }, cells: [] };
  const root = model.children.find(({ name }) => name === 'root');
  return { diagram, model, cells: (root?.children ?? []).flatMap((tree) => cellIn(tree) ?? []) };
}

function cellIn(tree: Tree): Cell | null {
  const outer = tree.name === 'mxCell' ? null : tree;
  const inner = outer === null ? tree : tree.children.find(({ name }) => name === 'mxCell');
  const id = tree.attributes.get('id');
  if (inner === undefined || id === undefined) return null;
  const kind =
    inner.attributes.get('edge') === '1' ? 'edge' : inner.attributes.get('vertex') === '1' ? 'vertex' : 'layer';
  return { id, parent: inner.attributes.get('parent') ?? null, kind, outer, inner };
}

/** Returns the element of a page. */
export function pageElement({ diagram, model, cells }: Page): Tree {
  const children = cells.map(({ outer, inner }) => (outer === null ? inner : { ...outer, children: [inner] }));
  const root = { name: 'root', attributes: new Map(), children, text: '' };
  return { ...diagram, text: '', children: [{ ...model, children: [root] }] };
}

/** Returns the elements of a text that are in no other one. */
export function treesOf(text: string): readonly Tree[] {
  const elements = elementsOf(text);
  const children = new Map<number, number[]>();
  for (const [index, { parent }] of elements.entries()) {
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [index]);
    else siblings.push(index);
  }
  const treeOf = (index: number, depth: number): Tree => {
    if (depth > DEPTH_MAX) throw new NotRead(messages.TOO_DEEP);
    const { name, attributes, text: own } = elements[index]!;
    return { name, attributes, text: own, children: (children.get(index) ?? []).map((at) => treeOf(at, depth + 1)) };
  };
  return (children.get(-1) ?? []).map((index) => treeOf(index, 0));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!)
    .replace(/[\t\n\r\u2028\u2029]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Elements whose children have a line each, so that Git shows which one has changed. */
const LINES: ReadonlySet<string> = new Set(['root']);

/** Writes an element with its children as XML. */
export function textOf({ name, attributes, children, text }: Tree): string {
  const start = `<${name}${[...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}`;
  const inside = children.map(textOf);
  if (LINES.has(name)) return `${start}>\n${inside.join('\n')}\n</${name}>`;
  const separator = name === 'mxfile' ? '\n' : '';
  const content = children.length === 0 ? escaped(text.trim()) : inside.join(separator);
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}
