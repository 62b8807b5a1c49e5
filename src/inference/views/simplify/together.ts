/** Merges several nodes into one, with a common name. */
import { GENERATED_ID } from '../../../catalog/products.js';
import { formatAddress, modulesOf, parseAddress, unescapeName } from '../../../graph/address.js';
import { countDrawn, isPseudoType } from '../../../graph/counts.js';
import { createNode } from '../../../graph/create.js';
import { mergeChanges } from '../../../graph/merge-changes.js';
import type { GraphNode } from '../../../graph/model.js';
import { NAMES_LISTED } from '../../../limits.js';
import { severalNames } from '../../../messages.js';
import { knownPart } from '../../../platform/text/gaps.js';
import { nameIn } from '../../inherited-names.js';
import { severalBoxes } from '../../messages.js';

const nameInCode = ({ address }: GraphNode): string => unescapeName(parseAddress(address)?.name ?? address);

const nameInCloud = ({ type, attributes }: GraphNode): string => knownPart(nameIn(type, attributes)) ?? '';

const moduleName = ({ address }: GraphNode): string => unescapeName(parseAddress(address)?.modules.at(-1)?.name ?? '');

// In order of preference: the name in the cloud, in the configuration, of the module.
const NAMES = [nameInCloud, nameInCode, moduleName];

/**
 * Returns names of several nodes, of the kind with most different names (`NAMES`); the empty name is one of them if a
 * node has none. Empty if all are equal, as for instances of one resource.
 */
function namesOf(members: readonly GraphNode[]): readonly string[] {
  let best: readonly string[] = [];
  for (const name of NAMES) {
    const names = [...new Set(members.map(name))].filter((candidate) => !GENERATED_ID.test(candidate));
    if (names.length > best.length) best = names;
  }
  return best.length < 2 ? [] : best;
}

/** Returns the first names and the number of others: `a, b and 3 more`. */
function listNames(names: readonly string[]): string {
  const first = names.filter((name) => name !== '').slice(0, NAMES_LISTED);
  return severalNames(first, names.length - first.length);
}

/** Returns the addresses of the modules that enclose all members, from the root inwards. */
function commonModules(members: readonly GraphNode[]): readonly string[] {
  let common = modulesOf((members[0] as GraphNode).address);
  for (const { address } of members) {
    const modules = modulesOf(address);
    const differs = common.findIndex((module, i) => modules[i] !== module);
    if (differs >= 0) common = common.slice(0, differs);
  }
  return common;
}

/**
 * Returns the address of the first node. For nodes of several modules, returns the same name in their innermost common
 * module, with an index if that address is taken by another node.
 */
function addressFor(members: readonly GraphNode[], isTaken: (address: string) => boolean): string {
  const { address } = members[0] as GraphNode;
  const parts = parseAddress(address);
  const depth = commonModules(members).length;
  if (parts === null || members.every((node) => modulesOf(node.address).length === depth)) return address;
  const modules = parts.modules.slice(0, depth);
  const plain = { ...parts, modules, copy: null };
  const selfAddresses = new Set(members.map((node) => node.address));
  let candidate = formatAddress(plain);
  for (let n = 1; isTaken(candidate) && !selfAddresses.has(candidate); n++)
    candidate = formatAddress({ ...plain, indexes: [...parts.indexes, String(n)] });
  return candidate;
}

const PROVENANCES = ['planned', 'assumed', 'implied'] as const;

/** Returns the number of resources that the nodes stand for; for actors, the number of nodes. */
const countOf = (members: readonly GraphNode[]): number =>
  members.every(({ type }) => isPseudoType(type)) ? members.length : countDrawn(members);

/**
 * Returns one node for several, with the attributes that all share. See `addressFor` for its address.
 * @param members in address order, at least one, all of one type
 */
export function mergeNodes(members: readonly GraphNode[], isTaken: (address: string) => boolean): GraphNode {
  const [first] = members as readonly [GraphNode, ...GraphNode[]];
  if (members.length === 1) return first;
  const names = namesOf(members);
  const provenances = members.map(({ provenance }) => provenance);
  return createNode({
    address: addressFor(members, isTaken),
    type: first.type,
    parent: first.parent,
    attributes: sharedAttributes(members),
    provenance: PROVENANCES.find((provenance) => provenances.includes(provenance)) ?? 'planned',
    ...mergeChanges(members),
    lookedUp: members.every(({ lookedUp }) => lookedUp),
    count: countOf(members),
    ...(names.length === 0 ? {} : { labelOverride: listNames(names) }),
  });
}

/** Returns one box for several containers: the first, with their number and some of their names. */
export function severalBox(containers: readonly GraphNode[]): GraphNode {
  const [first] = containers as readonly [GraphNode, ...GraphNode[]];
  if (containers.length === 1) return first;
  const { labelOverride = '', ...box } = mergeNodes(containers, () => false);
  return { ...box, address: first.address, labelOverride: severalBoxes(containers.length, labelOverride) };
}

function sharedAttributes(members: readonly GraphNode[]): GraphNode['attributes'] {
  const [first, ...others] = members as readonly [GraphNode, ...GraphNode[]];
  return Object.fromEntries(
    Object.entries(first.attributes).filter(([name, value]) =>
      others.every(({ attributes }) => Object.hasOwn(attributes, name) && attributes[name] === value),
    ),
  );
}
