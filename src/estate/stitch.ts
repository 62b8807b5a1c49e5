/**
 * Links root modules: each import becomes a link, is outside the estate, or is ambiguous. A pure function of the root
 * modules. Neither their order nor the files that they come from matter, and removing a root module changes only its
 * own links.
 */

import { hasUniqueName, isHandover } from '../catalog/lookups.js';
import { groupBy, put } from '../graph/group-by.js';
import { byText } from '../graph/order.js';
import { canonicalText } from './file.js';
import { cyclesIn } from './impact.js';
import { CHAIN_MAX, OUTPUTS_MAX } from './limits.js';
import { matches } from './lookups.js';
import type {
  AmbiguousImport,
  Certainty,
  Estate,
  EstateImport,
  EstateLink,
  EstateRoot,
  ExportedOutput,
  ExportedResource,
  ImportRead,
  LinkEnd,
  Lookup,
  Rule,
  StateAddress,
  Unlinked,
} from './model.js';
import { compareStates } from './states.js';

/**
 * Returns the estate of root modules. A root module in several files is used once; if its descriptions differ, the one
 * that sorts first is used.
 */
export function stitch(descriptions: readonly EstateRoot[]): Estate {
  const roots = uniqueRoots(descriptions);
  const targets = targetsIn(roots);
  const byId = new Map(roots.map((root) => [root.id, root]));
  const links: EstateLink[] = [];
  const outside: Unlinked[] = [];
  const ambiguous: AmbiguousImport[] = [];
  for (const root of roots) {
    for (const imported of root.imports) {
      const candidates = targets.get(importKey(root.id, imported.id)) ?? [];
      const { rule, key, at } = imported;
      const unlinked = { from: root.id, import: imported.id, rule, key, ...(at !== undefined && { at }) };
      const [target, ...others] = candidates;
      if (target === undefined) outside.push(unlinked);
      else if (others.length > 0) {
        const ids = [...new Set(candidates.map(({ root: { id } }) => id))].sort(byText);
        ambiguous.push({ ...unlinked, candidates: ids });
      } else {
        const { from, import: id, ...members } = unlinked;
        const ends = resolveEnds(root, imported, { targets, byId });
        links.push({ from, to: target.root.id, import: id, certainty: target.certainty, ...members, ends });
      }
    }
  }
  return { roots, links, outside, ambiguous, cycles: cyclesIn(links) };
}

/** Returns the root modules without duplicates, sorted by id. */
function uniqueRoots(descriptions: readonly EstateRoot[]): readonly EstateRoot[] {
  const byId = new Map<string, EstateRoot>();
  for (const root of descriptions) {
    const known = byId.get(root.id);
    if (known === undefined || byText(canonicalText(root), canonicalText(known)) < 0) byId.set(root.id, root);
  }
  return [...byId.values()].sort((a, b) => byText(a.id, b.id));
}

// ---- Targets: the root modules that an import may read.

/** The root module that an import reads, before its ends are known. */
interface Target {
  readonly root: EstateRoot;
  readonly certainty: Certainty;
  /** Resources that a lookup finds; empty for a state. */
  readonly resources: readonly ExportedResource[];
}

/** Targets of all imports, by `importKey`. Outside imports have none, ambiguous ones several. */
type Targets = ReadonlyMap<string, readonly Target[]>;

const importKey = (root: string, id: string): string => `${root}\n${id}`;

/**
 * Returns the targets of all imports. Lookups with `near` come last, because they need the targets of other imports.
 */
function targetsIn(roots: readonly EstateRoot[]): Targets {
  const targets = new Map<string, readonly Target[]>();
  const states = stateIndex(roots);
  const resources = resourceIndex(roots);
  const ids = new Map(roots.map((root) => [root.id, root]));
  const later: { readonly root: EstateRoot; readonly imported: EstateImport; readonly lookup: Lookup }[] = [];
  for (const root of roots) {
    for (const imported of root.imports) {
      const { lookup, state } = imported;
      const key = importKey(root.id, imported.id);
      if (lookup !== undefined && lookup.near.length > 0) later.push({ root, imported, lookup });
      else if (lookup !== undefined) targets.set(key, lookUp(root, { rule: imported.rule, lookup }, resources));
      else if (state !== undefined) targets.set(key, states(root, state));
      else {
        const named = imported.root === undefined ? undefined : ids.get(imported.root);
        targets.set(key, named === undefined ? [] : [{ root: named, certainty: 'stated', resources: [] }]);
      }
    }
  }
  for (const { root, imported, lookup } of sortByDependency(later)) {
    const found = lookUp(root, { rule: imported.rule, lookup }, resources);
    targets.set(importKey(root.id, imported.id), withNear(root, lookup, found, targets));
  }
  return targets;
}

/** Sorts lookups so that each comes after those in its `near`. Lookups in a cycle keep their order. */
function sortByDependency<
  T extends { readonly root: EstateRoot; readonly imported: EstateImport; readonly lookup: Lookup },
