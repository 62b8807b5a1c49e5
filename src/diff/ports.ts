import type { Exposed } from '../graph/exposure.js';

export type Ports = NonNullable<Exposed['ports']>;

/** What is left of ports without others: those of any protocol take away those of each. */
export function withoutPorts(ports: Ports, others: readonly Ports[]): readonly Ports[] {
  const taken = others.filter(({ protocol }) => protocol === '' || protocol === ports.protocol);
  return taken.reduce<readonly Ports[]>((left, other) => left.flatMap((one) => minus(one, other)), [ports]);
}

function minus(one: Ports, { from, to }: Ports): readonly Ports[] {
  if (to < one.from || from > one.to) return [one];
  return [...(from > one.from ? [{ ...one, to: from - 1 }] : []), ...(to < one.to ? [{ ...one, from: to + 1 }] : [])];
}

/** True if ports are among others: those of any protocol are among those of any protocol alone. */
export const hasPorts = (wide: Ports, narrow: Ports): boolean =>
  (wide.protocol === '' || wide.protocol === narrow.protocol) && wide.from <= narrow.from && wide.to >= narrow.to;
