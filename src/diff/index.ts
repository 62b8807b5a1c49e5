/** Compares two revisions: merges their graphs into one union in which every node and edge has its change. */

import { factsOf } from '../catalog/index.js';
import { cloudNameOf } from '../catalog/products.js';
import { typeOf } from '../graph/address.js';
import type { ChangeName, Recreated, Touched } from '../graph/changes.js';
import { createGraph } from '../graph/create.js';
import { groupBy } from '../graph/group-by.js';
import { withInstances } from '../graph/instance-name.js';
import type { Graph, GraphEdge, GraphNode, Undrawn } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { byAddress } from '../graph/order.js';
import type { Right, RightsChange, Subject } from '../graph/rights.js';
import { toGraphAddress } from '../graph/terraform-address.js';
import { edgesOfOldGrants, namesStillResolved, openEdges, uniteEdges } from './edges.js';
import { exposedOn, marksOfCopies, withExposure } from './exposure.js';
import { withInstancesApart } from './instances.js';
import { match, recreatedResources, withHints } from './match.js';
import type { Replacements, Revision, Statements } from './model.js';
import { withNewRoles } from './new-roles.js';
import { foldedChanges, type United, unite, valuesByOrigin, withFolded, withPartValues } from './nodes.js';
import { isRenamedByReplacement } from './resources.js';
import { indexRevisions, type RevisionIndex, stemOf, withRevisions } from './revision-index.js';
import { type RightsSides, rightsChanges, withRights } from './rights.js';
import type { PlacedChange } from './rights-changes.js';
import { compareRoutes } from './routes.js';
import {
  type ChangedEffectsOf,
  changedEffects,
  changedRules,
  hasShownEffects,
  openTunnels,
  touchedByNames,
  touchedWithEffects,
  touchedWithRules,
  unmarkActors,
  withEffects,
  withEntriesClosed,
  withRules,
} from './rules.js';
import { resourceFacts, touchedResources } from './touched.js';

export { focus, mergeUnchanged, withMentioned, withoutBare } from './focus.js';

/** For code without `moved`, `removed` and `import` blocks. */
const NO_STATEMENTS: Statements = { moved: new Map(), forgotten: new Set(), imported: new Set() };

/**
 * Merges two graphs into one union: every node and edge of either, with its change. Attributes of the graph itself are
 * those of `after`.
 *
 * @param replacements how providers carry out changes; null for two environments, which are not two states of the same
 * resources. Nothing is replaced between environments, and differing names are not reported.
 */
export function compare(
  before: Revision,
  after: Revision,
  statements: Statements = NO_STATEMENTS,
  replacements: Replacements | null = null,
): Graph {
  const revisions = indexRevisions(before, after, statements, replacements);
  const divided = withInstancesApart(before, after, revisions);
  const isDivided = divided.before !== before || divided.after !== after;
  const compared = isDivided ? withRevisions(revisions, divided) : revisions;
  const graph = compareDivided(divided.before, divided.after, compared, replacements);
  return withNewRoles(graph, divided.after.references ?? [], compared);
}

/** Compares two revisions in which every instance that comes or goes is a node of its own. */
function compareDivided(
  before: Revision,
  after: Revision,
  revisions: RevisionIndex,
  replacements: Replacements | null,
): Graph {
  const matches = match(revisions);
  const united = unite(revisions, matches);
  const recreated = recreatedResources(revisions, before.resources, after.resources);
  const rightsSides = rightsOn(before, after, revisions, united, recreated);
  const rightsChanged = rightsChanges(rightsSides);
  const mayChangeRights = rightsTest(before, after, rightsChanged);
  const rulesOf = changedRules(before, after, revisions);
  const routes = compareRoutes(before, after, revisions);
  const blockEffectsBy = changedEffects(before, after, revisions);
  const effectsBy: ChangedEffectsOf = (origin, change) => [
    ...blockEffectsBy(origin, change),
    ...routes.effectsBy(origin, change),
  ];
  const hasRuleChanges = (origin: string): boolean => hasShownEffects(origin, rulesOf, effectsBy);
  const partsOf = marksOfCopies(foldedChanges(revisions, united, mayChangeRights, hasRuleChanges));
  const [valuesBefore, valuesAfter] = [valuesByOrigin(revisions.before), valuesByOrigin(revisions.after)];
  const inside = [...united.nodes.values()]
    .map((node) => withFolded(node, partsOf(node)))
    .map((node) => withPartValues(node, valuesBefore, valuesAfter))
    .map((node) => withRules(node, rulesOf))
    .map((node) => withEffects(node, effectsBy));
  const sides = exposedOn(before, after, revisions, united, recreated);
  const opened = withExposure(routes.withTraffic(inside), sides);
  const { nodes, elsewhere: rights } = withRights(
    opened.nodes,
    rightsChanged,
    (address) => revisions.after.entryOf(stemOf(address))?.node ?? address,
  );
  const edges = comparedEdges(before, after, { revisions, matches, united, sides });
  const drawn = unmarkActors(nodes, edges);
  // `changes` are determined here; those that the graph `after` states itself are dropped.
  const { nodes: _, edges: __, changes: ___, ...head } = after.graph;
  const isReplacedAnyway = (old: string, now: string): boolean =>
    replacements !== null &&
    isRenamedByReplacement({ old: stemOf(old), now: stemOf(now) }, before, after, replacements);
  const union = createGraph({ ...head, nodes: withHints(drawn, edges, isReplacedAnyway), edges });
  const quiet = touchedResources(revisions, nodes, united.placeOf, replacements !== null);
  const renamed = replacements === null ? [] : touchedByNames(before, after, revisions, rulesOf);
  const touched = touchedWithEffects([...touchedWithRules(quiet, nodes, rulesOf), ...renamed], effectsBy);
  const mentioned = [
    ...opened.elsewhere.map(({ address }) => address),
    ...touched.flatMap(subjectsOf),
    ...rightsChanged.flatMap(endsOf),
  ];
  const undrawn = undrawnOf([...mentioned, ...undrawnIn(union)], union, revisions, rightsSides.after, after);
  const names = new Map([...namesOf(mentioned, union, revisions), ...namesOfLost(nodes, revisions)]);
  return Object.freeze({
    ...head,
    ...union,
    ...(opened.elsewhere.length > 0 && { exposure: opened.elsewhere }),
    ...(rights.length > 0 && { rights }),
    ...(touched.length > 0 && { touched }),
    ...(undrawn.size > 0 && { undrawn }),
    ...(names.size > 0 && { cloudNames: names }),
    facts: resourceFacts(revisions, [before, after], replacements),
  });
}

