/** Statements about gained, lost and changed rights. Strong ones (`isStrong`) follow lost data in the sentence. */

import { exclusiveOver, isGrantOnly } from '../../../catalog/access.js';
import { hasIdentity } from '../../../catalog/harmless-words.js';
import { factsOf } from '../../../catalog/index.js';
import { typeOf } from '../../../graph/address.js';
import { CHANGES } from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import { ANOTHER_PART, EXCEPT_A_PART, LEVELS, PART } from '../../../graph/rights.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { ACTIONS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { listedShortly, VERBS } from '../messages.js';
import type { ReportedEdge, ReportedNode, ReportedRights, ReportedSubject } from '../model.js';
import { named } from '../words.js';
import { rankOf, type Statement } from './model.js';
import { listMentions, type Mentions } from './phrases.js';

// Ranks between those of `rankOf`, which are whole numbers.

/** Between lost data, which leads the sentence, and openings. */
const RANK_OF_STRONG = rankOf('open', 'entry') - 0.875;
const RANK_OF_USE = rankOf('right', 'entry');
/** A policy whose effect on rights is not known. */
const RANK_OF_CHANGED = rankOf('right', 'entry') + 0.25;
const RANK_OF_LOST = rankOf('right', 'entry') + 0.5;
/** Rights of a new identity come after what the sentence adds. */
const RANK_OF_NEW = rankOf('update', 'entry') - 0.5;
// Everybody loses access: the same as a closing.
const RANK_OF_CLOSED = rankOf('open', 'entry') - 0.25;

/**
 * Returns a statement for each principal and verb: all that `the role worker` is now let do.
 * @param mention names the nodes that run as an identity
 */
export function rightsStatements(
  rights: readonly ReportedRights[],
  nodes: readonly ReportedNode[],
  mention: Mentions,
): Statement[] {
  const created = new Set(nodes.flatMap(({ address, change }) => (change === 'create' ? [address] : [])));
  const usersOf = ({ principal, target, nodes: at, isTrust }: ReportedRights): readonly string[] => {
    const users = at.filter((address) => address !== principal.address && address !== target.address);
    const isIdentity = principal.address !== undefined && principal.address !== '' && !at.includes(principal.address);
    return isTrust === true || !isIdentity ? [] : listMentions(users.map(mention));
  };
  const clauses = [...groupBy(rightsByTarget(rights, created), clauseKey).values()].map((alike) =>
    mergedClause(alike, usersOf),
  );
  return mergeByRight(mergeByPrincipal(clauses)).map(({ verb, rank, amount, text }, order) => ({
    ...{ verbs: VERBS[verb], rank, change: 'update', amount, order, text },
    kind: messages.omittedRights(amount),
  }));
}

/** Returns the rights as lines of a row, those of one principal together. */
export function rightsInRow(rights: readonly ReportedRights[]): readonly string[] {
  const [whole, others] = [rights.filter(isOverEverything), rights.filter((right) => !isOverEverything(right))];
  const inText = (some: readonly ReportedRights[]): readonly string[] =>
    mergeByPrincipal(
      [...groupBy(rightsByTarget(some, new Set()), clauseKey).values()].map((alike) => mergedClause(alike)),
    ).map(({ verb, text }) => `${VERBS[verb]} ${text}`);
  return [...inText(whole).map(messages.danger), ...inText(others)];
}

/** True for a gained right to change or administer a whole account, project or subscription, or a whole service. */
export const isOverEverything = ({ change, level, does, makes, target, isDenial, isTrust }: ReportedRights): boolean =>
  change === 'gains' &&
  isDenial !== true &&
  isTrust !== true &&
  (makes === undefined
    ? level === 'administer' && does !== '' && target.address === undefined && target.name === ''
    : level !== 'read');

/** The rights of one principal on one target. */
interface RightsOnTarget {
  /**
   * Any one of them. The text uses only members in which all agree: the change, the principal, the target and the
   * flags.
   */
  readonly right: ReportedRights;
  /** Verbs of all of them, such as `read` and `write to`. */
  readonly verbPhrases: readonly string[];
  /**
   * Names of all actions, also of rights that a stronger one hides: they are in the policy that the reader looks up.
   */
  readonly actions: readonly string[];
  readonly rank: number;
}

/**
 * Merges the rights of each principal on each target, in the order in which the targets first occur.
 * @param created addresses of new nodes
 */
