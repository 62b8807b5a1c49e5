/**
 * Finds likely renames without a `moved` block, which Terraform treats as a deletion and a creation. A deleted and a created node
 * that match each other and nothing else get a `looksLike` hint.
 */
import { isArchitecture } from '../catalog/attributes.js';
import { formatAddress, parseAddress } from '../graph/address.js';
import { isOfSource, isPseudoType } from '../graph/counts.js';
import { put } from '../graph/group-by.js';
import type { GraphEdge, GraphNode } from '../graph/model.js';
import { byText } from '../graph/order.js';

type Nodes = ReadonlyMap<string, GraphNode>;

/** The address of the deleted node, by that of the created one. */
type Hints = Map<string, string>;

interface Alike {
  readonly gone: GraphNode[];
  readonly fresh: GraphNode[];
}

/** True for a deleted or created node with a block in the code that can be renamed. */
const isMeant = (node: GraphNode): boolean =>
  (node.change === 'delete' || node.change === 'create') &&
  isOfSource(node) &&
  !isPseudoType(node.type) &&
  !node.lookedUp;

/**
 * Returns the nodes with a `looksLike` hint on both nodes of each likely rename.
 * Example: `aws_sqs_queue.jobs` is deleted and `aws_sqs_queue.work` is created, with equal containers, counts and attributes.
 * @param isReplacedAnyway true for an old and a new address of which a `moved` block would keep nothing: the hint promises that
 * it does
 */
export function withHints(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  isReplacedAnyway: (old: string, now: string) => boolean,
): readonly GraphNode[] {
  const all: Nodes = new Map(nodes.map((node) => [node.address, node]));
  const hints: Hints = new Map();
  const unclear = levelsOf(nodes, all).flatMap((level) => {
    const groups = alikeIn(level, hints);
    for (const { gone, fresh } of groups) if (gone.length === 1 && fresh.length === 1) pair(gone, fresh, hints);
    return groups.filter((group) => group.gone.length + group.fresh.length > 2 && !byKeys(group, hints));
  });
  byNeighbours(unclear, edges, hints);
  const kept = [...hints].filter(([now, old]) => !isReplacedAnyway(old, now));
  const both = new Map(kept.flatMap(([now, old]) => [[now, old] as const, [old, now] as const]));
  return nodes.map((node) => {
    const looksLike = both.get(node.address);
    return looksLike === undefined ? node : { ...node, changed: { ...node.changed, looksLike } };
  });
}

function pair(gone: readonly GraphNode[], fresh: readonly GraphNode[], hints: Hints): void {
  hints.set((fresh[0] as GraphNode).address, (gone[0] as GraphNode).address);
}

/** Pairs the instances of two blocks by key. True if both groups are all instances of one block each, with the same keys. */
function byKeys({ gone, fresh }: Alike, hints: Hints): boolean {
  const [old, now] = [instancesOfOne(gone), instancesOfOne(fresh)];
  const isBlock = old !== null && now !== null && old.size === gone.length && old.size === now.size;
  if (!isBlock || [...old.keys()].some((key) => !now.has(key))) return false;
  for (const [key, node] of old) pair([node], [now.get(key) as GraphNode], hints);
  return true;
}

/** Returns the instances by key; null if the nodes belong to several blocks or have no keys. */
function instancesOfOne(nodes: readonly GraphNode[]): ReadonlyMap<string, GraphNode> | null {
  const parts = nodes.map(({ address }) => parseAddress(address));
  const blocks = new Set(
    parts.map((one) => (one === null ? null : formatAddress({ ...one, indexes: [], copy: null }))),
  );
  const keys = parts.map((one) => one?.indexes.join() ?? '');
  if (blocks.size !== 1 || blocks.has(null) || keys.includes('')) return null;
  return new Map(nodes.map((node, at) => [keys[at] as string, node]));
}

/** Groups the candidates by nesting depth: a renamed container must be known before its contents. */
function levelsOf(nodes: readonly GraphNode[], all: Nodes): readonly (readonly GraphNode[])[] {
  const depths = new Map<string | null, number>([[null, -1]]);
  const levels: GraphNode[][] = [];
  for (const node of nodes) {
    const way: GraphNode[] = [];
    let at: GraphNode | undefined = node;
    while (at !== undefined && !depths.has(at.address)) {
      way.push(at);
      at = at.parent === null ? undefined : all.get(at.parent);
    }
    for (const { address, parent } of way.reverse()) depths.set(address, (depths.get(parent) as number) + 1);
    if (!isMeant(node)) continue;
    const depth = depths.get(node.address) as number;
    levels[depth] ??= [];
    levels[depth].push(node);
  }
  return levels.filter((level) => level !== undefined);
}

/** Groups deleted and created nodes by type, container, count and architecture attributes. */
function alikeIn(level: readonly GraphNode[], hints: Hints): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const node of level) {
    const { attributes, change, count, parent, type } = node;
    const isGone = change === 'delete';
    const box = parent === null ? null : (hints.get(parent) ?? parent);
    const words = Object.entries(attributes).filter(([name]) => isArchitecture(name));
    const key = JSON.stringify([type, box, count, words.sort(([a], [b]) => byText(a, b))]);
    const group = groups.get(key) ?? { gone: [], fresh: [] };
    groups.set(key, group);
    (isGone ? group.gone : group.fresh).push(node);
  }
  return [...groups.values()].filter(({ gone, fresh }) => gone.length > 0 && fresh.length > 0);
}

/** Pairs the remaining candidates by identical edges. Nodes without edges are not paired. */
function byNeighbours(groups: readonly Alike[], edges: readonly GraphEdge[], hints: Hints): void {
  if (groups.length === 0) return;
  const arrows = new Map<string, string[]>();
  const known = (end: string): string => hints.get(end) ?? end;
  for (const { from, to, twoWay, label, change } of edges) {
    if (change === 'move') continue;
    put(arrows, from, `${twoWay ? '<->' : '->'} ${known(to)} ${label}`);
    put(arrows, to, `${twoWay ? '<->' : '<-'} ${known(from)} ${label}`);
  }
  const wordsOf = ({ address }: GraphNode): string => (arrows.get(address) ?? []).sort(byText).join('\n');
  for (const { gone, fresh } of groups) {
    const same = new Map<string, Alike>();
    for (const node of [...gone, ...fresh]) {
      const group = same.get(wordsOf(node)) ?? { gone: [], fresh: [] };
      same.set(wordsOf(node), group);
      (node.change === 'delete' ? group.gone : group.fresh).push(node);
    }
    same.delete('');
    for (const one of same.values()) {
      if (one.gone.length === 1 && one.fresh.length === 1) pair(one.gone, one.fresh, hints);
    }
  }
}
