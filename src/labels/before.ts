/** The texts that a changed node had in the revision before. */

import { productOf } from '../catalog/products.js';
import type { Attributes, GraphNode } from '../graph/model.js';
import { namesOf } from './names.js';
import type { NameContext } from './words.js';

/** A node as it was before its change, with its name then. */
export interface FormerNode {
  readonly node: GraphNode;
  readonly name: string;
}

/**
 * Returns a node as it was before its change; undefined if it has not changed, is in one revision only, or was several
 * nodes.
 * @param name the name of the node now, which it keeps if its own possible names are the same
 */
export function formerNode(node: GraphNode, name: string, context: NameContext): FormerNode | undefined {
  const former = nodeBefore(node);
  if (former === undefined) return undefined;
  const [was, is] = [former, node].map(
    (each) => namesOf(each, { title: productOf(each.type, each.attributes).title, context, enclosingNames: [] })[0],
  );
  return { node: former, name: was === undefined || was === is ? name : was };
}

function nodeBefore(node: GraphNode): GraphNode | undefined {
  const { change, changed, before, ghostOf, count } = node;
  if (change === 'create' || change === 'delete' || ghostOf !== undefined) return undefined;
  if (before !== undefined) return before.length === 1 ? before[0] : undefined;
  if (changed?.values === undefined && changed?.countBefore === undefined) return undefined;
  return { ...node, attributes: attributesBefore(node), count: changed.countBefore ?? count };
}

/** Returns the attributes before. A value of a part may have the name of an attribute that the node does not have. */
function attributesBefore({ attributes, changed: { values = [] } = {} }: GraphNode): Attributes {
  const applied = values.filter(({ name, after }) => (attributes[name] ?? null) === after);
  const replaced = new Set(applied.map(({ name }) => name));
  return Object.fromEntries([
    ...Object.entries(attributes).filter(([name]) => !replaced.has(name)),
    ...applied.flatMap(({ name, before }) => (before === null ? [] : [[name, before] as const])),
  ]);
}
