/** Messages about files that are not JSON. Texts marked `fixed` are prescribed. */
import { inShell } from '../../messages.js';
import { plural } from '../text/english.js';
import { printable } from '../text/printable.js';

/** fixed */
export const BINARY_PLAN = 'This appears to be a binary Terraform plan file';
export const binaryPlanRemedy = (file: string) =>
  `Convert it: terraform show -json ${inShell(file)} > converted.json, and pass converted.json.`;
export const STREAM_REMEDY =
  'This is the log of terraform plan -json. Save the plan and export it: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.';

export const jsonOfNothing = (file: string) =>
  `${printable(file)} contains millions of tiny values: it is not a plan, state or graph`;
export const jsonEmpty = (file: string) => `${printable(file)} is empty`;
export const notJson = (file: string, position: { line: number; column: number }, expected: string, found: string) =>
  `${printable(file)}:${position.line}:${position.column}: not JSON: expected ${expected}, found ${found === '' ? 'the end of the file' : printable(found)}`;
/** Names for content of a file, which may be secret. */
export const READ_TEXT = 'a quoted string';
export const READ_NUMBER = 'a number';
export const READ_WORD = 'a word';
export const READ_CHARACTER = 'another character';
export const textOfLength = (characters: number) => `a string of ${plural(characters, 'character')}`;
export const NOT_JSON_REMEDY = 'Write the file again, or correct it at that place.';
