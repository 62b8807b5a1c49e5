/** Claims of who calls whom, and what is written on the arrows: the surest claim of a pair decides. */
import { byAddress } from '../../graph/order.js';

export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Empty for most. */
  readonly label: string;
}

/** How sure a claim of direction is. */
export const BY_LINK = 5;
export const BY_FLOW = 4;
export const BY_OWN_REFERENCE = 3;
export const BY_FOLDED_REFERENCE = 2;
const BY_PERMISSION = 1;

interface Claim {
  weight: number;
  readonly labels: Set<string>;
  readonly ports: Set<string>;
  /** Where the caller says that it calls, for arrows that no firewall rule is about. */
  readonly called: Set<string>;
}

/** What a firewall rule lets through, or a role may use. */
export interface Permission {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** As written on an arrow: `5432/tcp`. */
  readonly ports: readonly string[];
}

export class Claims {
  readonly #permissions: Permission[] = [];
  readonly #all = new Map<string, Map<string, Claim>>();

  #claim(from: string, to: string): Claim {
    const targets = this.#all.get(from) ?? new Map<string, Claim>();
    this.#all.set(from, targets);
    const known = targets.get(to);
    if (known !== undefined) return known;
    const fresh = { weight: 0, labels: new Set<string>(), ports: new Set<string>(), called: new Set<string>() };
    targets.set(to, fresh);
    return fresh;
  }

  add(from: string, to: string, weight: number, label = '', called: readonly string[] = []): void {
    const claim = this.#claim(from, to);
    for (const port of called) claim.called.add(port);
    claim.weight = Math.max(weight, claim.weight);
    if (label !== '') claim.labels.add(label);
  }

  /**
   * A firewall rule lets some call others; that each of them calls each is a guess, for where nothing else joins any of
   * them. Its ports are those of the calls.
   */
  permit(permission: Permission): void {
    this.#permissions.push(permission);
  }

  #weightOf(from: string, to: string): number {
    return this.#all.get(from)?.get(to)?.weight ?? 0;
  }

  /** @param portsOf the ports that a resource is known to listen on: others are for other members of its group */
  settlePermissions(portsOf: (address: string) => readonly string[]): void {
    for (const { from, to, ports } of this.#permissions) {
      const pairs = from.flatMap((start) => to.map((end) => [start, end] as const));
      const isCall = (start: string, end: string): boolean => this.#weightOf(start, end) > BY_PERMISSION;
      const isExplained = pairs.some(([start, end]) => isCall(start, end) || isCall(end, start));
      for (const [start, end] of pairs) {
        if (start === end || (isExplained && !isCall(start, end))) continue;
        if (!isExplained) this.add(start, end, BY_PERMISSION);
        const own = portsOf(end);
        const claim = this.#claim(start, end);
        for (const port of ports) {
          if (own.length === 0 || own.includes(port.split('/', 1)[0] as string)) claim.ports.add(port);
        }
      }
    }
  }

  /**
   * One arrow a pair: the surest claim wins, and of equals the one from the first address. Members of a group that may
   * all call each other do not for that reason.
   */
  settle(): Arrow[] {
    const arrows: Arrow[] = [];
    for (const [from, targets] of this.#all) {
      for (const [to, claim] of targets) {
        const opposite = this.#weightOf(to, from);
        const isTie = claim.weight === opposite && claim.weight > BY_PERMISSION;
        const isSurer = claim.weight > opposite || (isTie && byAddress(from, to) < 0);
        if (isSurer) arrows.push({ from, to, label: labelOf(claim) });
      }
    }
    return arrows;
  }
}

/** Several ports on one arrow are those of a range of things: then none of them is what this call is about. */
function labelOf({ labels, ports, called }: Claim): string {
  const texts = labels.size > 0 ? labels : ([ports, called].find(({ size }) => size === 1) ?? []);
  return [...texts].sort(byAddress).join(', ');
}
