/**
 * The differences of a resource between a state and a plan, or between two graphs. Marks, table rows and the summary
 * use them.
 */

import type { ExposureChange } from './exposure.js';
import { groupBy } from './group-by.js';
import type { RightsChange } from './rights.js';

/** The changes in the order of tables, legends and summaries: destructive changes come first. */
export const CHANGES = [
  'delete',
  'replace',
  'create',
  'update',
  'move',
  'import',
  'forget',
  'deferred',
  'none',
] as const;

/**
 * Name of a change.
 *
 * - `forget`: no longer managed, but not destroyed.
 * - `move`: the same resource under another address or in another container.
 * - `import`: existed before and is managed from now on.
 * - `deferred`: not decided yet.
 *
 * If several are true, the first in `CHANGES` wins.
 */
export type ChangeName = (typeof CHANGES)[number];

/** Changes after which Terraform no longer manages the resource. */
export const REMOVALS: ReadonlySet<string> = new Set(['delete', 'forget']);

/** The number of changes of each kind; a kind without changes is absent. */
export type ChangeCounts = Readonly<Partial<Record<ChangeName, number>>>;

/** A changed attribute from the allow-list of `catalog/attributes.ts`. */
export interface ChangedValue {
  readonly name: string;
  /** Null if the attribute is absent, or its value is not known yet. */
  readonly before: string | null;
  readonly after: string | null;
  /** True if the attribute forces the replacement. */
  readonly forces?: true;
}

/** True for the same change of the same attribute; whether it forces a replacement does not count. */
export const isSameChange = (a: ChangedValue, b: ChangedValue): boolean =>
  a.name === b.name && a.before === b.before && a.after === b.after;

/** The effect of a firewall rule. */
export interface FirewallRule {
  readonly does: 'allows' | 'denies';
  /** `inbound traffic`, `outbound traffic on port 443`. */
  readonly what: string;
  /**
   * Address ranges, service tags, addresses of groups and subnets, and words for other peers; absent if the rule names
   * nobody.
   */
  readonly from?: readonly string[];
  readonly to?: readonly string[];
  /**
   * The protected end, or the groups that the rule belongs to, as in `from`; absent if it is stated in the group itself.
   */
  readonly of?: readonly string[];
  /** Addresses of the nodes that the groups protect, in order; absent for none. */
  readonly at?: readonly string[];
}

/** A firewall rule that a change adds or removes. */
export interface ChangedRule extends FirewallRule {
  readonly change: 'create' | 'delete';
}

/** The effect of a block that a change adds or removes: `deletes objects after 30 days`. */
export interface ChangedEffect {
  readonly change: 'create' | 'delete';
  readonly text: string;
  /** True if the block deletes data, or gives traffic a new path to the internet. */
  readonly isRisk?: true;
  /** The traffic that a route redirects, as in the text: `default traffic`. */
  readonly traffic?: string;
  /** The subnet, route table or network of the traffic, if it is not the node that has the effect. */
  readonly of?: string;
}

/** A resource that is folded into another one and changes differently from its host. */
export interface ChangedPart {
  /** Terraform address. */
  readonly address: string;
  readonly change: Exclude<ChangeName, 'none'>;
  /** Name in the cloud of a deleted or replaced resource that holds data, if the source gives it. */
  readonly name?: string;
  /** Names of the attributes that force the replacement. */
  readonly forcedBy?: readonly string[];
  /** In order of name. */
  readonly values?: readonly ChangedValue[];
  /** Firewall rules that are added or removed. */
  readonly rules?: readonly ChangedRule[];
  /** Effects of blocks that are added or removed. */
  readonly effects?: readonly ChangedEffect[];
  /** True for a new grant of a role or policy that is new itself, so that nobody loses it. */
  readonly isOfNewRole?: true;
  /** Terraform address of a deleted or created part that may be the same one under another address. */
  readonly looksLike?: string;
  /** The resource that it is part of, if that is itself a part of the node: the security group of a rule. */
  readonly of?: JoinedResource;
  /** The resource that a created or deleted association joins to the node, or to `to`. */
  readonly joins?: JoinedResource & { readonly to?: JoinedResource };
}

/** A changed part that no icon stands for, with the nodes at which a diagram may show it: the first that it has. */
export interface PartWithoutIcon {
  readonly part: ChangedPart;
  /** Addresses. */
  readonly nodes: readonly string[];
}

