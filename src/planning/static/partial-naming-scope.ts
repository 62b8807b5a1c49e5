import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { holdsInstanceName, MADE_UP_TEXT, SOME_TEXT } from '../../graph/instance-name.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode, ModuleNode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import type { Configuration } from './configuration.js';
import { evaluate } from './evaluate.js';
import type { Expansion, Repetition } from './expand.js';
import type { Caller, ModuleScope } from './module-scope.js';
import { NamingScope } from './naming-scope.js';
import { isMap, itemsOf, Lazy, UNKNOWN, type Value } from './value.js';

/**
 * Evaluates a module instance for names that are known in part: `orders-` and an unknown rest for `name_prefix = "orders-"`. A value
 * that the code does not give is an unknown text. The number of instances comes from `valueScope`, which evaluates the same code for
 * its values.
 */
export class PartialNamingScope extends NamingScope {
  constructor(
    readonly valueScope: ModuleScope,
    configuration: Configuration,
    caller: Caller | null = null,
    prefix: string | null = '',
  ) {
    super(valueScope.node, configuration, caller, prefix);
  }

  /**
   * Returns the instances of `valueScope`. Their elements are evaluated here, because those of `valueScope` may be placeholders.
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

  protected override scopeOf(_child: ModuleNode, caller: Caller, index: number, prefix: string | null): NamingScope {
    const valueScope = this.valueScope.called(caller.call).scopes[index] as ModuleScope;
    return new PartialNamingScope(valueScope, this.configuration, caller, prefix);
  }
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
