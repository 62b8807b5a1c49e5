/** Scopes for texts that are known only in part: symbols for unknown values, and names with unknown parts. */

import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { holdsInstanceName, MADE_UP_TEXT, SOME_TEXT } from '../../graph/instance-name.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode, ModuleNode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import type { Configuration } from './configuration.js';
import { evaluate, type Names } from './evaluate.js';
import { type Expansion, type Repetition, withKey } from './expand.js';
import type { Caller, ModuleScope } from './module-scope.js';
import { NamingScope } from './naming-scope.js';
import { isMap, itemsOf, Lazy, type MemberStep, Symbolic, UNKNOWN, type Value, withSteps } from './value.js';

/**
 * Evaluates a module instance for texts that are known in part and contain no placeholder. The number of instances
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
    const expansion = 'mode' in code ? this.valueScope.expansionOf(code) : this.valueScope.called(code).expansion;
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
    const valueScope = this.valueScope.called(caller.call).scopes[index] as ModuleScope;
    return this.sameKindOf(valueScope, caller, prefix);
  }

  /**
   * Returns the scope of a called module, of the same class.
   *
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
  const items = new Set(itemsOf(collection) ?? []);
  return (key) => (items.has(key) ? { key, value: key } : UNKNOWN_ELEMENT);
}

/** Names whose values differ between the instances of a block, or that belong to none. */
const WITHOUT_SYMBOL: ReadonlySet<string> = new Set(['count', 'each', 'path', 'self']);

/**
 * Evaluates a module instance so that an unknown value is a symbol, and texts of one expression are equal although it
 * has no value. A variable of a module has the symbol of the argument that sets it.
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
   * Reads one attribute. A resource that makes a name of a text, such as `random_pet` of its `prefix`, returns that
   * text between two unknown ones.
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
