/** Titles of sources, and names that tell two sources apart. */

import { relative, sep } from 'node:path';
import { short } from '../../platform/text/printable.js';
import { parseGitAddress } from './git/address.js';
import { GIT_SETTINGS_BYTES_MAX, TITLE_LENGTH_MAX } from './limits.js';
import { type Machine, repositoryContaining } from './package.js';

// ---- Default titles of sources.
// A title is the same on every machine, so the folder that a clone or a plain directory lies in never appears in it.

/** Returns the file name without folder and extension: `plans/prod.json` -> `prod`. */
export function titleOfFile(path: string): string {
  const name = path.split(/[\\/]/).at(-1) as string;
  return short(name.replace(/(?<=.)\.(?:json|tfstate)$/, ''), TITLE_LENGTH_MAX);
}

/** Returns the folder within the fetched repository, or the repository's name if the address has no subfolder. */
export function titleOfAddress({ url, subfolder }: { readonly url: string; readonly subfolder: string }): string {
  return short(subfolder === '' ? repositoryName(url) : subfolder, TITLE_LENGTH_MAX);
}

/**
 * Returns the directory's path relative to the repository root; at the root, the repository's name from the URL of
 * `origin`. Empty if neither is known.
 */
export async function titleOfDirectory(directory: string, io: Machine): Promise<string> {
  const real = await io.realPath(directory === '' ? '.' : directory).catch(() => null);
  const top = real === null ? null : await repositoryContaining(real, io);
  if (real === null || top === null) return '';
  const path = relative(top, real).split(sep).join('/');
  return short(path === '' ? await nameOfClone(top, io) : path, TITLE_LENGTH_MAX);
}

/** Returns the name of the repository that a clone comes from; empty if it is not known. */
async function nameOfClone(top: string, io: Machine): Promise<string> {
  const url = await urlOfClone(top, io);
  return url === null ? '' : repositoryName(url);
}

/**
 * Returns the host and path of the repository that a clone comes from: `github.com/acme/infra`. Null if it is not
 * known.
 * @param top root of the clone
 */
export async function originOfClone(top: string, io: Machine): Promise<string | null> {
  const url = await urlOfClone(top, io);
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)?(?:[^/@]*@)?([^/:]+)(?::\d+)?[/:]+(.+?)(?:\.git)?\/*$/.exec(url ?? '') ?? [];
  return host === undefined ? null : `${host.toLowerCase()}/${path}`;
}

/**
 * Returns the URL of `origin` without credentials; null if there is none, or it names a local path. Reads `.git/config`
 * only: a `.git` file points outside the repository and is not followed.
 */
async function urlOfClone(top: string, io: Machine): Promise<string | null> {
  const settings = await io.readRegular(`${top}/.git/config`, GIT_SETTINGS_BYTES_MAX).catch(() => null);
  if (!(settings instanceof Uint8Array)) return null;
  const origin = originIn(new TextDecoder().decode(settings));
  try {
    const address = origin === null ? null : parseGitAddress(origin);
    return address === null || address.transport === 'file' ? null : address.url;
  } catch {
    // An address that groundplan refuses to fetch gives no title either.
    return null;
  }
}

/** Returns the `url` in the section `[remote "origin"]` of Git settings; null if there is none. */
function originIn(settings: string): string | null {
  let section = '';
  for (const line of settings.split('\n')) {
    section = /^\s*\[(.*)\]\s*$/.exec(line)?.[1] ?? section;
    const url = /^\s*url\s*=\s*(\S+)\s*$/.exec(line)?.[1];
    if (url !== undefined && section === 'remote "origin"') return url;
  }
  return null;
}

/** Returns the name of a repository: `https://example.com/team/shop.git` -> `shop`. Empty for a URL without a path. */
const repositoryName = (url: string): string =>
  /[/:]([^/:]+?)(?:\.git)?\/*$/.exec(url.replace(/^[a-z]+:\/\/[^/]*(?=\/|$)/, ''))?.[1] ?? '';

// ---- Names for two compared sources: the last part of their paths that differs, never a full path.

export interface Names {
  readonly before: string;
  readonly after: string;
}

const ENDING = /(?<=.)\.(?:json|tfstate|tfvars|tfvars\.json)$/;

/**
 * Returns short names that tell two paths apart, such as `dev` and `prod` for `dev/plan.json` and `prod/plan.json`.
 * Null if the names would be equal or empty.
 */
export function distinctNames(before: string, after: string): Names | null {
  const [stepsBefore, stepsAfter] = [stepsOf(before), stepsOf(after)];
  while (stepsBefore.length > 1 && stepsAfter.length > 1 && stepsBefore.at(-1) === stepsAfter.at(-1)) {
    stepsBefore.pop();
    stepsAfter.pop();
  }
  const names = { before: nameOf(stepsBefore), after: nameOf(stepsAfter) };
  return names.before === '' || names.after === '' || names.before === names.after ? null : names;
}

const stepsOf = (path: string): string[] => path.split(/[\\/]/).filter((step) => step !== '' && step !== '.');

/** Returns the last step of a path, without query, fragment and file extension; empty for `..`. */
function nameOf(steps: readonly string[]): string {
  const last = steps.at(-1) ?? '';
  return last === '..'
    ? ''
    : short(
        last
          .replace(/[?#].*$/, '')
          .replace(ENDING, '')
          .replace(/(?<=.)\.git$/, ''),
        TITLE_LENGTH_MAX,
      );
}
