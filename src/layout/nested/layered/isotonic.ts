/** Isotonic regression: finds the closest non-decreasing sequence by pooling adjacent violators. */

export interface Wish {
  readonly y: number;
  readonly weight: number;
}

/** The median sorts each pool, so longer columns use the mean. */
const LARGE = 100;

/**
 * Replaces `wish` by the closest non-decreasing sequence. Of conflicting wishes the heavier one is met, because one
 * straight line and one longer bend read better than two bends.
 */
export const makeIncreasing = (wish: Float64Array, weight: Float64Array): void =>
  (wish.length <= LARGE ? poolByMedian : poolByMean)(wish, weight);

/** Minimises the weighted distances. */
export function poolByMedian(wish: Float64Array, weight: Float64Array): void {
  if (isIncreasing(wish)) return;
  const wishes = Array.from(wish, (y, i): Wish => ({ y, weight: weight[i]! }));
  const blocks: { from: number; value: number }[] = [];
  for (let i = 0; i < wish.length; i++) {
    let block = { from: i, value: wish[i]! };
    while (blocks.length > 0 && blocks.at(-1)!.value > block.value) {
      const { from } = blocks.pop()!;
      block = { from, value: median(wishes.slice(from, i + 1))!.y };
    }
    blocks.push(block);
  }
  blocks.forEach(({ from, value }, b) => {
    wish.fill(value, from, blocks[b + 1]?.from);
  });
}

function isIncreasing(wish: Float64Array): boolean {
  for (let i = 1; i < wish.length; i++) if (wish[i - 1]! > wish[i]!) return false;
  return true;
}

/** Minimises the weighted squares, in linear time. */
export function poolByMean(wish: Float64Array, weight: Float64Array): void {
  const sums: number[] = [];
  const weights: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < wish.length; i++) {
    let sum = wish[i]! * weight[i]!;
    let w = weight[i]!;
    let count = 1;
    while (sums.length > 0 && sums[sums.length - 1]! / weights[weights.length - 1]! > sum / w) {
      sum += sums.pop()!;
      w += weights.pop()!;
      count += counts.pop()!;
    }
    sums.push(sum);
    weights.push(w);
    counts.push(count);
  }
  let i = 0;
  for (let block = 0; block < sums.length; block++) {
    const value = sums[block]! / weights[block]!;
    for (let k = 0; k < counts[block]!; k++) wish[i++] = value;
  }
}

/**
 * Returns the weighted median. If the weights balance, it is the mean of the two middle wishes, which centres a fan on
 * its hub.
 */
export function median(wishes: Wish[]): Wish | null {
  // Most cells have one line on each side.
  if (wishes.length < 2) return wishes[0] ?? null;
  wishes.sort((a, b) => a.y - b.y);
  const total = wishes.reduce((sum, { weight }) => sum + weight, 0);
  let seen = 0;
  for (let i = 0; i < wishes.length; i++) {
    seen += wishes[i]!.weight;
    if (seen === total / 2) return { y: (wishes[i]!.y + wishes[i + 1]!.y) / 2, weight: total };
    if (seen > total / 2) return { y: wishes[i]!.y, weight: total };
  }
  return null;
}
