/** What there is to say beside the drawing, in numbers: texts and files once, things and lines in the order of the drawing. */
import type { Layout } from '../../arrange/layout.js';
import type { CodePlace, Reason, Told } from '../writer.js';
import { lineKey } from './lines.js';

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
class Numbers<Key> {
  readonly keys: Key[] = [];
  readonly #known = new Map<Key, number>();

  of(key: Key): number {
    const known = this.#known.get(key) ?? this.keys.push(key) - 1;
    this.#known.set(key, known);
    return known;
  }
}

/** @param drawn the ends of the lines in the order of the drawing: `linesIn`. @returns null where there is nothing to say */
export function toldData({ boxes, nodes }: Layout, drawn: readonly string[], told: Told): ToldData | null {
  const [texts, files] = [new Numbers<string>(), new Numbers<string>()];
  // A file of one name may be there twice, at two commits.
  const fileOf = ({ file, address = '' }: CodePlace): number => files.of(`${file}\n${address}`);
  const numbered = ({ text, at }: Reason): Numbered =>
    at === undefined ? [texts.of(text)] : [texts.of(text), fileOf(at), at.line];
  const known = new Map(
    [...told.lines].map(([ends, reasons]) => [lineKey(...(ends.split('\n') as [string, string])), reasons]),
  );
  const lines = drawn.map((ends) => known.get(ends)?.map(numbered) ?? 0);
  const ids = [...boxes.map(({ box }) => box.id), ...nodes.map(({ node }) => node.id)];
  const things = ids.map((id): ToldData[3][number] => {
    const thing = told.things.get(id);
    if (thing === undefined) return 0;
    const own = numbered({ text: '', ...(thing.at !== undefined && { at: thing.at }) });
    return [own, thing.why.map(numbered), thing.parts.map((part) => [numbered(part), texts.of(part.name)])];
  });
  const tags = [...(told.tags ?? [])].map(([name, values]) => {
    const of = ids.map((id) => values.get(id)?.map((value) => texts.of(value)) ?? []);
    return [name, of] as const;
  });
  if (![...lines, ...things].some((each) => each !== 0)) return null;
  const named = files.keys.map(
    (key) => [key.slice(0, key.lastIndexOf('\n')), key.slice(key.lastIndexOf('\n') + 1)] as const,
  );
  return [texts.keys, named, lines, things, tags];
}
