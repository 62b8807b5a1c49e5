/**
 * Network permissions: the traffic that firewall and security group rules allow. A permission is not a call, but it is
 * the best evidence if nothing else joins two nodes. Rules name groups, labels and subnet ranges; a rule for
 * everything, or for a whole network, says nothing about any pair.
 */

import type { ListenRule } from '../../catalog/access-rules.js';
import type { Candidates } from '../edges/candidates.js';
import type { Evidence } from '../evidence.js';
import { GROUP_MEMBERS_MAX, PERMITTED_MAX } from '../limits.js';
import type { Scene } from '../scene.js';
import { textsAt } from '../values.js';
import { type Members, membersIn, type NodeSet } from './members.js';
import { Denials } from './openings.js';
import { type Listening, labelsOf, limitToListening, type Ports, parseRange } from './ports.js';
import { type NetworkRule, type RuleEnd, statedPermissions } from './rules.js';

/**
 * Adds a permission candidate for each network rule.
 * @returns the resources whose rules join too many nodes to be drawn
 */
export function permissions(scene: Scene, candidates: Candidates): ReadonlySet<string> {
  const { model } = scene;
  const members = membersIn(scene);
  const denials = new Denials(members);
  const listening = listeningIn(scene);
  const allowed: NetworkRule[] = [];
  for (const resource of model.resources.values()) {
    for (const rule of model.factsOf(resource.address).firewallRules ?? []) {
      for (const networkRule of statedPermissions(resource, rule, model, members)) {
        if (rule.denies === true) denials.add(networkRule);
        else allowed.push(networkRule);
      }
    }
  }
  const crowded = new Set<string>();
  for (const networkRule of allowed) {
    const pairs = pairsOf(networkRule, scene, members, listening);
    if (pairs === null) crowded.add(networkRule.by);
    else permit(networkRule, pairs, { denials, listening, members }, candidates);
  }
  return crowded;
}

type Pair = readonly [start: string, end: string];

interface Limits {
  readonly denials: Denials;
  readonly listening: ListeningOf;
  readonly members: Members;
}

/** Adds candidates for the pairs of a rule. A denial affects only the pairs that it names. */
function permit(
  networkRule: NetworkRule,
  pairs: readonly Pair[],
  { denials, listening, members }: Limits,
  candidates: Candidates,
): void {
  const { by, peer, ownEnd, block } = networkRule;
  const path = peer.path ?? ownEnd?.path;
  const evidence: Evidence = { rule: 'allowed', by, ...(path !== undefined && { path, block }) };
  const byPorts = new Map<string, { readonly ports: readonly Ports[]; readonly pairs: Pair[] }>();
  for (const [start, end] of pairs) {
    const ports = denials.remainingPorts(networkRule, start, end) ?? [];
    if (limitToListening(ports, listening(end)).length === 0) continue;
    const key = JSON.stringify(ports);
    const group = byPorts.get(key) ?? { ports, pairs: [] };
    byPorts.set(key, group);
    group.pairs.push([start, end]);
  }
  const lineOn = ([start, end]: Pair): number | undefined => {
    const node = networkRule.rule.direction === 'in' ? start : end;
    return [...peer.lines].find(([token]) => members.crowdOf(token).all.has(node))?.[1];
  };
  for (const { ports, pairs: openPairs } of byPorts.values()) {
    const portsOn = (end: string): readonly string[] => labelsOf(limitToListening(ports, listening(end)));
    candidates.permit({ pairs: openPairs, portsOn, evidence, lineOn, isRelayed: true });
  }
}

/** Returns the pairs that a rule permits; null if there are too many. */
function pairsOf(
  networkRule: NetworkRule,
  scene: Scene,
  members: Members,
  listening: ListeningOf,
): readonly Pair[] | null {
  const guarded = networkRule.guards === null ? null : crowdOf(networkRule.guards, members);
  const ownCrowd = ownCrowdOf(networkRule, guarded, members);
  const peerCrowd = peerCrowdOf(networkRule, ownCrowd, scene, members);
  const [from, to] = networkRule.rule.direction === 'in' ? [peerCrowd, ownCrowd] : [ownCrowd, peerCrowd];
  if (from.callers.size === 0 || to.all.size === 0) return [];
  if (from.callers.size > GROUP_MEMBERS_MAX || to.all.size > GROUP_MEMBERS_MAX) return null;
  const starts = [...from.callers].filter((start) => networkRule.rule.direction === 'in' || members.canCall(start));
  // A port that a shared group opens for one member means nothing for members that listen on other ports.
  const ends = [...to.all].filter((end) => limitToListening(networkRule.ports, listening(end)).length > 0);
  const pairs = starts.flatMap((start) => ends.map((end): Pair => [start, end]));
  // Plumbing such as a private endpoint is open to all around it, as its place shows.
  const isPlumbing = (end: string): boolean => scene.model.factsOf(end).plumbing === true;
  const isDatabase = (node: string): boolean => scene.model.factsOf(node).category === 'database';
  // A cache in the group of the programs that use it calls no database. Members of one group that may all reach each
  // other are not calls.
  const calls = pairs.filter(
    ([start, end]) =>
      start !== end &&
      !isPlumbing(end) &&
      !(isDatabase(start) && isDatabase(end)) &&
      !(from.all.has(end) && to.all.has(start)),
  );
  return calls.length > PERMITTED_MAX ? null : calls;
}

const NOBODY: NodeSet = { all: new Set(), callers: new Set() };

