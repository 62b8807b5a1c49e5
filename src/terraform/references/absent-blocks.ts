/**
 * Finds the absent blocks of the code: resources, data sources and module calls without instances (`count = 0`). The
 * plan leaves them out, so the report lists them: every block either has instances or is listed here.
 */

import { argumentOf } from '../hcl/walk.js';
import type { CallCode, ModuleNode, OpaqueModule, ResourceCode } from '../module-tree/module-model.js';
import { prefixOf, resourceAddress } from './subject.js';

/** A resource, data source or module call without instances. */
export interface AbsentBlock {
  /** Configuration address: `module.a.aws_vpc.b`, `module.a`. */
  readonly address: string;
  /** The argument that sets the number of instances; null if there is none. */
  readonly countArgument: 'count' | 'for_each' | 'enabled' | null;
  readonly code: ResourceCode | CallCode;
  readonly module: ModuleNode;
}

/** Returns the key of a block in the reference graphs: the address of a resource, the prefix of a module. */
export const blockKey = ({ address, code }: AbsentBlock): string => ('mode' in code ? address : `${address}.`);

/**
 * Finds the blocks without instances. For a module that creates nothing, lists the call instead of each block in it.
 * Ignores ephemeral resources, which never appear in a plan's result.
 * @param withInstances configuration addresses of the resources and data sources that have instances
 * @returns the blocks in code order, outer modules first
 */
export function findAbsent(root: ModuleNode, withInstances: ReadonlySet<string>): readonly AbsentBlock[] {
  const modulesInUse = new Set([...withInstances].flatMap(prefixesOf));
  const absent: AbsentBlock[] = [];
  const pending: ModuleNode[] = [root];
  for (let module = pending.pop(); module !== undefined; module = pending.pop()) {
    const prefix = prefixOf(module.path);
    for (const code of module.code.resources) {
      const address = `${prefix}${resourceAddress(code)}`;
      if (code.mode !== 'ephemeral' && !withInstances.has(address))
        absent.push({ address, countArgument: findCountArgument(code), code, module });
    }
    // Reversed, because `pending` is a stack.
    for (const code of [...module.code.calls].reverse()) {
      const child = module.children.get(code.name);
      if (child === undefined) continue;
      const childPrefix = prefixOf(child.path);
      const countArgument = findCountArgument(code);
      const isListed = !modulesInUse.has(childPrefix) && (countArgument !== null || isBare(child));
      if (isListed) absent.push({ address: childPrefix.slice(0, -1), countArgument, code, module });
      else if ('code' in child) pending.push(child);
    }
  }
  return absent;
}

/** True if the module contains nothing that could be listed instead. */
const isBare = (module: ModuleNode | OpaqueModule): boolean =>
  !('code' in module) || (module.code.resources.length === 0 && module.code.calls.length === 0);

/** Returns the argument that sets the number of instances; null if there is none. */
function findCountArgument({ block: { body } }: ResourceCode | CallCode): AbsentBlock['countArgument'] {
  for (const name of ['count', 'for_each'] as const) if (argumentOf(body, name) !== null) return name;
  const lifecycle = body.blocks.find(({ type }) => type === 'lifecycle');
  return lifecycle !== undefined && argumentOf(lifecycle.body, 'enabled') !== null ? 'enabled' : null;
}

/**
 * Returns the prefixes of all modules that contain a resource, outermost first: `module.a.module.b.aws_vpc.c` ->
 * `module.a.`, `module.a.module.b.`
 * @param address a configuration address, in which a module never has an instance key
 */
export function prefixesOf(address: string): readonly string[] {
  const parts = address.split('.');
  const prefixes: string[] = [];
  for (let start = 0; parts[start] === 'module' && start + 2 < parts.length; start += 2)
    prefixes.push(`${parts.slice(0, start + 2).join('.')}.`);
  return prefixes;
}
