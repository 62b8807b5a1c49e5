/**
 * Services outside the plan that are known only by name: hosts that their parts name (`api_management_name =
 * "apim-shop"`), and ends of edges that an ARN names. Each is added once as if it were a data source, so that parts have a
 * host instead of being drawn as nodes.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import { linksOf } from '../catalog/model.js';
import type { NamedHost } from '../catalog/placement.js';
import { groupBy } from '../graph/group-by.js';
import { expressionOf, STAND_IN, withGaps } from '../graph/instance-name.js';
import { leadsInto, type Reference, type Resource, topOf } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';
import { matchesWild } from '../platform/text/matching.js';
import { namesAt } from './identities/host-names.js';
import { createDataSource, type ExternalResource } from './placement/networks.js';
import { textsAt, textsIn } from './values.js';

/** An attribute that names a service outside the plan. */
interface HostMention {
  readonly user: Resource;
  readonly path: string;
  readonly text: string;
  readonly name: string;
  /** True if the value is unknown and the name is that of its variable or output. */
  readonly isGuess: boolean;
  readonly type: string;
}

/** Hosts outside the plan, with references to them. */
export interface Hosts {
  readonly resources: readonly ExternalResource[];
  readonly references: readonly Reference[];
}

/**
 * Returns the hosts outside the plan, with references to them.
 * @param resources in address order
 * @param references among the resources
 */
export function hostsElsewhere(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): Hosts {
  const mentions = usesIn(resources, references, knowledge);
  const lookedUp = lookedUpByIdentity(resources, knowledge);
  const takenAddresses = new Set(resources.map(({ address }) => address));
  const added: ExternalResource[] = [];
  const named: Reference[] = [];
  for (const [key, usesOfHost] of groupBy(mentions, keyOfHost)) {
    const [first] = usesOfHost as [HostMention, ...HostMention[]];
    const { type, user, text, isGuess } = first;
    const known = isGuess ? undefined : lookedUp.get(key);
    if (known !== undefined) {
      for (const use of usesOfHost) named.push({ from: use.user.address, to: known, path: use.path, via: 'value' });
      continue;
    }
    // Unknown parts of a name are left out: `logs-${account}` is `logs`.
    const name = withGaps(first.name, '').replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '');
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    if (takenAddresses.has(address)) continue;
    takenAddresses.add(address);
    const placed = knowledge.placedBy(type).flatMap((at) => (at in user.values ? [[at, user.values[at]]] : []));
    const values = { ...Object.fromEntries(placed), id: text, name };
    const resource = createDataSource(address, type, name, values, user);
    added.push({ resource: isGuess ? { ...resource, provenance: 'assumed' } : resource, proof: user.address });
    for (const use of usesOfHost) named.push({ from: use.user.address, to: address, path: use.path, via: 'value' });
  }
  return { resources: added.sort((a, b) => byAddress(a.resource.address, b.resource.address)), references: named };
}

const keyOfHost = ({ type, name }: Pick<HostMention, 'type' | 'name'>): string => `${type} ${name.toLowerCase()}`;

/**
 * Returns the data sources that look up a host by its ID or ARN, by `keyOfHost`. Parts may name the same host by
 * another value, such as the ARN of its listener.
 */
function lookedUpByIdentity(
  resources: readonly Resource[],
  { namedHosts, ownIdentities }: Knowledge,
): ReadonlyMap<string, string> {
  const rules = [...namedHosts.values()];
  const entries = resources
    .filter(({ mode }) => mode === 'data')
    .flatMap(({ address, type, values }) => {
      const ofType = rules.filter((rule) => rule.type === type);
      const texts = ownIdentities.flatMap((at) => textsAt(values, [at]));
      const names = ofType.flatMap(({ pattern }) => texts.flatMap((text) => pattern.exec(text)?.groups?.name ?? []));
      return names.map((name) => [keyOfHost({ type, name }), address] as const);
    });
  // The first of equal keys in address order stays.
  return new Map(entries.reverse());
}

