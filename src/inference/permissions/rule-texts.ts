/** Describes firewall rules in words: action, direction, ports and the other end. */

import type { Peers } from '../../catalog/access-rules.js';
import {
  isNamedPeer,
  isRangeOrTag,
  OTHER_PEER_WORDS,
  TAGGED_MACHINES,
  UNKNOWN_ADDRESSES,
  unknownPeer,
} from '../../catalog/address-ranges.js';
import { isAllPorts, portsInWords, portsListed, protocolInWords } from '../../catalog/ports.js';
import { originalOf } from '../../graph/address.js';
import type { FirewallRule } from '../../graph/changes.js';
import { nameOf, type Resource } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import { listed, listedUpTo } from '../../platform/text/english.js';
import { hasUnknownItem, isUnknownIn, namesIn } from '../declared-blocks.js';
import { PORTS_IN_WORDS_MAX, PROTECTED_NODES_MAX } from '../limits.js';
import { memoised, type Scene } from '../scene.js';
import { type Block, blocksAt, textsAt } from '../values.js';
import { type Members, membersIn, rangeOf } from './members.js';
import { isEnabled, type NetworkRule, statedRules } from './rules.js';

/**
 * Returns a lookup of the firewall rules that a resource states. It returns none for a resource that is not a firewall,
 * and leaves out disabled rules and rules whose action is unknown.
 * @example firewallRulesIn(scene)('aws_network_acl_rule.a') // [{ does: 'denies', what: 'inbound traffic', from:
 * ['192.0.2.1/32'] }]
 */
export function firewallRulesIn(scene: Scene): (address: string) => readonly FirewallRule[] {
  const { model } = scene;
  // Indexed on first use, because many graphs have no firewall.
  let cachedMembers: Members | undefined;
  return memoised((address) => {
    const resource = model.resources.get(address);
    const { firewallRules = [], reportedRules = [] } = model.factsOf(address);
    const rules = [...firewallRules, ...reportedRules];
    if (resource === undefined || rules.length === 0) return [];
    cachedMembers ??= membersIn(scene);
    const members = cachedMembers;
    const networkRules = rules.flatMap((rule) => statedRules(resource, rule, model, members)).filter(hasValues);
    const texts = networkRules.map((networkRule) => textOf(networkRule, resource, scene, members));
    return distinct(texts);
  });
}

const distinct = <T>(values: readonly T[]): readonly T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** True for a rule that states something. An empty block, as of a security group without rules, does not. */
const hasValues = ({ block, ports, protocolsWithoutCalls }: NetworkRule): boolean =>
  Object.keys(block).length > 0 && ports.length + protocolsWithoutCalls.length > 0;

function textOf(networkRule: NetworkRule, resource: Resource, scene: Scene, members: Members): FirewallRule {
  const { direction, denies } = networkRule.rule;
  const peers = peersOf(networkRule, resource, scene, members);
  const guarded = guardedBy(networkRule, resource, scene, members);
  return {
    does: denies === true ? 'denies' : 'allows',
    what: [direction === 'in' ? 'inbound traffic' : 'outbound traffic', ...trafficOf(networkRule)].join(' '),
    ...(peers.length > 0 && { [direction === 'in' ? 'from' : 'to']: peers }),
    ...guarded,
  };
}

/** Returns the protected end or the groups of a rule, unless the resource is one, and the nodes that these protect. */
function guardedBy(
  { groups, protectedEnd, rule, block }: NetworkRule,
  resource: Resource,
  { model }: Scene,
  members: Members,
): Pick<FirewallRule, 'of' | 'at'> {
  const originsOf = (tokens: Iterable<string>): readonly string[] =>
    [...tokens].flatMap((token) => model.resources.get(token)?.origin ?? []);
  const ends = originsOf(protectedEnd?.tokens ?? []);
  const stated: Stated = { block, outerBlock: rule.block, resource };
  const unknownEnds = rule.protectedEnd === undefined ? [] : unknownPeersOf(rule.protectedEnd, ends, stated);
  const named = [...ends, ...unknownEnds].filter((end) => end !== UNKNOWN_ADDRESSES);
  const of = named.length > 0 ? named : originsOf(groups ?? []).filter((each) => each !== resource.origin);
  const at = named.length > 0 ? [...(protectedEnd?.tokens ?? [])] : (groups ?? []);
  const nodes = at.flatMap((end) => [...members.findMembers(end).all].map(originalOf));
  return {
    ...(of.length > 0 && { of: [...new Set(of)] }),
    ...(nodes.length > 0 && { at: [...new Set(nodes)].sort(byAddress).slice(0, PROTECTED_NODES_MAX) }),
  };
}

