/** Runs the installed Git in a temporary repository for one address. */

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
import { FetchError } from '../network/fetch-error.js';
import { lastHop, mayConnect, type Network, nameOf, reachOf, shownHost } from '../network/get.js';
import { Quota } from '../network/quota.js';
import { type GitAddress, printGitAddress } from './address.js';
import { type Reason, reasonOf } from './failures.js';
import { copyRepository } from './local.js';
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

export interface Reaching {
  /** Hosts that may be contacted although they are not public. */
  readonly privateHosts?: readonly string[];
  /** Quota of the run. Default: a new one for this address. */
  readonly allowance?: Quota;
  /** Path of a local repository. Git fetches from a copy of it instead of the address. */
  readonly copied?: string;
  /** Objects of a local repository, available without fetching. */
  readonly store?: Store;
}

type Answer = { readonly stdout: string } | Reason;

export interface Git {
  readonly address: GitAddress;
  /** Temporary folder for use while the repository is open. */
  readonly folder: string;
  /** Folder for the commit's files, without Git metadata. */
  readonly tree: string;
  readonly allowance: Quota;
  /** Returns the output of Git, or the reason for its failure. @throws Missing if Git is not installed */
  try(args: readonly string[], options?: GitOptions): Promise<Answer>;
  /** Like `try`, for a command that contacts the host. Checks that the host is permitted. */
  ask(args: readonly string[], seconds?: number): Promise<Answer>;
  /** Returns the output of Git. @throws External with the reason; Missing if Git is not installed */
  run(args: readonly string[], options?: GitOptions): Promise<string>;
  /** Restores the configuration that `openRepository` wrote, discarding changes by other commands. */
  reset(): Promise<void>;
}

interface GitOptions {
  readonly seconds?: number;
  readonly input?: string;
}

/** Creates a repository in `folder`, which must be empty, with the address as its only remote. @throws External, Missing */
export async function openRepository(
  address: GitAddress,
  io: Io,
  folder: string,
  reaching: Reaching = {},
): Promise<Git> {
  const repository = new Repository(address, io, folder, reaching);
  await repository.open();
  return repository;
}

class Repository implements Git {
  readonly tree: string;
  readonly allowance: Quota;
  /** The address, or the URL that its host redirects to. */
  #at: GitAddress;
  #env: Record<string, string | undefined>;
  #probed = '';
  #route: Route | Reason | null = null;

  constructor(
    readonly address: GitAddress,
    readonly io: Io,
    readonly folder: string,
    readonly reaching: Reaching,
  ) {
    this.tree = `${folder}/tree`;
    this.allowance = reaching.allowance ?? new Quota();
    this.#at = address;
    this.#env = { ...gitEnvironment(io.env, address, folder) };
  }