/** Members behind any of the tokens. */
function crowdOf(tokens: Iterable<string>, members: Members): NodeSet {
  const crowds = [...tokens].map(members.crowdOf);
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
function ownCrowdOf(networkRule: NetworkRule, guard: NodeSet | null, members: Members): NodeSet {
  const { ownEnd } = networkRule;
  if (ownEnd === null) return guard ?? NOBODY;
  if (!ownEnd.isStated) return NOBODY;
  if (ownEnd.isAll) return guard ?? NOBODY;
  const named = crowdOf(
    [...ownEnd.tokens, ...subnetsOf(ownEnd, guard !== null, () => new Set([networkRule.network]), members)],
    members,
  );
  if (guard === null) return inNetwork(named, networkRule, members);
  const [smaller, larger] = named.all.size < guard.all.size ? [named, guard] : [guard, named];
  const isInBoth = (node: string): boolean => larger.all.has(node);
  return { all: new Set([...smaller.all].filter(isInBoth)), callers: new Set([...smaller.callers].filter(isInBoth)) };
}

function peerCrowdOf(networkRule: NetworkRule, ownCrowd: NodeSet, scene: Scene, members: Members): NodeSet {
  const { guards, peer } = networkRule;
  if (ownCrowd.all.size === 0) return NOBODY;
  // Members of one group may reach each other; membership alone is no call.
  const isSelf = (token: string): boolean =>
    guards?.some((guard) => scene.folds.root(guard) === token || guard === token) === true;
  const tokens = [...peer.tokens].filter((token) => !isSelf(token));
  const subnets = subnetsOf(peer, false, networksOf(networkRule, ownCrowd, members), members);
  return inNetwork(crowdOf([...tokens, ...subnets], members), networkRule, members);
}

/** Returns the networks that a rule applies to, taken from the rule or from its own end. */
const networksOf = (
  { network }: NetworkRule,
  ownCrowd: NodeSet,
  members: Members,
): (() => ReadonlySet<string | null>) => {
  if (network !== null) return () => new Set([network]);
  return () => new Set(ownCrowd.all.size > GROUP_MEMBERS_MAX ? [] : [...ownCrowd.all].map(members.networkOf));
};

/** Limits a crowd to the network of the rule: labels mean their bearers in that network. */
function inNetwork(crowd: NodeSet, { network }: NetworkRule, members: Members): NodeSet {
  if (network === null || members.networkOf(network) === null || crowd.all.size > GROUP_MEMBERS_MAX) return crowd;
  const isIn = (node: string): boolean => [null, network].includes(members.networkOf(node));
  return { all: new Set([...crowd.all].filter(isIn)), callers: new Set([...crowd.callers].filter(isIn)) };
}

/**
 * Returns the subnets with the ranges of a rule. If two networks use one range, only the subnet in the rule's network
 * counts.
 * @param isLimitedByGuard true if a guard limits the result anyway
 */
function subnetsOf(
  { ranges }: RuleEnd,
  isLimitedByGuard: boolean,
  networks: () => ReadonlySet<string | null>,
  members: Members,
): readonly string[] {
  return [...ranges].flatMap((range) => {
    const subnets = members.subnetsWith(range);
    if (isLimitedByGuard || subnets.length < 2) return subnets;
    if (subnets.length > GROUP_MEMBERS_MAX) return [];
    const ruleNetworks = networks();
    const inRuleNetworks = subnets.filter((subnet) => ruleNetworks.has(members.networkOf(subnet)));
    return inRuleNetworks.length === 1 ? inRuleNetworks : [];
  });
}

// Ports that nodes listen on, from the plan or from their type.

/** Listening ports of a node: null if unknown, empty if nobody calls it by port. */
type ListeningOf = (node: string) => readonly Listening[] | null;

function listeningIn(scene: Scene): ListeningOf {
  const { model, folds } = scene;
  const cache = new Map<string, readonly Listening[] | null>();

  function listeningOf(node: string): readonly Listening[] | null {
    const ownPorts = statedBy(node, false);
    if (ownPorts !== undefined) return ownPorts;
    // If one listener of a load balancer is unknown, so are its ports.
    const portsOfParts = folds.partsOf(node).map((part) => statedBy(part, true));
    const stated = portsOfParts.filter((part) => part !== undefined);
    return stated.length === 0 || stated.includes(null)
      ? null
      : stated.flatMap((ports) => ports as readonly Listening[]);
  }

  /** Returns the ports of one resource; undefined if the type says nothing about ports of the resource or its host. */
  function statedBy(address: string, isPart: boolean): readonly Listening[] | null | undefined {
    const rule = model.factsOf(address).listens;
    if (rule === undefined || (rule.opensOnHost === true) !== isPart) return undefined;
    return portsFrom(rule, model.valuesOf(address));
  }

  return (node) => {
    const cached = cache.get(node);
    if (cached !== undefined) return cached;
    const found = listeningOf(node);
    cache.set(node, found);
    return found;
  };
}

function portsFrom(
  { paths = [], portsByPrefix, defaultPorts }: ListenRule,
  values: Parameters<typeof textsAt>[0],
): readonly Listening[] | null {
  const texts = paths.flatMap((path) => textsAt(values, path.split('.')));
  const stated = texts.map(parseRange);
  if (stated.length > 0) return stated.includes(null) ? null : (stated as readonly Listening[]);
  const [word = ''] = portsByPrefix === undefined ? [] : textsAt(values, [portsByPrefix.attribute]);
  const ports = portsByPrefix?.ports.find(([start]) => word.toLowerCase().startsWith(start))?.[1] ?? defaultPorts;
  return ports === undefined ? null : ports.map((port) => ({ from: port, to: port }));
}
