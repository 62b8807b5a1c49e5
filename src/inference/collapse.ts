/**
 * Merges instances of one counted resource, or of one resource in a counted module, into one node with a count.
 * Instances merge if they differ only in their keys: same container, same planned action, same details and same edges.
 * Edges to another counted resource are equal if each instance is connected to the one with the same key, and that
 * resource merges too.
 */
import { markOf } from '../graph/merge-changes.js';
import type { GraphNode } from '../graph/model.js';
import type { DirectedEdge } from './edges/candidates.js';
import type { Instance, Instances } from './instances.js';
import { COLLAPSE_MIN } from './limits.js';

/** The nodes that stand for several instances. */
export interface Collapsed {
  /** Address of the node that stands for an instance, for each instance that is not drawn itself. */
  readonly representativeOf: ReadonlyMap<string, string>;
  /** The instances that a node stands for, starting with the node itself. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}

interface Neighbour {
  readonly direction: 'to' | 'from';
  readonly address: string;
  readonly label: string;
}

interface Siblings {
  readonly groups: Map<string, string[]>;
  /** Returns the key that distinguishes an instance from its siblings: its own, or those of its modules. */
  readonly keyOf: (address: string) => string | undefined;
}

/**
 * Merges equal instances. Example: `aws_instance.web[0]` through `[2]` with equal edges become one node with count 3.
 * @param nodes in address order; containers never merge and may be left out
 * @param shown all details that are drawn for a node, serialised to a string
 */
export function collapse(
  nodes: readonly GraphNode[],
  edges: readonly DirectedEdge[],
  instances: Instances,
  shown: (node: GraphNode) => string,
): Collapsed {
  const { groups, keyOf } = groupSiblings(nodes, instances, shown);
  const groupOf = new Map<string, string>();
  for (const [id, members] of groups) for (const member of members) groupOf.set(member, id);
  const neighbours = neighboursOf(edges);

  /**
   * Returns the edges of an instance, serialised to a string. A neighbour with the same key is named by its group if
   * that group still merges.
   */
  const signature = (address: string): string =>
    (neighbours.get(address) ?? [])
      .map(({ direction, address: neighbour, label }) => {
        const group = groupOf.get(neighbour);
        const isSameKey = group !== undefined && keyOf(neighbour) === keyOf(address);
        return `${direction} ${isSameKey ? group : neighbour} ${label}`;
      })
      .sort()
      .join('\n');

  // Recheck the neighbours of a group that cannot merge: they were compared on the assumption that it merges.
  const unchecked = new Set(groups.keys());
  for (const id of unchecked) {
    unchecked.delete(id);
    const members = groups.get(id) as string[];
    if (!groupOf.has(members[0] as string)) continue;
    const expected = signature(members[0] as string);
    if (members.every((member) => signature(member) === expected)) continue;
    for (const member of members) groupOf.delete(member);
    for (const member of members) {
      for (const { address } of neighbours.get(member) ?? []) {
        const neighbourGroup = groupOf.get(address);
        if (neighbourGroup !== undefined) unchecked.add(neighbourGroup);
      }
    }
  }

  const representativeOf = new Map<string, string>();
  const all = new Map<string, readonly string[]>();
  for (const members of groups.values()) {
    const [first, ...rest] = members as [string, ...string[]];
    if (!groupOf.has(first)) continue;
    all.set(first, members);
    for (const member of rest) representativeOf.set(member, first);
  }
  return { representativeOf, members: all };
}

/**
 * Groups instances that may merge, ignoring edges. Groups of instances that differ in their own key take precedence
 * over groups that differ in the keys of their modules.
 */
function groupSiblings(
  nodes: readonly GraphNode[],
  instances: Instances,
  shown: (node: GraphNode) => string,
): Siblings {
  const keys = new Map<string, string>();
  const groups = new Map<string, string[]>();
  /**
   * Collects nodes that agree in everything but `varyingKey`.
   * @param sharedPart the common part of the instances
   * @param varyingKey the part that differs; empty for none
   */
  function gather(sharedPart: (instance: Instance) => string, varyingKey: (instance: Instance) => string): void {
    const byId = new Map<string, string[]>();
    for (const node of nodes) {
      const instance = instances.get(node.address);
      if (instance === undefined || varyingKey(instance) === '' || keys.has(node.address)) continue;
      const { parent, provenance } = node;
      const id = JSON.stringify([
        sharedPart(instance),
        instance.block,
        parent,
        ...markOf(node),
        provenance,
        shown(node),
      ]);
      const members = byId.get(id);
      if (members === undefined) byId.set(id, [node.address]);
      else members.push(node.address);
    }
    for (const [id, members] of byId) {
      if (members.length < COLLAPSE_MIN) continue;
      groups.set(id, members);
      for (const member of members) keys.set(member, varyingKey(instances.get(member) as Instance));
    }
  }
  gather(
    ({ module }) => `in ${module}`,
    ({ key }) => key,
  );
  gather(
    ({ key }) => `of ${key}`,
    ({ moduleKeys }) => moduleKeys.join(']['),
  );
  return { groups, keyOf: (address) => keys.get(address) };
}

function neighboursOf(edges: readonly DirectedEdge[]): Map<string, Neighbour[]> {
  const neighbours = new Map<string, Neighbour[]>();
  const add = (address: string, neighbour: Neighbour): void => {
    const known = neighbours.get(address);
    if (known === undefined) neighbours.set(address, [neighbour]);
    else known.push(neighbour);
  };
  for (const { from, to, label } of edges) {
    add(from, { direction: 'to', address: to, label });
    add(to, { direction: 'from', address: from, label });
  }
  return neighbours;
}
