/**
 * Finds names that the code uses but does not declare. Terraform rejects them before it evaluates anything. Users still draw such
 * code: a module whose caller generates a file, or a file that is not checked in.
 */
import type { Block, Expression, HclFile, Span, Traversal } from '../hcl/model.js';
import { argumentOf, attributesIn, traversalsIn } from '../hcl/walk.js';
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../module-tree/module-model.js';
import { type Names, namesOf } from './subject.js';

export interface Gap {
  /**
   * `reference`: a name that is not declared. `order`: such a name in `depends_on`. `argument`: a module argument
   * without a variable.
   * `value`: a required variable without an argument.
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

const BLOCKS: ReadonlySet<string> = new Set([
  'resource',
  'data',
  'ephemeral',
  'module',
  'output',
  'locals',
  'provider',
]);

/** Arguments that name providers, or that are read before evaluation. */
const OF_RESOURCES: ReadonlySet<string> = new Set(['provider']);
const OF_CALLS: ReadonlySet<string> = new Set(['source', 'version', 'providers']);
const ORDER = 'depends_on';

/** Returns the gaps of a module, in order of files and text; those of its calls come last. */
export function gapsIn({ code, children }: Pick<ModuleNode, 'code' | 'children'>): readonly Gap[] {
  const names = namesOf(code);
  return [
    ...code.files.flatMap((file) => file.body.blocks.flatMap((block) => gapsInBlock(file, block, code, names))),
    ...code.calls.flatMap((call) => gapsInCall(call, children.get(call.name))),
  ];
}

function gapsInBlock(file: HclFile, block: Block, code: ModuleCode, names: Names): readonly Gap[] {
  if (!BLOCKS.has(block.type)) return [];
  const fixed = block.type === 'module' ? OF_CALLS : OF_RESOURCES;
  return attributesIn(block.body).flatMap(({ attribute, path, names: bound }): Gap[] => {
    const isAtTop = path.length === 1;
    if (path[0] === 'lifecycle' || (isAtTop && block.type !== 'locals' && fixed.has(attribute.name))) return [];
    const missing = undeclaredIn(attribute.value, code, names, bound);
    const [first] = missing;
    if (first === undefined) return [];
    if (isAtTop && attribute.name === ORDER && block.type !== 'locals') {
      return [{ kind: 'order', name: first.name, call: null, file, span: attribute.value.span }];
    }
    return missing.map(({ name, traversal: { span } }) => ({ kind: 'reference', name, call: null, file, span }));
  });
}

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

function undeclaredName({ root, steps }: Traversal, { variables, locals }: ModuleCode, names: Names): string | null {
  const [first, second] = steps.map((step) => (step.kind === 'attribute' ? step.name : null));
  if (typeof root !== 'string' || first == null || OTHER_ROOTS.has(root)) return null;
  const unless = (isDeclared: boolean, name: string) => (isDeclared ? null : name);
  switch (root) {
    case 'var':
      return unless(variables.has(first), `var.${first}`);
    case 'local':
      return unless(locals.has(first), `local.${first}`);
    case 'module':
      return unless(names.calls.has(first), `module.${first}`);
    case 'data':
      return second == null ? null : unless(names.resources.has(`data.${first}.${second}`), `data.${first}.${second}`);
    default:
      return unless(names.resources.has(`${root}.${first}`), `${root}.${first}`);
  }
}

/**
 * Skips modules with syntax faults, whose variables are not all known, and calls with overrides, whose arguments are in another
 * file.
 */
function gapsInCall(call: CallCode, to: ModuleNode | OpaqueModule | undefined): readonly Gap[] {
  if (to === undefined || !('code' in to) || to.code.files.some(({ faults }) => faults.length > 0)) return [];
  if ((call.overrides ?? []).length > 0) return [];
  const { variables } = to.code;
  const { attributes, span } = call.block.body;
  const gap = { call: call.name, file: call.file };
  const unknown = attributes
    .filter(({ name }) => !META_ARGUMENTS.has(name) && !variables.has(name))
    .map((attribute): Gap => ({ ...gap, kind: 'argument', name: attribute.name, span: attribute.span }));
  const missing = [...variables.values()]
    .filter(({ name, default: usual }) => usual === null && argumentOf(call.block.body, name) === null)
    .map(({ name }): Gap => ({ ...gap, kind: 'value', name, span: { ...span, line: call.span.line } }));
  return [...unknown, ...missing];
}

/** `lifecycle` is a block, but the JSON syntax does not tell blocks from arguments. */
const META_ARGUMENTS: ReadonlySet<string> = new Set([...OF_CALLS, 'count', 'for_each', ORDER, 'lifecycle']);
