/**
 * Matches the addresses of two revisions, and compares their resources. An address matches itself; `moved` blocks lead
 * to a moved resource, and an instance with an unknown key matches one of its resource block. A *stem* is the address
 * of a resource without the replica number of its node.
 */

import { isAnyElement } from '../catalog/examples.js';
import { withCopy, withoutIndexes } from '../graph/address.js';
import { groupBy, put } from '../graph/group-by.js';
import { leadsInto, type Reference, topOf } from '../graph/inventory.js';
import type { Attributes, Graph, GraphNode } from '../graph/model.js';
import { parseTerraformAddress, toGraphAddress } from '../graph/terraform-address.js';
import { REPEATERS } from '../graph/terraform-names.js';
import { MODULE_DEPTH } from '../limits.js';
import type { LedgerEntry, Replacements, Revision, Statements, UnsetValue } from './model.js';
import { isIgnored, type ResourceDifference, resourceDifferences } from './resources.js';

/** Returns the address of the resource, without the replica number. */
export const stemOf = (address: string): string => withCopy(address, null);

/** Returns the addresses of the resources that a node stands for. */
export const stemsOf = ({ address, instances }: Pick<GraphNode, 'address' | 'instances'>): readonly string[] =>
  (instances ?? [address]).map(stemOf);

/** True if the node lists all of its instances, so that their addresses are known. */
export const listsAllInstances = ({ count, countUnknown, instances }: GraphNode): boolean =>
  countUnknown !== true && count === (instances?.length ?? 1);

/** A revision with lookups. */
interface IndexedRevision {
  readonly graph: Graph;
  readonly values: ReadonlyMap<string, Attributes>;
  readonly entries: readonly LedgerEntry[];
  /**
   * Returns the entry of a resource in the ledger, which records what became of each resource of the input; undefined
   * for a graph file, which has no ledger.
   */
  readonly entryOf: (stem: string) => LedgerEntry | undefined;
  /** Returns the address as Terraform writes it. */
  readonly originOf: (stem: string) => string;
  /** True if the code sets an attribute, or a part of it, by a reference or a variable without a value. */
  readonly refersAt: (stem: string, path: string) => boolean;
  /** Returns the resources that the attributes of a resource refer to, each once. */
  readonly targetsOf: (stem: string) => readonly string[];
}

/** Both revisions, with lookups from one to the other. */
export interface RevisionIndex {
  readonly before: IndexedRevision;
  readonly after: IndexedRevision;
  /** Returns the address in `after` of a resource in `before`; the same address if it has not moved. */
  readonly stemAfter: (stem: string) => string;
  /** Returns the address in `after` of a resource in `before`, both as Terraform writes them. */
  readonly originAfter: (origin: string) => string;
  /** Returns the address in `before` of a resource in `after`; undefined if the resource is new. */
  readonly stemBefore: (stem: string) => string | undefined;
  /** True if a resource in `before` still exists in `after`. */
  readonly isInAfter: (stem: string) => boolean;
  /** True if a `removed` block covers a resource in `before`. */
  readonly isForgotten: (stem: string) => boolean;
  /** True if an `import` block covers a resource in `after`. */
  readonly isImported: (stem: string) => boolean;
  /**
   * Returns how a resource differs between the revisions, by its address in `after`; undefined if it does not.
   */
  readonly differenceOf: (stem: string) => ResourceDifference | undefined;
  /** Differences by address in `after`. */
  readonly differences: ReadonlyMap<string, ResourceDifference>;
  /** Returns the value that the provider uses if the code omits an attribute, by the resource's address in `after`. */
  readonly unsetOf: (stem: string, path: string) => UnsetValue;
  /** True if `ignore_changes` covers an attribute of a resource, by its address in `after`. */
  readonly isIgnored: (stem: string, path: string) => boolean;
}

/** The matched addresses, before the resources are compared. */
type Matched = Omit<RevisionIndex, 'differenceOf' | 'differences' | 'isIgnored' | 'unsetOf'>;

function indexRevision({ graph, entries, values, references = [], resources }: Revision): IndexedRevision {
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const entryOf = (stem: string): LedgerEntry | undefined => byAddress.get(stem);
  let paths: ReadonlyMap<string, readonly Reference[]> | undefined;
  const referencesOf = (stem: string): readonly Reference[] => {
    paths ??= groupBy(references, ({ from }) => from);
    return paths.get(stem) ?? [];
  };
  const refersAt = (stem: string, path: string): boolean => {
    const resource = resources?.get(stem);
    const isUnresolved = resource?.declared?.lines.has(path) === true && resource.values[topOf(path)] === undefined;
    return isUnresolved || referencesOf(stem).some((reference) => leadsInto(reference.path, path));
  };
  const targetsOf = (stem: string): readonly string[] => {
    const inAttributes = referencesOf(stem).filter(({ path }) => path !== undefined && !REPEATERS.has(topOf(path)));
    return [...new Set(inAttributes.map(({ to }) => to))];
  };
  return { graph, values, entries, entryOf, originOf: (stem) => entryOf(stem)?.origin ?? stem, refersAt, targetsOf };
}

