import type { GraphNode } from '../../../graph/model.js';
import type { Arcs } from './arcs.js';

/** Nodes that are drawn as one, by the address of the first of them. */
export type Families = ReadonlyMap<string, readonly string[]>;

/**
 * Nodes in one place that are the same but for their names: shown alike, and with arrows to and from the same others.
 * Where some become one, others may have the same arrows thereby, so it goes on until nothing changes. All but the
 * first of each are taken out of `arcs`.
 *
 * @param leaves in address order
 * @param looks what a picture says of a node beside its name, with its place, as one text
 */
export function foldSiblings(arcs: Arcs, leaves: readonly GraphNode[], looks: (node: GraphNode) => string): Families {
  const families = new Map(leaves.map(({ address }) => [address, [address]]));
  const looksOf = new Map(leaves.map((node) => [node.address, looks(node)]));
  const order = new Map(leaves.map(({ address }, i) => [address, i]));
  const signatures = new Map<string, string>();

  let open: readonly string[] = leaves.map(({ address }) => address);
  while (open.length > 0) {
    for (const address of open) signatures.set(address, `${looksOf.get(address)}\n${arrowsOf(address, arcs)}`);
    const changed = new Set<string>();
    for (const [first, ...others] of alike(signatures)) {
      for (const other of others) {
        for (const end of [...arcs.from(other).keys(), ...arcs.to(other).keys()]) changed.add(end);
        arcs.remove(other);
        signatures.delete(other);
        families.get(first)?.push(...(families.get(other) as string[]));
        families.delete(other);
      }
    }
    open = [...changed].filter((address) => signatures.has(address));
  }
  for (const members of families.values()) {
    members.sort((a, b) => (order.get(a) as number) - (order.get(b) as number));
  }
  return families;
}

/** Groups of two or more with the same signature, each in the order of `signatures`. */
function alike(signatures: ReadonlyMap<string, string>): [string, ...string[]][] {
  const groups = new Map<string, [string, ...string[]]>();
  for (const [address, signature] of signatures) {
    const group = groups.get(signature);
    if (group === undefined) groups.set(signature, [address]);
    else group.push(address);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** All arrows of a node as one text; an arrow to itself is not the same as one to another. */
function arrowsOf(address: string, arcs: Arcs): string {
  const name = (end: string): string => (end === address ? '' : end);
  return [
    ...[...arcs.from(address)].map(([to, { label, isHalf }]) => JSON.stringify([1, name(to), label, isHalf])),
    ...[...arcs.to(address)].map(([from, { label, isHalf }]) => JSON.stringify([0, name(from), label, isHalf])),
  ]
    .sort()
    .join('\n');
}
