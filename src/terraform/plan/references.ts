/** Collects the references between resources from a plan, its code, its DOT graph, the state and the values. */

import { holdsIdentities, IDENTITY_ATTRIBUTES, isSelfReference, namesOwner } from '../../catalog/attribute-roles.js';
import { isInUserKeyedMap } from '../../catalog/locations.js';
import { type Json, leadsInto, type Reference, type Resource, topOf } from '../../graph/inventory.js';
import { listOf, member } from '../../platform/json/foreign.js';
import { configAddressOf, moduleOf } from '../references/addresses.js';
import {
  type ConfigGraph,
  type ConfigReference,
  type InstanceProof,
  mergeGraphs,
  PROVIDER,
  referencesFrom,
} from '../references/config-graph.js';
import {
  type Instances,
  instancesOf,
  moduleSizes,
  type Pairing,
  pairInstances,
  wholeModules,
} from '../references/instances.js';
import { linkBudget, linksFrom } from '../references/links.js';
import { readConfiguration } from './configuration.js';
import type { DotGraph } from './dot.js';
import { IDENTITY_LENGTH_MIN, REFERENCE_VALUE_DEPTH, REFERENCES_MAX } from './limits.js';
import * as messages from './messages.js';
import { originOf } from './origin.js';
import { likelyLinks } from './outputs.js';
import { priorValues, valueEntries } from './state-entries.js';

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
   * Narrows a path to the nested attributes that hold the target's identity. A plan lists all references of an
   * attribute together; for an object, only the values tell them apart.
   */
  #pathsOf(source: string, target: string, path: string | null): readonly (string | null)[] {
    const [resource, other] = [this.#resources.get(source), this.#resources.get(target)];
    if (path === null || isInUserKeyedMap(path) || resource === undefined || other === undefined) return [path];
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

// ---- Dependencies that a DOT graph adds to a plan: those through locals and dynamic blocks.

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

// ---- Dependencies that Terraform recorded in the state when it built a resource.
// They are true, but transitive and without keys.

type Dependencies = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns all recorded dependencies, direct or indirect, by configuration address. */
function notedDependencies(plan: unknown): Dependencies {
  const noted = new Map<string, Set<string>>();
  for (const entry of valueEntries(priorValues(plan))) {
    const from = configAddressOf(originOf(entry) ?? '');
    if (from === null) continue;
    const dependencies = noted.get(from) ?? new Set<string>();
    for (const text of listOf(member(entry, 'depends_on'))) {
      const to = typeof text === 'string' ? configAddressOf(text) : null;
      if (to !== null && to !== from) dependencies.add(to);
    }
    noted.set(from, dependencies);
  }
  return noted;
}

/**
 * Returns the direct dependencies of resources: without those reached through another dependency, and without those on whole
 * modules.
 * @param wanted true for the resources to return
 * @param known references from earlier sources; the state has none for resources that are not built yet
 */
function priorDependencies(
  plan: unknown,
  wanted: (address: string) => boolean,
  known: (address: string) => Iterable<string>,
): ReadonlyMap<string, readonly string[]> {
  const noted = notedDependencies(plan);
  const sizes = moduleSizes(noted.keys());
  const direct = new Map<string, readonly string[]>();
  for (const [from, dependencies] of noted) {
    if (!wanted(from)) continue;
    const indirect = new Set<string>();
    for (const dependency of dependencies) {
      if (indirect.has(dependency)) continue;
      for (const further of reachedWithin(dependency, dependencies, noted, known)) indirect.add(further);
    }
    const left = [...dependencies].filter((dependency) => !indirect.has(dependency));
    const whole = wholeModules(from, left, [...dependencies], sizes);
    direct.set(
      from,
      left.filter((dependency) => !whole.has(moduleOf(dependency))),
    );
  }
  return direct;
}

/**
 * Returns the other dependencies that can be reached from a dependency. Excludes the start, so that a cycle does not lose all its
 * members.
 */
function reachedWithin(
  start: string,
  among: ReadonlySet<string>,
  noted: Dependencies,
  known: (address: string) => Iterable<string>,
): Set<string> {
  const reached = new Set<string>([start]);
  for (const address of reached) {
    for (const further of [...(noted.get(address) ?? []), ...known(address)])
      if (among.has(further)) reached.add(further);
  }
  reached.delete(start);
  return reached;
}

// ---- References by value: an attribute that holds another resource's id, ARN or name as plain text.

const NAME_ENDS = /_(?:name|names)$/;

interface Owners {
  /** The only resource with that id, ARN or self link, by value; null if several resources share the value. */
  readonly byIdentity: ReadonlyMap<string, Resource | null>;
  readonly byName: ReadonlyMap<string, readonly Resource[]>;
}

/**
 * Finds references by value: looks up each text of an identity attribute among the identities of all resources.
 * Returns at most one reference per pair of resources.
 * A name counts only if the attribute names the type: `network` refers to a `..._network`, `topic_name` to a `..._topic`.
 * A value that several resources share yields no reference.
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

/** True if a value holds the identity of this resource (id, ARN, self link or name), which tells instances apart. */
const holdsIdentity = (value: Json, resource: Resource): boolean => pathsOfIdentity('', value, resource).length > 0;

/** Returns the paths within an attribute's value that hold an identity of the resource, without duplicates. */
function pathsOfIdentity(attribute: string, value: Json, { values }: Resource): readonly string[] {
  const own = [...IDENTITY_ATTRIBUTES, 'name'].map((name) => values[name]);
  const identities = own.filter((text) => typeof text === 'string' && text.length >= IDENTITY_LENGTH_MIN);
  if (identities.length === 0) return [];
  const paths = new Set<string>();
  for (const { text, path } of namedTexts(attribute, value)) if (identities.includes(text)) paths.add(path);
  return [...paths];
}

/**
 * True if a path into blocks leads only to nulls, or to an empty list of blocks. False if the path is absent, because an absent
 * value is known only after apply.
 */
const isNothingAt = (values: Json | undefined, path: string): boolean => isNothing(values, path.split('.'));

function isNothing(value: Json | undefined, names: readonly string[]): boolean {
  const [name, ...rest] = names;
  if (value === null || name === undefined) return value === null;
  if (Array.isArray(value)) return value.every((item: Json) => isNothing(item, names));
  return typeof value === 'object' && Object.hasOwn(value, name)
    ? isNothing((value as Readonly<Record<string, Json>>)[name], rest)
    : false;
}

function findOwners(resources: readonly Resource[]): Owners {
  const byIdentity = new Map<string, Resource | null>();
  const byName = new Map<string, Resource[]>();
  for (const resource of resources) {
    for (const identity of new Set(IDENTITY_ATTRIBUTES.map((name) => resource.values[name]))) {
      if (typeof identity !== 'string' || identity.length < IDENTITY_LENGTH_MIN) continue;
      const known = byIdentity.get(identity);
      byIdentity.set(identity, known === undefined ? resource : better(known, resource));
    }
    const name = resource.values.name;
    if (typeof name !== 'string' || name === '') continue;
    const others = byName.get(name);
    if (others === undefined) byName.set(name, [resource]);
    else others.push(resource);
  }
  return { byIdentity, byName };
}

/** Prefers a managed resource to a data source that reads the same object. Returns null for two of the same mode. */
function better(known: Resource | null, other: Resource): Resource | null {
  if (known === null || known.mode === other.mode) return null;
  return known.mode === 'managed' ? known : other;
}

function ownerOf(name: string, text: string, { byIdentity, byName }: Owners): Resource | null {
  if (namesOwner(name)) return null;
  if (holdsIdentities(name)) {
    const owner = byIdentity.get(text);
    if (owner !== undefined) return owner;
  }
  const named = byName.get(text);
  if (named === undefined) return null;
  const end = `_${name.replace(NAME_ENDS, '')}`;
  const fitting = named.filter((resource) => resource.type.endsWith(end));
  return fitting.length === 1 ? (fitting[0] as Resource) : null;
}

interface NamedText {
  /** Name of the innermost attribute that holds the text. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/** Yields every text in a value with its path, last first. A generator, because a value may hold millions of texts. */
function* namedTexts(attribute: string, value: Json, path = attribute, depth = 0): Generator<NamedText> {
  if (typeof value === 'string') yield { name: attribute, path, text: value };
  if (typeof value !== 'object' || value === null || depth === REFERENCE_VALUE_DEPTH) return;
  if (Array.isArray(value)) {
    for (let at = value.length - 1; at >= 0; at--) {
      const item = value[at] as Json;
      if (typeof item === 'string') yield { name: attribute, path, text: item };
      else yield* namedTexts(attribute, item, path, depth + 1);
    }
    return;
  }
  for (const [inner, item] of Object.entries(value).reverse()) {
    yield* namedTexts(inner, item as Json, `${path}.${inner}`, depth + 1);
  }
}
