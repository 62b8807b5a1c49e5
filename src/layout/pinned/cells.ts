/**
 * Cells of a draw.io file as XML: reads their parts, changes them, and writes them again. What is not changed stays as
 * it was, even if groundplan does not know it.
 */

import { NESTED_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { elementsOf, NotRead, unpacked } from './read.js';

/** An XML element. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Text before the first child, with entities decoded. */
  readonly text: string;
}

/**
 * A cell. If draw.io has data for it, `outer` is the element (`<object>`) that wraps `inner` (`<mxCell>`) and has the
 * id, the label and the data; otherwise null.
 */
export interface Cell {
  readonly id: string;
  readonly parent: string | null;
  readonly kind: 'layer' | 'vertex' | 'edge';
  readonly outer: XmlElement | null;
  readonly inner: XmlElement;
}

/**
 * One page of a draw.io file: its `<diagram>`, the `<mxGraphModel>` inside, and the cells in the order from back to
 * front.
 */
export interface Page {
  readonly diagram: XmlElement;
  readonly model: XmlElement;
  readonly cells: readonly Cell[];
}

/** Cells of a page by id. */
export type Cells = ReadonlyMap<string, Cell>;

/**
 * For each end of an edge: the attribute with the id of its cell, and the role of the point at which the end is without
 * a cell.
 */
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

/** The geometry of a cell, in pixels and relative to its parent. `isRelative`: x and y are fractions of an edge. */
interface Geometry extends Point {
  readonly width: number;
  readonly height: number;
  readonly isRelative: boolean;
  /**
   * The points of an edge, or the offset of a label, each with its role: `offset`, `sourcePoint`, or empty for a
   * corner.
   */
  readonly points: readonly (readonly [role: string, x: number, y: number])[];
}

/** Rounds a coordinate for the file. Adding 0 turns -0 into 0. */
export const roundForFile = (value: number): number => Math.round(value * 1000) / 1000 + 0;
/** Rounds a coordinate for comparison, because programs write the last digits differently. */
const roundToCompare = (value: number): number => Math.round(value * 100) / 100 + 0;

const numberIn = ({ attributes }: XmlElement, name: string): number => {
  const value = Number(attributes.get(name) ?? 0);
  return Number.isFinite(value) ? value : 0;
};

const geometryElement = ({ inner }: Cell): XmlElement | undefined =>
  inner.children.find(({ name }) => name === 'mxGeometry');

/**
 * Returns the geometry of a cell; all zero without one. An offset of zero is left out, because it means the same as
 * none.
 */
