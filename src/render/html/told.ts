/**
 * The evidence of a page in compact form. Texts and files are listed once and referred to by index; elements and lines
 * are in drawing order.
 */
import type { Layout } from '../../layout/layout.js';
import type { CodePlace, ProvenanceDetails, Reason, ToldThing } from '../writer.js';
import { embeddable } from './data.js';
import { reasonsBy } from './reasons.js';
import { MEASURES, type Measure, partsIn, placeIn, reasonsIn } from './room.js';

/** Index of a text; index of a file and a line number, if known. */
type Numbered = readonly [text: number, file?: number, line?: number];

/** The format that src/render/viewer/model/told.ts reads. 0 stands for an entry without evidence. */
export type ToldData = readonly [
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

interface Subject {
  readonly layout: Layout;
  /** The ends of the lines in drawing order: `linesIn`. */
  readonly drawn: readonly string[];
}

/**
 * Returns as much evidence as fits `room`, in bytes. Tags that the user requested are always complete and do not count
 * towards `room`. Null if there is no evidence.
 */
export function toldWithin(room: number, subject: Subject, told: ProvenanceDetails): ToldData | null {
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
): ToldData | 'more' | null {
  const [texts, files] = [new Numbers(), new Numbers()];
  const isMore = (): boolean => texts.length + files.length > room;
  // One file name may occur at two commits, so the address is part of the key.
  const fileOf = ({ file, address = '' }: CodePlace): number => files.of(`${file}\n${address}`);
  const numbered = ({ text, at }: Reason): Numbered =>
    at === undefined ? [texts.of(text)] : [texts.of(text), fileOf(at), at.line];
  const reasonsOf = reasonsBy(layout, told);
  const { boxes, nodes } = layout;
  const lines: ToldData[2][number][] = [];
  for (const ends of drawn) {
    const reasons = reasonsOf(ends);
    lines.push(reasons === undefined ? 0 : reasonsIn(measure, reasons).map(numbered));
    if (isMore()) return 'more';
  }
  const ids = [...boxes.map(({ box }) => box.id), ...nodes.map(({ node }) => node.id)];
  const things: ToldData[3][number][] = [];
  for (const id of ids) {
    const thing = told.things.get(id);
    things.push(thing === undefined ? 0 : thingOf(thing));
    if (isMore()) return 'more';
  }
  function thingOf({ at, why, parts }: ToldThing): ToldData[3][number] {
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
