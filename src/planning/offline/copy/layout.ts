/**
 * Maps paths of a configuration to paths in its private copy. `copy.ts` writes the copy, Terraform plans it, and the
 * results are mapped back.
 */

import { dirname, join, relative, sep } from 'node:path';
import { isWithin } from '../../../platform/text/paths.js';
import { isLocal } from '../../../terraform/fetch/split-source.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { isOpaque, modulesOf } from '../modules.js';
import type { FileRead } from '../sanitise/functions.js';

/** Modules that are copied together: those of the source, or those that were fetched for one call. */
export interface Group {
  /** The lowest directory that contains all modules of the group; absolute. */
  readonly from: string;
  /** Path of this directory in the copy; absolute. */
  readonly to: string;
}

/** The files that the modules of one package may read. */
export interface PackageFiles {
  /** Top directory of the package in the source. */
  readonly top: string;
  /** Name of the package's folder in `.files` and `.templates`. */
  readonly number: number;
}

/** The directories of the copy. */
export interface Layout {
  /** The temporary directory. */
  readonly top: string;
  /** Copy of the root module, in which Terraform runs. */
  readonly root: string;
  readonly groups: readonly Group[];
  /** Packages by the directory of the module. */
  readonly files: ReadonlyMap<string, PackageFiles>;
  readonly names: SafeNames;
  /** Top directory of the root module's package in the source. */
  readonly packageTop: string;
}

/** Entries that groundplan adds beside the copy of the source. */
export const HOME = '.home';
export const PROVIDERS = '.providers';
export const VARIABLES = '.variables';
export const PLAN_FILE = '.plan';
/** Code that groundplan adds to the root module. Terraform reads the file, and no copied file has such a name. */
export const PROVIDERS_FILE = '~providers.tf';
const SOURCE = 'source';
/**
 * Directories for files that expressions read, by package. These files are apart from the code, and templates are apart
 * from both.
 */
const FILES = '.files';
const TEMPLATES = '.templates';

/**
 * Directory in which `terraform init` stores fetched modules. With the same directory, `path.module` is the same as
 * after an init.
 */
export const MODULES = join('.terraform', 'modules');

/**
 * Returns the layout of the copy of a module tree.
 * @param top a new, empty directory whose path contains no links
 */
export function layoutOf(tree: ModuleNode, top: string): Layout {
  const names = new SafeNames();
  const packageTop = tree.top ?? tree.code.directory;
  const [first, ...others] = groupsOf(tree);
  const { directories } = first!;
  // The whole package is the base, so that relative paths in it stay the same. The base is wider if modules lie beside
  // the package.
  const from = commonAncestor([packageTop, ...directories]);
  const to = join(top, SOURCE);
  const root = join(to, names.path(relative(from, tree.code.directory)));
  const groups: Group[] = [{ from, to }];
  for (const fetched of others) {
    groups.push({ from: commonAncestor(fetched.directories), to: join(root, MODULES, names.name(fetched.key)) });
  }
  return { top, root, groups, files: packagesOf(tree), names, packageTop };
}

/**
 * Returns the directories of each group. The first group is the source, with an empty key; others have the path of
 * their call.
 */
function groupsOf(tree: ModuleNode): { readonly key: string; readonly directories: string[] }[] {
  const groups: { key: string; directories: string[] }[] = [];
  const begin = (key: string) => {
    const group = { key, directories: [] };
    groups.push(group);
    return group;
  };
  const gather = (node: ModuleNode, group: { directories: string[] }) => {
    group.directories.push(node.code.directory);
    const sources = new Map(node.code.calls.map(({ name, source }) => [name, source]));
    for (const [name, child] of node.children) {
      if (isOpaque(child)) continue;
      const source = sources.get(name);
      // A call by absolute path stays in the group too, if its target is in the same package.
      const isInGroup = source != null && (isLocal(source) || (child.top !== undefined && child.top === node.top));
      gather(child, isInGroup ? group : begin(child.path.join('.')));
    }
  };
  gather(tree, begin(''));
  return groups;
}

