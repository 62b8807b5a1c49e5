/** Reads `.terraform/modules/modules.json`, in which `terraform init` records the module directories. */

import { InvalidInput } from '../../errors.js';
import { MANIFEST_BYTES_MAX } from '../../limits.js';
import type { Files } from '../../platform/io.js';
import { decodeText } from '../../platform/json/decode-text.js';
import { listOf, member, textOf } from '../../platform/json/foreign.js';
import type { Package } from '../fetch/package.js';
import { readWithin } from '../fetch/read-within.js';
import * as messages from '../messages.js';

export interface Installed {
  /** Source in the normalised form that Terraform writes. */
  readonly source: string;
  /** Directory relative to the root, or absolute. */
  readonly directory: string;
}

export interface Manifest {
  /** By the call names from the root, joined with dots: `network.subnets`. */
  readonly modules: ReadonlyMap<string, Installed>;
  /** Null if the manifest is readable or missing. */
  readonly warning: string | null;
}

/** Path relative to the root; `TF_DATA_DIR` changes it. */
export const MANIFEST_PATH = '.terraform/modules/modules.json';

const NOTHING: ReadonlyMap<string, Installed> = new Map();

export const NOTHING_INSTALLED: Manifest = { modules: NOTHING, warning: null };

/** Reads the manifest. Never fails: without it, the modules are looked for elsewhere. */
export async function readManifest(
  path: string,
  io: Files,
  { top, isRepository }: Pick<Package, 'top' | 'isRepository'>,
): Promise<Manifest> {
  const failed = (reason: string): Manifest => ({
    modules: NOTHING,
    warning: messages.manifestUnreadable(MANIFEST_PATH, reason),
  });
  const found = await readWithin(top, path, MANIFEST_BYTES_MAX, io);
  switch (found.is) {
    case 'read':
      return parsed(found.bytes) ?? failed(messages.MANIFEST_NOT_JSON);
    case 'unreadable':
      return failed(found.cause.code ?? found.cause.message);
    case 'outside':
      return failed(messages.manifestOutside(isRepository));
    case 'too-large':
      return failed(messages.MANIFEST_TOO_LARGE);
    default:
      return NOTHING_INSTALLED;
  }
}

function parsed(bytes: Uint8Array): Manifest | null {
  try {
    const listed = member(JSON.parse(decodeText(bytes, MANIFEST_PATH)), 'Modules');
    return Array.isArray(listed) ? { modules: modulesOf(listed), warning: null } : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof InvalidInput) return null;
    throw error;
  }
}

function modulesOf(listed: unknown): ReadonlyMap<string, Installed> {
  const modules = new Map<string, Installed>();
  for (const entry of listOf(listed)) {
    const key = textOf(member(entry, 'Key'));
    const source = textOf(member(entry, 'Source'));
    const directory = textOf(member(entry, 'Dir'));
    if (key !== null && source !== null && directory !== null) modules.set(key, { source, directory });
  }
  return modules;
}
