/** Ledger: the outcome for every resource of the input, so that nothing is silently dropped. */

import type { Absent, Inventory, Leftover } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';
import type { Collapsed } from './collapse.js';
import type { DirectedEdge } from './edges/candidates.js';
import type { Outcome } from './edges/outcomes.js';
import { type Evidence, type Proof, proofOf } from './evidence.js';
import type { Host } from './hosts.js';
import type { AmbiguousText } from './identities/index.js';
import { HIDDEN_DATA_SOURCE, HIDDEN_EMPTIED, HIDDEN_OF_LOOKED_UP, onlyDeposed } from './messages.js';
import type { Scene } from './scene.js';

/** An actor or container that is drawn without being a resource. */
export interface Implied {
  readonly address: string;
  /** Address of the resource that proves it. */
  readonly proof: string;
}

interface Named {
  readonly address: string;
  /** Address as the source writes it. */
  readonly origin: string;
  /** File and line of its block, e.g. `main.tf:12`; absent without code. */
  readonly at?: string;
}
/** `node` is the resource itself, its first replica, or the first of the merged instances. */
export interface Drawn extends Named {
  readonly bucket: 'drawn';
  readonly node: string;
  /** Containers that it is drawn in: none at the top level, several for replicas. */
  readonly in: readonly string[];
  /** Evidence for the container. */
  readonly evidence: readonly Proof[];
}
/** `into` is the host; `node` is the node that is drawn for it in the end. */
export interface Folded extends Named {
  readonly bucket: 'folded';
  /** Relation to `into`: configures it, is used by it, is the same object, or protects it as a security group. */
  readonly kind: Host['kind'] | 'member';
  readonly into: string;
  readonly node: string;
  /** Evidence for the host. */
  readonly evidence: readonly Proof[];
}
export interface Hidden extends Named {
  readonly bucket: 'hidden';
  readonly rule: string;
}
export type Entry = Drawn | Folded | Hidden;

/** An edge of the diagram. */
export interface Explained {
  readonly from: string;
  readonly to: string;
  /** Most certain first. */
  readonly evidence: readonly Proof[];
}

/** A block or object that is not among the resources. */
export interface NotDrawn extends Pick<Absent, 'address' | 'reason'> {
  /** File and line of its block; absent for deposed objects, which have no code. */
  readonly at?: string;
}

export interface Ledger {
  /** One entry per resource, in input order. */
  readonly entries: readonly Entry[];
  /**
   * Blocks without an instance, in code order (none without code), followed by resources of which only deposed objects
   * are left.
   */
  readonly absent: readonly NotDrawn[];
  /** Elements drawn without being a resource, in address order. */
  readonly implied: readonly Implied[];
  /** Each edge between resources with its evidence, in address order. */
  readonly arrows: readonly Explained[];
  /** The outcome of each reference between resources in play. */
  readonly references: readonly Outcome[];
  /** Ambiguous texts, which give no edges. */
  readonly unclear: readonly AmbiguousText[];
  readonly summary: {
    readonly total: number;
    readonly drawn: number;
    readonly folded: number;
    readonly hidden: number;
  };
}

/** Results of the passes beside the scene. */
interface Findings {
  readonly edges: readonly DirectedEdge[];
  readonly collapsed: Collapsed;
  readonly implied: readonly Implied[];
  readonly outcomes: readonly Outcome[];
}

/** Returns the ledger of a finished diagram, with an entry for every resource of the inventory. */
export function createLedger(inventory: Inventory, scene: Scene, findings: Findings): Ledger {
  const { collapsed, implied, outcomes } = findings;
  const entries = inventory.resources.map(({ address, origin, declared }) => {
    const at = declared && { at: `${declared.file}:${declared.line}` };
    return entryOf({ address, origin, ...at }, scene, collapsed);
  });
  return {
    entries,
    absent: [...(inventory.absent ?? []), ...(inventory.deposed ?? []).map(leftover)],
    implied: [...implied].sort((a, b) => byAddress(a.address, b.address)),
    arrows: explained(findings, scene),
    references: outcomes,
    unclear: scene.model.unclear(),
    summary: summaryOf(entries),
  };
}

const leftover = ({ origin, objects }: Leftover): NotDrawn => ({ address: origin, reason: onlyDeposed(objects) });

