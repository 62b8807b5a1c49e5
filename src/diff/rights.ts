/**
 * Compares the rights of two revisions. A right is gained or lost if no right of the other revision covers it. The changes
 * are attached to the nodes of their principals.
 */

import { EVERYBODY } from '../catalog/exposure.js';
import { factsOf } from '../catalog/index.js';
import { accessOf } from '../catalog/permissions.js';
import { typeOf } from '../graph/address.js';
import { createNode } from '../graph/create.js';
import { groupBy, put } from '../graph/group-by.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { byText } from '../graph/order.js';
import { LEVELS, PART, type Right, type RightsChange, type RightsElsewhere, type Subject } from '../graph/rights.js';
import {
  beyond,
  conditionKeysOf,
  covers,
  differingKeys,
  isCustomRole,
  isOfEverybody,
  isOtherwiseConditional,
  keyOf,
  mayCover,
  withoutSame,
} from './covers.js';
import { PAIRS_OF_RIGHTS_MAX } from './limits.js';
import { stemOf } from './revision-index.js';
import { keysMember, merged, type Part, type PlacedChange } from './rights-changes.js';
import { inWords, type RightInWords } from './rights-in-words.js';

// ---- Changes of rights, attached to the nodes of their principals.

/**
 * Returns the nodes with their gained and lost rights, and the changes without a node as `elsewhere`.
 * @param changes result of `rightsChanges`
 * @param nodeOf node that draws a resource, or that the resource is part of; the address itself if there is none
 */
export function withRights(
  nodes: readonly GraphNode[],
  changes: readonly PlacedChange[],
  nodeOf: (address: string) => string = (address) => address,
) {
  const nodesByAddress = new Map(nodes.map((node) => [node.address, node]));
  const changesByNode = new Map<string, RightsChange[]>();
  const elsewhere: RightsElsewhere[] = [];
  for (const placedChange of changes) {
    const isNew = placedChange.isWithNew === true;
    const placed = isGrantAlone(placedChange) ? placedChange.grants.map(nodeOf) : placedChange.nodes;
    const markedNodes = (isNew ? [...placed, ...targetOf(placedChange).map(nodeOf)] : placed)
      .flatMap((address) => nodesByAddress.get(address) ?? [])
      .filter(({ change }) => !isNew || change === 'create');
    const isUnshown = isNew && markedNodes.length === 0;
    if (isClosed(placedChange, markedNodes) || (isUnshown && !isOfOutsideUser(placedChange, nodesByAddress))) continue;
    const {
      nodes: _,
      order: __,
      scope: ___,
      grants: ____,
      isWithNew: _____,
      isAtTarget: ______,
      ...change
    } = placedChange;
    for (const { address } of markedNodes)
      put(changesByNode, address, { ...change, ...(isNew && { isWithNew: true }) });
    if (markedNodes.length === 0)
      elsewhere.push({ ...change, address: change.principal.address ?? change.target.address ?? change.by });
  }
  const marked = nodes.map((node) => {
    const rights = changesByNode.get(node.address);
    if (rights === undefined) return node;
    const change = node.change === 'none' ? 'update' : node.change;
    return createNode({ ...node, change, changed: { ...node.changed, rights } });
  });
  return { nodes: marked, elsewhere };
}

/**
 * True for a right of a new identity that nothing in the code runs as, so that no icon stands for it: somebody outside
 * uses it, and the right is all that tells of it.
 */
const isOfOutsideUser = (
  { principal: { address }, nodes, isAtTarget }: PlacedChange,
  drawn: ReadonlyMap<string, GraphNode>,
): boolean =>
  address !== undefined &&
  factsOf(typeOf(address)).identity === true &&
  !drawn.has(address) &&
  (nodes.length === 0 || isAtTarget === true);

const targetOf = ({ nodes, target: { address } }: PlacedChange): readonly string[] =>
  address === undefined || nodes.includes(address) ? [] : [address];

