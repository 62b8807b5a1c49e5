/**
 * A module instance in which all that nobody has said is a text that nobody knows yet: names are read as far as the code
 * says them. How many instances there are, its twin says, which reads the same code for its values.
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

  /** Keys and elements as far as they are known here: those of the twin may be made up. */
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

  /** What makes a name of a text has that in it. */
  protected override instance(resource: ResourceCode, repetition: Repetition): Lazy {
    const known = super.instance(resource, repetition);
    const makes = KNOWLEDGE.factsOf(resource.type).makesName;
    return new Lazy((member): Value => {
      const text = makes?.results.includes(member) ? known.get(makes.of) : null;
      if (typeof text === 'string') return `${SOME_TEXT}${text}${SOME_TEXT}`;
      const value = known.get(member);
      // Where it runs may be known to whoever plans, and not here.
      if (resource.mode === 'data' && KNOWLEDGE.factsOf(resource.type).lookup?.region !== undefined) return UNKNOWN;
      // Nobody is asked: what a data source says was made up.
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