/** Returns the edges of the union with their marks. */
function comparedEdges(
  before: Revision,
  after: Revision,
  compared: {
    readonly revisions: RevisionIndex;
    readonly matches: ReturnType<typeof match>;
    readonly united: United;
    readonly sides: ReturnType<typeof exposedOn>;
  },
): readonly GraphEdge[] {
  const { revisions, matches, united, sides } = compared;
  const isOpen = anyOf(
    openEdges(before, after, revisions),
    openTunnels(sides, united.placeOf),
    namesStillResolved(after, united),
  );
  const edges = uniteEdges(revisions, matches, united, isOpen, edgesOfOldGrants(after, revisions));
  return withEntriesClosed(edges, united.nodes, sides);
}

/**
 * Returns the addresses of containers that only the revision before draws, and of what associations join to nodes.
 */
const undrawnIn = ({ nodes }: Pick<Graph, 'nodes'>): readonly string[] =>
  [...nodes.values()].flatMap(({ address, type, isGone, changed: { parts = [] } = {} }) => [
    ...(isGone === true && isContainerType(type) ? [address] : []),
    ...parts.flatMap(({ joins }) => (joins === undefined ? [] : [toGraphAddress(joins.address, 'short') ?? ''])),
  ]);

/**
 * Returns the nodes that resources are part of, that drew them before, or that they may use.
 * @param addresses resources that `after` does not draw
 * @param rights rights in `after`
 */
function undrawnOf(
  addresses: readonly string[],
  { nodes }: Pick<Graph, 'nodes'>,
  { after, stemAfter, stemBefore }: RevisionIndex,
  rights: readonly Right[],
  { resources }: Revision,
): ReadonlyMap<string, Undrawn> {
  const nodeOf = (address: string): string | undefined => {
    const node = after.entryOf(stemAfter(stemOf(address)))?.node ?? address;
    return nodes.has(node) ? node : undefined;
  };
  const wanted = new Set(addresses.filter((address) => !after.graph.nodes.has(address)));
  const allowed = rights.filter(({ kind, principal }) => kind === 'allow' && wanted.has(principal.address ?? ''));
  const byPrincipal = groupBy(allowed, ({ principal }) => principal.address);
  return new Map(
    [...wanted].sort(byAddress).flatMap((address) => {
      const at = nodeOf(address);
      const was = stemBefore(stemOf(address));
      const targets = (byPrincipal.get(address) ?? []).flatMap(({ target, nodes: ends, isAtTarget }) => [
        ...(target.address === undefined ? [] : [nodeOf(target.address) ?? '']),
        ...(isAtTarget === true ? ends : []),
      ]);
      const uses = [...new Set(targets)].filter((end) => nodes.has(end) && end !== at).sort(byAddress);
      const found: Undrawn = {
        ...(at !== undefined && { at }),
        ...(was !== undefined && nodes.get(was)?.isGone === true && { was }),
        ...(uses.length > 0 && { uses }),
        ...(resources?.get(address)?.mode === 'data' && { isRead: true as const }),
      };
      return Object.keys(found).length === 0 ? [] : [[address, found] as const];
    }),
  );
}

