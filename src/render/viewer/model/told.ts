/**
 * The evidence that the page holds beside its diagram, as src/render/html/evidence.ts writes it. 0 stands for an
 * entry without evidence.
 */
import type { Filter } from './filters.js';

/** Index of a text; index of a file and a line number, if known. */
export type Numbered = readonly [text: number, file?: number, line?: number];

export type Details = readonly [
  texts: readonly string[],
  files: readonly (readonly [shown: string, address: string])[],
  lines: readonly (readonly Numbered[] | 0)[],
  things: readonly (
    | readonly [own: Numbered, why: readonly Numbered[], parts: readonly (readonly [Numbered, number])[]]
    | 0
  )[],
  tags: readonly (readonly [name: string, of: readonly (readonly number[])[]])[],
];

/** A text, its code location (`main.tf:12`) and the URL of that line; empty if unknown. */
export type Read = readonly [text: string, at: string, address: string];

export function readReason([texts, files]: Details, [text, file, line]: Numbered): Read {
  const [shown, address] = files[file ?? -1] ?? ['', ''];
  const isSafe = address.startsWith('https://');
  return [texts[text]!, shown && `${shown}:${line}`, isSafe ? address + line : ''];
}

export const tagsIn = ([texts, , , , tags]: Details): readonly Filter[] =>
  tags.map(([name, of]) => ({ name, of: of.map((values) => values.map((value) => texts[value]!)) }));