/** An end of an association, or the owner of a part. */
export interface JoinedResource {
  /** Terraform address. */
  readonly address: string;
  /** Name in the cloud; absent if the source does not give it. */
  readonly name?: string;
}

/** Details of a change besides its name. */
export interface ChangeDetails {
  /** True for a replacement in which Terraform creates the new resource before it destroys the old one. */
  readonly createsFirst?: true;
  /** Previous Terraform address of a resource that also moved. */
  readonly movedFrom?: string;
  /** True if the resource is also imported. */
  readonly isImported?: true;
  /** True if the deleted or replaced object survives unmanaged: `destroy = false`. */
  readonly isForgotten?: true;
  /** In order of name. */
  readonly values?: readonly ChangedValue[];
  /**
   * Added and removed blocks that are part of the architecture, by path. Of several instances, the blocks that all
   * share.
   */
  readonly blocks?: readonly BlockChange[];
  /** Reason in Terraform's own word: `replace_because_tainted`. */
  readonly reason?: string;
  /** Names of the attributes that force the replacement, including those whose values are never shown. */
  readonly forcedBy?: readonly string[];
  /** Names of the attributes that may force a replacement; the provider decides by their values. */
  readonly mayBeForcedBy?: readonly string[];
  /** Changes of the resources that are folded into this one. */
  readonly folded?: ChangeCounts;
  /**
   * The folded resources that change, in order of address. Deposed objects have no address of their own and are only
   * counted.
   */
  readonly parts?: readonly ChangedPart[];
  /** Changes of the instances that the node stands for, unless all change alike. */
  readonly instances?: ChangeCounts;
  /** Previous number of instances, if it differs. */
  readonly countBefore?: number;
  /** Changes outside Terraform since the last run. Empty if only the fact is known. */
  readonly drift?: readonly ChangedValue[];
  /** Access from outside that the change opens or closes. */
  readonly exposure?: readonly ExposureChange[];
  /** Rights that the resource gains or loses. If no principal is drawn, the rights that others gain or lose on it. */
  readonly rights?: readonly RightsChange[];
  /** Address of a deleted or created resource that may be the same one under another name. */
  readonly looksLike?: string;
  /** Firewall rules that are added or removed. */
  readonly rules?: readonly ChangedRule[];
  /** Effects of blocks that are added or removed. */
  readonly effects?: readonly ChangedEffect[];
  /**
   * For diagrams only: the attributes that differ without a change to the architecture, in words, such as `image`. The
   * node itself is unchanged.
   */
  readonly touched?: string;
}

/** The totals of a plan as Terraform counts them. */
export interface PlanSummary {
  readonly import: number;
  readonly add: number;
  readonly change: number;
  readonly destroy: number;
  readonly forget: number;
}

/** The changes of the whole source, drawn or not. */
export interface AllChanges {
  readonly counts: ChangeCounts;
  /** Terraform's totals; absent if the source is not a plan. */
  readonly plan?: PlanSummary;
  /** Number of changes without a node in the graph. */
  readonly hidden?: number;
  /**
   * The remaining changes, counted by node before a view reduces the graph. A change inside a host counts for the host.
   */
  readonly shown?: ChangeCounts;
  /** Number of resources before, if two revisions are compared. */
  readonly before?: number;
  /** One-sentence summary, if two revisions are compared. */
  readonly sentence?: string;
  /** The dangers of resources without a node, if two revisions are compared; absent for none. */
  readonly dangers?: readonly Danger[];
}

/** A change that a reviewer must not miss. */
export interface Danger {
  /**
   * `opens`: opened to the internet, everybody, another account, or a range that is not private. `data`: a data store
   * is removed or replaced, or may be replaced. `rights`: a principal gains rights.
   */
  readonly kind: 'opens' | 'data' | 'rights';
  /** One sentence. */
  readonly text: string;
  /** Address as Terraform writes it; the graph address if the source does not know it. */
  readonly address: string;
}

/** Terraform's own signs, where it has one. The sign of a replacement gives the order of destroy and create. */
const GLYPHS: Readonly<Record<ChangeName, string>> = {
  delete: '-',
  replace: '-/+',
  create: '+',
  update: '~',
  move: '→',
  import: '←',
  forget: '.',
  deferred: '?',
  none: '',
};

