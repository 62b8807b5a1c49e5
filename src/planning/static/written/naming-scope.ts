/**
 * A module instance in which every attribute that a provider computes is an instance name (`instanceName`). Documents
 * made of ARNs and ids can thus be read before anything exists.
 */

import { factsOf } from '../../../catalog/index.js';
import { instanceName } from '../../../graph/instance-name.js';
import type { ModuleNode, ResourceCode } from '../../../terraform/module-tree/module-model.js';
import { resourceAddress } from '../../../terraform/references/subject.js';
import { resourceValue } from '../body.js';
import type { Configuration } from '../configuration.js';
import type { Names } from '../evaluate.js';
import { type Repetition, standsForAll } from '../expand.js';
import { withTexts } from '../functions/named.js';
import { callFunction } from '../functions/table.js';
import { type Caller, ModuleScope } from '../module-scope.js';
import { Lazy, Unknown, type Value } from '../value.js';

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
    const name = keyed(`module.${call.name}`, repetition.key);
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
    const name = instanceName(`${prefix}${keyed(resourceAddress(resource), repetition.key)}`);
    const document = factsOf(resource.type).writesDocument;
    return new Lazy((member): Value => {
      if (member === document?.text) return this.#document(resource, repetition);
      const value = known.get(member);
      return value instanceof Unknown ? name : value;
    });
  }

  #document(resource: ResourceCode, repetition: Repetition): Value {
    const at = `${keyed(resourceAddress(resource), repetition.key)} as a document`;
    return this.remembered(at, () => written(resourceValue(resource.block.body, this.names(repetition))));
  }
}

const keyed = (name: string, key: string | null): string => (key === null ? name : `${name}[${key}]`);

const written = (value: Value): Value => callFunction('jsonencode', [withTexts(value)]);
