/** How much is worked out in all: code is hostile, and a function takes as long as what it is given is large. */

import { VALUE_DEPTH } from '../../limits.js';
import { EVALUATED_SIZE_MAX, EVALUATED_WORK_MAX, EVALUATION_DEPTH, EVALUATIONS_MAX } from './limits.js';
import { isMap, itemsOf, type Value, ValueSet } from './value.js';

const CHARACTERS_OF_UNIT = 16;

/** How much may still be looked at, for all expressions together. */
export class Budget {
  #left: number;
  #depth = 0;
  #work: number;
  /** Values do not change, and parts of them are shared. */
  readonly #sizes = new WeakMap<object, number>();

  /** @param times as much as one configuration has */
  constructor(times = 1) {
    this.#left = EVALUATIONS_MAX * times;
    this.#work = EVALUATED_WORK_MAX * times;
  }

  /** Takes so much off, as if it had been looked at; false where there is not as much. */
  spend(units: number): boolean {
    this.#work = Math.max(0, this.#work - units);
    return this.#work > 0;
  }

  /** False where nothing is left, or expressions are in expressions of locals of locals without an end. */
  enter(): boolean {
    if (this.#left === 0 || this.#depth === EVALUATION_DEPTH) return false;
    this.#left--;
    this.#depth++;
    return true;
  }

  leave(): void {
    this.#depth--;
  }

  /** Whether these may be looked at as a whole, which is taken off the budget. */
  affords(values: readonly Value[]): boolean {
    let size = 0;
    for (const value of values) size += this.#sizeOf(value, 0);
    if (size > EVALUATED_SIZE_MAX) return false;
    return this.spend(size);
  }

  get isSpent(): boolean {
    return this.#left === 0 || this.#work === 0;
  }

  /** Parts that are there several times are counted as often; more than any limit where it is too deep. */
  #sizeOf(value: Value, depth: number): number {
    if (typeof value === 'string') return 1 + value.length / CHARACTERS_OF_UNIT;
    const items = isMap(value) ? value.values() : itemsOf(value);
    if (items === null) return 1;
    if (depth > VALUE_DEPTH) return Number.POSITIVE_INFINITY;
    // A set is the same as its items.
    const shared = value instanceof ValueSet ? value.items : (value as object);
    const known = this.#sizes.get(shared);
    if (known !== undefined) return known;
    let size = 1;
    for (const item of items) size += this.#sizeOf(item, depth + 1);
    this.#sizes.set(shared, size);
    return size;
  }
}
