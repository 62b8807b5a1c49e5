/** Fetches a module from a registry or an archive, or takes it from the cache. */

import { Bug, GroundplanError } from '../../errors.js';
import { UNREACHABLE_REMEDY } from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { memberAt } from '../../platform/json/foreign.js';
import { matchesName } from '../../platform/text/matching.js';
import { isWithin } from '../../platform/text/paths.js';
import { cacheEntry, settle, withStaging } from '../fetch/cache/folder.js';
import { Unreachable } from '../fetch/git/run.js';
import { FetchError } from '../fetch/network/fetch-error.js';
import type { Network } from '../fetch/network/get.js';
import { splitSource } from '../fetch/split-source.js';
import * as messages from '../messages.js';
import { type Logins, readLogins } from './cli-config.js';
import { fetchPackage } from './package.js';
import type { ModuleSource } from './source.js';

export type FetchedSource = Extract<ModuleSource, { kind: 'registry' | 'archive' }>;

export type Fetched =
  | { readonly directory: string; readonly warnings: readonly string[] }
  | { readonly reason: string; readonly advice: string; readonly isSilent: boolean };

export class Fetcher {
  #logins: Promise<Logins> | null = null;
  /** Failed packages by cache entry. A failed package is not requested again for another folder. */
  readonly #missing = new Map<string, Fetched>();

  /** @param registry host to use if a source names none */
  constructor(
    readonly io: Io,
    readonly network: Network,
    readonly registry: string,
  ) {}

  /** Returns the module from the cache, or null if it was not fetched before. */
  async cached(wanted: FetchedSource, version: string | null): Promise<Fetched | null> {
    const there = await stored(await this.#entry(wanted, version), this.io);
    return there === null ? null : this.#answer(there, wanted, []);
  }

  /**
   * Fetches the module. A failure is returned as a reason.
   * @throws Bug
   */
  async obtain(wanted: FetchedSource, version: string | null): Promise<Fetched> {
    const entry = await this.#entry(wanted, version);
    const missing = this.#missing.get(entry);
    if (missing !== undefined) return missing;
    try {
      return await withStaging('modules', this.io, async (staging) => {
        this.#logins ??= readLogins(this.io);
        const made = await fetchPackage(this.#wanted(wanted, version), staging, {
          io: this.io,
          network: this.network,
          logins: await this.#logins,
          git: { seconds: this.network.seconds },
        });
        const there = await store(entry, made, staging, this.io);
        if (there === null) throw new FetchError(messages.MODULE_UNFIT);
        return this.#answer(there, wanted, made.warnings);
      });
    } catch (error) {
      if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
      const answer = failed(error);
      this.#missing.set(entry, answer);
      return answer;
    }
  }

  #entry({ source }: FetchedSource, version: string | null): Promise<string> {
    const { remote, query } = splitSource(source);
    return entryOf(remote + query, version, this.registry, this.io);
  }

  #wanted({ kind, host, source }: FetchedSource, version: string | null) {
    if (kind === 'archive') return { source: withoutFolder(source) };
    const name = splitSource(source).remote.split('/').slice(-3).join('/');
    return { host: host || this.registry, name, version };
  }

  async #answer({ root, folder }: Stored, { source }: FetchedSource, warnings: readonly string[]): Promise<Fetched> {
    const own = splitSource(source).folder;
    const directory = await folderIn(root, [folder, own].filter((part) => part !== '').join('/'), this.io);
    if (directory === null) return failed(new FetchError(messages.FOLDER_MISSING, { kind: 'missing' }));
    return { directory, warnings };
  }
}

function withoutFolder(source: string): string {
  const { remote, query } = splitSource(source);
  return remote + query;
}

