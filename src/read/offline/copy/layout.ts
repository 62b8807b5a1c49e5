/** Where things are in the private copy of a configuration. */
import { basename, dirname, join, relative, sep } from 'node:path';
import type { ModuleNode } from '../../hcl/module-model.js';
import { isWithin } from '../../hcl/tree/package.js';
import { isLocal } from '../../hcl/tree/source.js';
import { isOpaque } from '../modules.js';

/** Modules that came together: those of the source, or those that were fetched for one call. */
export interface Package {
  /** The lowest directory that all of its modules are in; absolute. Nothing outside of it is read. */
  readonly from: string;
  /** Its place in the copy. */
  readonly to: string;
}

export interface Layout {
  /** The temporary directory. */
  readonly top: string;
  /** Copy of the root module: Terraform runs here. */
  readonly root: string;
  readonly packages: readonly Package[];
}

/** Ours, beside the copy of the source. */
export const HOME = '.home';
export const PROVIDERS = '.providers';
export const VARIABLES = '.variables';
export const PLAN_FILE = '.plan';
const OURS: ReadonlySet<string> = new Set([HOME, PROVIDERS, VARIABLES, PLAN_FILE, '']);

/** Where `terraform init` puts what it fetches: `path.module` is the same as after one. */
export const MODULES = join('.terraform', 'modules');

/** @param top a directory without links that is ours alone */
export function layoutOf(tree: ModuleNode, top: string): Layout {
  const found: { readonly key: string; directories: string[] }[] = [];
  const gather = (node: ModuleNode, group: { directories: string[] }) => {
    group.directories.push(node.code.directory);
    const sources = new Map(node.code.calls.map(({ name, source }) => [name, source]));
    for (const [name, child] of node.children) {
      if (isOpaque(child)) continue;
      const source = sources.get(name);
      if (source != null && isLocal(source)) gather(child, group);
      else gather(child, open(child.path.join('.')));
    }
  };
  const open = (key: string) => {
    const group = { key, directories: [] as string[] };
    found.push(group);
    return group;
  };
  gather(tree, open(''));

  const from = commonAncestor(found[0]!.directories);
  // The same name, for configurations that call themselves after their directory.
  const base = OURS.has(basename(from)) ? 'source' : basename(from);
  const root = join(top, base, relative(from, tree.code.directory));
  const packages: Package[] = [{ from, to: join(top, base) }];
  for (const { key, directories } of found.slice(1)) {
    packages.push({ from: commonAncestor(directories), to: join(root, MODULES, key) });
  }
  return { top, root, packages };
}

export function commonAncestor(directories: readonly string[]): string {
  let ancestor = directories[0]!;
  for (const directory of directories) while (!isWithin(ancestor, directory)) ancestor = dirname(ancestor);
  return ancestor;
}

/** The package that a path of the source belongs to; null where it is in none. */
export function packageOf({ packages }: Layout, path: string): Package | null {
  let best: Package | null = null;
  for (const one of packages) if (isWithin(one.from, path) && one.from.length > (best?.from.length ?? -1)) best = one;
  return best;
}

/** Place in the copy of a path of the source. The path must be in a package. */
export function copyOf(layout: Layout, path: string): string {
  const { from, to } = packageOf(layout, path)!;
  return join(to, relative(from, path));
}

/** Of a place in the copy, seen from where Terraform runs; as module sources are written: `./a`, `../b`. */
export function localSource(from: string, to: string): string {
  const way = relative(from, to).split(sep).join('/');
  if (way === '') return './';
  return way.startsWith('../') || way === '..' ? way : `./${way}`;
}