  get #path(): string {
    return `${this.folder}/repository`;
  }

  async open(): Promise<void> {
    await this.io.makeDirectory(this.tree);
    if (this.reaching.copied !== undefined) await this.#copy(this.reaching.copied);
    const { store } = this.reaching;
    const format = store === undefined || store.format === 'sha1' ? [] : [`--object-format=${store.format}`];
    await this.run(['init', '--quiet', '--bare', '--template=', ...format, this.#path]);
    if (store !== undefined) await this.#borrow(store);
    this.#enter();
    // Keeps the file system settings that `init` detected.
    const config = Buffer.from(await this.io.readFile(`${this.#path}/config`)).toString('utf8');
    this.#probed = config.replace(/^\s*bare = .*$/m, '');
    await this.reset();
    await this.io.makeDirectory(`${this.#path}/info`);
    await this.io.writeFile(`${this.#path}/info/attributes`, ATTRIBUTES);
  }

  async #copy(from: string): Promise<void> {
    const copy = `${this.folder}/copy`;
    if (!(await copyRepository(from, copy, this.io, (spent) => this.allowance.spend(spent)))) {
      throw cloneFailure(this.address, { text: messages.LOCAL_TOO_LARGE, advice: null });
    }
    // Git decodes the URL.
    this.#at = { ...this.address, url: `file://${encodeURI(copy)}` };
  }

  async #borrow(store: Store): Promise<void> {
    const alternates = alternatesOf(store);
    if (alternates === null) throw cloneFailure(this.address, { text: messages.FOLDER_NAME_UNFIT, advice: null });
    await this.io.makeDirectory(`${this.#path}/objects/info`);
    await this.io.writeFile(`${this.#path}/objects/info/alternates`, alternates);
  }

  #enter(): void {
    const own = gitEnvironment(this.io.env, this.#at, this.folder);
    this.#env = { ...own, GIT_DIR: this.#path, GIT_WORK_TREE: this.tree };
  }

  async try(args: readonly string[], { seconds = LOCAL_GIT_SECONDS, input = '' }: GitOptions = {}): Promise<Answer> {
    this.allowance.spend({});
    const result = await this.io.run('git', args, {
      directory: this.folder,
      env: this.#env,
      seconds,
      input,
      bytes: LISTING_BYTES_MAX,
      memory: GIT_MEMORY_MAX,
      growth: { directory: this.folder, bytesMax: REPOSITORY_BYTES_MAX, entriesMax: REPOSITORY_ENTRIES_MAX },
      budget: this.allowance.time,
    });
    if (result.end === 'missing') throw new Missing(messages.GIT_MISSING, { remedy: messages.GIT_MISSING_REMEDY });
    if (result.end === 'exit' && result.code === 0) return { stdout: result.stdout };
    return reasonOf(result, seconds);
  }

  async ask(args: readonly string[], seconds: number = FETCH_SECONDS): Promise<Answer> {
    const first = await this.#askOnce(args, seconds);
    if (!('kind' in first) || first.kind !== 'moved' || this.#at !== this.address) return first;
    const { allowance, io } = this;
    const privateHosts = this.reaching.privateHosts ?? [];
    const moved = await movedAddress(this.#at, { io, privateHosts, allowance, seconds });
    if (moved === null) return first;
    this.#at = moved;
    this.#route = null;
    this.#enter();
    return this.#askOnce(args, seconds);
  }

  async #askOnce(args: readonly string[], seconds: number): Promise<Answer> {
    this.allowance.spend({ requests: 1 });
    if (this.address.transport === 'file') return this.try(args, { seconds });
    this.#route ??= await this.#findRoute();
    if ('kind' in this.#route) return this.#route;
    return this.try(args, { seconds });
  }

  /** Resolves the route once per address, so that Git connects to the addresses that were checked. */
  async #findRoute(): Promise<Route | Reason> {
    await this.reset();
    const { GIT_SSH_COMMAND, GIT_SSH } = this.#env;
    const own = GIT_SSH_COMMAND ?? (await this.#setting('--get', 'core.sshCommand'));
    const ssh = sshCommand(own ?? (GIT_SSH === undefined ? null : `'${GIT_SSH}'`));
    const effective = await this.run(['ls-remote', '--get-url', REMOTE]);
    const { io } = this;
    const privateHosts = this.reaching.privateHosts ?? [];
    const setting = (...args: readonly string[]) => this.#setting(...args);
    const route = await routeTo(this.#at, effective.trim(), { io, privateHosts, setting, ssh });
    if ('kind' in route) return route;
    if (ssh !== null) this.#env = { ...this.#env, GIT_SSH_COMMAND: withOptions(ssh, route.sshOptions) };
    await this.#configure(route.resolve);
    return route;
  }

  async #setting(...args: readonly string[]): Promise<string | null> {
    const answer = await this.try(['config', ...args]);
    return 'stdout' in answer ? answer.stdout.trim() : null;
  }

  async run(args: readonly string[], options?: GitOptions): Promise<string> {
    const answer = await this.try(args, options);
    if ('stdout' in answer) return answer.stdout;
    throw cloneFailure(this.address, answer);
  }

  reset(): Promise<void> {
    return this.#configure(this.#route !== null && 'resolve' in this.#route ? this.#route.resolve : null);
  }

  #configure(resolve: string | null): Promise<void> {
    const config = this.#probed + repositoryConfig(this.#at, `${this.folder}/none`, resolve);
    return this.io.writeFile(`${this.#path}/config`, config);
  }
}

