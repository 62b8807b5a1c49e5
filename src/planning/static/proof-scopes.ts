/**
 * Scopes in which proofs evaluate a module: for documents, for strings that are known only in part, and for the origins
 * of values.
 */
import { factsOf } from '../../catalog/index.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { holdsInstanceName, instanceName, MADE_UP_TEXT, SOME_TEXT } from '../../graph/instance-name.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode, ModuleNode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { opaqueResource } from '../../terraform/module-tree/opaque.js';
import { prefixOf, resourceAddress } from '../../terraform/references/subject.js';
import { memberValue, resourceValue } from './body.js';
import type { Configuration } from './configuration.js';
import { evaluate, type Names, renderTemplate } from './evaluate.js';
import { type Expansion, type Repetition, standsForAll, withKey } from './expand.js';
import { withTexts } from './functions/named.js';
import { callFunction } from './functions/table.js';
import { type Caller, ModuleScope } from './module-scope.js';
import {
  Collection,
  FROM_ANYWHERE,
  isMap,
  itemsOf,
  Lazy,
  type MemberStep,
  Symbolic,
  UNKNOWN,
  Unevaluable,
  Unknown,
  unknownFrom,
  type Value,
  withSteps,
} from './value.js';

/**
 * Evaluates a module instance for documents: every attribute that a provider computes is an instance name
 * (`instanceName`), a string that stands for the instance. This way, documents that contain ARNs and ids, such as
 * policies, can be read before anything exists.
 */
export class NamingScope extends ModuleScope {
  /**
   * @param prefix prefix of the addresses in the module, with instance keys; null if the scope stands for several
   * instances
   */
  constructor(
    node: ModuleNode,
    configuration: Configuration,
    caller: Caller | null = null,
    readonly prefix: string | null = '',
  ) {
    super(node, configuration, caller);
  }

  override names(repetition?: Repetition): Names {
    return { ...super.names(repetition), namesInstances: true };
  }

  protected override inside(child: ModuleNode, caller: Caller, index: number): ModuleScope {
    const { call, repetition } = caller;
    const name = withKey(`module.${call.name}`, repetition.key);
    const isOneInstance = this.prefix !== null && !standsForAll(repetition);
    return this.scopeOf(child, caller, index, isOneInstance ? `${this.prefix}${name}.` : null);
  }

  protected scopeOf(child: ModuleNode, caller: Caller, _index: number, prefix: string | null): NamingScope {
    return new NamingScope(child, this.configuration, caller, prefix);
  }

  protected override instance(resource: ResourceCode, repetition: Repetition): Lazy {
    const known = super.instance(resource, repetition);
    const { prefix } = this;
    if (prefix === null) return known;
    const name = instanceName(`${prefix}${withKey(resourceAddress(resource), repetition.key)}`);
    const { writesDocument: document, rendersTemplate: rendering } = factsOf(resource.type);
    return new Lazy((member): Value => {
      if (member === document?.text) return this.#document(resource, repetition);
      if (member === rendering?.result) {
        const [text, variables] = [known.get(rendering.template), known.get(rendering.variables)];
        const rendered = renderTemplate(text, isMap(variables) ? variables : NO_VARIABLES, this.names(repetition));
        if (rendered !== null) return rendered;
      }
      const value = known.get(member);
      return value instanceof Unknown && !(value instanceof Symbolic) ? name : value;
    });
  }

  /** Returns the JSON that a data source such as `aws_iam_policy_document` makes of its blocks. */
  #document(resource: ResourceCode, repetition: Repetition): Value {
    const key = `${withKey(resourceAddress(resource), repetition.key)} as a document`;
    return this.remember(key, () => encodeJson(resourceValue(resource.block.body, this.names(repetition))));
  }
}

const NO_VARIABLES: Value = new Map();

/** Returns the JSON of a value as a string, in which unknown parts are placeholders. */
const encodeJson = (value: Value): Value => callFunction('jsonencode', [withTexts(value)]);

// ---- Texts that are known only in part: symbols for unknown values, and names with unknown parts.

/**
 * Evaluates a module instance for strings that are known in part and contain no placeholder. The number of instances
 * comes from `valueScope`, which evaluates the same code for its values.
 */
abstract class PartlyKnownScope extends NamingScope {
  constructor(
    readonly valueScope: ModuleScope,
    configuration: Configuration,
    caller: Caller | null = null,
    prefix: string | null = '',
  ) {
    super(valueScope.node, configuration, caller, prefix);
  }

