/**
 * Settings of Git for one address, in a temporary repository with our configuration. Addresses and names reach Git
 * through that file, environment variables and standard input, so that no untrusted text can become an option.
 */

import type { Io } from '../../../platform/io.js';
import { localGitEnvironment } from '../../../platform/untrusted/environment.js';
import { CONNECT_SECONDS, FILE_BYTES_MAX, SILENT_SECONDS } from '../limits.js';
import { type GitAddress, isPrivate, percentDecode, type Transport } from './address.js';

export type Environment = Io['env'];

/**
 * Protocols that Git may use for an address of each transport: the user's `url.<base>.insteadOf` may rewrite the
 * address, and the host may redirect it. An encrypted protocol never becomes a plain one.
 */
const PROTOCOLS: Readonly<Record<Transport, readonly string[]>> = {
  https: ['https', 'ssh'],
  ssh: ['ssh', 'https'],
  http: ['http', 'https'],
  file: ['file'],
};

/** Name of the remote, used by all commands instead of an address. */
export const REMOTE = 'origin';
/** Local ref under which the fetched commit is stored. */
export const FETCHED = 'refs/groundplan/fetched';

/**
 * Returns the configuration of the temporary repository.
 * @param nowhere path at which nothing exists, for hooks and attributes
 * @param resolve `host:port:address` for curl; null for no restriction
 */
export function repositoryConfig(address: GitAddress, nowhere: string, resolve: string | null = null): string {
  const settings: [section: string, name: string, value: string][] = [
    ['core', 'hooksPath', nowhere],
    ['core', 'fsmonitor', 'false'],
    ['core', 'attributesFile', nowhere],
    ['core', 'protectHFS', 'true'],
    ['core', 'protectNTFS', 'true'],
    ['core', 'autocrlf', 'false'],
    ['core', 'longpaths', 'true'],
    // Prevents background processes and later writes.
    ['gc', 'auto', '0'],
    ['maintenance', 'auto', 'false'],
    ['fetch', 'writeCommitGraph', 'false'],
    ['fetch', 'recurseSubmodules', 'false'],
    ['fetch', 'unpackLimit', '1'],
    ['submodule', 'recurse', 'false'],
    ['transfer', 'bundleURI', 'false'],
    // Files above the size limit are not loaded into memory.
    ['core', 'bigFileThreshold', String(FILE_BYTES_MAX)],
    ['pack', 'threads', '1'],
    ['protocol', 'version', '2'],
    // Redirects are followed under our own rules (route.ts).
    ['http', 'followRedirects', 'false'],
    ['http', 'lowSpeedLimit', '1'],
    ['http', 'lowSpeedTime', String(SILENT_SECONDS)],
    ['credential', 'interactive', 'false'],
    ['protocol', 'allow', 'never'],
    ...PROTOCOLS[address.transport].map((name): [string, string, string] => [`protocol "${name}"`, 'allow', 'always']),
    [`remote "${REMOTE}"`, 'url', address.url],
  ];
  if (resolve !== null) settings.push(['http', 'curloptResolve', resolve]);
  // An empty value clears the system's settings.
  if (!isPrivate(address)) settings.push(['credential', 'helper', ''], ['http', 'extraHeader', '']);
  for (const [section, name, value] of loginSettings(address)) settings.push([section, name, value]);
  return settings.map(([section, name, value]) => `[${section}]\n\t${name} = ${quoted(value)}\n`).join('');
}

/**
 * Content of `info/attributes`, which overrides the repository's attributes. No filter runs, and files keep the
 * commit's bytes.
 */
export const ATTRIBUTES = '* -filter -text -eol -ident -working-tree-encoding -diff -merge\n';

/** Quotes a value for a Git configuration file. Accepted addresses contain no control characters. */
const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Leaves blobs above the size limit of code files at the host. A host without filters only causes the warning
 * `filtering not recognized`.
 */
export const BLOB_FILTER = `--filter=blob:limit=${FILE_BYTES_MAX}`;

/** Environment variables with the user's credentials or configuration, which a plain connection must not use. */
const PERSONAL = /^(GIT_CONFIG\w*|GIT_ASKPASS|NETRC)$/;

/** Object store of a repository. */
export interface Store {
  /** Absolute path. */
  readonly objects: string;
  /** Object format: `sha1` or `sha256`. */
  readonly format: string;
}

/** Returns the content of `objects/info/alternates`; null for a path that the file cannot express. */
export const alternatesOf = ({ objects }: Store): string | null => (/[\n"\\]/.test(objects) ? null : `${objects}\n`);

/**
 * Returns the environment of Git.
 * @param folder used as the home directory if the connection is not private
 */
export function gitEnvironment(env: Environment, address: GitAddress, folder: string): Environment {
  const environment = { ...localGitEnvironment(env), ...loginEnvironment(address) };
  if (isPrivate(address)) return environment;
  return {
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => !PERSONAL.test(name))),
    GIT_ASKPASS: '',
    // ~/.netrc and the Git configuration contain credentials that must not be sent over plain HTTP.
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    GIT_CONFIG_GLOBAL: `${folder}/.gitconfig`,
  };
}

/**
 * Returns the ssh command as a line for the shell, which never prompts. Null for a program that does not take ssh
 * options.
 * @param userCommand the user's setting: GIT_SSH_COMMAND or core.sshCommand; null if there is none
 */
export function sshCommand(userCommand: string | null): string | null {
  const command = userCommand?.trim() || 'ssh';
  const program = /^("[^"]*"|'[^']*'|\S+)/.exec(command)![0].replace(/["']/g, '');
  return /(^|[/\\])ssh(\.exe)?$/.test(program)
    ? `${command} -o BatchMode=yes -o ConnectTimeout=${CONNECT_SECONDS}`
    : null;
}

/**
 * Appends `-o` options to an ssh command.
 * @param options must contain no quotes
 */
export const withOptions = (command: string, options: readonly string[]): string =>
  [command, ...options.map((option) => `-o '${option}'`)].join(' ');

// ---- Credentials of an address, for a credential helper that reads its environment.
// They appear in no command line and no file, and are sent to no other host.

/** Environment variables that pass the credentials to `HELPER`. */
const NAME = 'GROUNDPLAN_GIT_NAME';
const PASSWORD = 'GROUNDPLAN_GIT_PASSWORD';

/** Shell function for Git. Uses shell built-ins only, so that no other program sees the credentials. */
const HELPER = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${NAME}" "$${PASSWORD}"; }; f`;

/**
 * Returns the Git settings, as section, name and value, that pass the credentials of an address; empty if it has none.
 */
function loginSettings({ credentials, url }: GitAddress): readonly (readonly [string, string, string])[] {
  if (credentials === null) return [];
  const section = `credential "${/^[a-z]+:\/\/[^/]+/.exec(url)![0]}"`;
  return [
    // Disables the user's helpers, because the address contains explicit credentials.
    [section, 'helper', ''],
    [section, 'helper', HELPER],
    // Some hosts report a private repository as missing instead of requesting credentials. Needs Git 2.46 or newer.
    ['http', 'proactiveAuth', 'basic'],
  ];
}

/** Returns the environment variables that the credential helper reads; empty if the address has no credentials. */
function loginEnvironment({ credentials }: GitAddress): Readonly<Record<string, string>> {
  if (credentials === null) return {};
  const [, name = '', password = ''] = /^([^:]*):?(.*)$/s.exec(credentials)!;
  return { [NAME]: percentDecode(name) ?? name, [PASSWORD]: percentDecode(password) ?? password };
}
