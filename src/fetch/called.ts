/**
 * What a source is called that nobody has given a title: what is certain of it, and the same wherever it stands. Where a clone
 * or a folder of no repository lies is anybody's choice, so it names nothing.
 */
import { relative, sep } from 'node:path';
import { short } from '../text/short.js';
import { parseGitAddress } from './git/address.js';
import { CALLED_LENGTH_MAX, GIT_SETTINGS_BYTES_MAX } from './limits.js';
import { type Machine, repositoryAround } from './package.js';

/** A file by its name without the folder: `prod` for `plans/prod.json`. */
export function calledFile(path: string): string {
  const name = path.split(/[\\/]/).at(-1) as string;
  return short(name.replace(/(?<=.)\.(?:json|tfstate)$/, ''), CALLED_LENGTH_MAX);
}

/** What was fetched: its folder in the repository, of the whole repository its name. */
export function calledAddress({ url, subfolder }: { readonly url: string; readonly subfolder: string }): string {
  return short(subfolder === '' ? repositoryName(url) : subfolder, CALLED_LENGTH_MAX);
}

/** A directory by its way from the top of its repository, the top by where it was cloned from; empty where neither is known. */
export async function calledDirectory(directory: string, io: Machine): Promise<string> {
  const real = await io.realPath(directory === '' ? '.' : directory).catch(() => null);
  const top = real === null ? null : await repositoryAround(real, io);
  if (real === null || top === null) return '';
  const way = relative(top, real).split(sep).join('/');
  return short(way === '' ? await nameOfClone(top, io) : way, CALLED_LENGTH_MAX);
}

/** By its settings alone: a `.git` that is a file leads out of the repository, and is not followed. */
async function nameOfClone(top: string, io: Machine): Promise<string> {
  const settings = await io.readRegular(`${top}/.git/config`, GIT_SETTINGS_BYTES_MAX).catch(() => null);
  if (!(settings instanceof Uint8Array)) return '';
  const origin = originIn(new TextDecoder().decode(settings));
  try {
    const address = origin === null ? null : parseGitAddress(origin);
    return address === null || address.transport === 'file' ? '' : repositoryName(address.url);
  } catch {
    // An address that is refused names nothing.
    return '';
  }
}

/** `url` in the section `[remote "origin"]`. */
function originIn(settings: string): string | null {
  let section = '';
  for (const line of settings.split('\n')) {
    section = /^\s*\[(.*)\]\s*$/.exec(line)?.[1] ?? section;
    const url = /^\s*url\s*=\s*(\S+)\s*$/.exec(line)?.[1];
    if (url !== undefined && section === 'remote "origin"') return url;
  }
  return null;
}

/** `shop` of `https://example.com/team/shop.git`. */
const repositoryName = (url: string): string =>
  /[/:]([^/:]+?)(?:\.git)?\/*$/.exec(url.replace(/^[a-z]+:\/\/[^/]*(?=\/|$)/, ''))?.[1] ?? '';
