/** Readers of the file: JGraph's own model, maxGraph, which is other code, and one that adds up places. */
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { parseXml } from '../../support/xml.js';

export interface At {
  readonly x: number;
  readonly y: number;
}

export interface ReadCell {
  readonly id: string;
  readonly parent: string | null;
  readonly kind: 'vertex' | 'edge' | 'layer';
  readonly style: ReadonlyMap<string, string>;
  readonly data: ReadonlyMap<string, string>;
  readonly label: string;
  readonly source: string | null;
  readonly target: string | null;
  /** As it is written. */
  readonly place: ReadonlyMap<string, string>;
  readonly offset: At | null;
  readonly points: readonly At[];
}

const styleOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(';')
      .filter((entry) => entry !== '')
      .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );

/** The cells of one page, in their order. */
function cellsOf(xml: string): ReadCell[] {
  const cells: ReadCell[] = [];
  let holder: ReadonlyMap<string, string> | null = null;
  for (const { name, attributes } of parseXml(xml)) {
    const at = () => ({ x: Number(attributes.get('x')), y: Number(attributes.get('y')) });
    if (name === 'object') holder = attributes;
    if (name === 'mxCell') {
      const own = holder ?? attributes;
      cells.push({
        id: own.get('id')!,
        parent: attributes.get('parent') ?? null,
        kind: attributes.has('edge') ? 'edge' : attributes.has('vertex') ? 'vertex' : 'layer',
        style: styleOf(attributes.get('style') ?? ''),
        data: holder ?? new Map(),
        label: own.get(holder === null ? 'value' : 'label') ?? '',
        source: attributes.get('source') ?? null,
        target: attributes.get('target') ?? null,
        place: new Map(),
        offset: null,
        points: [],
      });
      holder = null;
    }
    const last = cells.at(-1);
    if (name === 'mxGeometry') cells[cells.length - 1] = { ...last!, place: attributes };
    if (name === 'mxPoint' && attributes.get('as') === 'offset') cells[cells.length - 1] = { ...last!, offset: at() };
    if (name === 'mxPoint' && !attributes.has('as'))
      cells[cells.length - 1] = { ...last!, points: [...last!.points, at()] };
  }
  return cells;
}

export interface Box extends At {
  readonly width: number;
  readonly height: number;
}

export interface Read {
  readonly cells: ReadonlyMap<string, ReadCell>;
  readonly rectOf: (id: string) => Box;
  /** From end to end, on the page. */
  readonly routeOf: (id: string) => readonly At[];
}

/** Places on the page: what a cell is in, and what that is in, added up. */
export function read(xml: string): Read {
  const cells = new Map(cellsOf(xml).map((cell) => [cell.id, cell]));
  const rectOf = (id: string): Box => {
    const { place, parent, kind, offset } = cells.get(id)!;
    if (kind === 'layer') return { x: 0, y: 0, width: 0, height: 0 };
    const number = (name: string) => Number(place.get(name) ?? 0);
    const around = parent === null ? { x: 0, y: 0, width: 0, height: 0 } : rectOf(parent);
    const isRelative = place.get('relative') === '1';
    return {
      x: around.x + (isRelative ? number('x') * around.width : number('x')) + (offset?.x ?? 0),
      y: around.y + (isRelative ? number('y') * around.height : number('y')) + (offset?.y ?? 0),
      width: number('width'),
      height: number('height'),
    };
  };
  const routeOf = (id: string): readonly At[] => {
    const { source, target, style, points, parent } = cells.get(id)!;
    const end = (cell: string, which: string) => {
      const rect = rectOf(cell);
      const part = (axis: string) => Number(style.get(`${which}${axis}`));
      return { x: rect.x + part('X') * rect.width, y: rect.y + part('Y') * rect.height };
    };
    const origin = rectOf(parent!);
    const between = points.map(({ x, y }) => ({ x: x + origin.x, y: y + origin.y }));
    return [end(source!, 'exit'), ...between, end(target!, 'entry')];
  };
  return { cells, rectOf, routeOf };
}

/** What JGraph's model makes of a file: the same bytes where nothing is to be mended. */
export async function normalised(xml: string): Promise<{ readonly xml: string; readonly changed: number }> {
  const { normalizeDiagram } = await import('@drawio/mcp/src/normalize-model.js');
  return normalizeDiagram(xml);
}

interface ForeignCell {
  readonly id: string;
  readonly edge: boolean;
  readonly vertex: boolean;
  readonly parent: ForeignCell | null;
  readonly source: ForeignCell | null;
  readonly target: ForeignCell | null;
  readonly geometry: Box | null;
  readonly value: { getAttribute?(name: string): string | null } | string | null;
}

/** It looks at its browser when it is loaded, and needs none to read. */
function withoutBrowser(): Record<string, unknown> {
  const anything = () => ({ style: {}, getContext: () => null, appendChild: () => {}, setAttribute: () => {} });
  const page = { documentElement: {}, body: anything(), location: { href: '' }, getElementsByTagName: () => [] };
  return {
    ...{ DOMParser, XMLSerializer, navigator: { userAgent: '', appVersion: '', platform: '' } },
    document: { ...page, createElement: anything, createElementNS: anything },
  };
}

/** The cells that maxGraph finds, by id. */
export async function foreignCells(xml: string): Promise<Readonly<Record<string, ForeignCell>>> {
  Object.assign(globalThis, withoutBrowser());
  const { GraphDataModel, ModelXmlSerializer } = await import('@maxgraph/core');
  const model = new GraphDataModel();
  new ModelXmlSerializer(model).import(/<mxGraphModel[\s\S]*?<\/mxGraphModel>/.exec(xml)![0]);
  return model.cells as unknown as Readonly<Record<string, ForeignCell>>;
}
