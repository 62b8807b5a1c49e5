/**
 * Reads JSON files of users, and says what is wrong with other files. Accepts UTF-16, log lines around the JSON, and
 * several objects in one file, as CI wrappers and Terragrunt write them.
 */

import { InvalidInput } from '../../errors.js';
import * as sharedMessages from '../../messages.js';
import { JSON_STARTS_TRIED, JSON_VALUE_LENGTH_MIN, JSON_VALUES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { decodeText } from './decode-text.js';
import { tokenInWords } from './in-words.js';
import { findJsonFault, positionAt, tokenAt } from './tokens.js';

/** True for a zip archive, which `terraform plan -out` writes: `PK`, then a record number. */
const isBinaryPlan = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 9;

/**
 * Returns the single JSON value in a file.
 * @param file name of the file, for errors
 * @throws InvalidInput for an empty file, a binary plan, the streaming output of `terraform plan -json`, and text that
 * is not JSON
 */
export function parseJsonFile(bytes: Uint8Array, file: string): JsonObject {
  const [first, ...others] = parseJsonFiles(bytes, file);
  if (first === undefined || others.length > 0) throw notJson(decodeText(bytes, file), file);
  return first;
}

/**
 * Returns the JSON values in a file, in file order; at least one.
 * @throws InvalidInput like `parseJsonFile`
 */
export function parseJsonFiles(bytes: Uint8Array, file: string): readonly JsonObject[] {
  if (isBinaryPlan(bytes)) {
    throw new InvalidInput(messages.BINARY_PLAN, { remedy: messages.binaryPlanRemedy(file) });
  }
  // Two zero bytes start neither text nor UTF-16. Stops early for a sparse file or a disk image.
  if (bytes[0] === 0 && bytes[1] === 0) throw notJson('\0', file);
  const text = decodeText(bytes, file);
  if (text.trim() === '')
    throw new InvalidInput(messages.jsonEmpty(file), { remedy: sharedMessages.FILE_EMPTY_REMEDY });
  if (hasTooManyValues(text))
    throw new InvalidInput(messages.jsonOfNothing(file), { remedy: sharedMessages.INVALID_GRAPH_REMEDY });
  const whole = parseObject(text);
  if (isStreamEvent(whole?.value ?? parseObject(firstLine(text))?.value)) {
    throw new InvalidInput(sharedMessages.NO_RESOURCE_CHANGES_MEMBER, { remedy: messages.STREAM_REMEDY });
  }
  const objects = whole === null ? objectsIn(text) : [whole];
  if (objects.length === 0) throw notJson(text, file);
  return objects;
}

/**
 * True for text of millions of tiny values (`[{},{},{}, ...]`), which would take far more memory than its size. Counts
 * commas and opening brackets, also those inside strings, because real strings have few.
 */
function hasTooManyValues(text: string): boolean {
  if (text.length < JSON_VALUES_MAX) return false;
  let values = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === COMMA || code === OPEN_LIST || code === OPEN_OBJECT) values++;
  }
  return values > JSON_VALUES_MAX && text.length < values * JSON_VALUE_LENGTH_MIN;
}

const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;

/** Parses a string. Returns null if it is not JSON. */
function parseObject(text: string): JsonObject | null {
  try {
    return { value: JSON.parse(text), text };
  } catch {
    return null;
  }
}

const firstLine = (text: string): string => text.trimStart().split('\n', 1)[0] as string;

/** True for a line of `terraform plan -json`: `{"@level":"info","@message":"Terraform 1.11.4", ...}`. */
const isStreamEvent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '@level') && Object.hasOwn(value, '@message');

/** Returns the error for text that is not JSON, with the position of the first syntax error. */
export function notJson(text: string, file: string): InvalidInput {
  const fault = findJsonFault(text) ?? { offset: text.length, expected: 'end' as const, found: '' };
  const position = positionAt(text, fault.offset);
  const unexpected = fault.found === '' ? '' : tokenInWords(fault.found);
  const message = messages.notJson(file, position, sharedMessages.JSON_EXPECTED[fault.expected], unexpected);
  return new InvalidInput(message, { remedy: messages.NOT_JSON_REMEDY });
}

