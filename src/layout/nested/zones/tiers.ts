/**
 * Tiers: boxes of one zone that match boxes of the next (public subnets, data subnets). Matching boxes get one size
 * before their zones are laid out, so that the zones look alike and are easy to compare.
 */

import { groupBy } from '../../../graph/group-by.js';
import { largest } from '../../../graph/order.js';
import { widen } from '../stack.js';
import type { Item } from '../tree.js';
import { copyInsides, type Sizes, tiersOf } from './like.js';

/** Returns the items by depth, innermost first; within a depth, in scene order. */
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
 * Equalises the size of matching nodes of peers and the width of matching boxes, at any depth and before the layout.
 * Captions and titles of different lengths would otherwise shift the columns of one region against those of the next.
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

/** Equalises the matching boxes of peers among `items`, tier by tier. */
export function alignTiers(items: readonly Item[]): void {
  for (const group of peerGroups(items))
    for (const tier of tiersOf(group, ({ box }) => box?.style)) makeEqual(tier, widen);
}

/** Gives the content of all peers among `items` the same arrangement, unless edges determine it. */
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
