/**
 * Matches items across peers, such as the public subnet of the first zone of a network and the public subnet of the
 * second zone. Matching boxes get one size before their zones are laid out. Zones without edges then copy the
 * arrangement of a zone that edges have ordered. Readers find everything in the same position, even if a zone lacks an
 * item.
 */
import { groupBy } from '../../graph/group-by.js';
import { largest } from '../../graph/order.js';
import { STRETCH_MAX, widen } from './stack.js';
import type { Item } from './tree.js';

/**
 * Equalises the size of matching nodes of peers and the minimum width of matching boxes, at any depth and before the
 * layout. Captions and titles of different lengths would otherwise shift the columns of one zone against those of the
 * next.
 */
export function alignPeers(items: readonly Item[]): void {
  for (const group of peerGroups(items)) {
    const tiers = [group];
    for (const tier of tiers) {
      for (const nodes of tiersOf(tier, ({ node }) => node?.type)) makeEqual(nodes, widenNode);
      for (const boxes of tiersOf(tier, ({ box }) => box?.style)) {
        const width = largest(boxes.map((item) => Math.max(item.width, item.box!.minWidth)));
        for (const item of boxes) item.width = width;
        tiers.push(boxes);
      }
    }
  }
}

/**
 * Equalises the matching children of the peers among `items`, tier by tier, once these children are laid out. In a
 * stack, a box only grows to a height that is not much larger: a subnet with one machine need not be as tall as one
 * with twenty in another zone.
 */
export function alignTiers(items: readonly Item[]): void {
  for (const group of peerGroups(items))
    for (const tier of tiersOf(group, ({ box }) => box?.style)) {
      const heights = isStack(group) ? tier.map((item) => nearHeight(item, tier)) : null;
      makeEqual(tier, widen);
      for (const [i, height] of heights?.entries() ?? []) tier[i]!.height = height;
    }
}

/** Peers are stacked if edges cross their borders. */
const isStack = (peers: readonly Item[]): boolean => peers.some(({ ports }) => ports.size > 0);

/** Returns the largest height of the tier that the item may grow to; an empty box may grow to any. */
const nearHeight = ({ height, children }: Item, tier: readonly Item[]): number =>
  largest(tier.map((other) => other.height).filter((other) => children.length === 0 || other < height * STRETCH_MAX));

/** Gives the content of all peers among `items` the same arrangement, unless edges determine it. */
export function alignInsides(items: readonly Item[], unconnected: ReadonlySet<Item>, minSizes: Sizes): void {
  for (const group of peerGroups(items)) copyInsides(group, unconnected, minSizes);
}

function peerGroups(items: readonly Item[]): Item[][] {
  const peers = items.filter((item) => item.box?.peerGroup);
  return [...groupBy(peers, (item) => item.box!.peerGroup!).values()].filter((group) => group.length > 1);
}

function makeEqual(tier: readonly Item[], widenTo: (item: Item, width: number) => void): void {
  const width = largest(tier.map((item) => item.width));
  const height = largest(tier.map((item) => item.height));
  for (const item of tier) {
    widenTo(item, width);
    item.height = height;
  }
}

function widenNode(item: Item, width: number): void {
  item.shift += Math.floor((width - item.width) / 2);
  item.width = width;
}

// ---- Matching.

/** Returns the kind of a child. Children only match within one kind; undefined excludes a child. */
type KindOf = (item: Item) => string | undefined;

/**
 * Returns the matching children of peers, tier by tier. If all peers have the same kinds in the same order, children
 * match by position; otherwise the first of a kind matches the first of that kind, the second the second, and so on.
 */
function tiersOf(peers: readonly Item[], kindOf: KindOf): Item[][] {
  const childLists = peers.map(({ children }) => children.filter((child) => kindOf(child) !== undefined));
  const [first] = childLists as [Item[]];
  const byPosition = first.map((_, index) => childLists.flatMap((children) => children[index] ?? []));
  if (childLists.every(({ length }) => length === first.length) && byPosition.every((tier) => areAlike(tier, kindOf)))
    return byPosition;
  const tierOf = new Map<Item, string>();
  for (const children of childLists)
    for (const [kind, ofKind] of groupBy(children, kindOf))
      for (const [n, child] of ofKind.entries()) tierOf.set(child, `${kind}\n${n}`);
  return [...groupBy(childLists.flat(), (child) => tierOf.get(child)).values()].filter((tier) => tier.length > 1);
}