>(lookups: readonly T[]): readonly T[] {
  const pending = new Map(lookups.map((entry) => [importKey(entry.root.id, entry.imported.id), entry]));
  const sorted: T[] = [];
  const visit = (key: string): void => {
    const entry = pending.get(key);
    if (entry === undefined) return;
    pending.delete(key);
    for (const id of entry.lookup.near) visit(importKey(entry.root.id, id));
    sorted.push(entry);
  };
  for (const key of [...pending.keys()]) visit(key);
  return sorted;
}

/**
 * Returns the targets that are in the root modules of all imports in `near`. An import whose targets are not known, because
 * the two need each other, excludes none.
 */
function withNear(root: EstateRoot, lookup: Lookup, found: readonly Target[], targets: Targets): readonly Target[] {
  return lookup.near.reduce<readonly Target[]>((left, id) => {
    const near = targets.get(importKey(root.id, id));
    if (near === undefined) return left;
    return left.filter((target) => near.some((other) => other.root.id === target.root.id));
  }, found);
}

// ---- Targets with a state.

type FindStates = (reader: EstateRoot, state: StateAddress) => readonly Target[];

/**
 * Returns a function that finds the root modules with a state. States with a known address are indexed by the parts of
 * the address.
 */
function stateIndex(roots: readonly EstateRoot[]): FindStates {
  const known = new Map<string, EstateRoot[]>();
  const open = new Map<string, EstateRoot[]>();
  const all = new Map<string, EstateRoot[]>();
  for (const root of roots) {
    for (const state of root.states) {
      const key = indexKey(state);
      put(all, state.scheme, root);
      if (key === null) put(open, state.scheme, root);
      else put(known, key, root);
    }
  }
  return (reader, state) => {
    const key = indexKey(state);
    const candidates =
      key === null ? (all.get(state.scheme) ?? []) : [...(known.get(key) ?? []), ...(open.get(state.scheme) ?? [])];
    return [...new Set(candidates)].flatMap((root): Target[] => {
      const certainty = root.id === reader.id ? null : bestCertainty(state, root);
      return certainty === null ? [] : [{ root, certainty, resources: [] }];
    });
  };
}

/** Returns the certainty with which a state is one of the root module's; null if it is not. */
function bestCertainty(state: StateAddress, { states }: EstateRoot): Certainty | null {
  const all = states.map((candidate) => {
    const certainty = compareStates(state, candidate);
    return certainty === 'stated' && candidate.isAssumed === true ? 'likely' : certainty;
  });
  return all.includes('stated') ? 'stated' : (all.find((certainty) => certainty !== null) ?? null);
}

/** Returns the first two parts as a key; null if one of them is not a known text. */
function indexKey({ scheme, parts }: StateAddress): string | null {
  const [first, second = ''] = parts;
  return typeof first === 'string' && typeof second === 'string' ? `${scheme}\n${first}\n${second}` : null;
}

// ---- Targets with a resource that a lookup finds.

/** A resource that others can look up, with its root module. */
interface Exported {
  readonly root: EstateRoot;
  readonly resource: ExportedResource;
}

/** Exported resources by type and term, and by type alone for terms with wildcards. */
interface ResourceIndex {
  readonly byTerm: ReadonlyMap<string, readonly Exported[]>;
  readonly byType: ReadonlyMap<string, readonly Exported[]>;
}

function resourceIndex(roots: readonly EstateRoot[]): ResourceIndex {
  const byTerm = new Map<string, Exported[]>();
  const byType = new Map<string, Exported[]>();
  for (const root of roots) {
    for (const resource of root.exports.resources) {
      put(byType, resource.type, { root, resource });
      for (const term of resource.terms) put(byTerm, `${resource.type}\n${term}`, { root, resource });
    }
  }
  return { byTerm, byType };
}

/** Returns the root modules other than the reader with resources that meet the conditions of a lookup. */
function lookUp(
  reader: EstateRoot,
  { rule, lookup }: { readonly rule: Rule; readonly lookup: Lookup },
  { byTerm, byType }: ResourceIndex,
): readonly Target[] {
  const literal = lookup.terms.find((term) => !/[*?]/.test(term));
  const candidates = lookup.types.flatMap((type) =>
    literal === undefined ? (byType.get(type) ?? []) : (byTerm.get(`${type}\n${literal}`) ?? []),
  );
  const found = candidates.filter(({ root, resource }) => root.id !== reader.id && matches(lookup, resource));
  return [...groupBy(found, ({ root }) => root.id).values()].flatMap((ofRoot): Target[] => {
    const [{ root } = { root: reader }] = ofRoot;
    const resources = ofRoot.map(({ resource }) => resource);
    // A lookup of one resource that matches two resources is ambiguous, even within one root module.
    const answers = lookup.many ? [resources] : resources.map((resource) => [resource]);
    return answers.map((answer) => ({
      root,
      certainty: rule === 'text' ? 'likely' : certaintyOf(lookup, answer),
      resources: answer,
    }));
  });
}

/**
 * Returns the certainty of a match by name. It is `stated` if the name is unique in the whole cloud or in one known
 * account, or if the resource exists to be read by others.
 */
