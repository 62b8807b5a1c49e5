/** The sentence in which Terraform says why, for a message of one line that anybody may see. */
import { SAID_LENGTH } from '../../limits.js';
import type { Diagnostic } from '../../terraform/engine/diagnostics.js';
import { printable } from '../../text/printable.js';

const QUOTED = /"([^"]*)"/g;
const NAME = /^[A-Za-z_][\w.[\]-]*$/;
const HIDDEN = '"…"';

/** Quoted texts stay where they are names in the code; a value, which may be a secret, does not. Empty where nothing is said. */
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
 * Sentences whose quoted text is a name that a schema or a declaration has, and no value: a missing argument does not stand
 * in the code beside the message.
 */
const OF_SCHEMA: readonly (readonly [before: RegExp, behind: RegExp])[] = [
  [/\b(?:argument|attribute|input variable) $/, /^ (?:is|are) (?:required|not set|not expected|deprecated)\b/],
  [/\b(?:argument|attribute|input variable|block) named $/, /^ (?:is|are|has) not\b/],
  [/\bBlocks of type $/, /^ are not expected\b/],
  [/\b(?:at least|no more than|only) \w+ $/i, /^ blocks? (?:is|are) (?:required|allowed)\b/],
];

/** @param at where its quotation mark stands in the sentence */
const isOfSchema = (sentence: string, text: string, at: number): boolean =>
  NAME.test(text) &&
  OF_SCHEMA.some(
    ([before, behind]) => before.test(sentence.slice(0, at)) && behind.test(sentence.slice(at + text.length + 2)),
  );

const isNameIn = (code: string, text: string): boolean =>
  NAME.test(text) && code.includes(text) && (isLabel(code, text) || !code.includes(`"${text}"`));

/** Of a block, or of a resource that is referred to. */
const isLabel = (code: string, text: string): boolean =>
  new RegExp(`^\\s*\\w+ (?:"[\\w-]+" )?"${text.replace(/[.[\]]/g, '\\$&')}"`).test(code);
