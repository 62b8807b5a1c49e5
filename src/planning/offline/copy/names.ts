/** Names of files and directories in the copy: the original name if it is harmless, or else a generated one. */
import { sep } from 'node:path';

/**
 * Names that need no replacement: not empty, not `.` or `..`, and without characters that templates, strings or paths
 * are made of. Generated names begin with `~`, so such a name is replaced too. LENGTH_MAX fits any file system.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern excludes them
const PLAIN = /^(?!\.{1,2}$)(?!~)[^\u0000-\u001f\u007f-\u009f$%{}"'`\\/:*?<>|\u2028\u2029\p{Cs}]+$/u;
const LENGTH_MAX = 80;
/** Extension of a code file, with the suffix that makes it an override file. */
const CODE = /(?:_override)?\.(?:tf|tofu)(?:\.json)?$/;

export class SafeNames {
  readonly #given = new Map<string, string>();

  /** Returns the same result for the same name, and different results for different names. */
  name(name: string): string {
    if (PLAIN.test(name) && name.length <= LENGTH_MAX) return name;
    const given = this.#given.get(name) ?? `~${this.#given.size + 1}${CODE.exec(name)?.[0] ?? ''}`;
    this.#given.set(name, given);
    return given;
  }

  /**
   * Replaces each name in a path.
   *
   * @param path relative, without `..`; empty stays empty
   */
  path(path: string): string {
    return path === ''
      ? ''
      : path
          .split(sep)
          .map((name) => this.name(name))
          .join(sep);
  }
}
