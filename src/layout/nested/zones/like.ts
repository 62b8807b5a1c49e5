/**
 * Matches items across the zones of one network: the first public subnet of one zone with the first public subnet of
 * the next. Zones without edges copy the arrangement of a zone that edges have ordered. Readers then find everything in
 * the same position, even if a zone lacks an item.
 */

import { groupBy } from '../../../graph/group-by.js';
import { widen } from '../stack.js';
import type { Item } from '../tree.js';

type KindOf = (item: Item) => string | undefined;

/**
 * Returns the matching children of peers, tier by tier. If all peers have the same kinds in the same order, children
 * match by position; otherwise the first of a kind matches the first of that kind, the second the second, and so on.
 * @param kindOf undefined for a child to ignore
 */
export function tiersOf(peers: readonly Item[], kindOf: KindOf): Item[][] {
  const all = peers.map(({ children }) => children.filter((child) => kindOf(child) !== undefined));
  const [first] = all as [Item[]];
  const places = first.map((_, tier) => all.flatMap((children) => children[tier] ?? []));
  if (all.every(({ length }) => length === first.length) && places.every((tier) => areAlike(tier, kindOf)))
    return places;
  const tierOf = new Map<Item, string>();
  for (const children of all)
    for (const [kind, same] of groupBy(children, kindOf))
      for (const [n, child] of same.entries()) tierOf.set(child, `${kind}\n${n}`);
  return [...groupBy(all.flat(), (child) => tierOf.get(child)).values()].filter((tier) => tier.length > 1);
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
 * Returns the items without an edge at them or inside. Edges are known before the layout.
 * @param items parents first
 */
export function findStill(items: readonly Item[], hasLines: (level: Item) => boolean): ReadonlySet<Item> {
  const still = new Set<Item>();
  for (const item of [...items].reverse())
    if (item.ports.size === 0 && !hasLines(item) && item.children.every((child) => still.has(child))) still.add(item);
  return still;
}

/** A type may be an icon in one zone and a box in another. */
const kindOf: KindOf = ({ box, node }) => (box ? `box ${box.style}` : node?.type);

/** Minimum sizes of boxes, before a level equalises its loose boxes. */
export type Sizes = ReadonlyMap<Item, { readonly width: number; readonly height: number }>;

/** Returns the current sizes of the children of the items. */
export const sizesIn = (items: readonly Item[]): Sizes =>
  new Map(
    items.flatMap(({ children }) => children.map((child) => [child, { width: child.width, height: child.height }])),
  );

/**
 * Copies the arrangement to the peers without edges. All are laid out, but not positioned yet.
 * @param least minimum sizes of their children
 */
export function copyInsides(peers: readonly Item[], still: ReadonlySet<Item>, least: Sizes): void {
  const rank = (item: Item): number => item.children.length + (still.has(item) ? 0 : Number.MAX_SAFE_INTEGER / 2);
  const pattern = peers.reduce((best, peer) => (rank(peer) > rank(best) ? peer : best));
  for (const peer of peers) {
    const isShort = peer.hollow && peer.children.length < pattern.children.length;
    if (peer === pattern || !still.has(peer) || isShort) continue;
    copyInside(pattern, peer, least);
  }
}

/** Uses a work list instead of recursion, because the input may nest boxes to any depth. */
function copyInside(pattern: Item, peer: Item, least: Sizes): void {
  const pairs = [[pattern, peer] as const];
  for (const [from, to] of pairs) {
    const matches = matchChildren(from, to, least);
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

const axisOf = ({ node, shift }: Item): number => (node ? shift + node.iconX + node.iconSize / 2 : 0);

/** Returns each child with its counterpart; null if a child has none or does not fit its counterpart's size. */
function matchChildren(from: Item, to: Item, least: Sizes): (readonly [Item, Item])[] | null {
  if (to.children.some((child) => kindOf(child) === undefined)) return null;
  const pairs = tiersOf([from, to], kindOf).map(([model, child]) => [model!, child!] as const);
  const isRoom = ([model, child]: readonly [Item, Item]): boolean => {
    const { width, height } = least.get(child) ?? child;
    return model.parent === from && width <= model.width && height <= model.height;
  };
  return pairs.length === to.children.length && pairs.every(isRoom) ? pairs : null;
}
