/** A module on the way through the tree: what its names mean, and which module calls it. */
import type { CallCode, ModuleNode, OpaqueModule } from '../module-tree/module-model.js';
import { type Names, namesOf } from './subject.js';

export interface Scope {
  readonly node: ModuleNode;
  /** Stands before the addresses in it: `module.a.module.b.`, empty for the root. */
  readonly prefix: string;
  readonly names: Names;
  readonly parent: Scope | null;
}

export const prefixOf = (path: readonly string[]): string => path.map((name) => `module.${name}.`).join('');

export const scopeOf = (node: ModuleNode, parent: Scope | null): Scope => ({
  node,
  parent,
  prefix: prefixOf(node.path),
  names: namesOf(node.code),
});

/** The call that leads to a module. */
export function callOf(child: ModuleNode | OpaqueModule, { node }: Scope): CallCode | null {
  return node.code.calls.find(({ name }) => name === child.path.at(-1)) ?? null;
}