export function geometryOf(cell: Cell): Geometry {
  const geometry = geometryElement(cell);
  const none = { x: 0, y: 0, width: 0, height: 0, isRelative: false, points: [] };
  if (geometry === undefined) return none;
  const points = geometry.children.flatMap((child): Geometry['points'][number][] => {
    if (child.name === 'Array') return child.children.map((point) => pointWithRole(point, ''));
    return child.name === 'mxPoint' ? [pointWithRole(child, child.attributes.get('as') ?? '')] : [];
  });
  const [x, y] = [roundToCompare(numberIn(geometry, 'x')), roundToCompare(numberIn(geometry, 'y'))];
  const [width, height] = [roundToCompare(numberIn(geometry, 'width')), roundToCompare(numberIn(geometry, 'height'))];
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

const pointWithRole = (point: XmlElement, role: string) =>
  [role, roundToCompare(numberIn(point, 'x')), roundToCompare(numberIn(point, 'y'))] as const;

/** Style entries of the ends of an edge: `exitX=1`, `entryY=0.5`. */
const END_STYLE = /^(?:exit|entry)/;

type StyleEntries = readonly [appearance: readonly string[], ends: readonly string[]];

/** Returns the entries of a style in two lists: those of the appearance, and those of the ends of an edge. */
export function styleOf({ inner }: Cell): StyleEntries {
  const entries = (inner.attributes.get('style') ?? '').split(';').filter((entry) => entry !== '');
  return [entries.filter((entry) => !END_STYLE.test(entry)), entries.filter((entry) => END_STYLE.test(entry))];
}

/** Returns the label of a cell as it is in the file, which may be HTML; empty for none. */
export const labelOf = ({ outer, inner }: Cell): string =>
  (outer === null ? inner.attributes.get('value') : outer.attributes.get('label')) ?? '';

const hasStyle = (cell: Cell, entry: string): boolean => styleOf(cell)[0].includes(entry);
/** True for a container of draw.io, such as the box of a network. */
export const isBox = (cell: Cell): boolean => hasStyle(cell, 'container=1');
/** True for a cell that is attached to its parent and moves with it, such as the label of an edge. */
export const isAttached = (cell: Cell): boolean => cell.kind === 'vertex' && geometryOf(cell).isRelative;

/**
 * Returns the top left corner of a cell on the page: the sum of the positions of the cell and of its parents; 0,0 for
 * null or an unknown id.
 */
export function originOf(id: string | null, cells: Cells): Point {
  let [x, y] = [0, 0];
  let at = id;
  for (let depth = 0; at !== null && depth < NESTED_MAX; depth += 1) {
    const cell = cells.get(at);
    if (cell === undefined) break;
    const place = geometryOf(cell);
    if (cell.kind === 'vertex' && !place.isRelative) [x, y] = [x + place.x, y + place.y];
    at = cell.parent;
  }
  return { x, y };
}

/** Indexes cells by id. */
export const byId = (cells: readonly Cell[]): Cells => new Map(cells.map((cell) => [cell.id, cell]));

// ---- Changed cells. Each function returns a changed copy.

/** Returns a copy of the attributes without the one of this name. */
export const withoutAttribute = (attributes: XmlElement['attributes'], name: string): XmlElement['attributes'] =>
  new Map([...attributes].filter(([key]) => key !== name));

const withInner = (cell: Cell, attributes: Readonly<Record<string, string>>): Cell => ({
  ...cell,
  inner: { ...cell.inner, attributes: new Map([...cell.inner.attributes, ...Object.entries(attributes)]) },
});

/** Returns the cell with the style of these entries. */
export const withStyle = (cell: Cell, [appearance, ends]: StyleEntries): Cell =>
  withInner(cell, { style: [...appearance, ...ends].map((entry) => `${entry};`).join('') });

/**
 * Returns the cell in another parent, at the same position relative to it. Combine with `moveCell` to keep its place on
 * the page.
 */
export const withParent = (cell: Cell, parent: string): Cell => ({ ...withInner(cell, { parent }), parent });

/** Returns the cell with another label, which is an attribute of `outer` if there is one. */
export function withLabel(cell: Cell, label: string): Cell {
  if (cell.outer === null) return withInner(cell, { value: label });
  return { ...cell, outer: { ...cell.outer, attributes: new Map([...cell.outer.attributes, ['label', label]]) } };
}

/** Returns the edge `cell` between the cells that the second edge connects. A loose end becomes loose, too. */
export const withEnds = (cell: Cell, { inner }: Cell): Cell => {
  const ends = ENDS.flatMap(([end]) => (inner.attributes.has(end) ? [[end, inner.attributes.get(end)!] as const] : []));
  const others = [...cell.inner.attributes].filter(([name]) => name !== 'source' && name !== 'target');
  return { ...cell, inner: { ...cell.inner, attributes: new Map([...others, ...ends]) } };
};

/**
 * Data attributes that groundplan writes. They are never taken over from an edited file, so one that the fresh file
 * lacks disappears.
 */
const DATA_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['id', 'label', 'address', 'box', 'type', 'title', 'name', 'instances', 'details', 'change', 'changes', 'alert'],
  ...['relations', 'link', 'tags'],
]);
/**
 * Attributes of a cell that groundplan decides. All others are states of the editor, such as `visible="0"` for a hidden
 * cell.
 */
const CELL_ATTRIBUTES: ReadonlySet<string> = new Set([
  'id',
  'value',
  'style',
  'parent',
  'vertex',
  'edge',
  'source',
  'target',
]);

