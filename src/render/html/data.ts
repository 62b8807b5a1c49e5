/**
 * Writes the JSON for the viewer: facts that it cannot read off the SVG, such as the number of boxes, the kinds of
 * lines, the flows, and the evidence.
 */

import { CLOUDS, contentsTypeOf } from '../../catalog/cloud.js';
import { opensToOutside } from '../../catalog/exposure.js';
import type { Danger } from '../../graph/changes.js';
import { isPseudoType } from '../../graph/counts.js';
import { groupBy } from '../../graph/group-by.js';
import type { Presentation } from '../../labels/model.js';
import type { Layout, PlacedNode } from '../../layout/layout.js';
import { short } from '../../platform/text/printable.js';
import { EVIDENCE_ADDRESS_MAX, EVIDENCE_BYTES, EVIDENCE_SHARE_OF_DRAWING, EVIDENCE_TEXT_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { drawRevision } from '../svg/nodes.js';
import { escapeXml } from '../svg/notation.js';
import type { Theme } from '../theme.js';
import type { CodeLocation, ElementDetails, ProvenanceDetails, Reason, Revision, UndrawnResource } from '../writer.js';

/** Bits of the digit that encodes the kind of a line. */
const LINE_BITS = { twoWay: 1, dashed: 2, thin: 4 } as const;

/** A flow step. Elements and lines are indexes in drawing order. */
type Step = readonly [
  number: number,
  label: string,
  detail: string,
  elements: readonly number[],
  lines: readonly number[],
];

interface PageData {
  readonly boxes: number;
  /** One digit per line in drawing order, without trailing zeros. */
  readonly kinds: string;
  readonly flows: readonly { readonly name: string; readonly steps: readonly Step[] }[];
  /** Layers that are hidden when the page opens; absent if none is. */
  readonly off?: readonly string[];
  /** Resources that are not drawn under their own address; absent for none. */
  readonly undrawn?: readonly UndrawnGroup[];
  /** Indexes of elements whose id is made up; absent for none. */
  readonly extra?: readonly number[];
  /** Risk of each change; absent without changes. */
  readonly risks?: Risks;
  /** Number of tooltip lines about the change, by element; absent without changes. */
  readonly told?: readonly number[];
  /** Dangers that no element shows; absent for none. */
  readonly dangers?: readonly (readonly [risk: number, text: string, address: string])[];
  /** The levels besides this drawing: id, title, number of icons, and 1 if it has flows; absent for none. */
  readonly levels?: readonly (readonly [id: string, title: string, icons: number, hasFlows?: 1])[];
}

/**
 * Undrawn resources with one host: its number, their relation to it, and their addresses, each followed by a line feed
 * and the name in the cloud, if known. The host is an index of an element, or `-2 - index` of a line; -1 for none.
 */
type UndrawnGroup = readonly [host: number, relation: string, ...resources: readonly string[]];

/** Digits of `RISKS` by element and by line, each in drawing order. */
type Risks = readonly [elements: string, lines: string];

/** Layers that a revision hides: see src/render/viewer/model/changes.ts. */
const OFF: Readonly<Record<Revision, readonly string[]>> = { change: [], before: ['after'], after: ['before'] };

/**
 * Returns the data of the page.
 * @param drawn the result of `linesIn`
 * @param undrawn resources that are not drawn under their own address
 * @param side revision shown when the page opens
 */
export function pageData(
  { layout, presentation }: PageSubject,
  drawn: readonly string[],
  undrawn: readonly UndrawnResource[] = [],
  side: Revision = 'change',
): PageData {
  const edges = new Map(layout.edges.map(({ edge }) => [lineKey(edge.from, edge.to), edge]));
  const extra = madeUp(layout, presentation);
  const { dangers = [] } = presentation;
  const digit = (key: string): number => {
    const { twoWay, dashed, suggested, thin } = edges.get(key)!;
    return (twoWay ? LINE_BITS.twoWay : 0) + (dashed || suggested ? LINE_BITS.dashed : 0) + (thin ? LINE_BITS.thin : 0);
  };
  const groups = undrawnGroups(layout, drawn, undrawn);
  return {
    boxes: layout.boxes.length,
    kinds: drawn.map(digit).join('').replace(/0+$/, ''),
    flows: flows({ layout, presentation }, drawn),
    ...(groups.length > 0 && { undrawn: groups }),
    ...(extra.length > 0 && { extra }),
    ...(layout.changes !== undefined && {
      risks: risksOf({ layout, presentation }, drawn),
      told: changeWordCounts(layout),
    }),
    ...(dangers.length > 0 && {
      dangers: dangers.map(({ kind, text, address }) => [RISK_OF_DANGER[kind], cutText(text), address] as const),
    }),
    ...(layout.changes !== undefined && side !== 'change' && { off: OFF[side] }),
  };
}

interface PageSubject {
  readonly layout: Layout;
  readonly presentation: Presentation;
}

function flows({ layout, presentation }: PageSubject, drawn: readonly string[]): PageData['flows'] {
  const nodeIndexes = new Map(layout.nodes.map(({ node }, at) => [node.id, layout.boxes.length + at]));
  const lineIndexes = new Map(drawn.map((key, at) => [key, at]));
  return presentation.flows.map(({ name, steps }) => ({
    name,
    steps: steps.map(({ number, label, detail }): Step => {
      const nodesOfStep = presentation.items.filter((item) => item.kind === 'node' && item.steps.includes(number));
      const edgesOfStep = presentation.edges.filter((edge) => edge.steps.includes(number));
      return [
        number,
        label,
        detail,
        nodesOfStep.flatMap(({ id }) => nodeIndexes.get(id) ?? []),
        edgesOfStep.flatMap(({ from, to }) => lineIndexes.get(lineKey(from, to)) ?? []),
      ];
    }),
  }));
}

// ---- Resources that are not drawn under their own address.

function undrawnGroups(
  layout: Layout,
  drawn: readonly string[],
  undrawn: readonly UndrawnResource[],
): readonly UndrawnGroup[] {
  const ids = new Set(idsOf(layout));
  const hostOf = hostLookup(layout, drawn);
  const groups = new Map<string, [number, string, ...string[]]>();
  for (const resource of undrawn) {
    const { address, name } = resource;
    const host = ids.has(address) ? undefined : hostOf(resource);
    // The resource is drawn, or it is on another page.
    if (host === undefined) continue;
    const [at, words] = host;
    const group = groups.get(`${at} ${words}`) ?? [at, words];
    groups.set(`${at} ${words}`, group);
    group.push(linesOf([short(address, EVIDENCE_ADDRESS_MAX), ...(name === undefined ? [] : [cutText(name)])]));
  }
  return [...groups.values()];
}

/** Joins texts by line feeds. Line feeds inside the texts become spaces. */
export const linesOf = (texts: readonly string[]): string => texts.map((text) => text.replaceAll('\n', ' ')).join('\n');

/**
 * Returns a function that looks up the element or line that shows an undrawn resource: its number as in `UndrawnGroup`,
 * and its relation to the resource. Undefined if nothing in the drawing shows the resource.
 */
export function hostLookup(
  layout: Layout,
  drawn: readonly string[],
): (resource: UndrawnResource) => readonly [at: number, relation: string] | undefined {
  const indexes = new Map([
    ...idsOf(layout).map((id, at) => [id, at] as const),
    ...drawn.map((key, at) => [key, -2 - at] as const),
  ]);
  const indexOf = (id: string): number | undefined =>
    indexes.get(id.includes('\n') ? lineKey(...(id.split('\n') as [string, string])) : id);
  const indexIn = (ids: readonly string[]): number | undefined =>
    indexOf(ids.find((id) => indexOf(id) !== undefined) ?? '');
  return ({ hosts, around, relation }) => {
    const host = indexIn(hosts);
    const at = hosts.length === 0 ? -1 : (host ?? indexIn(around));
    if (at === undefined) return undefined;
    return [at, host === undefined && at >= 0 ? messages.PAGE_IS_INSIDE : cutText(relation)];
  };
}

/** Ids of the elements in drawing order. */
export const idsOf = ({ boxes, nodes }: Layout): readonly string[] => [
  ...boxes.map(({ box }) => box.id),
  ...nodes.map(({ node }) => node.id),
];

// ---- The order in which changes are reviewed.

/** Risks of a change, the greatest first. The digit 0 stands for no change. */
const RISKS = { data: 1, exposure: 2, rights: 3, removed: 4, other: 5 } as const;
const RISK_OF_DANGER: Readonly<Record<Danger['kind'], number>> = {
  data: RISKS.data,
  opens: RISKS.exposure,
  rights: RISKS.rights,
};

/** Returns the risks of the elements and lines, which decide in what order changes are reviewed. */
export function risksOf({ layout, presentation }: PageSubject, drawn: readonly string[]): Risks {
  const items = new Map(presentation.items.map((item) => [item.id, item]));
  const edges = new Map(layout.edges.map(({ edge }) => [lineKey(edge.from, edge.to), edge]));
  const ofElement = (id: string): number => {
    const item = items.get(id);
    if (item === undefined || item.ghostOf !== undefined) return 0;
    const { change, changed, losesData } = item;
    if (losesData) return RISKS.data;
    if (changed?.exposure?.some(opensToOutside)) return RISKS.exposure;
    if (changed?.rights?.length) return RISKS.rights;
    if (isLoss(change)) return RISKS.removed;
    return change !== 'none' || changed !== undefined ? RISKS.other : 0;
  };
  const ofLine = (key: string): number => {
    const mark = edges.get(key)?.mark;
    if (mark === undefined || mark.change === 'move') return 0;
    return mark.opens ? RISKS.exposure : isLoss(mark.change) ? RISKS.removed : RISKS.other;
  };
  return [idsOf(layout).map(ofElement).join(''), drawn.map(ofLine).join('')];
}

const isLoss = (change: string): boolean => change === 'delete' || change === 'replace';

/** Returns the number of tooltip lines about the change per element, in drawing order. */
export const changeWordCounts = ({ boxes, nodes }: Layout): readonly number[] =>
  [...boxes.map(({ box }) => box), ...nodes.map(({ node }) => node)].map(({ changeWords = [] }) => changeWords.length);

/** The types of icons that stand for everything in a container. */
const CONTENTS: ReadonlySet<string> = new Set([...CLOUDS, 'other' as const].map(contentsTypeOf));

/** Returns the indexes of elements whose id is made up. The page does not show such an id. */
function madeUp(layout: Layout, { items }: Presentation): readonly number[] {
  const isMadeUp = (item: Presentation['items'][number]): boolean =>
    item.kind === 'node' && (item.isExtra === true || CONTENTS.has(item.type) || isPseudoType(item.type));
  const ids = new Set(items.filter(isMadeUp).map(({ id }) => id));
  return idsOf(layout).flatMap((id, at) => (ids.has(id) ? [at] : []));
}

const unicodeEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns JSON that is safe inside a script element: `<`, `>`, `&` and the line separators are escaped. */
export const embeddable = (data: unknown): string => JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, unicodeEscape);

