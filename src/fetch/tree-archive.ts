/** The files of a commit as a host packs them: one request, no history, no Git. */
import type { Io } from '../platform/io.js';
import { CHECKOUT_BYTES_MAX } from './limits.js';
import * as messages from './messages.js';
import { Quota } from './network/allowance.js';
import { get } from './network/get.js';
import { FetchError } from './network/trouble.js';
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
 * Returns the bytes of a `.tar.gz`, as hosts of Git make them.
 * @throws Trouble where it cannot be fetched
 */
export async function fetchArchive(archive: TreeArchive, io: Pick<Io, 'download' | 'env'>): Promise<Uint8Array> {
  const { url, login, privateHosts, seconds } = archive;
  const network = { io, privateHosts, allowance: new Quota(), seconds, silentSeconds: seconds };
  const { bytes } = await get({ url: new URL(url), login, bytesMax: CHECKOUT_BYTES_MAX }, network);
  return bytes;
}

/**
 * Returns the folder with the files of a commit, after unpacking its `.tar.gz` into an empty folder. Whoever has packed it
 * is a stranger.
 * @throws Trouble where it is no such archive, or too large
 */
export async function unpackTree(bytes: Uint8Array, folder: string, io: Io): Promise<string> {
  if (bytes.length > CHECKOUT_BYTES_MAX) throw new FetchError(messages.TREE_UNFIT);
  const allowance = new Quota();
  await unpackArchive(bytes, 'tar.gz', { root: folder, io, spend: (spent) => allowance.spend(spent) });
  const [only, ...others] = await io.list(folder);
  if (only?.kind !== 'directory' || others.length > 0) throw new FetchError(messages.TREE_UNFIT);
  return `${folder}/${only.name}`;
}
