/**
 * Reads the backend of a root module's state from files: those for `-backend-config`, and example files that people
 * copy to create a backend block. Nothing is planned or evaluated. src/estate links root modules by the result.
 */
import { posix } from 'node:path';
import type { BackendBlock } from '../graph/inventory.js';
import { byText } from '../graph/order.js';
import { CODE_FILE } from '../graph/terraform-names.js';
import type { Io } from '../platform/io.js';
import { parseHcl } from '../terraform/hcl/parse.js';
import { argumentsIn, backendIn } from '../terraform/root-interface.js';
import { BACKEND_FILE_BYTES_MAX, BACKEND_FILES_MAX, CODE_FILE_BYTES_MAX } from './limits.js';

/** Usual names of files for `-backend-config`: `backend.hcl`, `prod.tfbackend`, `backend-prod.conf`. */
const CONFIG_FILE = /\.tfbackend$|^backend[\w.-]*\.(?:hcl|conf|config)$|^[\w-]+\.backend\.(?:hcl|conf)$/;
/** Names of code files that people copy and complete: `backend.tf.example`. */
const EXAMPLE_FILE = /\.tf\.(?:example|sample|template|disabled)$/;

type FolderReader = Pick<Io, 'list' | 'readRegular' | 'realPath'>;

/** Returns the real path of a directory, which `readRegular` needs; the given path if it does not exist. */
const realFolder = async (directory: string, io: FolderReader): Promise<string> =>
  (await io.realPath(directory).catch(() => null)) ?? directory;

/**
 * Returns the backends that files in a directory state, sorted by name.
 * @param backend the block of the code, to which files for `-backend-config` add arguments; null if there is none
 */
export async function backendFilesIn(
  directory: string,
  backend: BackendBlock | null,
  io: FolderReader,
): Promise<readonly Pick<BackendBlock, 'type' | 'values'>[]> {
  const folder = await realFolder(directory, io);
  const entries = await io.list(folder).catch(() => []);
  const pattern = backend === null ? EXAMPLE_FILE : CONFIG_FILE;
  const names = entries.filter(({ name, kind }) => kind === 'file' && pattern.test(name)).map(({ name }) => name);
  const read = names
    .sort(byText)
    .slice(0, BACKEND_FILES_MAX)
    .map(async (name) => {
      const bytes = await io.readRegular(posix.join(folder, name), BACKEND_FILE_BYTES_MAX).catch(() => null);
      if (!(bytes instanceof Uint8Array)) return [];
      const file = parseHcl(Buffer.from(bytes).toString('utf8'), name);
      if (backend !== null) return [{ type: backend.type, values: argumentsIn(file.body) }];
      const example = backendIn([file]);
      return example === null ? [] : [example];
    });
  return (await Promise.all(read)).flat();
}

/** Returns the backend of a directory whose code cannot be planned; null if there is none, or it cannot be read. */
export async function backendInDirectory(directory: string, io: FolderReader): Promise<BackendBlock | null> {
  const folder = await realFolder(directory, io);
  const entries = await io.list(folder).catch(() => []);
  const names = entries.filter(({ name, kind }) => kind === 'file' && CODE_FILE.test(name) && !name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async ({ name }) => {
      const bytes = await io.readRegular(posix.join(folder, name), CODE_FILE_BYTES_MAX).catch(() => null);
      return bytes instanceof Uint8Array ? [parseHcl(Buffer.from(bytes).toString('utf8'), name)] : [];
    }),
  );
  return backendIn(files.flat());
}
