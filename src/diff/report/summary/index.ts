/** Summarises a change in one sentence: at most three clauses, largest effect first, and the rest counted. */

import { isGrantOnly } from '../../../catalog/access.js';
import { mayBeAnybody } from '../../../catalog/address-ranges.js';
import { factsOf } from '../../../catalog/index.js';
import { isReplacementReported } from '../../../catalog/nouns.js';
import { isPublicName } from '../../../catalog/type-names.js';
import { originalOf, parseAddress, typeOf } from '../../../graph/address.js';
import { CHANGES, type ChangedValue } from '../../../graph/changes.js';
import { countResources, isOfSource, isPseudoType } from '../../../graph/counts.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph } from '../../../graph/model.js';
import { isOutside } from '../../../graph/node-types.js';
import { byText } from '../../../graph/order.js';
import { listed } from '../../../platform/text/english.js';
import { mayLoseData as mayLose } from '../dangers.js';
import {
  CLAUSES_MAX,
  DECISIVE_CLAUSES_MAX,
  DECISIVE_OBJECTS_MAX,
  FEW_CLAUSES_MAX,
  NAMED_OBJECTS_MAX,
  OBJECTS_ALIKE_MAX,
  OBJECTS_MAX,
  WORDS_MAX,
} from '../limits.js';
import {
  alsoTouched,
  codeNotRead,
  mayLoseData,
  NO_CHANGE,
  NO_KNOWN_CHANGE,
  noChange,
  onlyMoved,
  rebuiltAll,
  rebuiltSome,
  remainingChanges,
  VERBS,
} from '../messages.js';
import type {
  ClearDanger,
  ReportedEdge,
  ReportedExposure,
  ReportedNode,
  ReportedRights,
  ReportedTouch,
} from '../model.js';
import type { Names } from '../names.js';
import { newKeyIn, touchedInWords } from '../touched.js';
import { named } from '../words.js';
import { edgeStatements, isOfProgram } from './edges.js';
import { statesOnlyDefaults } from './events.js';
import { exposureStatements, isInOpening, withoutExposed } from './exposure.js';
import { identityStatements } from './identities.js';
import { isAlarming, isDanger, isDecisive, rankOf, type Statement, tierAt } from './model.js';
import { nodeStatements } from './nodes.js';
import { trafficStatements, withoutTraffic } from './parts.js';
import { mentionsOf } from './phrases.js';
import { changesOnlyGrants, rightsStatements, withoutGranted, withoutRights } from './rights.js';
import { ruleStatements } from './rules.js';

/** The drawn changes, and those of resources that no node shows. */
interface ReportedChanges {
  readonly nodes: readonly ReportedNode[];
  readonly edges: readonly ReportedEdge[];
  readonly exposure?: readonly ReportedExposure[];
  readonly rights?: readonly ReportedRights[];
  readonly touched?: readonly ReportedTouch[];
}

/**
 * Returns the summary, with the sentence `Removes the database orders and opens port 22 (SSH) of the server bastion to the internet.`
 * States so if nothing changes.
 * @param reading what is known of the code; all of it by default
 */
