/**
 * References by identity: values in which one resource names another. Most certain first: the address of an instance whose
 * identity is unknown yet; an identity that the input states (ARN, ID, self link, URL); a text in the shape of an identity with
 * the name of exactly one resource; a bare name, if the attribute says what it names or configures a program. An ambiguous text
 * refers to nothing.
 */

import type { Knowledge } from '../../catalog/knowledge.js';
import { groupBy } from '../../graph/group-by.js';
import { instancesIn } from '../../graph/instance-name.js';
import { leadsInto, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { matchesName } from '../../platform/text/matching.js';
import { type Instances, nearest } from '../instances.js';
import { IDENTITY_LENGTH_MIN, IDENTITY_TEXT_MAX, NAME_LENGTH_MIN, WILDCARD_NAMES_MAX } from '../limits.js';
import { type TextAt, textsAt, textsIn } from '../values.js';

/** True for a text that is long enough and has a path or URL separator; an ID may be a plain word. */
const isTelling = (text: string): boolean => text.length >= IDENTITY_LENGTH_MIN && /[:/]/.test(text);

interface Index {
  /** Resource by its address as Terraform writes it. */
  readonly origins: ReadonlyMap<string, string>;
  /** Resource by the identity it states; null if several state it. */
  readonly stated: ReadonlyMap<string, string | null>;
  /** Resources by `type name`. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  /** Sorted unique names of each type. */
  readonly namesOf: ReadonlyMap<string, readonly string[]>;
  /** Resources by name. */
  readonly bearers: ReadonlyMap<string, readonly Resource[]>;
}

/** Finds the resources that a text of a resource names. */
export type Finder = (user: Resource, text: TextAt) => readonly string[];

/** An ambiguous text, which refers to nothing. */
export interface Unclear {
  /** Address of the resource with the text. */
  readonly by: string;
  readonly path: string;
}

export interface Identities {
  readonly find: Finder;
  /** Texts found to be ambiguous so far. */
  readonly unclear: () => readonly Unclear[];
}

/**
 * Indexes the identities of resources.
 * @param resources in address order
 * @param known references among them
 */
export function identitiesOf(
  resources: readonly Resource[],
  known: readonly Reference[],
  instances: Instances,
  knowledge: Knowledge,
): Identities {
  const unclear = new Map<string, Unclear>();
  const tell = (one: Unclear): void => void unclear.set(`${one.by} ${one.path}`, one);
  const index = { ...indexOf(resources, knowledge), hostsIn: hostFinder(resources, known, knowledge) };
  const find = finderIn(index, instances, knowledge, tell);
  return { find, unclear: () => [...unclear.values()] };
}

/**
 * Returns references that only values state: an environment variable with a queue's URL refers to the queue.
 * @param resources in address order
 * @param known references that exist already; joined pairs get no second one
 */
export function referencesByIdentity(
  resources: readonly Resource[],
  known: readonly Reference[],
  find: Finder,
): readonly Reference[] {
  const joined = new Set(known.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const references: Reference[] = [];
  for (const user of resources) {
    for (const [attribute, value] of Object.entries(user.values)) {
      for (const text of textsIn(attribute, value)) {
        for (const to of find(user, text)) {
          if (to === user.address || joined.has(`${user.address} ${to}`)) continue;
          joined.add(`${user.address} ${to}`).add(`${to} ${user.address}`);
          references.push({ from: user.address, to, path: text.path, via: 'value' });
        }
      }
    }
  }
  return references;
}

function indexOf(resources: readonly Resource[], { ownNamesOf, statedIdentities }: Knowledge): Index {
  const stated = new Map<string, string | null>();
  const named = new Map<string, string[]>();
  const namesOf = new Map<string, string[]>();
  const bearers = new Map<string, Resource[]>();
  for (const resource of resources) {
    const { address, type, values } = resource;
    for (const text of new Set(statedIdentities.map((attribute) => textOf(values, attribute)))) {
      if (isTelling(text)) stated.set(text, stated.has(text) ? null : address);
    }
    for (const name of new Set(ownNamesOf(type).map((attribute) => textOf(values, attribute)))) {
      if (name === '') continue;
      add(named, `${type} ${name}`, address);
      add(namesOf, type, name);
      add(bearers, name, resource);
    }
  }
  const sorted = [...namesOf].map(([type, names]) => [type, [...new Set(names)].sort(byText)] as const);
  // A looked-up region or account is a part of an ARN, not its subject.
  const managed = resources.filter(({ mode }) => mode === 'managed');
  const origins = new Map(managed.map(({ origin, address }) => [origin, address]));
  return { origins, stated, named, namesOf: new Map(sorted), bearers };
}

function textOf(values: Resource['values'], attribute: string): string {
  const value = Object.hasOwn(values, attribute) ? values[attribute] : undefined;
  return typeof value === 'string' ? value : '';
}

function add<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function finderIn(
  index: Index & { readonly hostsIn: ReturnType<typeof hostFinder> },
  instances: Instances,
  knowledge: Knowledge,
  tell: (unclear: Unclear) => void,
): Finder {
  const shapes = new Map(
    [...index.namesOf.keys()].flatMap((type) => {
      const { knownAs } = knowledge.factsOf(type);
      return knownAs === undefined ? [] : [[type, knownAs] as const];
    }),
  );
  const mentionsIn = mentionFinder(shapes);
  // Cached: policies repeat texts, and a wildcard is matched with every name of its type.
  const meantBy = remembered((text) => mentionsIn(text).map((mention) => bearersOf(mention, index)));
  const hostsIn = remembered(index.hostsIn);
  const only = (user: Resource, path: string, candidates: readonly string[]): string | undefined => {
    const others = candidates.filter((address) => address !== user.address);
    const near = nearest(user.address, others, instances);
    if (near.length > 1) tell({ by: user.address, path });
    return near.length === 1 ? near[0] : undefined;
  };

  return (user, { path, text }) => {
    const told = instancesIn(text).flatMap((origin) => index.origins.get(origin) ?? []);
    if (told.length > 0) return told;
    const stated = index.stated.get(text);
    if (stated === null) tell({ by: user.address, path });
    if (stated !== undefined) return stated === null ? [] : [stated];
    const plain = bearerOf(user, path, text, index, knowledge);
    const found = only(user, path, plain);
    if (found !== undefined) return [found];
    if (text.length < IDENTITY_LENGTH_MIN || text.length > IDENTITY_TEXT_MAX || !/[:/.@=]/.test(text)) return [];
    // In other attributes a host name is a public name or a redirect, not a call.
    const hosts = isToldToProgram(path, knowledge) || isCalledBy(user, path, knowledge) ? hostsIn(text) : [];
    const called = hosts.flatMap(({ bearers, isOne }) => (isOne ? bearers : (only(user, path, bearers) ?? [])));
    return [...new Set([...meantBy(text).flatMap((bearers) => only(user, path, bearers) ?? []), ...called])];
  };
}

function remembered<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? compute(text);
    known.set(text, found);
    return found;
  };
}

