/**
 * Network permissions: the traffic that firewall and security group rules allow. A permission is not a call, but it is
 * the best evidence if nothing else connects two nodes. Rules name groups, labels and subnet ranges; a rule for
 * everything, or for a whole network, is no evidence for any pair.
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
 * @returns the resources whose rules would connect too many nodes; none of their edges is drawn
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
    if (pairs === null) crowded.add(networkRule.statedBy);
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

/** Adds candidates for the pairs of a rule, without the ports that a deny rule closes for a pair. */
function permit(
  networkRule: NetworkRule,
  pairs: readonly Pair[],
  { denials, listening, members }: Limits,
  candidates: Candidates,
): void {
  const { statedBy: by, peer, protectedEnd, block } = networkRule;
  const path = peer.path ?? protectedEnd?.path;
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
    return [...peer.lines].find(([token]) => members.findMembers(token).all.has(node))?.[1];
  };
  for (const { ports, pairs: openPairs } of byPorts.values()) {
    const portsOn = (end: string): readonly string[] => labelsOf(limitToListening(ports, listening(end)));
    candidates.permit({ pairs: openPairs, portsOn, evidence, lineOn, isRelayed: true });
  }
}

/**
 * Returns the pairs that a rule permits; null if there are more than `PERMITTED_MAX`, or if an end has more than
 * `GROUP_MEMBERS_MAX` members.
 */
