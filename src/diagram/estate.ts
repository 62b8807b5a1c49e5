/**
 * Reads several root modules, links them, and joins them into one inventory. A root module that cannot be read is an
 * entry with its message.
 */
import { relative, sep } from 'node:path';
import { NoResources } from '../errors.js';
import { readEstateFile, writeEstate } from '../estate/file.js';
import { impactOf } from '../estate/impact.js';
import { type EstatePart, joinInventories } from '../estate/join.js';
import { estateSummary } from '../estate/messages.js';
import type { Estate, EstateRoot, Impact, RootState } from '../estate/model.js';
import { describeRoot, failedRoot } from '../estate/root.js';
import { type StateOwner, statesOf } from '../estate/states.js';
import { stitch } from '../estate/stitch.js';
import type { BackendBlock, Inventory } from '../graph/inventory.js';
import { ROOTS_AT_ONCE } from '../limits.js';
import { backendFilesIn, backendInDirectory } from '../planning/root-files.js';
import type { Io } from '../platform/io.js';
import { repositoryContaining } from '../terraform/fetch/package.js';
import { originOfClone } from '../terraform/fetch/titles.js';
import { runAtOnce } from '../terraform/modules/concurrency.js';
import { createIdMasker } from './account-ids.js';
import { readInventory } from './inventory-cache.js';
import * as messages from './messages.js';
import type { OnStep } from './on-step.js';
import type { CodeSource, SourceFile } from './source.js';

export interface EstateSources {
  readonly roots: readonly RootSource[];
  /** Estate files of other runs, whose root modules are linked and not drawn. */
  readonly files: readonly SourceFile[];
  /** The root modules before a change, to compare with; absent for no comparison. */
  readonly before?: RootsBefore;
  /** Root modules of an earlier commit that no longer exist. They are linked and not drawn; absent for none. */
  readonly deleted?: RootsBefore;
}

/** Root modules of an earlier commit, whose files are outside the repository. */
export interface RootsBefore {
  /** Their paths are relative to the top of the repository. */
  readonly roots: readonly RootSource[];
  /** A directory in the working tree of the repository, from which its origin is read. */
  readonly workingTree: string;
}

/** A root module. */
export interface RootSource extends CodeSource {
  /**
   * Names the root module if it is not in a repository. Must not contain directories of this machine, such as the
   * user's home, because it is published.
   */
  readonly path: string;
}

export interface EstateRequest extends EstateSources {
  readonly hidesAccounts: boolean;
}

/** A root module that could not be read. */
export interface RootFailure {
  readonly name: string;
  readonly error: unknown;
}

export interface ReadEstate {
  readonly estate: Estate;
  /** Content of `estate.json`. */
  readonly text: string;
  /** `60 roots: 143 links (121 stated, 22 likely), 9 outside, 4 ambiguous` */
  readonly summary: string;
  /** The joined root modules; null if none could be read. */
  readonly inventory: Inventory | null;
  readonly failures: readonly RootFailure[];
  /** The effect of the change; null without a comparison. */
  readonly impact: Impact | null;
}

/**
 * Reads root modules and estate files.
 * @throws InvalidInput for an estate file that cannot be read
 */
export async function readEstate(
  { roots, files, hidesAccounts, before, deleted }: EstateRequest,
  io: Io,
  onStep: OnStep,
): Promise<ReadEstate> {
  const others = files.flatMap(({ bytes, name }) => readEstateFile(bytes, name));
  const owners = ownersOf(io);
  const read = await readRoots(roots, owners, io, onStep);
  const masker = createIdMasker(hidesAccounts);
  const readEarlier = async ({ roots: earlierRoots, workingTree }: RootsBefore): Promise<readonly RootResult[]> => {
    const { repository } = await owners({ directory: workingTree, path: '.' });
    const earlier = await readRoots(earlierRoots, async ({ path }) => ({ path, repository }), io, onStep);
    for (const { inventory } of earlier) if (inventory !== null) masker.learn(inventory.resources);
    return earlier;
  };
  const deletedRoots = deleted === undefined ? [] : await readEarlier(deleted);
  const estate = stitch([...[...read, ...deletedRoots].map(({ root }) => root), ...others]);
  const parts = read.flatMap(({ root: { id }, inventory }): EstatePart[] =>
    inventory === null ? [] : [{ id, inventory }],
  );
  for (const { inventory } of parts) masker.learn(inventory.resources);
  let impact: Impact | null = null;
  if (before !== undefined) {
    const earlier = await readEarlier(before);
    const estateBefore = stitch([...earlier.map(({ root }) => root), ...others]);
    impact = impactOf({ before: { roots: earlier, estate: estateBefore }, after: { roots: read, estate } });
  }
  const shown = masker.maskData({ estate, impact });
  return {
    ...shown,
    text: writeEstate(shown.estate, shown.impact),
    summary: estateSummary(estate),
    inventory: parts.length === 0 ? null : joinInventories(parts, estate),
    failures: read.flatMap(({ failure }) => failure ?? []),
  };
}

