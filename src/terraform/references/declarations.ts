/** Records the file and line of resources and their attributes, to explain why something is drawn. */
import type { CodeLine, Declaration, Inventory, Lifecycle } from '../../graph/inventory.js';
import type { Body, Expression, Traversal } from '../hcl/model.js';
import { argumentOf } from '../hcl/walk.js';
import type { CallCode, ModuleNode, ResourceCode, SourceLocation } from '../module-tree/module-model.js';
import { opaqueResource } from '../module-tree/opaque.js';
import { configAddressOf } from './addresses.js';
import { declaredBlocks, expressionsInBlock } from './block-expressions.js';
import { prefixOf, resourceAddress } from './subject.js';

/** Adds to each resource its declaration in the code, where known. */
export function withDeclarations(inventory: Inventory, root: ModuleNode): Inventory {
  const declarations = declarationsIn(root);
  const resources = inventory.resources.map((resource) => {
    const declared = declarations.get(configAddressOf(resource.origin) ?? '');
    return declared === undefined ? resource : { ...resource, declared };
  });
  return { ...inventory, resources };
}

/** Returns the declarations by configuration address: `module.a.aws_vpc.b`. */
function declarationsIn(root: ModuleNode): ReadonlyMap<string, Declaration> {
  const declarations = new Map<string, Declaration>();
  const modules: VisitedModule[] = [{ node: root }];
  for (const visited of modules) {
    const { node, calledAt } = visited;
    const { path, code, children } = node;
    const outside = calledAt === undefined ? {} : { calledAt };
    for (const resource of code.resources) {
      declarations.set(`${prefixOf(path)}${resourceAddress(resource)}`, {
        ...declarationOf(resource, visited),
        ...outside,
      });
    }
    for (const [name, child] of children) {
      const call = code.calls.find((candidate) => candidate.name === name);
      if ('code' in child)
        modules.push({
          node: child,
          ...callOutOfPackage(call, child, root),
          // The outermost call counts, so it replaces that of this module.
          ...outside,
          ...(call !== undefined && { caller: { call, module: visited } }),
        });
      else {
        const declared = { ...declarationOf(child.call, visited), ...outside };
        declarations.set(`${prefixOf(child.path)}${opaqueResource(child.call.name)}`, declared);
      }
    }
  }
  return declarations;
}

/**
 * Returns the call as `calledAt` if it leads to a fetched package, whose files are in no commit of the user's
 * repository; else an empty object. Without a repository, a neighbouring directory is a package of its own, but its
 * files are the user's.
 */
function callOutOfPackage(
  call: CallCode | undefined,
  child: ModuleNode,
  root: ModuleNode,
): Pick<Declaration, 'calledAt'> {
  const isOutside = child.top !== undefined && child.top !== root.top && child.isRepository !== false;
  return isOutside && call !== undefined ? { calledAt: { file: call.file.path, line: call.span.line } } : {};
}

/** A module, and the call by which the walk left the user's package, if it did. */
type VisitedModule = {
  readonly node: ModuleNode;
  /** Absent for the root module. */
  readonly caller?: { readonly call: CallCode; readonly module: VisitedModule };
} & Pick<Declaration, 'calledAt'>;

/**
 * Returns the line that sets the value of an expression that is a variable of the module: the argument of the outermost
 * call that passes the value on, or the default of the variable. Undefined for any other expression.
 */
function settingLine(expression: Expression, { node, caller }: VisitedModule): CodeLine | undefined {
  if (caller === undefined || expression.kind !== 'traversal' || expression.root !== 'var') return undefined;
  const [first] = expression.steps;
  const name = first?.kind === 'attribute' ? first.name : '';
  const { call, module } = caller;
  const argument = (call.overrides ?? []).length > 0 ? null : argumentOf(call.block.body, name);
  if (argument !== null) return settingLine(argument, module) ?? { file: call.file.path, line: argument.span.line };
  const variable = node.code.variables.get(name);
  return variable?.default == null ? undefined : { file: variable.file.path, line: variable.default.span.line };
}

/**
 * Returns the declaration of a resource or call. Leaves out lines if override files contributed attributes, because
 * those are in another file than the block.
 */
