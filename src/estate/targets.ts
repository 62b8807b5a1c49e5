/** Finds the root modules that each import may read. */
import { hasUniqueName, isHandover } from '../catalog/lookups.js';
import { groupBy } from '../graph/group-by.js';
import { matches } from './match.js';
import type { Certainty, EstateImport, EstateRoot, ExportedResource, Lookup, Rule, StateAddress } from './model.js';
import { compareStates } from './states.js';

/** The root module that an import reads, before its ends are known. */
export interface Target {
  readonly root: EstateRoot;
  readonly certainty: Certainty;
  /** Resources that a lookup finds; empty for a state. */
  readonly resources: readonly ExportedResource[];
}

/** Targets of all imports, by `importKey`. Outside imports have none, ambiguous ones several. */
export type Targets = ReadonlyMap<string, readonly Target[]>;

export const importKey = (root: string, id: string): string => `${root}\n${id}`;

/** Returns the targets of all imports. Lookups near others come last, because they need the targets of those. */
export function targetsIn(roots: readonly EstateRoot[]): Targets {
  const targets = new Map<string, readonly Target[]>();
  const states = stateIndex(roots);
  const resources = resourceIndex(roots);
  const ids = new Map(roots.map((root) => [root.id, root]));
  const later: { readonly root: EstateRoot; readonly one: EstateImport; readonly lookup: Lookup }[] = [];
  for (const root of roots) {
    for (const one of root.imports) {
      const { lookup, state } = one;
      const key = importKey(root.id, one.id);
      if (lookup !== undefined && lookup.near.length > 0) later.push({ root, one, lookup });
      else if (lookup !== undefined) targets.set(key, lookedUp(root, { rule: one.rule, lookup }, resources));
      else if (state !== undefined) targets.set(key, states(root, state));
      else {
        const named = one.root === undefined ? undefined : ids.get(one.root);
        targets.set(key, named === undefined ? [] : [{ root: named, certainty: 'stated', resources: [] }]);
      }
    }
  }
  for (const { root, one, lookup } of inOrderOfNeed(later)) {
    const found = lookedUp(root, { rule: one.rule, lookup }, resources);
    targets.set(importKey(root.id, one.id), nearby(root, lookup, found, targets));
  }
  return targets;
}

/** Sorts lookups so that each comes after those that it is near. Lookups in a circle keep their order. */
function inOrderOfNeed<T extends { readonly root: EstateRoot; readonly one: EstateImport; readonly lookup: Lookup }>(
  lookups: readonly T[],
): readonly T[] {
  const pending = new Map(lookups.map((entry) => [importKey(entry.root.id, entry.one.id), entry]));
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

/** Keeps the targets in the root modules of the imports that the lookup is near. */
function nearby(root: EstateRoot, lookup: Lookup, found: readonly Target[], targets: Targets): readonly Target[] {
  return lookup.near.reduce<readonly Target[]>((left, id) => {
    const near = targets.get(importKey(root.id, id));
    if (near === undefined) return left;
    return left.filter((target) => near.some((other) => other.root.id === target.root.id));
  }, found);
}

// ---- States.

type FindStates = (reader: EstateRoot, state: StateAddress) => readonly Target[];

/** Returns a function that finds the root modules with a state. Known addresses are found by their parts. */
function stateIndex(roots: readonly EstateRoot[]): FindStates {
  const known = new Map<string, EstateRoot[]>();
  const open = new Map<string, EstateRoot[]>();
  const all = new Map<string, EstateRoot[]>();
  for (const root of roots) {
    for (const state of root.states) {
      const key = indexKey(state);
      add(all, state.scheme, root);
      if (key === null) add(open, state.scheme, root);
      else add(known, key, root);
    }
  }
  return (reader, state) => {
    const key = indexKey(state);
    const candidates =
      key === null ? (all.get(state.scheme) ?? []) : [...(known.get(key) ?? []), ...(open.get(state.scheme) ?? [])];
    return [...new Set(candidates)].flatMap((root): Target[] => {
      const certainty = root.id === reader.id ? null : bestOf(state, root);
      return certainty === null ? [] : [{ root, certainty, resources: [] }];
    });
  };
}

/** Returns the certainty with which a state is one of the root module's; null if it is not. */
function bestOf(state: StateAddress, { states }: EstateRoot): Certainty | null {
  const all = states.map((one) => {
    const certainty = compareStates(state, one);
    return certainty === 'stated' && one.isAssumed === true ? 'likely' : certainty;
  });
  return all.includes('stated') ? 'stated' : (all.find((certainty) => certainty !== null) ?? null);
}

/** Returns the first two parts as a key; null if one of them is not a known text. */
function indexKey({ scheme, parts }: StateAddress): string | null {
  const [first, second = ''] = parts;
  return typeof first === 'string' && typeof second === 'string' ? `${scheme}\n${first}\n${second}` : null;
}

// ---- Resources.

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
      add(byType, resource.type, { root, resource });
      for (const term of resource.terms) add(byTerm, `${resource.type}\n${term}`, { root, resource });
    }
  }
  return { byTerm, byType };
}

function lookedUp(
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
    // A single answer that could be either of two resources is as open as one of two root modules.
    const answers = lookup.many ? [resources] : resources.map((resource) => [resource]);
    return answers.map((answer) => ({
      root,
      certainty: rule === 'text' ? 'likely' : certaintyOf(lookup, answer),
      resources: answer,
    }));
  });
}

/** Names are certain if they are unique: in the whole cloud, in one account, or because they are made for others. */
function certaintyOf(lookup: Lookup, resources: readonly ExportedResource[]): Certainty {
  const isNamed = !lookup.isPartial && lookup.terms.some((term) => /^name=[^*?]*$/.test(term));
  const isUnique = ({ type, account }: ExportedResource): boolean =>
    hasUniqueName(type) || isHandover(type) || (account !== undefined && account === lookup.account);
  return isNamed && resources.every(isUnique) ? 'stated' : 'likely';
}

function add<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
