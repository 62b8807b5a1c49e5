/** Arrows that come and go by themselves: both ends stay. Those of what is new or gone say nothing more. */
import { outsideInText } from '../../catalog/speech/outside.js';
import type { ChangeName } from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge } from '../../graph/model.js';
import { isOutside } from '../../graph/outside.js';
import { listed } from '../../text/english.js';
import { connections, labelled, onPort, VERBS, type Verb, wayFrom, wayTo } from '../messages.js';
import type { ReportedEdge, ReportedNode } from '../model.js';
import type { Names } from '../names.js';
import { named } from '../words.js';
import { type Mention, type Mentions, mentioned, mentionsOf } from './mentions.js';
import type { Statement } from './model.js';
import { rankOf, type Tier } from './rank.js';
import { reachedFromOutside } from './reach.js';

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

/** An arrow with what is said of its ends. */
interface Arrow {
  readonly edge: ReportedEdge;
  readonly verb: Verb;
  readonly isThin: boolean;
  readonly from: Mention;
  readonly to: Mention;
  /** Who is outside, in words; empty where both are inside. */
  readonly who: string;
}

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
  // One thing less may make another the only one of its kind, which is then taken to be meant: nobody has connected that.
  const isKnown = ({ from, to }: ReportedEdge): boolean => !guessed.has(`${from}\n${to}`);
  const areThere = areEndsThere(graph);
  const isRerouted = reroutedIn(graph);
  const arrows = edges
    .filter((edge) => areThere(edge) && isKnown(edge) && !isRerouted(edge))
    .map((edge) => arrowOf(edge, graph, mention, { thin, implied }));
  return [...groupBy(arrows, kindOf).values()].map(statementOf);
}

const GUESSED: ReadonlySet<GraphEdge['provenance']> = new Set(['assumed', 'suggested']);

/** Who is outside is there, whether the picture had reason to show it before or not. */
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

/** True for arrows of those outside that only lead another way now: nothing is closed, and what is taken away says the rest. */
function reroutedIn(graph: Graph): (edge: ReportedEdge) => boolean {
  const { nodes, edges } = graph;
  const reached = reachedFromOutside(graph, 'after');
  const goes = (address: string): boolean => nodes.get(address)?.change === 'delete';
  const uncovered = new Set(edges.flatMap(({ from, to, change }) => (change === 'delete' && goes(from) ? [to] : [])));
  return ({ from, to, change }) =>
    isOutside(nodes.get(from)?.type ?? '') && (change === 'delete' ? reached.has(to) : uncovered.has(to));
}

function arrowOf(
  edge: ReportedEdge,
  { nodes }: Graph,
  mention: Mentions,
  { thin, implied }: Readonly<Record<'thin' | 'implied', ReadonlySet<string>>>,
): Arrow {
  const who = outsideInText(nodes.get(edge.from)?.type ?? '') ?? '';
  return {
    edge,
    // Who comes in is known by what is open: an arrow that is made out of it opens nothing.
    verb: who === '' || implied.has(`${edge.from}\n${edge.to}`) ? INSIDE[edge.change] : FROM_OUTSIDE[edge.change],
    isThin: thin.has(`${edge.from}\n${edge.to}`),
    from: mention(edge.from),
    to: mention(edge.to),
    who,
  };
}

const kindOf = ({ verb, isThin, who, from, to, edge }: Arrow): string =>
  [verb, isThin, who, from.spoken.one, to.spoken.one, who === '' ? '' : edge.label].join('\n');

function statementOf(arrows: readonly Arrow[]): Statement {
  const [{ verb, isThin, edge, from }] = arrows as [Arrow, ...Arrow[]];
  return {
    verbs: VERBS[verb],
    rank: rankOf(TIERS[verb] ?? 'presence', FROM_OUTSIDE_VERBS.has(verb) ? 'entry' : isThin ? 'other' : 'network'),
    change: edge.change,
    amount: arrows.length,
    order: from.spoken.order,
    text: textOf(arrows),
  };
}

const FROM_OUTSIDE_VERBS: ReadonlySet<Verb> = new Set<Verb>(['open', 'close']);

const TIERS: Readonly<Partial<Record<Verb, Tier>>> = { open: 'open', close: 'close', reconnect: 'update' };

function textOf(arrows: readonly Arrow[]): string {
  const [{ verb, who, edge }] = arrows as [Arrow, ...Arrow[]];
  const from = who === '' ? endOf(arrows, 'from') : who;
  const to = endOf(arrows, 'to');
  if (verb === 'reconnect') return connections(arrows.length, from, to);
  if (verb === 'open' || verb === 'close')
    return [wayTo(to, who), portOf(edge)].filter((text) => text !== '').join(' ');
  return verb === 'disconnect' ? wayFrom(from, to) : wayTo(from, to);
}

/** Each end once, however many arrows it has. */
function endOf(arrows: readonly Arrow[], end: 'from' | 'to'): string {
  const once = new Map(arrows.map((arrow) => [arrow.edge[end], arrow[end]]));
  return listed(mentioned([...once.values()]));
}

const portOf = ({ label }: ReportedEdge): string =>
  label === '' ? '' : /^\d+$/.test(label) ? onPort(label) : labelled(named(label));
