/**
 * Follows the links between root modules: cycles, and the root modules that read what a change changes. Both are pure
 * functions of their inputs.
 */
import { groupBy } from '../graph/group-by.js';
import type { Inventory, Reference, Resource, RootInterface } from '../graph/inventory.js';
import { byAddress, byText } from '../graph/order.js';
import { canonicalText } from './file.js';
import type {
  AffectedRoot,
  ChangeKind,
  Estate,
  EstateCycle,
  EstateImport,
  EstateLink,
  EstateRoot,
  Impact,
  ImportRead,
  LinkEnd,
} from './model.js';

// ---- Cycles.

type Ends = Pick<EstateLink, 'from' | 'to' | 'certainty'>;

/**
 * Returns cycles of root modules, so that each root module that is in any cycle is in one of them. Short cycles are
 * preferred, and before them cycles of stated links alone.
 */
export function cyclesIn(links: readonly Ends[]): readonly EstateCycle[] {
  const between = links.filter(({ from, to }) => from !== to);
  const stated = between.filter(({ certainty }) => certainty === 'stated');
  const covered = new Set<string>();
  const cycles: EstateCycle[] = [];
  for (const [certainty, subset] of [
    ['stated', stated],
    ['likely', between],
  ] as const) {
    const next = nextOf(subset);
    for (const id of [...next.keys()].sort(byText)) {
      const roots = covered.has(id) ? null : shortestCycle(id, next);
      if (roots === null) continue;
      for (const root of roots) covered.add(root);
      cycles.push({ roots: fromSmallest(roots), certainty });
    }
  }
  return cycles.sort((a, b) => byText(a.roots.join('\n'), b.roots.join('\n')));
}

/** The root modules that each root module reads, by id and sorted. */
type Next = ReadonlyMap<string, readonly string[]>;

/** Returns the links inside strongly connected components: every other link is in no cycle. */
function nextOf(links: readonly Ends[]): Next {
  const componentOf = componentsIn(targetsOf(links), targetsOf(links.map(({ from, to }) => ({ from: to, to: from }))));
  return targetsOf(links.filter(({ from, to }) => componentOf.get(from) === componentOf.get(to)));
}

function targetsOf(links: readonly Pick<Ends, 'from' | 'to'>[]): Next {
  const groups = groupBy(links, ({ from }) => from);
  return new Map([...groups].map(([from, ofRoot]) => [from, [...new Set(ofRoot.map(({ to }) => to))].sort(byText)]));
}

/**
 * Returns a name for the strongly connected component of each root module, by Kosaraju's algorithm.
 * @param previous `next` in reverse
 */
function componentsIn(next: Next, previous: Next): ReadonlyMap<string, string> {
  const componentOf = new Map<string, string>();
  for (const start of postOrder(next).reverse()) {
    const open = [start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (componentOf.has(id)) continue;
      componentOf.set(id, start);
      for (const from of previous.get(id) ?? []) open.push(from);
    }
  }
  return componentOf;
}

/** Returns the root modules in the post-order of a depth-first search, which an explicit stack keeps from recursing. */
function postOrder(next: Next): string[] {
  const seen = new Set<string>();
  const done = new Set<string>();
  const open = [...next.keys()];
  for (let id = open.at(-1); id !== undefined; id = open.at(-1)) {
    if (seen.has(id)) done.add(open.pop()!);
    else {
      seen.add(id);
      for (const to of next.get(id) ?? []) if (!seen.has(to)) open.push(to);
    }
  }
  return [...done];
}

/** Returns the shortest cycle that starts at a root module, without repeating it at the end; null if there is none. */
function shortestCycle(start: string, next: Next): readonly string[] | null {
  const previous = new Map<string, string | null>([[start, null]]);
  // Iterating over a Map includes entries that are added meanwhile.
  for (const id of previous.keys()) {
    for (const to of next.get(id) ?? []) {
      if (to === start) return pathTo(id, previous);
      if (!previous.has(to)) previous.set(to, id);
    }
  }
  return null;
}

function pathTo(end: string, previous: ReadonlyMap<string, string | null>): readonly string[] {
  const path: string[] = [];
  for (let id: string | null = end; id !== null; id = previous.get(id) ?? null) path.push(id);
  return path.reverse();
}

/** Rotates a cycle so that it begins with the id that sorts first. */
function fromSmallest(roots: readonly string[]): readonly string[] {
  const start = roots.indexOf([...roots].sort(byText)[0]!);
  return [...roots.slice(start), ...roots.slice(0, start)];
}

// ---- The changed resources and outputs of one root module.

