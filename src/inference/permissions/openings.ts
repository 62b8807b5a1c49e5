/**
 * Openings: the nodes that outsiders may reach, and the ports. A public address alone lets nobody in if the input has the rules
 * around it. A missing rule does not prove that a node is closed.
 */

import { DENIALS_MAX, GROUP_MEMBERS_MAX } from '../limits.js';
import type { Scene } from '../scene.js';
import { isSet, textsAt } from '../values.js';
import { type Members, membersIn, push, rangeToken } from './members.js';
import { covers, type Ports, written } from './ports.js';
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
export function openingsIn(picture: Scene): Openings {
  const members = membersIn(picture);
  const all = rulesIn(picture, members);
  const denials = new Denials(members);
  for (const said of all) if (said.rule.denies === true) denials.add(said);
  const lets = all.filter(({ rule, isVague }) => rule.way === 'in' && rule.denies !== true && !isVague);
  const outside = doorsOf(
    lets.filter(({ other }) => other.isOutside || !other.isSaid),
    picture,
    members,
  );
  const tunnels = doorsOf(
    lets.filter(({ other }) => other.isTunnel),
    picture,
    members,
  );
  const networkOf = networksOfRules(picture, members);
  const ruled = new Set(all.map(networkOf));
  const groups = guardsIn(all, picture, members);
  const left = (said: NetworkRule, node: string): readonly Ports[] => denials.left(said, '', node) ?? [];

  const open = (node: string): readonly NetworkRule[] => outside(node).filter((said) => left(said, node).length > 0);
  return {
    isOpen(node, attributes) {
      const found = open(node);
      const guards = groups(node);
      const isLetBy = (guard: string): boolean => found.some((said) => said.guards?.includes(guard) === true);
      if (guards.some(({ isOneOfEach }) => isOneOfEach)) return guards.every(({ guard }) => isLetBy(guard));
      if (found.length > 0) return true;
      const network = members.networkOf(node);
      return guards.length === 0 && !(network !== null && ruled.has(network)) && !isGuarded(node, attributes, picture);
    },
    portsOf: (node) => written(open(node).flatMap((said) => left(said, node))) ?? [],
    tunnelTo(node) {
      const found = tunnels(node);
      return found.length === 0 ? null : (written(found.flatMap((said) => left(said, node))) ?? []);
    },
  };
}

