/** Instances that a plan has, for `count` and `for_each` that the code alone does not decide. */
import { byText } from '../../graph/order.js';
import { parseTerraformAddress, type TerraformAddress } from '../../graph/terraform-address.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { instanceText } from '../../terraform/references/instance-key.js';
import { resourceAddress } from '../../terraform/references/subject.js';
import { DISABLED, type Expansion, type Repetition, SINGLE } from './expand.js';
import { STATIC_INSTANCES_MAX } from './limits.js';
import { UNKNOWN } from './value.js';

type Keys = ReadonlySet<string | null>;

export class PlannedInstances {
  /** Keys by address without the last key: `module.a["x"].aws_subnet.s`, `module.a`. */
  readonly #keys = new Map<string, Set<string | null>>();

  /**
   * @param origins addresses of what there is after the plan
   * @param isWhole whether a managed resource that is not among them has no instance
   */
  constructor(
    origins: Iterable<string> = [],
    readonly isWhole = false,
  ) {
    for (const origin of origins) {
      const parts = parseTerraformAddress(origin);
      if (parts !== null) this.#add(parts);
    }
  }

  #add({ mode, modules, type, name, index }: TerraformAddress): void {
    let prefix = '';
    for (const step of modules) prefix = this.#note(`${prefix}module.${step.name}`, step.index);
    this.#note(`${prefix}${mode === 'data' ? 'data.' : ''}${type}.${name}`, index);
  }

  /** @returns what stands before the addresses in this instance */
  #note(address: string, key: string | null): string {
    const known = this.#keys.get(address);
    if (known === undefined) this.#keys.set(address, new Set([key]));
    else known.add(key);
    return `${inModule(address, key)}.`;
  }

  /**
   * The instances of a block in one instance of its module; null where the plan does not say them either.
   * @param prefix stands before the addresses in that instance
   */
  expansionOf(code: ResourceCode | CallCode, prefix: string): Expansion | null {
    const isResource = 'mode' in code;
    const keys = this.#keys.get(`${prefix}${isResource ? resourceAddress(code) : `module.${code.name}`}`);
    if (keys !== undefined) return expansionBy(keys);
    return this.isWhole && isResource && code.mode === 'managed' ? emptyOf(code) : null;
  }
}

/** Address of an instance of a module. */
export const inModule = (name: string, key: string | null): string => (key === null ? name : `${name}[${key}]`);

function emptyOf({ block: { body } }: ResourceCode): Expansion {
  if (argumentOf(body, 'for_each') !== null) return { shape: 'map', instances: [] };
  return argumentOf(body, 'count') === null ? DISABLED : { shape: 'list', instances: [] };
}

/** Elements of `for_each` stay unknown: their keys alone are planned. */
function expansionBy(keys: Keys): Expansion | null {
  if (keys.size > STATIC_INSTANCES_MAX) return null;
  if (keys.has(null)) return keys.size === 1 ? SINGLE : null;
  const written = [...keys] as string[];
  const texts = written.map(instanceText);
  if (texts.every((text) => text !== null)) {
    const instances = written.map((key, i): Repetition => ({ key, each: { key: texts[i] as string, value: UNKNOWN } }));
    return { shape: 'map', instances: instances.sort((a, b) => byText(a.each?.key as string, b.each?.key as string)) };
  }
  const numbers = written.map(Number).sort((a, b) => a - b);
  // Of a list with gaps, as -target and a partial state make it, the places are not those of the code.
  return numbers.every((number, i) => number === i)
    ? { shape: 'list', instances: numbers.map((index) => ({ key: String(index), index })) }
    : null;
}