function declarationOf(
  { file, span, block, overrides = [] }: Pick<ResourceCode, keyof SourceLocation | 'block'>,
  module: VisitedModule,
): Declaration {
  const lines = new Map<string, number>();
  const setAt = new Map<string, CodeLine>();
  const reads = new Map<string, string>();
  const variables = new Map<string, string>();
  for (const { path, expression } of overrides.length > 0 ? [] : expressionsInBlock(block.body)) {
    if (path === null) continue;
    const settingAt = lines.has(path) ? undefined : settingLine(expression, module);
    if (settingAt !== undefined) setAt.set(path, settingAt);
    if (!lines.has(path)) lines.set(path, expression.span.line);
    const attributeRead = attributeReadIn(expression, module.node.children);
    if (attributeRead !== null) reads.set(path, attributeRead);
    const variable = variableIn(expression);
    if (variable !== null) variables.set(path, variable);
  }
  const lifecycle = lifecycleOf(block.body);
  return {
    file: file.path,
    line: span.line,
    lines,
    ...(overrides.length === 0 && { blocks: declaredBlocks(block.body) }),
    ...(reads.size > 0 && { reads }),
    ...(variables.size > 0 && { variables }),
    ...(setAt.size > 0 && { setAt }),
    ...(lifecycle !== null && { lifecycle }),
  };
}

/** Attributes that identify the resource itself, so that switching between them changes nothing. */
const IDENTIFIERS: ReadonlySet<string> = new Set(['id', 'arn', 'name', 'self_link', 'bucket', 'url']);

/** Roots of traversals that are not resources. */
const OTHER_ROOTS: ReadonlySet<string> = new Set(['var', 'local', 'each', 'count', 'path', 'self', 'terraform']);

/** Returns the variable or local value that an expression is, `var.principal_id`; null for any other expression. */
function variableIn(expression: Expression): string | null {
  if (expression.kind !== 'traversal' || (expression.root !== 'var' && expression.root !== 'local')) return null;
  const [first, ...others] = expression.steps;
  return first?.kind === 'attribute' && others.length === 0 ? `${expression.root}.${first.name}` : null;
}

/**
 * Returns the attribute that an expression reads from another resource, or from a module without code. Null for any
 * other expression, and for an output of a module with code, because renaming it changes nothing.
 */
function attributeReadIn(expression: Expression, children: ModuleNode['children']): string | null {
  if (expression.kind !== 'traversal' || typeof expression.root !== 'string') return null;
  const { root } = expression;
  if (OTHER_ROOTS.has(root)) return null;
  const names = expression.steps.flatMap((step) => (step.kind === 'attribute' ? [step.name] : []));
  const child = root === 'module' ? children.get(names[0] ?? '') : undefined;
  if (root === 'module' && (child === undefined || 'code' in child)) return null;
  const attribute = names.slice(root === 'data' ? 2 : 1).join('.');
  return attribute === '' || IDENTIFIERS.has(attribute) ? null : attribute;
}

/**
 * Reads the `lifecycle` of a resource; null if it has none. Terraform accepts only literals and attribute names there.
 */
function lifecycleOf({ blocks }: Body): Lifecycle | null {
  const attributes = blocks.filter(({ type }) => type === 'lifecycle').flatMap(({ body }) => body.attributes);
  if (attributes.length === 0) return null;
  const settings = attributes.flatMap(({ name, value }): [string, string][] =>
    value.kind === 'literal' && value.value !== null ? [[name, String(value.value)]] : [],
  );
  const ignore = attributes.find(({ name }) => name === 'ignore_changes')?.value;
  return { settings: Object.fromEntries(settings), ignored: ignore === undefined ? [] : ignoredIn(ignore) };
}

/** Returns the paths in `ignore_changes`; `all` for the keyword. */
function ignoredIn(expression: Expression): Lifecycle['ignored'] {
  if (expression.kind === 'traversal') return expression.root === 'all' ? 'all' : [pathOf(expression)];
  if (expression.kind !== 'tuple') return [];
  return expression.items.flatMap((item) => (item.kind === 'traversal' ? [pathOf(item)] : []));
}

/** Returns the path that a traversal names: `root_block_device[0].volume_size` -> `root_block_device.volume_size`. */
const pathOf = ({ root, steps }: Traversal): string =>
  [typeof root === 'string' ? root : '', ...steps.flatMap((step) => ('name' in step ? [step.name] : []))].join('.');