function entryOf(named: Named, scene: Scene, collapsed: Collapsed): Entry {
  const { address } = named;
  const { copies, folds, model } = scene;
  const root = model.resources.has(address) ? scene.rootOf(address) : null;
  if (root === null || !scene.drawn.has(root)) {
    return { bucket: 'hidden', ...named, rule: ruleFor(address, scene) };
  }
  const parts = copies.byResource.get(root);
  const first = parts?.[0]?.address ?? root;
  const node = collapsed.representativeOf.get(first) ?? first;
  if (root === address || scene.spans.boxOf.has(address)) {
    const containers = parts?.map(({ parent }) => parent) ?? containersOf(root, scene);
    // A multi-subnet resource with too many subnets for replicas and no container around them is in none of them.
    const evidence = containers.length === 0 ? [] : proofsOf([scene.whyIn(address)], scene);
    return { bucket: 'drawn', ...named, node, in: containers, evidence };
  }
  const host = folds.hosts.get(address);
  if (host !== undefined) {
    const { kind, address: into } = host;
    return { bucket: 'folded', ...named, kind, into, node, evidence: proofsOf([host.evidence], scene) };
  }
  const evidence = proofsOf([scene.groups.evidenceByMember.get(root) ?? null], scene);
  return { bucket: 'folded', ...named, kind: 'member', into: root, node, evidence };
}

/** Returns the container of a node, or the subnets it lies in if its container stands for several. */
function containersOf(root: string, { parentOf, places, spans }: Scene): readonly string[] {
  const parent = parentOf(root);
  if (parent === null) return [];
  return spans.members.has(parent) ? places.parentsOf(root) : [parent];
}

const proofsOf = (evidence: readonly (Evidence | null)[], { model }: Scene): readonly Proof[] =>
  evidence.filter((item) => item !== null).map((item) => proofOf(item, model.resources));

/** Returns the edges with their evidence; merged instances have one edge. */
function explained({ edges: directed, collapsed }: Findings, scene: Scene): Ledger['arrows'] {
  const representative = (address: string): string => collapsed.representativeOf.get(address) ?? address;
  const edges = new Map<string, Explained & { readonly evidence: Proof[] }>();
  for (const { from, to, evidence } of directed) {
    const [start, end] = [representative(from), representative(to)];
    const key = `${start} ${end}`;
    const edge = edges.get(key) ?? { from: start, to: end, evidence: [] };
    edges.set(key, edge);
    edge.evidence.push(...proofsOf(evidence, scene));
  }
  for (const { evidence } of edges.values()) {
    const seen = new Set<string>();
    const unique = evidence.filter((proof) => seen.size < seen.add(JSON.stringify(proof)).size);
    evidence.splice(0, evidence.length, ...unique);
  }
  return [...edges.values()].sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
}

/** Returns the ledger with the resources of left-out nodes marked as hidden by the rule. */
export function withoutNodes(
  { entries, arrows, ...ledger }: Ledger,
  leftOut: ReadonlySet<string>,
  rule: string,
): Ledger {
  const remaining = entries.map((entry): Entry => {
    if (entry.bucket === 'hidden' || !leftOut.has(entry.node)) return entry;
    const { address, origin, at } = entry;
    return { bucket: 'hidden', address, origin, ...(at !== undefined && { at }), rule };
  });
  const isLeftOut = ({ from, to }: Explained): boolean => leftOut.has(from) || leftOut.has(to);
  return {
    ...ledger,
    entries: remaining,
    arrows: arrows.filter((edge) => !isLeftOut(edge)),
    summary: summaryOf(remaining),
  };
}

function summaryOf(entries: readonly Entry[]): Ledger['summary'] {
  const count = (bucket: Entry['bucket']): number => entries.filter((entry) => entry.bucket === bucket).length;
  return { total: entries.length, drawn: count('drawn'), folded: count('folded'), hidden: count('hidden') };
}

/** Returns the rule that hides the last host, since a helper of a hidden helper is hidden for the same reason. */
function ruleFor(address: string, { folds, groups, model }: Scene): string {
  let at = address;
  for (let host = folds.hosts.get(at); host !== undefined; host = folds.hosts.get(at)) at = host.address;
  const defaultRule = model.resources.get(at)?.mode === 'managed' ? HIDDEN_EMPTIED : HIDDEN_DATA_SOURCE;
  const rule = folds.hidden.get(at) ?? groups.hidden.get(at) ?? defaultRule;
  const isBuilt = model.resources.get(address)?.mode === 'managed';
  return isBuilt && rule === HIDDEN_DATA_SOURCE ? HIDDEN_OF_LOOKED_UP : rule;
}
