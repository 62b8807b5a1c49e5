/** Parses addresses of Git repositories, as typed by users and as used in module sources. */

import { InvalidInput } from '../../../errors.js';
import { isLoopback } from '../../../platform/text/hosts.js';
import { hasUnseen } from '../../../platform/text/printable.js';
import { ADDRESS_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { shownAddress } from '../redact.js';

export type Transport = 'https' | 'http' | 'ssh' | 'file';

export interface GitAddress {
  readonly transport: Transport;
  /** URL to fetch from. Contains no credentials; an SSH URL contains the user name. */
  readonly url: string;
  /** Lower case, with the port if the address has one; empty for files. */
  readonly host: string;
  /** `user:password` or a single token, still percent-encoded; null if there is none. Passed to Git only. */
  readonly credentials: string | null;
  /** Path within the repository without leading or trailing slashes; empty for the root. */
  readonly subfolder: string;
  /** Branch, tag or commit; null for the host's default branch. */
  readonly ref: string | null;
}

/**
 * Returns the parts of a Git address, or null for a local path or a registry source.
 *
 * Accepts `https://host/path`, `ssh://`, `file://`, `git@host:path`, `github.com/owner/name` and `host.org/name.git`.
 * Each may be prefixed with `git::` and followed by `//subfolder`, `?ref=` and `?depth=`. The depth is checked but
 * ignored, because only one commit is fetched.
 * @throws InvalidInput with the reason if the address is refused; the message contains no credentials
 */
export function parseGitAddress(text: string): GitAddress | null {
  const isForced = text.startsWith('git::');
  const address = isForced ? text.slice('git::'.length) : text;
  const refuse = (reason: string): never => {
    // A truncated address could end inside a password, before the `@` that marks it as one.
    const shown = text.length > ADDRESS_LENGTH_MAX ? messages.characters(text.length) : shownAddress(text);
    throw new InvalidInput(messages.addressRefused(shown, reason), { remedy: messages.ADDRESS_REMEDY });
  };
  if (!isForced && isLocalPath(address)) return null;
  const shape = shapeOf(address.slice(0, ADDRESS_LENGTH_MAX));
  if (shape === null) return isForced ? refuse(messages.REFUSED_SHAPE) : null;
  const fault = faultOfText(text);
  if (fault !== null) refuse(fault);
  const parts = splitOff(shape.rest, refuse);
  const site = SITES[shape.kind](parts.base, shape.word, refuse);
  // The path contains another address. Its `//` would start the subfolder, and its password would be shown as a folder.
  if (site.path.endsWith(':')) refuse(messages.REFUSED_AT);
  const repository =
    site.transport === 'https' ? splitPathOn(site.host, site.path) : { path: site.path, subfolder: '', ref: null };
  const subfolder = [repository.subfolder, parts.subfolder]
    .flatMap((folder) => folder.split('/'))
    .filter(isName)
    .join('/');
  const ref = parts.ref ?? repository.ref;
  const faultOfPart =
    faultOfPath(repository.path) ?? faultOfSubfolder(subfolder) ?? (ref === null ? null : faultOfRef(ref));
  if (faultOfPart !== null) refuse(faultOfPart);
  const { transport, host, credentials } = site;
  return { transport, url: site.origin + repository.path, host, credentials, subfolder, ref };
}

/**
 * Prints an address without credentials, for messages, logs and cache keys. `parseGitAddress` parses the result back.
 */
export const printGitAddress = ({ url, subfolder, ref }: Pick<GitAddress, 'url' | 'subfolder' | 'ref'>): string =>
  url + (subfolder === '' ? '' : `//${subfolder}`) + (ref === null ? '' : `?ref=${encodeURIComponent(ref)}`);

/**
 * True if the connection is encrypted or stays on this machine. A name such as `git.localhost` does not count: whether
 * it stays here depends on the resolver, so a password in clear text could leave the machine.
 */
export const isPrivate = ({ transport, host }: Pick<GitAddress, 'transport' | 'host'>): boolean =>
  transport !== 'http' || isLoopback(host.replace(/:\d+$/, ''));

/** True for a part of a path that names a folder, not for an empty one or `.`. */
const isName = (name: string): boolean => name !== '' && name !== '.';

/** True for `./x`, `/x`, `~/x`, `C:\x` and `\\server\share`. */
const isLocalPath = (text: string): boolean => /^(\.{1,2}([/\\]|$)|[/\\~]|[A-Za-z]:[/\\])/.test(text);

type Refuse = (reason: string) => never;

/** The syntax of an address, before its parts are checked. */
interface Shape {
  /**
   * `url`: `https://host/path`. `scp`: `git@host:path`. `shorthand`: `github.com/owner/name`. `helper`:
   * `name::address`, for which Git would run the program `git-remote-name`; always refused.
   */
  readonly kind: 'url' | 'scp' | 'shorthand' | 'helper';
  /** URL scheme, or the name of a remote helper. */
  readonly word: string;
  /** The address without its scheme; empty for a helper. */
  readonly rest: string;
}

/** Returns the syntax of a repository address; null for any other source, such as one of a registry. */
function shapeOf(text: string): Shape | null {
  const url = /^([A-Za-z][A-Za-z0-9+.-]*):\/\/(.*)$/s.exec(text);
  if (url) return { kind: 'url', word: url[1]!.toLowerCase(), rest: url[2]! };
  const helper = /^([A-Za-z0-9_][\w+.-]*)::/.exec(text);
  if (helper) return { kind: 'helper', word: helper[1]!, rest: '' };
  if (/^[^/\s:@]+@[^/\s]+:/.test(text)) return { kind: 'scp', word: 'ssh', rest: text };
  const host = /^([^/\s?]+\.[^/\s?]+)\/[^?]*?(\.git)?(\/\/[^?]*)?(\?.*)?$/s.exec(text);
  const isShorthand = host !== null && (isKnownHost(host[1]!.toLowerCase()) || host[2] !== undefined);
  return isShorthand ? { kind: 'shorthand', word: 'https', rest: text } : null;
}

/** Splits `base//subfolder?ref=x`. `ref` is null if the query has none. */
function splitOff(text: string, refuse: Refuse): { base: string; subfolder: string; ref: string | null } {
  const mark = text.indexOf('?');
  const [whole, query] = mark < 0 ? [text, ''] : [text.slice(0, mark), text.slice(mark + 1)];
  const slashes = whole.indexOf('//');
  const [base, subfolder] = slashes < 0 ? [whole, ''] : [whole.slice(0, slashes), whole.slice(slashes + 2)];
  let ref: string | null = null;
  for (const parameter of query.split('&').filter((part) => part !== '')) {
    const [name, ...rest] = parameter.split('=');
    const value = percentDecode(rest.join('='));
    if (name === 'ref') {
      if (ref !== null) refuse(messages.REFUSED_REF_TWICE);
      ref = value ?? refuse(messages.REFUSED_REF);
    } else if (name !== 'depth') refuse(messages.refusedParameter(name!));
    else if (!/^\d{1,9}$/.test(value ?? '')) refuse(messages.REFUSED_DEPTH);
  }
  return { base: base.replace(/\/+$/, ''), subfolder, ref };
}

/** Decodes `%20` and the like; null if the result is not valid UTF-8. */
export function percentDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

interface BaseUrl {
  readonly transport: Transport;
  /** Part of the URL before the path: `https://host`. */
  readonly origin: string;
  readonly host: string;
  readonly path: string;
  readonly credentials: string | null;
}

const SITES: Readonly<Record<Shape['kind'], (base: string, word: string, refuse: Refuse) => BaseUrl>> = {
  url: siteOfUrl,
  shorthand: siteOfUrl,
  scp: siteOfScp,
  helper: (_, word, refuse) => refuse(messages.refusedHelper(word)),
};

const HOST = /^([A-Za-z0-9](?:[A-Za-z0-9._-]*)|\[[0-9A-Fa-f:.]+\])$/;

function siteOfUrl(base: string, scheme: string, refuse: Refuse): BaseUrl {
  if (scheme === 'file') return siteOfFile(base, refuse);
  if (scheme !== 'https' && scheme !== 'http' && scheme !== 'ssh') return refuse(messages.refusedScheme(scheme));
  if (/\s/.test(base)) refuse(messages.REFUSED_SPACE);
  const slash = base.indexOf('/');
  const authority = slash < 0 ? base : base.slice(0, slash);
  const at = authority.lastIndexOf('@');
  const user = at < 0 ? null : authority.slice(0, at);
  const [, name, port] = /^(.*?)(:\d{1,5})?$/.exec(authority.slice(at + 1).toLowerCase())!;
  if (user?.startsWith('-') || name!.startsWith('-')) refuse(messages.REFUSED_DASH);
  if (!HOST.test(name!)) refuse(messages.REFUSED_SHAPE);
  const host = name! + (port ?? '');
  const path = slash < 0 ? '' : base.slice(slash);
  // The host of `https://user:12/34@host/x` is `user`, so the rest of the password would be shown as a path.
  if (path.includes('@')) refuse(messages.REFUSED_AT);
  if (scheme === 'ssh') {
    if (user?.includes(':')) refuse(messages.REFUSED_SSH_PASSWORD);
    if (user !== null && !isUser(user)) refuse(messages.REFUSED_SHAPE);
    return {
      transport: scheme,
      origin: `ssh://${user === null ? '' : `${user}@`}${host}`,
      host,
      path,
      credentials: null,
    };
  }
  const site: BaseUrl = { transport: scheme, origin: `${scheme}://${host}`, host, path, credentials: user || null };
  if (site.credentials !== null && !isPrivate(site)) refuse(messages.REFUSED_PLAIN_CREDENTIALS);
  return site;
}

/**
 * Parses `git@host:owner/name`. The path is relative to the user's home on the server, which `ssh://` cannot express.
 */
function siteOfScp(base: string, _: string, refuse: Refuse): BaseUrl {
  const [, user, host, path] = /^([^@]*)@([^:]*):(.*)$/s.exec(base) ?? refuse(messages.REFUSED_SHAPE);
  if (/\s/.test(base)) refuse(messages.REFUSED_SPACE);
  if (user!.startsWith('-') || host!.startsWith('-')) refuse(messages.REFUSED_DASH);
  if (!isUser(user!) || !HOST.test(host!) || host!.startsWith('[')) refuse(messages.REFUSED_SHAPE);
  const name = host!.toLowerCase();
  return { transport: 'ssh', origin: `${user}@${name}:`, host: name, path: path!, credentials: null };
}

const isUser = (name: string): boolean => /^[\w.][\w.+-]*$/.test(name);

function siteOfFile(base: string, refuse: Refuse): BaseUrl {
  const path = base.replace(/^localhost(?=\/)/, '');
  if (!path.startsWith('/')) refuse(messages.REFUSED_FILE_HOST);
  return { transport: 'file', origin: 'file://', host: '', path, credentials: null };
}

// ---- Text that Git addresses must not contain.
// Git receives addresses as data and never as arguments, so these rules are a second line of defence.

/** Returns the first rule that the text of any address violates; null if there is none. */
function faultOfText(text: string): string | null {
  if (text.length > ADDRESS_LENGTH_MAX) return messages.REFUSED_LENGTH;
  // Percent-encoded ones are rejected too: Git decodes them and passes them to credential helpers line by line.
  if (hasUnseen(text) || /%[01][0-9a-f]|%7f/i.test(text)) return messages.REFUSED_CONTROL;
  if (text.includes('#')) return messages.REFUSED_FRAGMENT;
  return null;
}

/** Returns the rule that the path of a repository violates; null if there is none. */
function faultOfPath(path: string): string | null {
  const names = path.split('/');
  if (names.every((name) => name === '')) return messages.REFUSED_NO_PATH;
  if (names.some((name) => name.startsWith('-') || /^%2d/i.test(name))) return messages.REFUSED_DASH;
  return null;
}

/** Returns the rule that the path of a folder violates; null if there is none. */
function faultOfSubfolder(subfolder: string): string | null {
  const names = subfolder.split('/');
  if (names.some((name) => name === '..') || subfolder.includes('\\') || /^[A-Za-z]:/.test(subfolder)) {
    return messages.REFUSED_SUBFOLDER;
  }
  return names.some((name) => name.startsWith('-')) ? messages.REFUSED_DASH : null;
}

/** Returns the reason to reject a ref: a leading `-`, or a rule of `git check-ref-format`. Null if it is valid. */
function faultOfRef(ref: string): string | null {
  if (ref.startsWith('-')) return messages.REFUSED_DASH;
  const isValid =
    !/[\s~^:?*[\\\p{Cc}]|\.\.|@\{|\/\//u.test(ref) &&
    ref.split('/').every((name) => name !== '' && !/^\.|\.lock$|^-/.test(name)) &&
    !ref.endsWith('.') &&
    ref !== '@';
  return isValid ? null : messages.REFUSED_REF;
}

// ---- URL layouts of well-known hosts: the parts that name the repository, and a folder in it.

interface Host {
  /** Number of path segments that name a repository (owner and name); null if groups can nest. */
  readonly names: number | null;
  /** Text between the repository and `<ref>/<folder>` in the URL of a web page. */
  readonly page: string;
}

const HOSTS: ReadonlyMap<string, Host> = new Map([
  ['github.com', { names: 2, page: '/tree/' }],
  ['bitbucket.org', { names: 2, page: '/src/' }],
  ['gitlab.com', { names: null, page: '/-/tree/' }],
]);

interface RepositoryPath {
  /** Starts with `/`. */
  readonly path: string;
  readonly subfolder: string;
  readonly ref: string | null;
}

const isKnownHost = (host: string): boolean => HOSTS.has(host);

/**
 * Splits a path on a known host into repository, subfolder and ref. Accepts `/owner/name`, `/owner/name/folder` from
 * module sources, and `/owner/name/tree/main/folder` from a browser. A ref in a browser URL ends at the first slash;
 * `?ref=` can name branches that contain one. Adds `.git`, so that each repository has one address.
 */
function splitPathOn(host: string, path: string): RepositoryPath {
  const known = HOSTS.get(host);
  if (known === undefined) return { path, subfolder: '', ref: null };
  const page = path.indexOf(known.page);
  const [repository, rest] = page < 0 ? [path, ''] : [path.slice(0, page), path.slice(page + known.page.length)];
  const names = repository.split('/').slice(1);
  const repositoryNames = known.names === null ? names : names.slice(0, known.names);
  const inner = names.slice(repositoryNames.length);
  const [ref = '', ...folders] = rest.split('/');
  return {
    path: `/${repositoryNames.join('/').replace(/\.git$/, '')}.git`,
    subfolder: [...inner, ...folders].join('/'),
    ref: ref === '' ? null : ref,
  };
}