// ---- The lines of a drawing, in the order in which the viewer finds them.

/** Matches the ends of each line in drawing order, bundle by bundle. Quotes in text from the source are escaped. */
const DRAWN = /<g data-from="([^"]*)" data-to="([^"]*)"[^>]*><title>/g;

/** Returns the key of a line: its two ends, escaped as in the SVG. */
const lineKey = (from: string, to: string): string => `${escapeXml(from)}\n${escapeXml(to)}`;

/** Returns the keys of the lines of an SVG in drawing order. */
export const linesIn = (svg: string): readonly string[] =>
  [...svg.matchAll(DRAWN)].map(([, from, to]) => `${from}\n${to}`);

// ---- The evidence for the details panel.
// Texts and files are listed once and referred to by index; elements and lines are in drawing order.
// `src/render/viewer/model/evidence.ts` reads it.

/** Index of a text; index of a file and a line number, if known. */
type Numbered = readonly [text: number, file?: number, line?: number];

/** The embedded JSON. 0 stands for a line or an element without evidence. */
export type DetailData = readonly [
  texts: readonly string[],
  /** Path of the file as in the source, and its URL up to the line number; empty if unknown. */
  files: readonly (readonly [shown: string, address: string])[],
  lines: readonly (readonly Numbered[] | 0)[],
  elements: readonly (
    | readonly [
        /** Location of the element's block, with an empty text. */
        block: Numbered,
        why: readonly Numbered[],
        /** The evidence of a part, and the index of its name. */
        parts: readonly (readonly [Numbered, number])[],
      ]
    | 0
  )[],
  /** Name of a tag, and its values per element as indexes of texts. */
  tags: readonly (readonly [name: string, of: readonly (readonly number[])[]])[],
];

interface Subject {
  readonly layout: Layout;
  /** The keys of the lines in drawing order: `linesIn`. */
  readonly drawn: readonly string[];
}

/**
 * Returns as much evidence as fits into `maxBytes`, or null if there is none. Tags are always complete, because the
 * user requested them.
 * @param maxBytes of the embedded JSON, without the tags
 */
export function detailsWithin(maxBytes: number, subject: Subject, provenance: ProvenanceDetails): DetailData | null {
  const { tags = new Map(), undrawn: _, ...evidence } = provenance;
  const fits = (limits: EvidenceLimits): boolean => {
    const data = detailData(subject, evidence, limits, maxBytes);
    return data === null || (data !== TOO_LARGE && Buffer.byteLength(embeddable(data)) <= maxBytes);
  };
  const limits = LIMIT_STEPS.find(fits) ?? (LIMIT_STEPS.at(-1) as EvidenceLimits);
  const data = detailData(subject, { ...evidence, tags }, limits, Number.POSITIVE_INFINITY);
  return data === TOO_LARGE ? null : data;
}

/** Stands for evidence that exceeds the limit. */
const TOO_LARGE = 'too large';

/** Returns TOO_LARGE as soon as the texts alone exceed `maxBytes`; null if there is no evidence. */
function detailData(
  { layout, drawn }: Subject,
  provenance: ProvenanceDetails,
  limits: EvidenceLimits,
  maxBytes: number,
): DetailData | typeof TOO_LARGE | null {
  const [texts, files] = [new StringIndexes(), new StringIndexes()];
  const isTooLarge = (): boolean => texts.length + files.length > maxBytes;
  // One file name may occur at two commits, so the address is part of the key.
  const fileOf = ({ file, address = '' }: CodeLocation): number => files.of(`${file}\n${address}`);
  const numbered = ({ text, at }: Reason): Numbered =>
    at === undefined ? [texts.of(text)] : [texts.of(text), fileOf(at), at.line];
  const reasonsOfLine = reasonsByLine(layout, provenance);
  const lines: DetailData[2][number][] = [];
  for (const key of drawn) {
    const reasons = reasonsOfLine(key);
    lines.push(reasons === undefined ? 0 : reasonsIn(limits, reasons).map(numbered));
    if (isTooLarge()) return TOO_LARGE;
  }
  const ids = idsOf(layout);
  const elements: DetailData[3][number][] = [];
  for (const id of ids) {
    const element = provenance.elements.get(id);
    elements.push(element === undefined ? 0 : elementData(element));
    if (isTooLarge()) return TOO_LARGE;
  }
  function elementData({ at, why, parts }: ElementDetails): DetailData[3][number] {
    return [
      numbered({ text: '', ...locationIn(limits, at) }),
      reasonsIn(limits, why).map(numbered),
      partsIn(limits, parts).map((part) => [numbered(part), texts.of(part.name)]),
    ];
  }
  const tags = [...(provenance.tags ?? [])].map(([name, values]) => {
    const valuesByElement = ids.map((id) => values.get(id)?.map((value) => texts.of(value)) ?? []);
    return [name, valuesByElement] as const;
  });
  if (![...lines, ...elements].some((entry) => entry !== 0)) return null;
  return [texts.keys, files.keys.map(splitFile), lines, elements, tags];
}

const splitFile = (key: string): readonly [string, string] => {
  const at = key.lastIndexOf('\n');
  return [key.slice(0, at), key.slice(at + 1)];
};

/** Lists distinct strings and assigns an index to each. */
class StringIndexes {
  readonly keys: string[] = [];
  /** Total length of all keys, a lower bound of their size in the page. */
  length = 0;
  readonly #known = new Map<string, number>();

  /** Returns the index of a string, which is added if it is new. */
  of(key: string): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.keys.length);
    this.length += key.length;
    return this.keys.push(key) - 1;
  }
}

