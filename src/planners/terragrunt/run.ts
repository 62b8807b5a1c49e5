/** What reading all units may cost together: each of them reads the same files, and there may be hundreds. */

import { SHOWN_ITEMS_MAX } from '../limits.js';
import { Budget } from '../static/work.js';
import { STACK_MEMBERS_MAX, WORK_TIMES } from './limits.js';

export class Run {
  readonly budget = new Budget(WORK_TIMES);
  /** Items of the values of inputs. */
  readonly shown = { left: SHOWN_ITEMS_MAX };
  #members = STACK_MEMBERS_MAX;
  /** What was left when the last configuration was read. */
  #left = { shown: SHOWN_ITEMS_MAX, members: STACK_MEMBERS_MAX };

  /** One more attempt to read a configuration: what the last one has taken is given back, but for its work. */
  beginAttempt(): void {
    this.shown.left = this.#left.shown;
    this.#members = this.#left.members;
  }

  /** The configuration is read: what it has taken is gone. */
  endAttempts(): void {
    this.#left = { shown: this.shown.left, members: this.#members };
  }

  /** Room for one more unit or stack of a stack. */
  takeMember(): boolean {
    if (this.#members === 0) return false;
    this.#members--;
    return true;
  }

  get isSpent(): boolean {
    return this.budget.isSpent || this.shown.left <= 0 || this.#members === 0;
  }
}
