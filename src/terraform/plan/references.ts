/** Collects the references between resources from a plan, its code, its DOT graph, the state and the values. */
import { hasOwnKeys } from '../../catalog/locations.js';
import { leadsInto, type Reference, type Resource, topOf } from '../../graph/inventory.js';
import {
  type ConfigGraph,
  type InstanceProof,
  mergeGraphs,
  PROVIDER,
  referencesFrom,
} from '../references/config-graph.js';
import { type Instances, instancesOf, type Pairing, pairInstances } from '../references/instances.js';
import { linkBudget, linksFrom } from '../references/links.js';
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
  /** Warnings about references that were left out. */
  readonly warnings: readonly string[];
}

const REPEATS: ReadonlySet<string> = new Set(['count', 'for_each']);

const NAMED_ALONE: Pairing = { keys: [], pins: [], way: 'unknown' };

/**
 * Returns the references between resource instances.
 * The code and the plan's configuration come first, because they name the attribute. Then come the DOT graph, the state and the
 * values, for pairs that no earlier source has.
 * @param code references in the planned code, if at hand: it has what the plan leaves out
 * @param proof the instances that the code proves to be referenced, if at hand
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

/** A link of the configuration, from one resource to another. */
interface Configured {
  readonly to: string;
  readonly path: string | null;
  readonly pairing: Pairing;
  readonly ofElement: boolean;
  readonly beside?: readonly string[];
  readonly block?: Reference['block'];
  readonly word?: string | undefined;
  readonly line?: number | undefined;
}

class Collected {
  readonly references: Reference[] = [];
  /** True if a reference was dropped because the limit was reached. */
  isFull = false;
  /** References of each resource, by configuration address. */
  readonly links = new Map<string, Set<string>>();
  readonly #pairs = new Map<string, Set<string>>();
  /** References of the configuration by ends and path, because several routes may lead to the same one. */
  readonly #said = new Set<string>();
  readonly #resources: ReadonlyMap<string, Resource>;

  constructor(
    readonly instances: Instances,
    resources: readonly Resource[],
    readonly proof: InstanceProof | null,
  ) {
    this.#resources = new Map(resources.map((resource) => [resource.address, resource]));
  }

  /** Returns the instances of a resource by its configuration address. */
  instancesOf(config: string): readonly Resource[] {
    const all = (this.instances.get(config) ?? []).map(({ address }) => this.#resources.get(address));
    return all.filter((resource) => resource !== undefined);
  }

  addConfigured(from: string, { to, path, pairing, ofElement, beside, block, word, line }: Configured): void {
    // A resource does not depend on everything that its provider is configured with.
    if (path !== PROVIDER) note(this.links, from, to);
    if (!this.#hasRoom()) return;
    const written = this.#pair(from, to, pairing).filter(([source]) => !this.#isNothing(source, path));
    for (const [source, target] of this.#chosen(written, { to, path, ofElement })) {
      for (const exact of this.#pathsOf(source, target, path))
        this.#say(
          [source, target],
          exact,
          { ...(beside && { beside }), ...(block && { block }), ...(word && { word }) },
          line,
        );
    }
  }

  /** @param line line of the reference; of two equal references the first one's line is used */
  #say(
    [from, to]: readonly [string, string],
    path: string | null,
    more: Pick<Reference, 'beside' | 'block' | 'word'>,
    line: number | undefined,
  ): void {
    const said = `${from}\n${to}\n${path ?? ''}\n${JSON.stringify(more)}`;
    if (this.#said.has(said) || !this.#hasRoom()) return;
    this.#said.add(said);
    note(this.#pairs, from, to);
    const at = path !== null && line !== undefined && { line };
    this.references.push({ from, to, ...(path !== null && { path }), ...more, ...at, via: 'configuration' });
  }

  /**
   * Narrows a path to the nested attributes that hold the target's identity. A plan lists all references of an attribute
   * together;
   * for an object, only the values tell them apart.
   */
  #pathsOf(source: string, target: string, path: string | null): readonly (string | null)[] {
    const [resource, other] = [this.#resources.get(source), this.#resources.get(target)];
    if (path === null || hasOwnKeys(path) || resource === undefined || other === undefined) return [path];
    const value = resource.values[topOf(path)];
    // Skips scalars, which have no nested attributes: most values are texts.
    if (typeof value !== 'object' || value === null) return [path];
    const inner = pathsOfIdentity(topOf(path), value, other).filter((one) => leadsInto(one, path));
    return inner.length > 0 ? inner : [path];
  }

  /** Adds a link without a path if no earlier source has linked the two. */
  add(from: string, to: string, via: 'dot' | 'prior-state'): void {
    if (this.links.get(from)?.has(to)) return;
    note(this.links, from, to);
    for (const [source, target] of this.#pair(from, to, NAMED_ALONE)) {
      if (!this.#hasRoom()) return;
      note(this.#pairs, source, target);
      this.references.push({ from: source, to: target, via });
    }
  }

  /** Adds a reference by value if the two are not linked yet in either direction. */
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

  /**
   * True if the attribute takes nothing from its references. Without code, a plan lists the references of both branches of a
   * conditional; a null value shows that neither was used.
   */
  #isNothing(source: string, path: string | null): boolean {
    if (path === null) return false;
    if (this.proof === null) return isNothingAt(this.#resources.get(source)?.values, path);
    return this.proof.leavesOut(this.#resources.get(source)?.origin ?? '', topOf(path));
  }

  /** Selects, of the instances that a path may refer to, those that the code or the values prove. */
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
      // `count` and `for_each` decide about all instances. An empty result proves nothing, because a number identifies no
      // resource.
      proved.set(source, found?.length === 0 && !ofElement && REPEATS.has(path) ? null : found);
    }
    const sure = [...proved].flatMap(([source, found]) =>
      (found ?? []).map((origin): [string, string] => [source, addresses.get(origin) as string]),
    );
    return [...pairs.filter(([source]) => proved.get(source) === null), ...sure];
  }

  /** Returns the graph addresses of a resource's instances, by Terraform address. */
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

/** @returns true if all routes were walked within the budget */
function addConfigured(graph: ConfigGraph, collected: Collected): boolean {
  const stepsOf = (address: string) => referencesFrom(graph, address);
  const isResource = (address: string) => collected.instances.has(address);
  const budget = linkBudget();
  for (const from of collected.instances.keys()) {
    if (collected.isFull) break;
    const links = likelyLinks(linksFrom(from, stepsOf, isResource, budget), collected.instancesOf(from));
    for (const { to, path, keys, pins, keyed, elements = [], ofElement = false, beside, block, word, line } of links) {
      const pairing: Pairing = { keys, pins, elements, way: keyed ? 'keyed' : 'all' };
      collected.addConfigured(from, {
        to,
        path,
        pairing,
        ofElement,
        ...(beside && { beside }),
        ...(block && { block }),
        ...{ word, line },
      });
    }
  }
  return budget.left > 0;
}

/**
 * Adds dependencies of the state only to resources without any other reference: the state is less precise than the
 * configuration, and may be out of date.
 */
function addPriorState(plan: unknown, collected: Collected): void {
  const { instances } = collected;
  const silent = new Set([...instances.keys()].filter((address) => !collected.links.has(address)));
  const known = (address: string) => collected.links.get(address) ?? [];
  for (const [from, dependencies] of priorDependencies(plan, (address) => silent.has(address), known)) {
    for (const to of dependencies) if (instances.has(to)) collected.add(from, to, 'prior-state');
  }
}