  /**
   * Returns the instances of `valueScope`. Their elements are evaluated here, because those of `valueScope` may be
   * placeholders.
   */
  protected override expand(code: ResourceCode | CallCode): Expansion {
    const expansion =
      'mode' in code ? this.valueScope.expansionOf(code) : this.valueScope.instancesOfCall(code).expansion;
    const forEach = argumentOf(code.block.body, 'for_each');
    if (forEach === null) return expansion;
    const elementOf = elementsByKey(evaluate(forEach, this.names()));
    const instances = expansion.instances.map((repetition): Repetition => {
      const key = repetition.each?.key;
      return { ...repetition, each: typeof key === 'string' ? elementOf(key) : UNKNOWN_ELEMENT };
    });
    return { ...expansion, instances };
  }

  protected override scopeOf(_child: ModuleNode, caller: Caller, index: number, prefix: string | null): NamingScope {
    const valueScope = this.valueScope.instancesOfCall(caller.call).scopes[index] as ModuleScope;
    return this.sameKindOf(valueScope, caller, prefix);
  }

  /**
   * Returns the scope of a called module, of the same class.
   * @param valueScope evaluates the called module for its values
   */
  protected abstract sameKindOf(valueScope: ModuleScope, caller: Caller, prefix: string | null): NamingScope;
}

type Element = { readonly key: Value; readonly value: Value };

const UNKNOWN_ELEMENT: Element = { key: UNKNOWN, value: UNKNOWN };

/** Returns a function that finds an element of a `for_each` by its key. */
function elementsByKey(collection: Value): (key: string) => Element {
  if (isMap(collection)) {
    return (key) => {
      const value = collection.get(key);
      return value === undefined ? UNKNOWN_ELEMENT : { key, value };
    };
  }
  if (collection instanceof Collection)
    return (key) => ({ key: UNKNOWN, value: collection.members.get(key) ?? collection.element });
  const items = new Set(itemsOf(collection) ?? []);
  return (key) => (items.has(key) ? { key, value: key } : UNKNOWN_ELEMENT);
}

/** Names whose values differ between the instances of a block, or that belong to none. */
const WITHOUT_SYMBOL: ReadonlySet<string> = new Set(['count', 'each', 'path', 'self']);

/**
 * Evaluates a module instance so that an unknown value is a symbol. Two strings from the same expression are then
 * equal, although the expression has no value yet. A variable of a module has the symbol of the argument that sets it.
 */
export class SymbolScope extends PartlyKnownScope {
  /** Address of the module instance, which is unique. */
  readonly #module: string = addressOf(this);

  override names(repetition?: Repetition): Names {
    return { ...super.names(repetition), symbolOf: (root, steps) => this.#symbolOf(root, steps) };
  }

  #symbolOf(root: string, steps: readonly MemberStep[]): Symbolic | null {
    if (WITHOUT_SYMBOL.has(root)) return null;
    const symbol = withSteps(root === 'terraform' ? root : `${this.#module}${root}`, steps);
    return symbol === null ? null : new Symbolic(symbol);
  }

  protected override sameKindOf(valueScope: ModuleScope, caller: Caller, prefix: string | null): NamingScope {
    return new SymbolScope(valueScope, this.configuration, caller, prefix);
  }
}

function addressOf({ caller }: ModuleScope): string {
  if (caller === null) return '';
  return `${addressOf(caller.scope)}${withKey(`module.${caller.call.name}`, caller.repetition.key)}.`;
}

/**
 * Evaluates a module instance for names that are known in part: `orders-` and an unknown rest for
 * `name_prefix = "orders-"`. A value that the code does not give is an unknown text.
 */
export class PartialNamingScope extends PartlyKnownScope {
  /**
   * Reads one attribute. A resource that builds a name from an argument, such as `random_pet` from its `prefix`,
   * returns the argument between two unknown strings.
   */
  protected override instance(resource: ResourceCode, repetition: Repetition): Lazy {
    const known = super.instance(resource, repetition);
    const rule = KNOWLEDGE.factsOf(resource.type).makesName;
    return new Lazy((member): Value => {
      const text = rule?.results.includes(member) ? known.get(rule.argument) : null;
      if (typeof text === 'string') return `${SOME_TEXT}${text}${SOME_TEXT}`;
      const value = known.get(member);
      // The region may be known to the user's plan, but not here.
      if (resource.mode === 'data' && KNOWLEDGE.factsOf(resource.type).lookup?.region !== undefined) return UNKNOWN;
      // The answer of a data source is a placeholder.
      return resource.mode === 'data' && typeof value === 'string' && holdsInstanceName(value) ? MADE_UP_TEXT : value;
    });
  }