/** Returns all addresses that are drawn or in the ledger. */
const allStems = ({ graph, entries }: Revision): ReadonlySet<string> =>
  new Set([...[...graph.nodes.values()].flatMap(stemsOf), ...entries.map(({ address }) => address)]);

/**
 * Indexes two revisions and compares their resources.
 * @param replacements null for two environments, which are not two states of the same resources
 */
export function indexRevisions(
  before: Revision,
  after: Revision,
  statements: Statements,
  replacements: Replacements | null,
): RevisionIndex {
  const matched = matchAddresses(before, after, statements);
  const differences = resourceDifferences(matched, before, after, replacements);
  return {
    ...matched,
    differences,
    differenceOf: (stem) => differences.get(stem),
    unsetOf: (stem, path) => {
      const type = after.resources?.get(stem)?.type;
      return replacements === null || type === undefined ? { is: 'unknown' } : replacements.unsetOf(type, path);
    },
    isIgnored: (stem, path) => isIgnored(path, after.resources?.get(stem)?.declared?.lifecycle),
  };
}

/** Returns a copy of the index that uses these graphs of the same resources. */
export const withRevisions = (
  revisions: RevisionIndex,
  { before, after }: { readonly before: Revision; readonly after: Revision },
): RevisionIndex => ({ ...revisions, before: indexRevision(before), after: indexRevision(after) });

/**
 * Returns pairs of instances of one block, of which at least one stands for unknown elements. A map that gains its
 * first known element is then drawn as a change to that element, and nothing counts as deleted.
 */
function pairUnknownElements(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [string, string])[] {
  const instancesByBlock = groupBy(after, withoutIndexes);
  return before.flatMap((stem) => {
    const candidates = instancesByBlock.get(withoutIndexes(stem)) ?? [];
    const index = candidates.findIndex((candidate) => isAnyElement(stem) || isAnyElement(candidate));
    // Remove the candidate, so that no instance is paired twice.
    const [partner] = index < 0 ? [] : candidates.splice(index, 1);
    return partner === undefined ? [] : [[stem, partner] as const];
  });
}

/** Matches the addresses of two revisions: equal ones, then moved ones, then instances of unknown elements. */
function matchAddresses(revisionBefore: Revision, revisionAfter: Revision, statements: Statements): Matched {
  const [before, after] = [indexRevision(revisionBefore), indexRevision(revisionAfter)];
  const stemsAfter = allStems(revisionAfter);
  const byOrigin = new Map(revisionAfter.entries.map(({ origin, address }) => [origin, address]));
  const addressOf = (origin: string): string | null => {
    const address = byOrigin.get(origin) ?? toGraphAddress(origin, 'short');
    return address !== null && stemsAfter.has(address) ? address : null;
  };
  const follow = moveResolver(statements.moved, (origin) => addressOf(origin) !== null);

  const stemAfterByStem = new Map<string, string>();
  const stemBeforeByStem = new Map<string, string>();
  const stemsBefore = [...allStems(revisionBefore)];
  // A resource with the same address in both revisions has not moved, and no other resource has moved to that address.
  for (const stem of stemsBefore.filter((candidate) => stemsAfter.has(candidate))) {
    stemAfterByStem.set(stem, stem);
    stemBeforeByStem.set(stem, stem);
  }
  for (const stem of stemsBefore) {
    if (stemAfterByStem.has(stem)) continue;
    const target = addressOf(follow(before.originOf(stem)));
    if (target === null || stemBeforeByStem.has(target)) continue;
    stemAfterByStem.set(stem, target);
    stemBeforeByStem.set(target, stem);
  }
  const unmatchedBefore = stemsBefore.filter((stem) => !stemAfterByStem.has(stem));
  const unmatchedAfter = [...stemsAfter].filter((stem) => !stemBeforeByStem.has(stem));
  for (const [stem, target] of pairUnknownElements(unmatchedBefore, unmatchedAfter)) {
    stemAfterByStem.set(stem, target);
    stemBeforeByStem.set(target, stem);
  }
  const stemByOrigin = new Map(revisionBefore.entries.map(({ origin, address }) => [origin, address]));
  const isForgotten = coverageOf(statements.forgotten);
  const isImported = coverageOf(statements.imported);
  return {
    before,
    after,
    stemAfter: (stem) => stemAfterByStem.get(stem) ?? stem,
    stemBefore: (stem) => stemBeforeByStem.get(stem),
    isInAfter: (stem) => stemAfterByStem.has(stem),
    isForgotten: (stem) => isForgotten(before.originOf(stem)),
    isImported: (stem) => isImported(after.originOf(stem)),
    originAfter(origin) {
      const stem = stemByOrigin.get(origin);
      return stem === undefined ? origin : after.originOf(stemAfterByStem.get(stem) ?? stem);
    },
  };
}

// ---- Statements: `moved`, `removed` and `import` blocks, for a resource, an instance or a whole module.

/** A step of an address: `module.a["x"]`, or the last one: `aws_instance.web[0]`. */
interface Step {
  readonly name: string;
  /** Null for no key; in a statement, null matches any key. */
  readonly index: string | null;
}

/** The steps of an address, from the outermost module to the resource. */
type Steps = readonly Step[];

