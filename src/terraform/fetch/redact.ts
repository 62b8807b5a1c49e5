/** Removes credentials from addresses for display. A malformed address may contain credentials anywhere. */
import { printable } from '../../platform/text/printable.js';

/** The prefix that names the kind of address, such as `git::` and `https://`. */
const KIND = /^(?:[a-z0-9][a-z0-9+.-]*::)*(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?/i;
/** A path on this machine, in which an `@` is part of a name. */
const LOCAL = /^(?:\.{1,2}(?:[/\\]|$)|[\\~]|\/(?!\/)|[a-z]:[/\\])/i;
/** Safe parameters. The value of any other parameter may be a token, and so may its name. */
const PARAMETER = /[?&](ref=[\w./+-]{1,100}|depth=\d{1,9})(?=&|$)/g;

/**
 * Returns the address without the text before its last `@`, including blanks, and with `***` for unknown parameters. Of
 * user names, only `git` stays.
 */
export function redact(text: string): string {
  const isLocal = LOCAL.test(text) && !text.includes('://');
  // A single colon belongs to a user or a host.
  const [written] = KIND.exec(text) as unknown as [string];
  const kind = /(::|:\/\/)$/.test(written) ? written : written.replace(/[^:]*:?$/, '');
  const rest = text.slice(kind.length);
  const at = isLocal ? -1 : rest.lastIndexOf('@');
  const user = rest.slice(0, Math.max(0, at)) === 'git' ? 'git@' : '';
  const place = rest.slice(at + 1);
  const [, base = '', more = ''] = /^([^?#;&]*)(.*)$/s.exec(place)!;
  const known = [...more.matchAll(PARAMETER)].map(([, parameter]) => parameter);
  const isWhole = more === '' || `?${known.join('&')}` === more;
  const query = [...known, ...(isWhole ? [] : ['***'])].join('&');
  return `${kind}${user}${base}${query === '' ? '' : `?${query}`}`;
}

/** Returns an address that is safe to print in messages and paths. */
export const shownAddress = (text: string): string => printable(redact(text));
