/** Resolves the tokens of firewall rules to nodes: members of groups, nodes in subnets, nodes with a label. */

import { nameOf, type Reference } from '../../graph/inventory.js';
import { GROUP_MEMBERS_MAX } from '../limits.js';
import type { Scene } from '../scene.js';
import { textsAt } from '../values.js';

/** Nodes, and the subset that may start a call. */
export interface NodeSet {
  readonly all: ReadonlySet<string>;
  readonly callers: ReadonlySet<string>;
}

/** Looks up the members of groups, identities, subnets and ranges. */
export interface Members {
  /**
   * Returns the nodes that a token means.
   * @param token address of a group, identity or subnet, or the result of `labelToken` or `rangeToken`
   */
  readonly findMembers: (token: string) => NodeSet;
  /** Returns the subnets and other resources with exactly this range. */
  readonly subnetsWith: (range: string) => readonly string[];
  /** True for the range of a whole network. */
  readonly isNetworkRange: (range: string) => boolean;
  /** True for a drawn container with a range that is not a whole network. */
  readonly isSubnet: (address: string) => boolean;
  /** Returns the network that contains a node; null if unknown. */
  readonly networkOf: (address: string) => string | null;
  /** True if the type of the node starts requests. */
  readonly canCall: (node: string) => boolean;
}

/** Returns the token of a label or tag. No address begins with its first character. */
export const labelToken = (text: string): string => `#${text}`;
/** Returns the token of an address range. No address begins with its first character. */
export const rangeToken = (range: string): string => `/${range}`;

const unite = (memberSets: readonly NodeSet[]): NodeSet => ({
  all: new Set(memberSets.flatMap(({ all }) => [...all])),
  callers: new Set(memberSets.flatMap(({ callers }) => [...callers])),
});

/**
 * True if the reference puts its resource into the group. False for a rule of the group, which refers to it likewise.
 */
export const isMemberRef = ({ from, path = '' }: Reference, memberRefs: RegExp, { factsOf }: Scene['model']): boolean =>
  memberRefs.test(nameOf(path)) &&
  factsOf(from).firewallRules?.some(({ guardedGroups = [] }) => guardedGroups.includes(path)) !== true;

const NOBODY: NodeSet = { all: new Set(), callers: new Set() };

/** Indexes the members of groups, subnets, ranges and labels. Results are cached by token. */
export function membersIn(scene: Scene): Members {
  const { model, places } = scene;
  const canCall = (node: string): boolean => model.knowledge.isCaller(model.typeOf(node));
  const isSubnet = (address: string): boolean => {
    const { ranges } = model.factsOf(address);
    return ranges !== undefined && ranges.isNetwork !== true && scene.isContainer(address);
  };
  const ranges = rangesIn(scene, isSubnet);
  const nodesBySubnet = nodesBySubnetIn(scene, isSubnet);
  const nodesByLabel = nodesByLabelIn(scene);
  const statedIn = (address: string): readonly string[] => statedMembers(address, scene, nodesByLabel);
  const memberSets = new Map<string, NodeSet>();
  const nearestTargets = new Map<string, ReadonlySet<string>>();

  // Every member of a group may call. A node in a subnet may call only if its type does.
  const groupMembers = (nodes: Iterable<string>): NodeSet => {
    const all = new Set(nodes);
    return { all, callers: all };
  };
  function subnetMembers(subnets: readonly string[]): NodeSet {
    const all = new Set(subnets.flatMap((subnet) => [...(nodesBySubnet.get(subnet) ?? [])]));
    return { all, callers: new Set([...all].filter(canCall)) };
  }
  function findMembers(token: string): NodeSet {
    if (token.startsWith('#')) return groupMembers(nodesByLabel.get(token) ?? []);
    if (token.startsWith('/')) return subnetMembers(ranges.byEnclosingRange.get(token.slice(1)) ?? []);
    if (isSubnet(token)) return subnetMembers([token]);
    const { memberRefs, memberAttributes } = model.factsOf(token);
    if (memberRefs === undefined && memberAttributes === undefined) return groupMembers(scene.endsOf(token));
    return unite([groupMembers(statedIn(token)), ...(memberRefs ? [referringMembers(token, memberRefs)] : [])]);
  }
  function referringMembers(group: string, memberRefs: RegExp): NodeSet {
    const memberSets = model.referrersOf(group).map((reference): NodeSet => {
      if (!isMemberRef(reference, memberRefs, model) || !isNearest(reference)) return NOBODY;
      const stated = statedIn(reference.from);
      if (stated.length > 0) return groupMembers(stated);
      const root = scene.folds.root(reference.from);
      if (root === null) return NOBODY;
      return isSubnet(root) ? subnetMembers([root]) : groupMembers(scene.endsOf(reference.from));
    });
    return unite(memberSets);
  }
  /**
   * True if the target of the reference is the instance with the key of its source. An association that refers to all
   * instances of a group means that one: `attachment.a["x"]` means `group.g["x"]`.
   */
  function isNearest({ from, to, path = '' }: Reference): boolean {
    const key = `${from} ${path}`;
    const cached = nearestTargets.get(key);
    const nearest = cached ?? new Set(model.nearest(from, model.namedBy(from, [path])));
    if (cached === undefined) nearestTargets.set(key, nearest);
    return nearest.has(to);
  }

  return {
    findMembers(token) {
      const cached = memberSets.get(token);
      if (cached !== undefined) return cached;
      const memberSet = findMembers(token);
      memberSets.set(token, memberSet);
      return memberSet;
    },
    subnetsWith: (range) => ranges.byRange.get(range) ?? [],
    isNetworkRange: (range) => ranges.networkRanges.has(range),
    isSubnet,
    networkOf(address) {
      let at: string | null = address;
      while (at !== null && model.factsOf(at).ranges?.isNetwork !== true) at = places.parentOf(at);
      return at;
    },
    canCall,
  };
}

