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

// ---- Routes: how Git and SSH may connect to the host of an address (rules: src/terraform/fetch/network/get.ts). The
// host is resolved once, here, and Git and SSH are restricted to the result: a second look-up could return a private
// address. Redirects obey the same rules.

interface Route {
  /**
   * Value of `http.curloptResolve`; null for no restriction. Git before 2.37 ignores the setting and resolves the host
   * itself.
   */
  readonly resolve: string | null;
  /** Options of ssh, without `-o`. */
  readonly sshOptions: readonly string[];
}

interface RouteContext {
  readonly io: Io;
  readonly privateHosts: readonly string[];
  /** Reads the Git configuration, which includes the user's own. */
  readonly setting: (...args: readonly string[]) => Promise<string | null>;
  /** The ssh command; null for a program that does not take ssh options. */
  readonly ssh: string | null;
}

const UNRESTRICTED: Route = { resolve: null, sshOptions: [] };

/** The host in the URL that Git contacts after the user's `insteadOf` rewrites. */
interface EffectiveHost {
  readonly isSsh: boolean;
  readonly host: string;
  readonly port: string;
}

/**
 * Returns how Git may connect to the host, or the reason why it may not.
 * @param effectiveUrl output of `git ls-remote --get-url`
 */
async function routeTo(address: GitAddress, effectiveUrl: string, context: RouteContext): Promise<Route | Reason> {
  if (address.transport === 'file') return UNRESTRICTED;
  const effective = effectiveHostOf(effectiveUrl);
  // The user's own configuration rewrites the address to another host, and is trusted.
  const isRewritten = effective === null ? effectiveUrl !== address.url : effective.host !== nameOf(address.host);
  if (isRewritten) return UNRESTRICTED;
  if (effective === null) return hostRefused(nameOf(address.host));
  const reach = reachOf(effective.host, context.privateHosts);
  if (reach === 'anywhere') return UNRESTRICTED;
  if (reach === 'nowhere') return hostRefused(effective.host);
  return effective.isSsh ? routeOfSsh(effective, context) : routeOfHttp(effective, effectiveUrl, context);
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { https: '443', http: '80', ssh: '22' };

/** Parses `https://host:8443/path`, `ssh://git@host/path` or `git@host:path`; null for any other URL. */
function effectiveHostOf(url: string): EffectiveHost | null {
  const [, scheme, host, port] =
    /^(https?|ssh):\/\/(?:[^@/]*@)?(\[[^\]]*\]|[^:/]+)(?::(\d+))?(?:\/|$)/i.exec(url) ?? [];
  if (scheme !== undefined) {
    const protocol = scheme.toLowerCase();
    return { isSsh: protocol === 'ssh', host: nameOf(host!), port: port ?? DEFAULT_PORTS[protocol]! };
  }
  const shortFormHost = /^(?:[^@/:]*@)?([^@/:]+):(?!\/\/)/.exec(url)?.[1];
  return shortFormHost === undefined ? null : { isSsh: true, host: nameOf(shortFormHost), port: DEFAULT_PORTS.ssh! };
}

async function routeOfHttp(
  { host, port }: EffectiveHost,
  effectiveUrl: string,
  context: RouteContext,
): Promise<Route | Reason> {
  if (isIpAddress(host)) return UNRESTRICTED;
  const addresses = await addressesOf(host, context);
  if (addresses === 'refused') return hostRefused(host);
  if (addresses !== null) {
    const list = addresses.map((address) => (address.includes(':') ? `[${address}]` : address)).join(',');
    return { resolve: `${host}:${port}:${list}`, sshOptions: [] };
  }
  // If a proxy is configured, the proxy resolves the host.
  const { env } = context.io;
  const isProxied = Object.keys(env).some((name) => /^(https?|all)_proxy$/i.test(name) && env[name]);
  if (isProxied || (await context.setting('--get-urlmatch', 'http.proxy', effectiveUrl))) return UNRESTRICTED;
  return unreachable();
}

