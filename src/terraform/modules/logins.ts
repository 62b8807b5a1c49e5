/** The user's credentials, each for one host. Nothing here is ever printed. */
import { join } from 'node:path';
import type { Io } from '../../platform/io.js';
import { registryToken } from '../engine/environment.js';
import { type CliConfig, readCliConfig, textAt } from './cli-config.js';

export interface Logins {
  /** Registry URL from the user's settings; null if the host must be asked. */
  serviceOf(host: string): string | null;
  /** Bearer token for a registry. */
  tokenFor(host: string): string | null;
  /** `user:password` for downloads from a host. */
  passwordFor(host: string): string | null;
}

type ConfigIo = Pick<Io, 'readFile' | 'sizeOf' | 'env' | 'home' | 'platform'>;

/** Reads the credentials. Never throws: unreadable files count as empty. */
export async function readLogins(io: ConfigIo): Promise<Logins> {
  const config = await readCliConfig(io);
  const tokens = tokensIn({ ...io.env, ...registryToken(io.env) }, config);
  const netrc = await textAt(io.env.NETRC || join(io.home, '.netrc'), io);
  const passwords = netrc === null ? new Map<string, string>() : machinesIn(netrc);
  return {
    serviceOf: (host) => config.services.get(host) ?? null,
    tokenFor: (host) => secretOf(tokens.get(host)),
    passwordFor: (host) => secretOf(passwords.get(host)),
  };
}

/** Returns a secret that is valid in a header, else null. */
const secretOf = (secret: string | undefined): string | null =>
  secret !== undefined && secret !== '' && !/[^\x20-\x7e]/.test(secret) ? secret : null;

const VARIABLE = 'TF_TOKEN_';

/** Adds tokens from variables: in `TF_TOKEN_app_terraform_io`, `_` is a dot and `__` a hyphen. They override the files. */
function tokensIn(env: Io['env'], { tokens }: CliConfig): ReadonlyMap<string, string> {
  const all = new Map(tokens);
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith(VARIABLE) || !value) continue;
    const host = name.slice(VARIABLE.length).replaceAll('__', '-').replaceAll('_', '.').toLowerCase();
    all.set(host, value);
  }
  return all;
}

/** Reads `machine x login y password z`. Ignores `default`, because it would send a password to any host. */
function machinesIn(text: string): Map<string, string> {
  const machines = new Map<string, string>();
  const words = text.replace(/^\s*#.*$/gm, '').split(/\s+/);
  let host: string | null = null;
  let login = '';
  for (let i = 0; i < words.length; i++) {
    if (words[i] === 'machine') [host, login] = [words[++i]?.toLowerCase() ?? null, ''];
    else if (words[i] === 'default' || words[i] === 'macdef') host = null;
    else if (words[i] === 'login') login = words[++i] ?? '';
    else if (words[i] === 'password') {
      const password = words[++i] ?? '';
      if (host !== null && !machines.has(host)) machines.set(host, `${login}:${password}`);
    }
  }
  return machines;
}
