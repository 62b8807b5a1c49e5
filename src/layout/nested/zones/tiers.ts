/**
 * Tiers: the boxes in one zone have their like in the next (public subnet beside public subnet, data beside data). Alike
 * boxes get one size before their zones are laid out, so that the zones come out alike and the eye can compare them.
 */

import { groupBy } from '../../../graph/group-by.js';
import { largest } from '../../../graph/order.js';
import { widen } from '../stack.js';
import type { Item } from '../tree.js';
import { copyInsides, type Sizes, tiersOf } from './like.js';

/** Levels of the tree from the innermost outwards; within one, in scene order. */
export function byDepth(items: readonly Item[]): Item[][] {
  const depths: Item[][] = [];
  for (const item of items) {
    const level = depths[item.depth] ?? [];
    depths[item.depth] = level;
    level.push(item);
  }
  return depths.reverse();
}

/**
 * Before anything is laid out: what has its like in all peers, at any depth, is as wide as the widest of them. Captions and
 * titles of different lengths would set the columns of one region a little beside those of the next.
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

/** Makes the boxes of peers among `items` equal, tier by tier. */
export function alignTiers(items: readonly Item[]): void {
  for (const group of peerGroups(items))
    for (const tier of tiersOf(group, ({ box }) => box?.style)) makeEqual(tier, widen);
}

/** Puts the same in the same place of all peers among `items`, as far as no line has decided on it. */
export function alignInsides(items: readonly Item[], still: ReadonlySet<Item>, least: Sizes): void {
  for (const group of peerGroups(items)) copyInsides(group, still, least);
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
