/** `.terraform/modules/modules.json`: where `terraform init` has put the modules. */
import type { Files } from '../../../io/io.js';
import { MANIFEST_BYTES_MAX } from '../../../limits/tree.js';
import * as messages from '../../../messages/tree.js';
import { decodeText } from '../../bytes.js';
import { listOf, member, textOf } from '../../foreign.js';

export interface Installed {
  /** As Terraform writes it: the long form. */
  readonly source: string;
  /** From the root, or absolute. */
  readonly directory: string;
}

export interface Manifest {
  /** By the names of the calls from the root, with dots: `network.subnets`. */
  readonly modules: ReadonlyMap<string, Installed>;
  /** Null where all is well. */
  readonly warning: string | null;
}

/** From the root; `TF_DATA_DIR` moves it. */
export const MANIFEST_PATH = '.terraform/modules/modules.json';

const NOTHING: ReadonlyMap<string, Installed> = new Map();

/** Never fails: what it says can be found out in other ways. */
export async function readManifest(path: string, io: Files): Promise<Manifest> {
  const failed = (reason: string): Manifest => ({
    modules: NOTHING,
    warning: messages.manifestUnreadable(MANIFEST_PATH, reason),
  });
  try {
    const size = await io.sizeOf(path);
    if (size === null) return { modules: NOTHING, warning: null };
    if (size > MANIFEST_BYTES_MAX) return failed(messages.MANIFEST_TOO_LARGE);
    const listed = member(JSON.parse(decodeText(await io.readFile(path), MANIFEST_PATH)), 'Modules');
    return Array.isArray(listed) ? { modules: modulesOf(listed), warning: null } : failed(messages.MANIFEST_NOT_JSON);
  } catch (error) {
    if (error instanceof SyntaxError) return failed(messages.MANIFEST_NOT_JSON);
    return failed((error as NodeJS.ErrnoException).code ?? (error as Error).message);
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
