/** Adds values of created and deleted parts that affect their node: the path of a route, a setting that is turned off. */

import { factsOf } from '../catalog/index.js';
import { ROUTE_ATTRIBUTES } from '../catalog/nouns.js';
import type { ChangedPart, ChangedValue } from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import type { Attributes, GraphNode } from '../graph/model.js';
import { byText } from '../graph/order.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import type { Known } from './known.js';

/** Returns the values of a resource of one revision, by Terraform address. */
type ValuesBy = (origin: string) => Attributes | undefined;

/** Returns the node with the routes and settings of its created and deleted parts. Settings also become values of the node. */
export function withPartValues(node: GraphNode, before: ValuesBy, after: ValuesBy): GraphNode {
  const { parts = [], values = [] } = node.changed ?? {};
  if (node.change !== 'update' || !parts.some(isOneSided)) return node;
  const filled = parts.map((part): ChangedPart => {
    if (!isOneSided(part) || part.values !== undefined) return part;
    const own = valuesOf(part, (part.change === 'create' ? after : before)(part.address));
    return own.length === 0 ? part : { ...part, values: own };
  });
  const known = new Set(values.map(({ name }) => name));
  const settings = filled
    .filter((part, at) => part !== parts[at])
    .flatMap(({ values: own = [] }) => own.filter(({ name }) => !ROUTE_ATTRIBUTES.includes(name) && !known.has(name)));
  const all = [...values, ...settings].sort((a, b) => byText(a.name, b.name));
  return createNode({
    ...node,
    changed: { ...node.changed, ...(all.length > 0 && { values: all }), parts: filled },
  });
}

const isOneSided = ({ change }: ChangedPart): boolean => change === 'create' || change === 'delete';

function valuesOf({ address, change }: ChangedPart, attributes: Attributes = {}): readonly ChangedValue[] {
  const settings = factsOf(parseTerraformAddress(address)?.type ?? '').turnsOn ?? [];
  const isMeant = (name: string): boolean =>
    settings.includes(name) || (change === 'create' && ROUTE_ATTRIBUTES.includes(name));
  return Object.entries(attributes)
    .filter(([name]) => isMeant(name))
    .map(([name, text]) =>
      change === 'create' ? { name, before: null, after: text } : { name, before: text, after: null },
    );
}

export function valuesByOrigin({ entries, values }: Known['before']): ValuesBy {
  const addresses = new Map(entries.map(({ address, origin }) => [origin, address]));
  return (origin) => values.get(addresses.get(origin) ?? '');
}
