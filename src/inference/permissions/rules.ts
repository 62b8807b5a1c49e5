/** Network rules, read from the resources that hold them. */

import type { Peers, PermissionRule } from '../../catalog/access-rules.js';
import { isRangeWithin } from '../../catalog/exposure.js';
import { leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import type { Model } from '../model.js';
import { type Block, blocksAt, isSet, textsAt } from '../values.js';
import { labelToken, type Members, push, rangeOf } from './members.js';
import { type Ports, portsIn, silentProtocolsIn } from './ports.js';

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
  const isThere = (block: Block): boolean => rule.needsPeer !== true || others.get(block)?.isSaid === true;
  return [...fitting].filter(isThere).map((block): NetworkRule => {
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

// ---- Ends of network rules, from the texts in their blocks, and from references for texts that are unknown.

export interface RuleEnd {
  /** Groups, subnets and labels; see `Members`. */
  readonly tokens: Set<string>;
  /** Ranges as texts. */
  readonly ranges: Set<string>;
  /** True if the rule sets this end, even to an unknown value. */
  isSaid: boolean;
  /** True for everything, or for a whole network. */
  isAll: boolean;
  /** True for everybody, or for outside addresses. */
  isOutside: boolean;
  /** True for everybody. */
  isAnybody: boolean;
  /** True for a tunnelling proxy of the cloud. */
  isTunnel: boolean;
  /** The attribute that sets the end. */
  path: string | undefined;
  /** Line of the reference to each token, as `Reference.line`. */
  readonly lines: Map<string, number>;
}

export interface SideSearch {
  readonly resource: Resource;
  /** The block that holds the rules; null for the resource itself. */
  readonly around: string | null;
  readonly blocks: readonly Block[];
  /** The subset of blocks that the rule may apply to. */
  readonly fitting: ReadonlySet<Block>;
  /** True for a block with another kind of peer. */
  readonly isAside: (block: Block) => boolean;
  readonly model: Model;
  readonly members: Members;
}

const emptySide = (): RuleEnd => ({
  ...{ tokens: new Set(), ranges: new Set(), lines: new Map() },
  ...{ isSaid: false, isAll: false, isOutside: false, isAnybody: false, isTunnel: false, path: undefined },
});

const textsOf = (block: Block, attribute: string): readonly string[] =>
  textsAt(block, attribute.split('.')).filter((text) => text !== '');

/**
 * Returns one end per block. A referenced resource belongs to the block that holds its identity or range, else to the blocks
 * without a known value for this end.
 * @param isExact true to drop targets that could belong to several blocks
 */
function sidesOf(peers: Peers, search: SideSearch, isExact: boolean): ReadonlyMap<Block, RuleEnd> {
  const { blocks, fitting, isAside } = search;
  const attributes = [...(peers.groups ?? []), ...(peers.ranges ?? []), ...(peers.labels ?? [])];
  const sides = new Map([...fitting].map((block) => [block, textualSide(block, peers, search)]));
  const open = blocks.filter(
    (block) => !isAside(block) && attributes.every((attribute) => textsOf(block, attribute).length === 0),
  );
  const put = (block: Block, { target, line }: Free, path: string): void => {
    const side = sides.get(block);
    if (side === undefined) return;
    if (line !== undefined && !side.tokens.has(target)) side.lines.set(target, line);
    side.tokens.add(target);
    side.isSaid = true;
    side.path = path;
  };
  for (const attribute of attributes) {
    const isRange = peers.ranges?.includes(attribute) === true;
    const { held, free, path } = referredTo(attribute, attribute === attributes[0], search);
    for (const [block, targets] of held) {
      for (const one of targets) if (!isRange || search.members.isSubnet(one.target)) put(block, one, path);
      if (isRange)
        dropLiterals(
          sides.get(block),
          targets.flatMap(({ target }) => identitiesOf(target, search.model)),
        );
    }
    const loose = isRange ? free.filter(({ target }) => search.members.isSubnet(target)) : free;
    if (loose.length === 0) continue;
    // A reference replaces the literal beside it: ranges of data sources may be placeholders.
    if (isRange) for (const block of fitting) dropLiterals(sides.get(block), textsOf(block, attribute));
    if (isExact && open.length > 1 && new Set(loose.map(({ target }) => target)).size > 1) continue;
    const [only] = blocks.length === 1 ? blocks : [];
    const homes = open.length > 0 ? open : only === undefined ? [] : [only];
    for (const one of loose) {
      for (const block of homes) if (isSaidBy(block, one.words)) put(block, one, path);
    }
  }
  return sides;
}

/** True if no text of the block contradicts these values. */
const isSaidBy = (block: Block, words: Reference['block'] = {}): boolean =>
  Object.entries(words).every(([name, text]) => textsAt(block, [name]).every((value) => value === text));

function dropLiterals(side: RuleEnd | undefined, texts: readonly string[]): void {
  for (const text of texts) side?.ranges.delete(rangeOf(text) ?? '');
}

function textualSide(block: Block, peers: Peers, { around, model, members }: SideSearch): RuleEnd {
  const side = emptySide();
  const pathOf = (attribute: string): string => (around === null ? attribute : `${around}.${attribute}`);
  for (const attribute of peers.labels ?? []) {
    for (const text of textsOf(block, attribute)) side.tokens.add(labelToken(text));
  }
  for (const text of (peers.ranges ?? []).flatMap((attribute) => textsOf(block, attribute))) {
    const range = rangeOf(text);
    if (isOutside(text, range, model)) side.isOutside = true;
    if (model.knowledge.outsiders.anybody.has(text.toLowerCase())) side.isAnybody = true;
    if (model.knowledge.outsiders.tunnels.ranges.has(range ?? '')) side.isTunnel = true;
    if (model.knowledge.everywhere.has(text.toLowerCase()) || (range !== null && members.isWhole(range)))
      side.isAll = true;
    else if (range !== null) side.ranges.add(range);
  }
  const said = [peers.labels, peers.ranges, peers.groups].flatMap((all = []) => all);
  const first = said.find((attribute) => textsOf(block, attribute).length > 0);
  if (first !== undefined) {
    side.isSaid = true;
    side.path = pathOf(first);
  }
  return side;
}

function isOutside(text: string, range: string | null, { knowledge }: Model): boolean {
  const { anybody, never } = knowledge.outsiders;
  if (anybody.has(text.toLowerCase())) return true;
  return range !== null && !isRangeWithin(range, never);
}

/** A referenced resource, with the values that identify the block of the reference. */
interface Free {
  readonly target: string;
  readonly words?: Reference['block'];
  readonly line?: number;
}

interface ReferredTo {
  /** Targets by the block that holds their identity or range. */
  readonly held: ReadonlyMap<Block, readonly Free[]>;
  /** Targets without a certain block. */
  readonly free: readonly Free[];
  readonly path: string;
}

/**
 * Returns the targets that an attribute refers to.
 * @param isFirst true for the first attribute, which also takes the references of the block as a whole
 */
function referredTo(attribute: string, isFirst: boolean, { resource, around, blocks, model }: SideSearch): ReferredTo {
  const path = around === null ? attribute : `${around}.${attribute}`;
  const blocksBy = new Map<string, Block[]>();
  const targets = new Map<string, Free[]>();
  for (const { path: at, to, block, line } of model.referencesOf(resource.address)) {
    if (leadsInto(at, path) || (isFirst && around !== null && at === around))
      push(targets, to, { target: to, ...(block && { words: block }), ...(line !== undefined && { line }) });
  }
  if (targets.size === 0) return { held: new Map(), free: [], path };
  for (const block of blocks) {
    for (const text of new Set(textsOf(block, attribute))) push(blocksBy, text, block);
  }
  const held = new Map<Block, Free[]>();
  const free: Free[] = [];
  for (const [target, all] of targets) {
    const homes = new Set(identitiesOf(target, model).flatMap((text) => blocksBy.get(text) ?? []));
    for (const block of homes) push(held, block, all.find(({ words }) => isSaidBy(block, words)) ?? { target });
    if (homes.size === 0) free.push(...all);
  }
  return { held, free, path };
}

const identitiesOf = (address: string, { factsOf, knowledge, valuesOf }: Model): readonly string[] =>
  [...knowledge.ownIdentities, ...(factsOf(address).ranges?.at ?? [])].flatMap((name) =>
    textsAt(valuesOf(address), [name]),
  );
