/** Where things are in the private copy of a configuration. */
import { dirname, join, relative, sep } from 'node:path';
import { isLocal } from '../../../fetch/split-source.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { isWithin } from '../../../text/within.js';
import { isOpaque, modulesOf } from '../modules.js';
import type { FileRead } from '../sanitise/functions.js';
import { SafeNames } from './names.js';

/** Modules that came together: those of the source, or those that were fetched for one call. */
export interface Group {
  /** The lowest directory that all of its modules are in; absolute. */
  readonly from: string;
  /** Its place in the copy. */
  readonly to: string;
}

/** What the modules of one package may read. */
export interface PackageFiles {
  /** Of the package in the source. */
  readonly top: string;
  readonly number: number;
}

export interface Layout {
  /** The temporary directory. */
  readonly top: string;
  /** Copy of the root module: Terraform runs here. */
  readonly root: string;
  readonly groups: readonly Group[];
  /** By the directory of a module. */
  readonly files: ReadonlyMap<string, PackageFiles>;
  readonly names: SafeNames;
  /** The package of the root module in the source. */
  readonly own: string;
}

/** Ours, beside the copy of the source. */
export const HOME = '.home';
export const PROVIDERS = '.providers';
export const VARIABLES = '.variables';
export const PLAN_FILE = '.plan';
/** Code of ours in the root; no file of the source has such a name in the copy, and Terraform reads it. */
export const OWN_CODE = '~providers.tf';
const SOURCE = 'source';
/** What expressions read, by package: apart from code, and templates apart from all else. */
const FILES = '.files';
const TEMPLATES = '.templates';

/** Where `terraform init` puts what it fetches: `path.module` is the same as after one. */
export const MODULES = join('.terraform', 'modules');

/** @param top a directory without links that is ours alone */
export function layoutOf(tree: ModuleNode, top: string): Layout {
  const names = new SafeNames();
  const own = tree.top ?? tree.code.directory;
  const [first, ...others] = groupsOf(tree);
  const { directories } = first!;
  // The package as it is, so that paths in it are the same; where modules are beside it, what is around all of them.
  const from = commonAncestor([own, ...directories]);
  const to = join(top, SOURCE);
  const root = join(to, names.path(relative(from, tree.code.directory)));
  const groups: Group[] = [{ from, to }];
  for (const { key, directories: theirs } of others) {
    groups.push({ from: commonAncestor(theirs), to: join(root, MODULES, names.name(key)) });
  }
  return { top, root, groups, files: packagesOf(tree), names, own };
}

function groupsOf(tree: ModuleNode): { readonly key: string; readonly directories: string[] }[] {
  const found: { key: string; directories: string[] }[] = [];
  const open = (key: string) => {
    const group = { key, directories: [] };
    found.push(group);
    return group;
  };
  const gather = (node: ModuleNode, group: { directories: string[] }) => {
    group.directories.push(node.code.directory);
    const sources = new Map(node.code.calls.map(({ name, source }) => [name, source]));
    for (const [name, child] of node.children) {
      if (isOpaque(child)) continue;
      const source = sources.get(name);
      // Of its own package, too, by an absolute path.
      const isNear = source != null && (isLocal(source) || (child.top !== undefined && child.top === node.top));
      gather(child, isNear ? group : open(child.path.join('.')));
    }
  };
  gather(tree, open(''));
  return found;
}

/** A directory that is in two packages may read what is in the smaller one. */
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

function commonAncestor(directories: readonly string[]): string {
  let ancestor = directories[0]!;
  for (const directory of directories) while (!isWithin(ancestor, directory)) ancestor = dirname(ancestor);
  return ancestor;
}

/** Place in the copy of a path of the code. The path must be in a group. */
export function copyOf({ groups, names }: Layout, path: string): string {
  let best = groups[0]!;
  for (const one of groups) if (isWithin(one.from, path) && one.from.length > best.from.length) best = one;
  return join(best.to, names.path(relative(best.from, path)));
}

export const filesFor = ({ files }: Layout, module: string): PackageFiles => files.get(module)!;

/** Place in the copy of what is read; it must be in the package of the module that wants it. */
export function placeOf(layout: Layout, { path, isTemplate, module }: FileRead): string {
  const { top, number } = filesFor(layout, module);
  return join(layout.top, isTemplate ? TEMPLATES : FILES, String(number), relative(top, path));
}

/**
 * What `abspath` says: from the top of the package of the root, as if that was the whole machine. Null for the top itself,
 * whose name is none of the code's, and for what is elsewhere.
 */
export function absoluteOf({ own, names }: Layout, path: string): string | null {
  if (path === own || !isWithin(own, path)) return null;
  return `/${names.path(relative(own, path)).split(sep).join('/')}`;
}

/**
 * Of a place in the copy, seen from where Terraform runs; as module sources are written: `./a`, `../b`. Two dots alone
 * are a remote package to Terraform, and `./..` is what it makes of `../`.
 */
export function localSource(from: string, to: string): string {
  const way = relative(from, to).split(sep).join('/');
  if (way === '') return './';
  return way.startsWith('../') ? way : `./${way}`;
}
