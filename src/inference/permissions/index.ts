/**
 * Network permissions: the traffic that firewall and security group rules allow. A permission is not a call, but it is the best
 * evidence if nothing else joins two nodes. Rules name groups, labels and subnet ranges; a rule for everything, or for a whole
 * network, says nothing about any pair.
 */

import type { ListenRule } from '../../catalog/access-rules.js';
import type { Candidates } from '../edges/candidates.js';
import type { Evidence } from '../evidence.js';
import { GROUP_MEMBERS_MAX, PERMITTED_MAX } from '../limits.js';
import type { Scene } from '../scene.js';
import { textsAt } from '../values.js';
import { type Crowd, type Members, membersIn } from './members.js';
import { Denials } from './openings.js';
import { heardOf, type Listening, labelsOf, type Ports, rangeIn } from './ports.js';
import { type NetworkRule, type RuleEnd, statedPermissions } from './rules.js';

/**
 * Adds a permission candidate for each network rule.
 * @returns the resources whose rules join too many nodes to be drawn
 */
export function permissions(picture: Scene, candidates: Candidates): ReadonlySet<string> {
  const { model } = picture;
  const members = membersIn(picture);
  const denials = new Denials(members);
  const listening = listeningIn(picture);
  const all: NetworkRule[] = [];
  for (const resource of model.resources.values()) {
    for (const rule of model.factsOf(resource.address).firewallRules ?? []) {
      for (const said of statedPermissions(resource, rule, model, members)) {
        if (rule.denies === true) denials.add(said);
        else all.push(said);
      }
    }
  }
  const webs = new Set<string>();
  for (const said of all) {
    const pairs = pairsOf(said, picture, members, listening);
    if (pairs === null) webs.add(said.by);
    else permit(said, pairs, { denials, listening, members }, candidates);
  }
  return webs;
}

type Pair = readonly [start: string, end: string];

interface Limits {
  readonly denials: Denials;
  readonly listening: ListeningOf;
  readonly members: Members;
}

/** Adds candidates for the pairs of a rule. A denial affects only the pairs that it names. */
function permit(
  said: NetworkRule,
  pairs: readonly Pair[],
  { denials, listening, members }: Limits,
  candidates: Candidates,
): void {
  const { by, other, own, block } = said;
  const path = other.path ?? own?.path;
  const evidence: Evidence = { rule: 'allowed', by, ...(path !== undefined && { path, block }) };
  const byPorts = new Map<string, { readonly ports: readonly Ports[]; readonly pairs: Pair[] }>();
  for (const [start, end] of pairs) {
    const ports = denials.left(said, start, end) ?? [];
    if (heardOf(ports, listening(end)).length === 0) continue;
    const key = JSON.stringify(ports);
    const group = byPorts.get(key) ?? { ports, pairs: [] };
    byPorts.set(key, group);
    group.pairs.push([start, end]);
  }
  const lineOn = ([start, end]: Pair): number | undefined => {
    const node = said.rule.way === 'in' ? start : end;
    return [...other.lines].find(([token]) => members.of(token).all.has(node))?.[1];
  };
  for (const { ports, pairs: left } of byPorts.values()) {
    const portsOn = (end: string): readonly string[] => labelsOf(heardOf(ports, listening(end)));
    candidates.permit({ pairs: left, portsOn, evidence, lineOn, isRelayed: true });
  }
}

/** Returns the pairs that a rule permits; null if there are too many. */
function pairsOf(said: NetworkRule, picture: Scene, members: Members, listening: ListeningOf): readonly Pair[] | null {
  const guard = said.guards === null ? null : crowdOf(said.guards, members);
  const own = ownOf(said, guard, members);
  const other = otherOf(said, own, picture, members);
  const [from, to] = said.rule.way === 'in' ? [other, own] : [own, other];
  if (from.callers.size === 0 || to.all.size === 0) return [];
  if (from.callers.size > GROUP_MEMBERS_MAX || to.all.size > GROUP_MEMBERS_MAX) return null;
  const starts = [...from.callers].filter((start) => said.rule.way === 'in' || members.canCall(start));
  // A port that a shared group opens for one member means nothing for members that listen on other ports.
  const ends = [...to.all].filter((end) => heardOf(said.ports, listening(end)).length > 0);
  const pairs = starts.flatMap((start) => ends.map((end): Pair => [start, end]));
  // Plumbing such as a private endpoint is open to all around it, as its place shows.
  const isDoor = (end: string): boolean => picture.model.factsOf(end).plumbing === true;
  // Members of one group that may all reach each other are not calls.
  const calls = pairs.filter(
    ([start, end]) => start !== end && !isDoor(end) && !(from.all.has(end) && to.all.has(start)),
  );
  return calls.length > PERMITTED_MAX ? null : calls;
}

const NOBODY: Crowd = { all: new Set(), callers: new Set() };

/** Members behind any of the tokens. */
function crowdOf(tokens: Iterable<string>, members: Members): Crowd {
  const crowds = [...tokens].map(members.of);
  const [only] = crowds;
  if (crowds.length < 2) return only ?? NOBODY;
  const all = new Set<string>();
  const callers = new Set<string>();
  for (const crowd of crowds) {
    for (const node of crowd.all) all.add(node);
    for (const node of crowd.callers) callers.add(node);
    if (all.size > GROUP_MEMBERS_MAX) break;
  }
  return { all, callers };
}

