/** Rules of firewalls that come, go or change inside of something, in words. */
import { firewallRule } from '../catalog/rule-words.js';
import type { ChangedPart, ChangeName, FirewallRule } from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import type { Resource } from '../graph/inventory.js';
import type { GraphNode } from '../graph/model.js';
import type { Revision } from './model.js';

/** A resource of a revision by its address, as Terraform writes it or in the graph. */
export type ResourceBy = (origin: string) => Resource | undefined;

/** Undefined for every resource of a graph file. */
export function resourcesByOrigin({ resources = new Map() }: Revision): ResourceBy {
  let byOrigin: ReadonlyMap<string, Resource> | undefined;
  return (origin) => {
    byOrigin ??= new Map([...resources.values()].map((resource: Resource) => [resource.origin, resource]));
    return byOrigin.get(origin) ?? resources.get(origin);
  };
}

/** The node with what its new and removed rules allow or deny, and what it does if it is one. */
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

/** The rule that comes or goes; undefined for one that stays, and for all else. */
export function ruleOf(
  origin: string,
  change: ChangeName,
  before: ResourceBy,
  after: ResourceBy,
): FirewallRule | undefined {
  const resource = change === 'create' ? after(origin) : change === 'delete' ? before(origin) : undefined;
  return resource === undefined ? undefined : firewallRule(resource.type, resource.values);
}
