/**
 * Decides if Git may contact the host of an address, and at which IP address. The host is resolved once, here, and Git and SSH
 * are restricted to the result. Rules: src/terraform/fetch/network/reach.ts.
 */
import type { Io } from '../../../platform/io.js';
import { LOCAL_GIT_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import { mayConnect, nameOf, reachOf, shownHost } from '../network/reach.js';
import type { GitAddress } from './address.js';
import type { Reason } from './failures.js';

export interface Route {
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
export async function routeTo(address: GitAddress, effective: string, asked: ReachContext): Promise<Route | Reason> {
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
