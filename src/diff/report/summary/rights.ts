/** Statements about gained and lost rights. Strong rights come right after lost data in the sentence. */

import { rightsRulesOf } from '../../../catalog/access.js';
import { factsOf } from '../../../catalog/index.js';
import { CHANGES } from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import { LEVELS } from '../../../graph/rights.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { ACTIONS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { listedShortly, VERBS } from '../messages.js';
import type { ReportedEdge, ReportedNode, ReportedRights, ReportedSubject } from '../model.js';
import { named } from '../words.js';
import { rankOf, type Statement } from './model.js';

/** Between lost data, which leads the sentence, and openings. */
const RANK_OF_STRONG = rankOf('open', 'entry') - 0.875;
/** A right to use an existing resource: after additions and removals. */
const RANK_OF_USE = rankOf('update', 'entry') - 0.5;
const RANK_OF_CHANGED = rankOf('update', 'entry') - 0.25;
const RANK_OF_LOST = rankOf('update', 'network');

interface Changed {
  readonly nodes: readonly ReportedNode[];
  /** A new edge tells as much as the right to use its target. */
  readonly edges: readonly ReportedEdge[];
}

/** Returns one statement for all rights that a principal gains or loses with the same verb. */
export function rightsStatements(rights: readonly ReportedRights[], { nodes, edges }: Changed): Statement[] {
  const created = new Set(nodes.flatMap(({ address, change }) => (change === 'create' ? [address] : [])));
  const toSay = rights.filter((right) => !isSaidByEdge(right, edges));
  const upwards = [...toSay].sort((a, b) => weightOf(a) - weightOf(b));
  const inOrder = new Map(toSay.map((right, i) => [onSame(right), i] as const).reverse());
  const ofOne = [...groupBy(upwards, onSame)]
    .sort(([a], [b]) => (inOrder.get(a) ?? 0) - (inOrder.get(b) ?? 0))
    .map(
      ([, alike]): Unit => ({
        right: alike[0] as ReportedRights,
        does: [...new Set(strongest(alike).map(({ does }) => does))],
        actions: [...new Set(alike.flatMap(({ actions }) => actions))],
        rank: Math.min(...alike.map((right) => (comesWithNew(right, created) ? RANK_OF_USE : rankOfRight(right)))),
      }),
    );
  const byActions = ({ right, actions }: Unit): string =>
    JSON.stringify([
      ...[right.change, flagsOf(right), subjectKey(right.principal), actions],
      right.change === 'changes' && subjectKey(right.target),
    ]);
  const clauses = [...groupBy(ofOne, byActions).values()].map((units): Clause => {
    const [{ right, actions }] = units as [Unit, ...Unit[]];
    const parts = [...groupBy(units, ({ does }) => JSON.stringify(does)).values()].map((alike) => ({
      does: alike[0]?.does ?? [],
      targets: alike.map((unit) => unit.right.target),
    }));
    const rank = Math.min(...units.map((unit) => unit.rank));
    return { ...clauseOfRights(right, parts, actions), rank, amount: units.length };
  });
  return ofOnePrincipal(clauses).map(({ verb, rank, amount, text }, order) => ({
    ...{ verbs: VERBS[verb], rank, amount, text, order },
    change: 'update',
  }));
}

interface Clause extends ClauseOfRights {
  readonly rank: number;
  readonly amount: number;
}

/** Merges clauses that start with the same principal: `the role worker read the bucket files and write to the queue jobs`. */
function ofOnePrincipal(clauses: readonly Clause[]): readonly Clause[] {
  const alike = groupBy(clauses, ({ verb, who, text }) => JSON.stringify([verb, who ?? text]));
  return [...alike.values()].map((all) => {
    const [first] = all as [Clause, ...Clause[]];
    const { who } = first;
    if (who === undefined || all.length === 1) return first;
    const done = all.map(({ text }) => text.slice(who.length + 1));
    const rank = Math.min(...all.map((one) => one.rank));
    return {
      ...first,
      rank,
      amount: all.reduce((sum, one) => sum + one.amount, 0),
      text: `${who} ${listedShortly(done)}`,
    };
  });
}

