/**
 * Networks that the plan names by their identity only (`subnet-0a1b`): somebody else has built them, and they are in
 * play as if they had been looked up.
 */
import type { Knowledge } from '../clouds/knowledge.js';
import type { Json, Resource } from '../graph/inventory.js';
import { byAddress } from '../graph/order.js';

export interface Elsewhere {
  readonly resource: Resource;
  /** The first resource that names it, in address order. */
  readonly proof: string;
}

const IDENTITY_ATTRIBUTES = ['id', 'arn', 'self_link'];

/** Deeper than any block that names a network. */
const BLOCK_DEPTH = 4;

function* textsIn(name: string, value: Json | undefined, depth = BLOCK_DEPTH): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [name, value];
  if (value === null || typeof value !== 'object' || depth === 0) return;
  if (Array.isArray(value)) for (const item of value) yield* textsIn(name, item as Json, depth - 1);
  else for (const [inner, item] of Object.entries(value)) yield* textsIn(inner, item as Json, depth - 1);
}

/** @param resources in address order */
export function networksElsewhere(resources: readonly Resource[], knowledge: Knowledge): readonly Elsewhere[] {
  const known = new Set(resources.flatMap(({ values }) => IDENTITY_ATTRIBUTES.map((name) => values[name])));
  const taken = new Set(resources.map(({ address }) => address));
  const found = new Map<string, Elsewhere>();
  for (const { address, mode, type, values, modules: _, ...rest } of resources) {
    if (mode === 'data') continue;
    for (const attribute of knowledge.placedBy(type)) {
      const value = Object.hasOwn(values, attribute) ? values[attribute] : undefined;
      for (const [name, text] of textsIn(attribute, value)) {
        const rule = knowledge.identities.get(name);
        if (rule === undefined || known.has(text) || !rule.looks.test(text) || found.has(text)) continue;
        const own = `${rule.type}.${text}`;
        if (taken.has(own)) continue;
        const resource: Resource = {
          address: own,
          origin: own,
          mode: 'data',
          type: rule.type,
          name: text,
          modules: [],
          provider: rest.provider,
          change: 'read',
          values: { id: text },
          provenance: 'implied',
          ...(rest.region !== undefined && { region: rest.region }),
          ...(rest.account !== undefined && { account: rest.account }),
        };
        found.set(text, { resource, proof: address });
      }
    }
  }
  return [...found.values()].sort((a, b) => byAddress(a.resource.address, b.resource.address));
}