// ---- Size of the evidence.
// Lists are cut to their first entries and a count of the rest, until everything fits.

/** List lengths: `reasons` per line and per element's placement, `parts` (resources without an icon) per element. */
interface EvidenceLimits {
  readonly reasons: number;
  readonly parts: number;
  /** True if code locations are included. Each may name another file, so they can be large. */
  readonly locations: boolean;
}

/** From the most to the least evidence. The last step leaves only counts, which are smaller than any drawing. */
export const LIMIT_STEPS: readonly EvidenceLimits[] = [
  { reasons: 12, parts: 30, locations: true },
  { reasons: 6, parts: 10, locations: true },
  { reasons: 3, parts: 3, locations: true },
  { reasons: 1, parts: 1, locations: true },
  { reasons: 0, parts: 0, locations: true },
  { reasons: 0, parts: 0, locations: false },
];

/** Returns the bytes that the evidence beside a drawing may have. */
export const evidenceBytes = (svg: string): number =>
  Math.max(EVIDENCE_BYTES, Buffer.byteLength(svg) * EVIDENCE_SHARE_OF_DRAWING);

type NamedReason = ElementDetails['parts'][number];

const cutText = (text: string): string => short(text, EVIDENCE_TEXT_MAX);

/** Returns a location as a member of an entry; no member without one, or where the limits leave out locations. */
export const locationIn = (
  { locations }: EvidenceLimits,
  at: CodeLocation | undefined,
): { readonly at?: CodeLocation } => (at === undefined || !locations ? {} : { at: cutLocation(at) });

