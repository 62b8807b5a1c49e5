/** What all modules of one configuration share. */

import { SHOWN_ITEMS_MAX } from '../limits.js';
import { MARKS_MAX, STATIC_RESOURCES_MAX } from './limits.js';
import { PlannedInstances } from './planned-instances.js';
import type { MarkBudget, Value } from './value.js';
import { Budget } from './work.js';

export class Configuration {
  readonly budget = new Budget();
  /** Of what unknown values come from. */
  readonly marks: MarkBudget = { left: MARKS_MAX };
  /** Items of values that resources may still have. */
  readonly shown = { left: SHOWN_ITEMS_MAX };
  #room = STATIC_RESOURCES_MAX;

  constructor(
    /** Values of the variables of the root. */
    readonly variables: ReadonlyMap<string, Value>,
    readonly workspace: Value,
    /** What a plan of it has; of no plan, nothing. */
    readonly planned = new PlannedInstances(),
  ) {}

  get isSpent(): boolean {
    return this.budget.isSpent || this.shown.left <= 0;
  }

  /** Room for so many instances more; false where there is none. */
  readonly takeRoom = (instances: number): boolean => {
    if (instances > this.#room) return false;
    this.#room -= instances;
    return true;
  };
}