/** Returns resources of the type with that name, or that match the wildcard. */
function bearersOf({ type, name }: { readonly type: string; readonly name: string }, index: Index): readonly string[] {
  if (!/[*?]/.test(name))
    return index.named.get(`${type} ${trimmed(name)}`) ?? index.named.get(`${type} ${name}`) ?? [];
  const [prefix = ''] = name.split(/[*?]/, 1);
  if (/^[*?]+$/.test(name)) return [];
  const names = beginningWith(prefix, index.namesOf.get(type) ?? []).filter((own) => matchesName(name, own));
  return names.flatMap((own) => index.named.get(`${type} ${own}`) ?? []);
}

/**
 * Returns names with a prefix; none if they exceed `WILDCARD_NAMES_MAX`, since such a wildcard means no single resource.
 * @param sorted by code unit
 */
function beginningWith(prefix: string, sorted: readonly string[]): readonly string[] {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && end - low <= WILDCARD_NAMES_MAX && sorted[end]?.startsWith(prefix) === true) end++;
  return end - low > WILDCARD_NAMES_MAX ? [] : sorted.slice(low, end);
}

/** Removes dots at the end of a sentence or host name. */
const trimmed = (name: string): string => name.replace(/[.]+$/, '');

const isToldToProgram = (path: string, { attributesOfPrograms }: Knowledge): boolean =>
  path.split('.').some((name) => attributesOfPrograms.has(name));