/** Applies `~/.ssh/config`. A `HostName`, `ProxyCommand` or `ProxyJump` in it is the user's decision and is trusted. */
async function routeOfSsh({ host, port }: EffectiveHost, context: RouteContext): Promise<Route | Reason> {
  const settings = await sshSettings(host, context);
  const hostName = settings.get('hostname') ?? '';
  if (hostName !== '' && nameOf(hostName) !== host) return UNRESTRICTED;
  if (isIpAddress(host)) return UNRESTRICTED;
  const addresses = await addressesOf(host, context);
  if (addresses === 'refused') return hostRefused(host);
  // The program resolves the host itself, so it could connect to an address that was not checked.
  if (context.ssh === null) {
    return { kind: 'refused', text: messages.SSH_FOREIGN, advice: messages.adviceSshForeign(shownHost(host)) };
  }
  const isProxied = ['proxycommand', 'proxyjump'].some((name) => (settings.get(name) ?? 'none') !== 'none');
  if (isProxied) return UNRESTRICTED;
  if (addresses === null) return unreachable();
  // known_hosts lists the host by its name, although ssh connects to the address.
  const aliasOptions = settings.has('hostkeyalias') ? [] : [`HostKeyAlias=${knownHostName(host, port, settings)}`];
  return { resolve: null, sshOptions: [`HostName=${addresses[0]}`, ...aliasOptions, 'CheckHostIP=no'] };
}

/** Returns the host as in `known_hosts`: `git.example.com`, or `[git.example.com]:2222`. */
function knownHostName(host: string, urlPort: string, settings: ReadonlyMap<string, string>): string {
  const port = urlPort === DEFAULT_PORTS.ssh ? (settings.get('port') ?? urlPort) : urlPort;
  return port === DEFAULT_PORTS.ssh ? host : `[${host}]:${port}`;
}

/** Returns the effective ssh options, keyed by lower-case name; empty if ssh cannot be run. */
async function sshSettings(host: string, { io, ssh }: RouteContext): Promise<ReadonlyMap<string, string>> {
  if (ssh === null) return new Map();
  // Git, too, passes the ssh command to a shell.
  const result = await io.run('sh', ['-c', `${ssh} -G "$1"`, 'ssh', host], { seconds: LOCAL_GIT_SECONDS, env: io.env });
  if (result.end !== 'exit') return new Map();
  return new Map(result.stdout.split('\n').map((line) => /^(\S*) ?(.*)$/.exec(line)!.slice(1) as [string, string]));
}

const isIpAddress = (host: string): boolean => host.includes(':') || /^[\d.]+$/.test(host);

/** Returns the public addresses of a host; `refused` if it has only others, null if it cannot be resolved. */
async function addressesOf(host: string, { io }: RouteContext): Promise<readonly string[] | 'refused' | null> {
  const addresses = await io.lookup(host);
  if (addresses.length === 0) return null;
  const permitted = addresses.filter(mayConnect('public'));
  return permitted.length === 0 ? 'refused' : permitted;
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

// ---- Redirects, which Git itself is configured not to follow.

/** Path that Git requests first, below the URL of the repository. */
const INFO = '/info/refs';

/**
 * Returns the address that the host redirects to; null if it does not redirect, or does not answer.
 * Drops the credentials if the host or protocol changes.
 * Example: `https://git.example.com/old.git` -> `https://git.example.com/new.git`.
 */
async function redirectedAddress(address: GitAddress, network: Network): Promise<GitAddress | null> {
  try {
    const requested = new URL(`${address.url}${INFO}?service=git-upload-pack`);
    const last = await lastHop(requested, network);
    if (last.href === requested.href || !last.pathname.endsWith(INFO)) return null;
    const url = `${last.origin}${last.pathname.slice(0, -INFO.length)}`;
    const isSameHost = last.host === requested.host && last.protocol === requested.protocol;
    const transport = last.protocol === 'https:' ? 'https' : 'http';
    return { ...address, transport, url, host: last.host, credentials: isSameHost ? address.credentials : null };
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}