type FindOwner = (code: Pick<RootSource, 'directory' | 'path'>) => Promise<StateOwner>;

/** Reads several root modules at once. The results are in the order of `roots`. */
async function readRoots(
  roots: readonly RootSource[],
  ownerOf: FindOwner,
  io: Io,
  onStep: OnStep,
): Promise<readonly RootResult[]> {
  const read: RootResult[] = [];
  let count = 0;
  await runAtOnce([...roots.entries()], ROOTS_AT_ONCE, async ([index, code]) => {
    onStep(messages.stepReadingRoot(code.name, ++count, roots.length));
    read[index] = await readRoot(code, await ownerOf(code), io);
  });
  return read;
}

interface RootResult {
  readonly root: EstateRoot;
  readonly inventory: Inventory | null;
  readonly failure?: RootFailure;
}

/** Describes a root module whose inventory has been read, for its links to others. */
export async function describeCode(code: CodeSource, inventory: Inventory, io: Io): Promise<EstateRoot> {
  const owner = await ownersOf(io)({ ...code, path: code.name });
  return describe(code, inventory, owner, io);
}

async function describe(code: CodeSource, inventory: Inventory, owner: StateOwner, io: Io): Promise<EstateRoot> {
  const states = await statesIn(code, inventory.interfaceOf?.().backend ?? null, owner, io);
  return describeRoot(owner, inventory, states);
}

async function readRoot(code: RootSource, owner: StateOwner, io: Io): Promise<RootResult> {
  try {
    const inventory = await readInventory(code, io, () => {}, { hasInterface: true });
    return { root: await describe(code, inventory, owner, io), inventory };
  } catch (error) {
    // Other root modules may read its state all the same.
    const states = await statesIn(code, await backendInDirectory(code.directory, io), owner, io);
    const failed = { root: failedRoot(owner, reasonOf(error, code, owner), states), inventory: null };
    // A root module without resources, such as one with a backend only, is not a failure.
    return error instanceof NoResources ? failed : { ...failed, failure: { name: code.name, error } };
  }
}

async function statesIn(
  { directory }: CodeSource,
  backend: BackendBlock | null,
  owner: StateOwner,
  io: Io,
): Promise<readonly RootState[]> {
  return statesOf(backend, await backendFilesIn(directory, backend, io), owner);
}

/**
 * Returns the first line of an error's message, with the path in the repository in place of directories of this
 * machine.
 */
function reasonOf(error: unknown, { name, directory }: CodeSource, { path }: StateOwner): string {
  const [text = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  const isPath = /[/\\]/.test(name);
  return (isPath ? text.replaceAll(name, path) : text).replaceAll(directory, path);
}

/** Returns a function that finds the repository of a root module, and its path there. Each repository is read once. */
function ownersOf(io: Io): FindOwner {
  const origins = new Map<string, Promise<string | null>>();
  return async ({ directory, path: fallback }) => {
    const real = await io.realPath(directory).catch(() => null);
    const top = real === null ? null : await repositoryContaining(real, io);
    if (real === null || top === null) return { path: fallback, repository: null };
    const origin = origins.get(top) ?? originOfClone(top, io);
    origins.set(top, origin);
    const path = relative(top, real).split(sep).join('/');
    return { path: path === '' ? '.' : path, repository: await origin };
  };
}
