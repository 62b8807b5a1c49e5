/**
 * Facts of resource types. The knowledge is in the tables of the folders beside this file: a new resource type is one
 * row there and nothing here.
 */

import type { Json } from '../graph/inventory.js';
import { matchesWild } from '../platform/text/matching.js';
import { cloudOf } from './cloud.js';
import { stripByName } from './kinds.js';
import { type Category, type Cloud, type ProminencePatterns, STRIPS, type Strip, type TypeFacts } from './model.js';
import { factsByWords } from './other/clouds.js';
import {
  factsByPrefix,
  patternFactsOf,
  prominencePatternsOf,
  rowOf,
  supportingByName,
  UNKNOWN_PREFIX,
} from './rows.js';
import type { GenericRule } from './rules.js';

export { boxFactsOf } from './boxes.js';
export { cloudOf } from './cloud.js';

/** True if a row has a title for the type, so that title and icon are not derived. */
export const hasTitle = (type: string): boolean => rowOf(type)?.title !== undefined;

// Cached by type, because facts are read for each reference.
const factsByType = new Map<string, TypeFacts>();

/**
 * Returns the facts of a resource type or pseudo-type; never fails. A type without a row gets the facts of matching
 * patterns and a title made from its name. Its icon and category come from its longest known prefix, at least its
 * provider's.
 */
export function factsOf(type: string): TypeFacts {
  const cached = factsByType.get(type);
  if (cached !== undefined) return cached;
  const row = rowOf(type);
  const facts = {
    ...factsByPrefix(type),
    ...(row === undefined && supportingByName(type)),
    ...factsByWords(type),
    ...(row?.alone === true ? {} : patternFactsOf(type)),
    ...row,
  };
  const plumbing = facts.plumbing ?? (facts.fold !== undefined || facts.hide !== undefined);
  const complete = { ...facts, plumbing };
  factsByType.set(type, complete);
  return complete;
}

/** True for a resource that belongs to no region. */
export function isGlobal(type: string, values: Readonly<Record<string, Json>>): boolean {
  const rule = factsOf(type).global ?? false;
  if (typeof rule === 'boolean') return rule;
  return Object.entries(rule).every(([name, value]) => Object.hasOwn(values, name) && values[name] === value);
}

/** The type that a generic resource stands for, and where its values are. */
export interface ResolvedType extends Pick<GenericRule, 'parent' | 'renamePath' | 'values'> {
  readonly type: string;
}

/** Returns the type that a generic resource stands for; null if it is not generic or names a type without a row. */
export function resolvedTypeOf(type: string, values: Readonly<Record<string, Json>>): ResolvedType | null {
  const generic = factsOf(type).standsFor;
  if (generic === undefined) return null;
  // The stand-in of a module has no `source`, which may hold credentials; its purpose then decides.
  const name = generic.typeAttribute === undefined ? '' : (values[generic.typeAttribute] ?? '');
  const realType = typeof name === 'string' ? generic.realType(name, values, isHidden) : undefined;
  return realType === undefined ? null : { ...generic, type: realType };
}

const isHidden = (type: string): boolean => factsOf(type).hide !== undefined;

// Captures the type of a block that reads existing values.
const READING_BLOCK = /^(?:data|ephemeral)\.([^.]+)\./;

/**
 * True for an attribute of a data source that holds the stored value itself. Terraform reads it at plan time, so a
 * program that gets the value does not call the store. An ARN or a name is no such attribute: the program uses it for a
 * call.
 * @param address within the module: `data.aws_ssm_parameter.a`
 */
export function isHandedOver(address: string, attribute: string): boolean {
  const [, type] = READING_BLOCK.exec(address) ?? [];
  return type !== undefined && factsOf(type).valueAttributes?.includes(attribute) === true;
}

// Strips whose types stand in the main diagram if they have requests: a DNS zone that an edge leads to is on the path.
const STRIPS_OF_UNCALLED: ReadonlySet<Strip> = new Set(['dns']);

