/**
 * Text that Git addresses must not contain. Git receives all of it as data and never as an argument, so these rules are a second
 * line of defence.
 */
import { hasUnseen } from '../../../platform/text/one-line.js';
import { ADDRESS_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';

/** Returns the first rule that the text of any address violates; null if there is none. */
export function faultOfText(text: string): string | null {
  if (text.length > ADDRESS_LENGTH_MAX) return messages.REFUSED_LENGTH;
  // Also rejects encoded ones: Git decodes them and passes them to credential helpers line by line.
  if (hasUnseen(text) || /%[01][0-9a-f]|%7f/i.test(text)) return messages.REFUSED_CONTROL;
  if (text.includes('#')) return messages.REFUSED_FRAGMENT;
  return null;
}

/** Checks a path in a URL or on a server. */
export function faultOfPath(path: string): string | null {
  const names = path.split('/');
  if (names.every((name) => name === '')) return messages.REFUSED_NO_PATH;
  if (names.some((name) => name.startsWith('-') || /^%2d/i.test(name))) return messages.REFUSED_DASH;
  return null;
}

export function faultOfSubfolder(subfolder: string): string | null {
  const names = subfolder.split('/');
  if (names.some((name) => name === '..') || subfolder.includes('\\') || /^[A-Za-z]:/.test(subfolder)) {
    return messages.REFUSED_SUBFOLDER;
  }
  return names.some((name) => name.startsWith('-')) ? messages.REFUSED_DASH : null;
}

/** Applies the rules of `git check-ref-format`, and rejects a leading `-`. */
export function faultOfRef(ref: string): string | null {
  if (ref.startsWith('-')) return messages.REFUSED_DASH;
  const isName =
    !/[\s~^:?*[\\\p{Cc}]|\.\.|@\{|\/\//u.test(ref) &&
    ref.split('/').every((name) => name !== '' && !/^\.|\.lock$|^-/.test(name)) &&
    !ref.endsWith('.') &&
    ref !== '@';
  return isName ? null : messages.REFUSED_REF;
}
