import { factsOf } from '../../catalog/index.js';
import { instanceName } from '../../graph/instance-name.js';
import type { ModuleNode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { resourceAddress } from '../../terraform/references/subject.js';
import { resourceValue } from './body.js';
import type { Configuration } from './configuration.js';
import type { Names } from './evaluate.js';
import { type Repetition, standsForAll, withKey } from './expand.js';
import { withTexts } from './functions/named.js';
import { callFunction } from './functions/table.js';
import { type Caller, ModuleScope } from './module-scope.js';
import { Lazy, Symbolic, Unknown, type Value } from './value.js';

/**
 * Evaluates a module instance for documents: every attribute that a provider computes is an instance name
 * (`instanceName`), a text that stands for the instance. So documents made of ARNs and ids, such as policies, can be
 * read before anything exists.
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

/** Returns the JSON of a value. */
const encoded = (value: Value): Value => callFunction('jsonencode', [withTexts(value)]);
