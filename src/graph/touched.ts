import type { BlockChange } from './blocks.js';
import type { ChangedRule } from './changes.js';

/** A changed value whose kind can hold no secret: a number, a flag, a word out of a list of the provider. */
export interface ValueChange {
  /** Names of blocks and attribute joined with `.`, without indexes. */
  readonly path: string;
  /** Name of the innermost block around the value, if there are several of its kind. */
  readonly of?: string;
  /** Null if unset. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A resource that changes without a change to the architecture, with the values that may be shown. */
export interface Touched {
  /** Graph address of the resource: after the change, unless it is deleted. */
  readonly address: string;
  /** Terraform address. */
  readonly origin: string;
  readonly type: string;
  /** `create` and `delete` occur for resources that are not drawn. */
  readonly change: 'create' | 'update' | 'delete';
  /** Paths of the attributes that differ, without indexes: `container_definitions.image`. Empty unless updated. */
  readonly attributes: readonly string[];
  /** Graph address of the resource that this one is folded into; absent if it stands alone. */
  readonly into?: string;
  /** Those of `attributes` that force the replacement, and those that may force it. */
  readonly forcedBy?: readonly string[];
  readonly mayBeForcedBy?: readonly string[];
  /** By path; absent for none that may be shown. */
  readonly values?: readonly ValueChange[];
  /** By path; absent for none. */
  readonly blocks?: readonly BlockChange[];
  /** Firewall rules that are added or removed. */
  readonly rules?: readonly ChangedRule[];
}
