import type { FirewallRule } from './changes.js';

/** A changed value whose kind can hold no secret: a number, a flag, a word out of a list of the provider. */
export interface ValueChange {
  /** Names of blocks and attribute joined with `.`, without indexes. */
  readonly path: string;
  /** Name of the innermost block around it, of several of its kind; absent for none. */
  readonly of?: string;
  /** Null where it is not set. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Blocks of one kind that come and go, by their names: the indexes of a table, the rules of a bucket. */
export interface BlockChange {
  /** Of the blocks. */
  readonly path: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Those on both sides. */
  readonly kept: readonly string[];
}

/** A resource that changes without changing the architecture, with those of its values that may be shown. */
export interface Touched {
  /** Graph address of the resource, after the change where it is there. */
  readonly address: string;
  /** As Terraform writes it. */
  readonly origin: string;
  readonly type: string;
  /** `create` and `delete` for what has no place in the picture. */
  readonly change: 'create' | 'update' | 'delete';
  /** Attributes that differ, their blocks before them, without indexes: `container_definitions.image`. Empty unless updated. */
  readonly attributes: readonly string[];
  /** Graph address of the resource that it is part of; absent where it stands alone. */
  readonly into?: string;
  /** Those of `attributes` for which Terraform replaces it, or may. */
  readonly forcedBy?: readonly string[];
  readonly mayBeForcedBy?: readonly string[];
  /** By path; absent for none that may be shown. */
  readonly values?: readonly ValueChange[];
  /** By path; absent for none. */
  readonly blocks?: readonly BlockChange[];
  /** Of a rule of a firewall that comes or goes. */
  readonly rule?: FirewallRule;
}