/** A root module that was read, before or after a change. */
export interface RevisionOfRoot {
  readonly root: EstateRoot;
  /** Null if it could not be read. */
  readonly inventory: Inventory | null;
}

/** The changed resources and outputs of a root module. */
interface RootChange {
  readonly resources: ReadonlyMap<string, ChangeKind>;
  readonly outputs: ReadonlyMap<string, ChangeKind>;
}

/**
 * Returns the changes of a root module; null if it is unchanged, or one revision could not be read. A revision without the
 * root module is undefined, and all its resources are then added or removed.
 */
function changeOf(before: RevisionOfRoot | undefined, after: RevisionOfRoot | undefined): RootChange | null {
  const isUnreadable = [before, after].some((revision) => revision?.root.failure !== undefined);
  if (isUnreadable) return null;
  const resources = differences(contentsOf(before), contentsOf(after));
  const outputs = outputDifferences(interfaceOf(before), interfaceOf(after));
  return resources.size + outputs.size === 0 ? null : { resources, outputs };
}

/** Returns the change of each name whose texts differ, or that only one side has. */
function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ReadonlyMap<string, ChangeKind> {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort(byAddress);
  return new Map(
    names.flatMap((name) => {
      const [old, now] = [before.get(name), after.get(name)];
      if (old === now) return [];
      return [[name, old === undefined ? 'added' : now === undefined ? 'removed' : 'changed'] as const];
    }),
  );
}

/** Returns the values, references and written code of each resource as text for comparisons, by address. */
function contentsOf(revision: RevisionOfRoot | undefined): ReadonlyMap<string, string> {
  const { resources = [], references = [], writtenOf } = revision?.inventory ?? {};
  const referencesOf = groupBy(references, ({ from }) => from);
  return new Map(
    resources.map((resource) => [resource.address, contentOf(resource, referencesOf.get(resource.address), writtenOf)]),
  );
}

function contentOf(
  { values, origin, declared }: Resource,
  references: readonly Reference[] = [],
  writtenOf: Inventory['writtenOf'],
): string {
  const targets = references.map(({ to, path = '' }) => `${path} ${to}`).sort(byText);
  const names = [...new Set([...(declared?.lines.keys() ?? [])].map((path) => path.split('.', 1)[0] as string))];
  const written = names.sort(byText).map((name) => [name, writtenOf?.(origin, name) ?? null]);
  return canonicalText({ values, targets, written });
}

type Interface = Pick<RootInterface, 'outputs' | 'definitions'>;

const interfaceOf = (revision: RevisionOfRoot | undefined): Interface =>
  revision?.inventory?.interfaceOf?.() ?? { outputs: [], definitions: new Map() };

/** Returns the outputs whose resources differ, or that name a changed definition (such as a local) directly or indirectly. */
function outputDifferences(before: Interface, after: Interface): ReadonlyMap<string, ChangeKind> {
  const [old, now] = [before, after].map(
    ({ definitions }) => new Map([...definitions].map(([name, { text }]) => [name, text])),
  );
  const users = groupBy(
    [...after.definitions].flatMap(([user, { names }]) => names.map((name) => ({ name, user }))),
    ({ name }) => name,
  );
  const changed = new Set(differences(old!, now!).keys());
  // Iterating over a Set includes entries that are added meanwhile.
  for (const definition of changed) for (const { user } of users.get(definition) ?? []) changed.add(user);
  const textsOf = ({ outputs }: Interface, isChanged: (name: string) => boolean) =>
    new Map(outputs.map(({ name, targets }) => [name, canonicalText({ targets, changed: isChanged(name) })]));
  return differences(
    textsOf(before, () => false),
    textsOf(after, (name) => changed.has(`output.${name}`)),
  );
}

// ---- The root modules that read changed resources and outputs.

/** The root modules before and after a change, each with its links. */
export interface Comparison {
  readonly before: { readonly roots: readonly RevisionOfRoot[]; readonly estate: Estate };
  readonly after: { readonly roots: readonly RevisionOfRoot[]; readonly estate: Estate };
}

/**
 * Returns the root modules that read a resource or an output that the change adds, changes or removes. A link that only
 * exists before or after the change counts, too: what it read may be gone.
 */
