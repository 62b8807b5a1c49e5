/**
 * Tells which values are certainly unknown before apply: attributes of managed resources that only their provider sets
 * (`aws_vpc.main.id`), and expressions that pass them on. Any other value counts as known, even if it may be unknown.
 */

import type { Block, Expression, Step, Traversal } from '../../../terraform/hcl/model.js';
import { argumentOf, isDynamic } from '../../../terraform/hcl/walk.js';
import type { ProviderSchema } from '../../../terraform/mock-provider/schema.js';
import type { CallCode, ModuleCode, ModuleNode, ResourceCode } from '../../../terraform/module-tree/module-model.js';
import { isRepeated } from '../../../terraform/references/subject.js';
import { KNOWN_LATER_DEPTH } from '../../limits.js';
import { addressOfResource, BUILT_IN, type EngineName } from '../infer/addresses.js';
import { isOpaque, modulesOf } from '../modules.js';

/**
 * Functions whose result is unknown if their first argument is. `merge`, `concat`, `try` and others are left out
 * because they look into their arguments.
 */
const STRICT: ReadonlySet<string> = new Set(
  (
    'abs ceil compact distinct flatten floor keys length nonsensitive one reverse sort sum tolist tomap tonumber toset ' +
    'tostring values'
  ).split(' '),
);
/**
 * Operators with an unknown result for an unknown operand. Comparisons are left out: an unknown value may be known not
 * to be null.
 */
const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%']);
/** Type constructors whose length is known from the type. */
const KNOWN_SHAPES: ReadonlySet<string> = new Set(['object', 'tuple']);

/** A module call and the module that contains it. */
interface ModuleCaller {
  readonly from: ModuleNode;
  readonly call: CallCode;
}

/** The resources and calls of a module by name. */
interface Declarations {
  /** Managed resources by type and name. */
  readonly resources: ReadonlyMap<string, ResourceCode>;
  readonly calls: ReadonlyMap<string, CallCode>;
}

/** The values of one configuration that are unknown before apply. */
export class UnknownValues {
  /** Schemas by provider address. */
  readonly #schemas: ReadonlyMap<string, ProviderSchema>;
  readonly #declarations = new Map<ModuleCode, Declarations>();
  readonly #callers = new Map<ModuleNode, ModuleCaller>();

  constructor(
    readonly tree: ModuleNode,
    schemas: readonly ProviderSchema[],
    readonly engine: EngineName,
  ) {
    this.#schemas = new Map(schemas.map((schema) => [schema.address, schema]));
    for (const from of modulesOf(tree)) {
      for (const call of from.code.calls) {
        const to = from.children.get(call.name);
        if (to !== undefined && !isOpaque(to)) this.#callers.set(to, { from, call });
      }
    }
  }

  /**
   * True for a reference of which both the value and its type are unknown: `aws_vpc.main.id`, or a module output that
   * is nothing else.
   */
  isProviderAttribute({ root, steps }: Traversal, node: ModuleNode, depth = 0): boolean {
    if (depth > KNOWN_LATER_DEPTH || typeof root !== 'string') return false;
    const [first, second, ...rest] = steps;
    if (first?.kind !== 'attribute') return false;
    if (root !== 'module') {
      const resource = this.#resourceIn(node, root, first.name);
      return resource !== null && !isRepeated(resource) && this.#isComputed(resource, second, node) && areLiteral(rest);
    }
    const output = this.#outputOf(node, first.name, second);
    if (output === null || isRepeated(output.call) || output.value.kind !== 'traversal') return false;
    return areLiteral(rest) && this.isProviderAttribute(output.value, output.node, depth + 1);
  }

  /** True if a value as a whole is unknown; its type may be known. */
  isUnknown(expression: Expression, node: ModuleNode, depth = 0): boolean {
    if (depth > KNOWN_LATER_DEPTH) return false;
    const inner = (part: Expression | undefined) => part !== undefined && this.isUnknown(part, node, depth + 1);
    switch (expression.kind) {
      case 'parenthesised':
        return inner(expression.inner);
      case 'for':
        return inner(expression.collection);
      case 'operation':
        return ARITHMETIC.has(expression.operator) && expression.operands.some(inner);
      case 'call':
        return STRICT.has(expression.name) && !expression.expands && inner(expression.arguments[0]);
      case 'traversal':
        return this.#isUnknownTraversal(expression, node, depth);
      default:
        return false;
    }
  }

