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
  const open = [root];
  for (const { path, code, children } of open) {
    for (const resource of code.resources) {
      declarations.set(`${prefixOf(path)}${resourceAddress(resource)}`, declarationOf(resource));
    }
    for (const child of children.values()) {
      if ('code' in child) open.push(child);
      else declarations.set(`${prefixOf(child.path)}${opaqueResource(child.call.name)}`, declarationOf(child.call));
    }
  }
  return declarations;
}

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
