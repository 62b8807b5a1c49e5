/**
 * Finds values that are surely unknown before apply: attributes of managed resources that only their provider sets, and
 * expressions that pass them on. In doubt a value counts as known.
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

interface ModuleCaller {
  readonly from: ModuleNode;
  readonly call: CallCode;
}

interface Named {
  /** Managed resources by type and name. */
  readonly resources: ReadonlyMap<string, ResourceCode>;
  readonly calls: ReadonlyMap<string, CallCode>;
}

export class UnknownValues {
  readonly #schemas: ReadonlyMap<string, ProviderSchema>;
  readonly #named = new Map<ModuleCode, Named>();
  readonly #called = new Map<ModuleNode, ModuleCaller>();

  constructor(
    readonly tree: ModuleNode,
    schemas: readonly ProviderSchema[],
    readonly engine: EngineName,
  ) {
    this.#schemas = new Map(schemas.map((schema) => [schema.address, schema]));
    for (const from of modulesOf(tree)) {
      for (const call of from.code.calls) {
        const to = from.children.get(call.name);
        if (to !== undefined && !isOpaque(to)) this.#called.set(to, { from, call });
      }
    }
  }

  /** True if a traversal is the bare attribute of a provider, so that both its value and its type are unknown. */
  isBare({ root, steps }: Traversal, node: ModuleNode, depth = 0): boolean {
    if (depth > KNOWN_LATER_DEPTH || typeof root !== 'string') return false;
    const [first, second, ...more] = steps;
    if (first?.kind !== 'attribute') return false;
    if (root !== 'module') {
      const resource = this.#resourceIn(node, root, first.name);
      return resource !== null && !isRepeated(resource) && this.#isComputed(resource, second, node) && arePlain(more);
    }
    const inside = this.#outputOf(node, first.name, second);
    if (inside === null || isRepeated(inside.call) || inside.value.kind !== 'traversal' || !arePlain(more))
      return false;
    return this.isBare(inside.value, inside.node, depth + 1);
  }

  /** True if a value as a whole is unknown, whatever its type. */
  isUnknown(expression: Expression, node: ModuleNode, depth = 0): boolean {
    if (depth > KNOWN_LATER_DEPTH) return false;
    const inner = (part: Expression | undefined) => part !== undefined && this.isUnknown(part, node, depth + 1);
    switch (expression.kind) {
      case 'parenthesized':
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

  #isUnknownTraversal({ root, steps }: Traversal, node: ModuleNode, depth: number): boolean {
    if (typeof root !== 'string') return this.isUnknown(root, node, depth + 1);
    const [first, ...rest] = steps;
    if (first?.kind !== 'attribute') return false;
    if (root === 'local') {
      const value = node.code.locals.get(first.name);
      return value !== undefined && this.isUnknown(value, node, depth + 1);
    }
    if (root === 'var') return this.#isUnknownVariable(first.name, node, depth);
    if (root === 'module') {
      const isChosen = rest[0]?.kind === 'index';
      const inside = this.#outputOf(node, first.name, isChosen ? rest[1] : rest[0]);
      if (inside === null || isRepeated(inside.call) !== isChosen) return false;
      return this.isUnknown(inside.value, inside.node, depth + 1);
    }
    const resource = this.#resourceIn(node, root, first.name);
    if (resource === null) return false;
    const isChosen = rest[0]?.kind === 'index';
    return isRepeated(resource) === isChosen && this.#isComputed(resource, isChosen ? rest[1] : rest[0], node);
  }

  /** True if the module call sets the variable to an unknown value. */
  #isUnknownVariable(name: string, node: ModuleNode, depth: number): boolean {
    const type = node.code.variables.get(name)?.type;
    if (type === undefined || (type?.kind === 'call' && KNOWN_SHAPES.has(type.name))) return false;
    const given = this.givenTo(name, node);
    return given !== null && this.isUnknown(given.value, given.from, depth + 1);
  }

  /**
   * Returns the argument that sets a variable, and the module that contains it. Null for the root's variables and for
   * variables that the call does not set.
   */
  givenTo(name: string, node: ModuleNode): { readonly value: Expression; readonly from: ModuleNode } | null {
    const called = this.#called.get(node);
    const value = called === undefined ? null : argumentOf(called.call.block.body, name);
    return value === null ? null : { value, from: called!.from };
  }

  /** True if a traversal is an attribute that its provider sets, of one instance or of several. */
  isOfProvider({ root, steps }: Traversal, node: ModuleNode): boolean {
    const [name, ...rest] = steps;
    const resource =
      typeof root === 'string' && name?.kind === 'attribute' ? this.#resourceIn(node, root, name.name) : null;
    return resource !== null && this.#isComputed(resource, rest[0]?.kind === 'attribute' ? rest[0] : rest[1], node);
  }

  #outputOf(node: ModuleNode, name: string, step: Step | undefined) {
    const child = node.children.get(name);
    const call = this.#namedIn(node).calls.get(name);
    if (child === undefined || isOpaque(child) || call === undefined || step?.kind !== 'attribute') return null;
    if (mayBeOff(call.block)) return null;
    const output = child.code.outputs.get(step.name);
    // Other arguments, such as `sensitive` and those of later releases, may change the value.
    if (output?.value == null || output.block.body.attributes.some(({ name }) => !PLAIN_OUTPUT.has(name))) return null;
    return { node: child, call, value: output.value };
  }

  #resourceIn(node: ModuleNode, type: string, name: string): ResourceCode | null {
    return this.#namedIn(node).resources.get(`${type}.${name}`) ?? null;
  }

  #namedIn({ code }: ModuleNode): Named {
    const known = this.#named.get(code);
    if (known !== undefined) return known;
    const managed = code.resources.filter(({ mode }) => mode === 'managed');
    const named = {
      resources: new Map(managed.map((one) => [`${one.type}.${one.name}`, one])),
      calls: new Map(code.calls.map((call) => [call.name, call])),
    };
    this.#named.set(code, named);
    return named;
  }

  /** True if only the provider sets the attribute. */
  #isComputed(resource: ResourceCode, step: Step | undefined, { code }: ModuleNode): boolean {
    if (step?.kind !== 'attribute' || mayBeOff(resource.block)) return false;
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

const PLAIN_OUTPUT: ReadonlySet<string> = new Set(['value', 'description']);

/** True for `lifecycle { enabled = ... }` of OpenTofu, where there may be no instance. */
const mayBeOff = ({ body }: Block): boolean =>
  body.blocks.some((block) => block.type === 'lifecycle' && argumentOf(block.body, 'enabled') !== null);

/**
 * True if every step is an attribute or a literal index. Terraform accepts such steps on an unknown value of type `any`
 * and refuses a computed key.
 */
const arePlain = (steps: readonly Step[]): boolean =>
  steps.every((step) => step.kind === 'attribute' || (step.kind === 'index' && step.key.kind === 'literal'));
