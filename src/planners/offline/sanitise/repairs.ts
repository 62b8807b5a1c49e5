/** What the diagnostics of Terraform have taught us about a configuration: each attempt knows more than the one before. */
import type { Edit } from '../edits.js';
import type { TypeLessons } from '../infer/schema.js';
import type { Lessons } from '../infer/types.js';

export interface Repairs extends Lessons, TypeLessons {
  /** Names of outputs that modules must have whose code is not here. */
  readonly outputs: ReadonlySet<string>;
  /** Data sources that are unknown: directory of the module to types and names. */
  readonly deferred: ReadonlyMap<string, ReadonlySet<string>>;
  /** Expressions that are unknown: path of the file to edits, by the offset of the expression. */
  readonly unknown: ReadonlyMap<string, ReadonlyMap<number, Edit>>;
  /** Summaries of Terraform's diagnostics for the unknown expressions that are wrong with any values, such as a call of an unknown function. */
  readonly mistakes: ReadonlyMap<string, ReadonlyMap<number, string>>;
}

export const NO_REPAIRS: Repairs = {
  attributes: new Set(),
  deep: false,
  outputs: new Set(),
  writeOnly: new Set(),
  types: new Map(),
  deferred: new Map(),
  unknown: new Map(),
  mistakes: new Map(),
};
