/** Reads the positions of all cells in a draw.io file that have an address or are a box of groundplan. */

import { inflateRawSync } from 'node:zlib';
import { InvalidInput } from '../../errors.js';
import { ELEMENTS_MAX, FAR, NESTED_MAX, UNPACKED_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { lineName, type PinnedElement, type PinnedLayout, type PinnedLine, type PinnedPoint } from './model.js';

/**
 * Reads the pinned layout from a draw.io file.
 * @throws InvalidInput if the bytes are not a draw.io file
 */
export function readPlaces(name: string, bytes: Uint8Array): PinnedLayout {
  try {
    return placesOf(cellsIn(pageIn(elementsOf(Buffer.from(bytes).toString('utf8')))));
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    throw new InvalidInput(messages.notOfEditor(name, error.message), { remedy: messages.NOT_OF_EDITOR_REMEDY });
  }
}

/** Returns the elements of the first page, inflated if it is compressed. */
function pageIn(elements: readonly Element[]): readonly Element[] {
  if (elements.some(({ name }) => name === 'mxGraphModel')) {
    const first = elements.findIndex(({ name }) => name === 'mxGraphModel');
    const next = elements.findIndex(({ name }, at) => at > first && name === 'mxGraphModel');
    return next < 0 ? elements : elements.slice(0, next);
  }
  const packed = elements.find(({ name, text }) => name === 'diagram' && text.trim() !== '');
  if (packed === undefined) throw new NotRead(messages.NO_PAGE);
  return elementsOf(unpacked(packed.text));
}

/** Decodes a compressed page: Base64, then raw deflate, then percent-encoding. */
function unpacked(text: string): string {
  try {
    const bytes = inflateRawSync(Buffer.from(text.trim(), 'base64'), { maxOutputLength: UNPACKED_MAX });
    return decodeURIComponent(bytes.toString('utf8'));
  } catch (cause) {
    throw new NotRead(messages.NOT_UNPACKED, { cause });
  }
}

const START: PinnedPoint = { x: 0, y: 0 };

const isNear = ({ x, y }: PinnedPoint): boolean => Math.abs(x) <= FAR && Math.abs(y) <= FAR;
const isSize = (side: number): boolean => side >= 0 && side <= FAR;

function placesOf(cells: ReadonlyMap<string, Cell>): PinnedLayout {
  /**
   * Returns the origin of a cell on the page and the name of its innermost named cell; null if cells nest too deeply.
   */
  const reach = (id: string | null, depth = 0): { readonly at: PinnedPoint; readonly named: string | null } | null => {
    const cell = id === null ? undefined : cells.get(id);
    if (cell === undefined) return { at: START, named: null };
    if (depth > NESTED_MAX) return null;
    const around = reach(cell.parent, depth + 1);
    if (around === null) return null;
    const at = cell.rect === null ? START : cell.rect;
    return { at: { x: around.at.x + at.x, y: around.at.y + at.y }, named: cell.name ?? around.named };
  };
  const things = new Map<string, PinnedElement>();
  const ids = new Map<string, PinnedElement>();
  for (const [id, { name, rect, parent }] of cells) {
    const around = name === null || rect === null || things.has(name) ? null : reach(parent);
    if (around === null || rect === null || name === null) continue;
    const thing = { ...rect, x: around.at.x + rect.x, y: around.at.y + rect.y, parent: around.named };
    if (!isNear(thing) || !isSize(rect.width) || !isSize(rect.height)) continue;
    things.set(name, thing);
    ids.set(id, thing);
  }
  const lines = new Map<string, PinnedLine>();
  for (const cell of cells.values()) {
    const [source, target] = [cell.source ?? '', cell.target ?? ''].map((id) => ids.get(id));
    const around = reach(cell.parent);
    const ends = cell.ends;
    if (!source || !target || !ends || around === null) continue;
    const points = [
      endAt(source, ends[0]),
      ...cell.points.map(({ x, y }) => ({ x: x + around.at.x, y: y + around.at.y })),
      endAt(target, ends[1]),
    ];
    const key = lineName(cells.get(cell.source!)!.name!, cells.get(cell.target!)!.name!);
    const label = labelOn(points, cell);
    if (!lines.has(key) && [...points, label].every(isNear)) lines.set(key, { points, label });
  }
  return { things, lines };
}

const endAt = ({ x, y, width, height }: PinnedElement, share: PinnedPoint): PinnedPoint => ({
  x: x + share.x * width,
  y: y + share.y * height,
});

const distance = (a: PinnedPoint, b: PinnedPoint): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Returns the position of the label, at a fraction of the route plus an offset. */
function labelOn(points: readonly PinnedPoint[], { along, offset }: Cell): PinnedPoint {
  const lengths = points.slice(1).map((point, i) => distance(points[i]!, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) * along;
  for (const [i, length] of lengths.entries()) {
    if (left <= length || i === lengths.length - 1) {
      const [a, b] = [points[i]!, points[i + 1]!];
      const part = length === 0 ? 0 : left / length;
      return { x: a.x + (b.x - a.x) * part + offset.x, y: a.y + (b.y - a.y) * part + offset.y };
    }
    left -= length;
  }
  return { x: points[0]!.x + offset.x, y: points[0]!.y + offset.y };
}

// ---- Cells of a draw.io page: positions and routes.

/** A cell of the page, with the values that the layout needs. */
interface Cell {
  readonly parent: string | null;
  /** Address, or the id of a box without one; null for a cell that a user has added. */
  readonly name: string | null;
  /** Relative to the parent cell; null for layers, edges and attached labels. */
  readonly rect: (PinnedPoint & { readonly width: number; readonly height: number }) | null;
  readonly source: string | null;
  readonly target: string | null;
  /** As fractions of the cells at both ends; null if the editor chooses the ends. */
  readonly ends: readonly [PinnedPoint, PinnedPoint] | null;
  readonly points: readonly PinnedPoint[];
  /** Fraction of the route at which the label sits, and the label's distance from that point. */
  readonly along: number;
  readonly offset: PinnedPoint;
}

const NOWHERE: PinnedPoint = { x: 0, y: 0 };

const number = (text: string | undefined): number => {
  const value = text === undefined || text === '' ? 0 : Number(text);
  return Number.isFinite(value) ? value : 0;
};

const placeIn = ({ attributes }: Element): PinnedPoint => ({
  x: number(attributes.get('x')),
  y: number(attributes.get('y')),
});

function endsIn(style: string): Cell['ends'] {
  const values = new Map(style.split(';').map((entry) => [entry.split('=', 1)[0]!, entry.split('=')[1]] as const));
  const share = (which: string): PinnedPoint | null => {
    const [x, y] = [values.get(`${which}X`), values.get(`${which}Y`)];
    return x === undefined || y === undefined ? null : { x: number(x), y: number(y) };
  };
  const [start, end] = [share('exit'), share('entry')];
  return start === null || end === null ? null : [start, end];
}

/** Elements that hold the data and the id of the cell inside them. */
const HOLDERS: ReadonlySet<string> = new Set(['object', 'UserObject']);

/** Returns the cells by id. */
function cellsIn(elements: readonly Element[]): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>();
  const ids = new Map<number, string>();
  for (const [at, element] of elements.entries()) {
    if (element.name === 'mxCell') {
      const holder = elements[element.parent];
      const own = holder !== undefined && HOLDERS.has(holder.name) ? holder.attributes : element.attributes;
      const id = own.get('id') ?? '';
      if (id === '' || cells.has(id)) continue;
      ids.set(at, id);
      cells.set(id, cellOf(element, own));
      continue;
    }
    const id = ids.get(element.name === 'mxGeometry' ? element.parent : -1);
    if (id !== undefined) {
      ids.set(at, id);
      cells.set(id, { ...cells.get(id)!, ...geometryOf(element) });
    }
    if (element.name === 'Array' && ids.has(element.parent)) ids.set(at, ids.get(element.parent)!);
    if (element.name === 'mxPoint' && ids.has(element.parent)) addPoint(cells, ids.get(element.parent)!, element);
  }
  return cells;
}

function cellOf({ attributes }: Element, own: ReadonlyMap<string, string>): Cell {
  return {
    parent: attributes.get('parent') ?? null,
    name: own.get('address') ?? own.get('box') ?? null,
    rect: null,
    source: attributes.get('source') ?? null,
    target: attributes.get('target') ?? null,
    ends: attributes.get('edge') === '1' ? endsIn(attributes.get('style') ?? '') : null,
    ...{ points: [], along: 0.5, offset: NOWHERE },
  };
}

function geometryOf(element: Element): Partial<Cell> {
  const { attributes } = element;
  const { x } = placeIn(element);
  if (attributes.get('relative') === '1') return { along: Math.min(1, Math.max(0, (x + 1) / 2)) };
  const [width, height] = [number(attributes.get('width')), number(attributes.get('height'))];
  return { rect: { ...placeIn(element), width, height } };
}

function addPoint(cells: Map<string, Cell>, id: string, element: Element): void {
  const cell = cells.get(id)!;
  const as = element.attributes.get('as');
  if (as === 'offset') cells.set(id, { ...cell, offset: placeIn(element) });
  if (as === undefined) (cell.points as PinnedPoint[]).push(placeIn(element));
}

// ---- XML of draw.io: elements, attributes and text.
// Hostile files are harmless, because declarations (and so custom entities) are rejected, nothing is fetched, and the
// text is read once.

/** The text is not a readable draw.io file. */
class NotRead extends Error {}

/** An XML element with its decoded attributes. */
interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Index of the parent element; -1 for the root. */
  readonly parent: number;
  /** Text between the start tag and the next tag. */
  readonly text: string;
}

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi;
const HIGHEST = 0x10ffff;