/** True if the code has neither the principal nor the target, so that only the grant itself can have an icon. */
const isGrantAlone = ({ nodes, principal, target }: PlacedChange): boolean =>
  nodes.length === 0 && principal.address === undefined && target.address === undefined;

/** True if the node's exposure already reports that everybody loses the right. */
const isClosed = ({ principal, change }: PlacedChange, markedNodes: readonly GraphNode[]): boolean =>
  principal.is === 'everybody' &&
  change === 'loses' &&
  markedNodes.some(({ changed }) =>
    (changed?.exposure ?? []).some((exposure) => exposure.to.startsWith(EVERYBODY) && exposure.change === 'closes'),
  );

/** Applies `withRights` to a graph. */
export function graphWithRights(graph: Graph, sides: RightsSides): Graph {
  const { nodes, elsewhere } = withRights([...graph.nodes.values()], rightsChanges(sides));
  const byAddressOf = new Map(nodes.map((node) => [node.address, node]));
  return Object.freeze({ ...graph, nodes: byAddressOf, ...(elsewhere.length > 0 && { rights: elsewhere }) });
}

// ---- Gains and losses of rights: rights of one revision that no right of the other one covers.

/** The rights of both revisions. Addresses are those in `after`, or those of the union. */
export interface RightsSides {
  readonly before: readonly Right[];
  readonly after: readonly Right[];
  /**
   * True if the resource exists in `before`; `existsAfter`: in `after`. Existing resources (data sources) are there in
   * both.
   */
  readonly existedBefore: (address: string) => boolean;
  readonly existsAfter: (address: string) => boolean;
  /**
   * Returns the node of the union that drew a resource in `before`: one of several instances that are alike has no node
   * of its own. Absent if every resource has the same node in both.
   */
  readonly drawnBefore?: (address: string) => string;
}

/**
 * Returns the changes: gains, then uncertain changes, then losses. Each group has the highest access level first, then
 * the order of the principals.
 */
export function rightsChanges(allSides: RightsSides): readonly PlacedChange[] {
  const sides = withoutHeld(allSides);
  const [before, after] = [withoutSame(sides.before, sides.after), withoutSame(sides.after, sides.before)];
  const ofUsers = partsOfUsers(sides);
  if (before.length + after.length === 0) return merged(ofUsers);
  const groups = groupBy(
    [...before.map((right) => ({ right, isOld: true })), ...after.map((right) => ({ right, isOld: false }))],
    ({ right }) => groupOf(right),
  );
  const [heldBefore, heldAfter] = [rightsByGroup(sides.before), rightsByGroup(sides.after)];
  const parts = [...groups].flatMap(([group, rights]) => {
    const [onlyBefore, onlyAfter] = [rights.filter(({ isOld }) => isOld), rights.filter(({ isOld }) => !isOld)].map(
      (entries) => entries.map(({ right }) => right),
    ) as [Right[], Right[]];
    const groupParts = partsOf(onlyBefore, onlyAfter, heldBefore(group), heldAfter(group));
    return [
      ...withoutWeaker(groupParts.filter((part) => isNews(part, sides))),
      ...withoutWeaker(groupParts.filter((part) => !isNews(part, sides) && comesAlong(part, sides))).map(
        (part): Part => ({ ...part, isWithNew: true }),
      ),
    ];
  });
  return merged([...parts, ...ofUsers]);
}

/**
 * Leaves out the rights of whoever has a policy, if the other revision attaches the policy: the comparison of its
 * principals says who gains or loses them.
 */
function withoutHeld(sides: RightsSides): RightsSides {
  const isOfPolicy = ({ principal }: Right): boolean => principal.is === 'policy';
  const unheld = (rights: readonly Right[], others: readonly Right[]): readonly Right[] => {
    const attached = new Set(others.filter((right) => !isOfPolicy(right)).map(({ by }) => by));
    return rights.filter((right) => !isOfPolicy(right) || !attached.has(right.by));
  };
  return { ...sides, before: unheld(sides.before, sides.after), after: unheld(sides.after, sides.before) };
}