export function summaryOf(
  graph: Graph,
  names: Names,
  changed: ReportedChanges,
  { isConditional, isWhole }: Reading = { isConditional: () => false, isWhole: true },
): Summary {
  const { nodes, edges, exposure = [], touched = [] } = changed;
  // Rights that come with a new resource are in its row.
  const rights = (changed.rights ?? []).filter(({ isWithNew }) => isWithNew !== true);
  const rules = ruleStatements(touched, graph, mentionsOf(graph, names), { edges, exposure });
  const risks = [...riskStatements(touched), ...identityStatements(touched), ...rules.statements];
  const isDrawn = nodes.length + edges.length + exposure.length + rights.length > 0;
  const unread = unreadModules({ nodes, touched }, isDrawn);
  const isUnknown = unread.length > 0 || !isWhole || touched.some(isReplacedOrMaybe) || touched.some(hasRules);
  const noChangeClaim = isUnknown ? NO_KNOWN_CHANGE : NO_CHANGE;
  const { sentence, statements, shown, omitted } =
    isDrawn || risks.length > 0
      ? sentenceOfChanges(graph, names, { nodes, edges, exposure, rights }, { risks, noChangeClaim, isConditional })
      : { sentence: noChangeClaim, statements: [], shown: [], omitted: [] };
  const only = nodes.length === 1 && edges.length + exposure.length + rights.length === 0 ? nodes[0] : undefined;
  if (isDrawn) {
    const isUnclear = unread.length > 0 || !isWhole || statements.every(({ isAddressOnly }) => isAddressOnly === true);
    const clear = isUnclear ? [] : clearOf(statements, graph, { nodes, edges, rights, touched });
    return { sentence: withUnread(sentence, unread, only && originalOf(only.address)), clear, unread, shown, omitted };
  }
  if (touched.length === 0)
    return { sentence: noChange(resourcesOf(graph), noChangeClaim === NO_CHANGE), clear: [], unread, shown, omitted };
  const otherTouched = touched.filter((touch) => !mayLose(touch) && newKeyIn(touch) === null && !rules.told.has(touch));
  const sentences = [
    withUnread(sentence, unread, undefined),
    ...(otherTouched.length === 0 ? [] : [alsoTouched(touchedInWords(otherTouched))]),
  ];
  return { sentence: sentences.join(' '), clear: [], unread, shown, omitted };
}

interface Reading {
  /** True for a new resource that may not exist, because nobody can evaluate its condition. */
  readonly isConditional: (node: ReportedNode) => boolean;
  /** False if some of the code was not read, in which anything may have changed. */
  readonly isWhole: boolean;
}

/** The sentence, and the dangers that the change certainly does not have. */
interface Summary {
  readonly sentence: string;
  readonly clear: readonly ClearDanger[];
  /** Addresses of the modules without code that the sentence names as such. */
  readonly unread: readonly string[];
  /** The statements of the sentence, and those that it only counts. */
  readonly shown: readonly Statement[];
  readonly omitted: readonly Statement[];
}

/**
 * Returns the dangers that the change does not have. Empty if it has any danger, or removes or replaces anything: no
 * reviewer should then be reassured.
 */
function clearOf(
  statements: readonly Statement[],
  graph: Graph,
  { nodes, edges, rights, touched }: Required<Omit<ReportedChanges, 'exposure'>>,
): readonly ClearDanger[] {
  const isGone = ({ change, instances, folded, parts = [], mayBeForcedBy }: ReportedNode): boolean =>
    mayBeForcedBy !== undefined ||
    parts.some(isReplacedOrMaybe) ||
    [change, ...Object.keys({ ...instances, ...folded })].some((name) => GONE.has(name));
  const isTouchGone = (touch: ReportedTouch): boolean => touch.change === 'delete' || isReplacedOrMaybe(touch);
  if (statements.some(isAlarming) || nodes.some(isGone) || touched.some(isTouchGone)) return [];
  const isEntry = ({ from, change }: ReportedEdge): boolean =>
    change !== 'delete' && isOutside(graph.nodes.get(from)?.type ?? '');
  const isNewName = ({ address, change }: { readonly address: string; readonly change: string }): boolean =>
    change === 'create' && isPublicName(typeOf(address));
  const hasNewName = [...nodes, ...nodes.flatMap(({ parts = [] }) => parts), ...touched].some(isNewName);
  return [
    'data',
    ...(edges.some(isEntry) || hasNewName || touched.some(hasUnknownPeers) ? [] : (['access'] as const)),
    ...(rights.some(({ change }) => change !== 'loses') ? [] : (['rights'] as const)),
  ];
}

/**
 * True for a resource that Terraform replaces, or may replace: nobody can say that nothing changes. Not so for a grant
 * of the same rights.
 */
