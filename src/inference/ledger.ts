/** Where every resource of the input has gone: nothing is left out without a word. */

import type { Absent, Inventory, Leftover } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';
import type { Collapsed } from './collapse.js';
import type { Arrow } from './edges/candidates.js';
import type { Outcome } from './edges/outcomes.js';
import { type Evidence, type Proof, proofOf } from './evidence.js';
import type { Host } from './hosts.js';
import type { Unclear } from './identities/index.js';
import { HIDDEN_DATA_SOURCE, HIDDEN_EMPTIED, HIDDEN_OF_LOOKED_UP, onlyDeposed } from './messages.js';
import type { Scene } from './scene.js';

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
  /** Where its block stands, where the code is at hand: `main.tf:12`. */
  readonly at?: string;
}
/** `node` is the resource itself, its first copy, or the first of the instances that one node stands for. */
export interface Drawn extends Named {
  readonly bucket: 'drawn';
  readonly node: string;
  /** The containers that it is drawn in, as what it is in says: none at the top, several for copies. */
  readonly in: readonly string[];
  /** Why there. */
  readonly evidence: readonly Proof[];
}
/** `into` is the resource that it configures or is used by, `node` what of it is drawn in the end. */
export interface Folded extends Named {
  readonly bucket: 'folded';
  /** How it belongs to `into`: configures it, is used by it, says the same thing, or protects it as a security group. */
  readonly kind: Host['kind'] | 'member';
  readonly into: string;
  readonly node: string;
  /** Why into that. */
  readonly evidence: readonly Proof[];
}
export interface Hidden extends Named {
  readonly bucket: 'hidden';
  readonly rule: string;
}
export type Entry = Drawn | Folded | Hidden;

/** An arrow of the picture. */
export interface Explained {
  readonly from: string;
  readonly to: string;
  /** Surest first. */
  readonly evidence: readonly Proof[];
}

/** Not among the resources. */
export interface NotDrawn extends Pick<Absent, 'address' | 'reason'> {
  /** Where its block stands; absent for deposed objects, which no code has. */
  readonly at?: string;
}

export interface Ledger {
  /** One entry a resource, in the order of the input. */
  readonly entries: readonly Entry[];
  /**
   * Blocks of the code that have no instance, in the order of the code, none where the code is not at hand; behind them
   * resources of which deposed objects alone are left.
   */
  readonly absent: readonly NotDrawn[];
  /** What is drawn without being a resource, in address order. */
  readonly implied: readonly Implied[];
  /** Each arrow between resources, in address order, with what proves it. */
  readonly arrows: readonly Explained[];
  /** What has become of each reference between resources in play. */
  readonly references: readonly Outcome[];
  /** Texts that could mean several resources, and so are no arrows. */
  readonly unclear: readonly Unclear[];
  readonly summary: {
    readonly total: number;
    readonly drawn: number;
    readonly folded: number;
    readonly hidden: number;
  };
}

/** What the passes have found out beside the picture. */
interface Findings {
  readonly arrows: readonly Arrow[];
  readonly collapsed: Collapsed;
  readonly implied: readonly Implied[];
  readonly outcomes: readonly Outcome[];
}

export function account(inventory: Inventory, picture: Scene, findings: Findings): Ledger {
  const { collapsed, implied, outcomes } = findings;
  const entries = inventory.resources.map(({ address, origin, declared }) => {
    const at = declared && { at: `${declared.file}:${declared.line}` };
    return entryOf({ address, origin, ...at }, picture, collapsed);
  });
  return {
    entries,
    absent: [...(inventory.absent ?? []), ...(inventory.deposed ?? []).map(leftover)],
    implied: [...implied].sort((a, b) => byAddress(a.address, b.address)),
    arrows: explained(findings, picture),
    references: outcomes,
    unclear: picture.model.unclear(),
    summary: summaryOf(entries),
  };
}

const leftover = ({ origin, objects }: Leftover): NotDrawn => ({ address: origin, reason: onlyDeposed(objects) });

