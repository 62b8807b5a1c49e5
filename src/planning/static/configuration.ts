/**
 * State that all modules of one configuration share: variables, budgets, and the instances of a plan if there is one.
 */

import { byText } from '../../graph/order.js';
import { parseTerraformAddress, type TerraformAddress } from '../../graph/terraform-address.js';
import type { Expression } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { instanceText } from '../../terraform/references/addresses.js';
import { resourceAddress } from '../../terraform/references/subject.js';
import { MARKS_MAX, SHOWN_ITEMS_MAX, STATIC_INSTANCES_MAX, STATIC_RESOURCES_MAX } from '../limits.js';
import { DISABLED, type Expansion, type Repetition, SINGLE, withKey } from './expand.js';
import { type MarkBudget, UNKNOWN, type Value } from './value.js';
import { Budget } from './work.js';

/** The shared state of one evaluation. */
export class Configuration {
  /** Budget for evaluating expressions. */
  readonly budget = new Budget();
  /** Budget for tracing the origins of unknown values. */
  readonly marks: MarkBudget = { left: MARKS_MAX };
  /** Number of items that may still be copied from values to the inventory. */
  readonly shown = { left: SHOWN_ITEMS_MAX };
  /** Parsed templates by their text; null for text that is not a valid template. */
  readonly templates = new Map<string, Expression | null>();
  /** Number of instances that may still be made. */
  #room = STATIC_RESOURCES_MAX;

  constructor(
    /** Values of the root module's variables. */
    readonly variables: ReadonlyMap<string, Value>,
    readonly workspace: Value,
    /** Instances in a plan of the configuration; empty without a plan. */
    readonly planned = new PlannedInstances(),
  ) {}

  /** True if a budget was used up, so that values are missing. */
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

// ---- Instances in a plan, for a `count` or `for_each` that the code alone does not determine.

type Keys = ReadonlySet<string | null>;

/** The keys of all instances in a plan, by block. */
export class PlannedInstances {
  /** Keys by address without the last key: `module.a["x"].aws_subnet.s`, `module.a`. */
  readonly #keys = new Map<string, Set<string | null>>();

  /**
   * @param origins addresses of the resources that exist after the plan
   * @param isComplete true if `origins` has every managed resource with instances, so that any other one has none
   */
  constructor(
    origins: Iterable<string> = [],
    readonly isComplete = false,
  ) {
    for (const origin of origins) {
      const parts = parseTerraformAddress(origin);
      if (parts !== null) this.#add(parts);
    }
  }

  /** Adds the keys in an address. */
  #add({ mode, modules, type, name, index }: TerraformAddress): void {
    let prefix = '';
    for (const step of modules) prefix = this.#addKey(`${prefix}module.${step.name}`, step.index);
    this.#addKey(`${prefix}${mode === 'data' ? 'data.' : ''}${type}.${name}`, index);
  }

  /** Records a key, and returns the prefix of the addresses inside this instance. */
  #addKey(address: string, key: string | null): string {
    const keys = this.#keys.get(address) ?? new Set();
    this.#keys.set(address, keys.add(key));
    return `${withKey(address, key)}.`;
  }

  /**
   * Returns the instances of a block in one instance of its module. Null if the plan does not determine them either.
   * @param prefix prefix of the addresses in that instance of the module
   */
  expansionOf(code: ResourceCode | CallCode, prefix: string): Expansion | null {
    const isResource = 'mode' in code;
    const keys = this.#keys.get(`${prefix}${isResource ? resourceAddress(code) : `module.${code.name}`}`);
    if (keys !== undefined) return expansionBy(keys);
    return this.isComplete && isResource && code.mode === 'managed' ? emptyOf(code) : null;
  }
}

/** Returns the expansion of a resource without instances. */
function emptyOf({ block: { body } }: ResourceCode): Expansion {
  if (argumentOf(body, 'for_each') !== null) return { shape: 'map', instances: [] };
  return argumentOf(body, 'count') === null ? DISABLED : { shape: 'list', instances: [] };
}

/**
 * Returns the expansion with these keys; null if they are too many, or do not belong together. Elements of `for_each`
 * stay unknown, since a plan contains only their keys.
 */
function expansionBy(keys: Keys): Expansion | null {
  if (keys.size > STATIC_INSTANCES_MAX) return null;
  if (keys.has(null)) return keys.size === 1 ? SINGLE : null;
  const quoted = [...keys] as string[];
  const texts = quoted.map(instanceText);
  if (texts.every((text) => text !== null)) {
    const instances = quoted.map(
      (key, index): Repetition => ({ key, each: { key: texts[index] as string, value: UNKNOWN } }),
    );
    return { shape: 'map', instances: instances.sort((a, b) => byText(a.each?.key as string, b.each?.key as string)) };
  }
  const numbers = quoted.map(Number).sort((a, b) => a - b);
  // -target and a partial state make a list with gaps, in which an index is not the index in the code.
  return numbers.every((number, position) => number === position)
    ? { shape: 'list', instances: numbers.map((index) => ({ key: String(index), index })) }
    : null;
}
