/**
 * One instance of a module, with the values of its variables, locals, outputs, resources and calls. Each is computed on
 * first use. `MarkingScope` and `NamingScope` are subclasses that compute origins or names instead.
 */

import { isMarkedSecret } from '../../terraform/blocks.js';
import type { Expression, Step } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type {
  CallCode,
  ModuleNode,
  ProviderCode,
  ResourceCode,
  VariableCode,
} from '../../terraform/module-tree/module-model.js';
import { providerAddress } from '../../terraform/references/providers.js';
import { resourceAddress } from '../../terraform/references/subject.js';
import { memberOf, resourceValue } from './body.js';
import type { Configuration } from './configuration.js';
import { type CodeFiles, evaluate, type Names, noNames } from './evaluate.js';
import { type Expansion, expand, type Repetition, standsForAll, withKey } from './expand.js';
import { lookupAnswer } from './locations.js';
import { convertTo } from './type-constraints.js';
import { Lazy, UNKNOWN, Unevaluable, type Unknown, type Value } from './value.js';

/** The call that makes a module instance. */
export interface Caller {
  readonly scope: ModuleScope;
  readonly call: CallCode;
  readonly repetition: Repetition;
}

/** A call, with a module instance for each instance of the call; none if the module's code is not available. */
export interface ModuleCallInstances {
  readonly call: CallCode;
  readonly expansion: Expansion;
  readonly scopes: readonly ModuleScope[];
}

/** Result of `Names.resolve`: a value, and the number of steps that lead to it. */
interface Resolved {
  readonly value: Value;
  readonly used: number;
}

/** Expansion of a block while it is computed. So a block that refers to itself has an unknown number of instances. */
const IN_PROGRESS: Expansion = { shape: 'open', instances: [], count: 'unknown' };

/** Evaluates one module instance. */
export class ModuleScope {
  readonly #values = new Map<string, Value>();
  readonly #expansions = new Map<string, Expansion>();
  readonly #calls = new Map<string, ModuleCallInstances>();
  readonly #files: CodeFiles;
  protected readonly resources: ReadonlyMap<string, ResourceCode>;

  constructor(
    readonly node: ModuleNode,
    readonly configuration: Configuration,
    readonly caller: Caller | null = null,
  ) {
    const { texts = NO_TEXTS, directory, locals } = node.code;
    const scope = { module: directory, root: rootOf(this).node.code.directory, locals };
    this.#files = { texts, scope, templates: configuration.templates };
    this.resources = new Map(node.code.resources.map((resource) => [resourceAddress(resource), resource]));
  }

  get parent(): ModuleScope | null {
    return this.caller?.scope ?? null;
  }

  /** Returns the names that are valid in one instance of a block. */
  names(repetition: Repetition = { key: null }): Names {
    return {
      budget: this.configuration.budget,
      unknown: () => UNKNOWN,
      files: this.#files,
      resolve: (root, steps) => this.#resolve(root, steps, repetition),
    };
  }

  /** Returns the instances of a resource. */
  expansionOf(resource: ResourceCode): Expansion {
    const address = resourceAddress(resource);
    const known = this.#expansions.get(address);
    if (known !== undefined) return known;
    this.#expansions.set(address, IN_PROGRESS);
    const expansion = this.expand(resource);
    this.#expansions.set(address, expansion);
    return expansion;
  }

  /** Expands a block from the code, or by the plan if the code does not determine the number of instances. */
  protected expand(code: ResourceCode | CallCode): Expansion {
    const { planned, takeRoom } = this.configuration;
    const fromCode = expand(code.block.body, this.names(), takeRoom);
    const prefix = fromCode.shape === 'open' ? this.#plannedPrefix() : null;
    const fromPlan = prefix === null ? null : planned.expansionOf(code, prefix);
    return fromPlan !== null && takeRoom(fromPlan.instances.length) ? fromPlan : fromCode;
  }