/** The host did not answer. Another request to the same host would wait just as long. */
export class Unreachable extends External {}

/** Returns the error for a repository that cannot be fetched; `Unreachable` if its host did not answer. */
export function cloneFailure(address: GitAddress, reason: Pick<Reason, 'text' | 'advice'> & Partial<Reason>): External {
  const { kind, text, advice } = reason;
  const Kind = kind === 'unreachable' ? Unreachable : External;
  return new Kind(messages.cloneFailed(printGitAddress(address), text), {
    remedy: advice === null ? messages.CLONE_REMEDY : messages.cloneRemedy(advice),
  });
}

// ---- Redirects of a repository, followed under our network rules.
// Git itself follows none.

const INFO = '/info/refs';

/**
 * Returns the address that the host redirects to, or null if there is none. Drops credentials if the host or protocol changes.
 */
async function movedAddress(address: GitAddress, network: Network): Promise<GitAddress | null> {
  try {
    const asked = new URL(`${address.url}${INFO}?service=git-upload-pack`);
    const last = await lastHop(asked, network);
    if (last.href === asked.href || !last.pathname.endsWith(INFO)) return null;
    const url = `${last.origin}${last.pathname.slice(0, -INFO.length)}`;
    const isSame = last.host === asked.host && last.protocol === asked.protocol;
    const transport = last.protocol === 'https:' ? 'https' : 'http';
    return { ...address, transport, url, host: last.host, credentials: isSame ? address.credentials : null };
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}

// ---- Contact with the host of an address, and its IP address.
// The host is resolved once, here, and Git and SSH are restricted to the result. Rules:
// src/terraform/fetch/network/get.ts.

interface Route {
  /**
   * Value of `http.curloptResolve`; null for no restriction. Git before 2.37 ignores the setting and resolves the host itself.
   */
  readonly resolve: string | null;
  /** Options of ssh, without `-o`. */
  readonly sshOptions: readonly string[];
}

interface ReachContext {
  readonly io: Io;
  readonly privateHosts: readonly string[];
  /** Reads the Git configuration, which includes the user's own. */
  readonly setting: (...args: readonly string[]) => Promise<string | null>;
  /** The ssh command; null for a program that does not take ssh options. */
  readonly ssh: string | null;
}

const FREE: Route = { resolve: null, sshOptions: [] };

/** The URL that Git really contacts, after the user's `insteadOf` rewrites. */
interface Real {
  readonly isSsh: boolean;
  readonly host: string;
  readonly port: string;
}

/**
 * Returns how Git may connect to the host, or the reason why it may not.
 * @param effective output of `git ls-remote --get-url`
 */
async function routeTo(address: GitAddress, effective: string, asked: ReachContext): Promise<Route | Reason> {
  if (address.transport === 'file') return FREE;
  const real = realOf(effective);
  // The user's own configuration rewrites the address to another host, and is trusted.
  const isRewritten = real === null ? effective !== address.url : real.host !== nameOf(address.host);
  if (isRewritten) return FREE;
  if (real === null) return hostRefused(nameOf(address.host));
  const reach = reachOf(real.host, asked.privateHosts);
  if (reach === 'anywhere') return FREE;
  if (reach === 'nowhere') return hostRefused(real.host);
  return real.isSsh ? routeOfSsh(real, asked) : routeOfHttp(real, effective, asked);
}

function realOf(url: string): Real | null {
  const [, scheme, host, port] =
    /^(https?|ssh):\/\/(?:[^@/]*@)?(\[[^\]]*\]|[^:/]+)(?::(\d+))?(?:\/|$)/i.exec(url) ?? [];
  if (scheme !== undefined) {
    const usual = { https: '443', http: '80', ssh: '22' }[scheme.toLowerCase()]!;
    return { isSsh: scheme.toLowerCase() === 'ssh', host: nameOf(host!), port: port ?? usual };
  }
  const short = /^(?:[^@/:]*@)?([^@/:]+):(?!\/\/)/.exec(url)?.[1];
  return short === undefined ? null : { isSsh: true, host: nameOf(short), port: '22' };
}