const isReplacedOrMaybe = ({
  address,
  forcedBy,
  mayBeForcedBy,
}: Pick<ReportedTouch, 'address' | 'forcedBy' | 'mayBeForcedBy'>): boolean =>
  (forcedBy ?? mayBeForcedBy) !== undefined && isReplacementReported(typeOf(address)) && !isGrantOnly(typeOf(address));

/** True for a resource with firewall rules that come or go: they change who reaches whom. */
const hasRules = ({ rules = [] }: ReportedTouch): boolean => rules.length > 0;

/** True for a new firewall rule whose peers the code leaves open: they may be anybody. */
const hasUnknownPeers = ({ rules = [] }: ReportedTouch): boolean =>
  rules.some(({ change, from = [], to = [] }) => change === 'create' && [...from, ...to].some(mayBeAnybody));

const GONE: ReadonlySet<string> = new Set(['delete', 'replace', 'forget', 'deferred']);

interface SentenceContext {
  /** Statements in addition to those about the drawn changes. */
  readonly risks: readonly Statement[];
  /** Begins the sentence if only addresses change. */
  readonly noChangeClaim: string;
  readonly isConditional: (node: ReportedNode) => boolean;
}

/** Returns the sentence about at least one change. */
function sentenceOfChanges(
  graph: Graph,
  names: Names,
  { nodes, edges, exposure, rights }: Required<Omit<ReportedChanges, 'touched'>>,
  { risks, noChangeClaim, isConditional }: SentenceContext,
): Omit<Summary, 'clear' | 'unread'> & { readonly statements: readonly Statement[] } {
  const uncovered = withoutExposed(graph, { nodes, edges }, exposure);
  const rebuilt = rebuiltElsewhere(graph, uncovered.nodes);
  const remainingNodes = withoutTraffic(withoutRights(uncovered.nodes, rights));
  const uncoveredNodes = remainingNodes.filter(({ address }) => !rebuilt.covered.has(address));
  const strongStatements = [
    ...risks,
    ...rebuilt.statements,
    ...exposureStatements(graph, exposure, rights, names),
    ...trafficStatements(nodes, mentionsOf(graph, names)),
    ...rightsStatements(
      rights.filter((right) => !isInOpening(right, exposure)),
      nodes,
      mentionsOf(graph, names),
    ),
    ...nodeStatements(
      graph,
      uncoveredNodes.filter((node) => !changesOnlyGrants(node) && !statesOnlyDefaults(node)),
      names,
      isConditional,
    ),
    ...edgeStatements(
      graph,
      withoutGranted(uncovered.edges, rights).filter((edge) => !isOfProgram(edge, graph.nodes)),
      names,
    ),
  ];
  // A grant that comes with a new resource, or exists twice, and a default that the code now states, are only
  // mentioned if nothing else is. So is an edge that follows from the rights of a program outside.
  const statements =
    strongStatements.length > 0
      ? strongStatements
      : [
          ...nodeStatements(graph, uncoveredNodes, names, isConditional),
          ...edgeStatements(graph, uncovered.edges, names),
        ];
  const { clauses, omitted } = withinLength(chooseClauses(sortByEffect(statements)));
  const omittedAmount = omitted.reduce((sum, { amount }) => sum + amount, 0);
  // External users that come or go have no statement. Without any other change, they are counted.
  const remaining = clauses.length === 0 && omittedAmount === 0 ? nodes.length + edges.length : omittedAmount;
  const texts = clausesInText(clauses, remaining === 0);
  const sentence = asSentence([
    ...texts,
    ...(remaining === 0 ? [] : [omittedInText(remaining, omitted, clauses.length === 0)]),
  ]);
  const isOnlyMoved = statements.length > 0 && statements.every(({ isAddressOnly }) => isAddressOnly === true);
  const shown = clauses.flat();
  return { sentence: isOnlyMoved ? onlyMoved(noChangeClaim, sentence) : sentence, statements, shown, omitted };
}

