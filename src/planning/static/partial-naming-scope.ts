import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { holdsInstanceName, MADE_UP_TEXT, SOME_TEXT } from '../../graph/instance-name.js';
import type { ResourceCode } from '../../terraform/module-tree/module-model.js';
import type { Repetition } from './expand.js';
import type { Caller, ModuleScope } from './module-scope.js';
import type { NamingScope } from './naming-scope.js';
import { PartlyKnownScope } from './partly-known-scope.js';
import { Lazy, UNKNOWN, type Value } from './value.js';

/**
 * Evaluates a module instance for names that are known in part: `orders-` and an unknown rest for `name_prefix = "orders-"`. A value
 * that the code does not give is an unknown text.
 */
export class PartialNamingScope extends PartlyKnownScope {
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

  protected override sameKindOf(valueScope: ModuleScope, caller: Caller, prefix: string | null): NamingScope {
    return new PartialNamingScope(valueScope, this.configuration, caller, prefix);
  }
}
