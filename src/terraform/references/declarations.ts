/** Where the code declares its resources and their attributes, for who asks why something is drawn. */
import type { Declaration, Inventory } from '../../graph/inventory.js';
import type { ModuleNode, ResourceCode, Written } from '../module-tree/module-model.js';
import { opaqueResource } from '../module-tree/opaque.js';
import { configAddressOf } from './config-address.js';
import { heldIn } from './held.js';
import { prefixOf } from './scope.js';
import { resourceAddress } from './subject.js';

/** The same inventory, each resource with its place in the code where that is known. */
export function withDeclarations(inventory: Inventory, root: ModuleNode): Inventory {
  const declarations = declarationsIn(root);
  const resources = inventory.resources.map((resource) => {
    const declared = declarations.get(configAddressOf(resource.origin) ?? '');
    return declared === undefined ? resource : { ...resource, declared };
  });
  return { ...inventory, resources };
}

/** By configuration address: `module.a.aws_vpc.b`. */
function declarationsIn(root: ModuleNode): ReadonlyMap<string, Declaration> {
  const declarations = new Map<string, Declaration>();
  const open: Reached[] = [{ node: root }];
  for (const { node, ...reached } of open) {
    const { path, code, children } = node;
    for (const resource of code.resources) {
      declarations.set(`${prefixOf(path)}${resourceAddress(resource)}`, { ...declarationOf(resource), ...reached });
    }
    for (const [name, child] of children) {
      if ('code' in child) open.push({ node: child, ...leavingBy(name, node, child), ...reached });
      else {
        const declared = { ...declarationOf(child.call), ...reached };
        declarations.set(`${prefixOf(child.path)}${opaqueResource(child.call.name)}`, declared);
      }
    }
  }
  return declarations;

  /** Files of another package are in no commit of this one. */
  function leavingBy(name: string, { code }: ModuleNode, child: ModuleNode): Pick<Declaration, 'calledAt'> {
    const call = code.calls.find((each) => each.name === name);
    const isOutside = child.top !== undefined && child.top !== root.top;
    return isOutside && call !== undefined ? { calledAt: { file: call.file.path, line: call.span.line } } : {};
  }
}

type Reached = { readonly node: ModuleNode } & Pick<Declaration, 'calledAt'>;

/** Attributes that override files brought stand in another file than the block: their lines are left out. */
function declarationOf({
  file,
  span,
  block,
  overrides = [],
}: Pick<ResourceCode, keyof Written | 'block'>): Declaration {
  const lines = new Map<string, number>();
  for (const { path, expression } of overrides.length > 0 ? [] : heldIn(block.body)) {
    if (path !== null && !lines.has(path)) lines.set(path, expression.span.line);
  }
  return { file: file.path, line: span.line, lines };
}
