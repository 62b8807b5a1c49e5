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

/** Names of the blocks of one kind that are added or removed: the indexes of a table, the rules of a bucket. */
export interface BlockChange {
  /** Path of the blocks. */
  readonly path: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Names on both sides. */
  readonly kept: readonly string[];
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

/**
 * Returns the block changes that are in every list. `kept` is empty if the lists differ in it, because its number would be wrong
 * for some.
 */
export function sharedBlocks([first = [], ...others]: readonly (readonly BlockChange[])[]): readonly BlockChange[] {
  return first.flatMap((change) => {
    const same = others.map((changes) => changes.find(({ path }) => path === change.path));
    const shared = (list: 'removed' | 'added'): readonly string[] =>
      change[list].filter((name) => same.every((other) => other?.[list].includes(name)));
    const [removed, added] = [shared('removed'), shared('added')];
    if (removed.length + added.length === 0) return [];
    const isKeptAlike = same.every((other) => String(other?.kept) === String(change.kept));
    return [{ ...change, removed, added, kept: isKeptAlike ? change.kept : [] }];
  });
}
