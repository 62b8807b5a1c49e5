/**
 * How Git is run: for one address, in a throw-away repository whose configuration is written here. Addresses and names
 * come to it in that file, in its environment and on its standard input, so that no text from outside can become an option.
 */
import type { Io } from '../../platform/io.js';
import { localGitEnvironment } from '../../untrusted/git-environment.js';
import { FILE_BYTES_MAX } from '../limits.js';
import { type GitAddress, isPrivate, type Transport } from './address.js';
import { CONNECT_SECONDS, SILENT_SECONDS } from './limits.js';
import { loginEnvironment, loginSettings } from './login.js';

export type Environment = Io['env'];

/**
 * What a user's own Git configuration may rewrite an address to (`url.<base>.insteadOf`), and what a redirect may lead
 * to. Never from encrypted to plain.
 */
const PROTOCOLS: Readonly<Record<Transport, readonly string[]>> = {
  https: ['https', 'ssh'],
  ssh: ['ssh', 'https'],
  http: ['http', 'https'],
  file: ['file'],
};

/** The remote that all commands name instead of an address. */
export const REMOTE = 'origin';
/** Where the fetched commit is kept. */
export const FETCHED = 'refs/groundplan/fetched';

/** What a repository that we have made itself has to say about a fetch. @param resolve `host:port:address` that curl takes */
export function repositoryConfig(address: GitAddress, nowhere: string, resolve: string | null = null): string {
  const settings: [section: string, name: string, value: string][] = [
    ['core', 'hooksPath', nowhere],
    ['core', 'fsmonitor', 'false'],
    ['core', 'attributesFile', nowhere],
    ['core', 'protectHFS', 'true'],
    ['core', 'protectNTFS', 'true'],
    ['core', 'autocrlf', 'false'],
    ['core', 'longpaths', 'true'],
    // Nothing may be left running, or written later.
    ['gc', 'auto', '0'],
    ['maintenance', 'auto', 'false'],
    ['fetch', 'writeCommitGraph', 'false'],
    ['fetch', 'recurseSubmodules', 'false'],
    ['fetch', 'unpackLimit', '1'],
    ['submodule', 'recurse', 'false'],
    ['transfer', 'bundleURI', 'false'],
    // Larger files than are taken are not held in memory.
    ['core', 'bigFileThreshold', String(FILE_BYTES_MAX)],
    ['pack', 'threads', '1'],
    ['protocol', 'version', '2'],
    // How hosts rename repositories is followed by our own rules: redirect.ts.
    ['http', 'followRedirects', 'false'],
    ['http', 'lowSpeedLimit', '1'],
    ['http', 'lowSpeedTime', String(SILENT_SECONDS)],
    ['credential', 'interactive', 'false'],
    ['protocol', 'allow', 'never'],
    ...PROTOCOLS[address.transport].map((name): [string, string, string] => [`protocol "${name}"`, 'allow', 'always']),
    [`remote "${REMOTE}"`, 'url', address.url],
  ];
  if (resolve !== null) settings.push(['http', 'curloptResolve', resolve]);
  // An empty value forgets those of the system.
  if (!isPrivate(address)) settings.push(['credential', 'helper', ''], ['http', 'extraHeader', '']);
  for (const [section, name, value] of loginSettings(address)) settings.push([section, name, value]);
  return settings.map(([section, name, value]) => `[${section}]\n\t${name} = ${quoted(value)}\n`).join('');
}

/** `info/attributes` beats the attributes of the repository: no filter runs, and files have the bytes of the commit. */
export const ATTRIBUTES = '* -filter -text -eol -ident -working-tree-encoding -diff -merge\n';

/** A value in a file of Git's configuration. Control characters are in no address that was accepted. */
const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Blobs that are larger than files of code are left at the host, where it knows how (`filtering not recognized` is a warning). */
export const LEFT_AT_HOST = `--filter=blob:limit=${FILE_BYTES_MAX}`;

/** Of how a repository is reached with the rights of its user. */
const PERSONAL = /^(GIT_CONFIG\w*|GIT_ASKPASS|NETRC)$/;

/** Where the objects of a repository are. */
export interface Store {
  /** Absolute. */
  readonly objects: string;
  /** What they are named by: `sha1`, `sha256`. */
  readonly format: string;
}

/** For `objects/info/alternates`. @returns null for a path that the file cannot hold */
export const alternatesOf = ({ objects }: Store): string | null => (/[\n"\\]/.test(objects) ? null : `${objects}\n`);

/** @param folder what is taken as home where the connection is not private */
export function gitEnvironment(env: Environment, address: GitAddress, folder: string): Environment {
  const asked = {
    ...localGitEnvironment(env),
    ...loginEnvironment(address),
  };
  if (isPrivate(address)) return asked;
  return {
    ...Object.fromEntries(Object.entries(asked).filter(([name]) => !PERSONAL.test(name))),
    GIT_ASKPASS: '',
    // ~/.netrc and the configuration of Git hold logins that must not go over plain http.
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    GIT_CONFIG_GLOBAL: `${folder}/.gitconfig`,
  };
}

/**
 * The command of SSH, a line for the shell, never waiting for a person; null where it is one that we cannot give options.
 * @param own what the user has set: GIT_SSH_COMMAND or core.sshCommand
 */
export function sshCommand(own: string | null): string | null {
  const command = own === null || own.trim() === '' ? 'ssh' : own.trim();
  const program = /^("[^"]*"|'[^']*'|\S+)/.exec(command)![0].replace(/["']/g, '');
  return /(^|[/\\])ssh(\.exe)?$/.test(program)
    ? `${command} -o BatchMode=yes -o ConnectTimeout=${CONNECT_SECONDS}`
    : null;
}

/** @param options of names and addresses, without quotes in them */
export const withOptions = (command: string, options: readonly string[]): string =>
  [command, ...options.map((option) => `-o '${option}'`)].join(' ');
