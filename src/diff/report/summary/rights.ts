/** Statements about gained and lost rights. Strong rights come right after lost data in the sentence. */

import { rightsRulesOf } from '../../../catalog/access.js';
import { factsOf } from '../../../catalog/index.js';
import { CHANGES } from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import { LEVELS } from '../../../graph/rights.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { listedShortly, VERBS } from '../messages.js';
import type { ReportedEdge, ReportedNode, ReportedRights } from '../model.js';
import { rankOf, type Statement } from './model.js';
import { clauseOfRights, type RightsClause } from './rights-text.js';

/** Between lost data, which leads the sentence, and openings. */
const RANK_OF_STRONG = rankOf('open', 'entry') - 0.875;
/** A right to use an existing resource: after additions and removals. */
const RANK_OF_USE = rankOf('update', 'entry') - 0.5;
const RANK_OF_CHANGED = rankOf('update', 'entry') - 0.25;
const RANK_OF_LOST = rankOf('update', 'network');

interface ChangedElements {
  readonly nodes: readonly ReportedNode[];
  /** A new edge tells as much as the right to use its target. */
  readonly edges: readonly ReportedEdge[];
}

/** Returns one statement for all rights that a principal gains or loses with the same verb. */
export function rightsStatements(rights: readonly ReportedRights[], { nodes, edges }: ChangedElements): Statement[] {
  const created = new Set(nodes.flatMap(({ address, change }) => (change === 'create' ? [address] : [])));
  const unimplied = rights.filter((right) => !isImpliedByEdge(right, edges));
  const clauses = [...groupBy(rightsByTarget(unimplied, created), clauseKey).values()].map(mergedClause);
  return mergeByPrincipal(clauses).map(({ verb, rank, amount, text }, order) => ({
    ...{ verbs: VERBS[verb], rank, amount, text, order },
    change: 'update',
  }));
}

/** The rights of one principal on one target. */
interface RightsOnTarget {
  /** The weakest of them, which the text is derived from. */
  readonly right: ReportedRights;
  /** Verbs of all of them, such as `read` and `write to`. */
  readonly does: readonly string[];
  readonly actions: readonly string[];
  readonly rank: number;
}

/**
 * Merges the rights of each principal on each target, in the order in which the targets first occur.
 * @param created addresses of new nodes
 */
function rightsByTarget(rights: readonly ReportedRights[], created: ReadonlySet<string>): readonly RightsOnTarget[] {
  const rankFor = (right: ReportedRights): number =>
    isOfNewPrincipal(right, created) ? RANK_OF_USE : rankOfRight(right);
  return [...groupBy(rights, pairKey).values()].map((sameTarget) => {
    const weakestFirst = [...sameTarget].sort((a, b) => weightOf(a) - weightOf(b));
    return {
      right: weakestFirst[0] as ReportedRights,
      does: [...new Set(strongest(weakestFirst).map(({ does }) => does))],
      actions: [...new Set(weakestFirst.flatMap(({ actions }) => actions))],
      rank: Math.min(...sameTarget.map(rankFor)),
    };
  });
}

/** Returns a key that is equal for rights in one clause: the same change, principal and actions. */
const clauseKey = ({ right, actions }: RightsOnTarget): string =>
  JSON.stringify([
    ...[right.change, flagsOf(right), subjectKey(right.principal), actions],
    right.change === 'changes' && subjectKey(right.target),
  ]);

/** Merges rights in one clause. Targets with the same verbs are listed together. */
function mergedClause(rights: readonly RightsOnTarget[]): RankedClause {
  const [{ right, actions }] = rights as [RightsOnTarget, ...RightsOnTarget[]];
  const parts = [...groupBy(rights, ({ does }) => JSON.stringify(does)).values()].map((sameVerbs) => ({
    does: sameVerbs[0]?.does ?? [],
    targets: sameVerbs.map((rightsOnTarget) => rightsOnTarget.right.target),
  }));
  const rank = Math.min(...rights.map((rightsOnTarget) => rightsOnTarget.rank));
  return { ...clauseOfRights(right, parts, actions), rank, amount: rights.length };
}

