/** The user's logins, each for one host. Nothing here is ever printed. */
import { join } from 'node:path';
import type { Io } from '../../platform/io.js';
import { registryToken } from '../engine/environment.js';
import { type CliConfig, readCliConfig, textAt } from './cli-config.js';

export interface Logins {
  /** Where the user says that a host has its registry of modules; null where the host is to be asked. */
  serviceOf(host: string): string | null;
  /** Bearer token for a registry. */
  tokenFor(host: string): string | null;
  /** `user:password` for files of a host. */
  passwordFor(host: string): string | null;
}

type ConfigIo = Pick<Io, 'readFile' | 'sizeOf' | 'env' | 'home' | 'platform'>;

/** Never throws: what cannot be read is no login. */
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

/** As a header takes it. */
const secretOf = (secret: string | undefined): string | null =>
  secret !== undefined && secret !== '' && !/[^\x20-\x7e]/.test(secret) ? secret : null;

const VARIABLE = 'TF_TOKEN_';

/** `TF_TOKEN_app_terraform_io`: `_` is a dot, `__` a hyphen. It goes before the files. */
function tokensIn(env: Io['env'], { tokens }: CliConfig): ReadonlyMap<string, string> {
  const all = new Map(tokens);
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith(VARIABLE) || !value) continue;
    const host = name.slice(VARIABLE.length).replaceAll('__', '-').replaceAll('_', '.').toLowerCase();
    all.set(host, value);
  }
  return all;
}

/** `machine x login y password z`; `default` is for no host that somebody has thought of, and is left alone. */
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