const decoded = (text: string): string =>
  text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase())!;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code <= HIGHEST ? String.fromCodePoint(code) : whole;
  });

/** Returns the end of the tag at `start`. Quoted values may contain `>`. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const character = text[at] as string;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
    else if (character === '<' && at > start) break;
  }
  throw new NotRead(messages.BROKEN_TAG);
}

const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const NAME = /[A-Za-z_][\w:.-]*/y;

function attributesIn(tag: string, start: number): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = start;
  for (let match = ATTRIBUTE.exec(tag); match !== null; match = ATTRIBUTE.exec(tag)) {
    const [, name, double, single] = match;
    attributes.set(name!, decoded(double ?? single ?? ''));
  }
  return attributes;
}

const after = (text: string, end: string, from: number): number => {
  const at = text.indexOf(end, from);
  if (at < 0) throw new NotRead(messages.BROKEN_TAG);
  return at + end.length;
};

/** Skips a comment or processing instruction. Returns its end, or `at` for an element. */
function skipped(text: string, at: number): number {
  if (text.startsWith('<!--', at)) return after(text, '-->', at + 4);
  if (text.startsWith('<?', at)) return after(text, '?>', at + 2);
  if (text.startsWith('<!', at)) throw new NotRead(messages.HAS_DECLARATIONS);
  return at;
}

