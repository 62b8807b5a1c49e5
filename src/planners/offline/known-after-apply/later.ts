/**
 * What is surely not known before apply: attributes of managed resources that only their provider sets, and what hands
 * them on. Where anything is in doubt, the answer is no.
 */

import type { Block, Expression, Step, Traversal } from '../../../terraform/hcl/model.js';
import { argumentOf, isDynamic } from '../../../terraform/hcl/walk.js';
import type { ProviderSchema } from '../../../terraform/mock-provider/schema.js';
import type { CallCode, ModuleCode, ModuleNode, ResourceCode } from '../../../terraform/module-tree/module-model.js';
import { isRepeated } from '../../../terraform/references/subject.js';
import { addressOfResource, BUILT_IN, type EngineName } from '../infer/addresses.js';
import { KNOWN_LATER_DEPTH } from '../limits.js';
import { isOpaque, modulesOf } from '../modules.js';

/** Functions of an unknown first argument that are unknown. Not `merge`, `concat`, `try` and others that look into it. */
const STRICT: ReadonlySet<string> = new Set(
  (
    'abs ceil compact distinct flatten floor keys length nonsensitive one reverse sort sum tolist tomap tonumber toset ' +
    'tostring values'
  ).split(' '),
);
/** Comparisons are not: whether something is null may be known of what is unknown otherwise. */
const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%']);
/** The length of an object is known from its type. */
const KNOWN_SHAPES: ReadonlySet<string> = new Set(['object', 'tuple']);

interface ModuleCaller {
  readonly from: ModuleNode;
  readonly call: CallCode;
}

interface Named {
  /** Managed ones by type and name. */
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

  /** Whether a traversal is nothing but the bare attribute of a provider: unknown, and of a type that is unknown, too. */
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

  /** Whether a value as a whole is unknown, whatever its type. */
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

  /** What a call gives to it. */
  #isUnknownVariable(name: string, node: ModuleNode, depth: number): boolean {
    const type = node.code.variables.get(name)?.type;
    if (type === undefined || (type?.kind === 'call' && KNOWN_SHAPES.has(type.name))) return false;
    const given = this.givenTo(name, node);
    return given !== null && this.isUnknown(given.value, given.from, depth + 1);
  }

  /** What a call gives to a variable, and where that is written; null where it is the root's, or not given. */
  givenTo(name: string, node: ModuleNode): { readonly value: Expression; readonly from: ModuleNode } | null {
    const called = this.#called.get(node);
    const value = called === undefined ? null : argumentOf(called.call.block.body, name);
    return value === null ? null : { value, from: called!.from };
  }

  /** Whether a traversal is an attribute that its provider sets, of one instance or of several. */
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
    // `sensitive`, and what is to come.
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

  /** Set by the provider and by nobody else. */
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

/** `lifecycle { enabled = ... }` of OpenTofu: there may be none of it. */
const mayBeOff = ({ body }: Block): boolean =>
  body.blocks.some((block) => block.type === 'lifecycle' && argumentOf(block.body, 'enabled') !== null);

/** What is unknown and of any type has any attribute and any item; the keys must be known for that. */
const arePlain = (steps: readonly Step[]): boolean =>
  steps.every((step) => step.kind === 'attribute' || (step.kind === 'index' && step.key.kind === 'literal'));
