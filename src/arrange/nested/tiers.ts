/**
 * Tiers: the boxes in one zone have their like in the next (public subnet beside public subnet, data beside data). Alike
 * boxes get one size before their zones are laid out, so that the zones come out alike and the eye can compare them.
 */
import { groupBy } from './group-by.js';
import { widen } from './stack.js';
import type { Item } from './tree.js';

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

/** Makes the boxes of peers among `items` equal, tier by tier, where all peers have the same kinds of boxes in one order. */
export function alignTiers(items: readonly Item[]): void {
  const peers = items.filter((item) => item.box?.peerGroup);
  for (const group of groupBy(peers, (item) => item.box!.peerGroup!).values()) {
    const tiers = group.map((peer) => peer.children.filter((child) => child.box));
    const kinds = new Set(tiers.map((boxes) => boxes.map((child) => child.box!.style).join(' ')));
    if (group.length < 2 || kinds.size > 1) continue;
    for (const tier of tiers[0]!.keys()) makeEqual(tiers.map((boxes) => boxes[tier]!));
  }
}

function makeEqual(boxes: readonly Item[]): void {
  const width = Math.max(...boxes.map((box) => box.width));
  const height = Math.max(...boxes.map((box) => box.height));
  for (const box of boxes) {
    widen(box, width);
    box.height = height;
  }
}
