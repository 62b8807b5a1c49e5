/** What there is to say beside the drawing, in numbers: texts and files once, things and lines in the order of the drawing. */
import type { Layout } from '../../layout/layout.js';
import type { CodePlace, ProvenanceDetails, Reason, ToldThing } from '../writer.js';
import { embeddable } from './data.js';
import { reasonsBy } from './reasons.js';
import { MEASURES, type Measure, partsIn, placeIn, reasonsIn } from './room.js';

/** A text by number; a file by number and a line, where they are known. */
type Numbered = readonly [text: number, file?: number, line?: number];

/** As src/viewer/model/told.ts reads it. Nought stands for nothing. */
export type ToldData = readonly [
  texts: readonly string[],
  /** As the source calls it, and its address on the web up to the number of a line; empty for none. */
  files: readonly (readonly [shown: string, address: string])[],
  lines: readonly (readonly Numbered[] | 0)[],
  things: readonly (
    | readonly [own: Numbered, why: readonly Numbered[], parts: readonly (readonly [Numbered, number])[]]
    | 0
  )[],
  /** A name, and by number the values of each thing, as texts. */
  tags: readonly (readonly [name: string, of: readonly (readonly number[])[]])[],
];

/** Numbers for what is said again and again. */
class Numbers {
  readonly keys: string[] = [];
  /** Of all keys: in the page they are no shorter. */
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
  /** The ends of the lines in the order of the drawing: `linesIn`. */
  readonly drawn: readonly string[];
}

/**
 * As much as there is room for, in bytes. Tags are asked for by name: all of them are there, and have room besides.
 * @returns null where there is nothing to say
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

/** @returns `more` as soon as it is more than there is room for; null for nothing */
function toldData(
  { layout, drawn }: Subject,
  told: ProvenanceDetails,
  measure: Measure,
  room: number,
): ToldData | 'more' | null {
  const [texts, files] = [new Numbers(), new Numbers()];
  const isMore = (): boolean => texts.length + files.length > room;
  // A file of one name may be there twice, at two commits.
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