/** True for an attribute that forwards requests to an address. A DNS name that points to another one is no call. */
function isCalledBy({ type }: Resource, path: string, { factsOf }: Knowledge): boolean {
  const { addressRefs = [], hostnameZone } = factsOf(type);
  return hostnameZone === undefined && addressRefs.includes(path);
}

/** Finds resources by their bare name: the attribute is named like the name attribute or the type, or configures a program. */
function bearerOf(
  { type }: Resource,
  path: string,
  text: string,
  { bearers }: Index,
  knowledge: Knowledge,
): readonly string[] {
  const { ownNamesOf } = knowledge;
  const all = bearers.get(text);
  if (all === undefined) return [];
  const attribute = nameOf(path);
  if (isToldToProgram(path, knowledge)) {
    if (knowledge.isOwnWord(path)) return [];
    const about = all.filter((one) => isAbout(attribute, one.type));
    const meant = about.length === 0 && text.length >= NAME_LENGTH_MIN ? all : about;
    return meant.map(({ address }) => address);
  }
  if (ownNamesOf(type).includes(attribute) || attribute === 'name') return [];
  return all.filter((one) => ownNamesOf(one.type).includes(attribute)).map(({ address }) => address);
}

/** True if a variable such as `ORDERS_TABLE` mentions the type. */
const isAbout = (variable: string, type: string): boolean => {
  const words = new Set(variable.toLowerCase().split(/[^a-z0-9]+/));
  return type
    .split('_')
    .slice(1)
    .some((word) => words.has(word));
};

// Host names: of records, made of name and zone, and of services with a public name.

/** Matches host names of several labels; a single label only after `://`. */
const HOSTS =
  /(?<![\w.-])(?:[a-z0-9][a-z0-9-]{0,62}\.)+[a-z][a-z0-9-]{0,62}(?![\w-])|(?<=:\/\/)[a-z0-9][a-z0-9-]{0,62}(?=[:/]|$)/gi;

const plain = (host: string): string => host.toLowerCase().replace(/\.$/, '');

/**
 * Joins a record's name and zone. `@` is the zone itself; some clouds write the whole name with a trailing dot, others the part
 * before the zone.
 */
function inZone(name: string, zone: string): string {
  if (name.endsWith('.')) return plain(name);
  const [own, outer] = [plain(name), plain(zone)];
  if (own === '@' || own === outer || own.endsWith(`.${outer}`)) return own === '@' ? outer : own;
  return `${own}.${outer}`;
}

/** Resources with the same host name. */
interface HostNameOwners {
  readonly bearers: readonly string[];
  /** True if all are records of one name in one zone: IPv4 and IPv6, or failover. */
  readonly isOne: boolean;
}

/**
 * Returns a function that finds the owners of each host name in a text.
 * @param known references among the resources
 */