/** A pattern of types with their strip. */
interface RankedPattern {
  readonly pattern: string;
  /** Strip of the types; `first` for the main diagram. */
  readonly rank: Strip | 'first';
  /** Text before the first `*`. */
  readonly start: string;
  /** Number of characters that are not `*`. */
  readonly literals: number;
}

/** Returns all patterns of the tables, longest first. */
const rankedPatternsOf = (tables: readonly ProminencePatterns[]): readonly RankedPattern[] =>
  tables
    .flatMap((table) =>
      (['first', ...STRIPS] as const).flatMap((rank) =>
        (table[rank] ?? []).map((pattern) => ({
          pattern,
          rank,
          start: pattern.split('*', 1)[0]!,
          literals: pattern.replaceAll('*', '').length,
        })),
      ),
    )
    .sort((a, b) => b.literals - a.literals);

const patternsByCloud = new Map<Cloud, readonly RankedPattern[]>();

/** Returns the rank of the longest matching pattern; null for none. */
function rankByPattern(type: string): Strip | 'first' | null {
  const cloud = cloudOf(type);
  const patterns = patternsByCloud.get(cloud) ?? rankedPatternsOf(prominencePatternsOf(cloud));
  patternsByCloud.set(cloud, patterns);
  return patterns.find(({ pattern, start }) => type.startsWith(start) && matchesWild(pattern, type))?.rank ?? null;
}

const rankByType = new Map<string, Strip | 'first' | null>();

/**
 * Returns the strip of a type, by its row, else by the longest matching pattern: `first` for the main diagram, null if
 * neither has one.
 */
export function rankOf(type: string): Strip | 'first' | null {
  const cached = rankByType.get(type);
  if (cached !== undefined) return cached;
  const rank = factsOf(type).prominence ?? rankByPattern(type);
  rankByType.set(type, rank);
  return rank;
}

/**
 * Returns the strip of small icons that a resource of the type stands in; null for the main diagram.
 * @param isCalled true if it has requests in or out
 */
export function stripOf(type: string, isCalled: boolean): Strip | null {
  const rank = rankOf(type) ?? (isService(type) ? null : stripByName(type));
  if (rank === null || rank === 'first') return null;
  return isCalled && STRIPS_OF_UNCALLED.has(rank) ? null : rank;
}

/**
 * Categories whose types that fold are settings of others: an address, a launch template, a task definition. Of the
 * databases only what serves others is one: a role of a server, a parameter group.
 */
const CATEGORIES_OF_PARTS: ReadonlySet<Category> = new Set(['compute', 'containers', 'network']);

/**
 * Returns the strip of a resource without requests that is usually part of another one: without a host it is a setting
 * that nothing uses. Null for all others.
 */
export function stripOfPart(type: string): Strip | null {
  if (rankOf(type) === 'first') return null;
  const { category, fold, holdsData, supporting } = factsOf(type);
  if (fold === undefined || holdsData === true) return null;
  const isPart = CATEGORIES_OF_PARTS.has(category) || (category === 'database' && supporting === true);
  return hasTitle(type) && isPart ? 'configuration' : null;
}

/**
 * Strips of what no request reaches: stores of logs and states, topics of alarms, pipelines. Programs and databases
 * stay large.
 */
const STRIP_BY_CATEGORY: Readonly<Partial<Record<Category, Strip>>> = {
  storage: 'storage',
  integration: 'integration',
  developer: 'developer',
  management: 'governance',
};

/**
 * Returns the strip of a resource without requests in a diagram that has a main path; null for the main diagram. A type
 * without a row of its own is a setting of something, as long as nothing says otherwise.
 */
export function stripWithoutRequests(type: string): Strip | null {
  if (rankOf(type) === 'first') return null;
  return isService(type) ? (STRIP_BY_CATEGORY[factsOf(type).category] ?? null) : 'configuration';
}

/** True for a type of a provider that no row and no prefix knows. */
export const hasUnknownProvider = (type: string): boolean =>
  !isService(type) && factsOf(type).icon === UNKNOWN_PREFIX.icon;

/** True if a row names the type, or its words say which kind of service it is. */
const isService = (type: string): boolean => hasTitle(type) || Object.keys(factsByWords(type)).length > 0;
