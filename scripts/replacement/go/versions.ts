/** Reads releases of a provider from a clone of its repository, which may be bare. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { ReplacementRule, UnsetValue } from '../../../src/catalog/replacement.js';

/** Rules and defaults of a resource type, by path. */
export interface TypeFacts {
  readonly rules: ReadonlyMap<string, ReplacementRule>;
  readonly defaults: ReadonlyMap<string, UnsetValue>;
  /** True if a part of the schema could not be read. */
  readonly isPartial: boolean;
}

/** Files of a release, by path. */
export interface Release {
  readonly version: string;
  readonly major: number;
  /** Paths with the ids of their contents. */
  readonly files: ReadonlyMap<string, string>;
  /** Returns the texts of files by path. */
  readonly textsOf: (paths: readonly string[]) => ReadonlyMap<string, string>;
}

/** A repository with the source code of a provider. */
export interface Repository {
  readonly source: string;
  readonly oldestMajor: number;
  /** 5 to read every fifth minor version of the newest major versions. */
  readonly step: number;
  readonly folders: readonly string[];
}

/**
 * Returns releases, oldest first: minor versions of the two newest major versions, every tenth minor version before them,
 * and the newest of all.
 */
export function releasesIn(clone: string, { oldestMajor, step, folders }: Repository): readonly Release[] {
  const tags = git(clone, ['tag'])
    .toString()
    .split('\n')
    .flatMap((tag) => {
      const [, ...numbers] = /^v(\d+)\.(\d+)\.(\d+)$/.exec(tag) ?? [];
      const [major = -1, minor = 0, patch = 0] = numbers.map(Number);
      return major >= oldestMajor ? [{ tag, major, minor, patch }] : [];
    })
    .sort((a, b) => a.major - b.major || a.minor - b.minor || a.patch - b.patch);
  const newest = tags.at(-1);
  const isUsed = ({ major, minor, patch }: (typeof tags)[number]): boolean =>
    patch === 0 && (minor % 10 === 0 || (minor % step === 0 && major >= (newest?.major ?? 0) - 1));
  const used = tags.filter((tag) => tag === newest || isUsed(tag));
  return used.map(({ tag, major }) => {
    const lines = git(clone, ['ls-tree', '-r', '--format=%(objectname) %(path)', tag, ...folders])
      .toString()
      .split('\n');
    const files = new Map(
      lines
        .filter((line) => /\.go$/.test(line) && !/_test\.go$/.test(line))
        .map((line) => [line.slice(41), line.slice(0, 40)]),
    );
    return {
      version: tag.slice(1),
      major,
      files,
      textsOf: (paths) => textsOf(clone, files, paths),
    };
  });
}

/** Returns a text that changes with the contents of files. */
export const fingerprintOf = ({ files, major }: Release, paths: readonly string[]): string =>
  createHash('sha1')
    .update(`${major} ${paths.map((path) => files.get(path)).join()}`)
    .digest('hex');

/** Reads files with one call of Git, because each call looks through the whole clone. */
function textsOf(
  clone: string,
  ids: ReadonlyMap<string, string>,
  paths: readonly string[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  if (paths.length === 0) return texts;
  const output = git(clone, ['cat-file', '--batch'], `${paths.map((path) => ids.get(path)).join('\n')}\n`);
  let at = 0;
  for (const path of paths) {
    const end = output.indexOf('\n', at);
    const size = Number(output.subarray(at, end).toString().split(' ')[2]);
    texts.set(path, output.subarray(end + 1, end + 1 + size).toString());
    at = end + size + 2;
  }
  return texts;
}

/** Runs Git. @throws {Error} with Git's own message */
export function git(clone: string, args: readonly string[], input = ''): Buffer {
  const { status, stdout, stderr } = spawnSync('git', ['-C', clone, ...args], { input, maxBuffer: 1 << 30 });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}
