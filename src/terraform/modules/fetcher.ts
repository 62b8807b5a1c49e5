/**
 * Fetches a module from a registry or an archive for `finder.ts`, or returns it from the cache of packages,
 * `~/.groundplan/modules/<key>/`. A package stays once fetched, as in `.terraform/modules`, so that a newly published
 * version changes no diagram.
 */

import { Bug, GroundplanError } from '../../errors.js';
import { UNREACHABLE_REMEDY } from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { memberAt } from '../../platform/json/foreign.js';
import { matchesName } from '../../platform/text/matching.js';
import { isWithin } from '../../platform/text/paths.js';
import { cacheEntry, moveIntoCache, withStaging } from '../fetch/cache/folder.js';
import { Unreachable } from '../fetch/git/run.js';
import { FetchError } from '../fetch/network/fetch-error.js';
import type { Network } from '../fetch/network/get.js';
import { splitSource } from '../fetch/split-source.js';
import * as messages from '../messages.js';
import { type Logins, readLogins } from './cli-config.js';
import { fetchPackage } from './package.js';
import type { ModuleSource } from './source.js';

/** The sources that need a download of a package. */
export type FetchedSource = Extract<ModuleSource, { kind: 'registry' | 'archive' }>;

/** A module's directory, or the reason for a failure and its remedy. */
export type Fetched =
  | { readonly directory: string; readonly warnings: readonly string[] }
  | {
      readonly reason: string;
      readonly remedy: string;
      /** True if the host did not answer, so that further requests to it are useless. */
      readonly isSilent: boolean;
    };

/** Fetches the modules of one run. */
export class Fetcher {
  /** Logins of the user's command line configuration, read before the first request. */
  #logins: Promise<Logins> | null = null;
  /** Failures by cache entry of the package, so that a failed package is not requested again for another folder. */
  readonly #failures = new Map<string, Fetched>();

  /** @param registry host of registry sources that name none */
  constructor(
    readonly io: Io,
    readonly network: Network,
    readonly registry: string,
  ) {}

  /** Returns the module from the cache, or null if it was not fetched before. */
  async cached(source: FetchedSource, version: string | null): Promise<Fetched | null> {
    const cachedPackage = await readCached(await this.#entry(source, version), this.io);
    return cachedPackage === null ? null : this.#moduleIn(cachedPackage, source, []);
  }

  /**
   * Downloads the module's package into the cache, and returns the module.
   * @param version exact version of a registry module; null for the newest
   * @throws Bug for an internal error; any other failure is returned
   */
  async fetchModule(source: FetchedSource, version: string | null): Promise<Fetched> {
    const entry = await this.#entry(source, version);
    const failure = this.#failures.get(entry);
    if (failure !== undefined) return failure;
    try {
      const { cachedPackage, warnings } = await this.#download(source, version, entry);
      return await this.#moduleIn(cachedPackage, source, warnings);
    } catch (error) {
      if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
      const newFailure = failureOf(error);
      this.#failures.set(entry, newFailure);
      return newFailure;
    }
  }

  /** @throws FetchError, or an error of Git or of the cache */
  #download(source: FetchedSource, version: string | null, entry: string) {
    return withStaging('modules', this.io, async (staging) => {
      this.#logins ??= readLogins(this.io);
      const fetched = await fetchPackage(this.#requestFor(source, version), staging, {
        io: this.io,
        network: this.network,
        logins: await this.#logins,
        git: { seconds: this.network.seconds },
      });
      const cachedPackage = await moveToCache(entry, fetched, staging, this.io);
      if (cachedPackage === null) throw new FetchError(messages.MODULE_UNFIT);
      return { cachedPackage, warnings: fetched.warnings };
    });
  }

  /** Returns the cache entry of the source's package, which sources of other folders in it share. */
  #entry({ source }: FetchedSource, version: string | null): Promise<string> {
    return packageEntry(withoutFolder(source), version, this.registry, this.io);
  }

  /** Returns the request for the whole package. */
  #requestFor({ kind, host, source }: FetchedSource, version: string | null) {
    if (kind === 'archive') return { source: withoutFolder(source) };
    const name = splitSource(source).remote.split('/').slice(-3).join('/');
    return { host: host || this.registry, name, version };
  }

  /** Returns the module in the folder of the package that the source names. */
  async #moduleIn(
    { root, folder }: CachedPackage,
    { source }: FetchedSource,
    warnings: readonly string[],
  ): Promise<Fetched> {
    const path = [folder, splitSource(source).folder].filter((name) => name !== '').join('/');
    const directory = await findFolder(root, path, this.io);
    if (directory === null) return failureOf(new FetchError(messages.FOLDER_MISSING, { kind: 'missing' }));
    return { directory, warnings };
  }
}

/** Removes the folder of a source: `acme/network/aws//modules/vpc` -> `acme/network/aws`. */
function withoutFolder(source: string): string {
  const { remote, query } = splitSource(source);
  return remote + query;
}

