/** Summarises a change in one sentence: at most three clauses, largest effect first, and the rest counted. */

import { isOfOpenness } from '../../../catalog/detail-attributes.js';
import { PUBLIC_ADDRESS, portsListed, withoutNarrower } from '../../../catalog/exposure.js';
import { factsOf } from '../../../catalog/index.js';
import { outsideInText, spokenOf } from '../../../catalog/nouns.js';
import { isToOutside } from '../../../catalog/openings.js';
import { CHANGES, type ChangeCounts, type ChangedPart } from '../../../graph/changes.js';
import { countResources } from '../../../graph/counts.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph } from '../../../graph/model.js';
import { isOutside } from '../../../graph/node-types.js';
import { byText } from '../../../graph/order.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { listed } from '../../../platform/text/english.js';
import { originalOf } from '../counts.js';
import { CLAUSES_MAX, NAMED_OBJECTS_MAX, OBJECTS_ALIKE_MAX, OBJECTS_MAX, OPENING_RANGES_MAX } from '../limits.js';
import {
  alsoTouched,
  FROM_BOXES,
  mayLoseData,
  NO_CHANGE,
  newOnes,
  noChange,
  ofSubject,
  onlyMoved,
  opened,
  ranges,
  TO_BOXES,
  theRest,
  toWhom,
  VERBS,
  type Verb,
} from '../messages.js';
import type { ReportedEdge, ReportedExposure, ReportedNode, ReportedRights, ReportedTouch } from '../model.js';
import type { Names } from '../names.js';
import { recreatedIn } from '../nodes.js';
import { touchedInWords } from '../touched.js';
import { named } from '../words.js';
import { edgeStatements, isOfProgram } from './edges.js';
import { eventsOf } from './events.js';
import { type Mention, mentioned, mentionsOf } from './mentions.js';
import { type ChangeEvent, rankOf, type Statement, type Tier } from './model.js';
import { type PathPhrases, pathsOf } from './paths.js';
import { listNouns, twoByName } from './phrases.js';
import { grantsOnly, rightsStatements, withoutRights } from './rights.js';
import { surroundingsOf } from './surroundings.js';

interface Changed {
  readonly nodes: readonly ReportedNode[];
  readonly edges: readonly ReportedEdge[];
  readonly exposure?: readonly ReportedExposure[];
  readonly rights?: readonly ReportedRights[];
  readonly touched?: readonly ReportedTouch[];
}

/**
 * Returns the sentence: `Removes the database orders and opens port 22 (SSH) of the server bastion to the internet.`
 * States so if nothing changes.
 */
export function sentenceOf(graph: Graph, names: Names, changed: Changed): string {
  const { nodes, edges, exposure = [], touched = [] } = changed;
  // Rights that come with a new resource are in its row.
  const rights = (changed.rights ?? []).filter(({ isWithNew }) => isWithNew !== true);
  const risks = riskStatements(touched);
  const isDrawn = nodes.length + edges.length + exposure.length + rights.length > 0;
  const sentence =
    isDrawn || risks.length > 0 ? changesInText(graph, names, { nodes, edges, exposure, rights }, risks) : '';
  if (isDrawn) return sentence;
  if (touched.length === 0) return noChange(resourcesOf(graph));
  const others = touched.filter((touch) => !isAtRisk(touch));
  return [sentence || NO_CHANGE, ...(others.length === 0 ? [] : [alsoTouched(touchedInWords(others))])].join(' ');
}

/** Returns the sentence about at least one change. @param risks statements besides those about the drawn change */
function changesInText(
  graph: Graph,
  names: Names,
  { nodes, edges, exposure, rights }: Required<Omit<Changed, 'touched'>>,
  risks: readonly Statement[],
): string {
  const rest = withoutExposed(graph, { nodes, edges }, exposure);
  const unsaid = withoutRights(rest.nodes, rights);
  const besides = [
    ...risks,
    ...exposureStatements(graph, exposure, names),
    ...rightsStatements(rights, { nodes, edges }),
    ...nodeStatements(
      graph,
      unsaid.filter((node) => !grantsOnly(node)),
      names,
    ),
    ...edgeStatements(
      graph,
      rest.edges.filter((edge) => !isOfProgram(edge, graph.nodes)),
      names,
    ),
  ];
  // A grant that comes with a new resource, or exists twice, is only mentioned if nothing else is. So is an edge that follows
  // from the rights of a program outside.
  const statements =
    besides.length > 0
      ? besides
      : [...nodeStatements(graph, unsaid, names), ...edgeStatements(graph, rest.edges, names)];
  const { clauses, left } = chosen(statements.sort(byEffect));
  // Nothing is left if only external users come or go.
  const more =
    left.reduce((sum, { amount }) => sum + amount, 0) || (clauses.size === 0 ? nodes.length + edges.length : 0);
  const isShort = more === 0 && [...clauses.values()].flat().length <= NAMED_OBJECTS_MAX;
  const said = new Map([...clauses].map(([verbs, objects]) => [verbs, isShort ? objects.map(withNames) : objects]));
  const texts = [...(more === 0 ? ofOneThing(said) : said)].map(([verbs, objects]) => clauseOf(verbs, objects));
  const sentence = asSentence([...texts, ...(more === 0 ? [] : [theRest(more, clauses.size === 0)])]);
  const isOnlyMoved = statements.length > 0 && statements.every(({ isAddressOnly }) => isAddressOnly === true);
  return isOnlyMoved ? onlyMoved(sentence) : sentence;
}

