/** Removes credentials from addresses for display. A malformed address may contain credentials anywhere. */
import { printable } from '../../platform/text/printable.js';

/** The prefix that names the kind of address: `git::`, `https://` or both. */
const KIND = /^(?:[a-z0-9][a-z0-9+.-]*::)*(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?/i;
/** A path on this machine, in which an `@` is part of a name. */
const LOCAL = /^(?:\.{1,2}(?:[/\\]|$)|[\\~]|\/(?!\/)|[a-z]:[/\\])/i;
/** Parameters that are safe to show. Any other one may be a token, in its value or in its name. */
const PARAMETER = /[?&](ref=[\w./+-]{1,100}|depth=\d{1,9})(?=&|$)/g;

/**
 * Removes everything between the prefix and the last `@`, except for the user name `git`, and replaces unknown
 * parameters by `***`. Example: `https://me:pass word@x.com/r?ref=v1&token=1` -> `https://x.com/r?ref=v1&***`.
 */
export function redact(text: string): string {
  const isLocal = LOCAL.test(text) && !text.includes('://');
  // A single colon belongs to a user or a host.
  const [written] = KIND.exec(text) as unknown as [string];
  const kind = /(::|:\/\/)$/.test(written) ? written : written.replace(/[^:]*:?$/, '');
  const rest = text.slice(kind.length);
  const at = isLocal ? -1 : rest.lastIndexOf('@');
  const user = rest.slice(0, Math.max(0, at)) === 'git' ? 'git@' : '';
  const [, base = '', more = ''] = /^([^?#;&]*)(.*)$/s.exec(rest.slice(at + 1))!;
  const known = [...more.matchAll(PARAMETER)].map(([, parameter]) => parameter);
  const isWhole = more === '' || `?${known.join('&')}` === more;
  const query = [...known, ...(isWhole ? [] : ['***'])].join('&');
  return `${kind}${user}${base}${query === '' ? '' : `?${query}`}`;
}

/** Returns an address that is safe to print in messages and paths. */
export const shownAddress = (text: string): string => printable(redact(text));
