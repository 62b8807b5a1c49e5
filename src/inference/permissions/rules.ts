/** Network rules, read from the resources that hold them. */
import type { PermissionRule } from '../../catalog/access-rules.js';
import type { Resource } from '../../graph/inventory.js';
import type { Model } from '../model.js';
import { type Block, blocksAt, isSet, textsAt } from '../values.js';
import type { Members } from './members.js';
import { type Ports, portsIn, silentProtocolsIn } from './ports.js';
import { type RuleEnd, sidesOf } from './sides.js';

/** A network rule. */
export interface NetworkRule {
  readonly rule: PermissionRule;
  /** The resource that holds the rule. */
  readonly by: string;
  /** Groups that the rule belongs to; null for a rule that names both ends itself. */
  readonly guards: readonly string[] | null;
  /** The guarded end; null for everything behind the guard. */
  readonly own: RuleEnd | null;
  readonly other: RuleEnd;
  /** Empty if the rule carries no calls. */
  readonly ports: readonly Ports[];
  /** Protocols of the rule that carry no calls: `icmp`. */
  readonly silent: readonly string[];
  readonly priority: number;
  /** The network that the rule applies to. */
  readonly network: string | null;
  /** The network as text, if no resource of the input matches. */
  readonly networkText: string;
  /** Values of the rule's block, or of the resource if it is the rule. */
  readonly block: Block;
  /** True if the rule is not readable: its blocks are unknown, or its peer is of a kind that is not followed. */
  readonly isVague: boolean;
}

const NOTHING: Block = {};

/**
 * Returns the network rules that a resource states, one per block. Empty if no block matches the rule, or if it carries no calls
 * (ping).
 */
export const statedPermissions = (
  resource: Resource,
  rule: PermissionRule,
  model: Model,
  members: Members,
): readonly NetworkRule[] => statedRules(resource, rule, model, members).filter(({ ports }) => ports.length > 0);

/** Returns the network rules that a resource states, with those that carry no calls. */
export function statedRules(
  resource: Resource,
  rule: PermissionRule,
  model: Model,
  members: Members,
): readonly NetworkRule[] {
  const blocks = blocksOf(resource, rule);
  const fitting = new Set(blocks.filter((block) => fits(block, rule)));
  if (fitting.size === 0) return [];
  const isAside = (block: Block): boolean => (rule.aside ?? []).some((name) => isEnabled(block, name));
  const search = { resource, around: rule.block ?? null, blocks, fitting, isAside, model, members };
  const isExact = rule.own !== undefined;
  const others = sidesOf(rule.other, search, isExact);
  const owns = rule.own === undefined ? null : sidesOf(rule.own, search, isExact);
  const guards = guardsOf(resource, rule, model);
  const [network = null] = rule.network === undefined ? [] : model.namedBy(resource.address, [rule.network]);
  const [networkText = ''] = rule.network === undefined ? [] : textsAt(resource.values, [rule.network]);
  return [...fitting].map((block): NetworkRule => {
    const ports = portsIn(block, rule, resource, model.knowledge) ?? [];
    const silent = silentProtocolsIn(block, rule, model.knowledge);
    const own = owns?.get(block) ?? null;
    const priority = priorityOf(block, rule);
    const other = others.get(block) as RuleEnd;
    const isVague = block === NOTHING || (isAside(block) && !other.isSaid);
    const by = resource.address;
    return { rule, by, guards, own, other, ports, silent, priority, network, networkText, block, isVague };
  });
}

/** Returns the rule blocks of a resource; one empty block if they are unknown. */
function blocksOf({ values }: Resource, { block }: PermissionRule): readonly Block[] {
  if (block === undefined) return [values];
  const found = blocksAt(values, [block]);
  return found.length > 0 ? found : [NOTHING];
}

/** True for an attribute that is set, and not to false. */
export const isEnabled = (block: Block, name: string): boolean =>
  isSet(block, [name]) && textsAt(block, [name]).every((text) => text !== 'false');

function fits(block: Block, { when = {} }: PermissionRule): boolean {
  return Object.entries(when).every(([name, values]) => {
    const [text = ''] = textsAt(block, [name]);
    return values.some((value) => value.toLowerCase() === text.toLowerCase());
  });
}

function guardsOf({ address }: Resource, { guard }: PermissionRule, { namedBy }: Model): readonly string[] | null {
  if (guard === undefined) return null;
  return guard.length === 0 ? [address] : namedBy(address, guard);
}

function priorityOf(block: Block, { priority }: PermissionRule): number {
  if (priority === undefined) return 0;
  const [text] = textsAt(block, [priority.at]);
  const said = Number(text);
  return text === undefined || Number.isNaN(said) ? priority.usual : said;
}