/** Returns the attributes that name a service outside the input. */
function usesIn(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): readonly HostMention[] {
  const referred = groupBy(references, ({ from }) => from);
  const builtByType = groupBy(resources, ({ type }) => type);
  const existingNames = new Set(
    resources.flatMap(({ type, values }) =>
      knowledge.ownNamesOf(type).flatMap((at) => textsAt(values, [at]).map((name) => `${type} ${name.toLowerCase()}`)),
    ),
  );
  const mayBeBuilt = ({ type, name }: HostMention): boolean =>
    (builtByType.get(type) ?? []).some((resource) => mayHaveName(resource, name, knowledge));
  return resources
    .filter(({ mode }) => mode === 'managed')
    .flatMap((user): HostMention[] => {
      for (const path of knowledge.factsOf(user.type).fold?.attributes ?? []) {
        const rule = knowledge.namedHosts.get(path);
        const isStated = referred.get(user.address)?.some((reference) => leadsInto(reference.path, path)) === true;
        const match = rule === undefined || isStated ? null : nameIn(user, path, rule);
        if (match === null || rule === undefined) continue;
        const isInInput = existingNames.has(`${rule.type} ${match.name.toLowerCase()}`);
        return isInInput || rule.type === user.type ? [] : [{ user, path, type: rule.type, ...match }];
      }
      return namedServices(user, referred.get(user.address) ?? [], knowledge).filter((mention) => !mayBeBuilt(mention));
    });
}

/**
 * True unless the known parts of a name contradict the known parts of the resource's name. The cloud may append to the
 * latter, as it does for secrets.
 */
export function mayHaveName(resource: Resource, name: string, { ownNamesOf }: Knowledge): boolean {
  const names = ownNamesOf(resource.type).flatMap((path) => namesAt(resource, path));
  const matches = (pattern: string, text: string): boolean =>
    matchesWild(withGaps(pattern, '*').toLowerCase(), withGaps(text, '').toLowerCase());
  return names.length === 0 || names.some((known) => matches(`${known}*`, name) || matches(name, known));
}

/** Returns the services outside the plan that a resource has edges to, because it names them by their whole ARN. */
function namedServices(
  user: Resource,
  references: readonly Reference[],
  { factsOf, serviceNamedBy, relationOf, supportingAttributes }: Knowledge,
): readonly HostMention[] {
  const facts = factsOf(user.type);
  if (facts.supporting === true || facts.operational !== undefined || facts.passive === true) return [];
  const links = linksOf(facts).flatMap(({ from, to }) => [...from, ...to]);
  const texts = [
    ...Object.entries(user.values).flatMap(([name, value]) => textsIn(name, value)),
    ...(user.patterns ?? []),
  ];
  return texts.flatMap(({ path, text }): HostMention[] => {
    const service = serviceNamedBy(text);
    if (service === null || !MEANINGFUL_NAME.test(withGaps(service.name, ''))) return [];
    const isEnd = links.some((end) => leadsInto(path, end)) || relationOf(user.type, path, service.type) !== null;
    const isStated = references.some((reference) => leadsInto(reference.path, path));
    if (!isEnd || isStated || supportingAttributes.has(topOf(path))) return [];
    return [{ user, path, text, isGuess: false, ...service }];
  });
}

/** Matches a name with three letters in a row; shorter ones tell the reader nothing. */
const MEANINGFUL_NAME = /[A-Za-z]{3}/;

/** Returns the name of the host that an attribute holds, or that its variable or output suggests; null for none. */
function nameIn(
  { patterns = [], values }: Resource,
  path: string,
  { type, pattern, attributeWords }: NamedHost,
): Pick<HostMention, 'text' | 'name' | 'isGuess'> | null {
  const [text = ''] = textsAt(values, [path]);
  const match = pattern.exec(text);
  if (match !== null) return { text, name: match.groups?.name ?? text, isGuess: false };
  const unknown = patterns.find((pattern) => pattern.path === path && WHOLLY_UNKNOWN.test(pattern.text));
  if (attributeWords === undefined || unknown === undefined) return null;
  const [, lastWord = ''] = /(\w+)\W*$/.exec(expressionOf(unknown.text)) ?? [];
  const name = lastWord.replace(attributeWords, '');
  return { text: unknown.text, name: name === '' ? (type.split('_').at(-1) as string) : name, isGuess: true };
}

const WHOLLY_UNKNOWN = new RegExp(`^${STAND_IN}$`);
