/**
 * Reads the positions of all cells in a draw.io file that groundplan wrote for an element, and the routes between them.
 * Also parses the XML of such files.
 */

import { inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { InvalidInput } from '../../errors.js';
import { ATTRIBUTES_MAX, COORDINATE_MAX, ELEMENTS_MAX, NESTED_MAX, UNPACKED_MAX } from '../limits.js';
import * as messages from '../messages.js';
import {
  labelOn,
  lineName,
  type PinnedElement,
  type PinnedLayout,
  type PinnedLine,
  type PinnedPages,
  type PinnedPoint,
} from './model.js';

/**
 * Reads a draw.io file. The layout of a page is read when it is first asked for, which throws for a damaged page.
 * @throws InvalidInput if the bytes are not a draw.io file
 */
export function readPinnedPages(name: string, bytes: Uint8Array): PinnedPages {
  const pages = rejecting(name, () => pagesIn(elementsOf(Buffer.from(bytes).toString('utf8'))));
  const layouts = new Map<string, PinnedLayout>();
  return (pageId, orOnlyPage = false) => {
    const [only = pageId] = orOnlyPage && pages.size === 1 ? pages.keys() : [];
    const id = pages.has(pageId) ? pageId : only;
    const page = pages.get(id);
    if (page === undefined) return null;
    const layout = layouts.get(id) ?? rejecting(name, () => pinnedLayoutOf(cellsIn(page)));
    layouts.set(id, layout);
    return layout;
  };
}

/** Runs a reader, and turns its failure into a message about the file. @throws InvalidInput */
function rejecting<Result>(name: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    throw new InvalidInput(messages.notDrawioFile(name, error.message), { remedy: messages.NOT_DRAWIO_REMEDY });
  }
}

/**
 * The content of a page: the compressed text, or the elements of the file that belong to the page, with their indexes.
 */
type PageText = string | readonly (readonly [index: number, element: Element])[];

/**
 * Returns the pages by id; of several pages with one id, the first. A file that is a bare `<mxGraphModel>` is one page
 * with an empty id.
 */
function pagesIn(elements: readonly Element[]): ReadonlyMap<string, PageText> {
  const all = [...elements.entries()];
  const starts = all.flatMap(([index, { name }]) => (name === 'diagram' ? [index] : []));
  if (starts.length === 0 && elements.some(({ name }) => name === 'mxGraphModel')) return new Map([['', all]]);
  const pages = new Map<string, PageText>();
  for (const [at, start] of starts.entries()) {
    const { attributes, text } = elements[start]!;
    const id = attributes.get('id') ?? '';
    if (!pages.has(id)) pages.set(id, text.trim() || all.slice(start + 1, starts[at + 1]));
  }
  if (pages.size === 0) throw new NotRead(messages.NO_PAGE);
  return pages;
}

/** Decodes a compressed page: Base64, then raw deflate, then percent-encoding. */
export function unpacked(text: string): string {
  try {
    const bytes = inflateRawSync(Buffer.from(text.trim(), 'base64'), { maxOutputLength: UNPACKED_MAX });
    return decodeURIComponent(bytes.toString('utf8'));
  } catch (cause) {
    throw new NotRead(messages.NOT_UNPACKED, { cause });
  }
}

const ORIGIN: PinnedPoint = { x: 0, y: 0 };

const isWithinLimit = ({ x, y }: PinnedPoint): boolean =>
  Math.abs(x) <= COORDINATE_MAX && Math.abs(y) <= COORDINATE_MAX;
const isSize = (side: number): boolean => side >= 0 && side <= COORDINATE_MAX;

