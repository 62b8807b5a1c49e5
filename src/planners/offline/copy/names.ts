/** Names of directories in the copy: those of the source, where they mean nothing but themselves. */
import { sep } from 'node:path';

/** Not empty, no way up, nothing that a template, a string or a path is made of; short enough for any file system. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const PLAIN = /^(?!\.{1,2}$)(?!~)[^\u0000-\u001f\u007f-\u009f$%{}"'`\\/:*?<>|\u2028\u2029\p{Cs}]+$/u;
const LENGTH_MAX = 80;
/** What makes a file code, or code that overrides other code. */
const CODE = /(?:_override)?\.(?:tf|tofu)(?:\.json)?$/;

export class SafeNames {
  readonly #given = new Map<string, string>();

  /** The same name for the same name, and for no other. */
  name(name: string): string {
    if (PLAIN.test(name) && name.length <= LENGTH_MAX) return name;
    const given = this.#given.get(name) ?? `~${this.#given.size + 1}${CODE.exec(name)?.[0] ?? ''}`;
    this.#given.set(name, given);
    return given;
  }

  /** @param path relative, without `..`; empty stays empty */
  path(path: string): string {
    return path === ''
      ? ''
      : path
          .split(sep)
          .map((name) => this.name(name))
          .join(sep);
  }
}
