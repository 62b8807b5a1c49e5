/** Traversal of a module tree. */
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../../terraform/module-tree/module-model.js';

/** True for a module whose code is not available. */
export const isOpaque = (module: ModuleNode | OpaqueModule): module is OpaqueModule => !('code' in module);

/** Returns all modules whose code is available, callers before the modules that they call. */
export function modulesOf(root: ModuleNode): readonly ModuleNode[] {
  const modules: ModuleNode[] = [];
  const pending: ModuleNode[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    modules.push(node);
    // Reversed, because `pending` is a stack.
    for (const child of [...node.children.values()].reverse()) if (!isOpaque(child)) pending.push(child);
  }
  return modules;
}

/** Returns the code of each directory once, even if several calls lead to it. */
export function directoriesOf(root: ModuleNode): readonly ModuleCode[] {
  const byDirectory = new Map<string, ModuleCode>();
  for (const { code } of modulesOf(root)) if (!byDirectory.has(code.directory)) byDirectory.set(code.directory, code);
  return [...byDirectory.values()];
}

/**
 * A module call in one directory, and its target. All calls of the directory lead to the same target, unless the source
 * is an expression; then there is one entry per target.
 */
export interface Call {
  readonly from: ModuleCode;
  readonly call: CallCode;
  readonly to: ModuleNode | OpaqueModule;
}

/** Returns the same key for calls of one name and directory that lead to the same module. */
export const callKey = ({ directory }: ModuleCode, name: string, to: ModuleNode | OpaqueModule): string =>
  [directory, name, isOpaque(to) ? '' : to.code.directory].join('\n');

/** Returns the calls of all modules whose target is in the tree, each `callKey` once. */
export function callsOf(root: ModuleNode): readonly Call[] {
  const calls = new Map<string, Call>();
  for (const { code, children } of modulesOf(root)) {
    for (const call of code.calls) {
      const to = children.get(call.name);
      const key = to === undefined ? '' : callKey(code, call.name, to);
      if (to !== undefined && !calls.has(key)) calls.set(key, { from: code, call, to });
    }
  }
  return [...calls.values()];
}
