/**
 * How each node changes: as its resource does, with how many of what has folded into it change in each way. What changes
 * inside a resource that stays is an update of it.
 */
import { factsOf } from '../catalog/index.js';
import { ownNameOf } from '../catalog/products.js';
import {
  type ChangeCounts,
  type ChangeDetails,
  type ChangedPart,
  type ChangeName,
  countedWith,
} from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import type { Change, Resource } from '../graph/inventory.js';
import { sumCounts } from '../graph/merge-changes.js';
import type { GraphNode } from '../graph/model.js';
import { byAddress } from '../graph/order.js';
import { describe } from './describe.js';
import type { Scene } from './scene.js';

type Changing = Pick<GraphNode, 'change' | 'changed'>;

const nameOf = (change: Change): ChangeName => (change === 'no-op' || change === 'read' ? 'none' : change);

/** Nothing changes what is looked up. */
export const ownChange = ({ mode, change, changed }: Resource): Changing => ({
  change: mode === 'managed' ? nameOf(change) : 'none',
  ...(changed !== undefined && { changed }),
});

interface Inside {
  readonly counts: ChangeCounts;
  readonly parts: ChangedPart[];
  readonly hasDrifted: boolean;
}

/** A node with what changes of that which has folded into it. */
export function insideChanges(picture: Scene): (node: GraphNode) => GraphNode {
  const inside = insideOf(picture);
  return (node) => {
    const { counts, parts, hasDrifted } = inside.get(node.address) ?? NOTHING;
    const folded = sumCounts([node.changed?.folded, counts]);
    const hasFolded = Object.keys(folded).length > 0;
    if (!hasFolded && !hasDrifted) return node;
    const changed: ChangeDetails = {
      ...node.changed,
      ...(hasFolded && { folded }),
      ...(parts.length > 0 && { parts: [...parts].sort((a, b) => byAddress(a.address, b.address)) }),
      ...(hasDrifted && { drift: node.changed?.drift ?? [] }),
    };
    return createNode({ ...node, change: node.change === 'none' && hasFolded ? 'update' : node.change, changed });
  };
}

const NOTHING: Inside = { counts: {}, parts: [], hasDrifted: false };

const valuesOf = ({ values }: ChangeDetails = {}): Pick<ChangedPart, 'values'> =>
  values === undefined ? {} : { values };

/** The name of something with data in it that goes. */
function nameOfLost(resource: Resource): Pick<ChangedPart, 'name'> {
  const isLost = LOSES.has(resource.change) && factsOf(resource.type).holdsData === true;
  const name = isLost ? ownNameOf(resource.type, describe(resource)) : undefined;
  return name === undefined ? {} : { name };
}

const LOSES: ReadonlySet<Change> = new Set<Change>(['delete', 'replace']);

/** And not in the place of something that is still there. */
const isNew = ({ change, changed }: Resource): boolean => change === 'create' && changed?.folded === undefined;

/** By what is drawn. Where everything is new, all that is part of a thing is as new as it is, and nothing is said of it. */
function insideOf({ model, rootOf, drawn, spans }: Scene): ReadonlyMap<string, Inside> {
  const inside = new Map<string, Inside>();
  const managed = [...model.resources.values()].filter(
    ({ mode, provenance }) => mode === 'managed' && provenance !== 'implied',
  );
  if (managed.every(isNew)) return inside;
  for (const resource of managed) {
    const { address, origin, change, changed } = resource;
    const root = rootOf(address);
    if (root === null || root === address || !drawn.has(root) || spans.into.has(address)) continue;
    const { counts, parts, hasDrifted } = inside.get(root) ?? { ...NOTHING, parts: [] };
    const name = nameOf(change);
    const own = name === 'none' ? counts : countedWith(counts, name);
    if (name !== 'none') parts.push({ address: origin, change: name, ...nameOfLost(resource), ...valuesOf(changed) });
    inside.set(root, {
      counts: sumCounts([own, changed?.folded]),
      parts,
      hasDrifted: hasDrifted || changed?.drift !== undefined,
    });
  }
  return inside;
}
