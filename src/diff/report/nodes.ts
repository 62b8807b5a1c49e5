/** The nodes of a report: every marked node of the union with its names, containers and details. */

import { MODULE_PURPOSE, pathsOfAttribute } from '../../catalog/attributes.js';
import { factsOf } from '../../catalog/index.js';
import { nounOf } from '../../catalog/nouns.js';
import { valueInWords } from '../../catalog/products.js';
import { DECIDING_ATTRIBUTES, dataFateOf } from '../../catalog/settings.js';
import { originalOf } from '../../graph/address.js';
import {
  type ChangeDetails,
  type ChangeName,
  pairRecreated,
  type Recreated,
  type ResourceFact,
} from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { isContainerType } from '../../graph/node-types.js';
import { toGraphAddress } from '../../graph/terraform-address.js';
import { andMore } from './messages.js';
import type { ReportedEdge, ReportedNode } from './model.js';
import type { Names } from './names.js';

/** Name of the fact that tells what an unread module builds, as far as its name says so. */
export const BUILDS = 'builds';

/** Returns the marked nodes, sorted by address. A ghost is not an entry: the moved node lists its previous place. */
export function reportedNodes({ nodes, facts }: Graph, names: Names): ReportedNode[] {
  const ghosts = new Map<string, string>();
  for (const { address, ghostOf } of nodes.values()) if (ghostOf !== undefined) ghosts.set(ghostOf, address);
  return [...nodes.values()]
    .filter((node) => node.ghostOf === undefined && !isImpliedContainer(node))
    .flatMap((node) => {
      const change = changeOf(node);
      if (change === 'none') return [];
      return [withFacts(reported(node, change, names, ghosts.get(node.address)), node, facts)];
    });
}

/** True for a zone or region. It is created and deleted with its contents, and their entries name it. */
const isImpliedContainer = ({ provenance, type }: GraphNode): boolean =>
  provenance === 'implied' && isContainerType(type);

/** A node is also updated if only its parts change, because parts have no icon. */
function changeOf({ change, changed }: GraphNode): ChangeName {
  return change === 'none' && changed?.folded !== undefined ? 'update' : change;
}

function reported(
  node: GraphNode,
  change: ReportedNode['change'],
  names: Names,
  ghost: string | undefined,
): ReportedNode {
  const { address, type, count } = node;
  const { title, name } = names.labelOf(address);
  const qualifier = names.distinctionOf(address);
  return {
    address,
    type,
    change,
    title,
    name,
    ...(qualifier !== '' && { qualifier }),
    noun: nounOf(type, title).one,
    boxes: names.containersOf(address).map(names.titleOf),
    ...(ghost !== undefined && { boxesBefore: names.containersOf(ghost).map(names.titleOf) }),
    isBox: isContainerType(type),
    count,
    ...detailsOf(node.changed),
    ...fateIn(node, change),
  };
}

/** Returns what becomes of the data of a removed or replaced store. A store that is no longer managed stays. */
function fateIn({ type, attributes, changed }: GraphNode, change: ChangeName): Pick<ReportedNode, 'fate'> {
  if (factsOf(type).holdsData !== true || changed?.isForgotten === true) return {};
  if (change === 'replace') return { fate: 'lost' };
  return change === 'delete' ? { fate: dataFateOf(type, attributes) } : {};
}

/** Adds the facts about a new or removed resource, and about its parts. */
function withFacts(reported: ReportedNode, node: GraphNode, facts: Graph['facts'] = new Map()): ReportedNode {
  const { change, count, parts } = reported;
  const isTold = change === 'create' || change === 'delete';
  // The values that diagrams show of a removed resource say what goes.
  const others = change === 'create' && count === 1 ? (facts.get(originalOf(node.address)) ?? []) : [];
  const all = isTold ? factsIn(node, others) : [];
  // The row of a removed module has the title of what it builds.
  const own = change === 'delete' ? all.filter(({ name }) => name !== BUILDS) : all;
  return {
    ...reported,
    ...(own.length > 0 && { facts: own }),
    ...(parts && {
      parts: parts.map((part) => {
        const ofPart = facts.get(toGraphAddress(part.address, 'short') ?? part.address);
        return ofPart === undefined ? part : { ...part, facts: ofPart };
      }),
    }),
  };
}

