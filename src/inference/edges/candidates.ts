/** Candidates for arrows, and what is written on them: of the two directions of a pair, the surer one is drawn. */
import { byAddress } from '../../graph/order.js';
import type { Evidence } from '../evidence.js';
import { RELAYS_MAX } from '../limits.js';

export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Empty for most. */
  readonly label: string;
  readonly twoWay?: boolean;
  /** No request and no data: see `GraphEdge.thin`. */
  readonly thin?: boolean;
  /** Nobody says it in so many words. */
  readonly isImplied?: true;
  /** Surest first. */
  readonly evidence: readonly Evidence[];
}

/**
 * How sure a direction is: said by a link, by what the type is for, by a reference of the two, by one of their parts, by
 * who may take data out, by who may reach whom.
 */
export const CERTAINTY = { link: 5, flow: 4, ownReference: 3, foldedReference: 2, taken: 1.5, permission: 1 } as const;

const isByReference = (certainty: number): boolean =>
  certainty === CERTAINTY.ownReference || certainty === CERTAINTY.foldedReference;

/** Whether something hands on what it is called for: who calls it calls what is behind it. */
type IsRelay = (address: string) => boolean;

interface Call {
  readonly from: string;
  readonly to: string;
  readonly certainty: number;
  readonly evidence: Evidence;
  readonly twoWay?: boolean | undefined;
  readonly thin?: boolean | undefined;
}

interface Candidate {
  certainty: number;
  twoWay: boolean;
  /** Whether the surest claims are about no request. */
  thin: boolean;
  readonly evidence: { readonly certainty: number; readonly is: Evidence }[];
  readonly labels: Set<string>;
  readonly ports: Set<string>;
  /** Where the caller says that it calls, for arrows that no firewall rule is about. */
  readonly called: Set<string>;
}

/** What a firewall rule lets through, or a role may use. */
export interface Permission {
  readonly pairs: readonly (readonly [start: string, end: string])[];
  /** The ports that are let through to an end, as written on an arrow: `5432/tcp`. */
  readonly portsOn?: (end: string) => readonly string[];
  readonly evidence: Evidence;
  /** Line that says it of a pair, as of a reference; undefined for what the evidence says. */
  readonly lineOn?: (pair: readonly [start: string, end: string]) => number | undefined;
  /** It is explained by calls through balancers, too. */
  readonly isRelayed?: true;
  /** Data goes this way, though the one that takes it may be the one that knows the other. */
  readonly isTaken?: boolean;
  readonly twoWay?: boolean;
}

export class Candidates {
  readonly #permissions: Permission[] = [];
  readonly #all = new Map<string, Map<string, Candidate>>();

