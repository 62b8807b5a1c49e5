/**
 * Scene: the drawn elements and their containers. It combines folds, containment, replicas and groups for the passes
 * that need all of them.
 */

import { OWNER_TYPES } from '../catalog/boxes.js';
import { isSetting } from '../catalog/model.js';
import type { Evidence } from './evidence.js';
import type { Folds } from './fold.js';
import type { Model } from './model.js';
import type { Copies } from './placement/copies.js';
import type { Groups } from './placement/groups.js';
import type { Spans } from './placement/multi-subnet.js';
import type { Containment } from './placement/place.js';

/** All decisions about nodes and containers, which the passes for edges read. */
export interface Scene {
  readonly model: Model;
  readonly folds: Folds;
  readonly places: Containment;
  readonly copies: Copies;
  readonly spans: Spans;
  readonly groups: Groups;
  /** Addresses of resources that are nodes, in address order; implied containers are not included. */
  readonly drawn: ReadonlySet<string>;
  /** The resource that is drawn for this one: itself or its host; null if it is hidden. */
  readonly rootOf: (address: string) => string | null;
  /** Nodes, without containers, at which edges of a resource end. A security group stands for its members. */
  readonly endsOf: (address: string) => readonly string[];
  /** Like `rootOf`, with all hosts of a shared resource. */
  readonly rootsOf: (address: string) => readonly string[];
  /** Nodes whose requests a resource directs: all load balancers of a shared URL map, and of its back-ends. */
  readonly callersOf: (address: string) => readonly string[];
  readonly isContainer: (address: string) => boolean;
  /**
   * Container of a node or implied container; null at the top level. For a replicated resource, the innermost around
   * all replicas.
   */
  readonly parentOf: (address: string) => string | null;
  /** True if a node is drawn directly in the container. */
  readonly isOccupied: (box: string) => boolean;
  /** Evidence for a resource's container; null at the top level. */
  readonly whyIn: (address: string) => Evidence | null;
}

/**
 * Memoises a function of an address. A role with thousands of users would otherwise be resolved once per user.
 * @param compute must not return undefined
 */
export function memoised<T>(compute: (address: string) => T): (address: string) => T {
  const known = new Map<string, T>();
  return (address) => {
    const cached = known.get(address);
    if (cached !== undefined) return cached;
    const fresh = compute(address);
    known.set(address, fresh);
    return fresh;
  };
}

/** Results of the earlier passes. */
type EarlierResults = Pick<Scene, 'model' | 'folds' | 'places' | 'copies' | 'spans' | 'groups'>;

/** Returns the functions that find all nodes of a shared resource; see `Scene`. */
function sharedRoots({ folds }: EarlierResults, rootOf: Scene['rootOf']): Pick<Scene, 'rootsOf' | 'callersOf'> {
  const rootsAt = (addresses: readonly string[]): readonly string[] =>
    [...new Set(addresses.map(rootOf))].filter((root) => root !== null);
  return {
    rootsOf: memoised((address) => {
      // Instance profiles share a role, and machines share an instance profile.
      const shared = new Set([address]);
      for (const at of shared) for (const sharer of folds.sharers.get(at) ?? []) shared.add(sharer);
      return rootsAt([...shared].filter((at) => !folds.sharers.has(at)));
    }),
    callersOf: memoised((address) => {
      const parts = new Set([address]);
      for (const part of parts) {
        const wholes = folds.sharers.get(part) ?? [folds.hosts.get(part)?.address];
        for (const whole of wholes) if (whole !== undefined) parts.add(whole);
      }
      return rootsAt([...parts].filter((part) => !folds.hosts.has(part)));
    }),
  };
}

