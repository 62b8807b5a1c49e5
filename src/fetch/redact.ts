/** What code or people have written as an address, fit to be shown: a login may stand at any place of an odd one. */
import { printable } from '../text/printable.js';

/** `git::`, `https://`: what kind of address it is. */
const KIND = /^(?:[a-z0-9][a-z0-9+.-]*::)*(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?/i;
const LOCAL = /^(?:\.{1,2}(?:[/\\]|$)|[\\~]|\/(?!\/)|[a-z]:[/\\])/i;
/** The value of any parameter but these may be a token, and so may be its name. */
const PARAMETER = /[?&](ref=[\w./+-]{1,100}|depth=\d{1,9})(?=&|$)/g;

/**
 * Without all that is before the last `@`, blanks included, and without parameters that are not known. The user name of
 * SSH is `git` or goes with it, which costs a reader nothing.
 */
export function redact(text: string): string {
  const isLocal = LOCAL.test(text) && !text.includes('://');
  // A colon alone is that of a user or a host.
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

/** For messages, and for paths that are shown. */
export const shownAddress = (text: string): string => printable(redact(text));