  #candidate(from: string, to: string): Candidate {
    const targets = this.#all.get(from) ?? new Map<string, Candidate>();
    this.#all.set(from, targets);
    const known = targets.get(to);
    if (known !== undefined) return known;
    const fresh = {
      certainty: 0,
      twoWay: false,
      thin: true,
      evidence: [],
      labels: new Set<string>(),
      ports: new Set<string>(),
      called: new Set<string>(),
    };
    targets.set(to, fresh);
    return fresh;
  }

  /** @param called the ports that the caller says */
  add({ from, to, certainty, evidence, twoWay, thin = false }: Call, label = '', called: readonly string[] = []): void {
    const candidate = this.#candidate(from, to);
    for (const port of called) candidate.called.add(port);
    if (certainty > candidate.certainty) candidate.thin = thin;
    else if (certainty === candidate.certainty) candidate.thin &&= thin;
    candidate.certainty = Math.max(certainty, candidate.certainty);
    candidate.twoWay ||= twoWay === true;
    candidate.evidence.push({ certainty, is: evidence });
    if (label !== '') candidate.labels.add(label);
  }

  /**
   * A firewall rule lets some call others; that each of them calls each is a guess, for where nothing else joins any of
   * them. Its ports are those of the calls.
   */
  permit(permission: Permission): void {
    this.#permissions.push(permission);
  }

  #relaysOf(start: string, isRelay: IsRelay): readonly string[] {
    // What names the balancer that calls it calls nobody through that.
    const called = [...(this.#all.get(start) ?? [])].filter(
      ([end, { certainty }]) => certainty > CERTAINTY.permission && certainty >= this.#certaintyOf(end, start),
    );
    return called
      .map(([end]) => end)
      .filter(isRelay)
      .slice(0, RELAYS_MAX);
  }

  #certaintyOf(from: string, to: string): number {
    return this.#all.get(from)?.get(to)?.certainty ?? 0;
  }

  /**
   * @param portsOf the ports that a resource is known to listen on: others are for other members of its group
   */
  settlePermissions(portsOf: (address: string) => readonly string[], isRelay: IsRelay): void {
    const isCall = (start: string, end: string): boolean => this.#certaintyOf(start, end) > CERTAINTY.permission;
    const relays = new Map<string, readonly string[]>();
    const isThroughRelay = (start: string, end: string): boolean => {
      const known = relays.get(start) ?? this.#relaysOf(start, isRelay);
      relays.set(start, known);
      return known.some((relay) => isCall(relay, end));
    };
    for (const { pairs, portsOn, lineOn, evidence, isRelayed, isTaken, twoWay } of this.#permissions) {
      if (isTaken === true) this.#turn(pairs, evidence);
      const isGuess = evidence.rule === 'sole';
      // Of those that share what they may, the page asks the server: it has no need of the rest.
      const isThroughAnother = (start: string, end: string): boolean =>
        pairs.some(([other, last]) => last === end && isCall(start, other) && !isCall(other, start));
      const isExplained = pairs.some(
        ([start, end]) =>
          isCall(start, end) || isCall(end, start) || (isRelayed === true && isThroughRelay(start, end)),
      );
      for (const [start, end] of pairs) {
        if (start === end || (isExplained && !isCall(start, end))) continue;
        if (isGuess && isThroughAnother(start, end)) continue;
        if (!isExplained)
          this.add({
            from: start,
            to: end,
            certainty: isTaken ? CERTAINTY.taken : CERTAINTY.permission,
            evidence: { ...evidence, ...(lineOn !== undefined && { line: lineOn([start, end]) }) },
            twoWay,
          });
        const own = portsOf(end);
        const candidate = this.#candidate(start, end);
        for (const port of portsOn?.(end) ?? []) {
          if (own.length === 0 || own.includes(port.split('/', 1)[0] as string)) candidate.ports.add(port);
        }
      }
    }
  }

  /** A program that may only take something out of what it is told of: not a call, but data on its way to it. */
  #turn(pairs: Permission['pairs'], evidence: Evidence): void {
    for (const [from, to] of pairs) {
      const told = this.#certaintyOf(to, from);
      const isTold = told > CERTAINTY.permission && told <= CERTAINTY.ownReference;
      if (isTold) this.add({ from, to, certainty: CERTAINTY.flow, evidence });
    }
  }

  /** What is told where the front stands that leads to it has links to give to its users, and calls nobody. */
  #isOfItsFront(from: string, to: string, isRelay: IsRelay): boolean {
    if (!isRelay(to) || isRelay(from)) return false;
    return [this.#certaintyOf(from, to), this.#certaintyOf(to, from)].every((certainty) => isByReference(certainty));
  }

  /**
   * One arrow a pair: the surest candidate wins, and of equals the one from the first address. Members of a group that may
   * all call each other do not for that reason.
   */
  settle(isRelay: IsRelay): Arrow[] {
    const arrows: Arrow[] = [];
    for (const [from, targets] of this.#all) {
      for (const [to, candidate] of targets) {
        const { certainty } = candidate;
        const opposite = this.#certaintyOf(to, from);
        const isTie = certainty === opposite && certainty > CERTAINTY.permission;
        const isFront = this.#isOfItsFront(to, from, isRelay);
        const isBehind = this.#isOfItsFront(from, to, isRelay);
        const isSurer = isFront || (!isBehind && (certainty > opposite || (isTie && byAddress(from, to) < 0)));
        const looks = { ...(candidate.twoWay && { twoWay: true }), ...(candidate.thin && { thin: true }) };
        if (isSurer) arrows.push({ from, to, label: labelOf(candidate), ...looks, evidence: evidenceOf(candidate) });
      }
    }
    return arrows;
  }
}

const evidenceOf = ({ evidence }: Candidate): Evidence[] =>
  [...evidence].sort((a, b) => b.certainty - a.certainty).map(({ is }) => is);

/** Several ports on one arrow are those of a range of things: then none of them is what this call is about. */
function labelOf({ labels, ports, called }: Candidate): string {
  const texts = labels.size > 0 ? labels : ([ports, called].find(({ size }) => size === 1) ?? []);
  return [...texts].sort(byAddress).join(', ');
}
