/**
 * Openings: the nodes that outsiders may reach, and the ports. A public address alone lets nobody in if the input has
 * the rules around it. A missing rule does not prove that a node is closed.
 */

import { DENIALS_MAX, GROUP_MEMBERS_MAX } from '../limits.js';
import type { Scene } from '../scene.js';
import { isSet, textsAt } from '../values.js';
import { appendTo, type Members, membersIn, rangeToken } from './members.js';
import { coversPorts, type Ports, portTexts } from './ports.js';
import { type NetworkRule, type RuleEnd, statedPermissions } from './rules.js';

export interface Openings {
  /**
   * True if outsiders may reach a node.
   * @param groups attributes that name the groups guarding it
   */
  readonly isOpen: (node: string, groups: readonly string[]) => boolean;
  /** The open ports, as shown on an edge. */
  readonly portsOf: (node: string) => readonly string[];
  /** Ports open to a tunnelling proxy of the cloud; null for none. */
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
  const allowing = rules.filter(
    ({ rule, isUnreadable }) => rule.direction === 'in' && rule.denies !== true && !isUnreadable,
  );
  const openToOutside = rulesByNode(
    allowing.filter(({ peer }) => peer.isOutside || !peer.isStated),
    scene,
    members,
  );
  const tunnels = rulesByNode(
    allowing.filter(({ peer }) => peer.isTunnel),
    scene,
    members,
  );
  const networkOf = networksOfRules(scene, members);
  const ruledNetworks = new Set(rules.map(networkOf));
  const guardsOf = guardsIn(rules, scene, members);
  const openPorts = (networkRule: NetworkRule, node: string): readonly Ports[] =>
    denials.remainingPorts(networkRule, '', node) ?? [];

  const openingRules = (node: string): readonly NetworkRule[] =>
    openToOutside(node).filter((networkRule) => openPorts(networkRule, node).length > 0);
  return {
    isOpen(node, attributes) {
      const opening = openingRules(node);
      const guards = guardsOf(node);
      const isOpenedBy = (guard: string): boolean =>
        opening.some((networkRule) => networkRule.guards?.includes(guard) === true);
      if (guards.some(({ isOneOfEach }) => isOneOfEach)) return guards.every(({ guard }) => isOpenedBy(guard));
      if (opening.length > 0) return true;
      const network = members.networkOf(node);
      return (
        guards.length === 0 && !(network !== null && ruledNetworks.has(network)) && !isGuarded(node, attributes, scene)
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

/** True if a node is in groups whose rules are unknown. Groups exist to keep traffic out. */
const isGuarded = (node: string, attributes: readonly string[], { folds, model }: Scene): boolean =>
  [node, ...folds.partsOf(node)].some((part) =>
    attributes.some((path) => isSet(model.valuesOf(part), path.split('.'))),
  );

interface Guard {
  readonly guard: string;
  readonly isOneOfEach: boolean;
}

/** Returns the groups with known rules that guard a node. */
function guardsIn(
  rules: readonly NetworkRule[],
  { folds }: Scene,
  members: Members,
): (node: string) => readonly Guard[] {
  const guardsByNode = new Map<string, Guard[]>();
  const isOneOfEachByGuard = new Map<string, boolean>();
  for (const { rule, guards } of rules) {
    for (const guard of guards ?? [])
      isOneOfEachByGuard.set(guard, rule.needsEachGroup === true || isOneOfEachByGuard.get(guard) === true);
  }
  for (const [guard, isOneOfEach] of isOneOfEachByGuard) {
    for (const node of members.crowdOf(guard).all)
      guardsByNode.set(node, [...(guardsByNode.get(node) ?? []), { guard, isOneOfEach }]);
  }
  return (node) => guardsByNode.get(folds.root(node) ?? node) ?? guardsByNode.get(node) ?? [];
}

/** Returns the network of a rule: by reference, or by name. */
function networksOfRules({ model, drawn }: Scene, members: Members): (networkRule: NetworkRule) => string {
  const nodesByName = new Map<string, string>();
  for (const node of drawn) {
    if (model.factsOf(node).ranges?.isNetwork !== true) continue;
    for (const name of textsAt(model.valuesOf(node), ['name'])) nodesByName.set(name, node);
  }
  return ({ network, networkText }) =>
    (network === null ? nodesByName.get(networkText.split('/').at(-1) ?? '') : members.networkOf(network)) ?? ANY;
}

/** Returns a function that finds the rules which open a node. */
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
    const { guards, ownEnd } = networkRule;
    const namesOwnEnd = ownEnd?.isStated === true && !ownEnd.isAll;
    if (guards === null && !namesOwnEnd) ofNetworks.push(networkRule);
    const named = new Set(
      namesOwnEnd ? [...(ownEnd?.tokens ?? [])].flatMap((token) => [...members.crowdOf(token).all]) : [],
    );
    const guarded = new Set((guards ?? []).flatMap((guard) => [...members.crowdOf(guard).all]));
    // The own end of a group's rule may be ranges; then the affected members are unknown.
    for (const node of guards === null || named.size > 0 ? named : guarded) {
      if (guards === null || guarded.has(node)) addRule(node, networkRule);
    }
  }
  return (node) => {
    const network = members.networkOf(node);
    const appliesToNetwork = (networkRule: NetworkRule): boolean => [ANY, network].includes(networkOf(networkRule));
    const ofNode = byNode.get(node) ?? [];
    return [
      ...ofNode.filter((networkRule) => networkRule.guards !== null || appliesToNetwork(networkRule)),
      ...ofNetworks.filter(appliesToNetwork),
    ];
  };
}

// ---- Denials: the part of a permission that remains after deny rules.

interface Denial {
  readonly priority: number;
  readonly ports: readonly Ports[];
}

const ANYBODY = '*';

export class Denials {
  readonly #members: Members;
  readonly #denials = new Map<string, Denial[]>();
  /** Tokens that deny rules use for a node. */
  readonly #tokensByNode = new Map<string, string[]>();
  readonly #indexedTokens = new Set<string>();

  constructor(members: Members) {
    this.#members = members;
  }

  add(networkRule: NetworkRule): void {
    const { rule, peer, ownEnd, ports, priority } = networkRule;
    const [start, end] = rule.direction === 'in' ? [peer, ownEnd] : [ownEnd, peer];
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

  /** Returns the tokens of a rule's end; an end that is missing or unknown may be anybody. */
  #tokensOf(ruleEnd: RuleEnd | null): readonly string[] {
    if (ruleEnd?.isStated !== true || ruleEnd.isAll) return [ANYBODY];
    const tokens = [...ruleEnd.tokens, ...[...ruleEnd.ranges].map(rangeToken)];
    if (tokens.length > DENIALS_MAX) return [ANYBODY];
    for (const token of tokens) {
      if (this.#indexedTokens.has(token)) continue;
      this.#indexedTokens.add(token);
      for (const node of this.#members.crowdOf(token).all) appendTo(this.#tokensByNode, node, token);
    }
    return tokens;
  }

  /** Returns the permitted ports that no rule denies for two nodes; null if none is left. */
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
      ANYBODY,
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

/** Scopes of a rule. Rules of one group or of one network are evaluated together. */
const scopesOf = ({ rule, guards, network }: NetworkRule): readonly string[] =>
  (guards ?? [network ?? '']).map((scope) => `${rule.direction} ${scope}`);
