/** Statements about edges that come and go between two ends that stay. Edges of new or deleted nodes add nothing. */
import { outsideInText } from '../../../catalog/nouns.js';
import type { ChangeName } from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph, GraphEdge } from '../../../graph/model.js';
import { EXTERNAL_SERVICE, entersByNetwork, isOutside } from '../../../graph/node-types.js';
import { listed } from '../../../platform/text/english.js';
import {
  connections,
  detachedFrom,
  IN_FRONT,
  labelled,
  omittedConnections,
  onPort,
  pathFrom,
  pathTo,
  VERBS,
  type Verb,
} from '../messages.js';
import type { ReportedEdge, ReportedNode } from '../model.js';
import type { Names } from '../names.js';
import { named } from '../words.js';
import { type Mention, rankOf, type Statement, type Tier } from './model.js';
import { reachedFromOutside } from './paths.js';
import { listMentions, type Mentions, mentionsOf } from './phrases.js';

const INSIDE_VERBS: Readonly<Record<ReportedEdge['change'], Verb>> = {
  create: 'connect',
  delete: 'disconnect',
  update: 'reconnect',
};

const OUTSIDE_VERBS: Readonly<Record<ReportedEdge['change'], Verb>> = {
  create: 'open',
  delete: 'close',
  update: 'reconnect',
};

/** Verbs for an entry point in front of a target. */
const FRONT_VERBS: Readonly<Record<ReportedEdge['change'], Verb>> = {
  create: 'put',
  delete: 'detach',
  update: 'reconnect',
};

/** An edge with the names of its ends. */
interface NamedEdge {
  readonly edge: ReportedEdge;
  readonly verb: Verb;
  readonly isThin: boolean;
  /** True if external users now reach the target directly. */
  readonly isDirect: boolean;
  readonly from: Mention;
  readonly to: Mention;
  /** Text for the external users; empty if both ends are inside. */
  readonly externalUsers: string;
}

/**
 * True for an edge of an inferred program outside. It opens nothing: its identity has rights, which are reported
 * themselves.
 */
export const isOfProgram = ({ from, to }: Pick<ReportedEdge, 'from' | 'to'>, nodes: Graph['nodes']): boolean =>
  [from, to].some((end) => {
    const { type, provenance } = nodes.get(end) ?? {};
    return type === EXTERNAL_SERVICE && provenance === 'implied';
  });

/** Returns the statements about edges. Edges with equal verbs and equal types of ends are merged. */
export function edgeStatements(graph: Graph, edges: readonly ReportedEdge[], names: Names): Statement[] {
  const mention = mentionsOf(graph, names);
  const pairsWith = (test: (edge: GraphEdge) => boolean): ReadonlySet<string> =>
    new Set(graph.edges.filter(test).map(pairOf));
  const thin = pairsWith((edge) => edge.thin === true);
  const implied = pairsWith(({ provenance }) => provenance === 'implied');
  const guessed = pairsWith(({ provenance }) => GUESSED_PROVENANCE.has(provenance));
  // Skips guessed edges: if a removal leaves one resource of a type, an edge to that resource may be assumed, although
  // nobody has connected it.
  const isKnown = (edge: ReportedEdge): boolean => !guessed.has(pairOf(edge));
  // Skips inferred edges of external users, which open and close nothing: the exposure reports that.
  const isOfOutside = ({ from, to, isInferred }: ReportedEdge): boolean =>
    isInferred === true && [from, to].some((end) => isOutside(graph.nodes.get(end)?.type ?? ''));
  const isDetour = detourTest(edges, graph);
  const haveRemainingEnds = remainingEndsTest(graph);
  const routes = routesIn(graph, mention);
  const namedEdges = edges
    .filter(
      (edge) =>
        haveRemainingEnds(edge) && isKnown(edge) && !isOfOutside(edge) && !isDetour(edge) && !routes.isRerouted(edge),
    )
    .map((edge) => nameEdge(edge, graph, { mention, thin, implied, routes }));
  return [...groupBy(namedEdges, kindOf).values()].map(statementOf);
}

