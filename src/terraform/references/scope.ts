/** A module during a walk of the tree: its names and its calling module. */
import type { CallCode, ModuleNode, OpaqueModule } from '../module-tree/module-model.js';
import { type Names, namesOf } from './subject.js';

export interface Scope {
  readonly node: ModuleNode;
  /** Prefix of addresses in the module: `module.a.module.b.`; empty for the root module. */
  readonly prefix: string;
  readonly names: Names;
  readonly parent: Scope | null;
}

/** Returns the prefix of addresses in a module: `['a', 'b']` -> `module.a.module.b.`. */
export const prefixOf = (path: readonly string[]): string => path.map((name) => `module.${name}.`).join('');

export const scopeOf = (node: ModuleNode, parent: Scope | null): Scope => ({
  node,
  parent,
  prefix: prefixOf(node.path),
  names: namesOf(node.code),
});

/** Returns the call that leads to a module. */
export function callOf(child: ModuleNode | OpaqueModule, { node }: Scope): CallCode | null {
  return node.code.calls.find(({ name }) => name === child.path.at(-1)) ?? null;
}
