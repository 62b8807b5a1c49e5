/** Reads JSON files from users: UTF-16, log lines around the JSON, or a plan that is not JSON. */
import { InvalidInput } from '../../errors.js';
import * as sharedMessages from '../../messages.js';
import { decodeText } from './decode-text.js';
import { findJsonFault } from './fault.js';
import { tokenInWords } from './in-words.js';
import { JSON_VALUE_LENGTH_MIN, JSON_VALUES_MAX } from './limits.js';
import * as messages from './messages.js';
import { type JsonObject, objectsIn } from './objects.js';
import { placeAt } from './tokens.js';

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
