import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode, ModuleNode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { opaqueResource } from '../../terraform/module-tree/opaque.js';
import { prefixOf, resourceAddress } from '../../terraform/references/subject.js';
import { memberValue } from './body.js';
import { evaluate, type Names } from './evaluate.js';
import { type Expansion, type Repetition, withKey } from './expand.js';
import { type Caller, ModuleScope } from './module-scope.js';
import { FROM_ANYWHERE, isMap, Lazy, UNKNOWN, Unevaluable, Unknown, unknownFrom, type Value } from './value.js';

/**
 * Origins of a value: addresses of instances, `*aws_vpc.a` for all instances of a resource, or ANYWHERE.
 */
export type Marks = ReadonlySet<string>;

/** Returns the mark for all instances of a resource, by configuration address: `*module.a.aws_vpc.b`. */
export const allOf = (configAddress: string): string => `*${configAddress}`;

const marked = (mark: string): Unknown => new Unknown(new Set([mark]));

/**
 * Evaluates a module instance for the origins of its values: `aws_vpc.a[0].id` is an unknown value with the mark
 * `aws_vpc.a[0]`. The number of instances comes from `valueScope`, which evaluates the same code for its values.
 */
export class MarkingScope extends ModuleScope {
  constructor(
    readonly valueScope: ModuleScope,
    caller: Caller | null = null,
    /** Prefix of the addresses in the module, with instance keys. Null if the scope stands for several instances. */
    readonly prefix: string | null = '',
  ) {
    super(valueScope.node, valueScope.configuration, caller);
  }

  override names(repetition?: Repetition): Names {
    const unknown = (...values: readonly Value[]) => unknownFrom(values, this.configuration.marks);
    return { ...super.names(repetition), unknown, lost: FROM_ANYWHERE };
  }

  /** Returns the instances of `valueScope`, with the origins of their elements. */
  protected override expand(code: ResourceCode | CallCode): Expansion {
    const expansion = 'mode' in code ? this.valueScope.expansionOf(code) : this.valueScope.called(code).expansion;
    const forEach = argumentOf(code.block.body, 'for_each');
    if (forEach === null) return expansion;
    if (expansion.shape !== 'map') {
      const instances = expansion.instances.map((repetition) => ({
        ...repetition,
        each: { key: FROM_ANYWHERE, value: FROM_ANYWHERE },
      }));
      return { ...expansion, instances };
    }
    const elements = evaluate(forEach, this.names());
    const instances = expansion.instances.map((repetition): Repetition => {
      const { key, value } = repetition.each as { key: string; value: Repetition['index'] & {} };
      return { ...repetition, each: { key, value: elementOf(elements, key, value) } };
    });
    return { ...expansion, instances };
  }

  protected override inside(_child: ModuleNode, caller: Caller, index: number): ModuleScope {
    const { expansion, scopes } = this.valueScope.called(caller.call);
    const name = withKey(`module.${caller.call.name}`, caller.repetition.key);
    const isOne = this.prefix !== null && expansion.shape !== 'open';
    const prefix = isOne ? `${this.prefix}${name}.` : null;
    return new MarkingScope(scopes[index] as ModuleScope, caller, prefix);
  }

  #markOf(address: string, { key }: Repetition): Unknown {
    if (this.prefix === null) return this.open(address);
    return marked(`${this.prefix}${withKey(address, key)}`);
  }

  protected override instance(resource: ResourceCode, repetition: Repetition): Lazy {
    const mark = this.#markOf(resourceAddress(resource), repetition);
    return new Lazy(
      (name) => new Unknown(mark.marks, '', () => this.#valueInCode(resource, repetition, name)),
      () => mark,
    );
  }

  #valueInCode(resource: ResourceCode, { key }: Repetition, attribute: string): Value {
    const repetition = this.valueScope.expansionOf(resource).instances.find((instance) => instance.key === key);
    if (repetition === undefined) return UNKNOWN;
    return memberValue(resource.block.body, attribute, this.valueScope.names(repetition)) ?? UNKNOWN;
  }

  protected override open(address: string): Unknown {
    return marked(allOf(`${prefixOf(this.node.path)}${address}`));
  }

  protected override openModule(call: CallCode, scopes: readonly ModuleScope[]): Unknown {
    const values = scopes.length === 0 ? [this.#opaque(call)] : scopes.map((scope) => outputsOf(scope));
    return unknownFrom(values, this.configuration.marks);
  }

  /** Returns the mark of a module whose code is not here. Its outputs come from its stand-in resource. */
  #opaque({ name }: CallCode): Unknown {
    return marked(allOf(`${prefixOf([...this.node.path, name])}${opaqueResource(name)}`));
  }

  protected override moduleInstance(call: CallCode, scope: ModuleScope | undefined, repetition: Repetition): Lazy {
    if (scope !== undefined) {
      return new Lazy(
        (output) => {
          if (!scope.node.code.outputs.has(output)) throw new Unevaluable();
          return scope.output(output);
        },
        () => outputsOf(scope),
      );
    }
    const { name } = call;
    const inside = withKey(`module.${name}`, repetition.key);
    const mark = this.prefix === null ? this.#opaque(call) : marked(`${this.prefix}${inside}.${opaqueResource(name)}`);
    return new Lazy(
      () => mark,
      () => mark,
    );
  }

  /** Secrets need no protection here, since only their origins are read. */
  protected override isSecret(): boolean {
    return false;
  }
}

/**
 * Returns the origin of one element.
 *
 * @param elements origins of all elements
 * @param value the element in the value scope; unknown if only its key is known from a plan
 */
function elementOf(elements: Value, key: string, value: Value): Value {
  if (isMap(elements)) return elements.get(key) ?? FROM_ANYWHERE;
  if (elements instanceof Unknown) return elements;
  return value instanceof Unknown ? FROM_ANYWHERE : value;
}

/** Returns the origins of all outputs of a module. */
const outputsOf = (scope: ModuleScope): Unknown =>
  unknownFrom(
    [...scope.node.code.outputs.keys()].map((name) => scope.output(name)),
    scope.configuration.marks,
  );
