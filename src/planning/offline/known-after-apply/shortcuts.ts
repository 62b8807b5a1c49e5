/**
 * Removes references that make Terraform slow or data sources unknown. Only the private copy that Terraform plans is
 * edited. The edges of the diagram are read from the original code, so they stay. Three times per plan, Terraform
 * visits for each node of its graph everything that the node depends on: a chain of 200 modules took 50 s.
 */
import { RESERVED_VARIABLES } from '../../../terraform/blocks.js';
import type { Block, Body, Expression, HclFile } from '../../../terraform/hcl/model.js';
import { attributeOf, traversalsIn } from '../../../terraform/hcl/walk.js';
import type { ModuleCode, ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { type Names, namesOf, subjectOf } from '../../../terraform/references/subject.js';
import type { Edit } from '../edits.js';
import { modulesOf } from '../modules.js';
import { UNKNOWN_TEXT } from '../sanitise/functions.js';
import type { UnknownValues } from './unknown-values.js';

/** Returns the edits that remove such references from a file of a module. */
export type Shortcuts = (code: ModuleCode, file: HclFile) => readonly Edit[];

/** For a configuration with a reference cycle, which Terraform must report: removing references could hide it. */
export const NO_SHORTCUTS: Shortcuts = () => [];

/** Returns the shortcuts for a configuration without reference cycles. */
export function shortcutsFor(unknownValues: UnknownValues): Shortcuts {
  const nodes = new Map<string, ModuleNode>();
  for (const node of modulesOf(unknownValues.tree))
    if (!nodes.has(node.code.directory)) nodes.set(node.code.directory, node);
  const names = new Map<string, Names>();
  return (code, file) => {
    const node = nodes.get(code.directory);
    if (node === undefined) return [];
    const known = names.get(code.directory) ?? namesOf(code);
    names.set(code.directory, known);
    return file.body.blocks.flatMap((block) => {
      const orderEdits = block.type === 'module' || block.type === 'data' ? emptyDependsOn(block, known) : [];
      const hasArguments = block.type === 'module' && file.syntax === 'native';
      return hasArguments ? [...orderEdits, ...unknownArguments(block.body, node, unknownValues)] : orderEdits;
    });
  };
}

/**
 * Roots of references that Terraform refuses in `depends_on`. Such an argument is not edited, so that Terraform reports
 * the error.
 */
const REFUSED_ROOTS: ReadonlySet<string> = new Set(['var', 'local', 'each', 'count', 'self', 'path', 'terraform']);

/**
 * Returns the edit that empties a `depends_on`; none if it has an item that Terraform refuses. In a plan from nothing,
 * a data source that waits for a resource is unknown, and so is every `count` that depends on it. In deployed code the
 * resource exists and the data source is known.
 */
function emptyDependsOn({ body }: Block, names: Names): Edit[] {
  const value = attributeOf(body, 'depends_on')?.value;
  if (value?.kind !== 'tuple' || !value.items.every((item) => isDeclared(item, names))) return [];
  return [{ start: value.span.start, end: value.span.end, text: '[]' }];
}

/** True if an item of `depends_on` names a declared resource or module. */
const isDeclared = (item: Expression, names: Names): boolean =>
  item.kind === 'traversal' &&
  typeof item.root === 'string' &&
  !REFUSED_ROOTS.has(item.root) &&
  subjectOf(item, names) !== null;

/**
 * Returns edits that replace unknown references in a module's arguments, so that the module does not wait for them.
 *
 * Example: `vpc_id = aws_vpc.main.id` -> `vpc_id = <unknown>`.
 */
const unknownArguments = (body: Body, node: ModuleNode, unknownValues: UnknownValues): Edit[] =>
  body.attributes
    .filter(({ name }) => !RESERVED_VARIABLES.has(name))
    .flatMap(({ value }) => traversalsIn(value))
    .filter((traversal) => unknownValues.isProviderAttribute(traversal, node))
    .map(({ span: { start, end } }) => ({ start, end, text: UNKNOWN_TEXT }));