function failed(error: GroundplanError): Fetched {
  const trouble = error instanceof FetchError ? error : null;
  const isSilent = trouble?.isSilent === true || error instanceof Unreachable;
  const message = trouble?.isLogin
    ? messages.TOKEN_REQUIRED
    : trouble?.isMissing
      ? messages.MODULE_NOT_FOUND
      : messages.MODULE_DOWNLOAD_FAILED;
  const usual = trouble?.isLogin
    ? messages.TOKEN_REQUIRED_REMEDY
    : isSilent
      ? UNREACHABLE_REMEDY
      : messages.MODULE_REMEDY;
  return {
    reason: messages.because(message, error.message),
    advice: messages.remedyFor(message, error.remedy ?? usual),
    isSilent,
  };
}

// ---- The folder of a package that a source names.
// Names may contain `*` and `?`, as in Terraform; exactly one folder must match.

/**
 * Returns the directory; null if none or several match, or if it lies outside the package.
 * @param root package directory without links
 */
async function folderIn(root: string, folder: string, io: Io): Promise<string | null> {
  let at = root;
  for (const name of folder.split('/').filter((part) => part !== '' && part !== '.')) {
    if (name === '..') return null;
    const next = /[*?]/.test(name) ? await only(at, name, io) : name;
    if (next === null) return null;
    at = `${at}/${next}`;
  }
  const real = await io.realPath(at).catch(() => null);
  const isThere = real !== null && isWithin(root, real) && (await io.kindOf(real)) === 'directory';
  return isThere ? at : null;
}

async function only(directory: string, pattern: string, io: Io): Promise<string | null> {
  const entries = await io.list(directory).catch(() => []);
  const fitting = entries.filter(({ name, kind }) => kind === 'directory' && matchesName(pattern, name));
  return fitting.length === 1 ? fitting[0]!.name : null;
}

// ---- Cache of fetched packages: `~/.groundplan/modules/<key>/`.
// A package stays once fetched, as in `.terraform/modules`, so that a newly published version changes no diagram.

interface Stored {
  /** Directory of the package, with links above it resolved. */
  readonly root: string;
  /** Folder that the server names; empty for the package's root. */
  readonly folder: string;
}

const LIST = 'modules.json';
const PACKAGE = 'package';
/** Part of the cache key. Entries written by an engine hold directories of this machine and must not be mixed with these. */
const ANSWERED_BY = 'groundplan';

/**
 * Returns the cache directory of a package.
 * @param source source without its folder
 * @param registry host to use if a source names none
 */
const entryOf = (source: string, version: string | null, registry: string, io: Io): Promise<string> =>
  cacheEntry('modules', [source, version ?? '', registry, ANSWERED_BY], io);

/** Returns the cached package; null if it is missing or incomplete. */
async function stored(entry: string, io: Io): Promise<Stored | null> {
  try {
    const list: unknown = JSON.parse(Buffer.from(await io.readFile(`${entry}/${LIST}`)).toString('utf8'));
    const inside = memberAt(list, 'modules', '');
    const [top, ...folders] = typeof inside === 'string' ? inside.split('/') : [];
    if (top !== PACKAGE || folders.includes('..')) return null;
    const root = await io.realPath(`${entry}/${PACKAGE}`);
    return root !== null && (await io.kindOf(root)) === 'directory' ? { root, folder: folders.join('/') } : null;
  } catch {
    return null;
  }
}

/**
 * Moves a package into the cache.
 * @param staging a directory used by this run only
 */
async function store(entry: string, { root, folder }: Stored, staging: string, io: Io): Promise<Stored | null> {
  const made = `${staging}/made`;
  await io.makeDirectory(made);
  await io.rename(root, `${made}/${PACKAGE}`);
  const inside = folder === '' ? PACKAGE : `${PACKAGE}/${folder}`;
  await io.writeFile(`${made}/${LIST}`, JSON.stringify({ modules: { '': inside } }));
  await settle(made, entry, io);
  const there = await stored(entry, io);
  if (there !== null) return there;
  // The existing entry is incomplete: part of it has been deleted.
  await io.remove(entry);
  await io.rename(made, entry);
  return stored(entry, io);
}
