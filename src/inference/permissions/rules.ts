/** Network rules, read from the resources that hold them. */

import type { Peers, PermissionRule } from '../../catalog/access-rules.js';
import { isRangeWithin } from '../../catalog/address-ranges.js';
import { leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import type { Model } from '../model.js';
import { type Block, blocksAt, isSet, textsAt } from '../values.js';
import { appendTo, labelToken, type Members, rangeOf } from './members.js';
import { type Ports, portsIn, protocolsWithoutCallsIn } from './ports.js';

/** A network rule. */
export interface NetworkRule {
  readonly rule: PermissionRule;
  /** The resource that holds the rule. */
  readonly by: string;
  /** Groups that the rule belongs to; null for a rule that names both ends itself. */
  readonly guards: readonly string[] | null;
  /** The guarded end; null for everything behind the guard. */
  readonly ownEnd: RuleEnd | null;
  readonly peer: RuleEnd;
  /** Empty if the rule carries no calls. */
  readonly ports: readonly Ports[];
  /** Protocols of the rule that carry no calls: `icmp`. */
  readonly protocolsWithoutCalls: readonly string[];
  readonly priority: number;
  /** The network that the rule applies to. */
  readonly network: string | null;
  /** The network as text, if no resource of the input matches. */
  readonly networkText: string;
  /** Values of the rule's block, or of the resource if it is the rule. */
  readonly block: Block;
  /** True if the rule is not readable: its blocks are unknown, or its peer is of a kind that is not followed. */
  readonly isUnreadable: boolean;
}

const NOTHING: Block = {};

/**
 * Returns the network rules that a resource states, one per block. Empty if no block matches the rule, or if it carries
 * no calls (ping).
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
  const matching = new Set(blocks.filter((block) => fits(block, rule)));
  if (matching.size === 0) return [];
  const hasOtherPeer = (block: Block): boolean => (rule.otherPeers ?? []).some((name) => isEnabled(block, name));
  const search = { resource, outerBlock: rule.block ?? null, blocks, fitting: matching, hasOtherPeer, model, members };
  const isExact = rule.ownEnd !== undefined;
  const peerEnds = endsOf(rule.peer, search, isExact);
  const ownEnds = rule.ownEnd === undefined ? null : endsOf(rule.ownEnd, search, isExact);
  const guards = guardsOf(resource, rule, model);
  const [network = null] = rule.network === undefined ? [] : model.namedBy(resource.address, [rule.network]);
  const [networkText = ''] = rule.network === undefined ? [] : textsAt(resource.values, [rule.network]);
  const hasNeededPeer = (block: Block): boolean => rule.needsPeer !== true || peerEnds.get(block)?.isStated === true;
  return [...matching].filter(hasNeededPeer).map((block): NetworkRule => {
    const ports = portsIn(block, rule, resource, model.knowledge) ?? [];
    const silent = protocolsWithoutCallsIn(block, rule, model.knowledge);
    const ownEnd = ownEnds?.get(block) ?? null;
    const priority = priorityOf(block, rule);
    const peer = peerEnds.get(block) as RuleEnd;
    const isVague = block === NOTHING || (hasOtherPeer(block) && !peer.isStated);
    const by = resource.address;
    return {
      rule,
      by,
      guards,
      ownEnd,
      peer,
      ports,
      protocolsWithoutCalls: silent,
      priority,
      network,
      networkText,
      block,
      isUnreadable: isVague,
    };
  });
}

/** Returns the rule blocks of a resource; one empty block if they are unknown. */
function blocksOf({ values }: Resource, { block }: PermissionRule): readonly Block[] {
  if (block === undefined) return [values];
  const stated = blocksAt(values, [block]);
  return stated.length > 0 ? stated : [NOTHING];
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

function guardsOf(
  { address }: Resource,
  { guardedGroups }: PermissionRule,
  { namedBy }: Model,
): readonly string[] | null {
  if (guardedGroups === undefined) return null;
  return guardedGroups.length === 0 ? [address] : namedBy(address, guardedGroups);
}

function priorityOf(block: Block, { priority }: PermissionRule): number {
  if (priority === undefined) return 0;
  const [text] = textsAt(block, [priority.attribute]);
  const priorityNumber = Number(text);
  return text === undefined || Number.isNaN(priorityNumber) ? priority.fallback : priorityNumber;
}

// ---- Ends of network rules, from the texts in their blocks, and from references for texts that are unknown.

export interface RuleEnd {
  /** Groups, subnets and labels; see `Members`. */
  readonly tokens: Set<string>;
  /** Ranges as texts. */
  readonly ranges: Set<string>;
  /** True if the rule sets this end, even to an unknown value. */
  isStated: boolean;
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

export interface EndSearch {
  readonly resource: Resource;
  /** The block that holds the rules; null for the resource itself. */
  readonly outerBlock: string | null;
  readonly blocks: readonly Block[];
  /** The subset of blocks that the rule may apply to. */
  readonly fitting: ReadonlySet<Block>;
  /** True for a block with another kind of peer. */
  readonly hasOtherPeer: (block: Block) => boolean;
  readonly model: Model;
  readonly members: Members;
}

const emptyEnd = (): RuleEnd => ({
  ...{ tokens: new Set(), ranges: new Set(), lines: new Map() },
  ...{ isStated: false, isAll: false, isOutside: false, isAnybody: false, isTunnel: false, path: undefined },
});

const textsOf = (block: Block, attribute: string): readonly string[] =>
  textsAt(block, attribute.split('.')).filter((text) => text !== '');

/**
 * Returns one end per block. A referenced resource belongs to the block that holds its identity or range, else to the
 * blocks without a known value for this end.
 * @param dropsAmbiguous true to drop targets that could belong to several blocks
 */
function endsOf(peers: Peers, search: EndSearch, dropsAmbiguous: boolean): ReadonlyMap<Block, RuleEnd> {
  const { blocks, fitting, hasOtherPeer } = search;
  const attributes = [...(peers.groups ?? []), ...(peers.ranges ?? []), ...(peers.labels ?? [])];
  const ends = new Map([...fitting].map((block) => [block, endFromTexts(block, peers, search)]));
  const unstated = blocks.filter(
    (block) => !hasOtherPeer(block) && attributes.every((attribute) => textsOf(block, attribute).length === 0),
  );
  const addTarget = (block: Block, { target, line }: ReferredTarget, path: string): void => {
    const end = ends.get(block);
    if (end === undefined) return;
    if (line !== undefined && !end.tokens.has(target)) end.lines.set(target, line);
    end.tokens.add(target);
    end.isStated = true;
    end.path = path;
  };
  for (const attribute of attributes) {
    const isRange = peers.ranges?.includes(attribute) === true;
    const { byBlock, unassigned, path } = referredTargets(attribute, attribute === attributes[0], search);
    for (const [block, targets] of byBlock) {
      for (const referred of targets)
        if (!isRange || search.members.isSubnet(referred.target)) addTarget(block, referred, path);
      if (isRange)
        dropLiterals(
          ends.get(block),
          targets.flatMap(({ target }) => identitiesOf(target, search.model)),
        );
    }
    const placeable = isRange ? unassigned.filter(({ target }) => search.members.isSubnet(target)) : unassigned;
    if (placeable.length === 0) continue;
    // A reference replaces the literal beside it: ranges of data sources may be placeholders.
    if (isRange) for (const block of fitting) dropLiterals(ends.get(block), textsOf(block, attribute));
    if (dropsAmbiguous && unstated.length > 1 && new Set(placeable.map(({ target }) => target)).size > 1) continue;
    const [onlyBlock] = blocks.length === 1 ? blocks : [];
    const receivers = unstated.length > 0 ? unstated : onlyBlock === undefined ? [] : [onlyBlock];
    for (const candidate of placeable) {
      for (const block of receivers) if (agreesWith(block, candidate.blockValues)) addTarget(block, candidate, path);
    }
  }
  return ends;
}

/** True if no text of the block contradicts these values. */
const agreesWith = (block: Block, words: Reference['block'] = {}): boolean =>
  Object.entries(words).every(([name, text]) => textsAt(block, [name]).every((value) => value === text));

function dropLiterals(end: RuleEnd | undefined, texts: readonly string[]): void {
  for (const text of texts) end?.ranges.delete(rangeOf(text) ?? '');
}

function endFromTexts(block: Block, peers: Peers, { outerBlock, model, members }: EndSearch): RuleEnd {
  const end = emptyEnd();
  const pathOf = (attribute: string): string => (outerBlock === null ? attribute : `${outerBlock}.${attribute}`);
  for (const attribute of peers.labels ?? []) {
    for (const text of textsOf(block, attribute)) end.tokens.add(labelToken(text));
  }
  for (const text of (peers.ranges ?? []).flatMap((attribute) => textsOf(block, attribute))) {
    const range = rangeOf(text);
    if (isOutside(text, range, model)) end.isOutside = true;
    if (model.knowledge.outsiders.anybody.has(text.toLowerCase())) end.isAnybody = true;
    if (model.knowledge.outsiders.tunnels.ranges.has(range ?? '')) end.isTunnel = true;
    if (model.knowledge.everywhere.has(text.toLowerCase()) || (range !== null && members.isNetworkRange(range)))
      end.isAll = true;
    else if (range !== null) end.ranges.add(range);
  }
  const attributes = [peers.labels, peers.ranges, peers.groups].flatMap((listed = []) => listed);
  const first = attributes.find((attribute) => textsOf(block, attribute).length > 0);
  if (first !== undefined) {
    end.isStated = true;
    end.path = pathOf(first);
  }
  return end;
}

function isOutside(text: string, range: string | null, { knowledge }: Model): boolean {
  const { anybody, never } = knowledge.outsiders;
  if (anybody.has(text.toLowerCase())) return true;
  return range !== null && !isRangeWithin(range, never);
}

/** A referenced resource, with the values that identify the block of the reference. */
interface ReferredTarget {
  readonly target: string;
  readonly blockValues?: Reference['block'];
  readonly line?: number;
}

interface ReferredTargets {
  /** Targets by the block that holds their identity or range. */
  readonly byBlock: ReadonlyMap<Block, readonly ReferredTarget[]>;
  /** Targets without a certain block. */
  readonly unassigned: readonly ReferredTarget[];
  readonly path: string;
}

/**
 * Returns the targets that an attribute refers to.
 * @param isFirst true for the first attribute, which also takes the references of the block as a whole
 */
function referredTargets(
  attribute: string,
  isFirst: boolean,
  { resource, outerBlock, blocks, model }: EndSearch,
): ReferredTargets {
  const path = outerBlock === null ? attribute : `${outerBlock}.${attribute}`;
  const blocksByText = new Map<string, Block[]>();
  const targets = new Map<string, ReferredTarget[]>();
  for (const { path: referencePath, to, block, line } of model.referencesOf(resource.address)) {
    if (leadsInto(referencePath, path) || (isFirst && outerBlock !== null && referencePath === outerBlock))
      appendTo(targets, to, { target: to, ...(block && { blockValues: block }), ...(line !== undefined && { line }) });
  }
  if (targets.size === 0) return { byBlock: new Map(), unassigned: [], path };
  for (const block of blocks) {
    for (const text of new Set(textsOf(block, attribute))) appendTo(blocksByText, text, block);
  }
  const byBlock = new Map<Block, ReferredTarget[]>();
  const unassigned: ReferredTarget[] = [];
  for (const [target, references] of targets) {
    const blocksOfTarget = new Set(identitiesOf(target, model).flatMap((text) => blocksByText.get(text) ?? []));
    for (const block of blocksOfTarget)
      appendTo(byBlock, block, references.find(({ blockValues }) => agreesWith(block, blockValues)) ?? { target });
    if (blocksOfTarget.size === 0) unassigned.push(...references);
  }
  return { byBlock, unassigned, path };
}

const identitiesOf = (address: string, { factsOf, knowledge, valuesOf }: Model): readonly string[] =>
  [...knowledge.ownIdentities, ...(factsOf(address).ranges?.paths ?? [])].flatMap((name) =>
    textsAt(valuesOf(address), [name]),
  );