const reasonsIn = (limits: EvidenceLimits, reasons: readonly Reason[]): readonly Reason[] =>
  firstEntries(reasons, limits.reasons, (entry) => reasonIn(limits, entry), { text: '' });

const partsIn = (limits: EvidenceLimits, parts: readonly NamedReason[]): readonly NamedReason[] =>
  firstEntries(parts, limits.parts, (entry) => ({ ...reasonIn(limits, entry), name: cutText(entry.name) }), {
    text: '',
    name: '',
  });

const reasonIn = (limits: EvidenceLimits, { text, at }: Reason): Reason => ({
  text: cutText(text),
  ...locationIn(limits, at),
});

/**
 * Returns the first `limit` entries and a last one for the rest, `and 5 more`. If only one entry would be left out, it
 * is listed, because `and 1 more` would take as much room. A limit of 0 always leaves the count alone.
 * @param lastEntry the last entry, without its text
 */
function firstEntries<T extends Reason>(
  entries: readonly T[],
  limit: number,
  cut: (entry: T) => T,
  lastEntry: T,
): readonly T[] {
  const isShort = entries.length <= limit || (limit > 0 && entries.length === limit + 1);
  if (isShort) return entries.map(cut);
  return [...entries.slice(0, limit).map(cut), { ...lastEntry, text: messages.andMore(entries.length - limit) }];
}

