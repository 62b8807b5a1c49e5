/** Who may do what with what: all grants of the input by user and target, and the arrows that may come of them. */
import type { Candidates } from '../edges/candidates.js';
import type { Evidence } from '../evidence.js';
import { GRANTED_MAX } from '../limits.js';
import type { Model } from '../model.js';

/** One resource that somebody is let use. */
export interface Grant {
  /** Nodes. */
  readonly users: readonly string[];
  /** The resource that is named, which may be part of `node`. */
  readonly target: string;
  readonly node: string;
  readonly permissions: readonly string[];
  readonly evidence: Evidence;
}

interface Granted extends Omit<Grant, 'permissions' | 'target'> {
  /** By the resource that they are about, which may be part of the node. */
  readonly permissions: Map<string, Set<string>>;
}

export class Grants {
  readonly #all = new Map<string, Granted>();
  /** Nodes that the same users are let use. */
  readonly #usedBy = new Map<string, Set<string>>();

  /** Policies of one role say together what it may do. */
  add({ users, target, node, permissions, evidence }: Grant): void {
    if (users.length === 0) return;
    const group = users.join(' ');
    const key = `${group} > ${node}`;
    const known = this.#all.get(key) ?? { users, node, evidence, permissions: new Map<string, Set<string>>() };
    const names = known.permissions.get(target) ?? new Set();
    for (const name of permissions) names.add(name);
    known.permissions.set(target, names);
    this.#all.set(key, known);
    this.#usedBy.set(group, (this.#usedBy.get(group) ?? new Set()).add(node));
  }

  /**
   * More than anybody reads says less than nothing: a role of all functions, a policy about all tables.
   * @returns the resources whose grants are no arrows for that
   */
  settle(candidates: Candidates, model: Model): ReadonlySet<string> {
    const web = new Set<string>();
    for (const { users, node, permissions, evidence } of this.#all.values()) {
      const used = this.#usedBy.get(users.join(' '))?.size ?? 0;
      if (users.length * used > GRANTED_MAX) {
        web.add(evidence.by);
        continue;
      }
      const said = [...permissions].map(([target, names]) => ways(target, [...names], model));
      const isTaken = said.some(({ takes }) => takes);
      const twoWay = isTaken && said.some(({ gives }) => gives);
      const pairs = users.map((user) => (isTaken ? ([node, user] as const) : ([user, node] as const)));
      candidates.permit({ pairs, evidence, ...(twoWay ? { twoWay } : isTaken && { isTaken }) });
    }
    return web;
  }
}

/** Who publishes to a topic and is let take from a subscription of it does both. */
function ways(target: string, permissions: readonly string[], { factsOf }: Model) {
  const { granted } = factsOf(target);
  if (granted === undefined) return { takes: false, gives: false };
  const { by, reads, writes } = granted;
  const isPut = permissions.some((name) => writes?.test(name) === true);
  const takes = !isPut && permissions.some((name) => reads?.test(name) === true);
  return { takes, gives: !takes && permissions.some((name) => by.test(name)) };
}
