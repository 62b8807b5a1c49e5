/** Reads positions and routes from the cells of a draw.io page. */
import type { PinnedPoint } from './model.js';
import type { Element } from './xml.js';

/** A cell of the page, with the values that the layout needs. */
export interface Cell {
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
export function cellsIn(elements: readonly Element[]): ReadonlyMap<string, Cell> {
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
