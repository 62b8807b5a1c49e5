/**
 * Reads Terraform code, or takes the inventory of an earlier run if nothing that decides it has changed:
 * docs/decisions/0017-kept-inventories.md.
 */

import { relative } from 'node:path';
import { type Inventory, type Json, type Resource, type RootInterface, topOf } from '../graph/inventory.js';
import type { RunKind } from '../platform/cache/recorder.js';
import type { Io } from '../platform/io.js';
import type { OnStep } from './on-step.js';
import type { CodeSource } from './source.js';

export interface InventoryOptions {
  /** True if `interfaceOf` is called. Computing it takes as long as a part of the plan. */
  readonly hasInterface?: boolean;
}

/**
 * Returns the inventory of a directory, as `readDirectory` does.
 *
 * @throws as `readDirectory` does; failures are not kept
 */
export async function readInventory(
  source: CodeSource,
  io: Io,
  onStep: OnStep,
  { hasInterface = false }: InventoryOptions = {},
): Promise<Inventory> {
  const read = async (recordingIo: Io): Promise<Inventory> => {
    const { readDirectory } = await import('../planning/index.js');
    return readDirectory(source, recordingIo, onStep);
  };
  const form = {
    kind: ['inventory', hasInterface],
    save: (inventory: Inventory) => savedOf(inventory, hasInterface),
    load: (saved: unknown) => inventoryOf(saved as Saved),
  };
  return rememberCode(source, form, io, read);
}

/** A result of reading code, and its form as data. */
export interface ResultForm<T> {
  /** Distinguishes results of the same code: the kind of result, and its options. */
  readonly kind: readonly unknown[];
  readonly save: (result: T) => unknown;
  readonly load: (saved: unknown) => T;
}

/** Returns the result of an earlier run for the same code, or else calls `read`. */
export async function rememberCode<T>(
  source: CodeSource,
  { kind, save, load }: ResultForm<T>,
  io: Io,
  read: (recordingIo: Io) => Promise<T>,
): Promise<T> {
  const { cache = true, planner, debug } = source.planning;
  // Real providers read the cloud, which changes without the code.
  if (!cache || planner === 'terraform' || io.results === undefined) return read(io);
  const { remember } = await import('../platform/cache/remember.js');
  const key = [...kind, ...optionsOf(source)];
  return remember({ key, bases: basesOf(source), kindOfRun, save, load, debug }, io, read);
}

/** Returns all options that decide an inventory. Files and variables that they name are recorded when they are read. */
function optionsOf({ name, directory, repository, planning }: CodeSource): readonly unknown[] {
  const { planner, engine, workspace, varFiles, network = true, installed = true, privateHosts = [] } = planning;
  // A checkout has another temporary folder in each run.
  const location = repository === null ? directory : [relative(repository, directory)];
  return [name, location, planner, engine, workspace, varFiles, network, installed, privateHosts];
}

/** Returns the folder of a fetched repository or of a commit, whose location is not part of its code. */
const basesOf = ({ repository }: CodeSource): ReadonlyMap<string, string> =>
  new Map(repository === null ? [] : [['repository', repository]]);

const ENGINES: ReadonlySet<string> = new Set(['terraform', 'tofu']);
const RUNS: Readonly<Record<string, RunKind>> = { version: 'asks', plan: 'computes', show: 'computes' };

/**
 * Returns the kind of a run. The offline plan runs in a copy with an environment of its own; Git contacts hosts, so
 * that modules from branches are never kept.
 */
export const kindOfRun = (command: string, [first = '']: readonly string[]): RunKind =>
  (ENGINES.has(command) ? RUNS[first] : undefined) ?? 'other';

// ---- The inventory as data: its functions are replaced by their results.

/** Results of `writtenOf` by resource and attribute. */
type Written = ReadonlyMap<string, ReadonlyMap<string, Json>>;

interface Saved {
  readonly inventory: Omit<Inventory, 'writtenOf' | 'interfaceOf'>;
  readonly written: Written | null;
  readonly rootInterface: RootInterface | null;
}

function savedOf({ writtenOf, interfaceOf, ...inventory }: Inventory, hasInterface: boolean): Saved {
  return {
    inventory,
    written: writtenOf === undefined ? null : writtenIn(inventory, writtenOf),
    rootInterface: hasInterface ? (interfaceOf?.() ?? null) : null,
  };
}

function inventoryOf({ inventory, written, rootInterface }: Saved): Inventory {
  return {
    ...inventory,
    ...(written !== null && { writtenOf: (origin, attribute) => written.get(origin)?.get(attribute) }),
    ...(rootInterface !== null && { interfaceOf: () => rootInterface }),
  };
}

/** Evaluates every attribute and block that the code sets. All others are undefined. */
function writtenIn(
  { resources, references }: Omit<Inventory, 'writtenOf'>,
  writtenOf: NonNullable<Inventory['writtenOf']>,
): Written {
  const referring = new Map<string, Set<string>>();
  for (const { from, path } of references) {
    if (path === undefined) continue;
    const names = referring.get(from) ?? new Set<string>();
    referring.set(from, names.add(topOf(path)));
  }
  const written = new Map<string, ReadonlyMap<string, Json>>();
  for (const resource of resources) {
    const values = new Map<string, Json>();
    for (const name of new Set([...statedIn(resource), ...(referring.get(resource.address) ?? [])])) {
      const value = writtenOf(resource.origin, name);
      if (value !== undefined) values.set(name, value);
    }
    if (values.size > 0) written.set(resource.origin, values);
  }
  return written;
}

const statedIn = ({ declared }: Resource): readonly string[] =>
  [...(declared?.lines.keys() ?? []), ...(declared?.blocks?.keys() ?? [])].map(topOf).filter((name) => name !== '');
