/** Paths of unpacked files: names that may be created, and links that lead out. */

import type { Files } from '../../../platform/io.js';
import { isWithin } from '../../../platform/text/paths.js';
import { FOLDER_DEPTH_MAX, LINK_BYTES_MAX, LINK_NAMES_MAX, NAME_BYTES_MAX, PATH_BYTES_MAX } from '../limits.js';

// ---- Decides which names from archives and Git trees may be created on disk.

/**
 * True for a path that is safe on every system. Rejects unprintable and special characters, and `.git` in every
 * spelling that a file system accepts.
 */
export function isSafePath(path: string): boolean {
  if (/[\p{Cc}\ufffd\\:]/u.test(path) || Buffer.byteLength(path) > PATH_BYTES_MAX) return false;
  const names = path.split('/');
  return names.length <= FOLDER_DEPTH_MAX && names.every(isSafeName);
}

const isSafeName = (name: string): boolean =>
  Buffer.byteLength(name) <= NAME_BYTES_MAX && !/^(|\.|\.\.|\.git|git~\d+)$/i.test(withoutIgnored(name));

/** Removes the characters that HFS+ ignores anywhere in a name, and the trailing spaces and dots that NTFS ignores. */
const withoutIgnored = (name: string): string => {
  const visible = name.replace(/\p{Cf}/gu, '');
  return /^\.{0,2}$/.test(visible) ? visible : visible.replace(/[. ]+$/, '');
};

/** Returns the path of an archive entry without `./` and trailing slashes; null for an unsafe one. */
export function entryPath(written: Uint8Array | string): string | null {
  const text = typeof written === 'string' ? written : utf8(written);
  if (text === null || text.startsWith('/')) return null;
  const path = text
    .split('/')
    .filter((name) => name !== '' && name !== '.')
    .join('/');
  return isSafePath(path) ? path : null;
}

/** Decodes UTF-8; null if the bytes are invalid. */
export function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * True if the text of a link alone proves that it stays in its package. The text must be short and relative, with `..`
 * only at the start and not above the root. If all links are plain and lie where their paths say, none leads outside,
 * and following one is cheap.
 * @param path path of the link relative to the package root
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

// ---- Checks the real targets of links after unpacking.

/**
 * Removes links that lead outside `tree`, to a missing file or in a cycle. The remaining links are safe to follow.
 * @returns the paths of the removed links
 */
export async function removeLinksOut(
  tree: string,
  links: readonly string[],
  io: Pick<Files, 'realPath' | 'remove'>,
): Promise<readonly string[]> {
  const top = await io.realPath(tree);
  const out: string[] = [];
  for (const link of links) {
    const target = await io.realPath(`${tree}/${link}`).catch(() => null);
    if (top !== null && target !== null && isWithin(top, target)) continue;
    out.push(link);
  }
  for (const link of out) await io.remove(`${tree}/${link}`);
  return out;
}