/** Returns the number of changes that the sentence omits, and their kinds. */
function omittedInText(count: number, omitted: readonly Statement[], isAlone: boolean): string {
  const sorted = sortByEffect(omitted);
  const kinds = [true, undefined]
    .flatMap((isGone) => sorted.filter((statement) => statement.isGone === isGone))
    .flatMap(({ kind }) => kind ?? []);
  return remainingChanges(count, isAlone, [...new Set(kinds)], kinds.length === omitted.length);
}

// ---- Modules without code, of which nobody knows what a change of the call changes inside.

/**
 * Returns the addresses of the modules without code whose version or source differs. Without any drawn change, other
 * arguments count as well.
 */
function unreadModules({ nodes, touched = [] }: Pick<ReportedChanges, 'nodes' | 'touched'>, isDrawn: boolean) {
  // The type of a node is that of what the module seems to build.
  const isUnread = ({ address }: { readonly address: string }): boolean => factsOf(typeOf(address)).unread === true;
  const drawn = nodes.filter(
    (node) => isUnread(node) && node.change === 'update' && areOther((node.values ?? []).map(({ name }) => name)),
  );
  const undrawn = touched.filter(
    (touch) => isUnread(touch) && touch.change === 'update' && (!isDrawn || areOther(touch.attributes)),
  );
  return [...new Set([...drawn, ...undrawn].map(({ address }) => originalOf(address)))];
}

const areOther = (attributes: readonly string[]): boolean => attributes.some((name) => OTHER_CODE.has(name));

/** Arguments of a module call that decide which code it calls. */
const OTHER_CODE: ReadonlySet<string> = new Set(['source', 'version']);

/**
 * Adds the modules whose code was not read: `Updates the VPC main from version 6.0.1 to 6.4.1; its code was not read.`
 * @param only address of the only resource in the sentence; undefined for several or none
 */
function withUnread(sentence: string, modules: readonly string[], only: string | undefined): string {
  if (modules.length === 0) return sentence;
  const isAboutOne = only !== undefined && modules.every((address) => address === only);
  const names = [...new Set(modules.map((address) => parseAddress(address)?.modules.at(-1)?.name ?? address))];
  return `${sentence.replace(/\.$/, '')}; ${codeNotRead(isAboutOne ? [] : names.map(named))}.`;
}

/** Statements of the sentence that belong together: about one resource, or with one verb. */
type Clause = readonly Statement[];

/**
 * Returns each verb with its objects: `removes the database orders`.
 * @param isComplete true if no statement is omitted; there may then be room for names instead of numbers
 */
function clausesInText(clauses: readonly Clause[], isComplete: boolean): readonly string[] {
  const isShort = isComplete && clauses.flat().length <= NAMED_OBJECTS_MAX;
  const namedClauses = joined(clauses).map((clause) => (isShort ? clause.map(withNames) : clause));
  const shared = isComplete ? withSharedSubject(namedClauses.flat()) : undefined;
  const inWords =
    shared === undefined
      ? namedClauses.map((clause, at) => aboutOneResource(clause, subjectOf(namedClauses[at - 1] ?? [])))
      : [shared];
  return inWords.flatMap((clause) =>
    [...groupBy(clause, ({ verbs }) => verbs)].map(([verbs, objects]) => `${verbs} ${objectsInText(objects)}`),
  );
}

/** Joins neighbouring clauses with the same verb. */
function joined(clauses: readonly Clause[]): readonly Clause[] {
  const verbsOf = (clause: Clause): string => [...new Set(clause.map(({ verbs }) => verbs))].join('\n');
  const all: Clause[] = [];
  for (const clause of clauses) {
    const last = all.at(-1) ?? [];
    const isAlike = clause[0]?.verbs === verbsOf(last) && clause[0].verbs === verbsOf(clause);
    if (isAlike) all.splice(-1, 1, [...last, ...clause]);
    else all.push(clause);
  }
  return all;
}

/** Returns the only resource of a clause; undefined if it is about several. */
const subjectOf = (clause: Clause): string | undefined =>
  clause.every(({ subject }) => subject === clause[0]?.subject) ? clause[0]?.subject : undefined;