function certaintyOf(lookup: Lookup, resources: readonly ExportedResource[]): Certainty {
  const isNamed = !lookup.isPartial && lookup.terms.some((term) => /^name=[^*?]*$/.test(term));
  const isUnique = ({ type, account }: ExportedResource): boolean =>
    hasUniqueName(type) || isHandover(type) || (account !== undefined && account === lookup.account);
  return isNamed && resources.every(isUnique) ? 'stated' : 'likely';
}

// ---- Ends of a link: the resource that reads a value, and the resource behind the output that it reads.

/** The root modules and targets among which ends are searched. */
interface Context {
  readonly targets: Targets;
  readonly byId: ReadonlyMap<string, EstateRoot>;
}

/** A resource behind an output. */
interface OutputEnd {
  readonly root: string;
  readonly address: string;
}

/** Returns the ends of an import with one target, without duplicates and sorted. */
function resolveEnds(root: EstateRoot, imported: EstateImport, context: Context): readonly LinkEnd[] {
  const target = onlyTarget(root.id, imported.id, context);
  if (target === null) return [];
  const ends =
    imported.lookup === undefined
      ? (imported.reads ?? []).flatMap((read) => endsOfRead(read, target, context))
      : target.resources.flatMap((resource) => endsOfResource(imported, resource));
  const unique = new Map(ends.map((end) => [JSON.stringify(end), end]));
  return [...unique].sort(([a], [b]) => byText(a, b)).map(([, end]) => end);
}

/** Returns the resource that a lookup finds, and the resources whose values it stores. */
function endsOfResource({ resource, reads = [] }: EstateImport, found: ExportedResource): readonly LinkEnd[] {
  const { address, at, behind = [] } = found;
  const position = at !== undefined && { at };
  const stored = reads.flatMap(({ by, path, at: fromAt }) =>
    behind.map((to) => ({ from: by, path, to, ...position, ...(fromAt !== undefined && { fromAt }) })),
  );
  return [{ from: resource, to: address, ...position }, ...stored];
}

/** Returns the resources behind the output that a resource reads. */
function endsOfRead(
  { by, path, members, at: fromAt }: ImportRead,
  { root }: Target,
  context: Context,
): readonly LinkEnd[] {
  const [name, ...rest] = members;
  const output = root.exports.outputs.find((candidate) => candidate.name === name);
  if (output === undefined) return [];
  const { at } = output;
  return endsOfOutput({ root, output, members: rest }, context).map((end) => ({
    from: by,
    path,
    output: output.name,
    to: end.address,
    at,
    ...(end.root !== root.id && { root: end.root }),
    ...(fromAt !== undefined && { fromAt }),
  }));
}

/** An output of a root module, and the member of it that is read. */
interface OutputMember {
  readonly root: EstateRoot;
  readonly output: ExportedOutput;
  readonly members: readonly string[];
}

/**
 * Follows an output to the resources behind it, through root modules that pass on outputs of others.
 * @param seen members that were already followed, because outputs may pass each other on in a cycle, and each may pass
 * on several
 */
function endsOfOutput(
  { root, output: { name, targets }, members }: OutputMember,
  context: Context,
  depth = 0,
  seen: Set<string> = new Set(),
): readonly OutputEnd[] {
  const key = JSON.stringify([root.id, name, members]);
  if (depth > CHAIN_MAX || seen.has(key) || seen.size >= OUTPUTS_MAX) return [];
  seen.add(key);
  const selected = targets.filter((target) => isSelected(members, target.members));
  const ends = selected.flatMap((target): readonly OutputEnd[] => {
    if (target.from === undefined) return [{ root: root.id, address: target.address }];
    const further = onlyTarget(root.id, target.address, context);
    const [outputName, ...rest] = target.from;
    const output = further?.root.exports.outputs.find((candidate) => candidate.name === outputName);
    if (further === null || output === undefined) return [];
    const remaining = members.slice(target.members.length);
    return endsOfOutput({ root: further.root, output, members: [...rest, ...remaining] }, context, depth + 1, seen);
  });
  return withKey(ends, members);
}

/** True if the value at `path` contains the selected member or is part of it. */
const isSelected = (selected: readonly string[], path: readonly string[]): boolean =>
  path.every((name, index) => {
    const member = selected[index];
    return member === undefined || name === '*' || member === '*' || member === name;
  });

/** Keeps the instances whose key is selected, if there are any: `subnets["b"]` of a map by the keys of its resource. */
function withKey(ends: readonly OutputEnd[], members: readonly string[]): readonly OutputEnd[] {
  const keyed = ends.filter(({ address }) => members.some((member) => address.endsWith(`[${JSON.stringify(member)}]`)));
  return keyed.length > 0 ? keyed : ends;
}

/** Returns the target of an import; null if it is outside the estate, or ambiguous. */
function onlyTarget(root: string, id: string, { targets }: Context): Target | null {
  const found = targets.get(importKey(root, id)) ?? [];
  return found.length === 1 ? found[0]! : null;
}
