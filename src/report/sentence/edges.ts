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
  const guessed = new Set(
    graph.edges.flatMap(({ provenance, from, to }) => (GUESSED.has(provenance) ? [`${from}\n${to}`] : [])),
  );
  // One thing less may make another the only one of its kind, which is then taken to be meant: nobody has connected that.
  const isKnown = ({ from, to }: ReportedEdge): boolean => !guessed.has(`${from}\n${to}`);
  const areThere = areEndsThere(graph);
  const arrows = edges
    .filter((edge) => areThere(edge) && isKnown(edge))
    .map((edge) => arrowOf(edge, graph, mention, thin));
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

function arrowOf(edge: ReportedEdge, { nodes }: Graph, mention: Mentions, thin: ReadonlySet<string>): Arrow {
  const who = outsideInText(nodes.get(edge.from)?.type ?? '') ?? '';
  return {
    edge,
    verb: who === '' ? INSIDE[edge.change] : FROM_OUTSIDE[edge.change],
    isThin: thin.has(`${edge.from}\n${edge.to}`),
    from: mention(edge.from),
    to: mention(edge.to),
    who,
  };
}

const kindOf = ({ verb, isThin, who, from, to, edge }: Arrow): string =>
  [verb, isThin, who, from.spoken.one, to.spoken.one, who === '' ? '' : edge.label].join('\n');

function statementOf(arrows: readonly Arrow[]): Statement {
  const [{ verb, isThin, who, edge, from }] = arrows as [Arrow, ...Arrow[]];
  return {
    verbs: VERBS[verb],
    rank: rankOf(TIERS[verb] ?? 'presence', who === '' ? (isThin ? 'other' : 'network') : 'entry'),
    change: edge.change,
    amount: arrows.length,
    order: from.spoken.order,
    text: textOf(arrows),
  };
}

const TIERS: Readonly<Partial<Record<Verb, Tier>>> = { open: 'open', close: 'close', reconnect: 'update' };

function textOf(arrows: readonly Arrow[]): string {
  const [{ verb, who, edge }] = arrows as [Arrow, ...Arrow[]];
  const from = who === '' ? endOf(arrows, 'from') : who;
  const to = endOf(arrows, 'to');
  if (verb === 'reconnect') return connections(arrows.length, from, to);
  if (who !== '') return [wayTo(to, who), portOf(edge)].filter((text) => text !== '').join(' ');
  return verb === 'disconnect' ? wayFrom(from, to) : wayTo(from, to);
}

/** Each end once, however many arrows it has. */
function endOf(arrows: readonly Arrow[], end: 'from' | 'to'): string {
  const once = new Map(arrows.map((arrow) => [arrow.edge[end], arrow[end]]));
  return listed(mentioned([...once.values()]));
}

const portOf = ({ label }: ReportedEdge): string =>
  label === '' ? '' : /^\d+$/.test(label) ? onPort(label) : labelled(named(label));
