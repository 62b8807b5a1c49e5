/**
 * Boxes for accounts in clouds that draw them around networks (projects of Google Cloud). They are drawn if resources
 * name at least two accounts, by literals or by variables with different names, because a box around the whole diagram
 * would say nothing.
 */

import { createNode } from '../../graph/create.js';
import { symbolOf } from '../../graph/instance-name.js';
import type { Resource } from '../../graph/inventory.js';
import type { GraphNode } from '../../graph/model.js';
import type { Implied } from '../ledger.js';
import type { Model } from '../model.js';
import { textsAt } from '../values.js';
import { freshAddress, locationOf } from './accounts.js';

export interface Projects {
  readonly boxes: readonly GraphNode[];
  readonly implied: readonly Implied[];
  /** The box of each node that names its account, by address. */
  readonly ownerOf: ReadonlyMap<string, string>;
}

interface Member {
  readonly node: GraphNode;
  readonly resource: Resource;
  readonly type: string;
  /** Identity of the account: its ID, or the expression that holds it. */
  readonly key: string;
  readonly name: string;
}

/**
 * Returns the owning account of each node that names one, and boxes for the accounts that are not resources of the
 * input.
 * @param nodes drawn nodes
 * @param resourceOf the resource of a node or replica
 */
export function addProjects(
  nodes: readonly GraphNode[],
  model: Model,
  resourceOf: (node: GraphNode) => string,
): Projects {
  const { knowledge, resources } = model;
  const members = nodes.flatMap((node): Member[] => {
    const resource = resources.get(resourceOf(node));
    const rule = knowledge.accountTypes[knowledge.cloudOf(node.type)];
    const holdsAccounts = knowledge.factsOf(node.type).holdsAccounts === true;
    if (node.parent !== null || resource === undefined || rule === undefined || holdsAccounts) return [];
    const account = accountOf(resource, rule.by, model);
    return account === null ? [] : [{ node, resource, type: rule.type, ...account }];
  });
  const counted = members.filter(({ node }) => knowledge.factsOf(node.type).supporting !== true);
  if (new Set(counted.map(({ key }) => key)).size < 2) return { boxes: [], implied: [], ownerOf: new Map() };

  const takenAddresses = new Set(nodes.map(({ address }) => address));
  const existingAccounts = knownAccounts(nodes, model, resourceOf);
  const boxes = new Map<string, GraphNode>();
  const implied: Implied[] = [];
  const ownerOf = new Map<string, string>();
  for (const { node, resource, type, key, name } of members) {
    const existingAccount = existingAccounts.get(key);
    if (existingAccount === undefined && !boxes.has(key)) {
      const address = freshAddress(type, name.replace(/[^A-Za-z0-9_-]/g, '_'), takenAddresses);
      takenAddresses.add(address);
      boxes.set(key, createNode({ address, attributes: { name }, provenance: 'implied' }));
      implied.push({ address, proof: resource.address });
    }
    ownerOf.set(node.address, existingAccount ?? (boxes.get(key) as GraphNode).address);
  }
  return { boxes: [...boxes.values()], implied, ownerOf };
}

/** Returns the account that a resource states; null for none, or one that a reference names. */
function accountOf(
  resource: Resource,
  attribute: string,
  { knowledge, namedBy }: Model,
): Pick<Member, 'key' | 'name'> | null {
  if (namedBy(resource.address, [attribute]).length > 0) return null;
  const { account } = locationOf(resource, knowledge);
  const [accountId = account ?? ''] = textsAt(resource.values, [attribute]).filter((text) => text !== '');
  if (accountId !== '') return knowledge.isPlaceholderAccount(accountId) ? null : { key: accountId, name: accountId };
  const symbol = symbolOf((resource.patterns ?? []).find(({ path }) => path === attribute)?.text ?? '');
  return symbol === null ? null : { key: `=${symbol}`, name: knowledge.accountName(symbol) };
}

/** Accounts that are resources, by their IDs. */
function knownAccounts(
  nodes: readonly GraphNode[],
  { factsOf, valuesOf }: Model,
  resourceOf: (node: GraphNode) => string,
): ReadonlyMap<string, string> {
  return new Map(
    nodes.flatMap((node) => {
      const { accountId } = factsOf(resourceOf(node));
      const ids = accountId === undefined ? [] : textsAt(valuesOf(resourceOf(node)), [accountId]);
      return ids.map((id): [string, string] => [id, node.address]);
    }),
  );
}