/**
 * Returns what a workload gains, and then also what it loses, because it runs as another identity: `role = aws_iam_role.admin.arn`.
 * The rights of both identities are the same in both revisions, so a comparison of identities does not see it.
 */
function partsOfUsers(sides: RightsSides): readonly Part[] {
  const { before, after, existedBefore, existsAfter, drawnBefore = (address) => address } = sides;
  const [usersBefore, usersAfter] = [usersByRight(before), usersByRight(after)];
  const [heldBefore, heldAfter] = [heldBy(usersBefore), heldBy(usersAfter)];
  const parts = new Map<string, Part[]>();
  for (const [key, { right, users }] of usersAfter) {
    const known = usersBefore.get(key);
    for (const user of known === undefined ? [] : users) {
      const former = drawnBefore(user);
      const isKnown = known?.users.has(former) || isCovered(right, heldBefore.get(former));
      const isNews = !isKnown && existedBefore(stemOf(user));
      if (isNews) put(parts, user, { change: 'gains', right: rightOf(user, right) });
    }
  }
  for (const [user, gained] of parts) {
    const lost = (heldBefore.get(drawnBefore(user)) ?? []).filter(
      (right) => usersAfter.has(keyOf(right)) && existsAfter(stemOf(user)) && !isCovered(right, heldAfter.get(user)),
    );
    parts.set(user, [
      ...withoutWeaker(gained),
      ...lost.map((right): Part => ({ change: 'loses', right: rightOf(user, right) })),
    ]);
  }
  return [...parts.values()].flat();
}

interface UsedRight {
  readonly right: Right;
  readonly users: ReadonlySet<string>;
}

/** Returns the rights of identities with the nodes that run as them, by `keyOf`. */
function usersByRight(rights: readonly Right[]): ReadonlyMap<string, UsedRight> {
  const used = rights.flatMap((right): [string, UsedRight][] => {
    const { kind, principal, nodes, isAtTarget } = right;
    if (kind !== 'allow' || principal.address === undefined || right.permission === '') return [];
    const users = isAtTarget === true ? [] : nodes.filter((node) => node !== principal.address);
    return [[keyOf(right), { right, users: new Set(users) }]];
  });
  return new Map(used);
}

function heldBy(used: ReadonlyMap<string, UsedRight>): ReadonlyMap<string, readonly Right[]> {
  const held = new Map<string, Right[]>();
  for (const { right, users } of used.values()) for (const user of users) put(held, user, right);
  return held;
}

/** True if one of the rights covers the right, whoever holds it. */
const isCovered = (right: Right, held: readonly Right[] = []): boolean =>
  held.some((other) => covers({ ...other, principal: right.principal }, right));

/** Returns a right of an identity as one of a node that runs as it. */
const rightOf = (user: string, right: Right): Right => ({
  ...right,
  principal: { address: user, key: user, noun: '', name: '' },
  nodes: [user],
});

/**
 * Groups trust and resource policies by their resource, because one policy may name several principals. All other
 * rights are grouped by principal.
 */
const groupOf = ({ kind, principal, target }: Right): string =>
  kind === 'trust' || principal.address === undefined ? `on ${target.address ?? target.pattern}` : principal.key;

/** Returns a lookup of all rights that the principals of a group hold, including those that everybody holds. */
function rightsByGroup(rights: readonly Right[]): (group: string) => readonly Right[] {
  const byGroup = groupBy(rights, groupOf);
  const ofEverybody = rights.filter(isOfEverybody);
  return (group) => [...(byGroup.get(group) ?? []), ...ofEverybody];
}

/**
 * Compares the rights of one group. Beyond `PAIRS_OF_RIGHTS_MAX` comparisons, returns the strongest one as a single
 * uncertain change.
 * @param onlyBefore rights that exist only in `before`
 * @param onlyAfter rights that exist only in `after`
 * @param allBefore all rights in `before`
 * @param allAfter all rights in `after`
 */
