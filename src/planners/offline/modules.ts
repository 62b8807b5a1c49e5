/** Ways through a tree of modules. */
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../../terraform/module-tree/module-model.js';

export const isOpaque = (module: ModuleNode | OpaqueModule): module is OpaqueModule => !('code' in module);

/** All modules whose code is here, each before those that it calls. */
export function modulesOf(root: ModuleNode): readonly ModuleNode[] {
  const found: ModuleNode[] = [];
  const open: ModuleNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    found.push(node);
    for (const child of [...node.children.values()].reverse()) if (!isOpaque(child)) open.push(child);
  }
  return found;
}

/** The code of each directory once, however often it is called. */
export function directoriesOf(root: ModuleNode): readonly ModuleCode[] {
  const found = new Map<string, ModuleCode>();
  for (const { code } of modulesOf(root)) if (!found.has(code.directory)) found.set(code.directory, code);
  return [...found.values()];
}

/**
 * A call in one directory, and where it leads. Wherever the directory is called from, its calls lead to the same modules,
 * unless a source is an expression: then there is one of these for each module.
 */
export interface Call {
  readonly from: ModuleCode;
  readonly call: CallCode;
  readonly to: ModuleNode | OpaqueModule;
}

/** The same for calls of the same directory that lead to the same module. */
export const callKey = ({ directory }: ModuleCode, name: string, to: ModuleNode | OpaqueModule): string =>
  [directory, name, isOpaque(to) ? '' : to.code.directory].join('\n');

export function callsOf(root: ModuleNode): readonly Call[] {
  const found = new Map<string, Call>();
  for (const { code, children } of modulesOf(root)) {
    for (const call of code.calls) {
      const to = children.get(call.name);
      const key = to === undefined ? '' : callKey(code, call.name, to);
      if (to !== undefined && !found.has(key)) found.set(key, { from: code, call, to });
    }
  }
  return [...found.values()];
}