const resourcesOf = ({ total, nodes }: Graph): number =>
  total ?? countResources([...nodes.values()].filter(({ ghostOf }) => ghostOf === undefined));

const byEffect = (a: Statement, b: Statement): number =>
  a.rank - b.rank ||
  CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change) ||
  a.order - b.order ||
  b.amount - a.amount ||
  byText(a.text, b.text);

/** Groups statements by verb, in the order of the sentence, and returns those that do not fit as `left`. */
function chosen(statements: readonly Statement[]) {
  const clauses = new Map<string, Statement[]>();
  const waiting: Statement[] = [];
  for (const statement of statements) {
    const clause = clauses.get(statement.verbs);
    if (clause === undefined && clauses.size < CLAUSES_MAX) clauses.set(statement.verbs, [statement]);
    else if (clause !== undefined && hasRoom(clause, statement)) clause.push(statement);
    else waiting.push(statement);
  }
  const left: Statement[] = [];
  for (const statement of waiting) {
    const clause = clauses.get(statement.verbs) ?? [];
    if (clause.length === 0 || clause.length >= OBJECTS_MAX) left.push(statement);
    else clause.push(statement);
  }
  return { clauses: new Map([...clauses].map(([verbs, clause]) => [verbs, clause.sort(byEffect)])), left };
}

const hasRoom = (clause: readonly Statement[], { rank }: Statement): boolean =>
  clause.length < OBJECTS_MAX && clause.filter((said) => said.rank === rank).length < OBJECTS_ALIKE_MAX;

/** Shortens settings of the same resources: only the last one names the resources. */
function ofOneThing(clauses: ReadonlyMap<string, readonly Statement[]>): ReadonlyMap<string, readonly Statement[]> {
  const all = [...clauses.values()].flat();
  const [{ ofThings = '' } = {} as Statement] = all;
  const last = all.at(-1);
  if (ofThings === '' || all.some((statement) => statement.ofThings !== ofThings)) return clauses;
  const short = (one: Statement): Statement => (one === last ? one : { ...one, text: one.text.replace(ofThings, '') });
  return new Map([...clauses].map(([verbs, objects]) => [verbs, objects.map(short)]));
}

const withNames = (statement: Statement): Statement => ({ ...statement, text: statement.byName ?? statement.text });

const clauseOf = (verbs: string, objects: readonly Statement[]): string => `${verbs} ${objectsIn(objects)}`;

const withCause = (text: string, cause: string | undefined): string =>
  cause === undefined ? text : `${text} ${cause}`;

/** Statements with a phrase at the end come last, because the next object would be read as part of the phrase. */
function objectsIn(statements: readonly Statement[]): string {
  const open = statements.filter(({ isOpenEnded }) => isOpenEnded === true);
  const closed = statements.filter(({ isOpenEnded }) => isOpenEnded !== true);
  const [{ cause } = {} as Statement] = statements;
  const isShared = cause !== undefined && statements.every((statement) => statement.cause === cause);
  const texts = [...closed, ...open].map((one) => withCause(one.text, isShared ? undefined : one.cause));
  return withCause(listedApart(texts), isShared ? cause : undefined);
}

/** If an object contains `and`, a comma precedes the last one: `the queues a and b, and the topic c`. */
const listedApart = (texts: readonly string[]): string =>
  texts.length > 1 && texts.some((text) => text.includes(' and '))
    ? `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`
    : listed(texts);

