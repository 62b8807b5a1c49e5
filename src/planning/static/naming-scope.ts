/**
 * Module instances in which unknown texts have stand-ins, so that the known parts of documents and names can be read. Each of
 * them evaluates the same code for another purpose.
 */

import { factsOf } from '../../catalog/index.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { holdsInstanceName, instanceName, MADE_UP_TEXT, SOME_TEXT } from '../../graph/instance-name.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode, ModuleNode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { resourceAddress } from '../../terraform/references/subject.js';
import { resourceValue } from './body.js';
import type { Configuration } from './configuration.js';
import { evaluate, type Names } from './evaluate.js';
import { type Expansion, type Repetition, standsForAll, withKey } from './expand.js';
import { withTexts } from './functions/named.js';
import { callFunction } from './functions/table.js';
import { type Caller, ModuleScope } from './module-scope.js';
import { isMap, itemsOf, Lazy, type MemberStep, Symbolic, UNKNOWN, Unknown, type Value, withSteps } from './value.js';

// ---- Instance names in place of computed attributes.

/**
 * A module instance in which every attribute that a provider computes is an instance name (`instanceName`). So documents
 * made of ARNs and ids can be read before anything exists.
 */
export class NamingScope extends ModuleScope {
  /** @param prefix prefix of the addresses in the module, with instance keys; null if the scope stands for several instances */
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
    const isOne = this.prefix !== null && !standsForAll(repetition);
    return this.scopeOf(child, caller, index, isOne ? `${this.prefix}${name}.` : null);
  }

  protected scopeOf(child: ModuleNode, caller: Caller, _index: number, prefix: string | null): NamingScope {
    return new NamingScope(child, this.configuration, caller, prefix);
  }

  protected override instance(resource: ResourceCode, repetition: Repetition): Lazy {
    const known = super.instance(resource, repetition);
    const { prefix } = this;
    if (prefix === null) return known;
    const name = instanceName(`${prefix}${withKey(resourceAddress(resource), repetition.key)}`);
    const document = factsOf(resource.type).writesDocument;
    return new Lazy((member): Value => {
      if (member === document?.text) return this.#document(resource, repetition);
      const value = known.get(member);
      return value instanceof Unknown && !(value instanceof Symbolic) ? name : value;
    });
  }

  /** Returns the JSON that a data source such as `aws_iam_policy_document` makes of its blocks. */
  #document(resource: ResourceCode, repetition: Repetition): Value {
    const key = `${withKey(resourceAddress(resource), repetition.key)} as a document`;
    return this.remembered(key, () => encoded(resourceValue(resource.block.body, this.names(repetition))));
  }
}

const encoded = (value: Value): Value => callFunction('jsonencode', [withTexts(value)]);

// ---- Texts that are known in part.

/**
 * A module instance for texts that contain no placeholder. The number of instances comes from `twin`, which evaluates the same
 * code for its values.
 */
abstract class TwinScope extends NamingScope {
  constructor(
    readonly twin: ModuleScope,
    configuration: Configuration,
    caller: Caller | null = null,
    prefix: string | null = '',
  ) {
    super(twin.node, configuration, caller, prefix);
  }

  /**
   * Returns the instances of the twin with keys and elements as far as they are known here: those of the twin may be
   * placeholders.
   */
  protected override expand(code: ResourceCode | CallCode): Expansion {
    const expansion = 'mode' in code ? this.twin.expansionOf(code) : this.twin.called(code).expansion;
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
    return this.beside(this.twin.called(caller.call).scopes[index] as ModuleScope, caller, prefix);
  }

  /** Returns the scope of a called module. @param twin the scope of that module in the twin */
  protected abstract beside(twin: ModuleScope, caller: Caller, prefix: string | null): NamingScope;
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
  const items = new Set(itemsOf(collection) ?? []);
  return (key) => (items.has(key) ? { key, value: key } : UNKNOWN_ELEMENT);
}

/** A module instance for names: `orders-` and an unknown rest for `name_prefix = "orders-"`. */
export class PartialNamingScope extends TwinScope {
  /**
   * Reads one attribute. A resource that makes a name of a text, such as `random_pet` of its `prefix`, returns that text
   * between two unknown ones.
   */
  protected override instance(resource: ResourceCode, repetition: Repetition): Lazy {
    const known = super.instance(resource, repetition);
    const rule = KNOWLEDGE.factsOf(resource.type).makesName;
    return new Lazy((member): Value => {
      const text = rule?.results.includes(member) ? known.get(rule.of) : null;
      if (typeof text === 'string') return `${SOME_TEXT}${text}${SOME_TEXT}`;
      const value = known.get(member);
      // The region may be known to the user's plan, but not here.
      if (resource.mode === 'data' && KNOWLEDGE.factsOf(resource.type).lookup?.region !== undefined) return UNKNOWN;
      // The answer of a data source is a placeholder.
      return resource.mode === 'data' && typeof value === 'string' && holdsInstanceName(value) ? MADE_UP_TEXT : value;
    });
  }

  protected override beside(twin: ModuleScope, caller: Caller, prefix: string | null): NamingScope {
    return new PartialNamingScope(twin, this.configuration, caller, prefix);
  }
}

/** Names whose values differ between the instances of a block, or that belong to none. */
const WITHOUT_SYMBOL: ReadonlySet<string> = new Set(['count', 'each', 'path', 'self']);

/**
 * A module instance in which an unknown value is a symbol, so that texts of one expression are equal although it has no value. A
 * variable of a module has the symbol of the argument that sets it.
 */
export class SymbolScope extends TwinScope {
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

  protected override beside(twin: ModuleScope, caller: Caller, prefix: string | null): NamingScope {
    return new SymbolScope(twin, this.configuration, caller, prefix);
  }
}

function addressOf({ caller }: ModuleScope): string {
  if (caller === null) return '';
  return `${addressOf(caller.scope)}${withKey(`module.${caller.call.name}`, caller.repetition.key)}.`;
}