function hostFinder(
  resources: readonly Resource[],
  known: readonly Reference[],
  { factsOf }: Knowledge,
): (text: string) => readonly HostNameOwners[] {
  const named = resources.filter(
    ({ type }) => factsOf(type).hostnameZone !== undefined || factsOf(type).hostnames !== undefined,
  );
  if (named.length === 0) return () => [];
  const byAddress = new Map(resources.map((resource) => [resource.address, resource]));
  const outgoing = groupBy(known, ({ from }) => from);
  const hosts = new Map<string, Map<string, string>>();
  for (const resource of named) {
    const zone = zonesOf(resource).join(' ');
    for (const host of hostsOf(resource)) hosts.set(host, (hosts.get(host) ?? new Map()).set(resource.address, zone));
  }

  function zonesOf({ address, type }: Pick<Resource, 'address' | 'type'>): readonly string[] {
    const { hostnameZone = [] } = factsOf(type);
    const references = (outgoing.get(address) ?? []).filter(({ path }) =>
      hostnameZone.some((end) => leadsInto(path, end)),
    );
    return [...new Set(references.map(({ to }) => to))];
  }

  function hostsOf({ address, type, values }: Resource): readonly string[] {
    const { hostnameZone = [], hostnames: own = [] } = factsOf(type);
    const zones = zonesOf({ address, type }).flatMap((to) => textsAt(byAddress.get(to)?.values, ['name']));
    const written = zones.length > 0 ? zones : hostnameZone.flatMap((path) => textsAt(values, path.split('.')));
    const inZones = textsAt(values, ['name']).flatMap((name) => written.map((zone) => inZone(name, zone)));
    return [...inZones, ...own.flatMap((path) => textsAt(values, path.split('.'))).map(plain)];
  }

  return (text) =>
    [...text.matchAll(HOSTS)].flatMap(([host]): HostNameOwners[] => {
      const found = hosts.get(plain(host));
      if (found === undefined) return [];
      const zones = new Set(found.values());
      return [{ bearers: [...found.keys()], isOne: zones.size === 1 && !zones.has('') }];
    });
}

// Shapes of identities in texts of other resources. `{}` is the resource's name, `{/}` a name that may have slashes, `*` anything
// without a separator, a space any white space or none. Examples: `arn:*:sqs:*:*:{}`, `vault_name = "{}"`.

/** A name in a text, with its type. A wildcard of a policy stays as written. */
interface Mention {
  readonly type: string;
  readonly name: string;
}

interface Shape {
  readonly type: string;
  readonly pattern: RegExp;
}

// Longer than any name, and bounded so that a hostile text takes no quadratic time.
const NAME = String.raw`[\w.+=@*?~-]{1,256}`;
const PATH = String.raw`[\w./+=@*?~-]{1,256}`;
const ANYTHING = String.raw`[^\s"'<>{}/:]{0,256}`;

// Between the words of a setting.
const SPACE = String.raw`\s{0,64}`;

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

function compiled(type: string, shape: string): Shape {
  const source = shape
    .split(/(\{\/?\}|\*| )/)
    .map((part) =>
      part === '{}'
        ? `(${NAME})`
        : part === '{/}'
          ? `(${PATH})`
          : part === '*'
            ? ANYTHING
            : part === ' '
              ? SPACE
              : escaped(part),
    )
    .join('');
  // A host name must not match as the end of another one, nor an ARN in the middle of a word.
  const start = shape.startsWith('/') ? '' : '(?<![\\w.-])';
  return { type, pattern: new RegExp(`${start}${source}`, 'g') };
}

/** The longest literal part of a shape, for a quick test. */
const anchorOf = (shape: string): string =>
  shape.split(/\{\/?\}|\*| /).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/**
 * Returns a function that finds every mention in a text.
 * @param shapes by type
 */
function mentionFinder(shapes: ReadonlyMap<string, readonly string[]>): (text: string) => readonly Mention[] {
  const byAnchor = new Map<string, Shape[]>();
  for (const [type, all] of shapes) {
    for (const shape of all) {
      const anchor = anchorOf(shape);
      const known = byAnchor.get(anchor);
      if (known === undefined) byAnchor.set(anchor, [compiled(type, shape)]);
      else known.push(compiled(type, shape));
    }
  }
  if (byAnchor.size === 0) return () => [];
  const anyAnchor = new RegExp([...byAnchor.keys()].map(escaped).join('|'));
  return (text) => {
    const found: Mention[] = [];
    if (!anyAnchor.test(text)) return found;
    for (const [anchor, all] of byAnchor) {
      for (const { type, pattern } of text.includes(anchor) ? all : []) {
        for (const [, name] of text.matchAll(pattern)) if (name !== undefined) found.push({ type, name });
      }
    }
    return found;
  };
}
