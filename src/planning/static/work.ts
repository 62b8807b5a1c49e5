/** Limits the work of an evaluation: code may be hostile, and a function takes time in proportion to its arguments. */

import { VALUE_DEPTH } from '../../limits.js';
import { EVALUATED_SIZE_MAX, EVALUATED_WORK_MAX, EVALUATION_DEPTH, EVALUATIONS_MAX } from '../limits.js';
import { Collection, isMap, itemsOf, UNKNOWN, Unevaluable, type Value, ValueSet, valueInCode } from './value.js';

/** Reading about 16 characters takes as long as reading one item of a list. */
const CHARACTERS_OF_UNIT = 16;

/** Number of expressions and work units that are left for all expressions together. */
export class Budget {
  #left: number;
  #depth = 0;
  #work: number;
  /** Sizes of values, which are immutable and share parts. */
  readonly #sizes = new WeakMap<object, number>();

  /** @param times multiple of the budget of one configuration */
  constructor(times = 1) {
    this.#left = EVALUATIONS_MAX * times;
    this.#work = EVALUATED_WORK_MAX * times;
  }

  /** Subtracts work units. Returns false if none are left. */
  spend(units: number): boolean {
    this.#work = Math.max(0, this.#work - units);
    return this.#work > 0;
  }

  /**
   * Begins an expression. Returns false if the budget is used up, or if expressions are nested without an end through
   * locals.
   */
  enter(): boolean {
    if (this.#left === 0 || this.#depth === EVALUATION_DEPTH) return false;
    this.#left--;
    this.#depth++;
    return true;
  }

  leave(): void {
    this.#depth--;
  }

  /** Subtracts the size of arguments from the budget. Returns false if they exceed what is left. */
  spendOn(values: readonly Value[]): boolean {
    let size = 0;
    for (const value of values) size += this.#sizeOf(value, 0);
    if (size > EVALUATED_SIZE_MAX) return false;
    return this.spend(size);
  }

  get isSpent(): boolean {
    return this.#left === 0 || this.#work === 0;
  }

  /**
   * Returns the size of a value. Shared parts count each time. A value that is nested too deeply counts as infinite.
   */
  #sizeOf(value: Value, depth: number): number {
    if (typeof value === 'string') return 1 + value.length / CHARACTERS_OF_UNIT;
    const items =
      value instanceof Collection
        ? [value.element, ...value.members.values()]
        : isMap(value)
          ? value.values()
          : itemsOf(value);
    if (items === null) return 1;
    if (depth > VALUE_DEPTH) return Number.POSITIVE_INFINITY;
    // The items of a set are shared with the list that it was made of.
    const shared = value instanceof ValueSet ? value.items : (value as object);
    const known = this.#sizes.get(shared);
    if (known !== undefined) return known;
    let size = 1;
    for (const item of items) size += this.#sizeOf(item, depth + 1);
    this.#sizes.set(shared, size);
    return size;
  }
}

/** Returns a function that computes a value in the code, once, from those of the operands. */
export function inCodeOf(
  operands: readonly Value[],
  budget: Budget,
  compute: (operands: readonly Value[]) => Value,
): () => Value {
  let known: Value | undefined;
  return () => {
    if (known !== undefined) return known;
    known = UNKNOWN;
    // Each step of a chain of expressions calls the one before it.
    if (!budget.enter()) return known;
    try {
      const values = operands.map((operand) => valueInCode(operand));
      if (budget.spendOn(values)) known = compute(values);
    } catch (error) {
      if (!(error instanceof Unevaluable)) throw error;
    } finally {
      budget.leave();
    }
    return known;
  };
}
