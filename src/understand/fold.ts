/**
 * What has no place of its own in the picture, and what it joins instead: a policy its queue, a route its route table
 * and with it the VPC, an address its NAT gateway. What folds into nothing is drawn, but for the hidden types.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import { type FoldRule, isSetting, type TypeFacts } from '../catalog/model.js';
import { leadsInto, type Reference, type Resource } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';
import { nearest } from './instances.js';
import { NEARBY_MAX } from './limits.js';
import { SETTING_OF_NOTHING } from './messages.js';
import { referencesOf, referrersOf, type Selection } from './select.js';

export interface Host {
  readonly address: string;
  /** `owner`: it configures its host. `user`: the host makes use of it, and others may too. `twin`: it is the same thing. */
  readonly kind: 'owner' | 'user' | 'twin';
}

export interface Folds {
  /** The next resource on the way to the one that is drawn. */
  readonly hosts: ReadonlyMap<string, Host>;
  /** What stands in the picture for a resource: itself, its last host, or null where it is hidden. */
  readonly root: (address: string) => string | null;
  /** All that use a resource which folds into one of them for all. */
  readonly sharers: ReadonlyMap<string, readonly string[]>;
  /** Why a resource is neither drawn nor folded. */
  readonly hidden: ReadonlyMap<string, string>;
}

type HostOf = (resource: Resource, rule: FoldRule) => Host | null;

/** Finds the host of one resource: its own attributes first, then who refers to it, then the only one nearby. */
function hostFinder(selection: Selection, knowledge: Knowledge): HostOf {
  const { resources, instances } = selection;
  const inModule = new Map<string, string[]>();
  for (const { address, type, modules } of resources.values()) {
    for (const module of ['', ...modules]) {
      const key = `${module} ${type}`;
      const known = inModule.get(key);
      if (known === undefined) inModule.set(key, [address]);
      else known.push(address);
    }
  }
  const typeOf = (address: string): string => resources.get(address)?.type ?? '';
  const byNames = new Map<string, ReadonlyMap<string, readonly string[]>>();
  /** Resources of a type by what they are called. */
  const namesakes = (type: string, attribute: string): ReadonlyMap<string, readonly string[]> => {
    const key = `${type} ${attribute}`;
    const known = byNames.get(key);
    if (known !== undefined) return known;
    const names = new Map<string, string[]>();
    for (const address of inModule.get(` ${type}`) ?? []) {
      const values = resources.get(address)?.values ?? {};
      const name = Object.hasOwn(values, attribute) ? values[attribute] : undefined;
      if (typeof name === 'string') names.set(name, [...(names.get(name) ?? []), address]);
    }
    byNames.set(key, names);
    return names;
  };
  const isHelper = (address: string): boolean => knowledge.factsOf(typeOf(address)).hide !== undefined;
  const first = (from: string, candidates: readonly string[]): string | undefined => {
    const fitting = candidates.filter((candidate) => candidate !== from && (!isHelper(candidate) || isHelper(from)));
    return nearest(from, [...new Set(fitting)].sort(byAddress), instances)[0];
  };

  const byAttribute = ({ address }: Resource, { by, into }: FoldRule): string | undefined => {
    const fits = (reference: Reference): boolean => into === undefined || into.includes(typeOf(reference.to));
    const references = referencesOf(selection, address).filter(fits);
    if (by === undefined && into === undefined) return undefined;
    const groups = by?.map((attribute) => references.filter((r) => leadsInto(r.path, attribute))) ?? [references];
    for (const group of groups) {
      const host = first(
        address,
        group.map(({ to }) => to),
      );
      if (host !== undefined) return host;
    }
    return undefined;
  };
  /** Sources such as DOT do not say which attribute refers; `depends_on` says no more than an order. */
  const withoutAttribute = ({ address }: Resource, { by, near }: FoldRule): string | undefined => {
    if (by === undefined) return undefined;
    const unnamed = referencesOf(selection, address).filter((r) => r.path === undefined && r.via !== 'configuration');
    const likely = unnamed.filter((r) => near?.includes(typeOf(r.to)));
    return first(
      address,
      (likely.length > 0 ? likely : unnamed).map(({ to }) => to),
    );
  };
  /** What folds into this one by the same reference does not use it. */
  const configures = ({ from, path }: Reference): boolean =>
    knowledge.factsOf(typeOf(from)).fold?.by?.some((attribute) => leadsInto(path, attribute)) === true;
  const byReferrer = ({ address }: Resource, { of = [], unless }: FoldRule): string | undefined => {
    const referrers = referrersOf(selection, address);
    if (unless !== undefined && referrers.some(({ from }) => unless.includes(typeOf(from)))) return undefined;
    for (const type of of) {
      const fitting = referrers.filter((r) => (type === '*' ? !configures(r) : typeOf(r.from) === type));
      const host = first(
        address,
        fitting.map(({ from }) => from),
      );
      if (host !== undefined) return host;
    }
    return undefined;
  };
  const byTwin = ({ address, type }: Resource, { twin }: FoldRule): string | undefined => {
    if (twin === undefined) return undefined;
    const ends = (of: string): readonly [string | undefined, string | undefined] => [
      referencesOf(selection, of).find(({ path }) => leadsInto(path, twin[0]))?.to,
      referencesOf(selection, of).find(({ path }) => leadsInto(path, twin[1]))?.to,
    ];
    const [here, there] = ends(address);
    if (here === undefined || there === undefined) return undefined;
    const around = referrersOf(selection, here).filter((r) => leadsInto(r.path, twin[1]) && typeOf(r.from) === type);
    // Of the two, the first stays.
    return around.map(({ from }) => from).find((from) => byAddress(from, address) < 0 && ends(from)[0] === there);
  };
  /** What a service makes itself bears the name of what it makes it for. */
  const byName = ({ address, values }: Resource, { named = [] }: FoldRule): string | undefined => {
    for (const { in: attribute, prefix, type, by } of named) {
      const text = Object.hasOwn(values, attribute) ? values[attribute] : undefined;
      if (typeof text !== 'string' || !text.startsWith(prefix)) continue;
      const name = text.slice(prefix.length).split('/', 1)[0] as string;
      const host = first(address, namesakes(type, by).get(name) ?? []);
      if (host !== undefined) return host;
    }
    return undefined;
  };
  /** In its own module, else in the modules around it; at the root everything is near, which is too little for some. */
  const nearby = ({ address, type, modules }: Resource, { near = [] }: FoldRule): string | undefined => {
    const around = [...modules].reverse();
    for (const module of knowledge.factsOf(type).quiet === true ? around : [...around, '']) {
      for (const nearType of near) {
        const all = inModule.get(`${module} ${nearType}`) ?? [];
        const there = all.length > NEARBY_MAX ? [] : nearest(address, all, instances);
        if (there.length === 1 && there[0] !== address) return there[0];
      }
    }
    return undefined;
  };

  const hostBy: HostOf = (resource, rule) => {
    const owner = byAttribute(resource, rule);
    if (owner !== undefined) return { address: owner, kind: 'owner' };
    const user = byReferrer(resource, rule);
    if (user !== undefined) return { address: user, kind: 'user' };
    const namesake = byName(resource, rule);
    if (namesake !== undefined) return { address: namesake, kind: 'owner' };
    const twin = byTwin(resource, rule);
    if (twin !== undefined) return { address: twin, kind: 'twin' };
    const guess = nearby(resource, rule) ?? withoutAttribute(resource, rule);
    if (guess !== undefined) return { address: guess, kind: 'owner' };
    return rule.otherwise === undefined ? null : hostBy(resource, rule.otherwise);
  };
  return hostBy;
}

