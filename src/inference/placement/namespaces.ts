/**
 * Boxes around what bears one group's name in one place and runs on the same thing: namespaces of a cluster. A group that
 * something outside has made counts, too; the one that everything is in by default says nothing.
 */
import { createNode } from '../../graph/create.js';
import { groupBy } from '../../graph/group-by.js';
import { leadsInto } from '../../graph/inventory.js';
import type { GraphNode } from '../../graph/model.js';
import type { Implied } from '../ledger.js';
import type { Model } from '../model.js';
import { textsAt } from '../values.js';
import { freshAddress } from './accounts.js';

export interface Grouped {
  /** The nodes that went in, those of a group in its box. */
  readonly nodes: readonly GraphNode[];
  readonly boxes: readonly GraphNode[];
  readonly implied: readonly Implied[];
}

/** A group is named by what is named by another one, and so on. */
const LONGEST_WAY = 8;

/** @param resourceOf what a node stands for, or is a copy of */
export function namespaces(
  nodes: readonly GraphNode[],
  model: Model,
  resourceOf: (node: GraphNode) => string,
): Grouped {
  const { factsOf, namedBy } = model;
  const members = nodes.flatMap((node) => {
    const resource = resourceOf(node);
    const rule = factsOf(resource).grouped;
    const name = rule === undefined ? null : groupNameOf(resource, model);
    if (rule === undefined || name === null || rule.unless.includes(name)) return [];
    const key = JSON.stringify([node.parent, rule.box, name, [...namedBy(resource, rule.on)].sort()]);
    return [{ node, resource, rule, name, key, isGroup: rule.own !== undefined }];
  });
  const taken = new Set(nodes.map(({ address }) => address));
  const parents = new Map<string, string>();
  const boxes: GraphNode[] = [];
  const implied: Implied[] = [];
  for (const all of groupBy(members, ({ key }) => key).values()) {
    const [{ node, resource, rule, name }] = all as [(typeof all)[0]];
    // The group alone, with nothing in it, is a thing.
    if (all.every(({ isGroup }) => isGroup)) continue;
    const address = freshAddress(rule.box, `${rule.says}_${name.replace(/[^A-Za-z0-9_-]/g, '_')}`, taken);
    taken.add(address);
    const attributes = { name: `${rule.says} ${name}` };
    boxes.push(createNode({ address, parent: node.parent, attributes, provenance: 'implied' }));
    implied.push({ address, proof: resource });
    for (const member of all) parents.set(member.node.address, address);
  }
  if (boxes.length === 0) return { nodes, boxes, implied };
  return {
    nodes: nodes.map((node) => createNode({ ...node, parent: parents.get(node.address) ?? node.parent })),
    boxes,
    implied,
  };
}

/** The text, or the name of the group that is referred to: where that is not known either, as the code calls it. */
function groupNameOf(address: string, model: Model, depth = 0): string | null {
  const { factsOf, referencesOf, resources, valuesOf } = model;
  const { grouped: rule } = factsOf(address);
  if (rule === undefined || depth > LONGEST_WAY) return null;
  const paths = rule.own === undefined ? rule.by : [rule.own];
  const known = paths.flatMap((path) => textsAt(valuesOf(address), path.split('.'))).find((text) => text !== '');
  if (known !== undefined) return known;
  if (rule.own !== undefined) return resources.get(address)?.name ?? null;
  const named = referencesOf(address).filter(({ path, to }) => {
    const isGrouped = factsOf(to).grouped !== undefined;
    return isGrouped && rule.by.some((attribute) => leadsInto(path, attribute));
  });
  const names = new Set(named.map(({ to }) => groupNameOf(to, model, depth + 1)));
  const [name = null] = names;
  return names.size === 1 ? name : null;
}