/** Splits an address into steps; null if the string is not a resource or module address. */
function stepsOf(text: string): Steps | null {
  const isModule = /^module\.[^.]+$|\.module\.[^.]+$/.test(text.replace(/\["(?:[^"\\]|\\.)*"\]/g, ''));
  const parts = parseTerraformAddress(isModule ? `${text}.x.x` : text);
  if (parts === null) return null;
  const modules = parts.modules.map(({ name, index }) => ({ name: `module.${name}`, index }));
  if (isModule) return modules;
  const name = `${parts.mode === 'data' ? 'data.' : ''}${parts.type}.${parts.name}`;
  return [...modules, { name, index: parts.index }];
}

const textOf = (steps: Steps): string =>
  steps.map(({ name, index }) => (index === null ? name : `${name}[${index}]`)).join('.');

const namesOf = (steps: Steps): string => steps.map(({ name }) => name).join('.');

const keysIn = (steps: Steps): number => steps.filter(({ index }) => index !== null).length;

/** A `moved` block. For `removed` and `import` blocks both addresses are the same. */
interface Statement {
  readonly from: Steps;
  readonly to: Steps;
}

/** Returns the statements that may apply to an address or to a module that contains it. */
type StatementIndex = (steps: Steps) => readonly Statement[];

/**
 * Indexes statements by the names in their `from` address, without keys.
 * @param pairs addresses as Terraform writes them; invalid ones are skipped
 */
function indexStatements(pairs: Iterable<readonly [string, string]>): StatementIndex {
  const byNames = new Map<string, Statement[]>();
  for (const [fromText, toText] of pairs) {
    const [from, to] = [stepsOf(fromText), stepsOf(toText)];
    if (from !== null && to !== null) put(byNames, namesOf(from), { from, to });
  }
  // The statement with the most keys is the most specific one.
  for (const statements of byNames.values()) statements.sort((a, b) => keysIn(b.from) - keysIn(a.from));
  return (steps) => {
    const applicable: Statement[] = [];
    for (let length = steps.length; length > 0; length--) {
      applicable.push(...(byNames.get(namesOf(steps.slice(0, length))) ?? []));
    }
    return applicable;
  };
}

/** True if a statement applies to an address. A step of the statement without a key matches any key. */
const appliesTo = (from: Steps, steps: Steps): boolean =>
  from.every(({ index }, i) => index === null || index === steps[i]?.index);

/**
 * Returns the target of a statement, with the keys that the statement does not fix; null if the statement applies to
 * another instance, or would turn several instances into one.
 */
function moveSteps({ from, to }: Statement, steps: Steps): Steps | null {
  if (!appliesTo(from, steps)) return null;
  // The last step is the element itself, the steps before it are the enclosing modules.
  const last = { from: from.length - 1, to: to.length - 1 };
  const positionInTarget = (position: number): number => {
    if (position === last.from) return last.to;
    return position < last.to && to[position]?.name === from[position]?.name ? position : -1;
  };
  const target = [...to];
  for (const [position, { index }] of from.entries()) {
    const key = index === null ? (steps[position]?.index ?? null) : null;
    if (key === null) continue;
    const step = to[positionInTarget(position)];
    // Reject: several instances would become one.
    if (step === undefined || step.index !== null) return null;
    target[positionInTarget(position)] = { ...step, index: key };
  }
  return [...target, ...steps.slice(from.length)];
}

/**
 * Returns a function that follows `moved` blocks to an address that exists in `after`. Blocks for a module are chained
 * with blocks inside it. The function returns the address itself if no chain ends at an existing one.
 * Example: with `module.a` moved to `module.b`, `module.a.aws_instance.web` becomes `module.b.aws_instance.web`.
 */
export function moveResolver(
  moved: ReadonlyMap<string, string>,
  exists: (origin: string) => boolean,
): (origin: string) => string {
  const statements = indexStatements(moved);
  return (origin) => {
    if (moved.size === 0) return origin;
    let steps = stepsOf(origin);
    const seen = new Set([origin]);
    while (steps !== null && seen.size <= MODULE_DEPTH) {
      const current: Steps = steps;
      const next: Steps | null = firstResult(statements(current), (statement) => moveSteps(statement, current));
      const text = next === null ? '' : textOf(next);
      if (next === null || seen.has(text)) return origin;
      if (exists(text)) return text;
      seen.add(text);
      steps = next;
    }
    return origin;
  };
}

/** Returns the first result that is not null; null if there is none. */
function firstResult<T, R>(items: readonly T[], resultOf: (item: T) => R | null): R | null {
  for (const item of items) {
    const result = resultOf(item);
    if (result !== null) return result;
  }
  return null;
}

/** Returns a predicate: true if the set names the resource, all of its instances, or a module around it. */
export function coverageOf(addresses: ReadonlySet<string>): (origin: string) => boolean {
  const statements = indexStatements([...addresses].map((address) => [address, address] as const));
  return (origin) => {
    const steps = addresses.size === 0 ? null : stepsOf(origin);
    return steps !== null && statements(steps).some(({ from }) => appliesTo(from, steps));
  };
}
