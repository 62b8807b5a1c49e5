/** Names in archives and in trees of Git: which of them may be made on a disk. */

import { LINK_BYTES_MAX } from '../limits.js';
import { FOLDER_DEPTH_MAX, LINK_NAMES_MAX, NAME_BYTES_MAX, PATH_BYTES_MAX } from './limits.js';

/** Not those that cannot be printed or mean something else on some system; `.git` in all the ways that file systems read it. */
export function isSafePath(path: string): boolean {
  if (/[\p{Cc}\ufffd\\:]/u.test(path) || Buffer.byteLength(path) > PATH_BYTES_MAX) return false;
  const names = path.split('/');
  return names.length <= FOLDER_DEPTH_MAX && names.every(isSafeName);
}

const isSafeName = (name: string): boolean =>
  Buffer.byteLength(name) <= NAME_BYTES_MAX && !/^(|\.|\.\.|\.git|git~\d+)$/i.test(withoutIgnored(name));

/** HFS+ ignores some characters in names, NTFS spaces and dots at the end. */
const withoutIgnored = (name: string): string => {
  const visible = name.replace(/\p{Cf}/gu, '');
  return /^\.{0,2}$/.test(visible) ? visible : visible.replace(/[. ]+$/, '');
};

/** The path of an entry of an archive, without `./` and slashes at its end; null for one that is not made. */
export function entryPath(written: Uint8Array): string | null {
  const text = utf8(written);
  if (text === null || text.startsWith('/')) return null;
  const path = text
    .split('/')
    .filter((name) => name !== '' && name !== '.')
    .join('/');
  return isSafePath(path) ? path : null;
}

/** Null where it is none. */
export function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Whether a link leads to a place in its package by its text alone: short, relative, `..` only in front and not above
 * the top. Where all links are like that, and lie where their path says, none leads out, and following one is cheap.
 * @param path of the link from the top of the package
 */
export function isPlainLink(path: string, target: string): boolean {
  if (target === '' || Buffer.byteLength(target) > LINK_BYTES_MAX || target.startsWith('/')) return false;
  if (/[\p{Cc}\ufffd\\:]/u.test(target)) return false;
  const names = target
    .replace(/^(\.\/)+/, '')
    .replace(/\/$/, '')
    .split('/');
  const ups = names.findIndex((name) => name !== '..');
  const rest = ups < 0 ? [] : names.slice(ups);
  const above = ups < 0 ? names.length : ups;
  const depth = path.split('/').length - 1;
  return names.length <= LINK_NAMES_MAX && above <= depth && rest.every(isSafeName);
}