/** Returns the location without its address if that is too long: a truncated address would be a broken link. */
const cutLocation = ({ file, line, address = '' }: CodeLocation): CodeLocation => ({
  file: cutText(file),
  line,
  ...(address !== '' && address.length <= EVIDENCE_ADDRESS_MAX && { address }),
});

// ---- Evidence of lines.

/** Returns the reasons of a line by its key, `lineKey`; undefined if there are none. */
type ReasonLookup = (key: string) => readonly Reason[] | undefined;

/**
 * Returns a lookup of reasons by line. A line of a group of equivalent nodes has the reasons of all its members,
 * without duplicates.
 */
function reasonsByLine({ boxes, nodes }: Layout, { lines }: Pick<ProvenanceDetails, 'lines'>): ReasonLookup {
  const reasonsByKey = new Map(
    [...lines].map(([ends, reasons]) => [lineKey(...(ends.split('\n') as [string, string])), reasons]),
  );
  const nodesByBox = groupBy(nodes, ({ node }) => node.parent);
  const groups = boxes.filter(({ box }) => box.style === 'group').map(({ box }) => box.id);
  const membersByGroup = new Map(
    groups.map((id) => [escapeXml(id), (nodesByBox.get(id) ?? []).map(({ node }) => escapeXml(node.id))]),
  );
  return (key) => {
    const reasonsOfLine = reasonsByKey.get(key);
    const [from, to] = key.split('\n') as [string, string];
    if (reasonsOfLine !== undefined || !(membersByGroup.has(from) || membersByGroup.has(to))) return reasonsOfLine;
    const starts = membersByGroup.get(from) ?? [from];
    const ends = membersByGroup.get(to) ?? [to];
    const reasons = starts.flatMap((start) => ends.flatMap((end) => reasonsByKey.get(`${start}\n${end}`) ?? []));
    return reasons.length === 0 ? undefined : withoutDuplicates(reasons);
  };
}

const withoutDuplicates = (reasons: readonly Reason[]): readonly Reason[] => [
  ...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values(),
];

// ---- The captions of single revisions, where they differ from that of the change: values before, and values after.

/**
 * An element with captions of its own in each revision: its index, both captions as SVG, which the page shows in place
 * of that of the change, and the tooltip lines before.
 */
export type RevisionTexts = readonly [at: number, markup: string, ...before: readonly string[]];

/** Returns the captions of a layout that differ between the revisions. */
export const revisionTexts = ({ boxes, nodes }: Layout, theme: Theme): readonly RevisionTexts[] =>
  nodes.flatMap((placed, number) => {
    const { revisions } = placed.node;
    return revisions === undefined
      ? []
      : [[boxes.length + number, markupOf(placed, theme), ...revisions.before.words] as const];
  });

function markupOf(placed: PlacedNode, theme: Theme): string {
  const groups = (['before', 'after'] as const).map((side) => {
    const caption = placed.node.revisions?.[side];
    return caption === undefined ? '' : `<g data-side="${side}">${drawRevision(placed, caption, theme)}</g>`;
  });
  return `<g xmlns="http://www.w3.org/2000/svg">${groups.join('')}</g>`;
}
