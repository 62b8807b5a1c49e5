/**
 * Packs the levels of a page: the drawings that an overview leads to, each compressed, and an index of what is on them.
 * `src/render/viewer/model/levels.ts` reads the index.
 */

import { deflateSync } from 'fflate/browser';
import { short } from '../../platform/text/printable.js';
import { EVIDENCE_ADDRESS_MAX, EVIDENCE_TEXT_MAX } from '../limits.js';
import { unescapeXml } from '../svg/notation.js';
import type { LabeledLayout, Levels, UndrawnResource } from '../writer.js';
import type { RevisionTexts } from './data.js';
import { changeWordCounts, hostLookup, idsOf, linesOf, risksOf } from './data.js';

/** The level of resources that the overview shows as themselves. */
const IN_OVERVIEW = -1;

/** A finished drawing. */
export interface LevelDrawing {
  readonly labeled: LabeledLayout;
  readonly svg: string;
  /** The keys of its lines: `linesIn`. */
  readonly drawn: readonly string[];
  readonly revisions: readonly RevisionTexts[];
}

/**
 * Elements and undrawn resources of one level that the same element of the overview shows. The members are: the level,
 * the number of that element as in `UndrawnGroup` of data.ts (-1 for none), their relation to it, the digit of their
 * risk, the number of lines about the change, and one text for each of them. The text is the address and the lines of
 * the tooltip; for an undrawn resource, the address, an empty line, and the name in the cloud.
 */
type IndexGroup = readonly [
  ...[level: number, host: number, relation: string, risk: number, told: number],
  ...texts: readonly string[],
];

/**
 * A line with a label or a change: the level that draws it, its ends, its label, its change, and the digit of its risk.
 */
type IndexLine = readonly [level: number, from: string, to: string, label: string, change: string, risk: number];

/** The index as the page contains it. */
export type LevelIndex = readonly [groups: readonly IndexGroup[], lines: readonly IndexLine[]];

/** Matches an icon in the definitions of a drawing. Brackets in text from the source are escaped. */
const SYMBOL = /(<symbol id="([^"]*)")[^>]*>[\s\S]*?<\/symbol>/g;

/**
 * Takes the icons out of drawings, because all levels use the same icons, and even compressed they are a fifth of a
 * small drawing.
 * @returns each drawing with empty symbols, and the icons by id
 */
export function withoutIcons(svgs: readonly string[]): {
  readonly bare: readonly string[];
  readonly icons: readonly (readonly [id: string, markup: string])[];
} {
  const icons = new Map<string, string>();
  const bare = svgs.map((svg) =>
    svg.replace(SYMBOL, (symbol, start: string, id: string) => {
      icons.set(id, symbol);
      return `${start}/>`;
    }),
  );
  return { bare, icons: [...icons] };
}

/** Compresses JSON. The same text gives the same characters on every machine, unlike with zlib. */
export const compressJson = (data: unknown): string =>
  Buffer.from(deflateSync(new TextEncoder().encode(JSON.stringify(data)), { level: 9 })).toString('base64');

/**
 * Returns the level of an undrawn resource: the one that draws its last host. Undefined if no level shows the resource.
 */
export const levelOf = ({ hosts }: UndrawnResource, { homes }: Levels): number | undefined =>
  homes.get(hosts.at(-1) ?? '');

/** True if an undrawn resource belongs to the overview, not to a level below it. */
export const isInOverview = (resource: UndrawnResource, levels: Levels): boolean =>
  (levelOf(resource, levels) ?? IN_OVERVIEW) === IN_OVERVIEW;

/**
 * Returns the index: everything that the overview does not draw as itself, with the level that does.
 * @param undrawn the resources that the overview does not draw
 */