async function routeOfHttp({ host, port }: Real, effective: string, asked: ReachContext): Promise<Route | Reason> {
  if (isAddress(host)) return FREE;
  const found = await addressesOf(host, asked);
  if (found === 'refused') return hostRefused(host);
  if (found !== null) {
    const list = found.map((address) => (address.includes(':') ? `[${address}]` : address)).join(',');
    return { resolve: `${host}:${port}:${list}`, sshOptions: [] };
  }
  // If a proxy is configured, the proxy resolves the host.
  const { env } = asked.io;
  const isProxied = Object.keys(env).some((name) => /^(https?|all)_proxy$/i.test(name) && env[name]);
  if (isProxied || (await asked.setting('--get-urlmatch', 'http.proxy', effective))) return FREE;
  return unreachable();
}

/** Applies `~/.ssh/config`. A `HostName`, `ProxyCommand` or `ProxyJump` in it is the user's decision and is trusted. */
async function routeOfSsh({ host, port }: Real, asked: ReachContext): Promise<Route | Reason> {
  const settings = await sshSettings(host, asked);
  const named = settings.get('hostname') ?? host;
  const isLed = ['proxycommand', 'proxyjump'].some((name) => (settings.get(name) ?? 'none') !== 'none');
  if (nameOf(named) !== host && named !== '') return FREE;
  if (isAddress(host)) return FREE;
  const found = await addressesOf(host, asked);
  if (found === 'refused') return hostRefused(host);
  // The program resolves the host itself, so it could connect to an address that was not checked.
  if (asked.ssh === null) {
    return { kind: 'refused', text: messages.SSH_FOREIGN, advice: messages.adviceSshForeign(shownHost(host)) };
  }
  if (found === null) return isLed ? FREE : unreachable();
  if (isLed) return FREE;
  const alias =
    (settings.get('port') ?? port) === '22' && port === '22'
      ? host
      : `[${host}]:${port === '22' ? settings.get('port') : port}`;
  const keys = settings.has('hostkeyalias') ? [] : [`HostKeyAlias=${alias}`];
  return { resolve: null, sshOptions: [`HostName=${found[0]}`, ...keys, 'CheckHostIP=no'] };
}

/** Returns the effective ssh options, keyed by lower-case name; empty if ssh cannot be run. */
async function sshSettings(host: string, { io, ssh }: ReachContext): Promise<ReadonlyMap<string, string>> {
  if (ssh === null) return new Map();
  // Git, too, passes the ssh command to a shell.
  const result = await io.run('sh', ['-c', `${ssh} -G "$1"`, 'ssh', host], { seconds: LOCAL_GIT_SECONDS, env: io.env });
  if (result.end !== 'exit') return new Map();
  return new Map(result.stdout.split('\n').map((line) => /^(\S*) ?(.*)$/.exec(line)!.slice(1) as [string, string]));
}

const isAddress = (host: string): boolean => host.includes(':') || /^[\d.]+$/.test(host);

/** Returns the permitted addresses of a host; null if the host cannot be resolved. */
async function addressesOf(host: string, { io }: ReachContext): Promise<readonly string[] | 'refused' | null> {
  const all = await io.lookup(host);
  const allowed = all.filter(mayConnect('public'));
  return all.length === 0 ? null : allowed.length === 0 ? 'refused' : allowed;
}

function hostRefused(host: string): Reason {
  const name = shownHost(host);
  return { kind: 'refused', text: messages.hostPrivate(name), advice: messages.hostPrivateRemedy(name) };
}

const unreachable = (): Reason => ({
  kind: 'unreachable',
  text: messages.UNREACHABLE,
  advice: messages.ADVICE_UNREACHABLE,
});
