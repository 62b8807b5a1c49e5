/**
 * Candidates for edges and their labels. Of the two directions of a pair, the one with the higher certainty is drawn.
 */
import type { RelationKind } from '../../catalog/relations.js';
import { byAddress } from '../../graph/order.js';
import { type Evidence, isFact } from '../evidence.js';
import { RELAYS_MAX } from '../limits.js';

/** An edge between two nodes whose direction is decided: from the caller to the callee, or along the data. */
export interface DirectedEdge {
  readonly from: string;
  readonly to: string;
  /** Empty for most edges. */
  readonly label: string;
  readonly twoWay?: boolean;
  /** Carries no request and no data: see `GraphEdge.thin`. */
  readonly thin?: boolean;
  /** True if it only delivers what the user is built from: the image of a service, the archive of a function. */
  readonly isDelivery?: true;
  /** Inferred, not stated in the input. */
  readonly isImplied?: true;
  /** Most certain first. */
  readonly evidence: readonly Evidence[];
}

/**
 * Certainty of an edge's direction, by source: a link rule, the data flow of the type, a reference between the two
 * nodes, a reference between parts folded into them, a read-only permission, a network permission.
 */
export const CERTAINTY = { link: 5, flow: 4, ownReference: 3, foldedReference: 2, read: 1.5, permission: 1 } as const;

const isByReference = (certainty: number): boolean =>
  certainty === CERTAINTY.ownReference || certainty === CERTAINTY.foldedReference;

/** True for a node that forwards requests, such as a load balancer: its callers call the targets behind it. */
type IsRelay = (address: string) => boolean;

interface Call {
  readonly from: string;
  readonly to: string;
  readonly certainty: number;
  readonly evidence: Evidence;
  readonly twoWay?: boolean | undefined;
  readonly thin?: boolean | undefined;
  /** Undefined for an edge that no attribute states, such as a permission. */
  readonly kind?: RelationKind | undefined;
}

interface Candidate {
  certainty: number;
  twoWay: boolean;
  /** True if the most certain sources say that the edge is not traffic. */
  thin: boolean;
  /** True if every source says that the edge only delivers: see `DirectedEdge.isDelivery`. */
  isDelivery: boolean;
  readonly evidence: { readonly certainty: number; readonly item: Evidence }[];
  readonly labels: Set<string>;
  readonly ports: Set<string>;
  /** Ports that the caller states; shown if no firewall rule names a port. */
  readonly calledPorts: Set<string>;
}

/** Pairs of nodes between which a firewall rule allows traffic, or a role permits use. */
export interface Permission {
  readonly pairs: readonly (readonly [start: string, end: string])[];
  /** Ports that are open at an end, as shown on an edge: `5432/tcp`. */
  readonly portsOn?: (end: string) => readonly string[];
  readonly evidence: Evidence;
  /** Line that states a pair, as `Reference.line`; undefined for the line of the evidence. */
  readonly lineOn?: (pair: readonly [start: string, end: string]) => number | undefined;
  /** True if a call through a load balancer explains the permission as well. */
  readonly isRelayed?: true;
  /** True if data flows from start to end, even if it is the end that refers to the start. */
  readonly isRead?: boolean;
  readonly twoWay?: boolean;
}