  /** True if the value of a reference as a whole is unknown. */
  #isUnknownTraversal({ root, steps }: Traversal, node: ModuleNode, depth: number): boolean {
    if (typeof root !== 'string') return this.isUnknown(root, node, depth + 1);
    const [first, ...rest] = steps;
    if (first?.kind !== 'attribute') return false;
    if (root === 'local') {
      const value = node.code.locals.get(first.name);
      return value !== undefined && this.isUnknown(value, node, depth + 1);
    }
    if (root === 'var') return this.#isUnknownVariable(first.name, node, depth);
    const hasInstanceKey = rest[0]?.kind === 'index';
    if (root === 'module') {
      const output = this.#outputOf(node, first.name, hasInstanceKey ? rest[1] : rest[0]);
      if (output === null || isRepeated(output.call) !== hasInstanceKey) return false;
      return this.isUnknown(output.value, output.node, depth + 1);
    }
    const resource = this.#resourceIn(node, root, first.name);
    if (resource === null) return false;
    const attribute = hasInstanceKey ? rest[1] : rest[0];
    return isRepeated(resource) === hasInstanceKey && this.#isComputed(resource, attribute, node);
  }

  /** True if the module call sets the variable to an unknown value. */
  #isUnknownVariable(name: string, node: ModuleNode, depth: number): boolean {
    const type = node.code.variables.get(name)?.type;
    if (type === undefined || (type?.kind === 'call' && KNOWN_SHAPES.has(type.name))) return false;
    const argument = this.argumentFor(name, node);
    return argument !== null && this.isUnknown(argument.value, argument.from, depth + 1);
  }

  /**
   * Returns the argument that sets a variable, and the module that contains it. Null for the root's variables and for
   * variables that the call does not set.
   */
  argumentFor(name: string, node: ModuleNode): { readonly value: Expression; readonly from: ModuleNode } | null {
    const caller = this.#callers.get(node);
    if (caller === undefined) return null;
    const value = argumentOf(caller.call.block.body, name);
    return value === null ? null : { value, from: caller.from };
  }

  /** True for `aws_vpc.main.id`, `aws_vpc.main[0].id` and `aws_vpc.main[*].id` if the provider sets the attribute. */
  isOfProvider({ root, steps }: Traversal, node: ModuleNode): boolean {
    const [name, second, third] = steps;
    if (typeof root !== 'string' || name?.kind !== 'attribute') return false;
    const resource = this.#resourceIn(node, root, name.name);
    return resource !== null && this.#isComputed(resource, second?.kind === 'attribute' ? second : third, node);
  }

  /**
   * Returns the value of a module's output; null if its value may not be the one in the code.
   * @param name name of the call
   * @param step the step that names the output
   */
  #outputOf(node: ModuleNode, name: string, step: Step | undefined) {
    const child = node.children.get(name);
    const call = this.#declarationsIn(node).calls.get(name);
    if (child === undefined || isOpaque(child) || call === undefined || step?.kind !== 'attribute') return null;
    if (canBeDisabled(call.block)) return null;
    const output = child.code.outputs.get(step.name);
    // Other arguments, such as `sensitive` and those of later releases, may change the value.
    if (output?.value == null || output.block.body.attributes.some(({ name }) => !HARMLESS_OUTPUT_ARGUMENTS.has(name)))
      return null;
    return { node: child, call, value: output.value };
  }

  /** Returns a managed resource of a module; null if there is none. */
  #resourceIn(node: ModuleNode, type: string, name: string): ResourceCode | null {
    return this.#declarationsIn(node).resources.get(`${type}.${name}`) ?? null;
  }

  #declarationsIn({ code }: ModuleNode): Declarations {
    const known = this.#declarations.get(code);
    if (known !== undefined) return known;
    const managed = code.resources.filter(({ mode }) => mode === 'managed');
    const declarations = {
      resources: new Map(managed.map((resource) => [`${resource.type}.${resource.name}`, resource])),
      calls: new Map(code.calls.map((call) => [call.name, call])),
    };
    this.#declarations.set(code, declarations);
    return declarations;
  }

  /** True if a step names an attribute that only the provider sets. */
  #isComputed(resource: ResourceCode, step: Step | undefined, { code }: ModuleNode): boolean {
    if (step?.kind !== 'attribute' || canBeDisabled(resource.block)) return false;
    const address = addressOfResource(resource, code, this.engine);
    const schema = this.#schemas.get(address)?.resources.get(resource.type)?.attributes.get(step.name);
    if (address === BUILT_IN || schema?.computed !== true || schema.type !== 'dynamic') return false;
    const { attributes, blocks } = resource.block.body;
    return (
      !attributes.some(({ name }) => name === step.name) &&
      !blocks.some((block) => block.type === step.name || (isDynamic(block) && block.labels[0] === step.name))
    );
  }
}

/** Arguments of an output that do not change its value. */
const HARMLESS_OUTPUT_ARGUMENTS: ReadonlySet<string> = new Set(['value', 'description']);

/** True for `lifecycle { enabled = ... }` of OpenTofu, where there may be no instance. */
const canBeDisabled = ({ body }: Block): boolean =>
  body.blocks.some((block) => block.type === 'lifecycle' && argumentOf(block.body, 'enabled') !== null);

/**
 * True if every step is an attribute or a literal index. Terraform accepts such steps on an unknown value of type `any`
 * and refuses a computed key.
 */
const areLiteral = (steps: readonly Step[]): boolean =>
  steps.every((step) => step.kind === 'attribute' || (step.kind === 'index' && step.key.kind === 'literal'));