function asSentence(clauses: readonly string[]): string {
  const last = clauses.at(-1) as string;
  const before = clauses.slice(0, -1).join(', ');
  // If a clause contains `and`, a comma precedes the `and` between clauses.
  const joint = clauses.some((clause) => clause.includes(' and ')) ? ', and ' : ' and ';
  const whole = before === '' ? last : `${before}${joint}${last}`;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}

/** Returns the statements about nodes. Resources of one type with the same change are merged and counted. */
function nodeStatements(graph: Graph, nodes: readonly ReportedNode[], names: Names): Statement[] {
  const around = surroundingsOf(graph, nodes, names);
  // Implied zones and regions are skipped, because nobody creates them.
  const isBuilt = ({ address, type }: ReportedNode): boolean =>
    !isOutside(type) && graph.nodes.get(address)?.provenance !== 'implied';
  const again = new Set(recreatedIn(nodes).values());
  const told = nodes.filter(({ address }) => !again.has(address));
  const deeds = told.filter(isFirst(nodes)).flatMap((node) => (isBuilt(node) ? eventsOf(node, around) : []));
  const kinds = [...groupBy(deeds, kindOf).values()];
  const ways = pathsOf(graph, kinds, { nodes, mention: mentionsOf(graph, names) });
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
    [nouns.length === 0 ? objects : ofSubject(nouns, objects), hasCause ? '' : tail, aside, way?.text ?? '']
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
    text: inText(listNouns(kind)),
    ...(byName !== undefined && { byName: inText(byName) }),
    ...(hasCause && { cause: tail }),
    ...(nouns.length > 0 && { ofThings: ` of ${listNouns(kind)}` }),
    ...(kind.every((deed) => ADDRESS_ONLY.has(deed.verb)) && { isAddressOnly: true as const }),
    ...(way !== undefined && { isOpenEnded: true as const }),
  };
}

// ---- Exposure: access that is opened to external users or closed.
// It ranks right after lost data.

const VERB_OF: Readonly<Record<ReportedExposure['change'], Verb>> = { opens: 'open', closes: 'close' };

/** Ranks above everything that a new entry point opens, and below lost data. */
const RANK_OF: Readonly<Record<ReportedExposure['change'], number>> = {
  opens: rankOf('open', 'entry') - 0.75,
  closes: rankOf('open', 'entry') - 0.25,
};
const RANK_OF_PUBLIC_RANGE = rankOf('open', 'entry') - 0.5;

/** Openings to everybody rank first; openings to a private network rank as an ordinary update. */
function rankFor(exposure: ReportedExposure): number {
  const { change, isRange } = exposure;
  if (!isToOutside(exposure)) return rankOf('update', 'entry');
  if (isRange !== true) return RANK_OF[change];
  return change === 'opens' ? RANK_OF_PUBLIC_RANGE : rankOf('close', 'entry');
}

/** Several resources, ports and sources with the same change, merged into one statement. */
interface Opening {
  readonly things: readonly ReportedExposure[];
  readonly what: readonly string[];
  readonly to: readonly string[];
}

/** Returns the statements. Resources with the same opening to the same sources are merged. */
function exposureStatements(graph: Graph, exposure: readonly ReportedExposure[], names: Names): Statement[] {
  const isNew = ({ address }: ReportedExposure): boolean => graph.nodes.get(address)?.change === 'create';
  const keyOf = (one: ReportedExposure): string =>
    [one.change, one.what, one.to, one.except ?? '', rankFor(one), isNew(one)].join('\n');
  const alike = [...groupBy(withoutRangesOfNew(exposure), keyOf).values()].map((things): Opening => {
    const [{ what, to }] = things as [ReportedExposure, ...ReportedExposure[]];
    return { things, what: [what], to: [to] };
  });
  const ofSamePorts = joined(alike, ({ what, to }) => [what.join() === '', to.join()].join('\n'), 'what');
  return joined(ofSamePorts, ({ what }) => what.join('\n'), 'to').map(({ things, what, to }, order) => {
    const [first] = things as [ReportedExposure, ...ReportedExposure[]];
    const phrases = mentioned(things.map((one) => mentionOf(one, names)));
    const who = first.to === '' ? '' : toWhom(inShort(withoutNarrower(to), first), first.except);
    return {
      verbs: VERBS[VERB_OF[first.change]],
      rank: rankFor(first),
      change: 'update',
      amount: what.length * to.length * things.length,
      order,
      text: opened(portsListed(what), isNew(first) ? phrases.map(newOnes) : phrases, who),
    };
  });
}