/** Returns `cell` with the data that the user added to `edited`, and with the states that the editor gave it. */
export function withEditedData(cell: Cell, edited: Cell): Cell {
  const states = [...edited.inner.attributes].filter(([name]) => !CELL_ATTRIBUTES.has(name));
  const data = [...(edited.outer?.attributes ?? [])].filter(([name]) => !DATA_ATTRIBUTES.has(name));
  const inner = states.length === 0 ? cell.inner : withInner(cell, Object.fromEntries(states)).inner;
  if (data.length === 0) return { ...cell, inner };
  if (cell.outer !== null) {
    return { ...cell, inner, outer: { ...cell.outer, attributes: new Map([...cell.outer.attributes, ...data]) } };
  }
  const attributes = new Map([['label', labelOf(cell)], ...data, ['id', cell.id]]);
  const bare = withoutAttribute(withoutAttribute(inner.attributes, 'value'), 'id');
  return {
    ...cell,
    outer: { name: 'object', attributes, children: [], text: '' },
    inner: { ...inner, attributes: bare },
  };
}

const withGeometry = (cell: Cell, geometry: XmlElement): Cell => ({
  ...cell,
  inner: { ...cell.inner, children: [...cell.inner.children.filter(({ name }) => name !== 'mxGeometry'), geometry] },
});

/** Returns `cell` with the geometry of `edited`: position and size of a shape, points of an edge. */
export const withGeometryOf = (cell: Cell, edited: Cell): Cell => {
  const geometry = geometryElement(edited);
  return geometry === undefined ? cell : withGeometry(cell, geometry);
};

/** Returns the cell with another position, relative to its parent, and size. The cell must have a geometry. */
export function resizeCell(cell: Cell, { x, y, width, height }: Omit<Geometry, 'isRelative' | 'points'>): Cell {
  const values = Object.entries({ x, y, width, height }).map(
    ([name, value]) => [name, String(roundForFile(value))] as const,
  );
  const geometry = geometryElement(cell)!;
  return withGeometry(cell, { ...geometry, attributes: new Map([...geometry.attributes, ...values]) });
}

/**
 * Returns the cell moved by a distance: the corner of a shape, or the points of an edge. A cell that is attached to
 * another one stays.
 */
export function moveCell(cell: Cell, distance: Point): Cell {
  const geometry = geometryElement(cell);
  if (geometry === undefined || (distance.x === 0 && distance.y === 0)) return cell;
  if (cell.kind === 'vertex')
    return geometryOf(cell).isRelative ? cell : withGeometry(cell, shiftedElement(geometry, distance));
  const children = geometry.children.map((child) => {
    if (child.name === 'Array')
      return { ...child, children: child.children.map((point) => shiftedElement(point, distance)) };
    return child.name === 'mxPoint' && child.attributes.get('as') !== 'offset'
      ? shiftedElement(child, distance)
      : child;
  });
  return withGeometry(cell, { ...geometry, children });
}

const shiftedElement = (tree: XmlElement, { x, y }: Point): XmlElement => ({
  ...tree,
  attributes: new Map([
    ...tree.attributes,
    ['x', String(roundForFile(numberIn(tree, 'x') + x))],
    ['y', String(roundForFile(numberIn(tree, 'y') + y))],
  ]),
});

