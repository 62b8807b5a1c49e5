/** Fetches a module from a registry or an archive, or takes it from the cache. */
import { Bug, GroundplanError } from '../../errors.js';
import { UNREACHABLE_REMEDY } from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { withStaging } from '../fetch/cache/folder.js';
import { Unreachable } from '../fetch/git/run.js';
import type { Network } from '../fetch/network/get.js';
import { FetchError } from '../fetch/network/trouble.js';
import { splitSource } from '../fetch/split-source.js';
import * as messages from '../messages.js';
import { folderIn } from './folder.js';
import { type Logins, readLogins } from './logins.js';
import { fetchPackage } from './package.js';
import type { ModuleSource } from './source.js';
import { entryOf, type Stored, store, stored } from './store.js';

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
