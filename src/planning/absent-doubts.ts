/**
 * Doubts about blocks without instances. Other variables or another workspace may create what a block describes, so that
 * a changed block matters although the present values leave it out.
 */

import { isTagsAttribute } from '../catalog/examples.js';
import type { Doubt, Inventory } from '../graph/inventory.js';
import { sha256 } from '../platform/hash.js';
import type { Attribute, Expression } from '../terraform/hcl/model.js';
import { argumentOf, type NamedTraversal, traversalsIn } from '../terraform/hcl/walk.js';
import type { ModuleNode } from '../terraform/module-tree/module-model.js';
import { type AbsentBlock, findAbsent } from '../terraform/references/absent-blocks.js';
import { configAddresses } from './gaps.js';

/**
 * Returns a doubt for each resource and module call without instances whose number depends on a value from outside the
 * code. A block that the code itself switches off, such as `count = 0`, is not in doubt.
 */
export const doubtsAboutAbsent = ({ resources }: Pick<Inventory, 'resources'>, root: ModuleNode): readonly Doubt[] =>
  findAbsent(root, configAddresses(resources.map(({ origin }) => origin))).flatMap((block): Doubt[] => {
    const { address, code } = block;
    if (('mode' in code && code.mode !== 'managed') || !dependsOnInput(block, root)) return [];
    const place = { file: code.file.path, line: code.span.line };
    const hash = sha256(JSON.stringify(code.block, withoutPositions));
    return [{ kind: 'absent', subject: address, resources: [], conditional: [], block: { ...place, hash } }];
  });

/** Leaves out positions and tags, so that neither formatting nor tags change a block. */
function withoutPositions(key: string, value: unknown): unknown {
  if (key === 'span') return undefined;
  if (key !== 'attributes') return value;
  return (value as readonly Attribute[]).filter(({ name }) => !isTagsAttribute(name));
}

/** True if variables of the root module, the workspace, resources or data sources decide the number of instances. */
function dependsOnInput({ code, countArgument, module }: AbsentBlock, root: ModuleNode): boolean {
  const count = countArgument === null ? null : argumentOf(code.block.body, countArgument);
  return count !== null && isOpen(count, module, { root, visited: new Set() });
}

interface Search {
  readonly root: ModuleNode;
  /** Locals and variables that have been followed, by module: `network local.zones`. */
  readonly visited: Set<string>;
}

const isOpen = (expression: Expression, module: ModuleNode, search: Search): boolean =>
  traversalsIn(expression).some((traversal) => isOpenName(traversal, module, search));

/** Names whose values follow from the rest of the code. */
const CLOSED_ROOTS: ReadonlySet<string> = new Set(['each', 'count', 'path', 'self']);

function isOpenName({ root: first, steps }: NamedTraversal, module: ModuleNode, search: Search): boolean {
  const [step] = steps;
  const name = step?.kind === 'attribute' ? step.name : '';
  if (CLOSED_ROOTS.has(first)) return false;
  if (first === 'terraform') return name === 'workspace';
  if (first !== 'local' && first !== 'var') return true;
  if (first === 'var' && module.path.length === 0) return true;
  const key = `${module.path.join('.')} ${first}.${name}`;
  if (search.visited.has(key)) return false;
  search.visited.add(key);
  const [value, scope] = first === 'local' ? [module.code.locals.get(name), module] : argumentFor(name, module, search);
  return value !== undefined && isOpen(value, scope, search);
}

/** Returns the argument of the call for a variable, and the calling module; undefined if the variable has its default. */
function argumentFor(
  name: string,
  { path }: ModuleNode,
  { root }: Search,
): readonly [value: Expression | undefined, caller: ModuleNode] {
  let caller = root;
  for (const step of path.slice(0, -1)) {
    const child = caller.children.get(step);
    if (child === undefined || !('code' in child)) return [undefined, caller];
    caller = child;
  }
  const call = caller.code.calls.find((each) => each.name === path.at(-1));
  return [(call && argumentOf(call.block.body, name)) ?? undefined, caller];
}