function partsOf(
  onlyBefore: readonly Right[],
  onlyAfter: readonly Right[],
  allBefore: readonly Right[],
  allAfter: readonly Right[],
): readonly Part[] {
  if (onlyBefore.length * allAfter.length + onlyAfter.length * allBefore.length > PAIRS_OF_RIGHTS_MAX)
    return strongestOf([...onlyBefore, ...onlyAfter]).map((right) => ({ change: 'changes', right }));
  // A principal that was only one of everybody, and keeps what others lose, gains a right.
  const isKept = (right: Right): boolean => !isOfEverybody(right) || isCovered(right, allAfter.filter(isOfEverybody));
  const gains = onlyAfter.flatMap((right) =>
    uncoveredBy([right], isOfEverybody(right) ? allBefore : allBefore.filter(isKept)),
  );
  const losses = uncoveredBy(onlyBefore, allAfter);
  const ofOthers = (right: Right, rights: readonly Right[]): readonly Right[] =>
    isOfEverybody(right) ? rights : rights.filter((other) => !isOfEverybody(other));
  const gained = gains.map(
    (right): Part => ({
      ...partOf(right, 'gains', ofOthers(right, onlyBefore), ofOthers(right, losses)),
      ...partMoved(right, allBefore),
      ...partAdded(right, allBefore, allAfter),
    }),
  );
  const movedWords = new Set(gained.filter(({ isElsewhere }) => isElsewhere).map(({ right }) => partKey(right)));
  const parts = [
    ...gained,
    // The right on another part instead is one change, and no loss.
    ...losses
      .filter((right) => !movedWords.has(partKey(right)))
      .map((right): Part => ({ ...partOf(right, 'loses', onlyAfter, gains), ...partKept(right, allAfter) })),
  ];
  // A certain gain or loss replaces the uncertain changes of the group.
  const isCertain = parts.some(({ change, right }) => change !== 'changes' && right.kind !== 'deny');
  return parts.filter(({ change, isByCondition }) => change !== 'changes' || isByCondition === true || !isCertain);
}

/** Returns the same text for rights that differ in the part of the target only: the index of a table. */
function partKey(right: Right): string {
  const { does, actions } = inWords(right);
  const { kind, principal, target, conditions } = right;
  return JSON.stringify([kind, principal.key, principal.claim, target.address, does, actions, conditions]);
}

/** Tells a right on another part from a new one: who reads one index of a table now reads another one. */
function partMoved(right: Right, others: readonly Right[]): Pick<Part, 'isElsewhere'> {
  if (right.kind !== 'allow' || right.target.address === undefined || right.permission === '') return {};
  // Both parts have names.
  if (isNamedPart(right)) return {};
  const key = partKey(right);
  const alike = others.filter((other) => partKey(other) === key);
  return alike.length > 0 && !alike.some((other) => covers(right, other)) ? { isElsewhere: true } : {};
}

/** Tells a further right on a target from the first one: who read and listed objects may now delete them, too. */
function partAdded(right: Right, before: readonly Right[], after: readonly Right[]): Pick<Part, 'isFurther'> {
  const { kind, principal, target, permission } = right;
  if (kind !== 'allow' || permission === '' || target.reach !== 'one') return {};
  const place = placeOf(target);
  const isOther = (other: Right): boolean =>
    other.principal.key === principal.key &&
    placeOf(other.target) === place &&
    isAllowing(other) &&
    !covers(right, other);
  const kept = new Set(after.filter(isOther).map(keyOf));
  return before.some((other) => isOther(other) && kept.has(keyOf(other))) ? { isFurther: true } : {};
}

const isAllowing = ({ kind, permission }: Right): boolean => kind === 'allow' && permission !== '';

