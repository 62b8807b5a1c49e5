/** Repairs of a configuration, taken from Terraform's diagnostics. Each attempt has those of all earlier attempts. */
import type { Edit } from '../edits.js';
import type { SchemaCorrections } from '../infer/schema.js';
import type { UseCorrections } from '../infer/types.js';

/** Changes that later attempts make. */
export interface Repairs extends UseCorrections, SchemaCorrections {
  /** Names of outputs that modules without code must have. */
  readonly outputs: ReadonlySet<string>;
  /** Deferred data sources by directory of the module, as types and names. */
  readonly deferred: ReadonlyMap<string, ReadonlySet<string>>;
  /** Edits that make expressions unknown, by path of the file and offset of the expression. */
  readonly unknown: ReadonlyMap<string, ReadonlyMap<number, Edit>>;
  /**
   * Summaries of Terraform's diagnostics for expressions that are wrong with any values, such as a call of an unknown
   * function. The keys are those of `unknown`.
   */
  readonly mistakes: ReadonlyMap<string, ReadonlyMap<number, string>>;
}

/** The repairs of the first attempt. */
export const NO_REPAIRS: Repairs = {
  attributes: new Set(),
  isDeep: false,
  outputs: new Set(),
  writeOnly: new Set(),
  types: new Map(),
  deferred: new Map(),
  unknown: new Map(),
  mistakes: new Map(),
};