/** Members of the guard that the rule applies to. */
function ownOf(said: NetworkRule, guard: Crowd | null, members: Members): Crowd {
  const { own } = said;
  if (own === null) return guard ?? NOBODY;
  if (!own.isSaid) return NOBODY;
  if (own.isAll) return guard ?? NOBODY;
  const named = crowdOf(
    [...own.tokens, ...subnetsOf(own, guard !== null, () => new Set([said.network]), members)],
    members,
  );
  if (guard === null) return inNetwork(named, said, members);
  const [few, many] = named.all.size < guard.all.size ? [named, guard] : [guard, named];
  const isBoth = (node: string): boolean => many.all.has(node);
  return { all: new Set([...few.all].filter(isBoth)), callers: new Set([...few.callers].filter(isBoth)) };
}

function otherOf(said: NetworkRule, own: Crowd, picture: Scene, members: Members): Crowd {
  const { guards, other } = said;
  if (own.all.size === 0) return NOBODY;
  // Members of one group may reach each other; membership alone is no call.
  const isSelf = (token: string): boolean =>
    guards?.some((guard) => picture.folds.root(guard) === token || guard === token) === true;
  const tokens = [...other.tokens].filter((token) => !isSelf(token));
  const subnets = subnetsOf(other, false, networksOf(said, own, members), members);
  return inNetwork(crowdOf([...tokens, ...subnets], members), said, members);
}

/** Returns the networks that a rule applies to, taken from the rule or from its own end. */
const networksOf = ({ network }: NetworkRule, own: Crowd, members: Members): (() => ReadonlySet<string | null>) => {
  if (network !== null) return () => new Set([network]);
  return () => new Set(own.all.size > GROUP_MEMBERS_MAX ? [] : [...own.all].map(members.networkOf));
};

/** Limits a crowd to the network of the rule: labels mean their bearers in that network. */
function inNetwork(crowd: Crowd, { network }: NetworkRule, members: Members): Crowd {
  if (network === null || members.networkOf(network) === null || crowd.all.size > GROUP_MEMBERS_MAX) return crowd;
  const isIn = (node: string): boolean => [null, network].includes(members.networkOf(node));
  return { all: new Set([...crowd.all].filter(isIn)), callers: new Set([...crowd.callers].filter(isIn)) };
}

/**
 * Returns the subnets with the ranges of a rule. If two networks use one range, only the subnet in the rule's network counts.
 * @param isAny true if a guard limits the result anyway
 */
function subnetsOf(
  { ranges }: RuleEnd,
  isAny: boolean,
  networks: () => ReadonlySet<string | null>,
  members: Members,
): readonly string[] {
  return [...ranges].flatMap((range) => {
    const subnets = members.subnetsWith(range);
    if (isAny || subnets.length < 2) return subnets;
    if (subnets.length > GROUP_MEMBERS_MAX) return [];
    const own = networks();
    const near = subnets.filter((subnet) => own.has(members.networkOf(subnet)));
    return near.length === 1 ? near : [];
  });
}

// Ports that nodes listen on, from the plan or from their type.

/** Listening ports of a node: null if unknown, empty if nobody calls it by port. */
type ListeningOf = (node: string) => readonly Listening[] | null;

function listeningIn(picture: Scene): ListeningOf {
  const { model, folds } = picture;
  const known = new Map<string, readonly Listening[] | null>();

  function find(node: string): readonly Listening[] | null {
    const own = saidOf(node, false);
    if (own !== undefined) return own;
    // If one listener of a load balancer is unknown, so are its ports.
    const parts = folds.partsOf(node).map((part) => saidOf(part, true));
    const said = parts.filter((part) => part !== undefined);
    return said.length === 0 || said.includes(null) ? null : said.flatMap((ports) => ports as readonly Listening[]);
  }

  /** Returns the ports of one resource; undefined if the type says nothing about ports of the resource or its host. */
  function saidOf(address: string, isPart: boolean): readonly Listening[] | null | undefined {
    const rule = model.factsOf(address).listens;
    if (rule === undefined || (rule.ofHost === true) !== isPart) return undefined;
    return portsBy(rule, model.valuesOf(address));
  }

  return (node) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const fresh = find(node);
    known.set(node, fresh);
    return fresh;
  };
}

function portsBy(
  { at = [], by, usual }: ListenRule,
  values: Parameters<typeof textsAt>[0],
): readonly Listening[] | null {
  const texts = at.flatMap((path) => textsAt(values, path.split('.')));
  const stated = texts.map(rangeIn);
  if (stated.length > 0) return stated.includes(null) ? null : (stated as readonly Listening[]);
  const [word = ''] = by === undefined ? [] : textsAt(values, [by.attribute]);
  const told = by?.ports.find(([start]) => word.toLowerCase().startsWith(start))?.[1] ?? usual;
  return told === undefined ? null : told.map((port) => ({ from: port, to: port }));
}