export function impactOf({ before, after }: Comparison): Impact {
  const [old, now] = [before, after].map(({ roots }) => new Map(roots.map((revision) => [revision.root.id, revision])));
  const ids = [...new Set([...old!.keys(), ...now!.keys()])].sort(byText);
  const changes = new Map(
    ids.flatMap((id) => {
      const change = changeOf(old!.get(id), now!.get(id));
      return change === null ? [] : [[id, change] as const];
    }),
  );
  const reads = [before.estate, after.estate].flatMap((estate) => readsIn(estate, changes));
  const unique = [...new Map(reads.map((read) => [JSON.stringify(keyOf(read)), read])).values()];
  // A root module that the change deletes reads nothing any more.
  const remaining = withoutVague(unique).filter(({ root }) => now!.has(root) || !old!.has(root));
  return {
    changed: [...changes.keys()],
    unknown: ids.filter((id) => [old!.get(id), now!.get(id)].some((revision) => revision?.root.failure !== undefined)),
    affected: [...groupBy(remaining, ({ root }) => root)]
      .map(([root, all]) => ({ root, reads: all.map(({ root: _, ...read }) => read).sort(byPosition) }))
      .sort((a, b) => byText(a.root, b.root)),
  };
}

type Read = AffectedRoot['reads'][number];
type ReadOfRoot = Read & { readonly root: string };
type Changes = ReadonlyMap<string, RootChange>;

/** Returns a read without its position, which may differ between the revisions. The one after the change is kept. */
const keyOf = ({ at: _, ...read }: ReadOfRoot) => read;

/** Leaves out reads of an output without a resource, if the other revision knows the resource behind the output. */
function withoutVague(reads: readonly ReadOfRoot[]): readonly ReadOfRoot[] {
  const useOf = ({ root, by, path, output }: ReadOfRoot) => JSON.stringify([root, by, path, output]);
  const exact = new Set(reads.filter(({ resource }) => resource !== undefined).map(useOf));
  return reads.filter((read) => read.resource !== undefined || !exact.has(useOf(read)));
}

const byPosition = (a: Read, b: Read): number =>
  byText(a.at ?? '', b.at ?? '') || byText(JSON.stringify(a), JSON.stringify(b));

/** Returns what the root modules of an estate read of the changed resources and outputs. */
function readsIn({ roots, links }: Estate, changes: Changes): readonly ReadOfRoot[] {
  const imports = new Map(
    roots.flatMap(({ id, imports: ofRoot }) => ofRoot.map((imported) => [`${id}\n${imported.id}`, imported] as const)),
  );
  return links.flatMap((link) => readsOfLink(link, imports.get(`${link.from}\n${link.import}`), changes));
}

/** Returns what the reader of a link reads of the changed resources and outputs. */
function readsOfLink(link: EstateLink, imported: EstateImport | undefined, changes: Changes): readonly ReadOfRoot[] {
  const { from, to, certainty, at, ends } = link;
  const { reads = [] } = imported ?? {};
  const known = new Set(ends.flatMap(({ output }) => output ?? []));
  const ofResources = ends.flatMap((end) => readOfEnd(end, to, changes));
  // An output without a resource behind it, such as a name that the code composes.
  const ofOutputs = reads.filter(({ members: [name] }) => name === undefined || !known.has(name));
  const ofRoot = ends.length + reads.length === 0 && changes.has(to) ? [{ change: 'changed' as const }] : [];
  const partialReads = [...ofResources, ...ofOutputs.flatMap((read) => readOfOutput(read, to, changes)), ...ofRoot];
  return partialReads.map((read) => ({
    root: from,
    by: imported?.resource ?? link.import,
    of: to,
    certainty,
    ...(at !== undefined && { at }),
    ...read,
  }));
}

/** A read without the members that follow from its link. */
type PartialRead = Pick<Read, 'change'> & Partial<Read>;

/** Returns the read at one end of a link, if the resource or the output in between is changed. */
function readOfEnd(end: LinkEnd, linked: string, changes: Changes): readonly PartialRead[] {
  const { from: by, to: resource, root: of = linked, path, output, fromAt: at } = end;
  const ofOutput = output === undefined ? undefined : changes.get(linked)?.outputs.get(output);
  const change = changes.get(of)?.resources.get(resource) ?? ofOutput;
  if (change === undefined) return [];
  const via = { ...(path !== undefined && { path }), ...(output !== undefined && { output }) };
  return [{ by, of, resource, change, ...via, ...(at !== undefined && { at }) }];
}

/** Returns the use of an output if it is changed; the use of all outputs together if any of them is. */
function readOfOutput(
  { by, path, at, members: [output] }: ImportRead,
  linked: string,
  changes: Changes,
): readonly PartialRead[] {
  const { outputs } = changes.get(linked) ?? {};
  const change = output === undefined ? (outputs?.size ? 'changed' : undefined) : outputs?.get(output);
  if (change === undefined) return [];
  return [{ by, path, change, ...(output !== undefined && { output }), ...(at !== undefined && { at }) }];
}
