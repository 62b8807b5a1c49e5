/** Reads the positions of all cells in a draw.io file that have an address or are a box of groundplan. */
import { inflateRawSync } from 'node:zlib';
import { InvalidInput } from '../../errors.js';
import { FAR, NESTED_MAX, UNPACKED_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { type Cell, cellsIn } from './cells.js';
import { lineName, type PinnedElement, type PinnedLayout, type PinnedLine, type PinnedPoint } from './model.js';
import { type Element, elementsOf, NotRead } from './xml.js';

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