/** Returns the same text for targets that have the same name in the report: a bucket, and the objects in it. */
const placeOf = ({ address, noun, name, detail }: Right['target']): string =>
  JSON.stringify(address ?? [noun, name, detail]);

/**
 * Tells a narrowed right from a lost one: who reads one folder of a bucket still reads the bucket, and who no longer
 * reads everything may still read one bucket.
 */
function partKept(right: Right, others: readonly Right[]): Pick<Part, 'isPartKept' | 'keeps'> {
  if (right.kind === 'trust') return keepsMember(others.filter((other) => covers(right, other)).map(admittedBy));
  const isPart = (other: Right): boolean =>
    other.target.address === right.target.address &&
    inWords(other).does === inWords(right).does &&
    covers(right, other);
  const parts = right.kind === 'allow' && right.target.address !== undefined ? others.filter(isPart) : [];
  if (parts.length > 0 && parts.every(isNamedPart)) return keepsMember(parts.map((part) => inWords(part).target));
  if (parts.length > 0) return { isPartKept: true };
  const keeps = right.kind === 'allow' && right.target.reach !== 'one' ? keptTargets(right, others) : [];
  return keepsMember(keeps);
}

const isNamedPart = ({ target }: Right): boolean => target.detail?.startsWith(PART) === true;

const keepsMember = (keeps: readonly Subject[]): Pick<Part, 'keeps'> => (keeps.length > 0 ? { keeps } : {});

/** Returns the principal of a right as somebody who keeps it. */
const admittedBy = ({ principal: { address, noun, name, detail } }: Right): Subject => ({
  ...(address !== undefined && { address }),
  ...{ noun, name },
  ...(detail !== undefined && { detail }),
});

/** Returns the named targets within that of a lost right on which the principal keeps the same access. */
function keptTargets(right: Right, others: readonly Right[]): readonly Subject[] {
  const does = accessOf(right.permission)?.does;
  const isKept = (other: Right): boolean =>
    accessOf(other.permission)?.does === does && covers(right, other) && !covers(other, right);
  const targets = does === undefined ? [] : others.filter(isKept).map((other) => inWords(other).target);
  const named = targets.filter(({ address, name }) => address !== undefined || name !== '');
  return [...new Map(named.map((subject) => [JSON.stringify(subject), subject])).values()];
}

/** Returns the rights, or what they add to the others, that none of the others covers. */
function uncoveredBy(rights: readonly Right[], others: readonly Right[]): readonly Right[] {
  const isUncovered = (right: Right): boolean => !others.some((other) => covers(other, right));
  return rights.filter(isUncovered).flatMap((right) => {
    const parts = beyond(right, others);
    return parts.length === 1 && parts[0] === right ? parts : parts.filter(isUncovered);
  });
}

/**
 * Returns the right with the highest level, the first by text of several; none if there are none. Independent of the
 * order.
 */
function strongestOf(rights: readonly Right[]): readonly Right[] {
  const levelOf = ({ level }: RightInWords): number => (level === undefined ? -1 : LEVELS.indexOf(level));
  return rights
    .map((right) => ({ right, level: levelOf(inWords(right)), key: keyOf(right) }))
    .sort((a, b) => b.level - a.level || byText(a.key, b.key))
    .slice(0, 1)
    .map(({ right }) => right);
}

/**
 * Rates a right as gained, lost or uncertain.
 * @param otherRights rights that only the other revision has
 * @param uncovered rights among them that this revision does not cover
 */
function partOf(
  right: Right,
  change: 'gains' | 'loses',
  otherRights: readonly Right[],
  uncovered: readonly Right[],
): Part {
  if (right.permission === '') return { change: 'changes', right };
  const isSame = otherRights.some((other) => isOtherwiseConditional(other, right));
  if (isSame) {
    return partByConditions(right, change, otherRights);
  }
  // A custom role may include the lost right, so the loss is uncertain. The role itself is gained or lost for certain.
  const isUnsure = uncovered.some((other) => mayCover(other, right) && (change === 'loses' || !isCustomRole(other)));
  return isUnsure && !isCustomRole(right) ? { change: 'changes', right } : { change, right };
}