/**
 * True if all are of one kind and of at most one known variant. A subnet with known routes matches one with unknown
 * routes.
 */
function areAlike(tier: readonly Item[], kindOf: KindOf): boolean {
  const kinds = tier.map((item) => (kindOf(item) as string).split(':', 2) as [string, string?]);
  const variants = new Set(kinds.flatMap(([, variant]) => variant ?? []));
  return variants.size < 2 && kinds.every(([kind]) => kind === kinds[0]![0]);
}

/**
 * Returns the items without an edge, neither at their border nor inside.
 * @param items parents first
 */
export function findUnconnected(items: readonly Item[], hasLines: (level: Item) => boolean): ReadonlySet<Item> {
  const unconnected = new Set<Item>();
  for (const item of [...items].reverse())
    if (item.ports.size === 0 && !hasLines(item) && item.children.every((child) => unconnected.has(child)))
      unconnected.add(item);
  return unconnected;
}

/** Keeps icons and boxes apart, because a type may be an icon in one zone and a box in another. */
const kindOf: KindOf = ({ box, node }) => (box ? `box ${box.style}` : node?.type);

/** Minimum sizes of boxes, before a level equalises its loose boxes. */
export type Sizes = ReadonlyMap<Item, { readonly width: number; readonly height: number }>;

/** Returns the current sizes of the children of the items. */
export const sizesIn = (items: readonly Item[]): Sizes =>
  new Map(
    items.flatMap(({ children }) => children.map((child) => [child, { width: child.width, height: child.height }])),
  );

/**
 * Copies the arrangement of the best peer to the peers without edges. All of them are laid out, but not positioned yet.
 * @param minSizes the sizes of their children before the level equalised them
 */
function copyInsides(peers: readonly Item[], unconnected: ReadonlySet<Item>, minSizes: Sizes): void {
  // The best pattern is a peer that edges have ordered, and among those the one with the most children.
  const rank = (item: Item): number => item.children.length + (unconnected.has(item) ? 0 : Number.MAX_SAFE_INTEGER / 2);
  const pattern = peers.reduce((best, peer) => (rank(peer) > rank(best) ? peer : best));
  for (const peer of peers) {
    const isShort = peer.holdsNoNodes && peer.children.length < pattern.children.length;
    const isLow = isStack(peers) && pattern.height >= peer.height * STRETCH_MAX;
    if (peer === pattern || !unconnected.has(peer) || isShort || isLow) continue;
    copyInside(pattern, peer, minSizes);
  }
}

/**
 * Moves and resizes the content of `peer` like that of `pattern`. Uses a work list instead of recursion, because the
 * input may nest boxes to any depth.
 */
function copyInside(pattern: Item, peer: Item, minSizes: Sizes): void {
  const pairs = [[pattern, peer] as const];
  for (const [from, to] of pairs) {
    const matches = matchChildren(from, to, minSizes);
    if (matches === null) continue;
    for (const [model, child] of matches) {
      child.x = model.x + axisOf(model) - axisOf(child);
      child.y = model.y;
      if (!child.box) continue;
      widen(child, model.width);
      child.height = model.height;
      pairs.push([model, child]);
    }
    to.shift = from.shift;
    if (to === peer) {
      to.width = Math.max(to.width, from.width);
      to.height = from.height;
    }
  }
}

/**
 * Returns the middle of a node's icon from its left, so that icons line up; 0 for a box, which aligns by its border.
 */
const axisOf = ({ node, shift }: Item): number => (node ? shift + node.iconX + node.iconSize / 2 : 0);

/** Returns each child with its counterpart; null if a child has none or does not fit its counterpart's size. */
function matchChildren(from: Item, to: Item, minSizes: Sizes): (readonly [Item, Item])[] | null {
  if (to.children.some((child) => kindOf(child) === undefined)) return null;
  const pairs = tiersOf([from, to], kindOf).map(([model, child]) => [model!, child!] as const);
  const isRoom = ([model, child]: readonly [Item, Item]): boolean => {
    const { width, height } = minSizes.get(child) ?? child;
    return model.parent === from && width <= model.width && height <= model.height;
  };
  return pairs.length === to.children.length && pairs.every(isRoom) ? pairs : null;
}
