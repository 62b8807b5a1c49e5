/** Rules that keep some from others: what remains of a permission when they have been asked. */
import { DENIALS_MAX, GROUP_MEMBERS_MAX } from '../limits.js';
import { type Members, push, rangeToken } from './members.js';
import { covers, type Ports } from './ports.js';
import type { NetworkRule } from './rules.js';
import type { RuleEnd } from './sides.js';

interface Denial {
  readonly priority: number;
  readonly ports: readonly Ports[];
}

const ANYBODY = '*';

export class Denials {
  readonly #members: Members;
  readonly #denials = new Map<string, Denial[]>();
  /** What rules that deny call a node. */
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

  /** Where nothing is said, or nothing known, it may be about anybody. */
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

  /** The ports of a permission that nothing denies two nodes; none of them: null. */
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

/** Rules of one group, or of one network, are asked together. */
const scopesOf = ({ rule, guards, network }: NetworkRule): readonly string[] =>
  (guards ?? [network ?? '']).map((scope) => `${rule.way} ${scope}`);
