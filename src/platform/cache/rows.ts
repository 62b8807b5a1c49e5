/** The fingerprint of a result: everything that was read for it, as rows of a kind, a name and a hash. Pure. */

import { sha256 } from '../hash.js';

/**
 * Kinds of observations. `readFile`, `readRegular`, `kindOf`, `sizeOf`, `realPath` and `list` are the methods of `Files`.
 * `env` is one variable of the environment, `names` the names of those that count, `run` the answer of a program, and
 * `program` the file behind its name.
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
