/**
 * Finds the nodes that outsiders may reach, and on which ports. A public address is not enough if the input has the
 * firewall rules of the node. A missing rule does not prove that a node is closed.
 */

import { DENIALS_MAX, GROUP_MEMBERS_MAX } from '../limits.js';
import type { Scene } from '../scene.js';
import { isSet, textsAt } from '../values.js';
import { appendTo, type Members, membersIn, rangeToken } from './members.js';
import { coversPorts, type Ports, portTexts } from './ports.js';
import { type NetworkRule, type RuleEnd, statedPermissions } from './rules.js';

/** Lookups of the access that firewall rules give to outsiders. */
export interface Openings {
  /**
   * True if outsiders may reach a node.
   * @param groups attributes that name the groups of the node
   */
  readonly isOpen: (node: string, groups: readonly string[]) => boolean;
  /** Returns the open ports, as shown on an edge. */
  readonly portsOf: (node: string) => readonly string[];
  /** Returns the ports that are open to the cloud's proxy for tunnelled access, such as IAP; null for none. */
  readonly tunnelTo: (node: string) => readonly string[] | null;
}

// A rule without a known network applies to any network.
const ANY = '';

/** Indexes the firewall rules of a scene by the nodes that they open to outsiders. */
export function openingsIn(scene: Scene): Openings {
  const members = membersIn(scene);
  const rules = rulesIn(scene, members);
  const denials = new Denials(members);
  for (const networkRule of rules) if (networkRule.rule.denies === true) denials.add(networkRule);
  const allowing = rules.filter(({ rule, isUnknown }) => rule.direction === 'in' && rule.denies !== true && !isUnknown);
  const openToOutside = rulesByNode(
    allowing.filter(({ peer }) => peer.hasOutsideAddresses || !peer.isStated),
    scene,
    members,
  );
  const tunnels = rulesByNode(
    allowing.filter(({ peer }) => peer.hasTunnelProxy),
    scene,
    members,
  );
  const networkOf = networksOfRules(scene, members);
  const ruledNetworks = new Set(rules.map(networkOf));
  const groupsOf = groupsByNode(rules, scene, members);
  const openPorts = (networkRule: NetworkRule, node: string): readonly Ports[] =>
    denials.remainingPorts(networkRule, '', node) ?? [];

  const openingRules = (node: string): readonly NetworkRule[] =>
    openToOutside(node).filter((networkRule) => openPorts(networkRule, node).length > 0);
  return {
    isOpen(node, attributes) {
      const opening = openingRules(node);
      const groups = groupsOf(node);
      const isOpenedBy = (group: string): boolean =>
        opening.some((networkRule) => networkRule.groups?.includes(group) === true);
      if (groups.some(({ needsRule }) => needsRule)) return groups.every(({ group }) => isOpenedBy(group));
      if (opening.length > 0) return true;
      const network = members.networkOf(node);
      return (
        groups.length === 0 &&
        !(network !== null && ruledNetworks.has(network)) &&
        !isInUnknownGroups(node, attributes, scene)
      );
    },
    portsOf: (node) => portTexts(openingRules(node).flatMap((networkRule) => openPorts(networkRule, node))) ?? [],
    tunnelTo(node) {
      const opening = tunnels(node);
      return opening.length === 0
        ? null
        : (portTexts(opening.flatMap((networkRule) => openPorts(networkRule, node))) ?? []);
    },
  };
}

const rulesIn = (scene: Scene, members: Members): readonly NetworkRule[] =>
  [...scene.model.resources.values()].flatMap((resource) =>
    (scene.model.factsOf(resource.address).firewallRules ?? []).flatMap((rule) =>
      statedPermissions(resource, rule, scene.model, members),
    ),
  );

/** True if a node is in groups, whose rules are then unknown. Such a node counts as closed: groups keep traffic out. */
const isInUnknownGroups = (node: string, attributes: readonly string[], { folds, model }: Scene): boolean =>
  [node, ...folds.partsOf(node)].some((part) =>
    attributes.some((path) => isSet(model.valuesOf(part), path.split('.'))),
  );

/** A group of a node. */
interface GroupOfNode {
  readonly group: string;
  /** True if traffic needs a rule in each group of the node, not only in one of them. */
  readonly needsRule: boolean;
}

/** Returns a lookup of the groups with known rules that a node is in. */
function groupsByNode(
  rules: readonly NetworkRule[],
  { folds }: Scene,
  members: Members,
): (node: string) => readonly GroupOfNode[] {
  const groupsOfNodes = new Map<string, GroupOfNode[]>();
  const needsRuleByGroup = new Map<string, boolean>();
  for (const { rule, groups } of rules) {
    for (const group of groups ?? [])
      needsRuleByGroup.set(group, rule.needsEachGroup === true || needsRuleByGroup.get(group) === true);
  }
  for (const [group, needsRule] of needsRuleByGroup) {
    for (const node of members.findMembers(group).all)
      groupsOfNodes.set(node, [...(groupsOfNodes.get(node) ?? []), { group, needsRule }]);
  }
  return (node) => groupsOfNodes.get(folds.root(node) ?? node) ?? groupsOfNodes.get(node) ?? [];
}

/** Returns a lookup of the network of a rule, by reference or by name; `ANY` if the network is unknown. */
function networksOfRules({ model, drawn }: Scene, members: Members): (networkRule: NetworkRule) => string {
  const nodesByName = new Map<string, string>();
  for (const node of drawn) {
    if (model.factsOf(node).ranges?.isNetwork !== true) continue;
    for (const name of textsAt(model.valuesOf(node), ['name'])) nodesByName.set(name, node);
  }
  return ({ network, networkText }) =>
    (network === null ? nodesByName.get(networkText.split('/').at(-1) ?? '') : members.networkOf(network)) ?? ANY;
}

