/** Expands the `count`, `for_each` or `enabled` of a block into instances and their keys, from the code alone. */

import type { Body, Expression } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import { instanceKey } from '../../terraform/references/addresses.js';
import { STATIC_INSTANCES_MAX } from '../limits.js';
import { evaluate, type Names } from './evaluate.js';
import { Collection, knownElements, toBoolean, toNumber, UNKNOWN, Unknown, type Value } from './value.js';

/** One instance of a block, with the values of `each` and `count` in it. */
export interface Repetition {
  /** The key as addresses write it: `"a"` or `0`. Null for a single instance, and for one that stands for all. */
  readonly key: string | null;
  /** Values of `each.key` and `each.value`; absent without `for_each`. */
  readonly each?: { readonly key: Value; readonly value: Value };
  /** Value of `count.index`; absent without `count`. */
  readonly index?: Value;
}

/** All instances of a block in one instance of its module. */
export interface Expansion {
  /**
   * `single`: neither `count` nor `for_each`. `list`, `map`: all instances are known. `open`: one instance stands for
   * all. `disabled`: `lifecycle.enabled` of OpenTofu is false, so there is no instance and the name is null.
   */
  readonly shape: 'single' | 'list' | 'map' | 'open' | 'disabled';
  readonly instances: readonly Repetition[];
  /** Number of instances that an open expansion stands for. */
  readonly count?: number | 'unknown';
}

/** Returns the address of an instance: `aws_vpc.a[0]`, or the name alone if the key is null. */
export const withKey = (name: string, key: string | null): string => (key === null ? name : `${name}[${key}]`);

/** Neither `count` nor `for_each`. */
export const SINGLE: Expansion = { shape: 'single', instances: [{ key: null }] };

/** Disabled by `lifecycle.enabled`. */
export const DISABLED: Expansion = { shape: 'disabled', instances: [] };

/**
 * Returns the expansion in which one instance stands for all.
 * @param value what is known of every element
 */
const openExpansion = (count: number | 'unknown', value: Value = UNKNOWN): Expansion => ({
  shape: 'open',
  instances: [{ key: null, each: { key: UNKNOWN, value }, index: UNKNOWN }],
  count,
});

/** True for the one instance of an open expansion. */
export const standsForAll = ({ index }: Repetition): boolean => index instanceof Unknown;

/**
 * Expands a block.
 * @param takeRoom reserves room for a number of instances; if it returns false, the expansion is open
 */
export function expand(body: Body, names: Names, takeRoom: (count: number) => boolean): Expansion {
  const expansion = expandWithoutLimit(body, names);
  const count = expansion.instances.length;
  return count > STATIC_INSTANCES_MAX || !takeRoom(count) ? openExpansion(count) : expansion;
}

/** Expands a block, however many instances it has. */
function expandWithoutLimit(body: Body, names: Names): Expansion {
  const forEach = argumentOf(body, 'for_each');
  if (forEach !== null) return expandForEach(evaluate(forEach, names));
  const count = argumentOf(body, 'count');
  if (count !== null) return expandCount(evaluate(count, names));
  const enabled = enabledIn(body);
  return enabled === null ? SINGLE : expandEnabled(evaluate(enabled, names));
}

/**
 * Returns the `enabled` argument of OpenTofu; null if there is none.
 * https://opentofu.org/docs/language/meta-arguments/enabled/
 */
function enabledIn({ blocks }: Body): Expression | null {
  const lifecycle = blocks.find(({ type }) => type === 'lifecycle');
  return lifecycle === undefined ? null : argumentOf(lifecycle.body, 'enabled');
}

/** Expands `lifecycle.enabled`. */
function expandEnabled(value: Value): Expansion {
  const isEnabled = toBoolean(value);
  if (isEnabled instanceof Unknown || isEnabled === null) return openExpansion('unknown');
  return isEnabled ? SINGLE : DISABLED;
}

/** Expands `count`. */
function expandCount(value: Value): Expansion {
  const count = toNumber(value);
  if (count instanceof Unknown || count === null || !Number.isInteger(count) || count < 0)
    return openExpansion('unknown');
  if (count > STATIC_INSTANCES_MAX) return openExpansion(count);
  return { shape: 'list', instances: Array.from({ length: count }, (_, index) => ({ key: String(index), index })) };
}

/**
 * Expands `for_each`. An element of a set is its own key. A list counts as a set, since an untyped variable may be
 * either.
 */
function expandForEach(value: Value): Expansion {
  const elements = knownElements(value);
  if (elements === null) return openExpansion('unknown', value instanceof Collection ? value.element : UNKNOWN);
  const isMap = value instanceof Map;
  const instances: Repetition[] = [];
  for (const [name, element] of elements) {
    const key = isMap ? name : element;
    if (typeof key !== 'string') return openExpansion(elements.length);
    instances.push({ key: instanceKey(key), each: { key, value: element } });
  }
  return { shape: 'map', instances };
}