/** Returns a predicate that is true for nodes with changed rights, and for every node if the rights are unknown. */
function rightsTest(before: Revision, after: Revision, changes: readonly PlacedChange[]): (node: string) => boolean {
  if (before.rights === undefined || after.rights === undefined) return () => true;
  const changed = new Set(changes.flatMap((change) => (change.isWithNew === true ? [] : change.nodes)));
  return (node) => changed.has(node);
}

const anyOf =
  (...tests: readonly ((edge: GraphEdge) => boolean)[]) =>
  (edge: GraphEdge): boolean =>
    tests.some((test) => test(edge));

const subjectsOf = ({ address, into }: Touched): readonly string[] =>
  into === undefined ? [address] : [address, into];

const endsOf = ({ principal, target }: RightsChange): readonly string[] =>
  [principal.address, target.address].filter((address) => address !== undefined);

/** Returns the names of deleted and replaced data stores that are drawn as one node. */
function namesOfLost(nodes: readonly GraphNode[], revisions: RevisionIndex): ReadonlyMap<string, string> {
  const lost = nodes.filter(({ change, type }) => LOSSES.has(change) && factsOf(type).holdsData === true);
  return new Map(
    lost.flatMap(({ instances = [], type }) =>
      instances.flatMap((address) => {
        const stem = stemOf(address);
        const values = revisions.before.values.get(revisions.stemBefore(stem) ?? stem) ?? {};
        const name = cloudNameOf(type, values);
        return name === undefined ? [] : [[address, name] as const];
      }),
    ),
  );
}

const LOSSES: ReadonlySet<ChangeName> = new Set<ChangeName>(['delete', 'replace']);

/** Returns the names of resources that a report mentions and no icon shows, or only one with other instances. */
function namesOf(
  addresses: readonly string[],
  { nodes }: Pick<Graph, 'nodes'>,
  revisions: RevisionIndex,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const address of addresses.filter((each) => nodes.get(each)?.count !== 1)) {
    const values = revisions.after.values.get(address) ?? revisions.before.values.get(address);
    const name = values === undefined ? undefined : cloudNameOf(typeOf(address), values);
    if (name !== undefined) names.set(address, name);
  }
  return names;
}

// ---- Rights of two revisions, with the addresses of the union.

/**
 * Returns the rights of both revisions. Both are empty if either revision does not know its rights, so nothing differs.
 */
function rightsOn(
  { rights: rightsBefore }: Revision,
  { rights: rightsAfter }: Revision,
  revisions: RevisionIndex,
  { placeOf }: United,
  recreated: Recreated,
): RightsSides {
  const { before, after, stemBefore } = revisions;
  const isKnown = rightsBefore !== undefined && rightsAfter !== undefined;
  const recreatedStems = new Set(recreated.values());
  const stemAfter = (address: string): string => recreated.get(address) ?? revisions.stemAfter(address);
  const nodeInUnion = (address: string): string =>
    before.graph.nodes.has(address) ? placeOf(address) : stemAfter(address);
  // Rights refer to an existing resource (data source) by an address that is in neither ledger.
  const isListed = (address: string): boolean =>
    after.entryOf(stemOf(address)) !== undefined || before.entryOf(stemOf(address)) !== undefined;
  return {
    before: isKnown ? rightsBefore.map((right) => inUnion(right, stemAfter, nodeInUnion)) : [],
    after: isKnown ? rightsAfter : [],
    existedBefore: (address) =>
      !isListed(address) || stemBefore(stemOf(address)) !== undefined || recreatedStems.has(stemOf(address)),
    existsAfter: (address) => !isListed(address) || after.entryOf(stemOf(address)) !== undefined,
    drawnBefore: (address) => {
      const drawn = before.entryOf(stemBefore(stemOf(address)) ?? '')?.node;
      return drawn !== undefined && before.graph.nodes.has(drawn) ? placeOf(drawn) : address;
    },
  };
}

function inUnion(right: Right, addressOf: (address: string) => string, nodeOf: (address: string) => string): Right {
  const text = (one: string): string => withInstances(one, addressOf);
  const subject = <T extends Subject>(one: T): T =>
    one.address === undefined ? one : { ...one, address: addressOf(one.address) };
  const { principal, target, conditions, by, nodes } = right;
  const key = principal.address === undefined ? text(principal.key) : addressOf(principal.key);
  return {
    ...right,
    principal: { ...subject(principal), key, ...(principal.claim !== undefined && { claim: text(principal.claim) }) },
    target: {
      ...{ ...subject(target), pattern: text(target.pattern) },
      ...(target.within !== undefined && {
        within: Object.fromEntries(Object.entries(target.within).map(([width, key]) => [width, text(key)])),
      }),
    },
    conditions: conditions.map(text).sort(),
    by: addressOf(by),
    nodes: nodes.map(nodeOf),
  };
}