/** Drops weaker rights of a principal that may administer the target. The right to give others access is separate. */
function strongest(rights: readonly ReportedRights[]): readonly ReportedRights[] {
  const administering = rights.filter(({ level, does }) => level === 'administer' && does === level);
  return administering.length > 0 ? administering : rights;
}

/** True if the principal belongs to a new resource. Its rights follow the resource, unless it may administer something. */
const comesWithNew = ({ change, nodes, level, principal }: ReportedRights, created: ReadonlySet<string>): boolean =>
  change === 'gains' &&
  level !== 'administer' &&
  principal.address !== undefined &&
  nodes.length > 0 &&
  nodes.every((node) => created.has(node));

/** The rights of one principal on one target. */
interface Unit {
  readonly right: ReportedRights;
  readonly does: readonly string[];
  readonly actions: readonly string[];
  readonly rank: number;
}

const weightOf = ({ level }: ReportedRights): number => (level === undefined ? 0 : LEVELS.indexOf(level));

const subjectKey = ({ address, noun, name, detail }: ReportedRights['principal']): string =>
  JSON.stringify([address, noun, name, detail]);

const flagsOf = ({ isTrust, isDenial, isByCondition, isConditional, makes, level }: ReportedRights): string =>
  JSON.stringify([isTrust, isDenial, isByCondition, isConditional, makes, level === undefined]);

const onSame = (right: ReportedRights): string =>
  JSON.stringify([
    right.change,
    flagsOf(right),
    subjectKey(right.principal),
    subjectKey(right.target),
    right.level === undefined && right.actions,
  ]);

const isStrong = ({ change, level, principal, target, isTrust, isByCondition, actions }: ReportedRights): boolean => {
  if (change !== 'gains') return false;
  if (isTrust === true) return principal.is !== 'service';
  if (isByCondition === true) return true;
  // A predefined role without a level in the catalogue grants little.
  if (level === undefined) return !actions.every((name) => PREDEFINED.test(name));
  if (level === 'read' || level === 'write')
    return (
      principal.is === 'everybody' || principal.is === 'outsider' || (target.address === undefined && level === 'write')
    );
  return true;
};

const PREDEFINED = /^roles\//;

function rankOfRight(right: ReportedRights): number {
  if (isStrong(right)) return RANK_OF_STRONG;
  if (right.change === 'gains') return RANK_OF_USE;
  return right.change === 'changes' ? RANK_OF_CHANGED : RANK_OF_LOST;
}

const isSaidByEdge = (right: ReportedRights, edges: readonly ReportedEdge[]): boolean => {
  const { change, target, nodes, level } = right;
  if (target.address === undefined || change === 'changes' || isStrong(right) || level === undefined) return false;
  const wanted = change === 'gains' ? 'create' : 'delete';
  const joins = ({ from, to }: ReportedEdge): boolean =>
    (nodes.includes(from) && to === target.address) || (nodes.includes(to) && from === target.address);
  return edges.some((edge) => edge.change === wanted && joins(edge));
};

/** Returns the nodes that the rights do not cover: a changed policy would repeat what the rights already tell. */
export function withoutRights(
  nodes: readonly ReportedNode[],
  rights: readonly ReportedRights[],
): readonly ReportedNode[] {
  const said = new Set(rights.flatMap((right) => right.nodes));
  return nodes.filter((node) => !said.has(node.address) || !isOnlyThat(node));
}

/** True if only grants of a node change: the comparison of rights tells who gains or loses by them. */
export const grantsOnly = (node: ReportedNode): boolean => (node.parts ?? []).length > 0 && isOnlyThat(node);

function isOnlyThat({
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
    parts.length === amount &&
    parts.every(({ address }) => isOfRights(parseTerraformAddress(address)?.type ?? '')) &&
    others.every((each) => each === undefined)
  );
}

const isOfRights = (type: string): boolean => rightsRulesOf(type) !== null || factsOf(type).grants !== undefined;

// ---- Text of one change of rights:
// `lets the IAM role worker delete from the table orders (dynamodb:DeleteItem)`.

export type RightsToTell = Omit<ReportedRights, 'text' | 'nodes'>;

/** Returns a principal or target for the middle of a sentence; a generic phrase if it has no name. */
function subjectInText({ noun, name, detail }: ReportedSubject): string {
  const phrase = name === '' ? (isPhrase(noun) ? noun : messages.theOne(noun, '')) : messages.theOne(noun, named(name));
  return detail === undefined ? phrase : messages.withDistinction(phrase, detailInText(detail));
}

