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
  onPort,
  pathFrom,
  pathTo,
  VERBS,
  type Verb,
} from '../messages.js';
import type { ReportedEdge, ReportedNode } from '../model.js';
import type { Names } from '../names.js';
import { named } from '../words.js';
import { type Mention, type Mentions, mentioned, mentionsOf } from './mentions.js';
import { rankOf, type Statement, type Tier } from './model.js';
import { reachedFromOutside } from './paths.js';

const INSIDE: Readonly<Record<ReportedEdge['change'], Verb>> = {
  create: 'connect',
  delete: 'disconnect',
  update: 'reconnect',
};

const FROM_OUTSIDE: Readonly<Record<ReportedEdge['change'], Verb>> = {
  create: 'open',
  delete: 'close',
  update: 'reconnect',
};

/** Verbs for an entry point in front of a target. */
const FRONT: Readonly<Record<ReportedEdge['change'], Verb>> = {
  create: 'put',
  delete: 'detach',
  update: 'reconnect',
};

/** An edge with the names of its ends. */
interface Arrow {
  readonly edge: ReportedEdge;
  readonly verb: Verb;
  readonly isThin: boolean;
  /** True if external users now reach the target directly. */
  readonly isDirect: boolean;
  readonly from: Mention;
  readonly to: Mention;
  /** Text for the external users; empty if both ends are inside. */
  readonly who: string;
}

/** True for an edge of an inferred program outside. It opens nothing: its identity has rights, which are reported themselves. */
export const isOfProgram = ({ from, to }: Pick<ReportedEdge, 'from' | 'to'>, nodes: Graph['nodes']): boolean =>
  [from, to].some((end) => {
    const { type, provenance } = nodes.get(end) ?? {};
    return type === EXTERNAL_SERVICE && provenance === 'implied';
  });

/** Returns the statements about edges. Edges with equal verbs and equal types of ends are merged. */
export function edgeStatements(graph: Graph, edges: readonly ReportedEdge[], names: Names): Statement[] {
  const mention = mentionsOf(graph, names);
  const thin = new Set(
    graph.edges.flatMap(({ thin: isThin, from, to }) => (isThin === true ? [`${from}\n${to}`] : [])),
  );
  const implied = new Set(
    graph.edges.flatMap(({ provenance, from, to }) => (provenance === 'implied' ? [`${from}\n${to}`] : [])),
  );
  const guessed = new Set(
    graph.edges.flatMap(({ provenance, from, to }) => (GUESSED.has(provenance) ? [`${from}\n${to}`] : [])),
  );
  // Skips guessed edges: if a removal leaves one resource of a type, an edge to that resource may be assumed, although nobody has
  // connected it.
  const isKnown = ({ from, to }: ReportedEdge): boolean => !guessed.has(`${from}\n${to}`);
  // Skips inferred edges of external users, which open and close nothing: the exposure reports that.
  const isOfOutside = ({ from, to, isInferred }: ReportedEdge): boolean =>
    isInferred === true && [from, to].some((end) => isOutside(graph.nodes.get(end)?.type ?? ''));
  const isDetour = detoursIn(edges, graph);
  const areThere = areEndsThere(graph);
  const routes = routesIn(graph, mention);
  const arrows = edges
    .filter(
      (edge) => areThere(edge) && isKnown(edge) && !isOfOutside(edge) && !isDetour(edge) && !routes.isRerouted(edge),
    )
    .map((edge) => arrowOf(edge, graph, { mention, thin, implied, routes }));
  return [...groupBy(arrows, kindOf).values()].map(statementOf);
}

/** True for a deleted edge if a new node now connects the two ends, such as a private endpoint. */
function detoursIn(edges: readonly ReportedEdge[], { nodes }: Graph): (edge: ReportedEdge) => boolean {
  const made = edges.filter(({ change }) => change === 'create');
  const led = new Set(made.map(({ from, to }) => `${from}\n${to}`));
  const news = new Set(made.flatMap(({ from, to }) => [from, to]).filter((end) => nodes.get(end)?.change === 'create'));
  return ({ from, to, change }) =>
    change === 'delete' && [...news].some((via) => led.has(`${from}\n${via}`) && led.has(`${via}\n${to}`));
}

const GUESSED: ReadonlySet<GraphEdge['provenance']> = new Set(['assumed', 'suggested']);

/** Returns a predicate: true if both ends stay. External users always do, even if only one of the diagrams shows them. */
function areEndsThere({ nodes }: Graph): (edge: ReportedEdge) => boolean {
  const comesOrGoes = (address: string): boolean => {
    const node = nodes.get(address);
    return node !== undefined && !isOutside(node.type) && COMES_OR_GOES.has(node.change);
  };
  return ({ from, to }) => !comesOrGoes(from) && !comesOrGoes(to);
}

const COMES_OR_GOES: ReadonlySet<ChangeName> = new Set<ReportedNode['change']>([
  'create',
  'delete',
  'forget',
  'import',
]);

/** The effect of an edge on how users reach its target: rerouted or direct. */
interface Routes {
  /**
   * True for an edge of external users that takes another path now. Nothing is closed, and statements about entry points cover
   * the rest.
   */
  readonly isRerouted: (edge: ReportedEdge) => boolean;
  /** True if an existing entry point is put in front of a target of users, or removed from there. */
  readonly isFront: (edge: ReportedEdge) => boolean;
  /** True if users now reach the target without an entry point in front of it. */
  readonly isDirect: (edge: ReportedEdge) => boolean;
}

