/**
 * Reads the user's registry settings: https://developer.hashicorp.com/terraform/cli/config/config-file
 * Supports `host` and `credentials` blocks, and the file that `terraform login` writes. Never runs a
 * `credentials_helper`.
 */

import { join } from 'node:path';
import type { Io } from '../../platform/io.js';
import { entriesOf, member, memberAt, textOf } from '../../platform/json/foreign.js';
import { registryToken } from '../engine/environment.js';
import type { Block, Expression } from '../hcl/model.js';
import { parseHcl } from '../hcl/parse.js';
import { SETTINGS_BYTES_MAX } from '../limits.js';

/** The user's settings for registries. */
export interface CliConfig {
  /** URL of the module registry, by host. */
  readonly services: ReadonlyMap<string, string>;
  /** Bearer tokens, by host. */
  readonly tokens: ReadonlyMap<string, string>;
}

type ConfigIo = Pick<Io, 'readFile' | 'sizeOf' | 'env' | 'home' | 'platform'>;

/**
 * Reads the settings. Never throws: unreadable files count as empty. The main file takes precedence over
 * `terraform login`.
 */
async function readCliConfig(io: ConfigIo): Promise<CliConfig> {
  const services = new Map<string, string>();
  const tokens = new Map<string, string>();
  for (const path of pathsOf(io)) {
    const text = await textAt(path, io);
    for (const [kind, host, value] of text === null ? [] : settingsIn(text, path)) {
      const settings = kind === 'host' ? services : tokens;
      // The files come by precedence, so the first value wins.
      if (!settings.has(host)) settings.set(host, value);
    }
  }
  return { services, tokens };
}

/** Returns the paths of the settings files, by precedence. */
function pathsOf({ env, home, platform }: ConfigIo): readonly string[] {
  const configured = env.TF_CLI_CONFIG_FILE || env.TERRAFORM_CONFIG;
  const isWindows = platform === 'win32';
  const folder = isWindows ? (env.APPDATA ?? home) : home;
  const defaults = isWindows ? ['terraform.rc', 'tofu.rc'] : ['.terraformrc', '.tofurc'];
  const main = configured ? [configured] : defaults.map((name) => join(folder, name));
  return [...main, join(folder, isWindows ? 'terraform.d' : '.terraform.d', 'credentials.tfrc.json')];
}

/** Reads a settings file; null if it is missing, unreadable or too large. */
async function textAt(path: string, io: Pick<Io, 'readFile' | 'sizeOf'>): Promise<string | null> {
  try {
    const size = await io.sizeOf(path);
    if (size === null || size > SETTINGS_BYTES_MAX) return null;
    return Buffer.from(await io.readFile(path)).toString('utf8');
  } catch {
    return null;
  }
}

/** `value` is the URL of the host's module registry (`host`), or its token (`credentials`). */
type Setting = readonly [kind: 'host' | 'credentials', host: string, value: string];

function settingsIn(text: string, path: string): readonly Setting[] {
  return text.trimStart().startsWith('{') ? settingsOfJson(text) : settingsOfHcl(text, path);
}

function settingsOfHcl(text: string, path: string): readonly Setting[] {
  const settings: Setting[] = [];
  for (const block of parseHcl(text, path).body.blocks) {
    const host = block.labels.length === 1 ? block.labels[0]!.toLowerCase() : '';
    const value =
      block.type === 'credentials'
        ? textOfLiteral(argumentIn(block, 'token'))
        : block.type === 'host'
          ? serviceOf(block)
          : null;
    if (value !== null) settings.push([block.type as Setting[0], host, value]);
  }
  return settings;
}

/** Returns the value of an argument; undefined if there is none. */
const argumentIn = ({ body }: Block, name: string): Expression | undefined =>
  body.attributes.find((candidate) => candidate.name === name)?.value;

/** Returns the text of a string; null for any other expression. */
const textOfLiteral = (expression: Expression | undefined): string | null =>
  expression?.kind === 'literal' ? textOf(expression.value) : null;

/**
 * Returns the URL of the module registry in `services = { ... }`, or in a block as in older files; null if there is
 * none.
 */
function serviceOf(host: Block): string | null {
  const services = argumentIn(host, 'services');
  if (services?.kind === 'object') {
    return textOfLiteral(services.entries.find(({ key }) => textOfLiteral(key) === REGISTRY_SERVICE)?.value);
  }
  const block = host.body.blocks.find(({ type }) => type === 'services');
  return block === undefined ? null : textOfLiteral(argumentIn(block, REGISTRY_SERVICE));
}

/** Discovery key of the module registry protocol. */
export const REGISTRY_SERVICE = 'modules.v1';

function settingsOfJson(text: string): readonly Setting[] {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    return [];
  }
  const settingsOf = (kind: Setting[0], read: (value: unknown) => unknown): Setting[] =>
    entriesOf(member(config, kind)).flatMap(([host, value]) => {
      const setting = textOf(read(value));
      return setting === null ? [] : [[kind, host.toLowerCase(), setting] as const];
    });
  return [
    ...settingsOf('credentials', (value) => member(value, 'token')),
    ...settingsOf('host', (value) => memberAt(value, 'services', REGISTRY_SERVICE)),
  ];
}

// ---- The user's credentials, each for one host.
// Nothing here is ever printed.

export interface Logins {
  /** Registry URL from the user's settings; null if the host must be asked. */
  serviceOf(host: string): string | null;
  /** Bearer token for a registry; null if there is none. */
  tokenFor(host: string): string | null;
  /** `user:password` for downloads from a host; null if there is none. */
  passwordFor(host: string): string | null;
}

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

const TOKEN_VARIABLE_PREFIX = 'TF_TOKEN_';

/**
 * Returns the tokens of the files and of environment variables, which take precedence. In `TF_TOKEN_app_terraform_io`,
 * `_` is a dot and `__` a hyphen.
 */
function tokensIn(env: Io['env'], { tokens }: CliConfig): ReadonlyMap<string, string> {
  const all = new Map(tokens);
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith(TOKEN_VARIABLE_PREFIX) || !value) continue;
    const host = name.slice(TOKEN_VARIABLE_PREFIX.length).replaceAll('__', '-').replaceAll('_', '.').toLowerCase();
    all.set(host, value);
  }
  return all;
}

/**
 * Returns `user:password` by host, from lines `machine x login y password z`. Ignores `default`, because it would send
 * a password to any host.
 */
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
