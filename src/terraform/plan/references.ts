/** Collects the references between resources from a plan, its code, its DOT graph, the state and the values. */

import { holdsIdentities, IDENTITY_ATTRIBUTES, isSelfReference, namesOwner } from '../../catalog/attribute-roles.js';
import { isInUserKeyedMap } from '../../catalog/locations.js';
import { type Json, leadsInto, type Reference, type Resource, topOf } from '../../graph/inventory.js';
import { REPEATERS } from '../../graph/terraform-names.js';
import { listOf, member } from '../../platform/json/foreign.js';
import { IDENTITY_LENGTH_MIN, REFERENCE_VALUE_DEPTH, REFERENCES_MAX, TYPE_ENDS_MAX } from '../limits.js';
import { configAddressOf, moduleOf } from '../references/addresses.js';
import {
  type ConfigGraph,
  type ConfigReference,
  type InstanceProof,
  mergeGraphs,
  PROVIDER,
  referencesFrom,
} from '../references/config-graph.js';
import { moduleSizes, wholeModules } from '../references/graph.js';
import { type Instances, instancesOf, type Pairing, pairInstances } from '../references/instances.js';
import { type Link, linkBudget, linksFrom } from '../references/links.js';
import { readConfiguration } from './configuration.js';
import type { DotGraph } from './dot.js';
import { originOf, priorValues, valueEntries } from './entries.js';
import * as messages from './messages.js';
import { likelyLinks } from './outputs.js';

/** All references of a plan, and what the reader could not add. */
export interface References {
  readonly references: readonly Reference[];
  /** Warnings about references that were left out. */
  readonly warnings: readonly string[];
}

/** The pairing of sources that name a resource without an instance. */
const WITHOUT_KEYS: Pairing = { keys: [], moduleSelections: [], selection: 'unknown' };

/**
 * Returns the references between resource instances.
 * The code and the plan's configuration come first, because they name the attribute. Then come the DOT graph, the state
 * and the values, for pairs that no earlier source has.
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
  const collector = new ReferenceCollector(instances, resources, proof);
  const configuration = readConfiguration(plan);
  const isComplete = addConfigured(code === null ? configuration : mergeGraphs(code, configuration), collector);
  if (dot !== null) {
    for (const { from, to } of dotLinks(dot, (address) => instances.has(address))) collector.add(from, to, 'dot');
  }
  addPriorState(plan, collector);
  for (const reference of referencesByValue(resources)) collector.addValue(reference);
  const { references, isFull } = collector;
  const warnings = [
    ...(isComplete ? [] : [messages.LINKS_TOO_MANY]),
    ...(isFull ? [messages.referencesTooMany(REFERENCES_MAX)] : []),
  ];
  return { references, warnings };
}

/** Collects references of all sources, each pair of ends and path once, up to the limit. */
class ReferenceCollector {
  readonly references: Reference[] = [];
  /** True if a reference was dropped because the limit was reached. */
  isFull = false;
  /** References of each resource, by configuration address. */
  readonly links = new Map<string, Set<string>>();
  /** Targets of each instance, by graph address. */
  readonly #pairs = new Map<string, Set<string>>();
  /** References of the configuration by ends and path, because several routes may lead to the same one. */
  readonly #configured = new Set<string>();
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

