/**
 * Runs the installed Git in a temporary repository for one address. `tree.ts` fetches with it, `history.ts` reads a
 * local repository. Every command that contacts the host first passes the rules of `route.ts`.
 */

import { External, Missing } from '../../../errors.js';
import { FETCH_SECONDS } from '../../../limits.js';
import type { Io } from '../../../platform/io.js';
import {
  GIT_MEMORY_MAX,
  LISTING_BYTES_MAX,
  LOCAL_GIT_SECONDS,
  REPOSITORY_BYTES_MAX,
  REPOSITORY_ENTRIES_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import { Quota } from '../network/quota.js';
import { type GitAddress, printGitAddress } from './address.js';
import { type Reason, reasonOf } from './failures.js';
import { copyRepository } from './local.js';
import { type Route, redirectedAddress, routeTo } from './route.js';
import {
  ATTRIBUTES,
  alternatesOf,
  gitEnvironment,
  REMOTE,
  repositoryConfig,
  type Store,
  sshCommand,
  withOptions,
} from './settings.js';

export interface RepositoryOptions {
  /** Hosts that may be contacted although they are not public. */
  readonly privateHosts?: readonly string[];
  /** Quota of the run. Default: a new one for this address. */
  readonly quota?: Quota;
  /** Path of a local repository. Git fetches from a copy of it instead of the address. */
  readonly localRepository?: string;
  /** Objects of a local repository, which Git reads in place without fetching. */
  readonly store?: Store;
}

/** Output of a successful command, or the reason for its failure. */
type GitResult = { readonly stdout: string } | Reason;

export interface Git {
  readonly address: GitAddress;
  /** Temporary folder for use while the repository is open. */
  readonly folder: string;
  /** Folder for the commit's files, without Git metadata. */
  readonly tree: string;
  readonly quota: Quota;
  /**
   * Returns the output of Git, or the reason for its failure.
   * @throws Missing if Git is not installed
   */
  try(args: readonly string[], options?: CommandOptions): Promise<GitResult>;
  /** Like `try`, for a command that contacts the host. Checks that the host is permitted, and follows its redirects. */
  tryRemote(args: readonly string[], seconds?: number): Promise<GitResult>;
  /**
   * Returns the output of Git.
   * @throws External with the reason; Missing if Git is not installed
   */
  run(args: readonly string[], options?: CommandOptions): Promise<string>;
  /** Restores the configuration that `openRepository` wrote, discarding changes by other commands. */
  reset(): Promise<void>;
}

interface CommandOptions {
  readonly seconds?: number;
  readonly input?: string;
}

/**
 * Creates a repository in `folder`, which must be empty, with the address as its only remote.
 * @throws External if Git fails or a local repository is too large; Missing if Git is not installed
 */
export async function openRepository(
  address: GitAddress,
  io: Io,
  folder: string,
  options: RepositoryOptions = {},
): Promise<Git> {
  const repository = new Repository(address, io, folder, options);
  await repository.open();
  return repository;
}

class Repository implements Git {
  readonly tree: string;
  readonly quota: Quota;
  /** The address, a local copy of its repository, or the address that the host redirects to. */
  #remote: GitAddress;
  #env: Record<string, string | undefined>;
  /** Configuration that `git init` wrote, with the file system settings that it detected. */
  #initConfig = '';
  /** Permitted connection to the remote; null before the first contact. */
  #route: Route | Reason | null = null;

  constructor(
    readonly address: GitAddress,
    readonly io: Io,
    readonly folder: string,
    readonly options: RepositoryOptions,
  ) {
    this.tree = `${folder}/tree`;
    this.quota = options.quota ?? new Quota();
    this.#remote = address;
    this.#env = { ...gitEnvironment(io.env, address, folder) };
  }

  get #path(): string {
    return `${this.folder}/repository`;
  }

  async open(): Promise<void> {
    await this.io.makeDirectory(this.tree);
    if (this.options.localRepository !== undefined) await this.#fetchFromCopy(this.options.localRepository);
    const { store } = this.options;
    const format = store === undefined || store.format === 'sha1' ? [] : [`--object-format=${store.format}`];
    await this.run(['init', '--quiet', '--bare', '--template=', ...format, this.#path]);
    if (store !== undefined) await this.#shareObjects(store);
    this.#setEnvironment();
    const config = Buffer.from(await this.io.readFile(`${this.#path}/config`)).toString('utf8');
    this.#initConfig = config.replace(/^\s*bare = .*$/m, '');
    await this.reset();
    await this.io.makeDirectory(`${this.#path}/info`);
    await this.io.writeFile(`${this.#path}/info/attributes`, ATTRIBUTES);
  }

  async #fetchFromCopy(path: string): Promise<void> {
    const copy = `${this.folder}/copy`;
    if (!(await copyRepository(path, copy, this.io, (spent) => this.quota.spend(spent)))) {
      throw cloneFailure(this.address, { text: messages.LOCAL_TOO_LARGE, advice: null });
    }
    // Git decodes the URL.
    this.#remote = { ...this.address, url: `file://${encodeURI(copy)}` };
  }

  async #shareObjects(store: Store): Promise<void> {
    const alternates = alternatesOf(store);
    if (alternates === null) throw cloneFailure(this.address, { text: messages.FOLDER_NAME_UNFIT, advice: null });
    await this.io.makeDirectory(`${this.#path}/objects/info`);
    await this.io.writeFile(`${this.#path}/objects/info/alternates`, alternates);
  }

  #setEnvironment(): void {
    const environment = gitEnvironment(this.io.env, this.#remote, this.folder);
    this.#env = { ...environment, GIT_DIR: this.#path, GIT_WORK_TREE: this.tree };
  }

  async try(
    args: readonly string[],
    { seconds = LOCAL_GIT_SECONDS, input = '' }: CommandOptions = {},
  ): Promise<GitResult> {
    this.quota.spend({});
    const result = await this.io.run('git', args, {
      directory: this.folder,
      env: this.#env,
      seconds,
      input,
      bytes: LISTING_BYTES_MAX,
      memory: GIT_MEMORY_MAX,
      growth: { directory: this.folder, bytesMax: REPOSITORY_BYTES_MAX, entriesMax: REPOSITORY_ENTRIES_MAX },
      budget: this.quota.time,
    });
    if (result.end === 'missing') throw new Missing(messages.GIT_MISSING, { remedy: messages.GIT_MISSING_REMEDY });
    if (result.end === 'exit' && result.code === 0) return { stdout: result.stdout };
    return reasonOf(result, seconds);
  }

  async tryRemote(args: readonly string[], seconds: number = FETCH_SECONDS): Promise<GitResult> {
    const first = await this.#tryRoute(args, seconds);
    // Only the address itself may redirect, and only once. `redirectedAddress` has then followed the whole chain.
    if (!('kind' in first) || first.kind !== 'moved' || this.#remote !== this.address) return first;
    const { quota, io } = this;
    const privateHosts = this.options.privateHosts ?? [];
    const redirected = await redirectedAddress(this.#remote, { io, privateHosts, quota, seconds });
    if (redirected === null) return first;
    this.#remote = redirected;
    this.#route = null;
    this.#setEnvironment();
    return this.#tryRoute(args, seconds);
  }

  async #tryRoute(args: readonly string[], seconds: number): Promise<GitResult> {
    this.quota.spend({ requests: 1 });
    if (this.address.transport === 'file') return this.try(args, { seconds });
    this.#route ??= await this.#findRoute();
    if ('kind' in this.#route) return this.#route;
    return this.try(args, { seconds });
  }

  /** Resolves the route once per address, so that Git connects to the addresses that were checked. */
  async #findRoute(): Promise<Route | Reason> {
    await this.reset();
    const { GIT_SSH_COMMAND, GIT_SSH } = this.#env;
    const userCommand = GIT_SSH_COMMAND ?? (await this.#setting('--get', 'core.sshCommand'));
    const ssh = sshCommand(userCommand ?? (GIT_SSH === undefined ? null : `'${GIT_SSH}'`));
    const effectiveUrl = await this.run(['ls-remote', '--get-url', REMOTE]);
    const { io } = this;
    const privateHosts = this.options.privateHosts ?? [];
    const setting = (...args: readonly string[]) => this.#setting(...args);
    const route = await routeTo(this.#remote, effectiveUrl.trim(), { io, privateHosts, setting, ssh });
    if ('kind' in route) return route;
    if (ssh !== null) this.#env = { ...this.#env, GIT_SSH_COMMAND: withOptions(ssh, route.sshOptions) };
    await this.#configure(route.resolve);
    return route;
  }

  /** Returns the output of `git config`; null if the setting does not exist. */
  async #setting(...args: readonly string[]): Promise<string | null> {
    const answer = await this.try(['config', ...args]);
    return 'stdout' in answer ? answer.stdout.trim() : null;
  }

  async run(args: readonly string[], options?: CommandOptions): Promise<string> {
    const answer = await this.try(args, options);
    if ('stdout' in answer) return answer.stdout;
    throw cloneFailure(this.address, answer);
  }

  reset(): Promise<void> {
    return this.#configure(this.#route !== null && 'resolve' in this.#route ? this.#route.resolve : null);
  }

  #configure(resolve: string | null): Promise<void> {
    const config = this.#initConfig + repositoryConfig(this.#remote, `${this.folder}/none`, resolve);
    return this.io.writeFile(`${this.#path}/config`, config);
  }
}

/** The host did not answer. Callers skip further requests to it, which would wait just as long. */
export class Unreachable extends External {}

/** Returns the error for a repository that cannot be fetched; `Unreachable` if its host did not answer. */
export function cloneFailure(address: GitAddress, reason: Pick<Reason, 'text' | 'advice'> & Partial<Reason>): External {
  const { kind, text, advice } = reason;
  const Kind = kind === 'unreachable' ? Unreachable : External;
  return new Kind(messages.cloneFailed(printGitAddress(address), text), {
    remedy: advice === null ? messages.CLONE_REMEDY : messages.cloneRemedy(advice),
  });
}