/**
 * Returns the elements in document order.
 * @throws NotRead if the text is not XML, or has declarations
 */
function elementsOf(text: string): Element[] {
  const elements: Element[] = [];
  const open: number[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const next = skipped(text, at);
    if (next > at) {
      at = next;
      continue;
    }
    const end = endOfTag(text, at);
    const isEnd = text[at + 1] === '/';
    NAME.lastIndex = at + (isEnd ? 2 : 1);
    const name = NAME.exec(text)?.[0];
    if (name === undefined) throw new NotRead(messages.BROKEN_TAG);
    if (isEnd) {
      if (elements[open.pop() ?? -1]?.name !== name) throw new NotRead(messages.BROKEN_TAG);
    } else {
      const tag = text.slice(at, end);
      const isEmpty = tag.endsWith('/');
      const content = isEmpty ? '' : text.slice(end + 1, Math.max(end + 1, text.indexOf('<', end)));
      const attributes = attributesIn(tag, 1 + name.length);
      elements.push({ name, attributes, parent: open.at(-1) ?? -1, text: decoded(content) });
      if (elements.length > ELEMENTS_MAX) throw new NotRead(messages.TOO_MANY_ELEMENTS);
      if (!isEmpty) open.push(elements.length - 1);
    }
    at = end + 1;
  }
  if (open.length > 0) throw new NotRead(messages.BROKEN_TAG);
  return elements;
}