  /**
   * Returns the prefix of the addresses in the module, with instance keys. Null if the scope stands for several
   * instances.
   */
  #plannedPrefix(): string | null {
    if (this.caller === null) return '';
    const { scope, call, repetition } = this.caller;
    const outer = standsForAll(repetition) ? null : scope.#plannedPrefix();
    return outer === null ? null : `${outer}${withKey(`module.${call.name}`, repetition.key)}.`;
  }

  /** Returns the module instances of a call. */
  instancesOfCall(call: CallCode): ModuleCallInstances {
    const known = this.#calls.get(call.name);
    if (known !== undefined) return known;
    this.#calls.set(call.name, { call, expansion: IN_PROGRESS, scopes: [] });
    const expansion = this.expand(call);
    const child = this.node.children.get(call.name);
    const scopes =
      child !== undefined && 'code' in child
        ? expansion.instances.map((repetition, index) => this.inside(child, { scope: this, call, repetition }, index))
        : [];
    const entry = { call, expansion, scopes };
    this.#calls.set(call.name, entry);
    return entry;
  }

  /**
   * Returns the scope of a called module.
   * @param _index index of the instance among the instances of the call
   */
  protected inside(child: ModuleNode, caller: Caller, _index: number): ModuleScope {
    return new ModuleScope(child, this.configuration, caller);
  }

  /** Returns the instances of a provider, which OpenTofu repeats by `for_each` alone. */
  instancesOf(code: ProviderCode): readonly Repetition[] {
    const address = providerAddress(code);
    const known = this.#expansions.get(address) ?? expand(code.block.body, this.names(), () => true);
    this.#expansions.set(address, known);
    return known.instances;
  }

  /** Returns the arguments of one provider instance of the module. */
  configured(code: ProviderCode, instance: Repetition): Value {
    const address = `${providerAddress(code)}[${instance.key}]`;
    return this.remember(address, () => resourceValue(code.block.body, this.names(instance)));
  }

  /** Returns the value of an output; unknown if there is none of this name, or if it is secret. */
  output(name: string): Value {
    return this.remember(`output.${name}`, () => {
      const output = this.node.code.outputs.get(name);
      if (output === undefined || output.value === null || this.isSecret(output.block)) return UNKNOWN;
      return evaluate(output.value, this.names());
    });
  }

  #resolve(root: string, steps: readonly Step[], repetition: Repetition): Resolved | null {
    const [first, second] = steps.map((step) => (step.kind === 'attribute' ? step.name : null));
    if (first === undefined || first === null) return null;
    const member = (value: Value): Resolved => ({ value, used: 1 });
    switch (root) {
      case 'var':
        return member(this.remember(`var.${first}`, () => this.#variable(first)));
      case 'local':
        return member(this.remember(`local.${first}`, () => this.#local(first)));
      case 'each':
        return member(eachMember(repetition, first));
      case 'count':
        return member(repetition.index ?? UNKNOWN);
      case 'terraform':
        return member(first === 'workspace' ? this.configuration.workspace : UNKNOWN);
      case 'module':
        return member(this.remember(`module.${first}`, () => this.#module(first)));
      case 'data':
        return this.#resource(`data.${first}.${second}`, 2);
      case 'resource':
        return this.#resource(`${first}.${second}`, 2);
      default:
        return this.#resource(`${root}.${first}`, 1);
    }
  }

  #local(name: string): Value {
    const expression = this.node.code.locals.get(name);
    return expression === undefined ? UNKNOWN : evaluate(expression, this.names());
  }

  /** Returns the value of a variable, converted to its type. Unknown if nothing sets it, or if it is secret. */
  #variable(name: string): Value {
    const variable = this.node.code.variables.get(name);
    if (variable === undefined || this.isSecret(variable.block)) return UNKNOWN;
    const given = this.#givenValue(variable);
    const evaluateDefault = (expression: Expression) => evaluate(expression, noNames(this.configuration.budget));
    const isAbsent = given === undefined || (given === null && isFalse(argumentOf(variable.block.body, 'nullable')));
    if (isAbsent && variable.default === null) return UNKNOWN;
    const value = isAbsent ? evaluateDefault(variable.default as Expression) : given;
    if (variable.type === null) return value;
    const { budget, unknown } = this.names();
    return budget.spendOn([value]) ? convertTo(value, variable.type, { evaluateDefault, unknown }) : unknown(value);
  }

  /** Returns the value from the call or the variable files. Undefined if nothing sets the variable. */
  #givenValue({ name }: VariableCode): Value | undefined {
    if (this.caller === null) return this.configuration.variables.get(name);
    const argument = argumentOf(this.caller.call.block.body, name);
    return argument === null ? undefined : evaluate(argument, this.caller.scope.names(this.caller.repetition));
  }

  /**
   * Returns the value of a resource with all its instances. Null if there is no such resource.
   * @param used number of steps of the reference that the address takes
   */
  #resource(address: string, used: number): Resolved | null {
    const resource = this.resources.get(address);
    if (resource === undefined) return null;
    const value = this.remember(address, () => {
      const expansion = this.expansionOf(resource);
      return collectInstances(expansion, this.open(address), (repetition) => this.instance(resource, repetition));
    });
    return { value, used };
  }

  /** Returns one instance of a resource as other code sees it. */
  protected instance(resource: ResourceCode, repetition: Repetition): Lazy {
    const address = `${resourceAddress(resource)}[${repetition.key}]`;
    const names = this.names(repetition);
    const owner = { type: resource.type, path: [] };
    const { body } = resource.block;
    const member = (name: string): Value =>
      (resource.mode === 'data' ? lookupAnswer(resource, name, this, repetition) : null) ??
      memberOf(owner, body, name, names);
    return new Lazy((name) => this.remember(`${address}.${name}`, () => member(name)));
  }

  /**
   * Returns the value for all instances of a resource with an unknown number of instances.
   * @param _address address within the module
   */
  protected open(_address: string): Unknown {
    return UNKNOWN;
  }

  /** Returns the value of a call with all its instances. */
  #module(name: string): Value {
    const call = this.node.code.calls.find((candidate) => candidate.name === name);
    if (call === undefined) return UNKNOWN;
    const { expansion, scopes } = this.instancesOfCall(call);
    return collectInstances(expansion, this.openModule(call, scopes), (repetition, index) =>
      this.moduleInstance(call, scopes[index], repetition),
    );
  }

  /** Returns the value for all instances of a call with an unknown number of instances. */
  protected openModule(_call: CallCode, _scopes: readonly ModuleScope[]): Unknown {
    return UNKNOWN;
  }

  /**
   * Returns one instance of a module as other code sees it.
   * @param scope undefined if the module's code is not available
   */
  protected moduleInstance(_call: CallCode, scope: ModuleScope | undefined, _repetition: Repetition): Lazy {
    if (scope === undefined) return new Lazy(() => UNKNOWN);
    return new Lazy((output) => {
      if (!scope.node.code.outputs.has(output)) throw new Unevaluable();
      return scope.output(output);
    });
  }

  /** Computes the value of an address once. A value that depends on itself is unknown. */
  protected remember(address: string, compute: () => Value): Value {
    const known = this.#values.get(address);
    if (known !== undefined) return known;
    this.#values.set(address, this.names().unknownOrigin ?? UNKNOWN);
    const value = compute();
    this.#values.set(address, value);
    return value;
  }

  /** True if a value must not be read. Everything made of a secret is then unknown, so it cannot be drawn. */
  protected isSecret(block: VariableCode['block']): boolean {
    return isMarkedSecret(block);
  }
}

/**
 * Returns all instances as one value, as Terraform does: a single one, a list, a map, or null if disabled.
 * @param open the value if the number of instances is unknown
 */
function collectInstances(
  { shape, instances }: Expansion,
  open: Unknown,
  instanceOf: (repetition: Repetition, index: number) => Value,
): Value {
  if (shape === 'open') return open;
  if (shape === 'disabled') return null;
  if (shape === 'single') return instanceOf(instances[0] as Repetition, 0);
  if (shape === 'list') return instances.map(instanceOf);
  return new Map(
    instances.map((repetition, index): [string, Value] => [
      repetition.each?.key as string,
      instanceOf(repetition, index),
    ]),
  );
}

function eachMember({ each }: Repetition, name: string): Value {
  if (each === undefined) return UNKNOWN;
  return name === 'key' ? each.key : name === 'value' ? each.value : UNKNOWN;
}

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

const rootOf = (scope: ModuleScope): ModuleScope => (scope.parent === null ? scope : rootOf(scope.parent));

const isFalse = (expression: Expression | null): boolean =>
  expression?.kind === 'literal' && expression.value === false;
