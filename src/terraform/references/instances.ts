/**
 * Turns links between resources of the configuration into references between their instances: `aws_subnet.s[each.key]` links each
 * instance to the one with the same key. `plan/references.ts` calls it for every link.
 */

import { groupBy } from '../../graph/group-by.js';
import type { Resource } from '../../graph/inventory.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { EVERY_PAIR_MAX, MODULE_FAN_OUT_MAX, MODULE_SHARE_MIN } from '../limits.js';
import { configAddressOf, moduleOf } from './addresses.js';
import type { Pin } from './links.js';

/** One instance of a resource: `module.a["x"].aws_vpc.b[0]` has module name `a`, module key `"x"` and key `0`. */
export interface Instance {
  /** Graph address. */
  readonly address: string;
  readonly moduleNames: readonly string[];
  readonly moduleKeys: readonly (string | null)[];
  readonly key: string | null;
}

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
    const config = configAddressOf(origin) as string;
    const others = instances.get(config);
    if (others === undefined) instances.set(config, [instance]);
    else others.push(instance);
  }
  return instances;
}

export interface Pairing {
  /** Instance keys in the reference; empty if there are none. */
  readonly keys: readonly string[];
  readonly pins: readonly Pin[];
  /** Keys of selected elements. If an instance has one of them, only that instance is referenced. */
  readonly elements?: readonly string[];
  /**
   * `keyed`: one instance refers to one. `all`: the reference covers all instances. `unknown`: the source names only the
   * resource.
   */
  readonly way: 'keyed' | 'all' | 'unknown';
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
  const groups = groupBy(selectedTargets(targets, pairing), (target) => scopeOf(target, shared));
  const pairs: [string, string][] = [];
  for (const [scope, group] of groupBy(referrers, (referrer) => scopeOf(referrer, shared))) {
    const candidates = groups.get(scope);
    if (candidates !== undefined) pairGroup(group, candidates, shared, pairing, pairs);
  }
  return pairs;
}

function pairGroup(
  referrers: readonly Instance[],
  candidates: readonly Instance[],
  shared: number,
  pairing: Pairing,
  pairs: [string, string][],
): void {
  const isFewPairs = (count: number): boolean => referrers.length === 1 || referrers.length * count <= EVERY_PAIR_MAX;
  const isNarrowed = pairing.way !== 'all' || !isFewPairs(candidates.length);
  const byKey = isNarrowed ? indexByKey(candidates, shared) : undefined;
  // A lone instance 0 is not a number in a series: its `count` is a switch.
  const isFlag = referrers.every(({ key }) => key === FLAG_KEY);
  for (const { key, ...referrer } of referrers) {
    const modules = referrer.moduleKeys.slice(shared).reverse();
    const matching = matchKeys(isFlag ? [...modules, key] : [key, ...modules], candidates, byKey);
    const chosen = isFewPairs(matching.length) ? matching : [inTurn(key, matching)];
    for (const target of chosen)
      if (target.address !== referrer.address) pairs.push([referrer.address, target.address]);
  }
}

/** Key of the only instance of `count = var.enabled ? 1 : 0`. */
const FLAG_KEY = '0';

/** Returns the candidates with the first of the keys that any candidate has, or all candidates if none has one. */
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

function indexByKey(instances: readonly Instance[], shared: number): ReadonlyMap<string, readonly Instance[]> {
  const index = new Map<string, Instance[]>();
  for (const instance of instances) {
    for (const key of new Set([instance.key, ...instance.moduleKeys.slice(shared)])) {
      if (key === null) continue;
      const others = index.get(key);
      if (others === undefined) index.set(key, [instance]);
      else others.push(instance);
    }
  }
  return index;
}

/** A key that is a number, or ends in one after a separator: `2`, `"job.2"`. */
const NUMBER_AT_END = /(?:^|[._-])(\d+)"?$/;

/** Assigns targets to numbered instances in turn, like `element()`; other instances get the first. */
function inTurn(key: string | null, targets: readonly Instance[]): Instance {
  const number = Number(NUMBER_AT_END.exec(key ?? '')?.[1] ?? 0);
  return targets[number % targets.length] as Instance;
}

/** Returns the targets that the reference names or selects. */
function selectedTargets(targets: readonly Instance[], pairing: Pairing): readonly Instance[] {
  const named = targets.filter((target) => isNamed(target, pairing));
  const { elements = [] } = pairing;
  const chosen = named.filter(({ key }) => key !== null && elements.includes(key));
  return chosen.length > 0 ? chosen : named;
}

/** Accepts an instance without a key for any key: it is the only one, or represents an unknown number of instances. */
const isNamed = (target: Instance, { keys, pins }: Pairing): boolean =>
  (keys.length === 0 || target.key === null || keys.includes(target.key)) &&
  pins.every(({ depth, keys }) => {
    const key = target.moduleKeys[depth - 1] ?? null;
    return key === null || keys.includes(key);
  });

/** Returns the number of modules, from the root, that contain both. */
function sharedDepth(a: Instance | undefined, b: Instance | undefined): number {
  let depth = 0;
  while (a?.moduleNames[depth] !== undefined && a.moduleNames[depth] === b?.moduleNames[depth]) depth++;
  return depth;
}

const scopeOf = (instance: Instance, depth: number): string =>
  depth === 0 ? '' : JSON.stringify(instance.moduleKeys.slice(0, depth));

// ---- Recognizes dependencies on a whole module, which refer to none of its resources in particular.

/** Returns the number of resources in each module. */
export function moduleSizes(addresses: Iterable<string>): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const address of addresses) count(sizes, moduleOf(address));
  return sizes;
}

/**
 * Returns the other modules that a resource depends on as a whole. `depends_on = [module.a]` and `for_each = module.a` reach
 * everything in the module.
 * @param direct direct dependencies of the resource
 * @param covered direct and indirect dependencies
 */
export function wholeModules(
  from: string,
  direct: readonly string[],
  covered: readonly string[],
  sizes: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const directCounts = moduleSizes(direct);
  const coveredCounts = moduleSizes(covered);
  const ownModule = moduleOf(from);
  const whole = new Set<string>();
  for (const [module, number] of directCounts) {
    if (module === ownModule || module === '') continue;
    const coversModule = number >= MODULE_SHARE_MIN && coveredCounts.get(module) === sizes.get(module);
    if (number > MODULE_FAN_OUT_MAX || coversModule) whole.add(module);
  }
  return whole;
}

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
