/** State that all modules of one configuration share. */

import { MARKS_MAX, SHOWN_ITEMS_MAX, STATIC_RESOURCES_MAX } from '../limits.js';
import { PlannedInstances } from './planned-instances.js';
import type { MarkBudget, Value } from './value.js';
import { Budget } from './work.js';

export class Configuration {
  readonly budget = new Budget();
  /** Budget for tracing the origins of unknown values. */
  readonly marks: MarkBudget = { left: MARKS_MAX };
  /** Number of items that the values of resources may still have. */
  readonly shown = { left: SHOWN_ITEMS_MAX };
  #room = STATIC_RESOURCES_MAX;

  constructor(
    /** Values of the root module's variables. */
    readonly variables: ReadonlyMap<string, Value>,
    readonly workspace: Value,
    /** Instances in a plan of the configuration; empty without a plan. */
    readonly planned = new PlannedInstances(),
  ) {}

  get isSpent(): boolean {
    return this.budget.isSpent || this.shown.left <= 0;
  }

  /** Reserves room for a number of instances. Returns false if there is not enough. */
  readonly takeRoom = (instances: number): boolean => {
    if (instances > this.#room) return false;
    this.#room -= instances;
    return true;
  };
}
