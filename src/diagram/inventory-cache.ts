/**
 * Reads Terraform code, or takes the inventory of an earlier run if nothing that decides it has changed:
 * docs/decisions/0017-kept-inventories.md.
 */

import { type Inventory, type Json, type Resource, type RootInterface, topOf } from '../graph/inventory.js';
import type { Io } from '../platform/io.js';
import { rememberCode } from '../results.js';
import type { OnStep } from './on-step.js';
import type { CodeSource } from './source.js';

export interface InventoryOptions {
  /** True if the caller uses `interfaceOf`. Its result is otherwise not saved, because it takes long to compute. */
  readonly hasInterface?: boolean;
}

/**
 * Returns the inventory of a directory, as `readDirectory` does, from the cache if possible.
 * @throws as `readDirectory` does; failures are not cached
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

/**
 * Calls `writtenOf` for every attribute and block that the code may set. These are the ones with a line in the code,
 * with a reference or with a value: a module may set an attribute that no line of the resource names. For all others,
 * `writtenOf` is undefined.
 */
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
    const names = [...statedIn(resource), ...(referring.get(resource.address) ?? []), ...Object.keys(resource.values)];
    for (const name of new Set(names)) {
      const value = writtenOf(resource.origin, name);
      if (value !== undefined) values.set(name, value);
    }
    if (values.size > 0) written.set(resource.origin, values);
  }
  return written;
}

const statedIn = ({ declared }: Resource): readonly string[] =>
  [...(declared?.lines.keys() ?? []), ...(declared?.blocks?.keys() ?? [])].map(topOf).filter((name) => name !== '');