  protected override sameKindOf(valueScope: ModuleScope, caller: Caller, prefix: string | null): NamingScope {
    return new PartialNamingScope(valueScope, this.configuration, caller, prefix);
  }
}

// ---- Origins of values.

/**
 * Origins of a value: addresses of instances, `*aws_vpc.a` for all instances of a resource, or ANYWHERE.
 */
export type Marks = ReadonlySet<string>;

/** Returns the mark for all instances of a resource, by configuration address: `*module.a.aws_vpc.b`. */
export const allOf = (configAddress: string): string => `*${configAddress}`;

const unknownWithMark = (mark: string): Unknown => new Unknown(new Set([mark]));

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
    return { ...super.names(repetition), unknown, unknownOrigin: FROM_ANYWHERE };
  }

  /** Returns the instances of `valueScope`, with the origins of their elements. */
  protected override expand(code: ResourceCode | CallCode): Expansion {
    const expansion =
      'mode' in code ? this.valueScope.expansionOf(code) : this.valueScope.instancesOfCall(code).expansion;
    const forEach = argumentOf(code.block.body, 'for_each');
    if (forEach === null) return expansion;
    const elements = evaluate(forEach, this.names());
    if (expansion.shape !== 'map') {
      const value = elements instanceof Collection ? elements.element : FROM_ANYWHERE;
      const instances = expansion.instances.map((repetition) => ({
        ...repetition,
        each: { key: FROM_ANYWHERE, value },
      }));
      return { ...expansion, instances };
    }
    const instances = expansion.instances.map((repetition): Repetition => {
      const { key, value } = repetition.each as { key: string; value: Repetition['index'] & {} };
      return { ...repetition, each: { key, value: elementOf(elements, key, value) } };
    });
    return { ...expansion, instances };
  }

  protected override inside(_child: ModuleNode, caller: Caller, index: number): ModuleScope {
    const { expansion, scopes } = this.valueScope.instancesOfCall(caller.call);
    const name = withKey(`module.${caller.call.name}`, caller.repetition.key);
    const isOneInstance = this.prefix !== null && expansion.shape !== 'open';
    const prefix = isOneInstance ? `${this.prefix}${name}.` : null;
    return new MarkingScope(scopes[index] as ModuleScope, caller, prefix);
  }

  #markOf(address: string, { key }: Repetition): Unknown {
    if (this.prefix === null) return this.open(address);
    return unknownWithMark(`${this.prefix}${withKey(address, key)}`);
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
    return unknownWithMark(allOf(`${prefixOf(this.node.path)}${address}`));
  }

  protected override openModule(call: CallCode, scopes: readonly ModuleScope[]): Unknown {
    const values = scopes.length === 0 ? [this.#opaque(call)] : scopes.map((scope) => outputsOf(scope));
    return unknownFrom(values, this.configuration.marks);
  }

  /** Returns the mark of a module whose code is not available. Its outputs come from its stand-in resource. */
  #opaque({ name }: CallCode): Unknown {
    return unknownWithMark(allOf(`${prefixOf([...this.node.path, name])}${opaqueResource(name)}`));
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
    const mark =
      this.prefix === null ? this.#opaque(call) : unknownWithMark(`${this.prefix}${inside}.${opaqueResource(name)}`);
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
 * @param elements origins of all elements
 * @param value the element in the value scope; unknown if only its key is known from a plan
 */
function elementOf(elements: Value, key: string, value: Value): Value {
  if (isMap(elements)) return elements.get(key) ?? FROM_ANYWHERE;
  if (elements instanceof Collection) return elements.members.get(key) ?? elements.element;
  if (elements instanceof Unknown) return elements;
  return value instanceof Unknown ? FROM_ANYWHERE : value;
}

/** Returns the origins of all outputs of a module. */
const outputsOf = (scope: ModuleScope): Unknown =>
  unknownFrom(
    [...scope.node.code.outputs.keys()].map((name) => scope.output(name)),
    scope.configuration.marks,
  );
