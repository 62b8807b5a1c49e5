/**
 * Parses the bytes of a configuration file or variables file: `.tf`, `.tf.json`, `.tfvars`, `.tfvars.json` and
 * OpenTofu's names.
 */
import { HCL_FAULTS_MAX, HCL_FILE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { parseHclJson, VALUES_SCHEMA } from './json/parse.js';
import type { Fault, HclFile } from './model.js';
import { parseHcl } from './parse.js';

/**
 * Parses a file in the syntax that its name implies. Never throws: a file that is too large or binary yields an empty
 * body and one fault. Invalid UTF-8 in a text is a fault, too, and is replaced, because Terraform accepts it in
 * comments. Text and offsets exclude a byte order mark.
 * @param path path relative to the root of the source
 */
export function parseFile(path: string, bytes: Uint8Array): HclFile {
  if (bytes.length > HCL_FILE_BYTES_MAX) return unreadableFile(path, messages.fileTooLarge(HCL_FILE_BYTES_MAX));
  // UTF-16, archives and images contain zero bytes.
  if (bytes.includes(0)) return unreadableFile(path, messages.NOT_UTF8);
  const text = new TextDecoder('utf-8').decode(bytes);
  const file = parseText(path, text);
  return isUtf8(bytes) ? file : { ...file, faults: [notUtf8(text), ...file.faults.slice(0, HCL_FAULTS_MAX - 1)] };
}

function parseText(path: string, text: string): HclFile {
  if (path.endsWith('.tfvars.json')) return parseHclJson(text, path, VALUES_SCHEMA);
  return isJsonName(path) ? parseHclJson(text, path) : parseHcl(text, path);
}

/**
 * Returns a fault at the first invalid byte.
 * @param text the decoded text, in which U+FFFD replaces invalid bytes
 */
function notUtf8(text: string): Fault {
  const before = text.slice(0, text.indexOf('\ufffd'));
  const line = before.split('\n').length;
  return { line, column: before.length - before.lastIndexOf('\n'), problem: messages.NOT_UTF8 };
}

/** True for a file in the JSON syntax, judged by its name. */
export const isJsonName = (path: string): boolean => path.endsWith('.json');

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Returns a file without content whose only fault is this problem. */
function unreadableFile(path: string, problem: string): HclFile {
  const body = { attributes: [], blocks: [], span: { start: 0, end: 0, line: 1 } };
  const syntax = isJsonName(path) ? 'json' : 'native';
  return { path, text: '', syntax, body, faults: [{ line: 1, column: 1, problem }] };
}