/** Returns the edge with one end at a point instead of a cell. `end` and `as` are a pair of `ENDS`. */
export function withLooseEnd(edge: Cell, end: string, as: string, { x, y }: Point): Cell {
  const attributes = new Map([
    ['x', String(roundForFile(x))],
    ['y', String(roundForFile(y))],
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
  const geometry: XmlElement = geometryElement(edge) ?? empty;
  const others = geometry.children.filter((child) => child.attributes.get('as') !== as);
  const loose = withGeometry(edge, {
    ...geometry,
    children: [...others, { name: 'mxPoint', attributes, children: [], text: '' }],
  });
  return { ...loose, inner: { ...loose.inner, attributes: withoutAttribute(loose.inner.attributes, end) } };
}

// ---- Pages and XML.

/** Returns the id of an element; empty for none. */
export const idOf = ({ attributes }: XmlElement): string => attributes.get('id') ?? '';

/**
 * Returns the pages of a file, which may be compressed. A file that is a bare `<mxGraphModel>` is one page, whose
 * `diagram` is that element. @throws NotRead
 */
export function pagesIn(text: string): readonly Page[] {
  const [file] = xmlElementsOf(text);
  if (file?.name === 'mxGraphModel') return [{ ...pageOf({ ...file, children: [file] }), diagram: file }];
  const pages = file?.name === 'mxfile' ? file.children.filter(({ name }) => name === 'diagram') : [];
  if (pages.length === 0) throw new NotRead(messages.NO_PAGE);
  return pages.map(pageOf);
}

/**
 * Reads a page, and decompresses it if necessary. A page without content has no cells.
 * @throws NotRead
 */
export function pageOf(diagram: XmlElement): Page {
  const uncompressed = diagram.children.find(({ name }) => name === 'mxGraphModel');
  const model = uncompressed ?? (diagram.text.trim() === '' ? undefined : xmlElementsOf(unpacked(diagram.text))[0]);
  if (model === undefined)
    return { diagram, model: { name: 'mxGraphModel', attributes: new Map(), children: [], text: '' }, cells: [] };
  const root = model.children.find(({ name }) => name === 'root');
  return { diagram, model, cells: (root?.children ?? []).flatMap((tree) => cellIn(tree) ?? []) };
}

function cellIn(tree: XmlElement): Cell | null {
  const outer = tree.name === 'mxCell' ? null : tree;
  const inner = outer === null ? tree : tree.children.find(({ name }) => name === 'mxCell');
  const id = tree.attributes.get('id');
  if (inner === undefined || id === undefined) return null;
  const kind =
    inner.attributes.get('edge') === '1' ? 'edge' : inner.attributes.get('vertex') === '1' ? 'vertex' : 'layer';
  return { id, parent: inner.attributes.get('parent') ?? null, kind, outer, inner };
}

/** Returns the element of a page with its current cells, uncompressed. */
export function pageElement({ diagram, model, cells }: Page): XmlElement {
  const children = cells.map(({ outer, inner }) => (outer === null ? inner : { ...outer, children: [inner] }));
  const root = { name: 'root', attributes: new Map(), children, text: '' };
  return { ...diagram, text: '', children: [{ ...model, children: [root] }] };
}

/** Parses XML and returns its root element; no element for an empty text. @throws NotRead */
export function xmlElementsOf(text: string): readonly XmlElement[] {
  const elements = elementsOf(text);
  const children = new Map<number, number[]>();
  for (const [index, { parent }] of elements.entries()) {
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [index]);
    else siblings.push(index);
  }
  const elementAt = (index: number, depth: number): XmlElement => {
    if (depth > NESTED_MAX) throw new NotRead(messages.TOO_DEEP);
    const { name, attributes, text: elementText } = elements[index]!;
    return {
      name,
      attributes,
      text: elementText,
      children: (children.get(index) ?? []).map((at) => elementAt(at, depth + 1)),
    };
  };
  return (children.get(-1) ?? []).map((index) => elementAt(index, 0));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!)
    .replace(/[\t\n\r\u2028\u2029]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Elements whose children are each written on a line of their own, so that a diff in Git shows which cell has changed.
 */
const ONE_CHILD_PER_LINE: ReadonlySet<string> = new Set(['root']);

/** Writes an element with its children as XML, in the form of an uncompressed draw.io file. */
export function xmlOf({ name, attributes, children, text }: XmlElement): string {
  const start = `<${name}${[...attributes].map(([key, value]) => ` ${key}="${escapeText(value)}"`).join('')}`;
  const inside = children.map(xmlOf);
  if (ONE_CHILD_PER_LINE.has(name)) return `${start}>\n${inside.join('\n')}\n</${name}>`;
  const separator = name === 'mxfile' ? '\n' : '';
  const content = children.length === 0 ? escapeText(text.trim()) : inside.join(separator);
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}