/** Leaves out the ranges of a public address if the address itself is added or removed. */
function withoutRangesOfNew(exposure: readonly ReportedExposure[]): readonly ReportedExposure[] {
  const keyOf = ({ address, change, what }: ReportedExposure): string => [address, change, what].join('\n');
  const given = new Set(exposure.filter(({ to }) => to === PUBLIC_ADDRESS).map(keyOf));
  return exposure.filter((one) => one.isRange !== true || !given.has(keyOf(one)));
}

/** Merges the openings of the same resources that differ in one member. */
function joined(all: readonly Opening[], keyOf: (one: Opening) => string, member: 'what' | 'to'): Opening[] {
  const sameThings = (one: Opening): string => {
    const [first] = one.things as [ReportedExposure, ...ReportedExposure[]];
    const addresses = one.things.map(({ address }) => address);
    return [first.change, first.except ?? '', rankFor(first), keyOf(one), ...addresses].join('\n');
  };
  return [...groupBy(all, sameThings).values()].map((same) => {
    const [first] = same as [Opening, ...Opening[]];
    return { ...first, [member]: same.flatMap((one) => one[member]) };
  });
}

const inShort = (to: readonly string[], { isRange }: ReportedExposure): readonly string[] =>
  isRange === true && to.length > OPENING_RANGES_MAX ? [ranges(to.length)] : to;

const mentionOf = ({ address, type, title, name }: ReportedExposure, names: Names): Mention => ({
  spoken: spokenOf(type, title),
  name: name === '' ? '' : named(name),
  apart: names.apartInText(address),
  count: 1,
});

const isRule = ({ address }: ChangedPart): boolean =>
  factsOf(parseTerraformAddress(address)?.type ?? '').firewallRules !== undefined;

const partsIn = (folded: ChangeCounts): number => Object.values(folded).reduce((sum, count) => sum + count, 0);

interface Remaining {
  readonly nodes: readonly ReportedNode[];
  readonly edges: readonly ReportedEdge[];
}

/**
 * Returns the changes that the exposure does not cover. Updates that only open or close, and edges from external users to the
 * same nodes, would repeat it.
 */
function withoutExposed(graph: Graph, { nodes, edges }: Remaining, exposure: readonly ReportedExposure[]): Remaining {
  const said = groupBy(
    exposure.flatMap(({ address, at = address }) => (at === address ? [at] : [address, at])),
    (at) => at,
  );
  // The other rules of the change admit nobody from outside: the exposure would list them.
  const isOnlyThat = ({
    address,
    change,
    values = [],
    blocks,
    folded = {},
    parts = [],
    countBefore,
    instances,
    movedFrom,
  }: ReportedNode): boolean =>
    change === 'update' &&
    (partsIn(folded) <= (said.get(address)?.length ?? 0) ||
      (parts.length === partsIn(folded) && parts.every(isRule))) &&
    values.every(({ name }) => isOfOpenness(name)) &&
    [blocks, countBefore, instances, movedFrom].every((each) => each === undefined);
  const isFromOutside = ({ from }: ReportedEdge): boolean =>
    outsideInText(graph.nodes.get(from)?.type ?? '') !== undefined;
  // "Opens the new service api to the internet" already tells that the service is new.
  const isNamedAsNew = ({ address, change }: ReportedNode): boolean =>
    change === 'create' &&
    exposure.some((one) => one.change === 'opens' && one.isRange !== true && one.address === address);
  return {
    nodes: nodes.filter((node) => !isNamedAsNew(node) && (!said.has(node.address) || !isOnlyThat(node))),
    edges: edges.filter((edge) => !(said.has(edge.to) && isFromOutside(edge))),
  };
}

// ---- Statements about data stores that are outside of the drawn change, but that Terraform may replace.

/** True for a data store whose replacement depends on the provider. */
const isAtRisk = ({ type, mayBeForcedBy = [] }: ReportedTouch): boolean =>
  mayBeForcedBy.length > 0 && factsOf(type).holdsData === true;

/**
 * Returns one statement per data store at risk.
 * Example: `may replace the database orders (encryption_key_name; its data would be lost)`.
 */
const riskStatements = (touched: readonly ReportedTouch[]): readonly Statement[] =>
  touched.filter(isAtRisk).map(({ noun, name, mayBeForcedBy = [] }, order) => {
    const store = ['the', noun, ...(name === '' ? [] : [named(name)])].join(' ');
    return {
      ...{ verbs: VERBS.mayReplace, rank: rankOf('doubt', 'store'), change: 'update', amount: 1, order },
      text: mayLoseData(store, mayBeForcedBy),
    };
  });
