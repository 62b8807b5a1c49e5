/**
 * Finds names that the code uses but does not declare. Terraform rejects them before it evaluates anything. Users still
 * draw such code: a module whose caller generates a file, or a file that is not checked in.
 */

import { UNIT_READER } from '../../catalog/state-addresses.js';
import type { Block, Expression, HclFile, Span, Traversal } from '../hcl/model.js';
import { argumentOf, attributesIn, traversalsIn } from '../hcl/walk.js';
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../module-tree/module-model.js';
import { type Names, namesOf } from './subject.js';

/** A name that is used but not declared, or an argument and a variable that do not match. */
export interface Gap {
  /**
   * `reference`: an undeclared name. `order`: an undeclared name in `depends_on`.
   * `argument`: an argument of a module call for which the module has no variable.
   * `value`: a required variable of the module without an argument in the call.
   */
  readonly kind: 'reference' | 'order' | 'argument' | 'value';
  /** `var.x`, `local.x`, `data.aws_ami.x`, `module.x`; in a module call, the name of the argument. */
  readonly name: string;
  /** Name of the module call with the argument; null for names. */
  readonly call: string | null;
  readonly file: HclFile;
  /** The reference, the value of `depends_on`, the argument, or the body of the call. */
  readonly span: Span;
}

/** Blocks whose references are checked. */
const CHECKED_BLOCKS: ReadonlySet<string> = new Set([
  'resource',
  'data',
  'ephemeral',
  'module',
  'output',
  'locals',
  'provider',
]);

/** Arguments without references: they name providers, or Terraform reads them before it evaluates anything. */
const FIXED_IN_RESOURCES: ReadonlySet<string> = new Set(['provider']);
const FIXED_IN_CALLS: ReadonlySet<string> = new Set(['source', 'version', 'providers']);
const DEPENDS_ON = 'depends_on';

/** Returns the gaps of a module, in order of files and text. The gaps of kind `argument` and `value` come last. */
export function gapsIn({ code, children }: Pick<ModuleNode, 'code' | 'children'>): readonly Gap[] {
  const names = namesOf(code);
  return [
    ...code.files.flatMap((file) => file.body.blocks.flatMap((block) => gapsInBlock(file, block, code, names))),
    ...code.calls.flatMap((call) => gapsInCall(call, children.get(call.name))),
  ];
}

/** Returns the undeclared names in one block. */
function gapsInBlock(file: HclFile, block: Block, code: ModuleCode, names: Names): readonly Gap[] {
  if (!CHECKED_BLOCKS.has(block.type)) return [];
  const fixed = block.type === 'module' ? FIXED_IN_CALLS : FIXED_IN_RESOURCES;
  return attributesIn(block.body).flatMap(({ attribute, path, names: bound }): Gap[] => {
    const isAtTop = path.length === 1;
    if (path[0] === 'lifecycle' || (isAtTop && block.type !== 'locals' && fixed.has(attribute.name))) return [];
    const missing = undeclaredIn(attribute.value, code, names, bound);
    const [first] = missing;
    if (first === undefined) return [];
    if (isAtTop && attribute.name === DEPENDS_ON && block.type !== 'locals') {
      return [{ kind: 'order', name: first.name, call: null, file, span: attribute.value.span }];
    }
    return missing.map(({ name, traversal: { span } }) => ({ kind: 'reference', name, call: null, file, span }));
  });
}

/** A reference to an undeclared name. */
interface Undeclared {
  readonly name: string;
  readonly traversal: Traversal;
}

/**
 * Returns the references to undeclared names in an expression.
 * @param bound iterator names in scope
 */
export const undeclaredIn = (
  expression: Expression,
  code: ModuleCode,
  names: Names = namesOf(code),
  bound: readonly string[] = [],
): readonly Undeclared[] =>
  traversalsIn(expression, bound).flatMap((traversal) => {
    const name = undeclaredName(traversal, code, names);
    return name === null ? [] : [{ name, traversal }];
  });

/** Roots of traversals that are not resource types. */
const OTHER_ROOTS: ReadonlySet<string> = new Set(
  'each count self path terraform tofu provider ephemeral resource action list run'.split(' '),
);

/** Returns the name that a traversal starts with if it is not declared: `var.x`, `data.aws_ami.x`; else null. */
function undeclaredName({ root, steps }: Traversal, { variables, locals }: ModuleCode, names: Names): string | null {
  const [first, second] = steps.map((step) => (step.kind === 'attribute' ? step.name : null));
  if (typeof root !== 'string' || first == null || OTHER_ROOTS.has(root)) return null;
  if (root === 'data' && (second == null || first === UNIT_READER)) return null;
  const name = root === 'data' ? `data.${first}.${second}` : `${root}.${first}`;
  const isDeclared = (): boolean => {
    switch (root) {
      case 'var':
        return variables.has(first);
      case 'local':
        return locals.has(first);
      case 'module':
        return names.calls.has(first);
      default:
        return names.resources.has(name);
    }
  };
  return isDeclared() ? null : name;
}

/**
 * Returns the arguments of a call for which the module has no variable, and the variables without an argument.
 * Skips modules with syntax faults, whose variables are not all known, and calls with overrides, whose arguments are in
 * another file.
 */
function gapsInCall(call: CallCode, module: ModuleNode | OpaqueModule | undefined): readonly Gap[] {
  if (module === undefined || !('code' in module) || module.code.files.some(({ faults }) => faults.length > 0))
    return [];
  if ((call.overrides ?? []).length > 0) return [];
  const { variables } = module.code;
  const { attributes, span } = call.block.body;
  const gap = { call: call.name, file: call.file };
  const withoutVariable = attributes
    .filter(({ name }) => !META_ARGUMENTS.has(name) && !variables.has(name))
    .map((attribute): Gap => ({ ...gap, kind: 'argument', name: attribute.name, span: attribute.span }));
  const withoutArgument = [...variables.values()]
    .filter(({ name, default: defaultValue }) => defaultValue === null && argumentOf(call.block.body, name) === null)
    .map(({ name }): Gap => ({ ...gap, kind: 'value', name, span: { ...span, line: call.span.line } }));
  return [...withoutVariable, ...withoutArgument];
}

/**
 * Arguments of a call that are not for a variable. `lifecycle` is a block, but the JSON syntax does not tell blocks
 * from arguments.
 */
const META_ARGUMENTS: ReadonlySet<string> = new Set([...FIXED_IN_CALLS, 'count', 'for_each', DEPENDS_ON, 'lifecycle']);