/** Quotes the user text of a detail, but not the keyword before it. */
function detailInText(detail: string): string {
  const [, word, name] = /^(branch|tag|environment|account|module) (.+)$/s.exec(detail) ?? [];
  if (name !== undefined) return `${word} ${named(name)}`;
  return OWN_DETAILS.has(detail) ? detail : named(detail);
}

const OWN_DETAILS: ReadonlySet<string> = new Set(['pull requests', 'some of its workflows']);

/**
 * True if the noun is already a phrase and needs no article. Nouns of resource types are not: an unnamed resource is `the role`.
 */
const isPhrase = (noun: string): boolean => PHRASE.test(noun);
const PHRASE =
  /^(?:\d+|the|a|an|another|this|every|everybody|everything|nearly|some|somebody|all|whoever|owners|editors|viewers|users|resources|identities|roles|access)\b|^[A-Z]|^load balancing$|^[a-z0-9-]+$/;

export interface ClauseOfRights {
  readonly verb: messages.Verb;
  readonly text: string;
  /** The start of the text that names the principal; absent if the text starts otherwise. */
  readonly who?: string;
}

/** A permission of Google Cloud, `pubsub.topics.get`, of which custom roles consist. */
const PERMISSION = /^[a-z][a-zA-Z0-9]*\.[a-zA-Z0-9]+\.[a-zA-Z0-9]+$/;

/** Actions of a principal on a target; several verbs and targets if merged. */
export interface DoneTo {
  readonly does: readonly string[];
  readonly targets: readonly ReportedSubject[];
}

/**
 * Returns the clause of a change of rights.
 * @param parts merged rights of the principal
 */
function clauseOfRights(
  right: RightsToTell,
  parts: readonly DoneTo[] = [{ does: [right.does], targets: [right.target] }],
  actions: readonly string[] = right.actions,
): ClauseOfRights {
  const { change, makes, isDenial, isByCondition, level } = right;
  const who = subjectInText(right.principal);
  const on = ({ targets }: DoneTo): string => messages.listedShortly(targets.map(subjectInText));
  const onAll = messages.listedShortly(parts.map(on));
  const isGained = change === 'gains';
  if (change === 'changes') return { verb: 'part', text: changedPolicy(right) };
  if (makes !== undefined) return { verb: isGained ? 'make' : 'unmake', text: messages.madeOf(who, makes, onAll) };
  if (level === undefined) {
    const isOfNothing = right.target.noun === '' && right.target.address === undefined;
    const own = actions.every((action) => PERMISSION.test(action)) ? messages.customPermission : messages.namedRole;
    const role = own(actions.map(named), isOfNothing ? '' : onAll);
    return isGained
      ? { verb: 'give', text: messages.givenTo(who, role), who }
      : { verb: 'take', text: messages.takenFrom(role, who) };
  }
  const done = messages.listedShortly(parts.map((part) => messages.doneTo(part.does, on(part))));
  const names = messages.inBrackets(messages.listedShortly(actions, ACTIONS_MAX));
  const end = `${conditionsIn(right)}${names}`;
  if (isDenial === true) return { verb: isGained ? 'undeny' : 'deny', text: messages.forbidden(who, done) + end, who };
  const verb = isGained || isByCondition === true ? 'let' : 'unlet';
  return { verb, text: messages.letDo(who, done) + end, who };
}

function conditionsIn({ change, isByCondition, isConditional }: RightsToTell): string {
  if (isByCondition === true) return change === 'gains' ? messages.FEWER_CONDITIONS : messages.MORE_CONDITIONS;
  return isConditional === true ? messages.ON_CONDITION : '';
}

function changedPolicy({ principal, target, isTrust, isByCondition }: RightsToTell): string {
  if (isTrust === true) return messages.whoMayAssume(subjectInText(target));
  const of = subjectInText(target.address === undefined ? principal : target);
  return isByCondition === true ? messages.conditionsOf(of) : messages.policyOf(of);
}

export function rightsInText(right: RightsToTell): string {
  const { verb, text } = clauseOfRights(right);
  return `${messages.VERBS[verb]} ${text}`;
}