/** Creates the scene from the results of the earlier passes. Containers that would be empty are left out. */
export function createScene(results: EarlierResults): Scene {
  const { model, folds, places, copies, spans, groups } = results;
  const groupOf = new Map<string, string>();
  for (const box of groups.boxes) for (const member of groups.members.get(box) ?? []) groupOf.set(member, box);

  const rootOf = memoised((address): string | null => {
    const last = folds.root(address);
    const root = last === null ? null : (spans.boxOf.get(last) ?? last);
    if (root !== null && groups.hidden.has(root)) return null;
    const members = root === null ? undefined : groups.members.get(root);
    return root === null || members === undefined || groups.boxes.has(root) ? root : (members[0] ?? root);
  });
  const isContainer = (address: string): boolean => places.implied.has(address) || model.isContainer(address);
  const parentOf = (address: string): string | null => {
    const firstMember = groups.boxes.has(address) ? groups.members.get(address)?.[0] : undefined;
    const placed = firstMember ?? address;
    const grouped = groupOf.get(address) ?? copies.settled.get(placed);
    if (grouped !== undefined) return grouped;
    return spans.parents.has(placed) ? (spans.parents.get(placed) as string | null) : places.parentOf(placed);
  };
  const whyIn = (address: string): Evidence | null => {
    const placed = groups.boxes.has(address) ? (groups.members.get(address)?.[0] ?? address) : address;
    if (groupOf.has(address)) return groups.evidenceByMember.get(address) ?? null;
    return copies.settled.has(placed) ? { rule: 'zone', by: placed } : places.evidenceOf(placed);
  };
  const endsOf = (address: string): readonly string[] => {
    const root = folds.root(address);
    if (root === null) return [];
    return groups.members.get(root) ?? rootsOf(address).filter((end) => !isContainer(end));
  };
  const { rootsOf, callersOf } = sharedRoots(results, rootOf);

  const filled = withoutEmptyLookups({ model, copies, rootOf, parentOf, isContainer });
  const left = emptied({ model, copies, drawn: filled, rootOf, parentOf });
  const drawn = new Set([...filled].filter((address) => !left.has(address)));
  let occupied: ReadonlySet<string | null> | undefined;
  const isOccupied = (box: string): boolean => {
    occupied ??= new Set([...drawn].map(parentOf));
    return occupied.has(box);
  };
  return { ...results, drawn, rootOf, rootsOf, callersOf, endsOf, isContainer, parentOf, isOccupied, whyIn };
}

/**
 * Returns the resources that are drawn, without data-source containers that have neither contents nor connections. A folded
 * setting, such as a grant, is no content, unless nothing else is drawn.
 */
function withoutEmptyLookups(scene: Omit<Drawn, 'drawn'> & Pick<Scene, 'isContainer'>): ReadonlySet<string> {
  const { isContainer, model, rootOf } = scene;
  const isGrantOnLookup = (address: string, root: string): boolean =>
    root !== address && isContainer(root) && model.sourceOf(root)?.mode === 'data' && isSetting(model.factsOf(address));
  const withContents = neededIn(scene, (address, root) => !isGrantOnLookup(address, root));
  const needed = withContents.size > 0 ? withContents : neededIn(scene, () => true);
  return new Set([...model.resources.keys()].filter((address) => rootOf(address) === address && needed.has(address)));
}

/** Returns everything that the resources that count are drawn as, and the containers around it. */
function neededIn(
  { model, copies, rootOf, parentOf }: Omit<Drawn, 'drawn'>,
  counts: (address: string, root: string) => boolean,
): ReadonlySet<string> {
  const needed = new Set<string>();
  const need = (start: string | null): void => {
    for (let at = start; at !== null && !needed.has(at); at = parentOf(at)) needed.add(at);
  };
  const endsOf = (address: string): readonly (string | null)[] => {
    const { attributes = [] } = model.factsOf(address).connectionEnds ?? {};
    return model.namedBy(address, attributes).map(rootOf);
  };
  for (const { address, mode, type } of model.resources.values()) {
    const root = mode === 'managed' || model.knowledge.isServiceType(type) ? rootOf(address) : null;
    if (root === null || !counts(address, root)) continue;
    need(root);
    for (const end of endsOf(root)) need(end);
    for (const copy of copies.byResource.get(root) ?? []) need(copy.parent);
  }
  return needed;
}

// Empty owners: an owner (resource group) is not drawn if all of its resources stand in networks of other owners. An
// empty box would suggest that it owns nothing.

/** A scene under construction. */
interface Drawn {
  readonly model: Model;
  readonly copies: Copies;
  readonly drawn: ReadonlySet<string>;
  readonly rootOf: (address: string) => string | null;
  readonly parentOf: (address: string) => string | null;
}

function emptied({ model, copies, drawn, rootOf, parentOf }: Drawn): ReadonlySet<string> {
  const owners = [...drawn].filter((address) => OWNER_TYPES.has(model.typeOf(address)));
  if (owners.length === 0) return new Set();

  const holding = new Set<string>();
  const hold = (start: string | null): void => {
    for (let at = start; at !== null && !holding.has(at); at = parentOf(at)) holding.add(at);
  };
  for (const address of drawn) {
    hold(parentOf(address));
    for (const { parent } of copies.byResource.get(address) ?? []) hold(parent);
  }

  // A box shows folded resources, such as a lock, so it is not empty.
  for (const address of model.resources.keys()) if (rootOf(address) !== address) hold(rootOf(address));

  const isElsewhere = (owner: string, from: string): boolean => {
    const root = rootOf(from);
    const isOwned = model.namedBy(from, model.knowledge.placedBy(model.typeOf(from))).includes(owner);
    return isOwned && root !== null && root !== owner && drawn.has(root);
  };
  return new Set(
    owners.filter(
      (owner) => !holding.has(owner) && model.referrersOf(owner).some(({ from }) => isElsewhere(owner, from)),
    ),
  );
}
