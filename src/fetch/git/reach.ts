/**
 * Whether Git may ask the host of an address, and at which address of the network: that is looked up once, here, and Git
 * and SSH are told to use no other. Rules: src/fetch/network/reach.ts.
 */
import type { Io } from '../../platform/io.js';
import * as sourcesMessages from '../messages.js';
import { mayConnect, nameOf, reachOf, shownHost } from '../network/reach.js';
import type { GitAddress } from './address.js';
import type { Reason } from './failures.js';
import { LOCAL_GIT_SECONDS } from './limits.js';
import * as messages from './messages.js';

export interface Route {
  /** `http.curloptResolve`; null where nothing is fixed. Git knows it since 2.37, older ones look up again. */
  readonly resolve: string | null;
  /** Options of ssh. */
  readonly sshOptions: readonly string[];
}

interface ReachContext {
  readonly io: Io;
  readonly privateHosts: readonly string[];
  /** Of the user's configuration of Git. */
  readonly setting: (...args: readonly string[]) => Promise<string | null>;
  /** What starts ssh; null for a program that takes no options. */
  readonly ssh: string | null;
}

const FREE: Route = { resolve: null, sshOptions: [] };

/** The address that Git really asks: the user's `insteadOf` may have changed it. */
interface Real {
  readonly isSsh: boolean;
  readonly host: string;
  readonly port: string;
}

/** @param effective as `git ls-remote --get-url` prints it */
export async function routeTo(address: GitAddress, effective: string, asked: ReachContext): Promise<Route | Reason> {
  if (address.transport === 'file') return FREE;
  const real = realOf(effective);
  // Another host than the one that was named: the user's own configuration says so.
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
  // Behind a proxy it is the proxy that looks up.
  const { env } = asked.io;
  const isProxied = Object.keys(env).some((name) => /^(https?|all)_proxy$/i.test(name) && env[name]);
  if (isProxied || (await asked.setting('--get-urlmatch', 'http.proxy', effective))) return FREE;
  return unreachable();
}

/** As `~/.ssh/config` has it: another name for the host, or a way there, are the user's word. */
async function routeOfSsh({ host, port }: Real, asked: ReachContext): Promise<Route | Reason> {
  const settings = await sshSettings(host, asked);
  const named = settings.get('hostname') ?? host;
  const isLed = ['proxycommand', 'proxyjump'].some((name) => (settings.get(name) ?? 'none') !== 'none');
  if (nameOf(named) !== host && named !== '') return FREE;
  if (isAddress(host)) return FREE;
  const found = await addressesOf(host, asked);
  if (found === 'refused') return hostRefused(host);
  // It looks up by itself, and what it finds is not what was looked at.
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

/** What ssh has decided, by name in lower case; none where it cannot be asked. */
async function sshSettings(host: string, { io, ssh }: ReachContext): Promise<ReadonlyMap<string, string>> {
  if (ssh === null) return new Map();
  // The command is a line of the shell, as Git takes it.
  const result = await io.run('sh', ['-c', `${ssh} -G "$1"`, 'ssh', host], { seconds: LOCAL_GIT_SECONDS, env: io.env });
  if (result.end !== 'exit') return new Map();
  return new Map(result.stdout.split('\n').map((line) => /^(\S*) ?(.*)$/.exec(line)!.slice(1) as [string, string]));
}

const isAddress = (host: string): boolean => host.includes(':') || /^[\d.]+$/.test(host);

/** Those that may be connected to; null where the host is not known here. */
async function addressesOf(host: string, { io }: ReachContext): Promise<readonly string[] | 'refused' | null> {
  const all = await io.lookup(host);
  const allowed = all.filter(mayConnect('public'));
  return all.length === 0 ? null : allowed.length === 0 ? 'refused' : allowed;
}

function hostRefused(host: string): Reason {
  const name = shownHost(host);
  return { kind: 'refused', text: sourcesMessages.hostPrivate(name), advice: sourcesMessages.hostPrivateRemedy(name) };
}

const unreachable = (): Reason => ({
  kind: 'unreachable',
  text: messages.UNREACHABLE,
  advice: messages.ADVICE_UNREACHABLE,
});