/** Returns the package of each module directory. A directory in two packages gets the smaller one. */
function packagesOf(tree: ModuleNode): ReadonlyMap<string, PackageFiles> {
  const tops = new Map<string, string>();
  for (const { code, top = code.directory } of modulesOf(tree)) {
    const known = tops.get(code.directory);
    if (known === undefined || isWithin(known, top)) tops.set(code.directory, top);
  }
  const numbers = new Map<string, number>();
  return new Map(
    [...tops].map(([directory, top]) => {
      const number = numbers.get(top) ?? numbers.size;
      numbers.set(top, number);
      return [directory, { top, number }];
    }),
  );
}

/** Returns the lowest directory that contains all directories, of which there is at least one. */
function commonAncestor(directories: readonly string[]): string {
  let ancestor = directories[0]!;
  for (const directory of directories) while (!isWithin(ancestor, directory)) ancestor = dirname(ancestor);
  return ancestor;
}

/** Returns the path in the copy for a path of the source, which must be in a group. */
export function copyOf({ groups, names }: Layout, path: string): string {
  let best = groups[0]!;
  for (const group of groups) if (isWithin(group.from, path) && group.from.length > best.from.length) best = group;
  return join(best.to, names.path(relative(best.from, path)));
}

/**
 * Returns the package whose files a module may read.
 * @param module directory of a module of the tree
 */
export const filesFor = ({ files }: Layout, module: string): PackageFiles => files.get(module)!;

/**
 * Returns the path in the copy for a file that expressions read, which must be in the package of the module that reads
 * it.
 */
export function copyOfFile(layout: Layout, { path, isTemplate, module }: FileRead): string {
  const { top, number } = filesFor(layout, module);
  return join(layout.top, isTemplate ? TEMPLATES : FILES, String(number), relative(top, path));
}

/**
 * Returns the result of `abspath`, as if the root module's package was the whole machine. Null for the top of the
 * package, whose name is not in the code, and for paths outside.
 */
export function absoluteOf({ packageTop, names }: Layout, path: string): string | null {
  if (path === packageTop || !isWithin(packageTop, path)) return null;
  return `/${names.path(relative(packageTop, path)).split(sep).join('/')}`;
}

/**
 * Returns the relative path between two directories of the copy as a module source: `./a`, `../b`. Terraform takes `..`
 * for a remote package and turns `../` into `./..`.
 */
export function localSource(from: string, to: string): string {
  const path = relative(from, to).split(sep).join('/');
  if (path === '') return './';
  return path.startsWith('../') ? path : `./${path}`;
}

// ---- Names in the copy: the original if it is harmless, or else a generated one.

/**
 * Names that need no replacement: not empty, not `.` or `..`, and without characters that templates, strings or paths
 * are made of. Generated names begin with `~`, so such a name is replaced too. LENGTH_MAX fits any file system.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern excludes them
const PLAIN = /^(?!\.{1,2}$)(?!~)[^\u0000-\u001f\u007f-\u009f$%{}"'`\\/:*?<>|\u2028\u2029\p{Cs}]+$/u;
const LENGTH_MAX = 80;
/** Extension of a code file, with the suffix that makes it an override file. */
const CODE = /(?:_override)?\.(?:tf|tofu)(?:\.json)?$/;

/** The names of files and directories in one copy. */
class SafeNames {
  readonly #generated = new Map<string, string>();

  /** Returns the same result for the same name, and different results for different names. */
  name(name: string): string {
    if (PLAIN.test(name) && name.length <= LENGTH_MAX) return name;
    const generated = this.#generated.get(name) ?? `~${this.#generated.size + 1}${CODE.exec(name)?.[0] ?? ''}`;
    this.#generated.set(name, generated);
    return generated;
  }

  /**
   * Replaces each name in a path.
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
