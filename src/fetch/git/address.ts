/** Addresses of Git repositories, as people write them and as module sources have them. */
import { InvalidInput } from '../../errors.js';
import { shownAddress } from '../redact.js';
import { isKnownHost, placeOn } from './hosts.js';
import { ADDRESS_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import { faultOfPath, faultOfRef, faultOfSubfolder, faultOfText } from './rules.js';

export type Transport = 'https' | 'http' | 'ssh' | 'file';

export interface GitAddress {
  readonly transport: Transport;
  /** What is fetched from, without user name and password unless it is the user of SSH. */
  readonly url: string;
  /** Lower case, with the port where there is one; empty for files. */
  readonly host: string;
  /** `user:password` or a token alone, as it was written. Goes to Git and nowhere else. */
  readonly credentials: string | null;
  /** In the repository, without slashes around it; empty for its root. */
  readonly subfolder: string;
  /** Branch, tag or commit; null for what the host takes as the main branch. */
  readonly ref: string | null;
}

/**
 * `https://host/path`, `ssh://`, `file://`, `git@host:path`, `github.com/owner/name`, `host.org/name.git`, each also behind
 * `git::`, and with `//subfolder`, `?ref=` and `?depth=` behind it (the depth is checked and not used: no more than one
 * commit is fetched anyway).
 *
 * @returns null for what is no Git address: a local path, a registry source.
 * @throws InvalidInput for an address that must not be used, with the reason; credentials are not in the message.
 */
export function parseGitAddress(text: string): GitAddress | null {
  const isForced = text.startsWith('git::');
  const address = isForced ? text.slice('git::'.length) : text;
  const refuse = (reason: string): never => {
    // A part of a long one could be the half of a password without the `@` that shows what it is.
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
  // Another address is in this one: its `//` would begin the folder, and its password would be shown as one.
  if (site.path.endsWith(':')) refuse(messages.REFUSED_AT);
  const place = site.transport === 'https' ? placeOn(site.host, site.path) : { ...site, subfolder: '', ref: null };
  const subfolder = [place.subfolder, parts.subfolder]
    .flatMap((folder) => folder.split('/'))
    .filter(isName)
    .join('/');
  const ref = parts.ref ?? place.ref;
  const broken = faultOfPath(place.path) ?? faultOfSubfolder(subfolder) ?? (ref === null ? null : faultOfRef(ref));
  if (broken !== null) refuse(broken);
  const { transport, host, credentials } = site;
  return { transport, url: site.origin + place.path, host, credentials, subfolder, ref };
}

/** Without credentials, and so fit for messages, logs and names of caches. `parseGitAddress` gives the same address back. */
export const printGitAddress = ({ url, subfolder, ref }: Pick<GitAddress, 'url' | 'subfolder' | 'ref'>): string =>
  url + (subfolder === '' ? '' : `//${subfolder}`) + (ref === null ? '' : `?ref=${encodeURIComponent(ref)}`);

/** A connection that nobody else can read, or one that does not leave this machine. */
export const isPrivate = ({ transport, host }: Pick<GitAddress, 'transport' | 'host'>): boolean =>
  transport !== 'http' || /^(localhost|(.+\.)?localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host);

const isName = (name: string): boolean => name !== '' && name !== '.';

/** `./x`, `/x`, `~/x`, `C:\x`, `\\server\share`. */
const isLocalPath = (text: string): boolean => /^(\.{1,2}([/\\]|$)|[/\\~]|[A-Za-z]:[/\\])/.test(text);

type Refuse = (reason: string) => never;

interface Shape {
  readonly kind: 'url' | 'scp' | 'shorthand' | 'helper';
  /** Scheme or helper. */
  readonly word: string;
  readonly rest: string;
}

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

/** `base//subfolder?ref=x`. */
function splitOff(text: string, refuse: Refuse): { base: string; subfolder: string; ref: string | null } {
  const mark = text.indexOf('?');
  const [whole, query] = mark < 0 ? [text, ''] : [text.slice(0, mark), text.slice(mark + 1)];
  const slashes = whole.indexOf('//');
  const [base, subfolder] = slashes < 0 ? [whole, ''] : [whole.slice(0, slashes), whole.slice(slashes + 2)];
  let ref: string | null = null;
  for (const parameter of query.split('&').filter((part) => part !== '')) {
    const [name, ...rest] = parameter.split('=');
    const value = decoded(rest.join('='));
    if (name === 'ref') {
      if (ref !== null) refuse(messages.REFUSED_REF_TWICE);
      ref = value ?? refuse(messages.REFUSED_REF);
    } else if (name !== 'depth') refuse(messages.refusedParameter(name!));
    else if (!/^\d{1,9}$/.test(value ?? '')) refuse(messages.REFUSED_DEPTH);
  }
  return { base: base.replace(/\/+$/, ''), subfolder, ref };
}

/** `%20` and its like; null where they are no UTF-8. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

interface Site {
  readonly transport: Transport;
  /** What comes before the path in the URL. */
  readonly origin: string;
  readonly host: string;
  readonly path: string;
  readonly credentials: string | null;
}

const SITES: Readonly<Record<Shape['kind'], (base: string, word: string, refuse: Refuse) => Site>> = {
  url: siteOfUrl,
  shorthand: siteOfUrl,
  scp: siteOfScp,
  helper: (_, word, refuse) => refuse(messages.refusedHelper(word)),
};

const HOST = /^([A-Za-z0-9](?:[A-Za-z0-9._-]*)|\[[0-9A-Fa-f:.]+\])$/;

function siteOfUrl(base: string, scheme: string, refuse: Refuse): Site {
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
  // `https://user:12/34@host/x` has the host `user`, and the rest of the password would be shown as a path.
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
  const site: Site = { transport: scheme, origin: `${scheme}://${host}`, host, path, credentials: user || null };
  if (site.credentials !== null && !isPrivate(site)) refuse(messages.REFUSED_PLAIN_CREDENTIALS);
  return site;
}

/** `git@host:owner/name`: a path from the home of the user there, which no `ssh://` address can say. */
function siteOfScp(base: string, _: string, refuse: Refuse): Site {
  const [, user, host, path] = /^([^@]*)@([^:]*):(.*)$/s.exec(base) ?? refuse(messages.REFUSED_SHAPE);
  if (/\s/.test(base)) refuse(messages.REFUSED_SPACE);
  if (user!.startsWith('-') || host!.startsWith('-')) refuse(messages.REFUSED_DASH);
  if (!isUser(user!) || !HOST.test(host!) || host!.startsWith('[')) refuse(messages.REFUSED_SHAPE);
  const name = host!.toLowerCase();
  return { transport: 'ssh', origin: `${user}@${name}:`, host: name, path: path!, credentials: null };
}

const isUser = (name: string): boolean => /^[\w.][\w.+-]*$/.test(name);

function siteOfFile(base: string, refuse: Refuse): Site {
  const path = base.replace(/^localhost(?=\/)/, '');
  if (!path.startsWith('/')) refuse(messages.REFUSED_FILE_HOST);
  return { transport: 'file', origin: 'file://', host: '', path, credentials: null };
}