/** Two that fold into each other would leave both without a place: the chain ends at the first of the circle. */
function breakCircles(hosts: Map<string, Host>): void {
  const settled = new Set<string>();
  for (const start of [...hosts.keys()]) {
    const path = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !settled.has(at) && !path.has(at)) {
      path.add(at);
      at = hosts.get(at)?.address;
    }
    if (at !== undefined && path.has(at))
      hosts.delete([...path].slice([...path].indexOf(at)).sort(byAddress)[0] as string);
    for (const address of path) settled.add(address);
  }
}

export function fold(selection: Selection, knowledge: Knowledge): Folds {
  const hostOf = hostFinder(selection, knowledge);
  const onlyHelpers = [...selection.resources.values()].every(({ type }) => knowledge.factsOf(type).hide !== undefined);
  const hosts = new Map<string, Host>();
  for (const resource of selection.resources.values()) {
    if (resource.mode === 'data') continue;
    const { fold: rule, hide: helps } = knowledge.factsOf(resource.type);
    if (helps !== undefined && onlyHelpers) continue;
    const host = rule === undefined ? null : hostOf(resource, rule);
    if (host !== null) hosts.set(resource.address, host);
  }
  breakCircles(hosts);

  const last = (address: string): string => {
    let at = address;
    for (let host = hosts.get(at); host !== undefined; host = hosts.get(at)) at = host.address;
    return at;
  };
  const hidden = hide(selection, knowledge, hosts, last);
  const sharers = new Map<string, readonly string[]>();
  for (const [address, { kind }] of hosts) {
    const { fold: rule } = knowledge.factsOf(selection.resources.get(address)?.type ?? '');
    if (kind !== 'user' || rule?.shared !== true) continue;
    const users = referrersOf(selection, address).map(({ from }) => from);
    sharers.set(
      address,
      users.filter((user) => rule.of?.some((type) => type === '*' || type === selection.resources.get(user)?.type)),
    );
  }
  return { hosts, hidden, sharers, root: (address) => (hidden.has(last(address)) ? null : last(address)) };
}

/** Hides by rule what found no host, unless the picture would be empty without it. */
function hide(
  selection: Selection,
  knowledge: Knowledge,
  hosts: ReadonlyMap<string, Host>,
  last: (address: string) => string,
): Map<string, string> {
  const hidden = new Map<string, string>();
  const factsOf = (address: string): TypeFacts => knowledge.factsOf(selection.resources.get(address)?.type ?? '');
  /** Policies that a lone attachment uses are things: it is drawn for them. */
  const carriers = new Set<string>();
  for (const address of hosts.keys()) if (!isSetting(factsOf(address))) carriers.add(last(address));
  let remains = false;
  for (const { address, type } of selection.resources.values()) {
    if (hosts.has(address)) continue;
    const facts = knowledge.factsOf(type);
    const reason = facts.hide ?? (isSetting(facts) && !carriers.has(address) ? SETTING_OF_NOTHING : undefined);
    if (reason === undefined) remains = true;
    else hidden.set(address, reason);
  }
  return remains ? hidden : new Map();
}
