/**
 * Finds names that the code uses but does not declare. Terraform rejects them before it evaluates anything. Users still draw such
 * code: a module whose caller generates a file, or a file that is not checked in.
 */

import type { Block, Expression, HclFile, Span, Traversal } from '../hcl/model.js';
import { argumentOf, attributesIn, traversalsIn } from '../hcl/walk.js';
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule, ResourceCode } from '../module-tree/module-model.js';
import { prefixOf } from './scope.js';
import { type Names, namesOf, resourceAddress } from './subject.js';

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

// ---- Finds blocks of the code without instances, so that every block is either among the resources or listed here.
// For a module that creates nothing, only the call is listed, not each block in it.

/** A resource, data source or module call without instances. */
export interface AbsentBlock {
  /** Configuration address: `module.a.aws_vpc.b`, `module.a`. */
  readonly address: string;
  /** The argument that sets the number of instances; null if there is none. */
  readonly number: 'count' | 'for_each' | 'enabled' | null;
  readonly code: ResourceCode | CallCode;
  readonly module: ModuleNode;
}

/** Returns the key of a block in the reference graphs: the address of a resource, the prefix of a module. */
export const unitOf = ({ address, code }: AbsentBlock): string => ('mode' in code ? address : `${address}.`);

/**
 * Finds the blocks without instances. Ignores ephemeral resources, which never appear in a plan's result.
 * @param present configuration addresses of resources and data sources that have instances
 * @returns the blocks in code order, outer modules first
 */
export function findAbsent(root: ModuleNode, present: ReadonlySet<string>): readonly AbsentBlock[] {
  const occupied = new Set([...present].flatMap(prefixesOf));
  const absent: AbsentBlock[] = [];
  const open: ModuleNode[] = [root];
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    const prefix = prefixOf(module.path);
    for (const code of module.code.resources) {
      const address = `${prefix}${resourceAddress(code)}`;
      if (code.mode !== 'ephemeral' && !present.has(address))
        absent.push({ address, number: numberOf(code), code, module });
    }
    for (const code of [...module.code.calls].reverse()) {
      const child = module.children.get(code.name);
      if (child === undefined) continue;
      const inside = prefixOf(child.path);
      const number = numberOf(code);
      const isNamed = !occupied.has(inside) && (number !== null || isBare(child));
      if (isNamed) absent.push({ address: inside.slice(0, -1), number, code, module });
      else if ('code' in child) open.push(child);
    }
  }
  return absent;
}

/** True if the module contains nothing that could be listed instead. */
const isBare = (module: ModuleNode | OpaqueModule): boolean =>
  !('code' in module) || (module.code.resources.length === 0 && module.code.calls.length === 0);

function numberOf({ block: { body } }: ResourceCode | CallCode): AbsentBlock['number'] {
  for (const name of ['count', 'for_each'] as const) if (argumentOf(body, name) !== null) return name;
  const lifecycle = body.blocks.find(({ type }) => type === 'lifecycle');
  return lifecycle !== undefined && argumentOf(lifecycle.body, 'enabled') !== null ? 'enabled' : null;
}

/** `module.a.module.b.aws_vpc.c` -> `module.a.`, `module.a.module.b.` */
export function prefixesOf(address: string): readonly string[] {
  const parts = address.split('.');
  const prefixes: string[] = [];
  for (let at = 0; parts[at] === 'module' && at + 2 < parts.length; at += 2)
    prefixes.push(`${parts.slice(0, at + 2).join('.')}.`);
  return prefixes;
}
