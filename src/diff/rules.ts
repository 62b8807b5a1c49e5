/** Adds the meaning of firewall rules that are created or deleted. */

import { firewallRule } from '../catalog/rule-words.js';
import type { ChangedPart, ChangeName, FirewallRule } from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import type { Resource } from '../graph/inventory.js';
import type { GraphNode } from '../graph/model.js';
import type { Revision } from './model.js';

/** Returns a resource of a revision, by Terraform address or graph address. */
export type ResourceBy = (origin: string) => Resource | undefined;

/** Indexes the resources of a revision by Terraform address. The lookup is always undefined for a graph file. */
export function resourcesByOrigin({ resources = new Map() }: Revision): ResourceBy {
  let byOrigin: ReadonlyMap<string, Resource> | undefined;
  return (origin) => {
    byOrigin ??= new Map([...resources.values()].map((resource: Resource) => [resource.origin, resource]));
    return byOrigin.get(origin) ?? resources.get(origin);
  };
}

/** Returns the node with the meaning of its own firewall rule, or else of the created and deleted rules among its parts. */
export function withRules(node: GraphNode, before: ResourceBy, after: ResourceBy): GraphNode {
  const own = node.count === 1 && node.change !== 'none' ? ruleOf(node.address, node.change, before, after) : undefined;
  if (own !== undefined) return createNode({ ...node, changed: { ...node.changed, rule: own } });
  const { parts = [] } = node.changed ?? {};
  const told = parts.map((part): ChangedPart => {
    const rule = ruleOf(part.address, part.change, before, after);
    return rule === undefined ? part : { ...part, rule };
  });
  if (told.every((part, at) => part === parts[at])) return node;
  return createNode({ ...node, changed: { ...node.changed, parts: told } });
}

/** Returns the firewall rule that is created or deleted; undefined for other changes and other resources. */
export function ruleOf(
  origin: string,
  change: ChangeName,
  before: ResourceBy,
  after: ResourceBy,
): FirewallRule | undefined {
  const resource = change === 'create' ? after(origin) : change === 'delete' ? before(origin) : undefined;
  return resource === undefined ? undefined : firewallRule(resource.type, resource.values);
}
