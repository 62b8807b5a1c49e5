/**
 * Decides how Git and SSH may connect to the host of an address (rules: src/terraform/fetch/network/get.ts). The host
 * is resolved once, here, and Git and SSH are restricted to the result: a second look-up could return a private
 * address. Redirects obey the same rules.
 */

import type { Io } from '../../../platform/io.js';
import { LOCAL_GIT_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import { FetchError } from '../network/fetch-error.js';
import { lastHop, mayConnect, type Network, nameOf, reachOf, shownHost } from '../network/get.js';
import type { GitAddress } from './address.js';
import type { Reason } from './failures.js';

export interface Route {
  /**
   * Value of `http.curloptResolve`; null for no restriction. Git before 2.37 ignores the setting and resolves the host
   * itself.
   */
  readonly resolve: string | null;
  /** Options of ssh, without `-o`. */
  readonly sshOptions: readonly string[];
}

export interface RouteContext {
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
export async function routeTo(
  address: GitAddress,
  effectiveUrl: string,
  context: RouteContext,
): Promise<Route | Reason> {
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
export async function redirectedAddress(address: GitAddress, network: Network): Promise<GitAddress | null> {
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