/** Returns the sign of a change, such as `+` or `-/+`; empty for `none`. */
export const glyphOf = (change: ChangeName, { createsFirst }: ChangeDetails = {}): string =>
  change === 'replace' && createsFirst === true ? '+/-' : GLYPHS[change];

/** Returns the counts with `more` added to one change. */
export const addCount = (counts: ChangeCounts = {}, change: ChangeName, more = 1): ChangeCounts => ({
  ...counts,
  [change]: (counts[change] ?? 0) + more,
});

/**
 * Returns the counts of folded resources without those that follow from their host: the parts of a created resource are
 * created too, and the parts of a deleted one deleted.
 */
export const independentPartCounts = (change: ChangeName, folded: ChangeCounts): ChangeCounts =>
  change === 'create' || change === 'delete' ? { ...folded, [change]: 0 } : folded;

/** Formats the counts in the order of `CHANGES`: `+2 ~1`. */
export const formatCounts = (counts: ChangeCounts): string =>
  CHANGES.flatMap((change) => {
    const count = counts[change] ?? 0;
    return count === 0 || change === 'none' ? [] : [`${glyphOf(change)}${count}`];
  }).join(' ');

// ---- Blocks of one type, before and after.

/** Names of the blocks of one kind that are added or removed: the indexes of a table, the rules of a bucket. */
export interface BlockChange {
  /** Path of the blocks. */
  readonly path: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Names of the blocks that exist before and after. */
  readonly kept: readonly string[];
}

/**
 * Returns the block changes that are in every list. `kept` is empty if it differs between the lists, because the number
 * of kept blocks would be wrong for some of the resources.
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

// ---- Resources that a change may touch.

/**
 * A changed value of a kind that cannot hold a secret: a number, a flag, or one of the words that the provider allows.
 */
export interface ValueChange {
  /** Names of the enclosing blocks and of the attribute, joined with `.`, without indexes. */
  readonly path: string;
  /**
   * Name of the innermost block around the value, such as that of a container; absent if it is the only block of its
   * kind.
   */
  readonly of?: string;
  /** Null if unset. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A value of a resource that comes or goes, which tells what the resource does. */
export interface ResourceFact {
  /** Names of the enclosing blocks and of the attribute, joined with `.`. */
  readonly name: string;
  readonly value: string;
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
  /** Graph address of the resource into which this one is folded; absent if it is not folded. */
  readonly into?: string;
  /** Address of the node that draws the resource; absent if none does. */
  readonly node?: string;
  /** Those of `attributes` that force the replacement, and those that may force it. */
  readonly forcedBy?: readonly string[];
  readonly mayBeForcedBy?: readonly string[];
  /** By path; absent for none that may be shown. */
  readonly values?: readonly ValueChange[];
  /** By path; absent for none. */
  readonly blocks?: readonly BlockChange[];
  /** Firewall rules that are added or removed. */
  readonly rules?: readonly ChangedRule[];
  /** Effects of blocks that are added or removed. */
  readonly effects?: readonly ChangedEffect[];
  /** True for a new grant of a role or policy that is new itself, so that nobody loses it. */
  readonly isOfNewRole?: true;
}

// ---- Recreated resources: a removed and an added resource that are the same object under two addresses.

/** New addresses, by old address. */
export type Recreated = ReadonlyMap<string, string>;

/** An item with an address. */
interface Addressed {
  readonly address: string;
}

/**
 * Pairs a removed and an added item with the same identity, unless another removed or added item has it too.
 * @param identityOf returns for example the name in the cloud; undefined or empty for an item that is not paired
 */
export function pairRecreated<T extends Addressed>(
  removed: readonly T[],
  added: readonly T[],
  identityOf: (item: T) => string | undefined,
): Recreated {
  const removedByIdentity = groupBy(removed, identityOf);
  const addedByIdentity = groupBy(added, identityOf);
  const pairs = new Map<string, string>();
  for (const [identity, before] of removedByIdentity) {
    const after = addedByIdentity.get(identity) ?? [];
    if (identity === undefined || identity === '' || before.length !== 1 || after.length !== 1) continue;
    pairs.set(before[0]!.address, after[0]!.address);
  }
  return pairs;
}
