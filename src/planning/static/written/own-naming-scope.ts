/**
 * A module instance for reading names as far as the code gives them: every other value is an unknown text. The number
 * of instances comes from `twin`, which evaluates the same code for its values.
 */
import { KNOWLEDGE } from '../../../catalog/knowledge.js';
import { instancesIn, MADE_UP_TEXT, SOME_TEXT } from '../../../graph/instance-name.js';
import { argumentOf } from '../../../terraform/hcl/walk.js';
import type { CallCode, ModuleNode, ResourceCode } from '../../../terraform/module-tree/module-model.js';
import type { Configuration } from '../configuration.js';
import { evaluate } from '../evaluate.js';
import type { Expansion, Repetition } from '../expand.js';
import type { Caller, ModuleScope } from '../module-scope.js';
import { isMap, itemsOf, Lazy, UNKNOWN, type Value } from '../value.js';
import { NamingScope } from './naming-scope.js';

export class OwnNamingScope extends NamingScope {
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
    const known = elementOf(evaluate(forEach, this.names()));
    const instances = expansion.instances.map((repetition): Repetition => {
      const key = repetition.each?.key;
      return { ...repetition, each: typeof key === 'string' ? known(key) : { key: UNKNOWN, value: UNKNOWN } };
    });
    return { ...expansion, instances };
  }

  /** Reads one attribute. A resource that makes a name of a text returns that text between two unknown ones. */
  protected override instance(resource: ResourceCode, repetition: Repetition): Lazy {
    const known = super.instance(resource, repetition);
    const makes = KNOWLEDGE.factsOf(resource.type).makesName;
    return new Lazy((member): Value => {
      const text = makes?.results.includes(member) ? known.get(makes.of) : null;
      if (typeof text === 'string') return `${SOME_TEXT}${text}${SOME_TEXT}`;
      const value = known.get(member);
      // The region may be known to the user's plan, but not here.
      if (resource.mode === 'data' && KNOWLEDGE.factsOf(resource.type).lookup?.region !== undefined) return UNKNOWN;
      // The answer of a data source is a placeholder.
      return resource.mode === 'data' && typeof value === 'string' && instancesIn(value).length > 0
        ? MADE_UP_TEXT
        : value;
    });
  }

  protected override scopeOf(_child: ModuleNode, caller: Caller, index: number, prefix: string | null): NamingScope {
    const twin = this.twin.called(caller.call).scopes[index] as ModuleScope;
    return new OwnNamingScope(twin, this.configuration, caller, prefix);
  }
}

type Element = { readonly key: Value; readonly value: Value };

const NOBODY_KNOWS: Element = { key: UNKNOWN, value: UNKNOWN };

function elementOf(collection: Value): (key: string) => Element {
  if (isMap(collection)) {
    return (key) => {
      const value = collection.get(key);
      return value === undefined ? NOBODY_KNOWS : { key, value };
    };
  }
  const items = new Set(itemsOf(collection) ?? []);
  return (key) => (items.has(key) ? { key, value: key } : NOBODY_KNOWS);
}
