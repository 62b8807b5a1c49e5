/** Where every resource of the input has gone: nothing is left out without a word. */

import type { Inventory } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';
import type { Collapsed } from './collapse.js';
import type { Copies } from './containment/copies.js';
import type { Groups } from './containment/groups.js';
import type { Fate } from './edges/outcomes.js';
import type { Folds, Host } from './fold.js';
import { HIDDEN_DATA_SOURCE } from './messages.js';
import type { Picture } from './picture.js';
import type { Selection } from './select.js';

/** Somebody outside, or a box that no resource builds: drawn without being a resource. */
export interface Implied {
  readonly address: string;
  /** Address of the resource that proves it. */
  readonly proof: string;
}

interface Named {
  readonly address: string;
  /** The address as the source writes it. */
  readonly origin: string;
}
/** `node` is the resource itself, its first copy, or the first of the instances that one node stands for. */
export interface Drawn extends Named {
  readonly bucket: 'drawn';
  readonly node: string;
}
/** `into` is the resource that it configures or is used by, `node` what of it is drawn in the end. */
export interface Folded extends Named {
  readonly bucket: 'folded';
  /** How it belongs to `into`: configures it, is used by it, says the same thing, or protects it as a security group. */
  readonly kind: Host['kind'] | 'member';
  readonly into: string;
  readonly node: string;
}
export interface Hidden extends Named {
  readonly bucket: 'hidden';
  readonly rule: string;
}
export type Entry = Drawn | Folded | Hidden;

export interface Ledger {
  /** One entry a resource, in the order of the input. */
  readonly entries: readonly Entry[];
  /** What is drawn without being a resource, in address order. */
  readonly implied: readonly Implied[];
  /** What has become of each reference between resources in play. */
  readonly references: readonly Fate[];
  readonly summary: {
    readonly total: number;
    readonly drawn: number;
    readonly folded: number;
    readonly hidden: number;
  };
}

export function account(
  inventory: Inventory,
  selection: Selection,
  folds: Folds,
  groups: Groups,
  picture: Picture,
  copies: Copies,
  collapsed: Collapsed,
  implied: readonly Implied[],
  references: readonly Fate[],
): Ledger {
  const entries = inventory.resources.map(({ address, origin }): Entry => {
    const root = selection.resources.has(address) ? picture.rootOf(address) : null;
    if (root === null || !picture.drawn.has(root)) {
      return { bucket: 'hidden', address, origin, rule: ruleFor(address, folds, groups) };
    }
    const first = copies.of.get(root)?.[0]?.address ?? root;
    const node = collapsed.into.get(first) ?? first;
    if (root === address) return { bucket: 'drawn', address, origin, node };
    const host = folds.hosts.get(address);
    return { bucket: 'folded', address, origin, kind: host?.kind ?? 'member', into: host?.address ?? root, node };
  });
  return {
    entries,
    implied: [...implied].sort((a, b) => byAddress(a.address, b.address)),
    references,
    summary: summaryOf(entries),
  };
}

/** What of it is drawn in the end is left out after all, by a rule. */
export function withoutNodes(
  { entries, implied, references }: Ledger,
  left: ReadonlySet<string>,
  rule: string,
): Ledger {
  const rest = entries.map((entry): Entry => {
    if (entry.bucket === 'hidden' || !left.has(entry.node)) return entry;
    return { bucket: 'hidden', address: entry.address, origin: entry.origin, rule };
  });
  return { entries: rest, implied, references, summary: summaryOf(rest) };
}

function summaryOf(entries: readonly Entry[]): Ledger['summary'] {
  const count = (bucket: Entry['bucket']): number => entries.filter((entry) => entry.bucket === bucket).length;
  return { total: entries.length, drawn: count('drawn'), folded: count('folded'), hidden: count('hidden') };
}

/** The rule of the last resource on the way, since a helper of a hidden helper is hidden for the same reason. */
function ruleFor(address: string, folds: Folds, groups: Groups): string {
  let at = address;
  for (let host = folds.hosts.get(at); host !== undefined; host = folds.hosts.get(at)) at = host.address;
  return folds.hidden.get(at) ?? groups.hidden.get(at) ?? HIDDEN_DATA_SOURCE;
}