/** Returns a key for the two ends of an edge. */
const pairOf = ({ from, to }: Pick<GraphEdge, 'from' | 'to'>): string => `${from}\n${to}`;

/**
 * Returns a predicate: true for a deleted edge if a new node, such as a private endpoint, now connects the two ends.
 */
function detourTest(edges: readonly ReportedEdge[], { nodes }: Graph): (edge: ReportedEdge) => boolean {
  const created = edges.filter(({ change }) => change === 'create');
  const createdPairs = new Set(created.map(pairOf));
  const newNodes = new Set(
    created.flatMap(({ from, to }) => [from, to]).filter((end) => nodes.get(end)?.change === 'create'),
  );
  return ({ from, to, change }) =>
    change === 'delete' &&
    [...newNodes].some(
      (via) => createdPairs.has(pairOf({ from, to: via })) && createdPairs.has(pairOf({ from: via, to })),
    );
}

const GUESSED_PROVENANCE: ReadonlySet<GraphEdge['provenance']> = new Set(['assumed', 'suggested']);

/**
 * Returns a predicate: true if both ends stay. External users always do, even if only one of the diagrams shows them.
 */
function remainingEndsTest({ nodes }: Graph): (edge: ReportedEdge) => boolean {
  const isAddedOrRemoved = (address: string): boolean => {
    const node = nodes.get(address);
    return node !== undefined && !isOutside(node.type) && ADDED_OR_REMOVED.has(node.change);
  };
  return ({ from, to }) => !isAddedOrRemoved(from) && !isAddedOrRemoved(to);
}

const ADDED_OR_REMOVED: ReadonlySet<ChangeName> = new Set<ReportedNode['change']>([
  'create',
  'delete',
  'forget',
  'import',
]);

/** The effect of an edge on how users reach its target: rerouted or direct. */
interface Routes {
  /**
   * True for an edge of external users that takes another path now. Nothing is opened or closed, and statements about
   * entry points report the new path.
   */
  readonly isRerouted: (edge: ReportedEdge) => boolean;
  /** True if an existing entry point is put in front of a target of users, or removed from there. */
  readonly isFront: (edge: ReportedEdge) => boolean;
  /** True if users now reach the target without an entry point in front of it. */
  readonly isDirect: (edge: ReportedEdge) => boolean;
}

/** Returns how the edges of a union change the paths of users. */
function routesIn(graph: Graph, mention: Mentions): Routes {
  const { nodes, edges } = graph;
  // A new entrance counts if users reached its target before, a removed one if they still do.
  const reached = { create: reachedFromOutside(graph, 'before'), delete: reachedFromOutside(graph, 'after') };
  const isOutsider = (address: string): boolean => entersByNetwork(nodes.get(address)?.type ?? '');
  const isEntrance = (address: string): boolean => {
    const { effect, leads } = mention(address).noun;
    return !isOutsider(address) && effect === 'entry' && leads === IN_FRONT;
  };
  const isFront = ({ from, to, change }: Pick<ReportedEdge, 'from' | 'to'> & { change?: string }): boolean =>
    (change === 'create' || change === 'delete') && isEntrance(from) && reached[change].has(to);
  const fronts = edges.filter((edge) => edge.thin !== true && isFront(edge));
  const isDeleted = (address: string): boolean => nodes.get(address)?.change === 'delete';
  const endsOf = (change: 'create' | 'delete', end: 'from' | 'to'): ReadonlySet<string> =>
    new Set(fronts.filter((edge) => edge.change === change).map((edge) => edge[end]));
  const newEntrances = endsOf('create', 'from');
  const detached = { from: endsOf('delete', 'from'), to: endsOf('delete', 'to') };
  const targetsOfDeletedNodes = new Set(
    edges.flatMap(({ from, to, change }) => (change === 'delete' && isDeleted(from) ? [to] : [])),
  );
  const newlyDirect = new Set(
    edges.flatMap(({ from, to, change }) => (change === 'create' && isOutsider(from) ? [to] : [])),
  );
  return {
    isRerouted: ({ from, to, change }) =>
      isOutsider(from) &&
      (change === 'delete'
        ? reached.delete.has(to) || detached.from.has(to)
        : targetsOfDeletedNodes.has(to) || detached.to.has(to) || newEntrances.has(to)),
    isFront,
    isDirect: ({ to, change }) => change === 'delete' && newlyDirect.has(to),
  };
}