/** A clause with its rank and its number of targets. */
interface RankedClause extends RightsClause {
  readonly rank: number;
  readonly amount: number;
}

/**
 * Merges clauses that start with the same principal: `the role worker read the bucket files and write to the queue
 * jobs`.
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

/** Drops weaker rights of a principal that may administer the target. The right to give others access is separate. */
function strongest(rights: readonly ReportedRights[]): readonly ReportedRights[] {
  const administering = rights.filter(({ level, does }) => level === 'administer' && does === level);
  return administering.length > 0 ? administering : rights;
}

/**
 * True if the principal belongs to a new resource. Its rights follow the resource, unless it may administer something.
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

const flagsOf = ({ isTrust, isDenial, isByCondition, isConditional, makes, level }: ReportedRights): string =>
  JSON.stringify([isTrust, isDenial, isByCondition, isConditional, makes, level === undefined]);

/** Returns a key that is equal for rights of one principal on one target. */
const pairKey = (right: ReportedRights): string =>
  JSON.stringify([
    right.change,
    flagsOf(right),
    subjectKey(right.principal),
    subjectKey(right.target),
    right.level === undefined && right.actions,
  ]);

/** True for a gained right that ranks right after lost data. */
const isStrong = ({ change, level, principal, target, isTrust, isByCondition, actions }: ReportedRights): boolean => {
  if (change !== 'gains') return false;
  if (isTrust === true) return principal.is !== 'service';
  if (isByCondition === true) return true;
  // A predefined role without a level in the catalogue grants little.
  if (level === undefined) return !actions.every((name) => PREDEFINED_ROLE.test(name));
  if (level === 'read' || level === 'write')
    return (
      principal.is === 'everybody' || principal.is === 'outsider' || (target.address === undefined && level === 'write')
    );
  return true;
};

/** A role that Google Cloud predefines. Custom roles belong to a project: `projects/shop/roles/reader`. */
const PREDEFINED_ROLE = /^roles\//;

function rankOfRight(right: ReportedRights): number {
  if (isStrong(right)) return RANK_OF_STRONG;
  if (right.change === 'gains') return RANK_OF_USE;
  return right.change === 'changes' ? RANK_OF_CHANGED : RANK_OF_LOST;
}

/** True if a drawn edge between the two resources appears or disappears with the right. */
const isImpliedByEdge = (right: ReportedRights, edges: readonly ReportedEdge[]): boolean => {
  const { change, target, nodes, level } = right;
  if (target.address === undefined || change === 'changes' || isStrong(right) || level === undefined) return false;
  const edgeChange = change === 'gains' ? 'create' : 'delete';
  const connectsRight = ({ from, to }: ReportedEdge): boolean =>
    (nodes.includes(from) && to === target.address) || (nodes.includes(to) && from === target.address);
  return edges.some((edge) => edge.change === edgeChange && connectsRight(edge));
};

/** Returns the nodes that the rights do not cover: a changed policy would repeat what the rights already tell. */
export function withoutRights(
  nodes: readonly ReportedNode[],
  rights: readonly ReportedRights[],
): readonly ReportedNode[] {
  const coveredNodes = new Set(rights.flatMap((right) => right.nodes));
  return nodes.filter((node) => !coveredNodes.has(node.address) || !isOnlyGrants(node));
}

/** True if only grants of a node change: the comparison of rights tells who gains or loses by them. */
export const grantsOnly = (node: ReportedNode): boolean => (node.parts ?? []).length > 0 && isOnlyGrants(node);

function isOnlyGrants({
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
    parts.every(({ address }) => isGrantType(parseTerraformAddress(address)?.type ?? '')) &&
    others.every((each) => each === undefined)
  );
}

const isGrantType = (type: string): boolean => rightsRulesOf(type) !== null || factsOf(type).grants !== undefined;