/** Returns the members that a group, or an attachment to it, lists in its attributes. */
function statedMembers(
  address: string,
  { endsOf, model }: Scene,
  nodesByLabel: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const { names = [], labels = [] } = model.factsOf(address).memberAttributes ?? {};
  const labelled = labels.flatMap((path) => textsAt(model.valuesOf(address), path.split('.')));
  return [
    ...model.namedBy(address, names).flatMap(endsOf),
    ...labelled.flatMap((text) => [...(nodesByLabel.get(labelToken(text)) ?? [])]),
  ];
}

/** Subnets and other resources by address range. */
interface Ranges {
  readonly byRange: ReadonlyMap<string, readonly string[]>;
  /** Subnets by every range that contains them. */
  readonly byEnclosingRange: ReadonlyMap<string, readonly string[]>;
  readonly networkRanges: ReadonlySet<string>;
}

function rangesIn({ model }: Scene, isSubnet: (address: string) => boolean): Ranges {
  const byRange = new Map<string, string[]>();
  const byEnclosingRange = new Map<string, string[]>();
  const networkRanges = new Set<string>();
  for (const { address, values, mode } of model.resources.values()) {
    const rule = model.factsOf(address).ranges;
    // Ranges of data sources may be placeholders.
    if (rule === undefined || mode === 'data') continue;
    const texts = rule.paths.flatMap((path) => textsAt(values, path.split('.')));
    for (const range of new Set(texts.flatMap((text) => rangeOf(text) ?? []))) {
      if (rule.isNetwork === true) {
        networkRanges.add(range);
        continue;
      }
      appendTo(byRange, range, address);
      if (isSubnet(address))
        for (const enclosing of enclosingRanges(range)) appendTo(byEnclosingRange, enclosing, address);
    }
  }
  return { byRange, byEnclosingRange, networkRanges };
}

function nodesBySubnetIn(
  scene: Scene,
  isSubnet: (address: string) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const { copies, model, places } = scene;
  const nodesBySubnet = new Map<string, Set<string>>();
  for (const node of scene.drawn) {
    const { supporting, plumbing } = model.factsOf(node);
    if (scene.isContainer(node) || supporting === true || plumbing === true) continue;
    const settled = copies.settled.get(node);
    for (const container of settled === undefined ? places.parentsOf(node) : [settled]) {
      let at: string | null = container;
      while (at !== null && !isSubnet(at)) at = places.parentOf(at);
      if (at !== null) nodesBySubnet.set(at, (nodesBySubnet.get(at) ?? new Set()).add(node));
    }
  }
  return nodesBySubnet;
}

function nodesByLabelIn(scene: Scene): ReadonlyMap<string, ReadonlySet<string>> {
  const nodesByLabel = new Map<string, Set<string>>();
  for (const { address, values } of scene.model.resources.values()) {
    for (const path of scene.model.factsOf(address).labels ?? []) {
      for (const text of new Set(textsAt(values, path.split('.')))) {
        const token = labelToken(text);
        const nodes = nodesByLabel.get(token) ?? new Set<string>();
        nodesByLabel.set(token, nodes);
        for (const node of scene.endsOf(address).slice(0, GROUP_MEMBERS_MAX)) nodes.add(node);
      }
    }
  }
  return nodesByLabel;
}

/** Appends an item to the list of a key. */
export function appendTo<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [item]);
  else known.push(item);
}

// ---- Address ranges.

const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2}))?$/;
const V6 = /^[0-9a-f]*:[0-9a-f:]*(?:\/\d{1,3})?$/;

function formatRange(bits: number, length: number): string {
  const base = length === 0 ? 0 : (bits & (-1 << (32 - length))) >>> 0;
  return `${[24, 16, 8, 0].map((shift) => (base >>> shift) & 255).join('.')}/${length}`;
}

function parseV4Range(text: string): { readonly bits: number; readonly length: number } | null {
  const [, a, b, c, d, length = '32'] = V4.exec(text) ?? [];
  const bytes = [a, b, c, d].map(Number);
  if (a === undefined || Number(length) > 32 || bytes.some((byte) => byte > 255)) return null;
  return { bits: bytes.reduce((all, byte) => all * 256 + byte, 0), length: Number(length) };
}

/**
 * Normalises a CIDR range, so that equal ranges are equal strings; null if the string is not a range. Example:
 * `10.0.0.7/24` yields `10.0.0.0/24`.
 */
export function rangeOf(text: string): string | null {
  const range = parseV4Range(text);
  if (range !== null) return formatRange(range.bits, range.length);
  const lower = text.toLowerCase();
  return lower.length < 48 && V6.test(lower) ? lower : null;
}

/** Returns an IPv4 range and all ranges that contain it; only the range itself for IPv6. */
export function enclosingRanges(range: string): readonly string[] {
  const parsedRange = parseV4Range(range);
  if (parsedRange === null) return [range];
  return Array.from({ length: parsedRange.length + 1 }, (_, length) => formatRange(parsedRange.bits, length));
}
