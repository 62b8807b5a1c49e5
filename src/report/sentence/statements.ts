import { groupBy } from '../../graph/group-by.js';
import type { Graph } from '../../graph/model.js';
import { isOutside } from '../../graph/outside.js';
import { listed } from '../../text/english.js';
import { originalOf } from '../counts.js';
import { FROM_BOXES, TO_BOXES, VERBS, type Verb } from '../messages.js';
import type { ReportedNode } from '../model.js';
import type { Names } from '../names.js';
import { deedsOf } from './deeds.js';
import { mentionsOf } from './mentions.js';
import type { Deed, Statement } from './model.js';
import { things } from './phrases.js';
import { rankOf, type Tier } from './rank.js';
import { surroundingsOf } from './surroundings.js';
import { type Ways, waysOf } from './ways.js';

/** What is said of nodes: those of one kind to which the same is done are counted. */
export function nodeStatements(graph: Graph, nodes: readonly ReportedNode[], names: Names): Statement[] {
  const around = surroundingsOf(graph, nodes, names);
  // Zones and regions are drawn around what stands in them: nobody builds one.
  const isBuilt = ({ address, type }: ReportedNode): boolean =>
    !isOutside(type) && graph.nodes.get(address)?.provenance !== 'implied';
  const deeds = nodes.filter(isFirst(nodes)).flatMap((node) => (isBuilt(node) ? deedsOf(node, around) : []));
  const kinds = [...groupBy(deeds, kindOf).values()];
  const ways = waysOf(graph, kinds, mentionsOf(graph, names));
  const toSay = kinds
    .map((kind) => kind.filter(({ address }) => !ways.said.has(address)))
    .filter((kind) => kind.length > 0);
  return toSay.map((kind) => statementOf(kind, ways));
}

/** Of what is drawn in several places and changes alike, one is said. */
function isFirst(nodes: readonly ReportedNode[]): (node: ReportedNode) => boolean {
  const first = new Map<string, string>();
  const keyOf = ({ address, change }: ReportedNode): string => `${originalOf(address)}\n${change}`;
  for (const node of nodes) if (!first.has(keyOf(node))) first.set(keyOf(node), node.address);
  return (node) => first.get(keyOf(node)) === node.address;
}

/** A thing stays: without its places it would not be true. */
const WHERE: ReadonlyMap<Verb, string> = new Map([
  ['extend', TO_BOXES],
  ['withdraw', FROM_BOXES],
]);

/** What stays the same for whoever uses it; who hears of it wants to know of all else first. */
const MILD: ReadonlySet<Verb> = new Set<Verb>(['readdress', 'rename', 'import', 'deferred', 'part']);

const kindOf = ({ verb, also = [], spoken, isPublic, isOfWhole, areParts, tail }: Deed): string =>
  [verb, ...also, spoken.one, isPublic, isOfWhole, areParts, verb === 'make' ? tail : ''].join('\n');

/** What is open to all is read first, then what takes data along, then what is in another network. */
function tierOf({ verb, spoken: { effect }, isPublic, isOfWhole, areParts, reach, tail }: Deed): Tier {
  if (reach !== undefined) return reach === 'more' ? 'open' : 'close';
  if (isOfWhole === true || areParts === true || MILD.has(verb) || (verb === 'update' && tail === '')) return 'mild';
  if (verb === 'create' && isPublic) return 'open';
  if ((verb === 'delete' || verb === 'replace') && effect === 'store') return 'loss';
  if (verb === 'move') return 'move';
  return PRESENCE.has(verb) ? 'presence' : 'update';
}

const PRESENCE: ReadonlySet<Verb> = new Set<Verb>(['create', 'delete', 'replace', 'extend', 'withdraw', 'forget']);

function statementOf(kind: readonly Deed[], ways: Ways): Statement {
  const [first] = kind as readonly [Deed, ...Deed[]];
  const { verb, also = [], change, spoken } = first;
  const tail = kind.every((deed) => deed.tail === first.tail) ? first.tail : (WHERE.get(verb) ?? '');
  const way = kind.length === 1 ? ways.from.get(first.address) : undefined;
  return {
    verbs: listed([...new Set([verb, ...also].map((each) => VERBS[each]))]),
    rank: Math.min(...kind.map((deed) => rankOf(tierOf({ ...deed, tail }), spoken.effect))),
    change,
    amount: kind.reduce((sum, { amount }) => sum + amount, 0),
    order: spoken.order,
    text: [things(kind), tail, way ?? ''].filter((text) => text !== '').join(' '),
    ...(way !== undefined && { isOpenEnded: true as const }),
  };
}
