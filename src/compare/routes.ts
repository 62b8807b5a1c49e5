/** Paths and hosts of new parts: a listener rule says under which path a load balancer leads to something. */
import { ROUTE_ATTRIBUTES } from '../catalog/speech/attachments.js';
import type { ChangedPart, ChangedValue } from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import type { Attributes, GraphNode } from '../graph/model.js';

/** The node with the routes of its new parts as values of these. @param valuesOf by the address as Terraform writes it */
export function withRoutes(node: GraphNode, valuesOf: (origin: string) => Attributes | undefined): GraphNode {
  const { parts = [] } = node.changed ?? {};
  if (node.change !== 'update' || !parts.some(({ change }) => change === 'create')) return node;
  const withTheirs = (part: ChangedPart): ChangedPart => {
    const values = part.change === 'create' && part.values === undefined ? routesIn(valuesOf(part.address)) : [];
    return values.length === 0 ? part : { ...part, values };
  };
  return createNode({ ...node, changed: { ...node.changed, parts: parts.map(withTheirs) } });
}

const routesIn = (attributes: Attributes = {}): readonly ChangedValue[] =>
  Object.entries(attributes)
    .filter(([name]) => ROUTE_ATTRIBUTES.includes(name))
    .map(([name, after]) => ({ name, before: null, after }));