interface EdgeContext {
  readonly mention: Mentions;
  /** Keys of thin edges, `pairOf`, and of implied ones. */
  readonly thin: ReadonlySet<string>;
  readonly implied: ReadonlySet<string>;
  readonly routes: Routes;
}

function nameEdge(edge: ReportedEdge, { nodes }: Graph, { mention, thin, implied, routes }: EdgeContext): NamedEdge {
  const outsiders = isOfProgram(edge, nodes) ? null : outsideInText(nodes.get(edge.from)?.type ?? '');
  const externalUsers = outsiders ?? '';
  const pair = pairOf(edge);
  const isThin = thin.has(pair);
  // An edge that is inferred from openings opens nothing itself.
  const verbs = externalUsers === '' || implied.has(pair) ? INSIDE_VERBS : OUTSIDE_VERBS;
  return {
    edge,
    verb: !isThin && routes.isFront(edge) ? FRONT_VERBS[edge.change] : verbs[edge.change],
    isThin,
    isDirect: routes.isDirect(edge),
    from: mention(edge.from),
    to: mention(edge.to),
    externalUsers,
  };
}

/** Returns a key that is equal for edges of one statement. */
const kindOf = ({ verb, isThin, isDirect, externalUsers, from, to, edge }: NamedEdge): string =>
  [verb, isThin, isDirect, externalUsers, from.noun.one, to.noun.one, externalUsers === '' ? '' : edge.label].join(
    '\n',
  );

function statementOf(namedEdges: readonly NamedEdge[]): Statement {
  const [{ verb, isThin, isDirect, edge, from }] = namedEdges as [NamedEdge, ...NamedEdge[]];
  const tier = verb === 'detach' && isDirect ? 'open' : (TIERS[verb] ?? (isThin ? 'presence' : 'connection'));
  return {
    verbs: VERBS[verb],
    rank: rankOf(tier, ENTRANCE_VERBS.has(verb) ? 'entry' : isThin ? 'other' : 'network'),
    change: edge.change,
    amount: namedEdges.length,
    order: from.noun.order,
    text: textOf(namedEdges),
    kind: omittedConnections(edge.change, namedEdges.length),
    ...(verb === 'detach' && { isOpenEnded: true as const }),
  };
}

const ENTRANCE_VERBS: ReadonlySet<Verb> = new Set<Verb>(['open', 'close', 'put', 'detach']);

const TIERS: Readonly<Partial<Record<Verb, Tier>>> = { open: 'open', close: 'close', reconnect: 'update' };

function textOf(namedEdges: readonly NamedEdge[]): string {
  const [{ verb, isDirect, externalUsers, edge }] = namedEdges as [NamedEdge, ...NamedEdge[]];
  const from = externalUsers === '' ? endOf(namedEdges, 'from') : externalUsers;
  const to = endOf(namedEdges, 'to');
  if (verb === 'reconnect') return connections(namedEdges.length, from, to);
  if (verb === 'open' || verb === 'close')
    return [pathTo(to, externalUsers), portOf(edge)].filter((text) => text !== '').join(' ');
  if (verb === 'put') return `${from} ${IN_FRONT} ${to}`;
  if (verb === 'detach') return detachedFrom(from, to, isDirect);
  return verb === 'disconnect' ? pathFrom(from, to) : pathTo(from, to);
}

/** Names each end once, even if it has several edges. */
function endOf(namedEdges: readonly NamedEdge[], end: 'from' | 'to'): string {
  const once = new Map(namedEdges.map((namedEdge) => [namedEdge.edge[end], namedEdge[end]]));
  return listed(listMentions([...once.values()]));
}

/** Returns `on port 443`, or the label in brackets; empty for an edge without a label. */
function portOf({ label }: ReportedEdge): string {
  if (label === '') return '';
  return /^\d+$/.test(label) ? onPort(label) : labelled(named(label));
}
