/** Describes firewall rules in words: action, direction, ports and the other end. */

import { isRangeOrTag, OTHER_PEER_WORDS, TAGGED_MACHINES, UNKNOWN_ADDRESSES } from '../../catalog/address-ranges.js';
import { isAllPorts, portsInWords, portsListed, protocolInWords } from '../../catalog/ports.js';
import type { FirewallRule } from '../../graph/changes.js';
import { nameOf, type Resource } from '../../graph/inventory.js';
import { listed, listedUpTo } from '../../platform/text/english.js';
import { hasUnknownItem, isUnknownIn } from '../declared-blocks.js';
import { PORTS_IN_WORDS_MAX } from '../limits.js';
import { memoised, type Scene } from '../scene.js';
import { type Block, blocksAt, textsAt } from '../values.js';
import { type Members, membersIn, rangeOf } from './members.js';
import { isEnabled, type NetworkRule, statedRules } from './rules.js';

/**
 * Returns a lookup of the firewall rules that a resource states. It returns none for a resource that is not a firewall,
 * and leaves out disabled rules and rules whose action is unknown.
 * @example firewallRulesIn(scene)('aws_network_acl_rule.a') // [{ does: 'denies', what: 'inbound traffic', from: ['192.0.2.1/32'] }]
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

/** False for an empty block, as of a security group without rules, which states nothing. */
const hasValues = ({ block, ports, protocolsWithoutCalls }: NetworkRule): boolean =>
  Object.keys(block).length > 0 && ports.length + protocolsWithoutCalls.length > 0;

function textOf(networkRule: NetworkRule, resource: Resource, scene: Scene, members: Members): FirewallRule {
  const { direction, denies } = networkRule.rule;
  const peers = peersOf(networkRule, resource, scene, members);
  return {
    does: denies === true ? 'denies' : 'allows',
    what: [direction === 'in' ? 'inbound traffic' : 'outbound traffic', ...trafficOf(networkRule)].join(' '),
    ...(peers.length > 0 && { [direction === 'in' ? 'from' : 'to']: peers }),
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
  const { groups = [], ranges = [], labels = [] } = rule.peer;
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
  const hasUnknownPeer =
    origins.length === 0 &&
    [...groups, ...ranges, ...labels].some((path) => isUnknownAt(path, block, rule.block, resource));
  const otherPeers = (rule.otherPeers ?? [])
    .filter((name) => isEnabled(block, name))
    .flatMap((name) => OTHER_PEER_WORDS.get(name) ?? []);
  const peers = [
    ...rangesShown,
    ...origins,
    ...(isLabelled ? [TAGGED_MACHINES] : []),
    ...otherPeers,
    ...(hasUnknownPeer ? [UNKNOWN_ADDRESSES] : []),
  ];
  return [...new Set(peers)];
}

/** True if the code sets an attribute of a rule to a value that is partly or wholly unknown. */
function isUnknownAt(path: string, block: Block, outerBlock: string | undefined, resource: Resource): boolean {
  const name = nameOf(path);
  // The path without its last step; empty for a single step.
  const inner = path.slice(0, -name.length - 1);
  const blocks = inner === '' ? [block] : blocksAt(block, inner.split('.'));
  const blockPath = [outerBlock ?? '', inner].filter((part) => part !== '').join('.');
  return blocks.some((holder) => hasUnknownItem(holder[name]) || isUnknownIn(resource, blockPath, holder, name));
}