// ---- JSON objects in other text, such as log lines around them, or several objects in sequence.

/** A JSON value of a file: an object, or any value if it is the whole file. */
export interface JsonObject {
  readonly value: unknown;
  /** Source text of the value alone. */
  readonly text: string;
  /** Unit named by a line of a Terragrunt log before the object; absent elsewhere. */
  readonly unit?: string;
}

/**
 * Returns the objects that start a line or follow another object, in text order; empty if the text is broken JSON.
 *
 * CI wrappers print the command before the output and notes after it. `terragrunt run --all show -json` writes one
 * object per line, after the name of its unit: `12:03:04.567 STDOUT [vpc] tofu: {"format_version": ...}`.
 */
export function objectsIn(text: string): readonly JsonObject[] {
  const objects: JsonObject[] = [];
  let previousEnd = 0;
  let failures = 0;
  for (let start = firstStart(text, 0); start !== null; ) {
    const end = objectEnd(text, start.offset);
    const object = end > 0 ? parseObject(text.slice(start.offset, end)) : null;
    if (object === null) {
      // After the first object, text that only looks like an object would mean lost data.
      if (objects.length > 0 || ++failures === JSON_STARTS_TRIED) return [];
      start = firstStart(text, start.offset + 1);
      continue;
    }
    if (objects.length > 0 && !isLogText(text.slice(previousEnd, start.line))) return [];
    objects.push({ ...object, ...(start.unit !== undefined && { unit: start.unit }) });
    previousEnd = end;
    start = nextStart(text, end);
  }
  return isLogText(text.slice(previousEnd)) ? objects : [];
}

/** An opening brace that may start an object. */
interface ObjectStart {
  readonly offset: number;
  /** Offset of the start of its line, or of the end of the previous object on the same line. */
  readonly line: number;
  readonly unit?: string;
}

/** A brace at the start of a line, or after the prefix that Terragrunt adds to Terraform's output. */
const START = /(?<=^|\n)(?:[^\n{]{0,200}\[([^\][\n]{1,200})\] (?:terraform|tofu): )?\{/g;
const DIRECTLY_AFTER = /[ \t\r\n]*\{/y;

/** Returns the start of the object after another one, which may be on the same line; null if there is none. */
function nextStart(text: string, previousEnd: number): ObjectStart | null {
  DIRECTLY_AFTER.lastIndex = previousEnd;
  if (DIRECTLY_AFTER.test(text)) return { offset: DIRECTLY_AFTER.lastIndex - 1, line: previousEnd };
  return firstStart(text, previousEnd);
}

/** Returns the first start at or after an offset; null if there is none. */
function firstStart(text: string, from: number): ObjectStart | null {
  START.lastIndex = from;
  const match = START.exec(text);
  if (match === null) return null;
  const [whole, unit] = match;
  return { offset: match.index + whole.length - 1, line: match.index, ...(unit !== undefined && { unit }) };
}

/** True for text that begins after a line break and has no line that looks like JSON. Also true for no text. */
const isLogText = (text: string): boolean =>
  text === '' || (/^[ \t\r]*(?:\n|$)/.test(text) && !/^[ \t]*["{}\]]/m.test(text));

/** Returns the offset after the object that starts at `start`; -1 if it is not closed. Checks no other syntax. */
function objectEnd(text: string, start: number): number {
  let depth = 0;
  for (
    let token = tokenAt(text, start);
    token.kind !== 'end' && token.kind !== 'broken-string';
    token = tokenAt(text, token.end)
  ) {
    if (token.kind === '{') depth++;
    if (token.kind === '}') depth--;
    if (depth === 0) return token.end;
  }
  return -1;
}