/** Returns the traffic of a rule in words: `on port 443`, `over ICMP`; empty for all traffic. */
function trafficOf({ ports, protocolsWithoutCalls }: NetworkRule): readonly string[] {
  if (ports.some(isAllTraffic)) return [];
  const protocols = protocolsWithoutCalls.map(protocolInWords);
  if (ports.length === 0) return [`over ${listed(protocols)}`];
  const texts = [...new Set([...ports.map(portsInWords), ...protocols])];
  return [`on ${texts.length > PORTS_IN_WORDS_MAX ? listedUpTo(texts, PORTS_IN_WORDS_MAX) : portsListed(texts)}`];
}

/** True for all ports of all protocols, which an empty protocol stands for. */
const isAllTraffic = (range: NetworkRule['ports'][number]): boolean =>
  range.protocol === '' && isAllPorts(range) && range.isUnknown !== true;

/**
 * Returns the other end of a rule: ranges, addresses of groups and subnets, and words for anything else, such as
 * `unknown addresses`. Empty if the rule has no peer.
 */
function peersOf(
  { block, peer, rule }: NetworkRule,
  resource: Resource,
  { model }: Scene,
  members: Members,
): readonly string[] {
  const { ranges = [], labels = [] } = rule.peer;
  const isShown = (text: string): boolean => {
    const range = rangeOf(text);
    const isEverywhere = model.knowledge.everywhere.has(text.toLowerCase());
    // Leave out a range that the rule's end does not have: it may be the placeholder of a referenced group.
    return range === null || isEverywhere || members.isNetworkRange(range) || peer.ranges.has(range);
  };
  const texts = ranges.flatMap((path) => textsAt(block, path.split('.'))).filter((text) => isShown(text));
  const rangesShown = texts.map((text) => (text === '*' ? 'any' : text)).filter(isRangeOrTag);
  const origins = [...peer.tokens].flatMap((token) => model.resources.get(token)?.origin ?? []);
  const isLabelled = labels.some((path) => textsAt(block, path.split('.')).length > 0);
  const stated: Stated = { block, outerBlock: rule.block, resource };
  const peers = [
    ...rangesShown,
    ...origins,
    ...(isLabelled ? [TAGGED_MACHINES] : []),
    ...(rule.otherPeers ?? []).flatMap((path) => otherPeersAt(path, stated)),
    ...unknownPeersOf(rule.peer, origins, stated),
  ];
  return [...new Set(peers)];
}

/** The block of a rule, with the resource that has it. */
interface Stated {
  readonly block: Block;
  readonly outerBlock: string | undefined;
  readonly resource: Resource;
}

/** Returns the peers at an attribute of another kind, by name if they have one: `the prefix list offices`. */
function otherPeersAt(path: string, stated: Stated): readonly string[] {
  const words = OTHER_PEER_WORDS.get(path);
  const isSetHere = isEnabled(stated.block, path) || (isNamedPeer(path) && isUnknownAt(path, stated));
  if (words === undefined || !isSetHere) return [];
  const names = isNamedPeer(path) ? namesAt(path, stated) : [];
  return names.length === 0 ? [words] : names.map((name) => unknownPeer(path, name, false));
}

/** Returns the members of an end that nobody can look up, by the names that the code gives to them. */
function unknownPeersOf(
  { groups = [], ranges = [], labels = [] }: Peers,
  origins: readonly string[],
  stated: Stated,
): readonly string[] {
  const paths = [...groups, ...ranges, ...labels].filter((path) => isUnknownAt(path, stated));
  return paths.flatMap((path) => {
    const names = namesAt(path, stated);
    const unresolved = names.filter((name) => !origins.some((origin) => origin.split('.').includes(name)));
    // A variable may stand for a resource that is found.
    if (origins.length > 0 && unresolved.length !== names.length - origins.length) return [];
    if (names.length === 0) return origins.length > 0 ? [] : [UNKNOWN_ADDRESSES];
    return unresolved.map((name) => unknownPeer(nameOf(path), name, ranges.includes(path)));
  });
}

/** An attribute of a rule: the blocks that have it, and their path in the code. */
interface Holders {
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly blockPath: string;
}

function holdersOf(path: string, block: Block, outerBlock: string | undefined): Holders {
  const name = nameOf(path);
  // The path without its last step; empty for a single step.
  const inner = path.slice(0, -name.length - 1);
  return {
    name,
    blocks: inner === '' ? [block] : blocksAt(block, inner.split('.')),
    blockPath: [outerBlock ?? '', inner].filter((part) => part !== '').join('.'),
  };
}

/** True if the code sets an attribute of a rule to a value that is partly or wholly unknown. */
function isUnknownAt(path: string, { block, outerBlock, resource }: Stated): boolean {
  const { name, blocks, blockPath } = holdersOf(path, block, outerBlock);
  return blocks.some((holder) => hasUnknownItem(holder[name]) || isUnknownIn(resource, blockPath, holder, name));
}

/** Returns the names that the code gives to what an attribute of a rule reads; empty for none. */
function namesAt(path: string, { block, outerBlock, resource }: Stated): readonly string[] {
  const { name, blocks, blockPath } = holdersOf(path, block, outerBlock);
  return blocks.flatMap((holder) => namesIn(resource, blockPath, holder, name));
}
