/** Denials: the part of a permission that remains after deny rules. */
import { DENIALS_MAX, GROUP_MEMBERS_MAX } from '../limits.js';
import { type Members, push, rangeToken } from './members.js';
import { covers, type Ports } from './ports.js';
import type { NetworkRule, RuleEnd } from './rules.js';

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
