/**
 * Reads `moved`, `removed` and `import` blocks of all modules whose code is available. `src/diff` uses them to match
 * the resources of two revisions.
 */
import type { ModuleStep } from '../../graph/address.js';
import { ANY_KEY, type Endpoint, type Inventory, type Statement } from '../../graph/inventory.js';
import type { Block, Expression, Traversal } from '../hcl/model.js';
import { argumentOf } from '../hcl/walk.js';
import type { ModuleNode } from '../module-tree/module-model.js';
import { instanceKey } from '../references/addresses.js';

/** Adds the `moved`, `removed` and `import` statements of the code to the inventory. */
export function withStatements(inventory: Inventory, root: ModuleNode): Inventory {
  const statements = statementsIn(root);
  return statements.length === 0 ? inventory : { ...inventory, statements };
}

/**
 * Returns the statements, in order of calls, files and text. Unreadable blocks are skipped, because Terraform rejects
 * them.
 */
export function statementsIn(root: ModuleNode): readonly Statement[] {
  const statements: Statement[] = [];
  const open = [root];
  for (const { path, code, children } of open) {
    for (const { body } of code.files) {
      for (const block of body.blocks) statements.push(...(READERS.get(block.type)?.(block, path) ?? []));
    }
    for (const child of children.values()) if ('code' in child) open.push(child);
  }
  return statements;
}

/**
 * Reads a block; none if it is invalid.
 * @param within names of the calls that lead to the module of the block
 */
type ReadBlock = (block: Block, within: readonly string[]) => readonly Statement[];

const READERS: ReadonlyMap<string, ReadBlock> = new Map<string, ReadBlock>([
  ['moved', readMoved],
  ['removed', readRemoved],
  ['import', readImport],
]);

/** Reads `moved { from = aws_vpc.a to = module.m.aws_vpc.a }`. */
function readMoved({ body }: Block, within: readonly string[]): Statement[] {
  const from = endpointOf(argumentOf(body, 'from'));
  const to = endpointOf(argumentOf(body, 'to'));
  if (from === null || to === null || hasComputedKey(from) || hasComputedKey(to)) return [];
  return (from.resource === null) === (to.resource === null) ? [{ is: 'moved', within, from, to }] : [];
}

/** Reads `removed { from = aws_vpc.a lifecycle { destroy = false } }`. */
function readRemoved({ body }: Block, within: readonly string[]): Statement[] {
  const from = endpointOf(argumentOf(body, 'from'));
  const lifecycle = body.blocks.find(({ type }) => type === 'lifecycle');
  const destroy = lifecycle && argumentOf(lifecycle.body, 'destroy');
  const isForgotten = destroy?.kind === 'literal' && destroy.value === false;
  return from === null || !isForgotten ? [] : [{ is: 'forgotten', within, from }];
}

/** Reads `import { to = aws_vpc.a id = "vpc-1" }`. */
function readImport({ body }: Block, within: readonly string[]): Statement[] {
  const to = endpointOf(argumentOf(body, 'to'));
  return to === null || to.resource === null ? [] : [{ is: 'imported', within, to }];
}

/** True if the address covers several instances, so that it names no single source or target. */
const hasComputedKey = ({ modules, resource }: Endpoint): boolean =>
  [...modules, resource].some((step) => step?.index === ANY_KEY);

/** Parses `module.a["x"].aws_vpc.b[0]`; null if the expression is neither a module nor a resource. */
function endpointOf(expression: Expression | null): Endpoint | null {
  const steps = expression?.kind === 'traversal' ? stepsOf(expression) : null;
  if (steps === null) return null;
  const modules: ModuleStep[] = [];
  let at = 0;
  for (; steps[at]?.name === 'module' && steps[at]?.index === null && at + 1 < steps.length; at += 2) {
    modules.push(steps[at + 1] as ModuleStep);
  }
  const [type, name, ...others] = steps.slice(at);
  if (type === undefined) return modules.length === 0 ? null : { modules, resource: null };
  if (name === undefined || type.index !== null || others.length > 0 || type.name === 'data') return null;
  return { modules, resource: { type: type.name, name: name.name, index: name.index } };
}

/** Splits a traversal into names, each with the key that follows it; null for any other step. */
function stepsOf({ root, steps }: Traversal): readonly ModuleStep[] | null {
  if (typeof root !== 'string') return null;
  const named: ModuleStep[] = [{ name: root, index: null }];
  for (const step of steps) {
    const last = named.at(-1) as ModuleStep;
    if (step.kind === 'attribute') named.push({ name: step.name, index: null });
    else if (step.kind === 'index' && last.index === null)
      named[named.length - 1] = { ...last, index: keyOf(step.key) };
    else return null;
  }
  return named;
}

/** Returns an instance key; ANY_KEY for one that is computed. */
const keyOf = (key: Expression): string => (key.kind === 'literal' ? instanceKey(key.value) : null) ?? ANY_KEY;