const rulesIn = (picture: Scene, members: Members): readonly NetworkRule[] =>
  [...picture.model.resources.values()].flatMap((resource) =>
    (picture.model.factsOf(resource.address).firewallRules ?? []).flatMap((rule) =>
      statedPermissions(resource, rule, picture.model, members),
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
  const around = new Map<string, Guard[]>();
  const isEach = new Map<string, boolean>();
  for (const { rule, guards } of rules) {
    for (const guard of guards ?? []) isEach.set(guard, rule.isOneOfEach === true || isEach.get(guard) === true);
  }
  for (const [guard, isOneOfEach] of isEach) {
    for (const node of members.of(guard).all) around.set(node, [...(around.get(node) ?? []), { guard, isOneOfEach }]);
  }
  return (node) => around.get(folds.root(node) ?? node) ?? around.get(node) ?? [];
}

/** Returns the network of a rule: by reference, or by name. */
function networksOfRules({ model, drawn }: Scene, members: Members): (said: NetworkRule) => string {
  const named = new Map<string, string>();
  for (const node of drawn) {
    if (model.factsOf(node).ranges?.isWhole !== true) continue;
    for (const name of textsAt(model.valuesOf(node), ['name'])) named.set(name, node);
  }
  return ({ network, networkText }) =>
    (network === null ? named.get(networkText.split('/').at(-1) ?? '') : members.networkOf(network)) ?? ANY;
}

/** Returns a function that finds the rules which open a node. */
function doorsOf(
  rules: readonly NetworkRule[],
  picture: Scene,
  members: Members,
): (node: string) => readonly NetworkRule[] {
  const networkOf = networksOfRules(picture, members);
  const byNode = new Map<string, NetworkRule[]>();
  const ofNetworks: NetworkRule[] = [];
  const put = (node: string, said: NetworkRule): void => {
    const known = byNode.get(node) ?? [];
    byNode.set(node, known);
    if (known.at(-1) !== said) known.push(said);
  };
  for (const said of rules) {
    const { guards, own } = said;
    const isSome = own?.isSaid === true && !own.isAll;
    if (guards === null && !isSome) ofNetworks.push(said);
    const named = new Set(isSome ? [...(own?.tokens ?? [])].flatMap((token) => [...members.of(token).all]) : []);
    const guarded = new Set((guards ?? []).flatMap((guard) => [...members.of(guard).all]));
    // The own end of a group's rule may be ranges; then the affected members are unknown.
    for (const node of guards === null || named.size > 0 ? named : guarded) {
      if (guards === null || guarded.has(node)) put(node, said);
    }
  }
  return (node) => {
    const network = members.networkOf(node);
    const isAbout = (said: NetworkRule): boolean => [ANY, network].includes(networkOf(said));
    const own = byNode.get(node) ?? [];
    return [...own.filter((said) => said.guards !== null || isAbout(said)), ...ofNetworks.filter(isAbout)];
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
  readonly #words = new Map<string, string[]>();
  readonly #asked = new Set<string>();

  constructor(members: Members) {
    this.#members = members;
  }

  add(said: NetworkRule): void {
    const { rule, other, own, ports, priority } = said;
    const [start, end] = rule.way === 'in' ? [other, own] : [own, other];
    const [starts, ends] = [this.#wordsOf(start), this.#wordsOf(end)];
    for (const scope of scopesOf(said)) {
      for (const from of starts) {
        for (const to of ends) {
          const key = `${scope} ${from} ${to}`;
          const known = this.#denials.get(key)?.length ?? 0;
          if (known < DENIALS_MAX) push(this.#denials, key, { priority, ports });
          else if (known === DENIALS_MAX) push(this.#denials, key, { priority: 0, ports: [ALL] });
        }
      }
    }
  }

  /** Returns the tokens of a rule's end; an end that is missing or unknown may be anybody. */
  #wordsOf(side: RuleEnd | null): readonly string[] {
    if (side?.isSaid !== true || side.isAll) return [ANYBODY];
    const words = [...side.tokens, ...[...side.ranges].map(rangeToken)];
    if (words.length > DENIALS_MAX) return [ANYBODY];
    for (const word of words) {
      if (this.#asked.has(word)) continue;
      this.#asked.add(word);
      for (const node of this.#members.of(word).all) push(this.#words, node, word);
    }
    return words;
  }

  /** Returns the permitted ports that no rule denies for two nodes; null if none is left. */
  left(said: NetworkRule, start: string, end: string): readonly Ports[] | null {
    const denials = this.#about(said, start, end);
    if (denials.length === 0) return said.ports;
    const isDenied = (one: Ports): boolean => denials.some(({ ports }) => ports.some((wide) => covers(wide, one)));
    const left = said.ports.filter((one) => !isDenied(one));
    return left.length === 0 ? null : left;
  }

  #about(said: NetworkRule, start: string, end: string): readonly Denial[] {
    if (this.#denials.size === 0) return [];
    const wordsFor = (node: string): readonly string[] => [
      ANYBODY,
      ...(this.#words.get(node) ?? []).slice(0, GROUP_MEMBERS_MAX),
    ];
    return scopesOf(said).flatMap((scope) =>
      wordsFor(start).flatMap((from) =>
        wordsFor(end).flatMap((to) =>
          (this.#denials.get(`${scope} ${from} ${to}`) ?? []).filter(({ priority }) => priority <= said.priority),
        ),
      ),
    );
  }
}

const ALL: Ports = { protocol: '', from: 0, to: 65_535 };

/** Scopes of a rule. Rules of one group or of one network are evaluated together. */
const scopesOf = ({ rule, guards, network }: NetworkRule): readonly string[] =>
  (guards ?? [network ?? '']).map((scope) => `${rule.way} ${scope}`);