function pinnedLayoutOf(cells: ReadonlyMap<string, Cell>): PinnedLayout {
  /**
   * Returns the origin of a cell on the page, and the name of the innermost named cell among it and its parents; null
   * if cells nest too deeply.
   */
  const origin = (
    id: string | null,
    depth = 0,
  ): { readonly corner: PinnedPoint; readonly enclosing: string | null } | null => {
    const cell = id === null ? undefined : cells.get(id);
    if (cell === undefined) return { corner: ORIGIN, enclosing: null };
    if (depth > NESTED_MAX) return null;
    const parentOrigin = origin(cell.parent, depth + 1);
    if (parentOrigin === null) return null;
    const shift = cell.rect ?? ORIGIN;
    return {
      corner: { x: parentOrigin.corner.x + shift.x, y: parentOrigin.corner.y + shift.y },
      enclosing: cell.name ?? parentOrigin.enclosing,
    };
  };
  const elementsByName = new Map<string, PinnedElement>();
  const elementsById = new Map<string, PinnedElement>();
  for (const [id, { name, rect, parent }] of cells) {
    const parentOrigin = name === null || rect === null || elementsByName.has(name) ? null : origin(parent);
    if (parentOrigin === null || rect === null || name === null) continue;
    const element = {
      ...rect,
      x: parentOrigin.corner.x + rect.x,
      y: parentOrigin.corner.y + rect.y,
      parent: parentOrigin.enclosing,
    };
    if (!isWithinLimit(element) || !isSize(rect.width) || !isSize(rect.height)) continue;
    elementsByName.set(name, element);
    elementsById.set(id, element);
  }
  const lines = new Map<string, PinnedLine>();
  for (const cell of cells.values()) {
    const [source, target] = [cell.source ?? '', cell.target ?? ''].map((id) => elementsById.get(id));
    const parentOrigin = origin(cell.parent);
    const ends = cell.ends;
    if (!source || !target || !ends || parentOrigin === null) continue;
    const points = [
      endAt(source, ends[0]),
      ...cell.points.map(({ x, y }) => ({ x: x + parentOrigin.corner.x, y: y + parentOrigin.corner.y })),
      endAt(target, ends[1]),
    ];
    const key = lineName(cells.get(cell.source!)!.name!, cells.get(cell.target!)!.name!);
    const { along, offset } = cell;
    const line = { points, along, offset };
    if (!lines.has(key) && [...points, labelOn(line)].every(isWithinLimit)) lines.set(key, line);
  }
  return { elements: elementsByName, lines };
}

const endAt = ({ x, y, width, height }: PinnedElement, share: PinnedPoint): PinnedPoint => ({
  x: x + share.x * width,
  y: y + share.y * height,
});

// ---- Cells of a draw.io page: positions and routes.

/** A cell of the page, with the values that the layout needs. */
interface Cell {
  readonly parent: string | null;
  /** Address, or the id of a box without an address; null for a cell that a user has added. */
  readonly name: string | null;
  /** Relative to the parent cell; null for layers, edges and attached labels. */
  readonly rect: (PinnedPoint & { readonly width: number; readonly height: number }) | null;
  readonly source: string | null;
  readonly target: string | null;
  /**
   * The points at which an edge meets the cells at its ends, as fractions of their size; null if the editor chooses
   * them.
   */
  readonly ends: readonly [PinnedPoint, PinnedPoint] | null;
  readonly points: readonly PinnedPoint[];
  /** The fraction of the route at which the label is, and the offset of the label from that point. */
  readonly along: number;
  readonly offset: PinnedPoint;
}

const numberIn = (text: string | undefined): number => {
  const value = text === undefined || text === '' ? 0 : Number(text);
  return Number.isFinite(value) ? value : 0;
};

const pointIn = ({ attributes }: Element): PinnedPoint => ({
  x: numberIn(attributes.get('x')),
  y: numberIn(attributes.get('y')),
});

function endsIn(style: string): Cell['ends'] {
  const values = new Map(style.split(';').map((entry) => [entry.split('=', 1)[0]!, entry.split('=')[1]] as const));
  const fractions = (end: string): PinnedPoint | null => {
    const [x, y] = [values.get(`${end}X`), values.get(`${end}Y`)];
    return x === undefined || y === undefined ? null : { x: numberIn(x), y: numberIn(y) };
  };
  const [start, end] = [fractions('exit'), fractions('entry')];
  return start === null || end === null ? null : [start, end];
}

/**
 * Elements that contain a cell, and have its id and data: `<object id="n1" address="aws_vpc.main"><mxCell
 * .../></object>`.
 */
const WRAPPERS: ReadonlySet<string> = new Set(['object', 'UserObject']);

/**
 * Returns the cells of a page by id; of several cells with one id, the first. @throws NotRead if the page is compressed
 * and damaged
 */
