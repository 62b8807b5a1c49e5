/** Fetches a module from a registry or an archive for `finder.ts`, or returns it from the cache of packages. */

import { Bug, GroundplanError } from '../../errors.js';
import { UNREACHABLE_REMEDY } from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { withStaging } from '../fetch/cache/folder.js';
import { Unreachable } from '../fetch/git/run.js';
import { FetchError } from '../fetch/network/fetch-error.js';
import type { Network } from '../fetch/network/get.js';
import { splitSource } from '../fetch/split-source.js';
import * as messages from '../messages.js';
import { type Logins, readLogins } from './cli-config.js';
import { fetchPackage } from './package.js';
import { type CachedPackage, moveToCache, packageEntry, readCached } from './package-cache.js';
import { findFolder } from './package-folder.js';
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
   * @throws Bug; all other failures are returned
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
