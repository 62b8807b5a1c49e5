/** A configuration file, or a file of variables, from its bytes. */
import { HCL_FILE_BYTES_MAX } from '../../limits/hcl.js';
import * as messages from '../../messages/hcl.js';
import { parseHclJson } from './json.js';
import { VALUES_SCHEMA } from './json-schema.js';
import type { HclFile } from './model.js';
import { parseHcl } from './parse.js';

/**
 * The name says which syntax it is. Never throws: bytes that are no text make an empty file with one fault. The text
 * is without a byte order mark, and so are its offsets.
 */
export function parseFile(path: string, bytes: Uint8Array): HclFile {
  if (bytes.length > HCL_FILE_BYTES_MAX) return unreadable(path, messages.fileTooLarge(HCL_FILE_BYTES_MAX));
  const text = textOf(bytes);
  if (text === null) return unreadable(path, messages.NOT_UTF8);
  if (path.endsWith('.tfvars.json')) return parseHclJson(text, path, VALUES_SCHEMA);
  return isJsonName(path) ? parseHclJson(text, path) : parseHcl(text, path);
}

export const isJsonName = (path: string): boolean => path.endsWith('.json');

/** Terraform takes UTF-8 and nothing else. */
function textOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function unreadable(path: string, problem: string): HclFile {
  const body = { attributes: [], blocks: [], span: { start: 0, end: 0, line: 1 } };
  const syntax = isJsonName(path) ? 'json' : 'native';
  return { path, text: '', syntax, body, faults: [{ line: 1, column: 1, problem }] };
}