/**
 * Returns the statements about one resource with a pronoun after the first: `resizes the database orders from 20 to
 * 100 GB, turns off its backups`. Settings alone name the resource at the end.
 * @param namedBefore the resource of the clause before
 */
function aboutOneResource(clause: Clause, namedBefore: string | undefined): Clause {
  const subject = subjectOf(clause);
  if (subject === undefined) return clause;
  const [first, ...others] = byVerb(clause);
  const withPronoun = (statement: Statement): Statement => ({
    ...statement,
    text: statement.textWithPronoun ?? statement.text,
  });
  if (subject === namedBefore) return [first as Statement, ...others].map(withPronoun);
  return withSharedSubject(clause) ?? [first as Statement, ...others.map(withPronoun)];
}

/** Returns the statements with those of one verb together, in the order in which the sentence has them. */
const byVerb = (clause: Clause): Clause => [...groupBy(clause, ({ verbs }) => verbs).values()].flat();

/** Returns the number of resources in the diagram. */
const resourcesOf = ({ total, nodes }: Graph): number =>
  total ?? countResources([...nodes.values()].filter(({ ghostOf }) => ghostOf === undefined));

/**
 * Sorts statements: the largest effect first, then by text. Those of one resource stay in the order in which they are
 * given, because its settings have an order of their own; the first text of the resource stands for all of them.
 */
function sortByEffect(statements: readonly Statement[]): Statement[] {
  const firstTexts = new Map<string, string>();
  for (const { subject, text } of statements) {
    if (subject !== undefined && !firstTexts.has(subject)) firstTexts.set(subject, text);
  }
  const textOf = ({ subject, text }: Statement): string => firstTexts.get(subject ?? '') ?? text;
  return [...statements].sort(
    (a, b) =>
      a.rank - b.rank ||
      CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change) ||
      a.order - b.order ||
      b.amount - a.amount ||
      byText(textOf(a), textOf(b)) ||
      byText(a.subject ?? '', b.subject ?? ''),
  );
}

/**
 * Groups the statements, in the order of the sentence: those about one resource, and others by verb. A clause first
 * takes a few statements of each rank, then any others while it has room. If a statement does not fit, those of lower
 * tiers are omitted with it.
 */
function chooseClauses(statements: readonly Statement[]): Chosen {
  const bySubject = groupBy(statements, ({ subject }) => subject);
  const hasOwnClause = ({ subject }: Statement): boolean =>
    subject !== undefined && (bySubject.get(subject)?.length ?? 0) > 1;
  const keyOf = (statement: Statement): string =>
    hasOwnClause(statement) ? `of ${statement.subject}` : statement.verbs;
  const isShort = new Set(statements.map(keyOf)).size <= FEW_CLAUSES_MAX;
  const clauses = new Map<string, Statement[]>();
  const omitted: Statement[] = [];
  const take = (statement: Statement, hasRoomIn: (clause: readonly Statement[]) => boolean): boolean => {
    const clause = clauses.get(keyOf(statement));
    const clausesMax = isDecisive(statement) ? DECISIVE_CLAUSES_MAX : isShort ? FEW_CLAUSES_MAX : CLAUSES_MAX;
    if (clause === undefined ? clauses.size >= clausesMax : !hasRoomIn(clause)) return false;
    if (clause === undefined) clauses.set(keyOf(statement), [statement]);
    else clause.push(statement);
    return true;
  };
  for (const alike of groupBy(statements, tierAt).values()) {
    if (omitted.length > 0) {
      omitted.push(...alike);
      continue;
    }
    const waiting = alike.filter(
      (statement) => !take(statement, (clause) => hasRoom(clause, statement, hasOwnClause(statement))),
    );
    omitted.push(...waiting.filter((statement) => !take(statement, ({ length }) => length < objectsMax(statement))));
  }
  return { clauses: withDangersFirst([...clauses.values()].map(sortByEffect)), omitted };
}

