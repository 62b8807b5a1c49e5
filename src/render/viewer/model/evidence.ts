/**
 * Decodes the evidence that src/render/html/data.ts embeds in the page. 0 is an entry without evidence.
 */
import type { Filter } from './filters.js';

/** Index of a text; index of a file and a line number, if known. */
export type Numbered = readonly [text: number, file?: number, line?: number];

/** The embedded evidence: `DetailData` of src/render/html/data.ts. */
export type Details = readonly [
  texts: readonly string[],
  files: readonly (readonly [shown: string, address: string])[],
  lines: readonly (readonly Numbered[] | 0)[],
  elements: readonly (
    | readonly [source: Numbered, why: readonly Numbered[], parts: readonly (readonly [Numbered, number])[]]
    | 0
  )[],
  tags: readonly (readonly [name: string, of: readonly (readonly number[])[]])[],
];

/** A reason, its code location (`main.tf:12`) and the URL of that line. Location and URL are empty if unknown. */
export type Reason = readonly [text: string, location: string, url: string];

/** Looks up the text and file of a reason. A URL that is not https, such as `javascript:`, is dropped. */
export function readReason([texts, files]: Details, [text, file, line]: Numbered): Reason {
  const [shown, address] = files[file ?? -1] ?? ['', ''];
  const isSafe = address.startsWith('https://');
  return [texts[text]!, shown && `${shown}:${line}`, isSafe ? address + line : ''];
}

/** Returns one filter per tag that the user requested. */
export const tagsIn = ([texts, , , , tags]: Details): readonly Filter[] =>
  tags.map(([name, of]) => ({ name, of: of.map((values) => values.map((value) => texts[value]!)) }));