function cellsIn(page: PageText): ReadonlyMap<string, Cell> {
  const elements = new Map(typeof page === 'string' ? elementsOf(unpacked(page)).entries() : page);
  const cells = new Map<string, Cell>();
  // The cell to which an element belongs, by the index of the element. Parents come before their children.
  const ids = new Map<number, string>();
  for (const [index, element] of elements) {
    if (element.name === 'mxCell') {
      const wrapper = elements.get(element.parent);
      const data = wrapper !== undefined && WRAPPERS.has(wrapper.name) ? wrapper.attributes : element.attributes;
      const id = data.get('id') ?? '';
      if (id === '' || cells.has(id)) continue;
      ids.set(index, id);
      cells.set(id, cellOf(element, data));
      continue;
    }
    const id = ids.get(element.name === 'mxGeometry' ? element.parent : -1);
    if (id !== undefined) {
      ids.set(index, id);
      cells.set(id, { ...cells.get(id)!, ...geometryOf(element) });
    }
    if (element.name === 'Array' && ids.has(element.parent)) ids.set(index, ids.get(element.parent)!);
    if (element.name === 'mxPoint' && ids.has(element.parent)) addPoint(cells, ids.get(element.parent)!, element);
  }
  return cells;
}

function cellOf({ attributes }: Element, data: ReadonlyMap<string, string>): Cell {
  return {
    parent: attributes.get('parent') ?? null,
    name: data.get('address') ?? data.get('box') ?? null,
    rect: null,
    source: attributes.get('source') ?? null,
    target: attributes.get('target') ?? null,
    ends: attributes.get('edge') === '1' ? endsIn(attributes.get('style') ?? '') : null,
    points: [],
    along: 0.5,
    offset: ORIGIN,
  };
}

function geometryOf(element: Element): Partial<Cell> {
  const { attributes } = element;
  const { x } = pointIn(element);
  if (attributes.get('relative') === '1') return { along: Math.min(1, Math.max(0, (x + 1) / 2)) };
  const [width, height] = [numberIn(attributes.get('width')), numberIn(attributes.get('height'))];
  return { rect: { ...pointIn(element), width, height } };
}

function addPoint(cells: Map<string, Cell>, id: string, element: Element): void {
  const cell = cells.get(id)!;
  const as = element.attributes.get('as');
  if (as === 'offset') cells.set(id, { ...cell, offset: pointIn(element) });
  if (as === undefined) (cell.points as PinnedPoint[]).push(pointIn(element));
}

// ---- The XML of draw.io files, which are untrusted.

/** Thrown for a text that is not a readable draw.io file. */
export class NotRead extends Error {}

/** An XML element with its decoded attributes. */
interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Index of the parent element; -1 for the root. */
  readonly parent: number;
  /** Text between the start tag and the next tag. */
  readonly text: string;
}

/**
 * Returns the elements in document order; none for an empty text. Hostile files do no harm: declarations are rejected,
 * and saxes only expands the entities of XML itself, fetches nothing and does not recurse.
 * @throws NotRead if the text is not XML, has declarations, or exceeds the limits
 */
export function elementsOf(text: string): readonly Element[] {
  if (text.length > UNPACKED_MAX) throw new NotRead(messages.TOO_LONG);
  const elements: { name: string; attributes: ReadonlyMap<string, string>; parent: number; text: string }[] = [];
  const open: number[] = [];
  const parser = new SaxesParser({ position: false });
  let attributeCount = 0;
  parser.on('opentagstart', () => {
    attributeCount = 0;
  });
  parser.on('attribute', () => {
    if (++attributeCount > ATTRIBUTES_MAX) throw new NotRead(messages.TOO_MANY_ATTRIBUTES);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (elements.length >= ELEMENTS_MAX) throw new NotRead(messages.TOO_MANY_ELEMENTS);
    open.push(elements.length);
    elements.push({ name, attributes: new Map(Object.entries(attributes)), parent: open.at(-2) ?? -1, text: '' });
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (content) => {
    if (open.at(-1) === elements.length - 1) elements.at(-1)!.text += content;
  });
  parser.on('doctype', () => {
    throw new NotRead(messages.HAS_DECLARATIONS);
  });
  // The parser's own message may quote the file.
  parser.on('error', () => {
    throw new NotRead(messages.BROKEN_TAG);
  });
  if (text.trim() !== '') parser.write(text).close();
  return elements;
}
