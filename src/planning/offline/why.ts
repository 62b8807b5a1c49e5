/** Terraform's explanation of an error in one sentence, without secrets. */
import { SAID_LENGTH } from '../../limits.js';
import { printable } from '../../platform/text/printable.js';
import type { Diagnostic } from '../../terraform/engine/diagnostics.js';

const QUOTED = /"([^"]*)"/g;
const NAME = /^[A-Za-z_][\w.[\]-]*$/;
const HIDDEN = '"…"';

/**
 * Returns the first sentence of the detail; empty if there is none. A quoted text stays if it is a name in the code.
 * Any other quoted text may be a secret and is replaced.
 */
export function whyOf(diagnostics: readonly Diagnostic[]): string {
  const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
  const [line = ''] = first?.detail.split(/\r?\n/) ?? [];
  const [sentence = ''] = /^.*?[.:](?=\s|$)|^.*$/.exec(line) ?? [];
  const code = first?.snippet?.code ?? '';
  const safe = sentence.replace(QUOTED, (all, text: string, at: number) =>
    isNameIn(code, text) || isOfSchema(sentence, text, at) ? all : HIDDEN,
  );
  return printable([...safe].length > SAID_LENGTH ? `${[...safe].slice(0, SAID_LENGTH).join('')}…` : safe);
}

/**
 * Sentences whose quoted text is a name from a schema or a declaration, not a value. A missing argument, for example,
 * is not in the code of the diagnostic.
 */
const OF_SCHEMA: readonly (readonly [before: RegExp, behind: RegExp])[] = [
  [/\b(?:argument|attribute|input variable) $/, /^ (?:is|are) (?:required|not set|not expected|deprecated)\b/],
  [/\b(?:argument|attribute|input variable|block) named $/, /^ (?:is|are|has) not\b/],
  [/\bBlocks of type $/, /^ are not expected\b/],
  [/\b(?:at least|no more than|only) \w+ $/i, /^ blocks? (?:is|are) (?:required|allowed)\b/],
];

/** @param at offset of the opening quotation mark in the sentence */
const isOfSchema = (sentence: string, text: string, at: number): boolean =>
  NAME.test(text) &&
  OF_SCHEMA.some(
    ([before, behind]) => before.test(sentence.slice(0, at)) && behind.test(sentence.slice(at + text.length + 2)),
  );

const isNameIn = (code: string, text: string): boolean =>
  NAME.test(text) && code.includes(text) && (isLabel(code, text) || !code.includes(`"${text}"`));

/** True if the text is a label of the block, or of the resource that the line refers to. */
const isLabel = (code: string, text: string): boolean =>
  new RegExp(`^\\s*\\w+ (?:"[\\w-]+" )?"${text.replace(/[.[\]]/g, '\\$&')}"`).test(code);