function routesIn(graph: Graph, mention: Mentions): Routes {
  const { nodes, edges } = graph;
  const reached = { create: reachedFromOutside(graph, 'before'), delete: reachedFromOutside(graph, 'after') };
  const isOutsider = (address: string): boolean => entersByNetwork(nodes.get(address)?.type ?? '');
  const isEntrance = (address: string): boolean => {
    const { effect, leads } = mention(address).spoken;
    return !isOutsider(address) && effect === 'entry' && leads === IN_FRONT;
  };
  const isFront = ({ from, to, change }: Pick<ReportedEdge, 'from' | 'to'> & { change?: string }): boolean =>
    (change === 'create' || change === 'delete') && isEntrance(from) && reached[change].has(to);
  const fronts = edges.filter((edge) => edge.thin !== true && isFront(edge));
  const goes = (address: string): boolean => nodes.get(address)?.change === 'delete';
  const endsOf = (change: 'create' | 'delete', end: 'from' | 'to'): ReadonlySet<string> =>
    new Set(fronts.filter((edge) => edge.change === change).map((edge) => edge[end]));
  const put = endsOf('create', 'from');
  const taken = { from: endsOf('delete', 'from'), to: endsOf('delete', 'to') };
  const uncovered = new Set(edges.flatMap(({ from, to, change }) => (change === 'delete' && goes(from) ? [to] : [])));
  const direct = new Set(
    edges.flatMap(({ from, to, change }) => (change === 'create' && isOutsider(from) ? [to] : [])),
  );
  return {
    isRerouted: ({ from, to, change }) =>
      isOutsider(from) &&
      (change === 'delete'
        ? reached.delete.has(to) || taken.from.has(to)
        : uncovered.has(to) || taken.to.has(to) || put.has(to)),
    isFront,
    isDirect: ({ to, change }) => change === 'delete' && direct.has(to),
  };
}

interface About {
  readonly mention: Mentions;
  readonly thin: ReadonlySet<string>;
  readonly implied: ReadonlySet<string>;
  readonly routes: Routes;
}

function arrowOf(edge: ReportedEdge, { nodes }: Graph, { mention, thin, implied, routes }: About): Arrow {
  const isProgram = isOfProgram(edge, nodes);
  const who = isProgram ? '' : (outsideInText(nodes.get(edge.from)?.type ?? '') ?? '');
  const pair = `${edge.from}\n${edge.to}`;
  const isThin = thin.has(pair);
  // An edge that is inferred from openings opens nothing itself.
  const verbs = who === '' || implied.has(pair) ? INSIDE : FROM_OUTSIDE;
  return {
    edge,
    verb: !isThin && routes.isFront(edge) ? FRONT[edge.change] : verbs[edge.change],
    isThin,
    isDirect: routes.isDirect(edge),
    from: mention(edge.from),
    to: mention(edge.to),
    who,
  };
}

const kindOf = ({ verb, isThin, isDirect, who, from, to, edge }: Arrow): string =>
  [verb, isThin, isDirect, who, from.spoken.one, to.spoken.one, who === '' ? '' : edge.label].join('\n');

function statementOf(arrows: readonly Arrow[]): Statement {
  const [{ verb, isThin, isDirect, edge, from }] = arrows as [Arrow, ...Arrow[]];
  const tier = verb === 'detach' && isDirect ? 'open' : (TIERS[verb] ?? 'presence');
  return {
    verbs: VERBS[verb],
    rank: rankOf(tier, OF_ENTRANCES.has(verb) ? 'entry' : isThin ? 'other' : 'network'),
    change: edge.change,
    amount: arrows.length,
    order: from.spoken.order,
    text: textOf(arrows),
    ...(verb === 'detach' && { isOpenEnded: true as const }),
  };
}

const OF_ENTRANCES: ReadonlySet<Verb> = new Set<Verb>(['open', 'close', 'put', 'detach']);

const TIERS: Readonly<Partial<Record<Verb, Tier>>> = { open: 'open', close: 'close', reconnect: 'update' };

function textOf(arrows: readonly Arrow[]): string {
  const [{ verb, isDirect, who, edge }] = arrows as [Arrow, ...Arrow[]];
  const from = who === '' ? endOf(arrows, 'from') : who;
  const to = endOf(arrows, 'to');
  if (verb === 'reconnect') return connections(arrows.length, from, to);
  if (verb === 'open' || verb === 'close')
    return [pathTo(to, who), portOf(edge)].filter((text) => text !== '').join(' ');
  if (verb === 'put') return `${from} ${IN_FRONT} ${to}`;
  if (verb === 'detach') return detachedFrom(from, to, isDirect);
  return verb === 'disconnect' ? pathFrom(from, to) : pathTo(from, to);
}

/** Names each end once, even if it has several edges. */
function endOf(arrows: readonly Arrow[], end: 'from' | 'to'): string {
  const once = new Map(arrows.map((arrow) => [arrow.edge[end], arrow[end]]));
  return listed(mentioned([...once.values()]));
}

const portOf = ({ label }: ReportedEdge): string =>
  label === '' ? '' : /^\d+$/.test(label) ? onPort(label) : labelled(named(label));