  /** Adds a link of the configuration between those instances that it may refer to. */
  addConfigured(from: string, link: Link): void {
    const { to, path, keys, keyed, elements = [], moduleSelections } = link;
    const { isOfElement = false, nearbyTexts, block, valueName, describes, line } = link;
    const pairing: Pairing = { keys, moduleSelections, elements, selection: keyed ? 'keyed' : 'all' };
    // A resource does not depend on everything that its provider is configured with.
    if (path !== PROVIDER) addTarget(this.links, from, to);
    if (!this.#hasRoom()) return;
    const pairs = this.#pair(from, to, pairing).filter(([source]) => !this.#isUnset(source, path));
    for (const [source, target] of this.#provenPairs(pairs, { to, path, isOfElement })) {
      for (const exactPath of this.#pathsOf(source, target, path))
        this.#addReference(
          [source, target],
          exactPath,
          {
            ...(nearbyTexts && { nearbyTexts }),
            ...(block && { block }),
            ...(valueName && { valueName }),
            ...(describes && { describes }),
          },
          line,
        );
    }
  }

  /**
   * Adds a reference of the configuration, unless it was added before.
   * @param line line of the reference; for equal references, the line of the first one stays
   */
  #addReference(
    [from, to]: readonly [string, string],
    path: string | null,
    details: Pick<Reference, 'nearbyTexts' | 'block' | 'valueName' | 'describes'>,
    line: number | undefined,
  ): void {
    const identity = `${from}\n${to}\n${path ?? ''}\n${JSON.stringify(details)}`;
    if (this.#configured.has(identity) || !this.#hasRoom()) return;
    this.#configured.add(identity);
    addTarget(this.#pairs, from, to);
    const atLine = path !== null && line !== undefined && { line };
    this.references.push({ from, to, ...(path !== null && { path }), ...details, ...atLine, via: 'configuration' });
  }

  /**
   * Narrows a path to the nested attributes that contain the target's identity. A plan lists all references of an
   * attribute together; for an object, only the values tell them apart.
   */
  #pathsOf(source: string, target: string, path: string | null): readonly (string | null)[] {
    const sourceResource = this.#resources.get(source);
    const targetResource = this.#resources.get(target);
    if (path === null || isInUserKeyedMap(path)) return [path];
    if (sourceResource === undefined || targetResource === undefined) return [path];
    const value = sourceResource.values[topOf(path)];
    // Scalars have no nested attributes, and most values are strings.
    if (typeof value !== 'object' || value === null) return [path];
    const inner = pathsOfIdentity(topOf(path), value, targetResource).filter((nested) => leadsInto(nested, path));
    return inner.length > 0 ? inner : [path];
  }

  /** Adds a link without a path if no earlier source has linked the two. */
  add(from: string, to: string, via: 'dot' | 'prior-state'): void {
    if (this.links.get(from)?.has(to)) return;
    addTarget(this.links, from, to);
    for (const [source, target] of this.#pair(from, to, WITHOUT_KEYS)) {
      if (!this.#hasRoom()) return;
      addTarget(this.#pairs, source, target);
      this.references.push({ from: source, to: target, via });
    }
  }

  /** Adds a reference by value if the two are not linked yet in either direction. */
  addValue(reference: Reference): void {
    const { from, to } = reference;
    if (this.#pairs.get(from)?.has(to) || this.#pairs.get(to)?.has(from) || !this.#hasRoom()) return;
    addTarget(this.#pairs, from, to);
    this.references.push(reference);
  }

  /** True if another reference may be added. Otherwise records that the list is full, because one is then dropped. */
  #hasRoom(): boolean {
    const hasRoom = this.references.length < REFERENCES_MAX;
    if (!hasRoom) this.isFull = true;
    return hasRoom;
  }

  /**
   * True if the attribute takes nothing from its references. Without code, a plan lists the references of both branches
   * of a conditional; a null value shows that neither was used.
   */
  #isUnset(source: string, path: string | null): boolean {
    if (path === null) return false;
    if (this.proof === null) return isNullAt(this.#resources.get(source)?.values, path);
    return this.proof.leavesOut(this.#resources.get(source)?.origin ?? '', topOf(path));
  }

  /** Selects, of the instances that a path may refer to, those that the code or the values prove. */
  #provenPairs(
    pairs: readonly [string, string][],
    { to, path, isOfElement }: { to: string; path: string | null; isOfElement: boolean },
  ): readonly [string, string][] {
    if (path === null || path === PROVIDER) return pairs;
    return this.#provenByValue(this.#provenByCode(pairs, { to, path, isOfElement }), path);
  }

  /** Keeps a pair if the code proves nothing about its source; else returns the targets that the code proves. */
  #provenByCode(
    pairs: readonly [string, string][],
    { to, path, isOfElement }: { to: string; path: string; isOfElement: boolean },
  ): readonly [string, string][] {
    if (this.proof === null) return pairs;
    const addresses = this.#addressesByOrigin(to);
    const origins = new Set(addresses.keys());
    const proven = new Map<string, readonly string[] | null>();
    for (const [source] of pairs) {
      const from = this.#resources.get(source)?.origin;
      if (proven.has(source)) continue;
      const proof = this.proof.provenTargets(to, origins, from ?? '', topOf(path));
      // `count` and `for_each` decide about all instances. An empty result proves nothing, because a number identifies
      // no resource.
      proven.set(source, proof?.length === 0 && !isOfElement && REPEATERS.has(path) ? null : proof);
    }
    const provenPairs = [...proven].flatMap(([source, targets]) =>
      (targets ?? []).map((origin): [string, string] => [source, addresses.get(origin) as string]),
    );
    return [...pairs.filter(([source]) => proven.get(source) === null), ...provenPairs];
  }

  /** Returns the graph addresses of a resource's instances, by Terraform address. */
  #addressesByOrigin(config: string): ReadonlyMap<string, string> {
    const addresses = (this.instances.get(config) ?? []).map(({ address }) => address);
    return new Map(addresses.map((address) => [(this.#resources.get(address) as Resource).origin, address]));
  }

  /** Keeps, for each source that contains an identity of a target, only the targets whose identity it contains. */
  #provenByValue(pairs: readonly [string, string][], path: string): readonly [string, string][] {
    const proven = new Map<string, Set<string>>();
    for (const [source, target] of pairs) {
      const value = this.#resources.get(source)?.values[topOf(path)];
      const candidate = this.#resources.get(target);
      if (value !== undefined && candidate !== undefined && containsIdentity(value, candidate))
        addTarget(proven, source, target);
    }
    return pairs.filter(([source, target]) => proven.get(source)?.has(target) ?? true);
  }

  /** Returns the pairs of instances of two resources that a link connects. */
  #pair(from: string, to: string, pairing: Pairing): [string, string][] {
    return pairInstances(this.instances.get(from) ?? [], this.instances.get(to) ?? [], pairing);
  }
}

/** Adds a target to the set of a source. */
function addTarget(map: Map<string, Set<string>>, from: string, to: string): void {
  const targets = map.get(from);
  if (targets === undefined) map.set(from, new Set([to]));
  else targets.add(to);
}

/**
 * Adds the links of the code and the plan's configuration.
 * @returns true if all routes were walked within the budget
 */
function addConfigured(graph: ConfigGraph, collector: ReferenceCollector): boolean {
  const stepsOf = (address: string) => referencesFrom(graph, address);
  const isResource = (address: string) => collector.instances.has(address);
  const budget = linkBudget();
  for (const from of collector.instances.keys()) {
    if (collector.isFull) break;
    const links = likelyLinks(linksFrom(from, stepsOf, isResource, budget), collector.instancesOf(from));
    for (const link of links) collector.addConfigured(from, link);
  }
  return budget.left > 0;
}

/**
 * Adds dependencies of the state only to resources without any other reference: the state is less precise than the
 * configuration, and may be out of date.
 */
function addPriorState(plan: unknown, collector: ReferenceCollector): void {
  const { instances } = collector;
  const unlinked = new Set([...instances.keys()].filter((address) => !collector.links.has(address)));
  const known = (address: string) => collector.links.get(address) ?? [];
  for (const [from, dependencies] of priorDependencies(plan, (address) => unlinked.has(address), known)) {
    for (const to of dependencies) if (instances.has(to)) collector.add(from, to, 'prior-state');
  }
}

// ---- Dependencies that a DOT graph adds to a plan: those through locals and dynamic blocks.

/** A dependency between two resources, by configuration address. */
interface DotLink {
  readonly from: string;
  readonly to: string;
}

/** Returns dependencies between resources of the plan, by configuration address, without those on whole modules. */
export function dotLinks(dot: DotGraph, isResource: (address: string) => boolean): DotLink[] {
  const stepsOf = (address: string): readonly ConfigReference[] =>
    (dot.dependencies.get(address) ?? []).map((to) => ({ to, path: null, keys: [], keyed: false }));
  const resources = [...dot.dependencies.keys()].filter(isResource);
  const targets = new Map(resources.map((from) => [from, linksFrom(from, stepsOf, isResource).map(({ to }) => to)]));
  const sizes = moduleSizes(resources);
  const links: DotLink[] = [];
  for (const [from, direct] of targets) {
    const whole = wholeModules(from, direct, coveredBy(direct, targets), sizes);
    for (const to of direct) if (!whole.has(moduleOf(to))) links.push({ from, to });
  }
  return links;
}

/** Returns the targets and everything that can be reached from them. */
function coveredBy(direct: readonly string[], targets: ReadonlyMap<string, readonly string[]>): string[] {
  const covered = new Set(direct);
  for (const address of covered) for (const further of targets.get(address) ?? []) covered.add(further);
  return [...covered];
}

/**
 * True if a path into blocks leads only to nulls, or to an empty list of blocks. False if the path is absent, because
 * an absent value is known only after apply.
 */
const isNullAt = (values: Json | undefined, path: string): boolean => isNull(values, path.split('.'));

/** True if the value below the names is null in each block. */
function isNull(value: Json | undefined, names: readonly string[]): boolean {
  const [name, ...rest] = names;
  if (value === null || name === undefined) return value === null;
  if (Array.isArray(value)) return value.every((item: Json) => isNull(item, names));
  return typeof value === 'object' && Object.hasOwn(value, name)
    ? isNull((value as Readonly<Record<string, Json>>)[name], rest)
    : false;
}

// ---- Dependencies in the state.
// Terraform records them when it builds a resource (`depends_on` of `prior_state`). They include indirect ones and have
// no instance keys, so they are reduced to the direct ones.

type Dependencies = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns all recorded dependencies, direct or indirect, by configuration address. */
function allDependencies(plan: unknown): Dependencies {
  const recorded = new Map<string, Set<string>>();
  for (const entry of valueEntries(priorValues(plan))) {
    const from = configAddressOf(originOf(entry) ?? '');
    if (from === null) continue;
    const dependencies = recorded.get(from) ?? new Set<string>();
    for (const text of listOf(member(entry, 'depends_on'))) {
      const to = typeof text === 'string' ? configAddressOf(text) : null;
      if (to !== null && to !== from) dependencies.add(to);
    }
    recorded.set(from, dependencies);
  }
  return recorded;
}

/**
 * Returns the direct dependencies of resources: without those reached through another dependency, and without those on
 * whole modules.
 * @param isIncluded true for the resources to return
 * @param known references from earlier sources; the state has none for resources that are not built yet
 */
function priorDependencies(
  plan: unknown,
  isIncluded: (address: string) => boolean,
  known: (address: string) => Iterable<string>,
): ReadonlyMap<string, readonly string[]> {
  const recorded = allDependencies(plan);
  const sizes = moduleSizes(recorded.keys());
  const direct = new Map<string, readonly string[]>();
  for (const [from, dependencies] of recorded) {
    if (!isIncluded(from)) continue;
    const indirect = new Set<string>();
    for (const dependency of dependencies) {
      if (indirect.has(dependency)) continue;
      for (const reached of reachedWithin(dependency, dependencies, recorded, known)) indirect.add(reached);
    }
    const unreached = [...dependencies].filter((dependency) => !indirect.has(dependency));
    const whole = wholeModules(from, unreached, [...dependencies], sizes);
    direct.set(
      from,
      unreached.filter((dependency) => !whole.has(moduleOf(dependency))),
    );
  }
  return direct;
}

/**
 * Returns the other dependencies that can be reached from a dependency. Excludes the start, so that a cycle does not
 * lose all its members.
 */
function reachedWithin(
  start: string,
  among: ReadonlySet<string>,
  recorded: Dependencies,
  known: (address: string) => Iterable<string>,
): Set<string> {
  const reached = new Set<string>([start]);
  for (const address of reached) {
    for (const further of [...(recorded.get(address) ?? []), ...known(address)])
      if (among.has(further)) reached.add(further);
  }
  reached.delete(start);
  return reached;
}

// ---- References by value: attributes that contain another resource's id, ARN or name as plain text, such as `vpc_id =
// "vpc-0a1b"`.

/** Endings of attributes that contain names: `topic_name`. */
const NAME_ENDS = /_(?:name|names)$/;

/** Resources by the texts that identify them. */
interface Owners {
  /** The only resource with that id, ARN or self link, by value; null if several resources share the value. */
  readonly byIdentity: ReadonlyMap<string, Resource | null>;
  /**
   * The only resource with a name and an end of its type, by end and name: `_group` and `_subnet_group` of an
   * `aws_db_subnet_group`. Null if there are several.
   */
  readonly byName: ReadonlyMap<string, ReadonlyMap<string, Resource | null>>;
}

/**
 * Finds references by value: looks up each text of an identity attribute among the identities of all resources.
 * Returns at most one reference per pair of resources.
 * A name counts only if the attribute names the type: `network` refers to a `..._network`, `topic_name` to a
 * `..._topic`. A value that several resources share yields no reference.
 */
export function referencesByValue(resources: readonly Resource[]): Reference[] {
  const owners = findOwners(resources);
  const references: Reference[] = [];
  for (const resource of resources) {
    const seen = new Set<string>();
    for (const [attribute, value] of Object.entries(resource.values)) {
      for (const { name, path, text } of namedTexts(attribute, value)) {
        const owner = ownerOf(name, text, owners);
        if (owner === null || owner === resource || seen.has(owner.address) || isSelfReference(path)) continue;
        seen.add(owner.address);
        references.push({ from: resource.address, to: owner.address, path, via: 'value' });
      }
    }
  }
  return references;
}

/** True if a value contains the id, ARN, self link or name of this resource, which tells instances apart. */
const containsIdentity = (value: Json, resource: Resource): boolean => pathsOfIdentity('', value, resource).length > 0;

/**
 * Returns the paths within an attribute's value that contain an identity of the resource, without duplicates:
 * `vpc_config.subnet_ids`.
 */
function pathsOfIdentity(attribute: string, value: Json, { values }: Resource): readonly string[] {
  const texts = [...IDENTITY_ATTRIBUTES, 'name'].map((name) => values[name]);
  const identities = texts.filter((text) => typeof text === 'string' && text.length >= IDENTITY_LENGTH_MIN);
  if (identities.length === 0) return [];
  const paths = new Set<string>();
  for (const { text, path } of namedTexts(attribute, value)) if (identities.includes(text)) paths.add(path);
  return [...paths];
}

/** Returns the resources by their ids, ARNs and self links, and by their names. */
function findOwners(resources: readonly Resource[]): Owners {
  const byIdentity = new Map<string, Resource | null>();
  const byName = new Map<string, Map<string, Resource | null>>();
  for (const resource of resources) {
    for (const identity of new Set(IDENTITY_ATTRIBUTES.map((name) => resource.values[name]))) {
      if (typeof identity !== 'string' || identity.length < IDENTITY_LENGTH_MIN) continue;
      const known = byIdentity.get(identity);
      byIdentity.set(identity, known === undefined ? resource : preferManaged(known, resource));
    }
    const name = resource.values.name;
    if (typeof name !== 'string' || name === '') continue;
    for (const end of endsOf(resource.type)) {
      const named = byName.get(end) ?? new Map<string, Resource | null>();
      byName.set(end, named.set(name, named.has(name) ? null : resource));
    }
  }
  return { byIdentity, byName };
}

/** Returns the ends of a type from its last underscores on, the shortest first. */
function endsOf(type: string): readonly string[] {
  const ends: string[] = [];
  for (let at = type.lastIndexOf('_'); at >= 0 && ends.length < TYPE_ENDS_MAX; at = type.lastIndexOf('_', at - 1)) {
    ends.push(type.slice(at));
    if (at === 0) break;
  }
  return ends;
}

/**
 * Returns the managed resource of the two, if the other one is a data source that reads the same object. Null for two
 * of the same mode: neither can be told to own the value.
 */
function preferManaged(known: Resource | null, other: Resource): Resource | null {
  if (known === null || known.mode === other.mode) return null;
  return known.mode === 'managed' ? known : other;
}

/** Returns the only resource that an attribute (`role_arn`) with this text may refer to; null for none or several. */
function ownerOf(name: string, text: string, { byIdentity, byName }: Owners): Resource | null {
  if (namesOwner(name)) return null;
  if (holdsIdentities(name)) {
    const owner = byIdentity.get(text);
    if (owner !== undefined) return owner;
  }
  return byName.get(`_${name.replace(NAME_ENDS, '')}`)?.get(text) ?? null;
}

/** A string in a value. */
interface NamedText {
  /** Name of the innermost attribute: `subnet_ids` in `vpc_config.subnet_ids`. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/**
 * Yields every string in a value with its path, the last one first. A generator, because a value may contain millions
 * of strings.
 */
function* namedTexts(attribute: string, value: Json, path = attribute, depth = 0): Generator<NamedText> {
  if (typeof value === 'string') yield { name: attribute, path, text: value };
  if (typeof value !== 'object' || value === null || depth === REFERENCE_VALUE_DEPTH) return;
  if (Array.isArray(value)) {
    for (let index = value.length - 1; index >= 0; index--) {
      const item = value[index] as Json;
      if (typeof item === 'string') yield { name: attribute, path, text: item };
      else yield* namedTexts(attribute, item, path, depth + 1);
    }
    return;
  }
  for (const [inner, item] of Object.entries(value).reverse()) {
    yield* namedTexts(inner, item as Json, `${path}.${inner}`, depth + 1);
  }
}
