import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode, ModuleNode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import type { Configuration } from './configuration.js';
import { evaluate } from './evaluate.js';
import type { Expansion, Repetition } from './expand.js';
import type { Caller, ModuleScope } from './module-scope.js';
import { NamingScope } from './naming-scope.js';
import { isMap, itemsOf, UNKNOWN, type Value } from './value.js';

/**
 * Evaluates a module instance for texts that are known in part and contain no placeholder. The number of instances comes from
 * `valueScope`, which evaluates the same code for its values.
 */
export abstract class PartlyKnownScope extends NamingScope {
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