/** Rates a right that differs from another one in its conditions only. */
function partByConditions(right: Right, change: 'gains' | 'loses', otherRights: readonly Right[]): Part {
  const narrower = otherRights.find((other) => covers(right, other));
  if (narrower === undefined) {
    const alike = otherRights.filter((other) => isOtherwiseConditional(other, right));
    return { change: 'changes', right, isByCondition: true, ...keysMember(differingKeys(right, alike)) };
  }
  const added = conditionKeysOf(narrower).filter((key) => !conditionKeysOf(right).includes(key));
  const changed = added.length > 0 ? [] : differingKeys(narrower, [right]);
  return {
    ...{ change, right, isByCondition: true },
    ...keysMember([...added, ...changed]),
    ...(changed.length > 0 && { isByValues: true }),
  };
}

/**
 * True if the change must be reported by itself. A right that comes or goes with a resource belongs to that resource,
 * except for rights that reviewers check on every new resource.
 */
function isNews({ change, right, isByCondition }: Part, { existedBefore, existsAfter }: RightsSides): boolean {
  const { principal, target, kind } = right;
  // An edge tells that a service may call; only its limits are news.
  if (principal.is === 'service' && kind === 'allow' && (!isByCondition || change === 'changes')) return false;
  const isOn = (exists: (address: string) => boolean) =>
    [principal, target].every(({ address }) => address === undefined || exists(address));
  if (!isOn(existsAfter)) return change === 'loses' && isOfRemovedIdentity(right, existsAfter);
  if (isOn(existedBefore)) return true;
  if (change !== 'gains' || kind === 'deny') return false;
  const isNewPrincipal = principal.address !== undefined && !existedBefore(principal.address);
  const isNewTarget = target.address !== undefined && !existedBefore(target.address);
  if (kind === 'trust')
    return principal.address === undefined && principal.is !== 'service' && principal.noun !== OWN_ACCOUNT;
  const { level } = inWords(right);
  if (level === 'impersonate') return !isNewTarget || !isNewPrincipal;
  return isNewPrincipal && level === 'administer' && target.reach !== 'one';
}

/**
 * True for a right of a new resource, or on one. It is shown beside the resource, because it tells what the resource is
 * for.
 */
function comesAlong({ change, right: { kind, principal, target, permission } }: Part, sides: RightsSides): boolean {
  if (change !== 'gains' || kind !== 'allow' || permission === '' || principal.address === undefined) return false;
  return [principal, target].every(({ address }) => address === undefined || sides.existsAfter(address));
}

/**
 * True for a strong right that a removed identity had, if something which stays ran as it, or nothing in the code. If its only
 * user is removed, too, nobody misses the right.
 */
function isOfRemovedIdentity(right: Right, exists: (address: string) => boolean): boolean {
  const { kind, principal, target, nodes } = right;
  if (kind !== 'allow' || principal.address === undefined || exists(principal.address)) return false;
  const { level } = inWords(right);
  return (
    (level === 'administer' || level === 'impersonate' || level === 'delete') &&
    (target.address === undefined || exists(target.address)) &&
    (nodes.length === 0 || nodes.some(exists))
  );
}

const OWN_ACCOUNT = 'this account';

/** Drops gains that a wider gain covers: with access to everything, access to one table is not reported. */
function withoutWeaker(parts: readonly Part[]): readonly Part[] {
  const gains = parts.filter(({ change }) => change === 'gains').map(({ right }) => right);
  if (gains.length ** 2 > PAIRS_OF_RIGHTS_MAX) return parts;
  const isWeaker = (right: Right): boolean =>
    gains.some((other) => other !== right && covers(other, right) && !covers(right, other));
  return parts.filter(({ change, right }) => change !== 'gains' || !isWeaker(right));
}
