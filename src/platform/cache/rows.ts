/**
 * The fingerprint of a result: everything that was read for it, as questions to the machine ("what is in this file?")
 * with hashes of the answers. Pure functions.
 */

import { isAbsolute, join, relative } from 'node:path';
import { sha256 } from '../hash.js';
import { isWithin } from '../text/paths.js';

/**
 * Kinds of questions. `readFile`, `readRegular`, `kindOf`, `sizeOf`, `realPath` and `list` are the methods of `Files`.
 * `env` is the value of one environment variable, `names` the names of those that may change a result, `run` the output
 * of a program, and `program` the file of a command.
 */
export type QuestionKind =
  | 'readFile'
  | 'readRegular'
  | 'kindOf'
  | 'sizeOf'
  | 'realPath'
  | 'list'
  | 'env'
  | 'names'
  | 'run'
  | 'program';

/** A question to the machine. */
export interface Question {
  readonly kind: QuestionKind;
  /** Path, name of the variable, or command; a path in a base begins with the base's token. */
  readonly name: string;
  /** Argument of the question: the size limit of `readRegular`, the pattern of `list`. */
  readonly detail?: string;
}

/** A question with the hash of its answer. */
export interface Row extends Question {
  readonly hash: string;
}

/** Separates the parts of a question. Neither a path nor a variable contains it. */
const SEPARATOR = '\0';

/** Returns a key of a question. Different questions have different keys. */
export const questionKey = ({ kind, name, detail = '' }: Question): string => [kind, name, detail].join(SEPARATOR);

/** Returns the fingerprint of rows, which depends on their order. */
export function fingerprintOf(rows: readonly Row[]): string {
  return sha256(JSON.stringify(rows.map((row) => [questionKey(row), row.hash])));
}

// ---- Folders whose location does not matter, such as the temporary checkout of a commit. Questions name them by a
// token, so that the answers of one checkout serve the next one.

/** Absolute paths by token. Tokens contain no slash. */
export type BaseFolders = ReadonlyMap<string, string>;

const MARK = '<';

/** Returns an absolute path with the token of its base: `<source>/main.tf`. */
export function shorten(path: string, bases: BaseFolders): string {
  for (const [token, base] of bases) if (isWithin(base, path)) return join(`${MARK}${token}>`, relative(base, path));
  return path;
}

/** Reverses `shorten`. */
export function expand(name: string, bases: BaseFolders): string {
  if (isAbsolute(name)) return name;
  const end = name.indexOf('>');
  const base = name.startsWith(MARK) ? bases.get(name.slice(MARK.length, end)) : undefined;
  return base === undefined ? name : join(base, name.slice(end + 1));
}