export function indexOf(
  overview: LevelDrawing,
  drawings: readonly LevelDrawing[],
  levels: Levels,
  undrawn: readonly UndrawnResource[],
): LevelIndex {
  const hostOf = hostLookup(overview.labeled.layout, overview.drawn);
  const details = drawings.map(detailsOf);
  const groups = new Map<string, [number, number, string, number, number, ...string[]]>();
  for (const resource of [...firstMembers(undrawn, levels), ...undrawn]) {
    const level = levelOf(resource, levels);
    if (level === undefined || level === IN_OVERVIEW) continue;
    const { address, name = '' } = resource;
    const [host, relation] = hostOf(resource) ?? [-1, ''];
    const { words = ['', name], risk = 0, told = 0 } = details[level]?.elements.get(address) ?? {};
    const key = `${level} ${host} ${risk} ${told} ${relation}`;
    const group = groups.get(key) ?? [level, host, relation, risk, told];
    groups.set(key, group);
    group.push(linesOf([short(address, EVIDENCE_ADDRESS_MAX), ...words.map((text) => short(text, EVIDENCE_TEXT_MAX))]));
  }
  return [[...groups.values()], linesOfLevels(details, levels)];
}

/**
 * Returns the nodes whose address is that of a counted icon in the overview. They seem to be drawn there, but the icon
 * stands for several nodes.
 */
function firstMembers(undrawn: readonly UndrawnResource[], { homes }: Levels): readonly UndrawnResource[] {
  const undrawnAddresses = new Set(undrawn.map(({ address }) => address));
  return [...homes].flatMap(([address, level]) =>
    level === IN_OVERVIEW || undrawnAddresses.has(address)
      ? []
      : [{ address, hosts: [address], around: [], relation: '' }],
  );
}

interface DrawingDetails {
  readonly elements: ReadonlyMap<
    string,
    { readonly words: readonly string[]; readonly risk: number; readonly told: number }
  >;
  readonly lines: readonly (readonly [from: string, to: string, label: string, change: string, risk: number])[];
}

/** Matches the elements of a drawing. Quotes and brackets in text from the source are escaped. */
const ELEMENT = /<g data-address="([^"]*)"[^>]*><title>([^<]*)<\/title>/g;
/** Matches the lines of a drawing, without their signs and labels. */
const LINE = /<g data-from="([^"]*)" data-to="([^"]*)"([^>]*)><title>([^<]*)<\/title>/g;

/** Reads the tooltips off a drawing, as the viewer does, so that both have the same words. */
function detailsOf({ labeled, svg, drawn }: LevelDrawing): DrawingDetails {
  const hasChanges = labeled.layout.changes !== undefined;
  const [elementRisks, lineRisks] = hasChanges ? risksOf(labeled, drawn) : ['', ''];
  const wordCounts = hasChanges ? changeWordCounts(labeled.layout) : [];
  const numbers = new Map(idsOf(labeled.layout).map((id, at) => [id, at]));
  const elements = [...svg.matchAll(ELEMENT)].map(([, address = '', title = '']) => {
    const id = unescapeXml(address);
    const words = unescapeXml(title).split('\n');
    if (words.at(-1) === id) words.pop();
    const at = numbers.get(id) ?? -1;
    return [id, { words, risk: Number(elementRisks[at] ?? 0), told: wordCounts[at] ?? 0 }] as const;
  });
  const lines = [...svg.matchAll(LINE)].map(([, from = '', to = '', attributes = '', title = ''], at) => {
    const [start, end, words] = [from, to, title].map(unescapeXml) as [string, string, string];
    const text = words.slice(words.indexOf(end, start.length) + end.length);
    const cut = attributes.includes(' data-change=') ? text.lastIndexOf(', ') : text.length;
    return [start, end, text.slice(2, cut), text.slice(cut + 2), Number(lineRisks[at] ?? 0)] as const;
  });
  return { elements: new Map(elements), lines };
}

/**
 * Returns the lines with a label or a change, each once: on the level that draws both of its ends, or else on the last
 * level, which shows everything. On other levels, an end may be an icon for several nodes.
 */
function linesOfLevels(details: readonly DrawingDetails[], { homes }: Levels): readonly IndexLine[] {
  const linesByEnds = new Map<string, IndexLine>();
  for (const [level, { lines }] of details.entries())
    for (const [from, to, label, change, risk] of lines) {
      const key = `${from}\n${to}`;
      const isAtHome = homes.get(from) === level && homes.get(to) === level;
      const isTold = (label !== '' || risk > 0) && (isAtHome || level === details.length - 1);
      if (isTold && !linesByEnds.has(key)) linesByEnds.set(key, [level, from, to, label, change, risk]);
    }
  return [...linesByEnds.values()];
}