/** Returns the failure with groundplan's message first, then the cause. */
function failureOf(error: GroundplanError): Fetched {
  const fetchError = error instanceof FetchError ? error : null;
  const isSilent = fetchError?.isSilent === true || error instanceof Unreachable;
  let message = messages.MODULE_DOWNLOAD_FAILED;
  let remedy = isSilent ? UNREACHABLE_REMEDY : messages.MODULE_REMEDY;
  if (fetchError?.isLogin) {
    message = messages.TOKEN_REQUIRED;
    remedy = messages.TOKEN_REQUIRED_REMEDY;
  } else if (fetchError?.isMissing) {
    message = messages.MODULE_NOT_FOUND;
  }
  return {
    reason: messages.because(message, error.message),
    remedy: messages.remedyFor(message, error.remedy ?? remedy),
    isSilent,
  };
}

// ---- The cache of packages.

/** A package in the cache. */
interface CachedPackage {
  /** Directory of the package, with links above it resolved. */
  readonly root: string;
  /** Folder of the module that the server names, relative to `root`; empty for the root itself. */
  readonly folder: string;
}

/** File of an entry that names the module's folder: `{ "modules": { "": "package/modules/vpc" } }`. */
const LIST = 'modules.json';
/** Directory of an entry that contains the files of the package. */
const PACKAGE = 'package';
/** Part of the key: entries that an engine wrote contain directories of this machine and must not be read. */
const ORIGIN = 'groundplan';

/**
 * Returns the cache directory of a package, which need not exist.
 * @param source source without its folder
 * @param registry host of registry sources that name none
 */
const packageEntry = (source: string, version: string | null, registry: string, io: Io): Promise<string> =>
  cacheEntry('modules', [source, version ?? '', registry, ORIGIN], io);

/** Returns the cached package; null if it is missing or incomplete. */
async function readCached(entry: string, io: Io): Promise<CachedPackage | null> {
  try {
    const list: unknown = JSON.parse(Buffer.from(await io.readFile(`${entry}/${LIST}`)).toString('utf8'));
    const path = memberAt(list, 'modules', '');
    const [top, ...folders] = typeof path === 'string' ? path.split('/') : [];
    if (top !== PACKAGE || folders.includes('..')) return null;
    const root = await io.realPath(`${entry}/${PACKAGE}`);
    return root !== null && (await io.kindOf(root)) === 'directory' ? { root, folder: folders.join('/') } : null;
  } catch {
    return null;
  }
}

/**
 * Moves a fetched package into the cache, and returns it. Returns null if it cannot be read there.
 * @param staging a directory used by this run only, on the same file system as the cache
 */
async function moveToCache(
  entry: string,
  { root, folder }: CachedPackage,
  staging: string,
  io: Io,
): Promise<CachedPackage | null> {
  const newEntry = `${staging}/entry`;
  await io.makeDirectory(newEntry);
  await io.rename(root, `${newEntry}/${PACKAGE}`);
  const path = folder === '' ? PACKAGE : `${PACKAGE}/${folder}`;
  await io.writeFile(`${newEntry}/${LIST}`, JSON.stringify({ modules: { '': path } }));
  await moveIntoCache(newEntry, entry, io);
  const cachedPackage = await readCached(entry, io);
  if (cachedPackage !== null) return cachedPackage;
  // `moveIntoCache` keeps an existing entry. This one is incomplete, because somebody deleted part of it.
  await io.remove(entry);
  await io.rename(newEntry, entry);
  return readCached(entry, io);
}

// ---- The folder of a module in its package.

/**
 * Returns the directory of the folder that a module source names, such as `modules/vpc`. Names may contain `*` and `?`,
 * as in Terraform: an archive of GitHub has one top directory with an unknown name. Returns null if no directory or
 * several match, or if it lies outside the package.
 * @param root package directory with links resolved
 */
async function findFolder(root: string, folder: string, io: Io): Promise<string | null> {
  let directory = root;
  for (const pattern of folder.split('/').filter((name) => name !== '' && name !== '.')) {
    if (pattern === '..') return null;
    const name = /[*?]/.test(pattern) ? await onlyMatch(directory, pattern, io) : pattern;
    if (name === null) return null;
    directory = `${directory}/${name}`;
  }
  const real = await io.realPath(directory).catch(() => null);
  const isInPackage = real !== null && isWithin(root, real) && (await io.kindOf(real)) === 'directory';
  return isInPackage ? directory : null;
}

/** Returns the only subdirectory that matches; null if none or several do. */
async function onlyMatch(directory: string, pattern: string, io: Io): Promise<string | null> {
  const entries = await io.list(directory).catch(() => []);
  const matches = entries.filter(({ name, kind }) => kind === 'directory' && matchesName(pattern, name));
  return matches.length === 1 ? matches[0]!.name : null;
}