function entryOf(named: Named, picture: Scene, collapsed: Collapsed): Entry {
  const { address } = named;
  const { copies, folds, model } = picture;
  const root = model.resources.has(address) ? picture.rootOf(address) : null;
  if (root === null || !picture.drawn.has(root)) {
    return { bucket: 'hidden', ...named, rule: ruleFor(address, picture) };
  }
  const parts = copies.of.get(root);
  const first = parts?.[0]?.address ?? root;
  const node = collapsed.into.get(first) ?? first;
  if (root === address || picture.spans.into.has(address)) {
    const places = parts?.map(({ parent }) => parent) ?? seatsOf(root, picture);
    // What spans boxes that nothing is around, and too many for copies, is in none of them.
    const evidence = places.length === 0 ? [] : proofsOf([picture.whyIn(address)], picture);
    return { bucket: 'drawn', ...named, node, in: places, evidence };
  }
  const host = folds.hosts.get(address);
  if (host !== undefined) {
    const { kind, address: into } = host;
    return { bucket: 'folded', ...named, kind, into, node, evidence: proofsOf([host.evidence], picture) };
  }
  const evidence = proofsOf([picture.groups.joinedBy.get(root) ?? null], picture);
  return { bucket: 'folded', ...named, kind: 'member', into: root, node, evidence };
}

/** Of what stands in a box of several subnets, those that it lies in. */
function seatsOf(root: string, { parentOf, places, spans }: Scene): readonly string[] {
  const parent = parentOf(root);
  if (parent === null) return [];
  return spans.members.has(parent) ? places.parentsOf(root) : [parent];
}

const proofsOf = (evidence: readonly (Evidence | null)[], { model }: Scene): readonly Proof[] =>
  evidence.filter((one) => one !== null).map((one) => proofOf(one, model.resources));

/** The arrows of the picture, each with what proves it: instances that one node stands for have one arrow. */
function explained({ arrows, collapsed }: Findings, picture: Scene): Ledger['arrows'] {
  const standsFor = (address: string): string => collapsed.into.get(address) ?? address;
  const known = new Map<string, Explained & { readonly evidence: Proof[] }>();
  for (const { from, to, evidence } of arrows) {
    const [start, end] = [standsFor(from), standsFor(to)];
    const key = `${start} ${end}`;
    const one = known.get(key) ?? { from: start, to: end, evidence: [] };
    known.set(key, one);
    one.evidence.push(...proofsOf(evidence, picture));
  }
  for (const { evidence } of known.values()) {
    const seen = new Set<string>();
    const rest = evidence.filter((proof) => seen.size < seen.add(JSON.stringify(proof)).size);
    evidence.splice(0, evidence.length, ...rest);
  }
  return [...known.values()].sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
}

/** What of it is drawn in the end is left out after all, by a rule. */
export function withoutNodes({ entries, arrows, ...ledger }: Ledger, left: ReadonlySet<string>, rule: string): Ledger {
  const rest = entries.map((entry): Entry => {
    if (entry.bucket === 'hidden' || !left.has(entry.node)) return entry;
    const { address, origin, at } = entry;
    return { bucket: 'hidden', address, origin, ...(at !== undefined && { at }), rule };
  });
  const isLeft = ({ from, to }: Explained): boolean => left.has(from) || left.has(to);
  return { ...ledger, entries: rest, arrows: arrows.filter((arrow) => !isLeft(arrow)), summary: summaryOf(rest) };
}

function summaryOf(entries: readonly Entry[]): Ledger['summary'] {
  const count = (bucket: Entry['bucket']): number => entries.filter((entry) => entry.bucket === bucket).length;
  return { total: entries.length, drawn: count('drawn'), folded: count('folded'), hidden: count('hidden') };
}

/** The rule of the last resource on the way, since a helper of a hidden helper is hidden for the same reason. */
function ruleFor(address: string, { folds, groups, model }: Scene): string {
  let at = address;
  for (let host = folds.hosts.get(at); host !== undefined; host = folds.hosts.get(at)) at = host.address;
  const usual = model.resources.get(at)?.mode === 'managed' ? HIDDEN_EMPTIED : HIDDEN_DATA_SOURCE;
  const rule = folds.hidden.get(at) ?? groups.hidden.get(at) ?? usual;
  const isBuilt = model.resources.get(address)?.mode === 'managed';
  return isBuilt && rule === HIDDEN_DATA_SOURCE ? HIDDEN_OF_LOOKED_UP : rule;
}
