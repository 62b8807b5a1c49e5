/**
 * The evidence of a page in compact form. Texts and files are listed once and referred to by index; elements and lines
 * are in drawing order.
 */

import { groupBy } from '../../graph/group-by.js';
import type { Layout } from '../../layout/layout.js';
import { short } from '../../platform/text/printable.js';
import { EVIDENCE_ADDRESS_MAX, EVIDENCE_BYTES, EVIDENCE_OF_PICTURE, EVIDENCE_TEXT_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { escapeXml } from '../svg/notation.js';
import type { CodePlace, ElementDetails, ProvenanceDetails, Reason } from '../writer.js';
import { embeddable, lineKey } from './data.js';

/** Index of a text; index of a file and a line number, if known. */
type Numbered = readonly [text: number, file?: number, line?: number];

/** The format that src/render/viewer/model/evidence.ts reads. 0 stands for an entry without evidence. */
export type DetailData = readonly [
  texts: readonly string[],
  /** Path of the file as in the source, and its URL up to the line number; empty if unknown. */
  files: readonly (readonly [shown: string, address: string])[],
  lines: readonly (readonly Numbered[] | 0)[],
  things: readonly (
    | readonly [own: Numbered, why: readonly Numbered[], parts: readonly (readonly [Numbered, number])[]]
    | 0
  )[],
  /** Name of a tag, and its values per element as indexes of texts. */
  tags: readonly (readonly [name: string, of: readonly (readonly number[])[]])[],
];

interface Subject {
  readonly layout: Layout;
  /** The ends of the lines in drawing order: `linesIn`. */
  readonly drawn: readonly string[];
}

/**
 * Returns as much evidence as fits `room`, in bytes. Tags that the user requested are always complete and do not count
 * towards `room`. Null if there is no evidence.
 */
export function detailsWithin(room: number, subject: Subject, told: ProvenanceDetails): DetailData | null {
  const { tags = new Map(), ...evidence } = told;
  const fits = (measure: Measure): boolean => {
    const data = toldData(subject, evidence, measure, room);
    return data === null || (data !== 'more' && Buffer.byteLength(embeddable(data)) <= room);
  };
  const measure = MEASURES.find(fits) ?? (MEASURES.at(-1) as Measure);
  const data = toldData(subject, { ...evidence, tags }, measure, Number.POSITIVE_INFINITY);
  return data === 'more' ? null : data;
}

/** Returns `more` as soon as the evidence exceeds `room`; null if there is none. */
function toldData(
  { layout, drawn }: Subject,
  told: ProvenanceDetails,
  measure: Measure,
  room: number,
): DetailData | 'more' | null {
  const [texts, files] = [new Numbers(), new Numbers()];
  const isMore = (): boolean => texts.length + files.length > room;
  // One file name may occur at two commits, so the address is part of the key.
  const fileOf = ({ file, address = '' }: CodePlace): number => files.of(`${file}\n${address}`);
  const numbered = ({ text, at }: Reason): Numbered =>
    at === undefined ? [texts.of(text)] : [texts.of(text), fileOf(at), at.line];
  const reasonsOf = reasonsBy(layout, told);
  const { boxes, nodes } = layout;
  const lines: DetailData[2][number][] = [];
  for (const ends of drawn) {
    const reasons = reasonsOf(ends);
    lines.push(reasons === undefined ? 0 : reasonsIn(measure, reasons).map(numbered));
    if (isMore()) return 'more';
  }
  const ids = [...boxes.map(({ box }) => box.id), ...nodes.map(({ node }) => node.id)];
  const things: DetailData[3][number][] = [];
  for (const id of ids) {
    const thing = told.things.get(id);
    things.push(thing === undefined ? 0 : thingOf(thing));
    if (isMore()) return 'more';
  }
  function thingOf({ at, why, parts }: ElementDetails): DetailData[3][number] {
    const own = numbered({ text: '', ...placeIn(measure, at) });
    return [
      own,
      reasonsIn(measure, why).map(numbered),
      partsIn(measure, parts).map((part) => [numbered(part), texts.of(part.name)]),
    ];
  }
  const tags = [...(told.tags ?? [])].map(([name, values]) => {
    const of = ids.map((id) => values.get(id)?.map((value) => texts.of(value)) ?? []);
    return [name, of] as const;
  });
  if (![...lines, ...things].some((each) => each !== 0)) return null;
  return [texts.keys, files.keys.map(splitFile), lines, things, tags];
}

const splitFile = (key: string): readonly [string, string] => {
  const at = key.lastIndexOf('\n');
  return [key.slice(0, at), key.slice(at + 1)];
};

/** Assigns indexes to repeated strings. */
class Numbers {
  readonly keys: string[] = [];
  /** Total length of all keys, a lower bound of their size in the page. */
  length = 0;
  readonly #known = new Map<string, number>();

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
interface Measure {
  readonly reasons: number;
  readonly parts: number;
  /** True if code locations are included. Each may name another file, so they can be large. */
  readonly places: boolean;
}

/** From the most to the least evidence. The last one leaves only counts, which are smaller than any drawing. */
export const MEASURES: readonly Measure[] = [
  { reasons: 12, parts: 30, places: true },
  { reasons: 6, parts: 10, places: true },
  { reasons: 3, parts: 3, places: true },
  { reasons: 1, parts: 1, places: true },
  { reasons: 0, parts: 0, places: true },
  { reasons: 0, parts: 0, places: false },
];

/** Returns the bytes available for evidence beside a drawing. */
export const roomBeside = (picture: string): number =>
  Math.max(EVIDENCE_BYTES, Buffer.byteLength(picture) * EVIDENCE_OF_PICTURE);

type Part = ElementDetails['parts'][number];

const cutText = (text: string): string => short(text, EVIDENCE_TEXT_MAX);

export const placeIn = ({ places }: Measure, at: CodePlace | undefined): { readonly at?: CodePlace } =>
  at === undefined || !places ? {} : { at: cutPlace(at) };

const reasonsIn = (measure: Measure, all: readonly Reason[]): readonly Reason[] =>
  beginning(all, measure.reasons, (one) => reasonIn(measure, one), { text: '' });

const partsIn = (measure: Measure, all: readonly Part[]): readonly Part[] =>
  beginning(all, measure.parts, (one) => ({ ...reasonIn(measure, one), name: cutText(one.name) }), {
    text: '',
    name: '',
  });

const reasonIn = (measure: Measure, { text, at }: Reason): Reason => ({ text: cutText(text), ...placeIn(measure, at) });

/**
 * Returns the first `most` entries and a count of the rest. A single further entry is listed: the count would take as
 * much room.
 * @param others the entry that holds the count
 */
function beginning<T extends Reason>(all: readonly T[], most: number, cut: (one: T) => T, others: T): readonly T[] {
  if (all.length <= most + Math.min(most, 1)) return all.map(cut);
  return [...all.slice(0, most).map(cut), { ...others, text: messages.andMore(all.length - most) }];
}

/** A truncated address would be a broken link. */
const cutPlace = ({ file, line, address = '' }: CodePlace): CodePlace => ({
  file: cutText(file),
  line,
  ...(address !== '' && address.length <= EVIDENCE_ADDRESS_MAX && { address }),
});

// ---- Evidence of lines, by their ends as in the SVG.

type ReasonsOf = (ends: string) => readonly Reason[] | undefined;

/**
 * Returns a lookup of reasons by line. A line of a group of equivalent nodes has the reasons of all its members,
 * without duplicates.
 */
function reasonsBy({ boxes, nodes }: Layout, { lines }: Pick<ProvenanceDetails, 'lines'>): ReasonsOf {
  const known = new Map(
    [...lines].map(([ends, reasons]) => [lineKey(...(ends.split('\n') as [string, string])), reasons]),
  );
  const inBox = groupBy(nodes, ({ node }) => node.parent);
  const groups = boxes.filter(({ box }) => box.style === 'group').map(({ box }) => box.id);
  const fellows = new Map(
    groups.map((id) => [escapeXml(id), (inBox.get(id) ?? []).map(({ node }) => escapeXml(node.id))]),
  );
  return (ends) => {
    const own = known.get(ends);
    const [from, to] = ends.split('\n') as [string, string];
    if (own !== undefined || !(fellows.has(from) || fellows.has(to))) return own;
    const starts = fellows.get(from) ?? [from];
    const reasons = starts.flatMap((start) =>
      (fellows.get(to) ?? [to]).flatMap((end) => known.get(`${start}\n${end}`) ?? []),
    );
    return reasons.length === 0 ? undefined : onceEach(reasons);
  };
}

const onceEach = (reasons: readonly Reason[]): readonly Reason[] => [
  ...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values(),
];
