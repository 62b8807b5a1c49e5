/**
 * What is in an account that is a resource itself: whatever says so, by a reference or by its id. Where there is one such account and
 * nothing says another, all of its cloud is in it.
 */
import { createNode } from '../../graph/create.js';
import type { GraphNode } from '../../graph/model.js';
import type { Model } from '../model.js';
import { textsAt } from '../values.js';
import { placeOf } from './accounts.js';

/**
 * By address, the account of what is at the top.
 * @param resourceOf what a node stands for, or is a copy of
 */
export function owners(
  nodes: readonly GraphNode[],
  model: Model,
  resourceOf: (node: GraphNode) => string,
): ReadonlyMap<string, string> {
  const { factsOf, knowledge, namedBy, resources, valuesOf } = model;
  const ids = new Map<string, string>();
  const accounts = new Map<string, string>();
  for (const node of nodes) {
    const { accountId } = factsOf(resourceOf(node));
    if (accountId === undefined || node.parent !== null) continue;
    accounts.set(node.address, knowledge.cloudOf(node.type));
    for (const id of textsAt(valuesOf(resourceOf(node)), [accountId])) ids.set(id, node.address);
  }
  if (accounts.size === 0) return new Map();

  const found = new Map<string, string>();
  const open: GraphNode[] = [];
  let others = false;
  for (const node of nodes) {
    const resource = resources.get(resourceOf(node));
    const isIn = [...accounts.values()].includes(knowledge.cloudOf(node.type));
    if (node.parent !== null || resource === undefined || !isIn) continue;
    if (knowledge.factsOf(node.type).holdsAccounts === true) continue;
    const [named] = namedBy(resource.address, [...knowledge.attributesOfOwners]).filter((one) => accounts.has(one));
    const { account } = placeOf(resource, knowledge);
    const isSaid = account !== null && !knowledge.isMadeUpAccount(account);
    const owner = named ?? (isSaid ? ids.get(account) : undefined);
    if (owner !== undefined) found.set(node.address, owner);
    else if (isSaid) others = true;
    else open.push(node);
  }
  const [sole] = accounts.keys();
  if (sole !== undefined && accounts.size === 1 && !others) for (const { address } of open) found.set(address, sole);
  return found;
}

/** What is still at the top, and in nothing else, in its account. */
export const withOwners = (nodes: readonly GraphNode[], owned: ReadonlyMap<string, string>): readonly GraphNode[] =>
  nodes.map((node) => {
    const owner = owned.get(node.address);
    const isFree = node.parent === null && node.runsIn === undefined;
    return owner !== undefined && isFree ? createNode({ ...node, runsIn: owner }) : node;
  });