/** Returns a lookup of the rules that apply to a node. */
function rulesByNode(
  rules: readonly NetworkRule[],
  scene: Scene,
  members: Members,
): (node: string) => readonly NetworkRule[] {
  const networkOf = networksOfRules(scene, members);
  const byNode = new Map<string, NetworkRule[]>();
  const ofNetworks: NetworkRule[] = [];
  const addRule = (node: string, networkRule: NetworkRule): void => {
    const known = byNode.get(node) ?? [];
    byNode.set(node, known);
    if (known.at(-1) !== networkRule) known.push(networkRule);
  };
  for (const networkRule of rules) {
    const { groups, protectedEnd } = networkRule;
    const namesProtectedEnd = protectedEnd?.isStated === true && !protectedEnd.hasWholeNetwork;
    if (groups === null && !namesProtectedEnd) ofNetworks.push(networkRule);
    const named = new Set(
      namesProtectedEnd
        ? [...(protectedEnd?.tokens ?? [])].flatMap((token) => [...members.findMembers(token).all])
        : [],
    );
    const guarded = new Set((groups ?? []).flatMap((group) => [...members.findMembers(group).all]));
    // If the protected end consists of ranges only, any member of the group may be affected.
    for (const node of groups === null || named.size > 0 ? named : guarded) {
      if (groups === null || guarded.has(node)) addRule(node, networkRule);
    }
  }
  return (node) => {
    const network = members.networkOf(node);
    const appliesToNetwork = (networkRule: NetworkRule): boolean => [ANY, network].includes(networkOf(networkRule));
    const ofNode = byNode.get(node) ?? [];
    return [
      ...ofNode.filter((networkRule) => networkRule.groups !== null || appliesToNetwork(networkRule)),
      ...ofNetworks.filter(appliesToNetwork),
    ];
  };
}

// ---- Denials: the part of a permission that remains after deny rules.

/** The ports that a deny rule closes. */
interface Denial {
  readonly priority: number;
  readonly ports: readonly Ports[];
}

const ANY_END = '*';

/** Indexes deny rules by scope and ends. */
export class Denials {
  readonly #members: Members;
  readonly #denials = new Map<string, Denial[]>();
  /** The tokens of deny rules that include a node. */
  readonly #tokensByNode = new Map<string, string[]>();
  readonly #indexedTokens = new Set<string>();

  constructor(members: Members) {
    this.#members = members;
  }

  /** Adds a deny rule. Above `DENIALS_MAX` rules for the same ends, all ports count as denied. */
  add(networkRule: NetworkRule): void {
    const { rule, peer, protectedEnd, ports, priority } = networkRule;
    const [start, end] = rule.direction === 'in' ? [peer, protectedEnd] : [protectedEnd, peer];
    const [starts, ends] = [this.#tokensOf(start), this.#tokensOf(end)];
    for (const scope of scopesOf(networkRule)) {
      for (const from of starts) {
        for (const to of ends) {
          const key = `${scope} ${from} ${to}`;
          const known = this.#denials.get(key)?.length ?? 0;
          if (known < DENIALS_MAX) appendTo(this.#denials, key, { priority, ports });
          else if (known === DENIALS_MAX) appendTo(this.#denials, key, { priority: 0, ports: [ALL] });
        }
      }
    }
  }

  /** Returns the tokens of a rule's end; `ANY_END` if the end is missing, unknown, a whole network or too large. */
  #tokensOf(ruleEnd: RuleEnd | null): readonly string[] {
    if (ruleEnd?.isStated !== true || ruleEnd.hasWholeNetwork) return [ANY_END];
    const tokens = [...ruleEnd.tokens, ...[...ruleEnd.ranges].map(rangeToken)];
    if (tokens.length > DENIALS_MAX) return [ANY_END];
    for (const token of tokens) {
      if (this.#indexedTokens.has(token)) continue;
      this.#indexedTokens.add(token);
      for (const node of this.#members.findMembers(token).all) appendTo(this.#tokensByNode, node, token);
    }
    return tokens;
  }

  /** Returns the permitted ports that no deny rule closes between two nodes; null if none is left. */
  remainingPorts(networkRule: NetworkRule, start: string, end: string): readonly Ports[] | null {
    const denials = this.#denialsFor(networkRule, start, end);
    if (denials.length === 0) return networkRule.ports;
    const isDenied = (allowed: Ports): boolean =>
      denials.some(({ ports }) => ports.some((denied) => coversPorts(denied, allowed)));
    const remaining = networkRule.ports.filter((allowed) => !isDenied(allowed));
    return remaining.length === 0 ? null : remaining;
  }

  #denialsFor(networkRule: NetworkRule, start: string, end: string): readonly Denial[] {
    if (this.#denials.size === 0) return [];
    const tokensFor = (node: string): readonly string[] => [
      ANY_END,
      ...(this.#tokensByNode.get(node) ?? []).slice(0, GROUP_MEMBERS_MAX),
    ];
    return scopesOf(networkRule).flatMap((scope) =>
      tokensFor(start).flatMap((from) =>
        tokensFor(end).flatMap((to) =>
          (this.#denials.get(`${scope} ${from} ${to}`) ?? []).filter(
            ({ priority }) => priority <= networkRule.priority,
          ),
        ),
      ),
    );
  }
}

const ALL: Ports = { protocol: '', from: 0, to: 65_535 };

/** Returns the scopes of a rule: its groups, otherwise its network. Rules of one scope are evaluated together. */
const scopesOf = ({ rule, groups, network }: NetworkRule): readonly string[] =>
  (groups ?? [network ?? '']).map((scope) => `${rule.direction} ${scope}`);
