/** Reads JSON files from users: UTF-16, log lines around the JSON, or a plan that is not JSON. */

import { InvalidInput } from '../../errors.js';
import * as sharedMessages from '../../messages.js';
import { decodeText } from './decode-text.js';
import { tokenInWords } from './in-words.js';
import { JSON_STARTS_TRIED, JSON_VALUE_LENGTH_MIN, JSON_VALUES_MAX } from './limits.js';
import * as messages from './messages.js';
import { findJsonFault, placeAt, tokenAt } from './tokens.js';

/** `terraform plan -out` writes a zip archive. */
const isBinaryPlan = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 9;

/**
 * Returns the single JSON value in a file.
 * @throws InvalidInput for an empty file, a binary plan, the streaming output of `terraform plan -json`, and text that is not
 * JSON
 */
export function parseJsonFile(bytes: Uint8Array, file: string): JsonObject {
  const [first, ...others] = parseJsonFiles(bytes, file);
  if (first === undefined || others.length > 0) throw notJson(decodeText(bytes, file), file);
  return first;
}

/** Returns the JSON values in a file that may contain several objects; at least one. @throws as `parseJsonFile` */
export function parseJsonFiles(bytes: Uint8Array, file: string): readonly JsonObject[] {
  if (isBinaryPlan(bytes)) {
    throw new InvalidInput(messages.BINARY_PLAN, { remedy: messages.binaryPlanRemedy(file) });
  }
  // Two zero bytes start neither text nor UTF-16. Stops early for a sparse file or a disk image.
  if (bytes[0] === 0 && bytes[1] === 0) throw notJson('\0', file);
  const text = decodeText(bytes, file);
  if (text.trim() === '')
    throw new InvalidInput(messages.jsonEmpty(file), { remedy: sharedMessages.FILE_EMPTY_REMEDY });
  if (isOfNothing(text))
    throw new InvalidInput(messages.jsonOfNothing(file), { remedy: sharedMessages.INVALID_GRAPH_REMEDY });
  const whole = tryParse(text);
  if (isStreamEvent(whole?.value ?? tryParse(firstLine(text))?.value)) {
    throw new InvalidInput(sharedMessages.NO_RESOURCE_CHANGES_MEMBER, { remedy: messages.STREAM_REMEDY });
  }
  const objects = whole === null ? objectsIn(text) : [whole];
  if (objects.length === 0) throw notJson(text, file);
  return objects;
}

/**
 * True for text whose values would take far more memory than its size. Counts commas inside strings too, because real texts have
 * few.
 */
function isOfNothing(text: string): boolean {
  if (text.length < JSON_VALUES_MAX) return false;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === LIST || code === OBJECT) values++;
  }
  return values > JSON_VALUES_MAX && text.length < values * JSON_VALUE_LENGTH_MIN;
}

const COMMA = 0x2c;
const LIST = 0x5b;
const OBJECT = 0x7b;

function tryParse(text: string): JsonObject | null {
  try {
    return { value: JSON.parse(text), text };
  } catch {
    return null;
  }
}

const firstLine = (text: string): string => text.trimStart().split('\n', 1)[0] as string;

/** True for a line of `terraform plan -json`. */
const isStreamEvent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '@level') && Object.hasOwn(value, '@message');

/** Returns the error for text that is not JSON, with the position of the first syntax error. */
export function notJson(text: string, file: string): InvalidInput {
  const fault = findJsonFault(text) ?? { offset: text.length, expected: 'end' as const, found: '' };
  const found = fault.found === '' ? '' : tokenInWords(fault.found);
  return new InvalidInput(
    messages.notJson(file, placeAt(text, fault.offset), sharedMessages.JSON_EXPECTED[fault.expected], found),
    {
      remedy: messages.NOT_JSON_REMEDY,
    },
  );
}

// ---- Finds JSON objects in other text, such as log lines around them, or several objects in sequence.

export interface JsonObject {
  readonly value: unknown;
  /** Source text of the object alone. */
  readonly text: string;
  /** Unit named by a line of a Terragrunt log before the object; absent elsewhere. */
  readonly unit?: string;
}

/**
 * Returns the objects that start a line or follow another object, in text order; empty if the text is broken JSON.
 * CI wrappers print the command before the output and notes after it. `terragrunt run --all show -json` writes one object per
 * line, after the name of its unit: `12:03:04.567 STDOUT [vpc] tofu: {"format_version": ...}`.
 */
export function objectsIn(text: string): readonly JsonObject[] {
  const objects: JsonObject[] = [];
  let end = 0;
  let failures = 0;
  for (let start = startIn(text, 0); start !== null; ) {
    const stop = objectEnd(text, start.at);
    const value = stop > 0 ? parsed(text.slice(start.at, stop)) : undefined;
    if (value === undefined) {
      // After the first object, text that only looks like an object would mean lost data.
      if (objects.length > 0 || ++failures === JSON_STARTS_TRIED) return [];
      start = startIn(text, start.at + 1);
      continue;
    }
    if (objects.length > 0 && !isLogText(text.slice(end, start.line))) return [];
    objects.push({ value, text: text.slice(start.at, stop), ...(start.unit !== undefined && { unit: start.unit }) });
    end = stop;
    start = startIn(text, stop, true);
  }
  return isLogText(text.slice(end)) ? objects : [];
}

interface Start {
  readonly at: number;
  /** Offset of the start of its line, or of the end of the previous object on the same line. */
  readonly line: number;
  readonly unit?: string;
}

/** The prefix that Terragrunt adds to Terraform's output. */
const START = /(?<=^|\n)(?:[^\n{]{0,200}\[([^\][\n]{1,200})\] (?:terraform|tofu): )?\{/g;
const BEHIND = /[ \t\r\n]*\{/y;

/** @param isBehind true if another object ends at `from`; the next one may follow on the same line */
function startIn(text: string, from: number, isBehind = false): Start | null {
  BEHIND.lastIndex = from;
  if (isBehind && BEHIND.test(text)) return { at: BEHIND.lastIndex - 1, line: from };
  START.lastIndex = from;
  const match = START.exec(text);
  if (match === null) return null;
  const [whole, unit] = match;
  return { at: match.index + whole.length - 1, line: match.index, ...(unit !== undefined && { unit }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True if a text starts on a new line and does not look like more JSON. */
const isLogText = (rest: string): boolean =>
  rest === '' || (/^[ \t\r]*(?:\n|$)/.test(rest) && !/^[ \t]*["{}\]]/m.test(rest));

/** Returns the end offset of the object that starts here, or -1. */
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
