/** Reads firewall rules from the resources that state them. */

import type { Peers, PermissionRule } from '../../catalog/access-rules.js';
import { isRangeWithin } from '../../catalog/address-ranges.js';
import { leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import type { Model } from '../model.js';
import { type Block, blocksAt, isSet, textsAt } from '../values.js';
import { appendTo, labelToken, type Members, rangeOf } from './members.js';
import { type Ports, portsIn, protocolsWithoutCallsIn } from './ports.js';

/**
 * One rule of a firewall or security group, as a resource states it. Its `rule` is the row of the catalogue that reads
 * it.
 */
export interface NetworkRule {
  readonly rule: PermissionRule;
  /** Address of the resource that states the rule. */
  readonly statedBy: string;
  /** Security groups that the rule is part of; null for a rule that names both ends itself. */
  readonly groups: readonly string[] | null;
  /** The protected end; null for all members of the groups. */
  readonly protectedEnd: RuleEnd | null;
  readonly peer: RuleEnd;
  /** Empty if the rule allows no requests, such as one for ICMP only. */
  readonly ports: readonly Ports[];
  /** Protocols of the rule that are not used for requests: `icmp`. */
  readonly protocolsWithoutCalls: readonly string[];
  readonly priority: number;
  /** The network that the rule applies to. */
  readonly network: string | null;
  /** Name or ID of the network as the code states it; empty for none. */
  readonly networkText: string;
  /** Values of the rule's block, or of the resource if the resource is itself the rule. */
  readonly block: Block;
  /**
   * True if the rule cannot be evaluated: its blocks are unknown, or its peer is of an unsupported kind
   * (`prefix_list_ids`).
   */
  readonly isUnknown: boolean;
}

const NOTHING: Block = {};

/**
 * Returns the network rules that a resource states, one per matching block. Leaves out rules that allow no requests,
 * such as a rule for ICMP only.
 */
export const statedPermissions = (
  resource: Resource,
  rule: PermissionRule,
  model: Model,
  members: Members,
): readonly NetworkRule[] => statedRules(resource, rule, model, members).filter(({ ports }) => ports.length > 0);

/** Returns the network rules that a resource states, including those that allow no requests. */
export function statedRules(
  resource: Resource,
  rule: PermissionRule,
  model: Model,
  members: Members,
): readonly NetworkRule[] {
  const blocks = blocksOf(resource, rule);
  const matching = new Set(blocks.filter((block) => matchesRule(block, rule)));
  if (matching.size === 0) return [];
  const hasOtherPeer = (block: Block): boolean => (rule.otherPeers ?? []).some((name) => isEnabled(block, name));
  const search = { resource, outerBlock: rule.block ?? null, blocks, matching, hasOtherPeer, model, members };
  const isExact = rule.protectedEnd !== undefined;
  const peerEnds = endsOf(rule.peer, search, isExact);
  const protectedEnds = rule.protectedEnd === undefined ? null : endsOf(rule.protectedEnd, search, isExact);
  const groups = groupsOf(resource, rule, model);
  const [network = null] = rule.network === undefined ? [] : model.namedBy(resource.address, [rule.network]);
  const [networkText = ''] = rule.network === undefined ? [] : textsAt(resource.values, [rule.network]);
  const hasNeededPeer = (block: Block): boolean => rule.needsPeer !== true || peerEnds.get(block)?.isStated === true;
  return [...matching].filter(hasNeededPeer).map((block): NetworkRule => {
    const ports = portsIn(block, rule, resource, model.knowledge) ?? [];
    const protocolsWithoutCalls = protocolsWithoutCallsIn(block, rule, model.knowledge);
    const protectedEnd = protectedEnds?.get(block) ?? null;
    const priority = priorityOf(block, rule);
    const peer = peerEnds.get(block) as RuleEnd;
    const isUnknown = block === NOTHING || (hasOtherPeer(block) && !peer.isStated);
    return {
      rule,
      statedBy: resource.address,
      groups,
      protectedEnd,
      peer,
      ports,
      protocolsWithoutCalls,
      priority,
      network,
      networkText,
      block,
      isUnknown,
    };
  });
}

/** Returns the blocks of a resource that state rules; one empty block if they are unknown. */
function blocksOf({ values }: Resource, { block }: PermissionRule): readonly Block[] {
  if (block === undefined) return [values];
  const stated = blocksAt(values, [block]);
  return stated.length > 0 ? stated : [NOTHING];
}

/** True if the attribute is set to anything but `false`. */
export const isEnabled = (block: Block, name: string): boolean =>
  isSet(block, [name]) && textsAt(block, [name]).every((text) => text !== 'false');

/** True if the block has the values that the catalogue rule requires, such as `access = "Allow"`. */
function matchesRule(block: Block, { when = {} }: PermissionRule): boolean {
  return Object.entries(when).every(([name, values]) => {
    const [text = ''] = textsAt(block, [name]);
    return values.some((value) => value.toLowerCase() === text.toLowerCase());
  });
}

/** Returns the groups that a rule is part of; null if the rule names both ends itself. */
function groupsOf(
  { address }: Resource,
  { guardedGroups }: PermissionRule,
  { namedBy }: Model,
): readonly string[] | null {
  if (guardedGroups === undefined) return null;
  return guardedGroups.length === 0 ? [address] : namedBy(address, guardedGroups);
}

/** Returns the priority of a rule, or the default of its cloud. The lowest number takes precedence. */
function priorityOf(block: Block, { priority }: PermissionRule): number {
  if (priority === undefined) return 0;
  const [text] = textsAt(block, [priority.attribute]);
  const number = Number(text);
  return text === undefined || Number.isNaN(number) ? priority.fallback : number;
}

// ---- Ends of network rules: from values in their blocks, or from references if the values are unknown.

/**
 * One end of a network rule. `0.0.0.0/0` is a whole network, an outside address and the internet; `203.0.113.7/32` is
 * an outside address only; the range of a VPC is a whole network only.
 */
export interface RuleEnd {
  /** Groups, subnets and labels; see `Members`. */
  readonly tokens: Set<string>;
  /** CIDR ranges: `10.0.0.0/24`. */
  readonly ranges: Set<string>;
  /** True if the rule sets this end, even to an unknown value. */
  isStated: boolean;
  /** True if the end includes all addresses, or all of a network. */
  hasWholeNetwork: boolean;
  /** True if the end includes addresses outside all private ranges. */
  hasOutsideAddresses: boolean;
  /** True if the end includes the internet: `0.0.0.0/0`, `*`, `Internet`. */
  hasInternet: boolean;
  /** True if the end includes the cloud's proxy for tunnelled access, such as IAP. */
  hasTunnelProxy: boolean;
  /** Path of the attribute that sets the end; undefined if none does. */
  path: string | undefined;
  /** Line of the reference to each token, as in `Reference.line`. */
  readonly lines: Map<string, number>;
}

/** The resource and blocks in which the ends of its rules are searched. */
export interface EndSearch {
  readonly resource: Resource;
  /** Type of the blocks that state the rules (`ingress`); null if the resource states its rule itself. */
  readonly outerBlock: string | null;
  readonly blocks: readonly Block[];
  /** The blocks with the values that the catalogue rule requires. */
  readonly matching: ReadonlySet<Block>;
  /** True for a block that sets an attribute of `otherPeers`, such as `prefix_list_ids`. */
  readonly hasOtherPeer: (block: Block) => boolean;
  readonly model: Model;
  readonly members: Members;
}

const makeEmptyEnd = (): RuleEnd => ({
  ...{ tokens: new Set(), ranges: new Set(), lines: new Map() },
  ...{
    isStated: false,
    hasWholeNetwork: false,
    hasOutsideAddresses: false,
    hasInternet: false,
    hasTunnelProxy: false,
    path: undefined,
  },
});

const textsOf = (block: Block, attribute: string): readonly string[] =>
  textsAt(block, attribute.split('.')).filter((text) => text !== '');

/**
 * Returns one end per block. A reference is assigned to the block that contains the target's identity or range,
 * otherwise to the blocks without a known value for this end.
 * @param dropsAmbiguous true to drop targets that could belong to several blocks
 */
function endsOf(peers: Peers, search: EndSearch, dropsAmbiguous: boolean): ReadonlyMap<Block, RuleEnd> {
  const { blocks, matching, hasOtherPeer } = search;
  const attributes = [...(peers.groups ?? []), ...(peers.ranges ?? []), ...(peers.labels ?? [])];
  const ends = new Map([...matching].map((block) => [block, readEnd(block, peers, search)]));
  const unstated = blocks.filter(
    (block) => !hasOtherPeer(block) && attributes.every((attribute) => textsOf(block, attribute).length === 0),
  );
  const addTarget = (block: Block, { target, line }: ReferencedTarget, path: string): void => {
    const end = ends.get(block);
    if (end === undefined) return;
    if (line !== undefined && !end.tokens.has(target)) end.lines.set(target, line);
    end.tokens.add(target);
    end.isStated = true;
    end.path = path;
  };
  for (const attribute of attributes) {
    const isRange = peers.ranges?.includes(attribute) === true;
    const { byBlock, unassigned, path } = findReferencedTargets(attribute, attribute === attributes[0], search);
    for (const [block, targets] of byBlock) {
      for (const referred of targets)
        if (!isRange || search.members.isSubnet(referred.target)) addTarget(block, referred, path);
      if (isRange)
        dropLiterals(
          ends.get(block),
          targets.flatMap(({ target }) => identitiesOf(target, search.model)),
        );
    }
    const assignable = isRange ? unassigned.filter(({ target }) => search.members.isSubnet(target)) : unassigned;
    if (assignable.length === 0) continue;
    // Prefer the reference to the literal range: ranges read from data sources may be placeholders.
    if (isRange) for (const block of matching) dropLiterals(ends.get(block), textsOf(block, attribute));
    if (dropsAmbiguous && unstated.length > 1 && new Set(assignable.map(({ target }) => target)).size > 1) continue;
    const [onlyBlock] = blocks.length === 1 ? blocks : [];
    const candidateBlocks = unstated.length > 0 ? unstated : onlyBlock === undefined ? [] : [onlyBlock];
    for (const candidate of assignable) {
      for (const block of candidateBlocks)
        if (agreesWith(block, candidate.blockValues)) addTarget(block, candidate, path);
    }
  }
  return ends;
}

/** True if no value of the block contradicts these values. */
const agreesWith = (block: Block, blockValues: Reference['block'] = {}): boolean =>
  Object.entries(blockValues).every(([name, text]) => textsAt(block, [name]).every((value) => value === text));

/** Removes literal ranges from an end. */
function dropLiterals(end: RuleEnd | undefined, texts: readonly string[]): void {
  for (const text of texts) end?.ranges.delete(rangeOf(text) ?? '');
}

/** Reads an end from the values in a block, without references. */
function readEnd(block: Block, peers: Peers, { outerBlock, model, members }: EndSearch): RuleEnd {
  const end = makeEmptyEnd();
  const pathOf = (attribute: string): string => (outerBlock === null ? attribute : `${outerBlock}.${attribute}`);
  for (const attribute of peers.labels ?? []) {
    for (const text of textsOf(block, attribute)) end.tokens.add(labelToken(text));
  }
  for (const text of (peers.ranges ?? []).flatMap((attribute) => textsOf(block, attribute))) {
    const range = rangeOf(text);
    if (isOutside(text, range, model)) end.hasOutsideAddresses = true;
    if (model.knowledge.outsiders.anybody.has(text.toLowerCase())) end.hasInternet = true;
    if (model.knowledge.outsiders.tunnels.ranges.has(range ?? '')) end.hasTunnelProxy = true;
    if (model.knowledge.everywhere.has(text.toLowerCase()) || (range !== null && members.isNetworkRange(range)))
      end.hasWholeNetwork = true;
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

/** True if a value includes addresses outside all private ranges. */
function isOutside(text: string, range: string | null, { knowledge }: Model): boolean {
  const { anybody, never } = knowledge.outsiders;
  if (anybody.has(text.toLowerCase())) return true;
  return range !== null && !isRangeWithin(range, never);
}

/** A referenced resource, with the values that identify the block that contains the reference. */
interface ReferencedTarget {
  readonly target: string;
  readonly blockValues?: Reference['block'];
  readonly line?: number;
}

/** Targets of an attribute, by the block to which they belong. */
interface ReferencedTargets {
  /** Targets by the block that contains their identity or range. */
  readonly byBlock: ReadonlyMap<Block, readonly ReferencedTarget[]>;
  /** Targets whose block is unknown. */
  readonly unassigned: readonly ReferencedTarget[];
  readonly path: string;
}

/**
 * Returns the targets that an attribute refers to.
 * @param isFirst true for the first attribute, which also gets references to the block as a whole
 */
function findReferencedTargets(
  attribute: string,
  isFirst: boolean,
  { resource, outerBlock, blocks, model }: EndSearch,
): ReferencedTargets {
  const path = outerBlock === null ? attribute : `${outerBlock}.${attribute}`;
  const blocksByText = new Map<string, Block[]>();
  const targets = new Map<string, ReferencedTarget[]>();
  for (const { path: referencePath, to, block, line } of model.referencesOf(resource.address)) {
    if (leadsInto(referencePath, path) || (isFirst && outerBlock !== null && referencePath === outerBlock))
      appendTo(targets, to, { target: to, ...(block && { blockValues: block }), ...(line !== undefined && { line }) });
  }
  if (targets.size === 0) return { byBlock: new Map(), unassigned: [], path };
  for (const block of blocks) {
    for (const text of new Set(textsOf(block, attribute))) appendTo(blocksByText, text, block);
  }
  const byBlock = new Map<Block, ReferencedTarget[]>();
  const unassigned: ReferencedTarget[] = [];
  for (const [target, references] of targets) {
    const blocksOfTarget = new Set(identitiesOf(target, model).flatMap((text) => blocksByText.get(text) ?? []));
    for (const block of blocksOfTarget)
      appendTo(byBlock, block, references.find(({ blockValues }) => agreesWith(block, blockValues)) ?? { target });
    if (blocksOfTarget.size === 0) unassigned.push(...references);
  }
  return { byBlock, unassigned, path };
}

/** Returns the values by which a rule may name a resource: its identities and ranges. */
const identitiesOf = (address: string, { factsOf, knowledge, valuesOf }: Model): readonly string[] =>
  [...knowledge.ownIdentities, ...(factsOf(address).ranges?.paths ?? [])].flatMap((name) =>
    textsAt(valuesOf(address), [name]),
  );
