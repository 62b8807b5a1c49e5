/** Who refers to whom, from everything that a plan and its DOT graph tell. */
import { hasOwnKeys } from '../catalog/locations.js';
import { leadsInto, type Reference, type Resource, topOf } from '../graph/inventory.js';
import {
  type ConfigGraph,
  type InstanceProof,
  mergeGraphs,
  PROVIDER,
  referencesFrom,
} from '../terraform/references/config-graph.js';
import { type Instances, instancesOf, type Pairing, pairInstances } from '../terraform/references/instances.js';
import { linkBudget, linksFrom } from '../terraform/references/links.js';
import { holdsIdentity, isNothingAt, pathsOfIdentity, referencesByValue } from './by-value.js';
import { readConfiguration } from './configuration.js';
import { dotLinks } from './dot/links.js';
import type { DotGraph } from './dot/model.js';
import { REFERENCES_MAX } from './limits.js';
import * as messages from './messages.js';
import { likelyLinks } from './outputs.js';
import { priorDependencies } from './prior-state.js';

export interface References {
  readonly references: readonly Reference[];
  /** What has been left out. */
  readonly warnings: readonly string[];
}

const REPEATS: ReadonlySet<string> = new Set(['count', 'for_each']);

const NAMED_ALONE: Pairing = { keys: [], pins: [], way: 'unknown' };

/**
 * The code and the plan's configuration first, because they name the attribute; then what only the DOT graph, the
 * state and the values know. A later source never repeats a pair that an earlier one has.
 *
 * @param code what the configuration is written in, where that is at hand: it has what the plan leaves out
 * @param proof which instances are meant, where the code proves it
 */
export function readReferences(
  plan: unknown,
  resources: readonly Resource[],
  dot: DotGraph | null,
  code: ConfigGraph | null,
  proof: InstanceProof | null = null,
): References {
  const instances = instancesOf(resources);
  const collected = new Collected(instances, resources, proof);
  const configuration = readConfiguration(plan);
  const isAll = addConfigured(code === null ? configuration : mergeGraphs(code, configuration), collected);
  if (dot !== null) {
    for (const { from, to } of dotLinks(dot, (address) => instances.has(address))) collected.add(from, to, 'dot');
  }
  addPriorState(plan, collected);
  for (const reference of referencesByValue(resources)) collected.addValue(reference);
  const { references, isFull } = collected;
  const warnings = [
    ...(isAll ? [] : [messages.LINKS_TOO_MANY]),
    ...(isFull ? [messages.referencesTooMany(REFERENCES_MAX)] : []),
  ];
  return { references, warnings };
}

/** A link of the configuration, from a resource to another one. */
interface Configured {
  readonly to: string;
  readonly path: string | null;
  readonly pairing: Pairing;
  readonly ofElement: boolean;
  readonly beside?: readonly string[];
  readonly block?: Reference['block'];
  readonly word?: string | undefined;
}

class Collected {
  readonly references: Reference[] = [];
  /** Whether there was a reference that found no room. */
  isFull = false;
  /** What each resource refers to, by configuration address. */
  readonly links = new Map<string, Set<string>>();
  readonly #pairs = new Map<string, Set<string>>();
  /** References of the code by their ends and path: several ways may lead to one. */
  readonly #said = new Set<string>();
  readonly #resources: ReadonlyMap<string, Resource>;

  constructor(
    readonly instances: Instances,
    resources: readonly Resource[],
    readonly proof: InstanceProof | null,
  ) {
    this.#resources = new Map(resources.map((resource) => [resource.address, resource]));
  }

