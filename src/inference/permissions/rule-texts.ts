/** Firewall rules in words: action, direction, ports and the other end. */
import {
  ASIDE_WORDS,
  isAllPorts,
  isRange,
  portsInWords,
  portsListed,
  protocolInWords,
  TAGGED,
  UNKNOWN_ADDRESSES,
} from '../../catalog/exposure.js';
import type { FirewallRule } from '../../graph/changes.js';
import { nameOf, type Resource } from '../../graph/inventory.js';
import { listed, listedUpTo } from '../../platform/text/english.js';
import { hasUnknownItem, isUnknownIn } from '../declared-blocks.js';
import { PORTS_IN_WORDS_MAX } from '../limits.js';
import { remembered, type Scene } from '../scene.js';
import { type Block, blocksAt, textsAt } from '../values.js';
import { type Members, membersIn, rangeOf } from './members.js';
import { isEnabled, type NetworkRule, statedRules } from './rules.js';

/**
 * Returns a lookup of the firewall rules that a resource states, by its address. Empty for any other resource, for a disabled rule,
 * and for a rule whose action is unknown.
 * @example rulesOf('aws_network_acl_rule.a') // [{ does: 'denies', what: 'inbound traffic', from: ['192.0.2.1/32'] }]
 */
export function firewallRulesIn(picture: Scene): (address: string) => readonly FirewallRule[] {
  const { model } = picture;
  let known: Members | undefined;
  return remembered((address) => {
    const resource = model.resources.get(address);
    const { firewallRules = [], reportedRules = [] } = model.factsOf(address);
    const rules = [...firewallRules, ...reportedRules];
    if (resource === undefined || rules.length === 0) return [];
    known ??= membersIn(picture);
    const members = known;
    const stated = rules.flatMap((rule) => statedRules(resource, rule, model, members)).filter(isWritten);
    const texts = stated.map((said) => textOf(said, resource, picture, members));
    return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
  });
}

/** True for a rule with values: a group without rules states none. */
const isWritten = ({ block, ports, silent }: NetworkRule): boolean =>
  Object.keys(block).length > 0 && ports.length + silent.length > 0;

function textOf(said: NetworkRule, resource: Resource, picture: Scene, members: Members): FirewallRule {
  const { way, denies } = said.rule;
  const peers = peersOf(said, resource, picture, members);
  return {
    does: denies === true ? 'denies' : 'allows',
    what: [way === 'in' ? 'inbound traffic' : 'outbound traffic', ...trafficOf(said)].join(' '),
    ...(peers.length > 0 && { [way === 'in' ? 'from' : 'to']: peers }),
  };
}

/** Returns `on port 443`; empty for traffic of every kind. */
function trafficOf({ ports, silent }: NetworkRule): readonly string[] {
  if (ports.some((one) => one.protocol === '' && isAllPorts(one) && one.isUnknown !== true)) return [];
  const protocols = silent.map(protocolInWords);
  if (ports.length === 0) return [`over ${listed(protocols)}`];
  const texts = [...new Set([...ports.map(portsInWords), ...protocols])];
  return [`on ${texts.length > PORTS_IN_WORDS_MAX ? listedUpTo(texts, PORTS_IN_WORDS_MAX) : portsListed(texts)}`];
}

/** Returns the other end of a rule: ranges, addresses of groups and subnets, words for the rest. Empty if the rule names none. */
function peersOf(
  { block, other, rule }: NetworkRule,
  resource: Resource,
  { model }: Scene,
  members: Members,
): readonly string[] {
  const { groups = [], ranges = [], labels = [] } = rule.other;
  const isShown = (text: string): boolean => {
    const range = rangeOf(text);
    const isEverywhere = model.knowledge.everywhere.has(text.toLowerCase());
    // A range beside a reference may be a placeholder.
    return range === null || isEverywhere || members.isWhole(range) || other.ranges.has(range);
  };
  const texts = ranges.flatMap((path) => textsAt(block, path.split('.'))).filter((text) => isShown(text));
  const shown = texts.map((text) => (text === '*' ? 'any' : text)).filter(isRange);
  const named = [...other.tokens].flatMap((token) => model.resources.get(token)?.origin ?? []);
  const isLabelled = labels.some((path) => textsAt(block, path.split('.')).length > 0);
  const isOpen =
    named.length === 0 && [...groups, ...ranges, ...labels].some((path) => isOpenAt(path, block, rule.block, resource));
  const asides = (rule.aside ?? [])
    .filter((name) => isEnabled(block, name))
    .flatMap((name) => ASIDE_WORDS.get(name) ?? []);
  const all = [...shown, ...named, ...(isLabelled ? [TAGGED] : []), ...asides, ...(isOpen ? [UNKNOWN_ADDRESSES] : [])];
  return [...new Set(all)];
}

/** True for an attribute of a rule that the code sets and whose value is partly or completely unknown. */
function isOpenAt(path: string, block: Block, around: string | undefined, resource: Resource): boolean {
  const name = nameOf(path);
  const inner = path.slice(0, -name.length - 1);
  const holders = inner === '' ? [block] : blocksAt(block, inner.split('.'));
  const at = [around ?? '', inner].filter((part) => part !== '').join('.');
  return holders.some((holder) => hasUnknownItem(holder[name]) || isUnknownIn(resource, at, holder, name));
}