function rightsByTarget(rights: readonly ReportedRights[], created: ReadonlySet<string>): readonly RightsOnTarget[] {
  const rankFor = (right: ReportedRights): number =>
    isOfNewPrincipal(right, created) ? RANK_OF_NEW : rankOfRight(right);
  return [...groupBy(rights, pairKey).values()].map((sameTarget) => {
    const weakestFirst = [...sameTarget].sort((a, b) => weightOf(a) - weightOf(b));
    return {
      right: weakestFirst[0] as ReportedRights,
      verbPhrases: [...new Set(strongest(weakestFirst).map(({ does }) => does))],
      actions: [...new Set(weakestFirst.flatMap(({ actions }) => actions))],
      rank: Math.min(...sameTarget.map(rankFor)),
    };
  });
}

/** Returns a key that is equal for rights in one clause: the same change, principal and actions. */
const clauseKey = ({ right, actions }: RightsOnTarget): string =>
  JSON.stringify([
    right.change,
    flagsOf(right),
    subjectKey(right.principal),
    actions,
    right.change === 'changes' && subjectKey(right.target),
  ]);

/**
 * Merges rights in one clause. Targets with the same verbs are listed together.
 * @param usersOf returns what runs as the principal
 */
function mergedClause(
  rights: readonly RightsOnTarget[],
  usersOf: (right: ReportedRights) => readonly string[] = () => [],
): RankedClause {
  const [{ right, actions }] = rights as [RightsOnTarget, ...RightsOnTarget[]];
  const parts = [...groupBy(rights, ({ verbPhrases }) => JSON.stringify(verbPhrases)).values()].map((sameVerbs) => ({
    verbPhrases: sameVerbs[0]?.verbPhrases ?? [],
    targets: sameVerbs.map((rightsOnTarget) => rightsOnTarget.right.target),
  }));
  const rank = Math.min(...rights.map((rightsOnTarget) => rightsOnTarget.rank));
  const users = usersOf(right);
  return { ...clauseOfRights(right, parts, actions, users), rank, amount: rights.length, principal: right.principal };
}

/** A clause with its rank and its number of targets. */
interface RankedClause extends RightsClause {
  readonly rank: number;
  readonly amount: number;
  readonly principal: ReportedSubject;
}

/**
 * Merges clauses that start with the same principal: `(lets) the role worker read the bucket files and write to the
 * queue jobs`. Equal clauses that do not start with a principal become one.
 */
function mergeByPrincipal(clauses: readonly RankedClause[]): readonly RankedClause[] {
  const groups = groupBy(clauses, ({ verb, who, text }) => JSON.stringify([verb, who ?? text]));
  return [...groups.values()].map((group) => {
    const [first] = group as [RankedClause, ...RankedClause[]];
    const { who } = first;
    if (who === undefined || group.length === 1) return first;
    const actionTexts = group.map(({ text }) => text.slice(who.length + 1));
    return {
      ...first,
      rank: Math.min(...group.map(({ rank }) => rank)),
      amount: group.reduce((sum, { amount }) => sum + amount, 0),
      text: `${who} ${listedShortly(actionTexts)}`,
    };
  });
}