  /** The instances of a resource by its configuration address. */
  instancesOf(config: string): readonly Resource[] {
    const all = (this.instances.get(config) ?? []).map(({ address }) => this.#resources.get(address));
    return all.filter((resource) => resource !== undefined);
  }

  addConfigured(from: string, { to, path, pairing, ofElement, beside, block, word }: Configured): void {
    // What a whole provider is configured with is not yet what one of its resources depends on.
    if (path !== PROVIDER) note(this.links, from, to);
    if (!this.#hasRoom()) return;
    const written = this.#pair(from, to, pairing).filter(([source]) => !this.#isNothing(source, path));
    for (const [source, target] of this.#chosen(written, { to, path, ofElement })) {
      for (const exact of this.#pathsOf(source, target, path))
        this.#say(source, target, exact, { ...(beside && { beside }), ...(block && { block }), ...(word && { word }) });
    }
  }

  #say(from: string, to: string, path: string | null, more: Pick<Reference, 'beside' | 'block' | 'word'>): void {
    const said = `${from}\n${to}\n${path ?? ''}\n${JSON.stringify(more)}`;
    if (this.#said.has(said) || !this.#hasRoom()) return;
    this.#said.add(said);
    note(this.#pairs, from, to);
    this.references.push({ from, to, ...(path !== null && { path }), ...more, via: 'configuration' });
  }

  /** A plan has all references of an attribute in one list; where it holds an object, the values say which are for what. */
  #pathsOf(source: string, target: string, path: string | null): readonly (string | null)[] {
    const [resource, other] = [this.#resources.get(source), this.#resources.get(target)];
    if (path === null || hasOwnKeys(path) || resource === undefined || other === undefined) return [path];
    const value = resource.values[topOf(path)];
    // A text has nothing in it, and most values are texts.
    if (typeof value !== 'object' || value === null) return [path];
    const inner = pathsOfIdentity(topOf(path), value, other).filter((one) => leadsInto(one, path));
    return inner.length > 0 ? inner : [path];
  }

  /** A link without path, where no earlier source has linked the two. */
  add(from: string, to: string, via: 'dot' | 'prior-state'): void {
    if (this.links.get(from)?.has(to)) return;
    note(this.links, from, to);
    for (const [source, target] of this.#pair(from, to, NAMED_ALONE)) {
      if (!this.#hasRoom()) return;
      note(this.#pairs, source, target);
      this.references.push({ from: source, to: target, via });
    }
  }

  /** A reference by value, where the two are not linked yet in either direction. */
  addValue(reference: Reference): void {
    const { from, to } = reference;
    if (this.#pairs.get(from)?.has(to) || this.#pairs.get(to)?.has(from) || !this.#hasRoom()) return;
    note(this.#pairs, from, to);
    this.references.push(reference);
  }

  #hasRoom(): boolean {
    const hasRoom = this.references.length < REFERENCES_MAX;
    if (!hasRoom) this.isFull = true;
    return hasRoom;
  }

  /** Without its code, a plan lists what either branch refers to: where neither has come to anything, its value is null. */
  #isNothing(source: string, path: string | null): boolean {
    if (path === null) return false;
    if (this.proof === null) return isNothingAt(this.#resources.get(source)?.values, path);
    return this.proof.leavesOut(this.#resources.get(source)?.origin ?? '', topOf(path));
  }

  /** Of several instances that an path may mean, those that the code or the values prove. */
  #chosen(
    pairs: readonly [string, string][],
    { to, path, ofElement }: Omit<Configured, 'pairing'>,
  ): readonly [string, string][] {
    if (path === null || path === PROVIDER) return pairs;
    return this.#byValue(this.#byCode(pairs, { to, path, ofElement }), path);
  }

  #byCode(
    pairs: readonly [string, string][],
    { to, path, ofElement }: { to: string; path: string; ofElement: boolean },
  ): readonly [string, string][] {
    if (this.proof === null) return pairs;
    const addresses = this.#originsOf(to);
    const origins = new Set(addresses.keys());
    const proved = new Map<string, readonly string[] | null>();
    for (const [source] of pairs) {
      const from = this.#resources.get(source)?.origin;
      if (proved.has(source)) continue;
      const found = this.proof.among(to, origins, from ?? '', topOf(path));
      // How many there are decides about all of it: a number is no value of anything.
      proved.set(source, found?.length === 0 && !ofElement && REPEATS.has(path) ? null : found);
    }
    const sure = [...proved].flatMap(([source, found]) =>
      (found ?? []).map((origin): [string, string] => [source, addresses.get(origin) as string]),
    );
    return [...pairs.filter(([source]) => proved.get(source) === null), ...sure];
  }

  /** Addresses of all instances of a resource, by what Terraform calls them. */
  #originsOf(config: string): ReadonlyMap<string, string> {
    const addresses = (this.instances.get(config) ?? []).map(({ address }) => address);
    return new Map(addresses.map((address) => [(this.#resources.get(address) as Resource).origin, address]));
  }

  #byValue(pairs: readonly [string, string][], path: string): readonly [string, string][] {
    const proved = new Map<string, Set<string>>();
    for (const [source, target] of pairs) {
      const value = this.#resources.get(source)?.values[topOf(path)];
      const candidate = this.#resources.get(target);
      if (value !== undefined && candidate !== undefined && holdsIdentity(value, candidate))
        note(proved, source, target);
    }
    return pairs.filter(([source, target]) => proved.get(source)?.has(target) ?? true);
  }

  #pair(from: string, to: string, pairing: Pairing): [string, string][] {
    return pairInstances(this.instances.get(from) ?? [], this.instances.get(to) ?? [], pairing);
  }
}

function note(map: Map<string, Set<string>>, from: string, to: string): void {
  const targets = map.get(from);
  if (targets === undefined) map.set(from, new Set([to]));
  else targets.add(to);
}

/** @returns whether all ways have been walked */
function addConfigured(graph: ConfigGraph, collected: Collected): boolean {
  const stepsOf = (address: string) => referencesFrom(graph, address);
  const isResource = (address: string) => collected.instances.has(address);
  const budget = linkBudget();
  for (const from of collected.instances.keys()) {
    if (collected.isFull) break;
    const links = likelyLinks(linksFrom(from, stepsOf, isResource, budget), collected.instancesOf(from));
    for (const { to, path, keys, pins, keyed, elements = [], ofElement = false, beside, block, word } of links) {
      const pairing: Pairing = { keys, pins, elements, way: keyed ? 'keyed' : 'all' };
      collected.addConfigured(from, {
        to,
        path,
        pairing,
        ofElement,
        ...(beside && { beside }),
        ...(block && { block }),
        word,
      });
    }
  }
  return budget.left > 0;
}

/** Only for resources that nothing is known of: the state says less than the configuration, and says it later. */
function addPriorState(plan: unknown, collected: Collected): void {
  const { instances } = collected;
  const silent = new Set([...instances.keys()].filter((address) => !collected.links.has(address)));
  const known = (address: string) => collected.links.get(address) ?? [];
  for (const [from, dependencies] of priorDependencies(plan, (address) => silent.has(address), known)) {
    for (const to of dependencies) if (instances.has(to)) collected.add(from, to, 'prior-state');
  }
}
