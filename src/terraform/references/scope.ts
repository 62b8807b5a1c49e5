import type { CallCode, ModuleNode, OpaqueModule } from '../module-tree/module-model.js';
import { type Names, namesOf } from './subject.js';

/** A module during a walk of the module tree, with its names and its calling module. */
export interface Scope {
  readonly node: ModuleNode;
  /** Prefix of addresses in the module: `module.a.module.b.`; empty for the root module. */
  readonly prefix: string;
  readonly names: Names;
  readonly parent: Scope | null;
}

/** Returns the prefix of addresses in a module: `['a', 'b']` -> `module.a.module.b.`. */
export const prefixOf = (path: readonly string[]): string => path.map((name) => `module.${name}.`).join('');

/** @param parent the calling module; null for the root module */
export const scopeOf = (node: ModuleNode, parent: Scope | null): Scope => ({
  node,
  parent,
  prefix: prefixOf(node.path),
  names: namesOf(node.code),
});

/** Returns the module call that creates the child; null if the scope's module has none of that name. */
export function callOf(child: ModuleNode | OpaqueModule, { node }: Scope): CallCode | null {
  return node.code.calls.find(({ name }) => name === child.path.at(-1)) ?? null;
}
