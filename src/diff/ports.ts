import type { Exposed } from '../graph/exposure.js';

export type Ports = NonNullable<Exposed['ports']>;

/**
 * Returns `ports` without the others. An empty protocol removes the ports of every protocol.
 * Example: 1-100 without 20-30 is 1-19 and 31-100.
 */
export function withoutPorts(ports: Ports, others: readonly Ports[]): readonly Ports[] {
  const taken = others.filter(({ protocol }) => protocol === '' || protocol === ports.protocol);
  return taken.reduce<readonly Ports[]>((left, other) => left.flatMap((one) => minus(one, other)), [ports]);
}

function minus(one: Ports, { from, to }: Ports): readonly Ports[] {
  if (to < one.from || from > one.to) return [one];
  return [...(from > one.from ? [{ ...one, to: from - 1 }] : []), ...(to < one.to ? [{ ...one, from: to + 1 }] : [])];
}

/** True if `wide` contains `narrow`. Ports of any protocol are only contained in ports of any protocol. */
export const hasPorts = (wide: Ports, narrow: Ports): boolean =>
  (wide.protocol === '' || wide.protocol === narrow.protocol) && wide.from <= narrow.from && wide.to >= narrow.to;
