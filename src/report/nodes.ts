import { spokenOf } from '../catalog/nouns.js';
import { DECIDING_ATTRIBUTES } from '../catalog/settings.js';
import type { ChangeDetails, ChangeName } from '../graph/changes.js';
import { isContainerType } from '../graph/containers.js';
import type { Graph, GraphNode } from '../graph/model.js';
import type { ReportedFact, ReportedNode } from './model.js';
import type { Names } from './names.js';

/** What is marked, in the order of the graph: by address. Where a thing was before is said of the thing: ghosts are no entries. */
export function reportedNodes({ nodes }: Graph, names: Names): ReportedNode[] {
  const ghosts = new Map<string, string>();
  for (const { address, ghostOf } of nodes.values()) if (ghostOf !== undefined) ghosts.set(ghostOf, address);
  return [...nodes.values()]
    .filter((node) => node.ghostOf === undefined && !isBoxOfNobody(node))
    .flatMap((node) => {
      const change = changeOf(node);
      return change === 'none' ? [] : [reported(node, change, names, ghosts.get(node.address))];
    });
}

/** A zone or region comes and goes with what stands in it, which says where that is. */
const isBoxOfNobody = ({ provenance, type }: GraphNode): boolean => provenance === 'implied' && isContainerType(type);

/** Of one whose parts alone change the picture says so, too: they have no icon. */
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
  const { title, name } = names.of(address);
  const qualifier = names.apart(address);
  return {
    address,
    type,
    change,
    title,
    name,
    ...(qualifier !== '' && { qualifier }),
    noun: spokenOf(type, title).one,
    boxes: names.around(address).map(names.titleOf),
    ...(ghost !== undefined && { boxesBefore: names.around(ghost).map(names.titleOf) }),
    isBox: isContainerType(type),
    count,
    ...detailsOf(node.changed),
    ...(change === 'create' && factsIn(node)),
  };
}

function factsIn({ attributes }: GraphNode): { readonly facts?: readonly ReportedFact[] } {
  const facts = DECIDING_ATTRIBUTES.flatMap((name): ReportedFact[] => {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    return value === undefined ? [] : [{ name, value }];
  });
  return facts.length === 0 ? {} : { facts };
}

/** Known members only, in one order: it is written as it is. */
function detailsOf(details: ChangeDetails = {}): ChangeDetails {
  const { createsFirst, movedFrom, isImported, isForgotten, values, reason, forcedBy, mayBeForcedBy } = details;
  const { folded, parts, instances, countBefore, drift, exposure, looksLike } = details;
  const all = { createsFirst, movedFrom, isImported, isForgotten, values, reason, forcedBy, mayBeForcedBy };
  const more = { folded, parts, instances, countBefore, drift, exposure, looksLike };
  return Object.fromEntries(Object.entries({ ...all, ...more }).filter(([, value]) => value !== undefined));
}
