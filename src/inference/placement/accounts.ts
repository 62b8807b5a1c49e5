/**
 * Containers for accounts and regions at the top level. They are drawn only if there are at least two, because a box
 * around the whole diagram says nothing. A region that only holds supporting resources, such as the certificate of a
 * CDN, does not count.
 */

import type { Knowledge } from '../../catalog/knowledge.js';
import { parseAddress, withCopy } from '../../graph/address.js';
import { createNode } from '../../graph/create.js';
import type { Resource } from '../../graph/inventory.js';
import type { GraphNode } from '../../graph/model.js';
import type { Implied } from '../ledger.js';
import type { Model } from '../model.js';

export interface Accounts {
  /** The nodes passed in, with top-level ones moved into their container. */
  readonly nodes: readonly GraphNode[];
  readonly boxes: readonly GraphNode[];
  readonly implied: readonly Implied[];
}

/** An account, or a region of it. */
interface Box {
  readonly node: GraphNode;
  readonly proof: string;
}

interface Member {
  readonly node: GraphNode;
  readonly resource: Resource;
  readonly boxType: string;
  readonly account: string | null;
  readonly region: string | null;
}

/**
 * Adds containers for accounts and regions.
 * @param partsOf returns the resources folded directly into one
 */
export function addAccounts(
  nodes: readonly GraphNode[],
  model: Model,
  partsOf: (address: string) => readonly string[],
): Accounts {
  const members = nodes.flatMap((node) =>
    memberOf(node, model).map((member): Member => {
      const { account, resource } = member;
      return { ...member, account: account ?? accountOfParts(resource.address, model, partsOf) };
    }),
  );
  const hasAccounts = hasSeveral(members, ({ account }) => account, model);
  const hasRegions = hasSeveral(members, ({ region }) => region, model);
  if (!hasAccounts && !hasRegions) return { nodes, boxes: [], implied: [] };

  const boxes = new Map<string, Box>();
  const parents = new Map<string, string>();
  const takenAddresses = new Set(nodes.map(({ address }) => address));
  const boxFor = (key: string, type: string, name: string, parent: string | null, proof: string): string => {
    const known = boxes.get(key);
    if (known !== undefined) return known.node.address;
    const address = freshAddress(type, key.replace(/[^A-Za-z0-9_-]/g, '_'), takenAddresses);
    takenAddresses.add(address);
    const node = createNode({ address, type, parent, attributes: { name }, provenance: 'implied' });
    boxes.set(key, { node, proof });
    return address;
  };
  for (const { node, resource, boxType, account, region } of members) {
    let parent: string | null = null;
    const outer = hasAccounts && account !== null ? `account_${account}` : '';
    if (outer !== '') parent = boxFor(outer, boxType, `account ${account}`, parent, resource.address);
    const inner = outer === '' ? region : `${outer}_${region}`;
    if (hasRegions && region !== null) parent = boxFor(inner as string, boxType, region, parent, resource.address);
    if (parent !== null) parents.set(node.address, parent);
  }
  return {
    nodes: nodes.map((node) => createNode({ ...node, parent: parents.get(node.address) ?? node.parent })),
    boxes: [...boxes.values()].map(({ node }) => node),
    implied: [...boxes.values()].map(({ node, proof }) => ({ address: node.address, proof })),
  };
}

/**
 * Returns the member for a top-level node, in a list of one; empty if its cloud has no such containers, or if it is
 * global. The cloud of an unread module is that of its provider.
 */
function memberOf(node: GraphNode, { knowledge, resources }: Model): Member[] {
  const { copy } = parseAddress(node.address) ?? { copy: null };
  const resource = resources.get(copy === null ? node.address : withCopy(node.address, null));
  if (node.parent !== null || resource === undefined) return [];
  const boxType =
    knowledge.regionBoxOf(knowledge.cloudOf(node.type)) ?? knowledge.regionBoxOf(knowledge.cloudOf(resource.provider));
  if (boxType === null || node.type === boxType) return [];
  if (knowledge.isGlobal(resource.type, resource.values)) return [];
  return [{ node, resource, boxType, ...locationOf(resource, knowledge) }];
}

/**
 * Returns the account that all parts of a resource agree on; null if they disagree or state none. Supporting parts do
 * not count, because a key may belong to another account. The identity that the resource runs as does.
 */
function accountOfParts(
  address: string,
  { factsOf, knowledge, resources }: Model,
  partsOf: (address: string) => readonly string[],
): string | null {
  const countsForAccount = (part: string): boolean =>
    factsOf(part).supporting !== true || factsOf(part).identity === true;
  const parts = new Set(partsOf(address).filter(countsForAccount));
  for (const part of parts) for (const inner of partsOf(part)) if (countsForAccount(inner)) parts.add(inner);
  const accountsOfParts = [...parts].map((part) => locationOf(resources.get(part) as Resource, knowledge).account);
  const [account, ...others] = new Set(accountsOfParts.filter((candidate) => candidate !== null));
  return account === undefined || others.length > 0 ? null : account;
}

/** Returns the account and region of a resource: from its own values, its provider's configuration or its identity. */
export function locationOf(
  { type, values, ...provider }: Resource,
  { cloudOf, statedLocations, regionAttribute, regionPattern }: Knowledge,
): Pick<Member, 'account' | 'region'> {
  const textOf = (name: string): string => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return typeof value === 'string' ? value : '';
  };
  const locations = statedLocations[cloudOf(type)].map(
    ({ attribute: name, pattern }) => pattern.exec(textOf(name))?.groups ?? {},
  );
  const regionIn = (text = ''): string | undefined => (regionPattern.test(text) ? text : undefined);
  const [account] = locations.flatMap((groups) => groups.account ?? []);
  const [region] = locations.flatMap((groups) => regionIn(groups.region) ?? []);
  return {
    account: provider.account ?? account ?? null,
    region: regionIn(textOf(regionAttribute)) ?? provider.region ?? region ?? null,
  };
}

/** True if members that are not supporting have at least two different names. */
function hasSeveral(
  members: readonly Member[],
  nameOf: (member: Member) => string | null,
  { knowledge }: Model,
): boolean {
  const counted = members.filter(({ node }) => knowledge.factsOf(node.type).supporting !== true).map(nameOf);
  return new Set(counted.filter((name) => name !== null)).size > 1;
}

/** Returns an unused address of a type. */
export function freshAddress(type: string, name: string, takenAddresses: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const address = `${type}.${n === 1 ? name : `${name}_${n}`}`;
    if (!takenAddresses.has(address)) return address;
  }
}