function pairsOf(
  networkRule: NetworkRule,
  scene: Scene,
  members: Members,
  listening: ListeningOf,
): readonly Pair[] | null {
  const groupMembers = networkRule.groups === null ? null : membersOfAny(networkRule.groups, members);
  const protectedMembers = protectedMembersOf(networkRule, groupMembers, members);
  const peerMembers = peerMembersOf(networkRule, protectedMembers, scene, members);
  const [from, to] =
    networkRule.rule.direction === 'in' ? [peerMembers, protectedMembers] : [protectedMembers, peerMembers];
  if (from.callers.size === 0 || to.all.size === 0) return [];
  if (from.callers.size > GROUP_MEMBERS_MAX || to.all.size > GROUP_MEMBERS_MAX) return null;
  const starts = [...from.callers].filter((start) => networkRule.rule.direction === 'in' || members.canCall(start));
  // A shared group opens ports for some members only: drop members that listen on other ports.
  const ends = [...to.all].filter((end) => limitToListening(networkRule.ports, listening(end)).length > 0);
  const pairs = starts.flatMap((start) => ends.map((end): Pair => [start, end]));
  // Plumbing, such as a private endpoint, is open to its whole network, as its container shows.
  const isPlumbing = (end: string): boolean => scene.model.factsOf(end).plumbing === true;
  const isDatabase = (node: string): boolean => scene.model.factsOf(node).category === 'database';
  // A cache in the group of the programs that use it does not call a database. A rule that lets all members of one
  // group reach each other is not evidence of a call.
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

/** Returns the members of any of the tokens; incomplete above `GROUP_MEMBERS_MAX`. */
function membersOfAny(tokens: Iterable<string>, members: Members): NodeSet {
  const memberSets = [...tokens].map(members.findMembers);
  const [only] = memberSets;
  if (memberSets.length < 2) return only ?? NOBODY;
  const all = new Set<string>();
  const callers = new Set<string>();
  for (const memberSet of memberSets) {
    for (const node of memberSet.all) all.add(node);
    for (const node of memberSet.callers) callers.add(node);
    if (all.size > GROUP_MEMBERS_MAX) break;
  }
  return { all, callers };
}

/** Returns the nodes at the protected end of a rule; all members of its groups if the rule limits it no further. */
function protectedMembersOf(networkRule: NetworkRule, groupMembers: NodeSet | null, members: Members): NodeSet {
  const { protectedEnd } = networkRule;
  if (protectedEnd === null) return groupMembers ?? NOBODY;
  if (!protectedEnd.isStated) return NOBODY;
  if (protectedEnd.hasWholeNetwork) return groupMembers ?? NOBODY;
  const named = membersOfAny(
    [
      ...protectedEnd.tokens,
      ...subnetsOf(protectedEnd, groupMembers !== null, () => new Set([networkRule.network]), members),
    ],
    members,
  );
  if (groupMembers === null) return inNetwork(named, networkRule, members);
  const [smaller, larger] = named.all.size < groupMembers.all.size ? [named, groupMembers] : [groupMembers, named];
  const isInBoth = (node: string): boolean => larger.all.has(node);
  return { all: new Set([...smaller.all].filter(isInBoth)), callers: new Set([...smaller.callers].filter(isInBoth)) };
}

/** Returns the nodes at the other end of a rule, without the rule's own groups. */
function peerMembersOf(networkRule: NetworkRule, protectedMembers: NodeSet, scene: Scene, members: Members): NodeSet {
  const { groups, peer } = networkRule;
  if (protectedMembers.all.size === 0) return NOBODY;
  // A rule between the members of one group is not evidence of a call.
  const isSelf = (token: string): boolean =>
    groups?.some((group) => scene.folds.root(group) === token || group === token) === true;
  const tokens = [...peer.tokens].filter((token) => !isSelf(token));
  const subnets = subnetsOf(peer, false, networksOf(networkRule, protectedMembers, members), members);
  return inNetwork(membersOfAny([...tokens, ...subnets], members), networkRule, members);
}

/** Returns the networks that a rule applies to: the one that it names, otherwise those of its protected end. */
const networksOf = (
  { network }: NetworkRule,
  protectedMembers: NodeSet,
  members: Members,
): (() => ReadonlySet<string | null>) => {
  if (network !== null) return () => new Set([network]);
  return () =>
    new Set(protectedMembers.all.size > GROUP_MEMBERS_MAX ? [] : [...protectedMembers.all].map(members.networkOf));
};

/** Limits nodes to the network of the rule: a label means the nodes of that network that have it. */
function inNetwork(memberSet: NodeSet, { network }: NetworkRule, members: Members): NodeSet {
  if (network === null || members.networkOf(network) === null || memberSet.all.size > GROUP_MEMBERS_MAX)
    return memberSet;
  const isIn = (node: string): boolean => [null, network].includes(members.networkOf(node));
  return { all: new Set([...memberSet.all].filter(isIn)), callers: new Set([...memberSet.callers].filter(isIn)) };
}

/**
 * Returns the subnets with the ranges of a rule. If several networks use one range, only the subnet in the rule's
 * network counts; if there is no single one, none does.
 * @param isLimitedByGroup true if the result will be limited to the members of a group
 */
function subnetsOf(
  { ranges }: RuleEnd,
  isLimitedByGroup: boolean,
  networks: () => ReadonlySet<string | null>,
  members: Members,
): readonly string[] {
  return [...ranges].flatMap((range) => {
    const subnets = members.subnetsWith(range);
    if (isLimitedByGroup || subnets.length < 2) return subnets;
    if (subnets.length > GROUP_MEMBERS_MAX) return [];
    const ruleNetworks = networks();
    const inRuleNetworks = subnets.filter((subnet) => ruleNetworks.has(members.networkOf(subnet)));
    return inRuleNetworks.length === 1 ? inRuleNetworks : [];
  });
}

// ---- Ports that nodes listen on, from the plan or from their type.

/** Returns the ports that a node listens on; null if unknown, empty if it is not called by port. */
type ListeningOf = (node: string) => readonly Listening[] | null;

/** Returns a cached lookup of the ports that nodes listen on. */
function listeningIn(scene: Scene): ListeningOf {
  const { model, folds } = scene;
  const cache = new Map<string, readonly Listening[] | null>();

  function listeningOf(node: string): readonly Listening[] | null {
    const portsOfNode = statedBy(node, false);
    if (portsOfNode !== undefined) return portsOfNode;
    // If one listener of a load balancer is unknown, so are its ports.
    const portsOfParts = folds.partsOf(node).map((part) => statedBy(part, true));
    const stated = portsOfParts.filter((part) => part !== undefined);
    return stated.length === 0 || stated.includes(null)
      ? null
      : stated.flatMap((ports) => ports as readonly Listening[]);
  }

  /**
   * Returns the ports of one resource; null if they are unknown, undefined if its type has no rule for them.
   * @param isPart true for a part, whose ports count only if they are open on its host (a listener of a load balancer)
   */
  function statedBy(address: string, isPart: boolean): readonly Listening[] | null | undefined {
    const rule = model.factsOf(address).listens;
    if (rule === undefined || (rule.opensOnHost === true) !== isPart) return undefined;
    return portsFrom(rule, model.valuesOf(address));
  }

  return (node) => {
    const cached = cache.get(node);
    if (cached !== undefined) return cached;
    const ports = listeningOf(node);
    cache.set(node, ports);
    return ports;
  };
}

/** Returns the ports that the attributes state, otherwise those of the type; null if unknown. */
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
