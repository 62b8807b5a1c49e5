/**
 * Reads `moved`, `removed` and `import` blocks of all modules whose code is available. `src/diff` uses them to match
 * the resources of two revisions.
 */
import type { ModuleStep } from '../../graph/address.js';
import { ANY_KEY, type Endpoint, type Inventory, type Statement } from '../../graph/inventory.js';
import { moveBy, parseTerraformAddress } from '../../graph/terraform-address.js';
import { printable } from '../../platform/text/printable.js';
import type { Block, Expression, HclFile, Traversal } from '../hcl/model.js';
import { argumentOf } from '../hcl/walk.js';
import * as messages from '../messages.js';
import type { ModuleNode } from '../module-tree/module-model.js';
import { instanceKey } from '../references/addresses.js';

/**
 * Adds the `moved`, `removed` and `import` statements of the code to the inventory, and an error for each `moved` block
 * whose source the code still declares: Terraform rejects it.
 */
export function withStatements(inventory: Inventory, root: ModuleNode): Inventory {
  const statements = statementsIn(root);
  if (statements.length === 0) return inventory;
  const rejected = rejectedMoves(root, inventory);
  if (rejected.length === 0) return { ...inventory, statements };
  const { warnings, unparsed = [] } = inventory;
  return { ...inventory, statements, unparsed: [...unparsed, ...rejected], warnings: [...warnings, ...rejected] };
}

/** Returns an error for each `moved` block of which an instance of the source still exists. */
function rejectedMoves(root: ModuleNode, { resources }: Inventory): readonly string[] {
  // A plan also has the resources that it deletes.
  const declared = resources.flatMap(({ origin, mode, provenance, change }) => {
    const isCertain = mode === 'managed' && provenance !== 'assumed' && change !== 'delete';
    const address = isCertain ? parseTerraformAddress(origin) : null;
    return address === null ? [] : [{ origin, address }];
  });
  const rejected: string[] = [];
  for (const { path, block, file } of blocksIn(root)) {
    const [move] = block.type === 'moved' ? readMoved(block, path) : [];
    if (move?.is !== 'moved') continue;
    const remaining = declared.find(({ address }) => moveBy(move, address) !== null);
    if (remaining !== undefined)
      rejected.push(messages.movedStillExists(file.path, block.span.line, printable(remaining.origin)));
  }
  return rejected;
}

/** A block with the module and the file that contain it. */
interface PlacedBlock {
  readonly path: readonly string[];
  readonly file: HclFile;
  readonly block: Block;
}

/** Visits the blocks of all modules, in order of calls, files and text. */
function* blocksIn(root: ModuleNode): Iterable<PlacedBlock> {
  const modules = [root];
  for (const { path, code, children } of modules) {
    for (const file of code.files) for (const block of file.body.blocks) yield { path, file, block };
    for (const child of children.values()) if ('code' in child) modules.push(child);
  }
}

/**
 * Returns the statements, in order of calls, files and text. Unreadable blocks are skipped, because Terraform rejects
 * them.
 */
export const statementsIn = (root: ModuleNode): readonly Statement[] =>
  [...blocksIn(root)].flatMap(({ block, path }) => READERS.get(block.type)?.(block, path) ?? []);

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
  let next = 0;
  for (; steps[next]?.name === 'module' && steps[next]?.index === null && next + 1 < steps.length; next += 2) {
    modules.push(steps[next + 1] as ModuleStep);
  }
  const [type, name, ...others] = steps.slice(next);
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
