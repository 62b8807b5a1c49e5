/** What all modules of one configuration share. */
import { STATIC_RESOURCES_MAX } from '../../../limits/static.js';
import type { Value } from './value.js';
import { Budget } from './work.js';

export class Configuration {
  readonly budget = new Budget();
  #room = STATIC_RESOURCES_MAX;

  constructor(
    /** Values of the variables of the root. */
    readonly variables: ReadonlyMap<string, Value>,
    readonly workspace: Value,
  ) {}

  /** Room for so many instances more; false where there is none. */
  readonly takeRoom = (instances: number): boolean => {
    if (instances > this.#room) return false;
    this.#room -= instances;
    return true;
  };
}