/**
 * Puts lost data and what is opened or closed before everything else. If several clauses have some, lesser changes of
 * the same resource follow in a clause of their own.
 */
function withDangersFirst(clauses: readonly Clause[]): readonly Clause[] {
  const dangerous = clauses.filter((clause) => clause.some(isDanger));
  if (dangerous.length < 2) return clauses;
  const isOfOneVerb = (clause: Clause): boolean => new Set(clause.map(({ verbs }) => verbs)).size === 1;
  const leading = dangerous.map((clause) => (isOfOneVerb(clause) ? clause : clause.filter(isDanger)));
  const led = new Set(leading.flat());
  const following = clauses.map((clause) => clause.filter((statement) => !led.has(statement)));
  return [...leading, ...following.filter((clause) => clause.length > 0)];
}

/** Clauses of the sentence, and the statements that it only counts. */
interface Chosen {
  readonly clauses: readonly Clause[];
  readonly omitted: readonly Statement[];
}

/**
 * Leaves out clauses at the end of a sentence that nobody would read to its end, unless a reviewer must not miss them.
 * A sentence of a few statements is complete.
 */
function withinLength({ clauses, omitted }: Chosen): Chosen {
  const last = clauses.at(-1);
  const isLong =
    clausesInText(clauses, omitted.length === 0)
      .join(' ')
      .split(' ').length > WORDS_MAX;
  const isShort = omitted.length === 0 && clauses.flat().length <= FEW_CLAUSES_MAX;
  if (last === undefined || clauses.length === 1 || !isLong || isShort || last.some(isDecisive))
    return { clauses, omitted };
  return withinLength(withoutLesser({ clauses: clauses.slice(0, -1), omitted: [...omitted, ...last] }));
}

/** Leaves out statements of lower tiers than one that is omitted. */
function withoutLesser({ clauses, omitted }: Chosen): Chosen {
  const most = Math.min(...omitted.map(tierAt));
  const isLesser = (statement: Statement): boolean => tierAt(statement) > most;
  const kept = clauses.map((clause) => clause.filter((statement) => !isLesser(statement)));
  return {
    clauses: kept.filter((clause) => clause.length > 0),
    omitted: [...omitted, ...clauses.flat().filter(isLesser)],
  };
}

const objectsMax = (statement: Statement): number => (isDecisive(statement) ? DECISIVE_OBJECTS_MAX : OBJECTS_MAX);

/** @param isAboutOne true for a clause about one resource, whose statements do not compete with those of others */
function hasRoom(clause: readonly Statement[], statement: Statement, isAboutOne: boolean): boolean {
  if (clause.length >= objectsMax(statement)) return false;
  return isAboutOne || clause.filter(({ rank }) => rank === statement.rank).length < OBJECTS_ALIKE_MAX;
}

/**
 * Shortens settings of the same resources, so that only the last one names the resources: `turns off backups and
 * deletion protection of the database orders`. Undefined if the statements have different subjects.
 */
function withSharedSubject(clause: Clause): Clause | undefined {
  const inOrder = byVerb(clause);
  const [{ subjectTail = '' } = {} as Statement] = inOrder;
  const last = inOrder.at(-1);
  if (subjectTail === '' || inOrder.some((statement) => statement.subjectTail !== subjectTail)) return undefined;
  return inOrder.map((statement) =>
    statement === last ? statement : { ...statement, text: statement.text.replace(subjectTail, '') },
  );
}

const withNames = (statement: Statement): Statement => ({
  ...statement,
  text: statement.textByName ?? statement.textWithDetails ?? statement.text,
});

const withCause = (text: string, cause: string | undefined): string =>
  cause === undefined ? text : `${text} ${cause}`;

/**
 * Lists the objects of a verb. Statements with a phrase at the end come last, because the next object would be read as
 * part of the phrase.
 */