/** @param others values that tell what the resource does, beyond those that diagrams show */
function factsIn({ type, attributes }: GraphNode, others: readonly ResourceFact[]): readonly ResourceFact[] {
  const purpose = valueInWords(type, MODULE_PURPOSE, attributes[MODULE_PURPOSE] ?? '');
  const built = purpose === '' ? [] : [{ name: BUILDS, value: purpose }];
  const deciding = DECIDING_ATTRIBUTES.flatMap((name): ResourceFact[] => {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    return value === undefined ? [] : [{ name, value }];
  });
  const isTold = ({ name }: ResourceFact): boolean =>
    deciding.some((fact) => pathsOfAttribute(fact.name).some((path) => path.join('.') === name));
  return [...built, ...deciding, ...others.filter((fact) => !isTold(fact))];
}

/** Copies the known members in a fixed order, because the result is written to JSON unchanged. */
export function detailsOf(details: ChangeDetails = {}): ChangeDetails {
  const { createsFirst, movedFrom, isImported, isForgotten, values, blocks, reason, forcedBy, mayBeForcedBy } = details;
  const { folded, parts, instances, countBefore, drift, exposure, looksLike, rules, effects } = details;
  const changeDetails = {
    createsFirst,
    movedFrom,
    isImported,
    isForgotten,
    values,
    blocks,
    reason,
    forcedBy,
    mayBeForcedBy,
  };
  const partDetails = { folded, parts, instances, countBefore, drift, exposure, looksLike, rules, effects };
  return Object.fromEntries(
    Object.entries({ ...changeDetails, ...partDetails }).filter(([, value]) => value !== undefined),
  );
}

// ---- Recreated resources among the nodes of a report.

/**
 * Pairs a removed and a new node that look alike and have the same name. With different names they may not be the same
 * resource.
 */
export function recreatedIn(nodes: readonly ReportedNode[]): Recreated {
  const withChange = (expected: ReportedNode['change']) => nodes.filter(({ change }) => change === expected);
  return pairRecreated(withChange('delete'), withChange('create'), identityOf);
}

/** Returns the old address of the likely rename with the name; undefined for a node without either. */
function identityOf({ address, change, looksLike, name }: ReportedNode): string | undefined {
  const deletedAddress = change === 'delete' ? address : looksLike;
  return deletedAddress === undefined || name === '' ? undefined : JSON.stringify([deletedAddress, name]);
}

/** Leaves out edges that a recreated resource had before and has again. */
export function withoutUnchangedEdges(edges: readonly ReportedEdge[], recreated: Recreated): readonly ReportedEdge[] {
  if (recreated.size === 0) return edges;
  const addressNow = (end: string): string => recreated.get(end) ?? end;
  const keyOf = ({ from, to, label }: ReportedEdge): string => [addressNow(from), addressNow(to), label].join('\n');
  const keysOf = (change: ReportedEdge['change']): ReadonlySet<string> =>
    new Set(edges.filter((edge) => edge.change === change).map(keyOf));
  const [deletedKeys, createdKeys] = [keysOf('delete'), keysOf('create')];
  return edges.filter((edge) => !(deletedKeys.has(keyOf(edge)) && createdKeys.has(keyOf(edge))));
}

// ---- Copies: one entry for a resource that is drawn in several containers.

/**
 * Returns the nodes with one entry for all copies that change alike. The entry names the first container and counts the
 * others: `Public subnet a and 2 more`. Copies that change differently stay separate.
 */
export function mergeCopies(nodes: readonly ReportedNode[]): readonly ReportedNode[] {
  const alike = groupBy(nodes, ({ address, boxes: _, qualifier: __, ...rest }) =>
    JSON.stringify([originalOf(address), rest]),
  );
  return [...alike.values()].map(([first, ...others]) => {
    const { boxes } = first as ReportedNode;
    const last = boxes.at(-1);
    if (others.length === 0 || last === undefined) return first as ReportedNode;
    return { ...(first as ReportedNode), boxes: [...boxes.slice(0, -1), andMore(last, others.length)] };
  });
}