/** Merges clauses in which several principals get the same: `(makes) 3 principals Reader of the subnet apps`. */
function mergeByRight(clauses: readonly RankedClause[]): readonly RankedClause[] {
  const restOf = ({ who = '', text }: RankedClause): string => text.slice(who.length);
  const groups = groupBy(clauses, (clause) =>
    JSON.stringify([clause.verb, clause.rank, clause.who === undefined ? clause.text : restOf(clause)]),
  );
  return [...groups.values()].map((alike) => {
    const [first] = alike as [RankedClause, ...RankedClause[]];
    if (alike.length === 1 || first.who === undefined) return first;
    const who = principalsInText(alike);
    return {
      ...first,
      who,
      text: `${who}${restOf(first)}`,
      amount: alike.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
}

/** Names principals of a kind, or counts them if their names are identifiers that nobody knows. */
function principalsInText(clauses: readonly RankedClause[]): string {
  const [{ principal }] = clauses as readonly [RankedClause, ...RankedClause[]];
  const areAlike = clauses.every((clause) => clause.principal.noun === principal.noun);
  const areIdentifiers = clauses.every((clause) => hasIdentity(clause.principal.name));
  return areAlike && areIdentifiers
    ? messages.severalPrincipals(clauses.length, principal.noun)
    : listedShortly(clauses.map(({ who = '' }) => who));
}

/**
 * Returns only the right to administer the target if it is one of the rights, because it includes all others. The right
 * to give others access has the same level, but does not include them.
 */
function strongest(rights: readonly ReportedRights[]): readonly ReportedRights[] {
  const administering = rights.filter(({ level, does }) => level === 'administer' && does === level);
  return administering.length > 0 ? administering : rights;
}

/**
 * True for a gained right of a principal that is new itself. It ranks low, because the sentence already adds the
 * resource. A right to administer something does not.
 */
const isOfNewPrincipal = ({ change, nodes, level, principal }: ReportedRights, created: ReadonlySet<string>): boolean =>
  change === 'gains' &&
  level !== 'administer' &&
  principal.address !== undefined &&
  nodes.length > 0 &&
  nodes.every((node) => created.has(node));

/** Returns the strength of a right; 0 if its level is unknown. */
const weightOf = ({ level }: ReportedRights): number => (level === undefined ? 0 : LEVELS.indexOf(level));

const subjectKey = ({ address, noun, name, detail }: ReportedRights['principal']): string =>
  JSON.stringify([address, noun, name, detail]);

/** Returns what the new resource that gives a right takes from others; empty if it takes nothing. */
function exclusiveIn({
  change,
  by,
  grant,
  isOfNewRole,
}: Pick<ReportedRights, 'change' | 'by' | 'grant' | 'isOfNewRole'>): string {
  const over = change === 'gains' && grant === 'create' && isOfNewRole !== true ? exclusiveOver(typeOf(by)) : undefined;
  return over === undefined ? '' : messages.EXCLUSIVE_IN_SENTENCE[over];
}

const flagsOf = ({ level, makes, conditionKeys, ...flags }: ReportedRights): string =>
  JSON.stringify([
    ...[flags.isTrust, flags.isDenial, flags.isByCondition, flags.isConditional],
    ...[makes, conditionKeys, flags.isByValues, flags.isFurther, level === undefined, exclusiveIn(flags)],
    flags.keeps?.map(subjectKey),
  ]);

/**
 * Returns a key that is equal for rights of one principal on one target; without a level, only for those with equal
 * actions.
 */
const pairKey = (right: ReportedRights): string =>
  JSON.stringify([
    right.change,
    flagsOf(right),
    subjectKey(right.principal),
    subjectKey(right.target),
    right.level === undefined && right.actions,
  ]);

/**
 * True for a gained right that is a risk: to delete, impersonate or administer anything, and any right of everybody or
 * of an outsider.
 */
function isStrong({ change, level, principal, target, isTrust, isByCondition, actions }: ReportedRights): boolean {
  if (change !== 'gains') return false;
  // Services of the cloud assume roles as a matter of course.
  if (isTrust === true) return principal.is !== 'service';
  // The right had conditions, so it was meant to be narrow.
  if (isByCondition === true) return true;
  // A predefined role without a level in the catalogue grants little. Anything else unknown may grant everything.
  if (level === undefined) return actions.some((name) => !PREDEFINED_ROLE.test(name));
  if (level !== 'read' && level !== 'write') return true;
  if (principal.is === 'everybody' || principal.is === 'outsider') return true;
  // Without an address, the target is not one known resource, but many: `everything in S3`.
  return level === 'write' && target.address === undefined;
}

/** A role that Google Cloud predefines. Custom roles belong to a project: `projects/shop/roles/reader`. */
const PREDEFINED_ROLE = /^roles\//;

function rankOfRight(right: ReportedRights): number {
  if (isStrong(right)) return RANK_OF_STRONG;
  if (right.change === 'gains') return RANK_OF_USE;
  if (right.change === 'loses' && right.principal.is === 'everybody') return RANK_OF_CLOSED;
  return right.change === 'changes' ? RANK_OF_CHANGED : RANK_OF_LOST;
}

/** Returns the edges without those that a right brings or takes away: the right tells more than a connection. */
export function withoutGranted(
  edges: readonly ReportedEdge[],
  rights: readonly ReportedRights[],
): readonly ReportedEdge[] {
  const known = rights.filter(({ change, level, isTrust }) => change !== 'changes' && level !== undefined && !isTrust);
  const connects = ({ target, nodes }: ReportedRights, { from, to }: ReportedEdge): boolean =>
    target.address !== undefined &&
    ((nodes.includes(from) && to === target.address) || (nodes.includes(to) && from === target.address));
  return edges.filter(
    (edge) =>
      !known.some((right) => edge.change === (right.change === 'gains' ? 'create' : 'delete') && connects(right, edge)),
  );
}

/** Returns the nodes without those whose only change is a grant that the rights already report. */
export function withoutRights(
  nodes: readonly ReportedNode[],
  rights: readonly ReportedRights[],
): readonly ReportedNode[] {
  const coveredNodes = new Set(rights.flatMap((right) => right.nodes));
  const isGrant = ({ type, change }: ReportedNode): boolean =>
    (change === 'create' || change === 'delete') && isGrantType(type);
  return nodes.filter((node) => !coveredNodes.has(node.address) || !(isGrant(node) || hasNoChangeButGrants(node)));
}

/** True if only grants of a node change, at least one: the comparison of rights tells who gains or loses by them. */
export const changesOnlyGrants = (node: ReportedNode): boolean =>
  (node.parts ?? []).length > 0 && hasNoChangeButGrants(node);

function hasNoChangeButGrants({
  change,
  values,
  blocks,
  folded = {},
  parts = [],
  countBefore,
  instances,
  movedFrom,
  exposure,
}: ReportedNode): boolean {
  const amount = CHANGES.reduce((sum, name) => sum + (folded[name] ?? 0), 0);
  const others = [values, blocks, countBefore, instances, movedFrom, exposure];
  return (
    change === 'update' &&
    // Some parts may only be counted, and could be anything.
    parts.length === amount &&
    parts.every(({ address }) => isGrantType(parseTerraformAddress(address)?.type ?? '')) &&
    others.every((each) => each === undefined)
  );
}

/** True for a type whose resources only give rights. */
export const isGrantType = (type: string): boolean => isGrantOnly(type);

// ---- Texts of changed rights: `lets the IAM role worker delete from the table orders (dynamodb:DeleteItem)`.

/** A change of rights before its text is known. */
type RightsWithoutText = Omit<ReportedRights, 'text' | 'nodes'>;

/**
 * Returns a principal or target for the middle of a sentence: `the role worker`, with what distinguishes it in
 * brackets.
 */
function subjectInText(subject: ReportedSubject): string {
  const phrase = phraseFor(subject);
  if (subject.type !== undefined && factsOf(subject.type).unread === true)
    return messages.inModule(subject.detail, phrase);
  if (subject.detail?.startsWith(PART) === true)
    return messages.partNamed(named(subject.detail.slice(PART.length)), phrase);
  if (subject.detail === ANOTHER_PART) return messages.anotherPartOf(phrase);
  if (subject.detail !== undefined && OF_SOMETHING.test(subject.detail)) return `${phrase} ${subject.detail}`;
  return subject.detail === undefined ? phrase : messages.withDistinction(phrase, detailInText(subject.detail));
}

/**
 * Returns a subject without its detail. The noun of a resource needs an article: an unnamed resource is `the role`. Any
 * other noun without a name is a phrase already: `everybody`, `everything in S3`.
 */
function phraseFor({ address, noun, name }: ReportedSubject): string {
  if (name !== '') return DETERMINER.test(noun) ? `${noun} ${named(name)}` : messages.theOne(noun, named(name));
  return address === undefined || DETERMINER.test(noun) ? noun : messages.theOne(noun, '');
}

/** A word that stands in the place of an article. */
const DETERMINER = /^(?:the|an?|another|this|every|some|everything except the) /;

/** A detail that continues the phrase, without brackets: `of an unknown account`. */
const OF_SOMETHING = /^of an unknown /;

/** Quotes the user text of a detail, but not the keyword before it. */
function detailInText(detail: string): string {
  const [, word, name] = KEYWORD_DETAIL.exec(detail) ?? [];
  if (name !== undefined) return `${word} ${named(name)}`;
  return PROGRAM_DETAILS.has(detail) ? detail : named(detail);
}

/** A keyword of groundplan before the user's text: of a repository, of another account, of a module. */
const KEYWORD_DETAIL = /^(branch|tag|environment|account|module) (.+)$/s;

/** Details that groundplan words itself, so that they need no quotes. */
const PROGRAM_DETAILS: ReadonlySet<string> = new Set([EXCEPT_A_PART, 'pull requests', 'some of its workflows']);

/** A clause: a verb with its object. */
interface RightsClause {
  readonly verb: messages.Verb;
  readonly text: string;
  /** The principal, if the text is this, a space and the rest; absent if the text starts otherwise. */
  readonly who?: string;
}

/** A permission of Google Cloud, `pubsub.topics.get`, of which custom roles consist. */
const PERMISSION = /^[a-z][a-zA-Z0-9]*\.[a-zA-Z0-9]+\.[a-zA-Z0-9]+$/;

/** Verbs that apply to each of the targets: `read` and `write to` the bucket files and the queue jobs. */
interface MergedRights {
  readonly verbPhrases: readonly string[];
  readonly targets: readonly ReportedSubject[];
}

/**
 * Returns the clause of a change of rights.
 * @param parts merged rights of the principal
 * @param users what runs as the principal
 */
function clauseOfRights(
  right: RightsWithoutText,
  parts: readonly MergedRights[] = [{ verbPhrases: [right.does], targets: [right.target] }],
  actions: readonly string[] = right.actions,
  users: readonly string[] = [],
): RightsClause {
  const { change, makes, isDenial, isByCondition, level } = right;
  const { principal } = right;
  const identity = principal.is === 'policy' ? messages.whoeverHas(subjectInText(principal)) : subjectInText(principal);
  const who = users.length === 0 ? identity : messages.identityOf(identity, users);
  const on = ({ targets }: MergedRights): string => messages.listedShortly(targets.map(subjectInText));
  const onAll = messages.listedShortly(parts.map(on));
  const isGained = change === 'gains';
  if (change === 'changes') return { verb: 'part', text: changedPolicy(right) };
  if (makes !== undefined) {
    // The name of the role, unless it is the word for its holder.
    const roles = actions.filter((name) => name !== makes);
    return {
      verb: isGained ? 'make' : 'unmake',
      text: `${messages.withRoleOn(who, makes, onAll)}${namesInBrackets(roles, right)}`,
      who,
    };
  }
  if (level === undefined) {
    const hasNoTarget = right.target.noun === '' && right.target.address === undefined;
    const roleText = actions.every((action) => PERMISSION.test(action))
      ? messages.customPermission
      : messages.namedRole;
    const role = roleText(actions.map(named), hasNoTarget ? '' : onAll);
    return isGained
      ? { verb: 'give', text: messages.givenTo(who, role), who }
      : { verb: 'take', text: messages.takenFrom(role, who) };
  }
  const actionsText = messages.listedShortly(parts.map((part) => messages.actionOn(part.verbPhrases, on(part))));
  const end = `${keptIn(right)}${conditionsIn(right)}${namesInBrackets(actions, right)}`;
  // A principal that gains a denied right is no longer forbidden it.
  if (isDenial === true)
    return { verb: isGained ? 'undeny' : 'deny', text: messages.forbiddenTo(who, actionsText) + end, who };
  // A right that only gets more conditions is still a right.
  const verb = isGained || isByCondition === true ? 'let' : 'unlet';
  const done = right.isFurther === true ? messages.also(actionsText) : actionsText;
  return { verb, text: messages.allowedTo(who, done) + end, who };
}

/** Returns the names of actions and roles, and what the grant takes from others, in brackets; empty without any. */
const namesInBrackets = (actions: readonly string[], right: RightsWithoutText): string =>
  messages.inBrackets(
    [messages.listedShortly(actions, ACTIONS_MAX), exclusiveIn(right)].filter((text) => text !== '').join(', '),
  );

const keptIn = ({ keeps = [] }: RightsWithoutText): string =>
  keeps.length === 0 ? '' : messages.onlyOn(messages.listedShortly(keeps.map(subjectInText)));

function conditionsIn({ change, isByCondition, isByValues, isConditional, conditionKeys = [] }: RightsWithoutText) {
  if (isByValues === true) return messages.onValuesOf(change === 'gains', conditionKeys);
  if (conditionKeys.length > 0 && isByCondition === true)
    return messages.onConditionOf(change === 'gains', conditionKeys);
  if (conditionKeys.length > 0) return `${messages.ON_CONDITION}${messages.ofKeys(conditionKeys)}`;
  if (isByCondition === true) return change === 'gains' ? messages.FEWER_CONDITIONS : messages.MORE_CONDITIONS;
  return isConditional === true ? messages.ON_CONDITION : '';
}

function changedPolicy({ principal, target, isTrust, isByCondition, conditionKeys = [] }: RightsWithoutText): string {
  if (isTrust === true) return messages.whoMayAssume(subjectInText(target));
  const of = subjectInText(target.address === undefined ? principal : target);
  return isByCondition === true ? messages.conditionsOf(of, conditionKeys) : messages.policyOf(of);
}

/** Returns the text of one change of rights, with its verb. */
export function rightsInText(right: RightsWithoutText): string {
  const { verb, text } = clauseOfRights(right);
  return `${messages.VERBS[verb]} ${text}`;
}
