/**
 * Questions to the machine, and the fingerprint of a result: the questions that were asked for it, with hashes of the
 * answers. Pure.
 */

import { isAbsolute, join, relative } from 'node:path';
import { sha256 } from '../hash.js';
import { isWithin } from '../text/paths.js';

/**
 * Kinds of observations. `readFile`, `readRegular`, `kindOf`, `sizeOf`, `realPath` and `list` are the methods of
 * `Files`. `env` is one variable of the environment, `names` the names of those that count, `run` the answer of a
 * program, and `program` the file behind its name.
 */
export type Kind =
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
  readonly kind: Kind;
  /** Path, name of the variable, or command; a path in a base begins with the base's token. */
  readonly name: string;
  /** More of the question: the size limit of `readRegular`, the pattern of `list`. */
  readonly detail?: string;
}

/** A question with the hash of its answer. */
export interface Row extends Question {
  readonly hash: string;
}

/** Separates the parts of a question. Neither a path nor a variable contains it. */
const SEPARATOR = '\0';

/** Returns a text that two questions share only if they are equal. */
export const textOf = ({ kind, name, detail = '' }: Question): string => [kind, name, detail].join(SEPARATOR);

/** Returns the fingerprint of rows, which depends on their order. */
export function fingerprintOf(rows: readonly Row[]): string {
  return sha256(JSON.stringify(rows.map((row) => [textOf(row), row.hash])));
}

// ---- Folders whose location does not matter, such as the temporary checkout of a commit. Questions name them by a
// token, so that the answers of one checkout serve the next one.

/** Absolute paths by token. Tokens contain no slash. */
export type Bases = ReadonlyMap<string, string>;

const MARK = '<';

/** Returns an absolute path with the token of its base: `<source>/main.tf`. */
export function shorten(path: string, bases: Bases): string {
  for (const [token, base] of bases) if (isWithin(base, path)) return join(`${MARK}${token}>`, relative(base, path));
  return path;
}

/** Reverses `shorten`. */
export function expand(name: string, bases: Bases): string {
  if (isAbsolute(name)) return name;
  const end = name.indexOf('>');
  const base = name.startsWith(MARK) ? bases.get(name.slice(MARK.length, end)) : undefined;
  return base === undefined ? name : join(base, name.slice(end + 1));
}
