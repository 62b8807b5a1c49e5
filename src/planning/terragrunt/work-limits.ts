/**
 * Limits the work of reading all units together. Each unit reads the same files, and there may be hundreds of units.
 */

import { SHOWN_ITEMS_MAX, STACK_MEMBERS_MAX, TERRAGRUNT_WORK_FACTOR } from '../limits.js';
import { Budget } from '../static/work.js';

/**
 * The limits of one run. A file may be evaluated in several attempts, because files that it needs are loaded between
 * them.
 */
export class WorkLimits {
  readonly budget = new Budget(TERRAGRUNT_WORK_FACTOR);
  /** Number of items that the values of inputs may still have. */
  readonly itemBudget = { left: SHOWN_ITEMS_MAX };
  #members = STACK_MEMBERS_MAX;
  /** Budget left after the last complete configuration. */
  #left = { itemBudget: SHOWN_ITEMS_MAX, members: STACK_MEMBERS_MAX };

  /**
   * Starts another attempt at a configuration. The items and members that the last attempt used are available again,
   * but its work stays spent.
   */
  beginAttempt(): void {
    this.itemBudget.left = this.#left.itemBudget;
    this.#members = this.#left.members;
  }

  /** Ends a configuration. The items and members that its last attempt used stay spent. */
  endAttempts(): void {
    this.#left = { itemBudget: this.itemBudget.left, members: this.#members };
  }

  /** Reserves room for one more unit or stack in a stack. Returns false if there is none. */
  takeMember(): boolean {
    if (this.#members === 0) return false;
    this.#members--;
    return true;
  }

  get isSpent(): boolean {
    return this.budget.isSpent || this.itemBudget.left <= 0 || this.#members === 0;
  }
}