/** Collects candidates for edges, and settles them to at most one edge per pair of nodes. */
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
      isDelivery: true,
      evidence: [],
      labels: new Set<string>(),
      ports: new Set<string>(),
      calledPorts: new Set<string>(),
    };
    targets.set(to, fresh);
    return fresh;
  }

  /**
   * Adds a candidate edge.
   * @param calledPorts the ports that the caller states
   */
  add(
    { from, to, certainty, evidence, twoWay, thin = false, kind }: Call,
    label = '',
    calledPorts: readonly string[] = [],
  ): void {
    const candidate = this.#candidate(from, to);
    for (const port of calledPorts) candidate.calledPorts.add(port);
    if (certainty > candidate.certainty) candidate.thin = thin;
    else if (certainty === candidate.certainty) candidate.thin &&= thin;
    candidate.certainty = Math.max(certainty, candidate.certainty);
    candidate.twoWay ||= twoWay === true;
    candidate.isDelivery &&= kind === 'deploys';
    candidate.evidence.push({ certainty, item: evidence });
    if (label !== '') candidate.labels.add(label);
  }

  /**
   * Adds a permission. Permitted pairs become edges only if nothing else explains the permission; otherwise its ports
   * label the existing edges.
   */
  permit(permission: Permission): void {
    this.#permissions.push(permission);
  }

  #relaysOf(start: string, isRelay: IsRelay): readonly string[] {
    // A target that names the load balancer in front of it does not call the load balancer.
    const callees = [...(this.#all.get(start) ?? [])].filter(
      ([end, { certainty }]) => certainty > CERTAINTY.permission && certainty >= this.#certaintyOf(end, start),
    );
    return callees
      .map(([end]) => end)
      .filter(isRelay)
      .slice(0, RELAYS_MAX);
  }

  /** Returns the workloads that run on each machine, as thin links state. */
  #workloadsByMachine(): ReadonlyMap<string, readonly string[]> {
    const workloads = new Map<string, string[]>();
    for (const [from, targets] of this.#all)
      for (const [to, { certainty, thin }] of targets)
        if (thin && certainty === CERTAINTY.link) workloads.set(to, [...(workloads.get(to) ?? []), from]);
    return workloads;
  }

  #certaintyOf(from: string, to: string): number {
    return this.#all.get(from)?.get(to)?.certainty ?? 0;
  }

  /**
   * Turns permissions into candidates: new ones for pairs that nothing else explains, otherwise ports of existing ones.
   * @param portsOf the ports that a resource listens on; a rule's other ports are for other members of its group
   */
  settlePermissions(portsOf: (address: string) => readonly string[], isRelay: IsRelay): void {
    const isCall = (start: string, end: string): boolean => this.#certaintyOf(start, end) > CERTAINTY.permission;
    const relays = new Map<string, readonly string[]>();
    const isThroughRelay = (start: string, end: string): boolean => {
      const known = relays.get(start) ?? this.#relaysOf(start, isRelay);
      relays.set(start, known);
      return known.some((relay) => isCall(relay, end));
    };
    const workloads = this.#workloadsByMachine();
    // The rules of a machine are for the workloads that run on it.
    const isCallOfWorkload = (start: string, end: string): boolean =>
      workloads.get(start)?.some((workload) => isCall(workload, end)) === true ||
      workloads.get(end)?.some((workload) => isCall(start, workload)) === true;
    for (const { pairs, portsOn, lineOn, evidence, isRelayed, isRead, twoWay } of this.#permissions) {
      if (isRead === true) this.#reverseReads(pairs, evidence);
      // A start that calls another permitted start reaches the end through that one: a web page calls its server.
      const isThroughAnother = (start: string, end: string): boolean =>
        pairs.some(([other, last]) => last === end && isCall(start, other) && !isCall(other, start));
      const isExplained = pairs.some(
        ([start, end]) =>
          isCall(start, end) ||
          isCall(end, start) ||
          (isRelayed === true && (isThroughRelay(start, end) || isCallOfWorkload(start, end))),
      );
      for (const [start, end] of pairs) {
        if (start === end || (isExplained && !isCall(start, end))) continue;
        if (evidence.rule === 'sole' && isThroughAnother(start, end)) continue;
        if (!isExplained)
          this.add({
            from: start,
            to: end,
            certainty: isRead ? CERTAINTY.read : CERTAINTY.permission,
            evidence: { ...evidence, ...(lineOn !== undefined && { line: lineOn([start, end]) }) },
            twoWay,
          });
        const listened = portsOf(end);
        const candidate = this.#candidate(start, end);
        for (const port of portsOn?.(end) ?? []) {
          if (listened.length === 0 || listened.includes(port.split('/', 1)[0] as string)) candidate.ports.add(port);
        }
      }
    }
  }

  /** Reverses the edges of programs that may only read from their targets, because data flows to the program. */
  #reverseReads(pairs: Permission['pairs'], evidence: Evidence): void {
    for (const [from, to] of pairs) {
      const reverse = this.#certaintyOf(to, from);
      const isStatedInReverse = reverse > CERTAINTY.permission && reverse <= CERTAINTY.ownReference;
      if (isStatedInReverse) this.add({ from, to, certainty: CERTAINTY.flow, evidence });
    }
  }

  /**
   * True if `from` names the load balancer `to` only because that is in front of it, e.g. to build links: each refers
   * to the other. `from` then does not call the load balancer.
   */
  #namesItsFront(from: string, to: string, isRelay: IsRelay): boolean {
    if (!isRelay(to) || isRelay(from)) return false;
    return [this.#certaintyOf(from, to), this.#certaintyOf(to, from)].every((certainty) => isByReference(certainty));
  }

  /**
   * Returns at most one edge per pair: the direction with the higher certainty, or the one from the first address on a
   * tie. Two permissions in opposite directions give no edge, because members of one group may all reach each other.
   */
  settle(isRelay: IsRelay): DirectedEdge[] {
    const edges: DirectedEdge[] = [];
    for (const [from, targets] of this.#all) {
      for (const [to, candidate] of targets) {
        const { certainty } = candidate;
        const opposite = this.#certaintyOf(to, from);
        const isTie = certainty === opposite && certainty > CERTAINTY.permission;
        const isFromFront = this.#namesItsFront(to, from, isRelay);
        const isToFront = this.#namesItsFront(from, to, isRelay);
        const isDrawn = isFromFront || (!isToFront && (certainty > opposite || (isTie && byAddress(from, to) < 0)));
        const style = {
          ...(candidate.twoWay && { twoWay: true }),
          ...(candidate.thin && { thin: true }),
          ...(candidate.isDelivery && { isDelivery: true as const }),
          ...(!candidate.evidence.some(({ item }) => isFact(item)) && { isImplied: true as const }),
        };
        if (isDrawn) edges.push({ from, to, label: labelOf(candidate), ...style, evidence: evidenceOf(candidate) });
      }
    }
    return edges;
  }
}

const evidenceOf = ({ evidence }: Candidate): Evidence[] =>
  [...evidence].sort((a, b) => b.certainty - a.certainty).map(({ item }) => item);

/**
 * Returns the label of an edge: the labels of its links, otherwise its port. Several ports belong to a group of
 * targets, so none of them is shown.
 */
function labelOf({ labels, ports, calledPorts }: Candidate): string {
  const texts = labels.size > 0 ? labels : ([ports, calledPorts].find(({ size }) => size === 1) ?? []);
  return [...texts].sort(byAddress).join(', ');
}
