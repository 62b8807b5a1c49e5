import { groupBy } from '../../../graph/group-by.js';
import type { Graph } from '../../../graph/model.js';
import { isOutside } from '../../../graph/outside.js';
import { listed } from '../../../platform/text/english.js';
import { originalOf } from '../counts.js';
import { FROM_BOXES, ofThing, TO_BOXES, VERBS, type Verb } from '../messages.js';
import type { ReportedNode } from '../model.js';
import type { Names } from '../names.js';
import { recreatedIn } from '../recreated.js';
import { deedsOf } from './events.js';
import { mentionsOf } from './mentions.js';
import type { ChangeEvent, Statement } from './model.js';
import { things, twoByName } from './phrases.js';
import { rankOf, type Tier } from './rank.js';
import { surroundingsOf } from './surroundings.js';
import { type PathPhrases, waysOf } from './ways.js';

/** Returns the statements about nodes. Resources of one type with the same change are merged and counted. */
export function nodeStatements(graph: Graph, nodes: readonly ReportedNode[], names: Names): Statement[] {
  const around = surroundingsOf(graph, nodes, names);
  // Implied zones and regions are skipped, because nobody creates them.
  const isBuilt = ({ address, type }: ReportedNode): boolean =>
    !isOutside(type) && graph.nodes.get(address)?.provenance !== 'implied';
  const again = new Set(recreatedIn(nodes).values());
  const told = nodes.filter(({ address }) => !again.has(address));
  const deeds = told.filter(isFirst(nodes)).flatMap((node) => (isBuilt(node) ? deedsOf(node, around) : []));
  const kinds = [...groupBy(deeds, kindOf).values()];
  const ways = waysOf(graph, kinds, { nodes, mention: mentionsOf(graph, names) });
  const toSay = kinds
    .map((kind) => kind.filter(({ address }) => !ways.said.has(address)))
    .map((kind) => kind.filter((deed) => !isOfAttaching(deed, ways)))
    .filter((kind) => kind.length > 0);
  return [...groupBy(toSay, sameThings).values()].map((alike) => statementOf(alike, ways));
}

/** True for parts that attach something new to an existing node: they are reported with the new node. */
const isOfAttaching = ({ address, areParts, isOfWhole }: ChangeEvent, { attached }: PathPhrases): boolean =>
  (areParts === true || isOfWhole === true) && attached.has(address);

/** Returns a key that is equal for settings of the same resources, which are merged if they have no values. */
function sameThings(kind: readonly ChangeEvent[]): string {
  const [{ verb, noun, tail, tier }] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  const things = kind.map(({ address }) => address);
  return [verb, tier, tail, tail !== '' || noun === undefined ? kindOf(kind[0] as ChangeEvent) : '', ...things].join(
    '\n',
  );
}

/** Returns a predicate: true for the first of several copies that change alike. */
function isFirst(nodes: readonly ReportedNode[]): (node: ReportedNode) => boolean {
  const first = new Map<string, string>();
  const keyOf = ({ address, change }: ReportedNode): string => `${originalOf(address)}\n${change}`;
  for (const node of nodes) if (!first.has(keyOf(node))) first.set(keyOf(node), node.address);
  return (node) => first.get(keyOf(node)) === node.address;
}

/** Texts for differing containers. Without one the statement would be false, because the resource itself stays. */
const WHERE: ReadonlyMap<Verb, string> = new Map([
  ['extend', TO_BOXES],
  ['withdraw', FROM_BOXES],
]);

/** Verbs of changes without effect on users; everything else is more important to a reviewer. */
const MILD: ReadonlySet<Verb> = new Set<Verb>(['readdress', 'rename', 'import', 'deferred', 'part']);

/** Verbs for the effect of `moved` blocks. */
const ADDRESS_ONLY: ReadonlySet<Verb> = new Set<Verb>(['readdress', 'rename']);

const kindOf = ({ verb, also = [], spoken, isPublic, isOfWhole, areParts, tail, noun }: ChangeEvent): string => {
  const isApart = verb === 'make' || noun !== undefined;
  return [verb, ...also, spoken.one, isPublic, isOfWhole, areParts, noun, isApart ? tail : ''].join('\n');
};

/** Returns the tier of an event: lost data first, then its explicit tier, then exposure. */
function tierOf({ verb, holdsData, isPublic, isOfWhole, areParts, reach, tail, tier }: ChangeEvent): Tier {
  if (TAKES_AWAY.has(verb) && holdsData === true) return 'loss';
  if (tier !== undefined) return tier;
  if (reach !== undefined) return reach === 'more' ? 'open' : 'close';
  if (isOfWhole === true || areParts === true || MILD.has(verb) || (verb === 'update' && tail === '')) return 'mild';
  if (verb === 'create' && isPublic) return 'open';
  if (verb === 'move') return 'move';
  return PRESENCE.has(verb) ? 'presence' : 'update';
}

const TAKES_AWAY: ReadonlySet<Verb> = new Set<Verb>(['delete', 'replace', 'recreate']);

const PRESENCE: ReadonlySet<Verb> = new Set<Verb>([
  'create',
  'delete',
  'replace',
  'recreate',
  'extend',
  'withdraw',
  'forget',
]);

/** @param alike one group of events, or several about the same resources */
function statementOf(alike: readonly (readonly ChangeEvent[])[], ways: PathPhrases): Statement {
  const [kind] = alike as readonly [readonly ChangeEvent[], ...(readonly ChangeEvent[])[]];
  const [first] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  const { also = [], change, spoken } = first;
  const tail = kind.every((deed) => deed.tail === first.tail) ? first.tail : (WHERE.get(first.verb) ?? '');
  const way = ways.of(kind);
  const verb = way?.verb ?? first.verb;
  const nouns = alike.flatMap(([{ noun } = first]) => noun ?? []);
  const inText = (objects: string): string =>
    [nouns.length === 0 ? objects : ofThing(nouns, objects), hasCause ? '' : tail, aside, way?.text ?? '']
      .filter((text) => text !== '')
      .join(' ')
      .replaceAll(' ,', ',');
  const byName = twoByName(kind);
  const aside = alike.length === 1 && kind.every((deed) => deed.aside === first.aside) ? (first.aside ?? '') : '';
  const hasCause = tail !== '' && (first.verb === 'replace' || first.verb === 'recreate' || first.verb === 'readdress');
  return {
    verbs: listed([...new Set([verb, ...also].map((each) => VERBS[each]))]),
    rank: Math.min(...kind.map((deed) => rankOf(way?.tier ?? tierOf({ ...deed, tail }), spoken.effect))),
    change,
    amount: alike.flat().reduce((sum, { amount }) => sum + amount, 0),
    order: spoken.order,
    text: inText(things(kind)),
    ...(byName !== undefined && { byName: inText(byName) }),
    ...(hasCause && { cause: tail }),
    ...(nouns.length > 0 && { ofThings: ` of ${things(kind)}` }),
    ...(kind.every((deed) => ADDRESS_ONLY.has(deed.verb)) && { isAddressOnly: true as const }),
    ...(way !== undefined && { isOpenEnded: true as const }),
  };
}
