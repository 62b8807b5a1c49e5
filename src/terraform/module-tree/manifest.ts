/** Reads `.terraform/modules/modules.json`, in which `terraform init` records the module directories. */

import { InvalidInput } from '../../errors.js';
import { MANIFEST_BYTES_MAX } from '../../limits.js';
import type { Files } from '../../platform/io.js';
import { decodeText } from '../../platform/json/decode-text.js';
import { member, textOf } from '../../platform/json/foreign.js';
import type { Package } from '../fetch/package.js';
import { readWithin } from '../fetch/read-within.js';
import * as messages from '../messages.js';

export interface InstalledModule {
  /** Source as Terraform writes it, normalised. */
  readonly source: string;
  /**
   * Directory, absolute or relative to the directory in which Terraform ran. The manifest is untrusted: check that the
   * directory may be read.
   */
  readonly directory: string;
}

export interface ModuleManifest {
  /** Modules by the names of the calls that lead to them from the root: `network.subnets`. */
  readonly modules: ReadonlyMap<string, InstalledModule>;
  /** Warning about a manifest that cannot be used; null if it can, or if there is none. */
  readonly warning: string | null;
}

/** Path of the manifest relative to the root module, unless `TF_DATA_DIR` is set. Warnings use it for any manifest. */
export const MANIFEST_PATH = '.terraform/modules/modules.json';

const NO_MODULES: ReadonlyMap<string, InstalledModule> = new Map();

export const NO_MANIFEST: ModuleManifest = { modules: NO_MODULES, warning: null };

/**
 * Reads the manifest. A manifest that cannot be read causes a warning, never an error, because the modules can also be
 * found without it.
 * @param path absolute
 */
export async function readManifest(
  path: string,
  io: Files,
  { top, isRepository }: Pick<Package, 'top' | 'isRepository'>,
): Promise<ModuleManifest> {
  const failed = (reason: string): ModuleManifest => ({
    modules: NO_MODULES,
    warning: messages.manifestUnreadable(MANIFEST_PATH, reason),
  });
  const entry = await readWithin(top, path, MANIFEST_BYTES_MAX, io);
  switch (entry.is) {
    case 'read':
      return parseManifest(entry.bytes) ?? failed(messages.MANIFEST_NOT_JSON);
    case 'unreadable':
      return failed(entry.cause.code ?? entry.cause.message);
    case 'outside':
      return failed(messages.manifestOutside(isRepository));
    case 'too-large':
      return failed(messages.MANIFEST_TOO_LARGE);
    case 'missing':
    case 'special':
      return NO_MANIFEST;
  }
}

/** Parses the JSON of a manifest; null if the bytes are something else. */
function parseManifest(bytes: Uint8Array): ModuleManifest | null {
  try {
    const listed = member(JSON.parse(decodeText(bytes, MANIFEST_PATH)), 'Modules');
    return Array.isArray(listed) ? { modules: modulesOf(listed), warning: null } : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof InvalidInput) return null;
    throw error;
  }
}

function modulesOf(entries: readonly unknown[]): ReadonlyMap<string, InstalledModule> {
  const modules = new Map<string, InstalledModule>();
  for (const entry of entries) {
    const key = textOf(member(entry, 'Key'));
    const source = textOf(member(entry, 'Source'));
    const directory = textOf(member(entry, 'Dir'));
    if (key !== null && source !== null && directory !== null) modules.set(key, { source, directory });
  }
  return modules;
}
