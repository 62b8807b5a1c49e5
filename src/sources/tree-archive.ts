/** The files of a commit as a host packs them: one request, no history, no Git. */
import type { Io } from '../io/io.js';
import { CHECKOUT_BYTES_MAX } from './limits.js';
import * as messages from './messages.js';
import { Allowance } from './network/allowance.js';
import { get } from './network/get.js';
import { Trouble } from './network/trouble.js';
import { unpackArchive } from './unpack/index.js';

export interface TreeArchive {
  readonly url: string;
  /** The header `Authorization`; null for none. No other host gets it. */
  readonly login: string | null;
  /** Allowed by name, though they are not public. */
  readonly privateHosts: readonly string[];
  /** For all of it. */
  readonly seconds: number;
}

/**
 * Unpacks a `.tar.gz` of one folder, as hosts of Git make them, into an empty folder.
 * @returns the folder with the files
 * @throws Trouble where it cannot be fetched, or is no such archive
 */
export async function fetchTree(archive: TreeArchive, folder: string, io: Io): Promise<string> {
  const { url, login, privateHosts, seconds } = archive;
  const allowance = new Allowance();
  const network = { io, privateHosts, allowance, seconds, silentSeconds: seconds };
  const { bytes } = await get({ url: new URL(url), login, bytesMax: CHECKOUT_BYTES_MAX }, network);
  await unpackArchive(bytes, 'tar.gz', { root: folder, io, spend: (spent) => allowance.spend(spent) });
  const [only, ...others] = await io.list(folder);
  if (only?.kind !== 'directory' || others.length > 0) throw new Trouble(messages.TREE_UNFIT);
  return `${folder}/${only.name}`;
}
