/**
 * Turns links between resources of the configuration into references between their instances: `aws_subnet.s[each.key]`
 * links each instance to the one with the same key. `plan/references.ts` calls it for every link.
 */

import { groupBy } from '../../graph/group-by.js';
import type { Resource } from '../../graph/inventory.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { EVERY_PAIR_MAX } from '../limits.js';
import { configAddressOf } from './addresses.js';
import type { ModuleSelection } from './links.js';

/**
 * One instance of a resource: `module.a["x"].aws_vpc.b[0]` has the module name `a`, the module key `"x"` and the key
 * `0`.
 */
export interface Instance {
  /** Graph address. */
  readonly address: string;
  readonly moduleNames: readonly string[];
  readonly moduleKeys: readonly (string | null)[];
  readonly key: string | null;
}

/** Instances of each resource, by its configuration address. */
export type Instances = ReadonlyMap<string, readonly Instance[]>;

/** Returns the instances of each resource, by configuration address. */
export function instancesOf(resources: readonly Resource[]): Instances {
  const instances = new Map<string, Instance[]>();
  for (const { origin, address } of resources) {
    const parts = parseTerraformAddress(origin)!;
    const instance: Instance = {
      address,
      moduleNames: parts.modules.map((step) => step.name),
      moduleKeys: parts.modules.map((step) => step.index),
      key: parts.index,
    };
    const configAddress = configAddressOf(origin) as string;
    const known = instances.get(configAddress);
    if (known === undefined) instances.set(configAddress, [instance]);
    else known.push(instance);
  }
  return instances;
}

/** The selection of instances that a reference makes. */
export interface Pairing {
  /** Instance keys in the reference; empty if there are none. */
  readonly keys: readonly string[];
  /** Module instances that the reference selects. */
  readonly moduleSelections: readonly ModuleSelection[];
  /** Keys of selected elements. If an instance has one of them, only that instance is referenced. */
  readonly elements?: readonly string[];
  /**
   * `keyed`: one instance refers to one (`aws_subnet.s[each.key]`). `all`: the reference covers all instances
   * (`aws_subnet.s[*]`). `unknown`: the source names only the resource, as DOT and states do.
   */
  readonly selection: 'keyed' | 'all' | 'unknown';
}

/**
 * Returns the pairs of instances that refer to each other.
 * Within a module that contains both resources, only instances of the same module instance are paired. Otherwise equal
 * keys decide, unless the reference covers all instances. The rest is paired each to each if that is few pairs; if not,
 * each instance gets one target. There are never more pairs than instances, or EVERY_PAIR_MAX per module instance.
 * Example: `subnet = aws_subnet.s[each.key].id` pairs `aws_instance.i["a"]` with `aws_subnet.s["a"]`.
 */
export function pairInstances(
  referrers: readonly Instance[],
  targets: readonly Instance[],
  pairing: Pairing,
): [from: string, to: string][] {
  const shared = sharedDepth(referrers[0], targets[0]);
  const groups = groupBy(chosenTargets(targets, pairing), (target) => scopeOf(target, shared));
  const pairs: [string, string][] = [];
  for (const [scope, group] of groupBy(referrers, (referrer) => scopeOf(referrer, shared))) {
    const candidates = groups.get(scope);
    if (candidates !== undefined) pairGroup(group, candidates, shared, pairing, pairs);
  }
  return pairs;
}

/** Adds the pairs of instances within one shared module instance to `pairs`. */
function pairGroup(
  referrers: readonly Instance[],
  candidates: readonly Instance[],
  shared: number,
  pairing: Pairing,
  pairs: [string, string][],
): void {
  const isFewPairs = (pairsEach: number): boolean =>
    referrers.length === 1 || referrers.length * pairsEach <= EVERY_PAIR_MAX;
  const isNarrowed = pairing.selection !== 'all' || !isFewPairs(candidates.length);
  const byKey = isNarrowed ? indexByKey(candidates, shared) : undefined;
  // A lone instance 0 is not a number in a series: its `count` is a switch.
  const isFlag = referrers.every(({ key }) => key === FLAG_KEY);
  for (const { key, ...referrer } of referrers) {
    const modules = referrer.moduleKeys.slice(shared).reverse();
    const matching = matchKeys(isFlag ? [...modules, key] : [key, ...modules], candidates, byKey);
    const chosen = isFewPairs(matching.length) ? matching : [roundRobinTarget(key, matching)];
    for (const target of chosen)
      if (target.address !== referrer.address) pairs.push([referrer.address, target.address]);
  }
}

/** Key of the only instance of `count = var.enabled ? 1 : 0`. */
const FLAG_KEY = '0';

/**
 * Returns the candidates with the first of the keys that any candidate has, or all candidates if none has any of the
 * keys.
 */
function matchKeys(
  keys: readonly (string | null)[],
  candidates: readonly Instance[],
  byKey: ReadonlyMap<string, readonly Instance[]> | undefined,
): readonly Instance[] {
  if (byKey === undefined || candidates.length === 1) return candidates;
  for (const key of keys) {
    const matching = key === null ? undefined : byKey.get(key);
    if (matching !== undefined) return matching;
  }
  return candidates;
}

/** Indexes instances by their keys and those of their modules below the shared ones. */
function indexByKey(instances: readonly Instance[], shared: number): ReadonlyMap<string, readonly Instance[]> {
  const index = new Map<string, Instance[]>();
  for (const instance of instances) {
    for (const key of new Set([instance.key, ...instance.moduleKeys.slice(shared)])) {
      if (key === null) continue;
      const known = index.get(key);
      if (known === undefined) index.set(key, [instance]);
      else known.push(instance);
    }
  }
  return index;
}

/** A key that is a number, or ends in one after a separator: `2`, `"job.2"`. */
const NUMBER_AT_END = /(?:^|[._-])(\d+)"?$/;

/** Assigns targets to numbered instances in turn, like `element()`; other instances get the first. */
function roundRobinTarget(key: string | null, targets: readonly Instance[]): Instance {
  const number = Number(NUMBER_AT_END.exec(key ?? '')?.[1] ?? 0);
  return targets[number % targets.length] as Instance;
}

/** Returns the targets that the reference selects by element, or else names by key. */
function chosenTargets(targets: readonly Instance[], pairing: Pairing): readonly Instance[] {
  const named = targets.filter((target) => isNamed(target, pairing));
  const { elements = [] } = pairing;
  const selected = named.filter(({ key }) => key !== null && elements.includes(key));
  return selected.length > 0 ? selected : named;
}

/**
 * True if the keys of a reference may name the instance. An instance without a key may be meant by any key: it is the
 * only one, or represents an unknown number of instances.
 */
const isNamed = (target: Instance, { keys, moduleSelections }: Pairing): boolean =>
  (keys.length === 0 || target.key === null || keys.includes(target.key)) &&
  moduleSelections.every(({ depth, keys }) => {
    const key = target.moduleKeys[depth - 1] ?? null;
    return key === null || keys.includes(key);
  });

/** Returns the number of modules, from the root, that contain both. */
function sharedDepth(first: Instance | undefined, second: Instance | undefined): number {
  let depth = 0;
  while (first?.moduleNames[depth] !== undefined && first.moduleNames[depth] === second?.moduleNames[depth]) depth++;
  return depth;
}

/** Returns a key for the module instance at this depth that contains the instance. */
const scopeOf = (instance: Instance, depth: number): string =>
  depth === 0 ? '' : JSON.stringify(instance.moduleKeys.slice(0, depth));