function objectsInText(statements: readonly Statement[]): string {
  const open = statements.filter(({ isOpenEnded }) => isOpenEnded === true);
  const closed = statements.filter(({ isOpenEnded }) => isOpenEnded !== true);
  const [{ cause } = {} as Statement] = statements;
  const isShared = cause !== undefined && statements.every((statement) => statement.cause === cause);
  const texts = [...closed, ...open].map(({ text, cause: ownCause }) =>
    withCause(text, isShared ? undefined : ownCause),
  );
  return withCause(listedWithComma(texts), isShared ? cause : undefined);
}

/** Lists objects. If one contains `and`, a comma precedes the last one: `the queues a and b, and the topic c`. */
const listedWithComma = (texts: readonly string[]): string =>
  texts.length > 1 && texts.some((text) => text.includes(' and '))
    ? `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`
    : listed(texts);

/** Joins clauses, with a capital letter and a full stop. */
function asSentence(clauses: readonly string[]): string {
  const last = clauses.at(-1) as string;
  const before = clauses.slice(0, -1).join(', ');
  // If a clause contains `and`, a comma precedes the `and` between clauses.
  const conjunction = clauses.some((clause) => clause.includes(' and ')) ? ', and ' : ' and ';
  const text = before === '' ? last : `${before}${conjunction}${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

// ---- Statements about data stores that are outside the drawn change, but that Terraform may replace.

/**
 * Returns one statement per data store at risk.
 * Example: `may replace the database orders (encryption_key_name; its data would be lost)`.
 */
const riskStatements = (touched: readonly ReportedTouch[]): readonly Statement[] =>
  touched.filter(mayLose).map(({ noun, name, mayBeForcedBy = [] }, order) => {
    const store = ['the', noun, ...(name === '' ? [] : [named(name)])].join(' ');
    return {
      ...{ verbs: VERBS.mayReplace, rank: rankOf('doubt', 'store'), change: 'update', amount: 1, order },
      text: mayLoseData(store, mayBeForcedBy),
    };
  });

interface Rebuilt {
  readonly statements: readonly Statement[];
  /** Addresses of the nodes that the statements cover. */
  readonly covered: ReadonlySet<string>;
}

const NOTHING: Rebuilt = { statements: [], covered: new Set() };

/** Names of places and owners, of which a resource has one. */
const PLACES: ReadonlySet<string> = new Set(['account', 'location', 'project', 'region', 'zone']);

/**
 * Returns one statement for more resources than a clause can name, if all are replaced because they are in another
 * place: `rebuilds everything in eu-west-1 (14 resources)`. Data stores are not covered, because each is named.
 */
function rebuiltElsewhere({ nodes: drawn }: Graph, nodes: readonly ReportedNode[]): Rebuilt {
  const candidates = nodes.flatMap((node) => {
    const place = placeOf(node);
    return place === undefined || factsOf(node.type).holdsData === true ? [] : [{ node, place }];
  });
  const groups = [...groupBy(candidates, ({ place }) => JSON.stringify([place.name, place.after])).values()];
  const [largest] = groups.sort((a, b) => b.length - a.length);
  const place = largest?.[0]?.place.after;
  if (largest === undefined || largest.length <= OBJECTS_MAX || place === null || place === undefined) return NOTHING;
  const covered = new Set(largest.map(({ node }) => node.address));
  const amount = largest.reduce((sum, { node }) => sum + node.count + (node.folded?.replace ?? 0), 0);
  const isEverything = [...drawn.values()].every(
    (node) => covered.has(node.address) || !isOfSource(node) || isPseudoType(node.type) || node.ghostOf !== undefined,
  );
  const statement: Statement = {
    ...{ verbs: VERBS.rebuild, rank: rankOf('loss', 'other'), change: 'replace', amount, order: 0 },
    text: (isEverything ? rebuiltAll : rebuiltSome)(named(place), amount),
  };
  return { statements: [statement], covered };
}

/** Returns the changed place that forces a replacement; undefined if another attribute forces it. */
const placeOf = ({ change, values = [] }: ReportedNode): ChangedValue | undefined =>
  change === 'replace' ? values.find(({ name, forces }) => forces === true && PLACES.has(name)) : undefined;
