/** One instance of a module: what its variables, locals, outputs, resources and calls come to. */
import { STATIC_RESOURCES_MAX } from '../../../limits/static.js';
import type { Expression, Step } from '../model.js';
import type { CallCode, ModuleNode, ResourceCode, VariableCode } from '../module-model.js';
import { resourceAddress } from '../references/subject.js';
import { argumentOf } from '../walk.js';
import { memberOf } from './body.js';
import { Budget, evaluate, type Names, noNames } from './evaluate.js';
import { type Expansion, expand, type Repetition } from './expand.js';
import { convertTo } from './types.js';
import { Lazy, UNKNOWN, type Value } from './value.js';

/** What all modules of one configuration share. */
export class Configuration {
  readonly budget = new Budget();
  #room = STATIC_RESOURCES_MAX;

  constructor(
    /** Values of the variables of the root. */
    readonly variables: ReadonlyMap<string, Value>,
    readonly workspace: string,
  ) {}

  readonly takeRoom = (instances: number): boolean => {
    if (instances > this.#room) return false;
    this.#room -= instances;
    return true;
  };
}

interface Caller {
  readonly scope: ModuleScope;
  readonly call: CallCode;
  readonly repetition: Repetition;
}

/** A call, and an instance of the module for each instance of the call; none where the code is not here. */
export interface Called {
  readonly call: CallCode;
  readonly expansion: Expansion;
  readonly scopes: readonly ModuleScope[];
}

interface Resolved {
  readonly value: Value;
  readonly used: number;
}

export class ModuleScope {
  readonly #values = new Map<string, Value>();
  readonly #expansions = new Map<string, Expansion>();
  readonly #called = new Map<string, Called>();
  readonly #resources: ReadonlyMap<string, ResourceCode>;

  constructor(
    readonly node: ModuleNode,
    readonly configuration: Configuration,
    readonly caller: Caller | null = null,
  ) {
    this.#resources = new Map(node.code.resources.map((resource) => [resourceAddress(resource), resource]));
  }

  get parent(): ModuleScope | null {
    return this.caller?.scope ?? null;
  }

  /** What names mean in one instance of a block. */
  names(repetition: Repetition = { key: null }): Names {
    return {
      budget: this.configuration.budget,
      resolve: (root, steps) => this.#resolve(root, steps, repetition),
    };
  }

  expansionOf(resource: ResourceCode): Expansion {
    const address = resourceAddress(resource);
    const known = this.#expansions.get(address);
    if (known !== undefined) return known;
    // Until it is known, what it depends on itself is not.
    this.#expansions.set(address, { shape: 'open', instances: [], count: 'unknown' });
    const expansion = expand(resource.block.body, this.names(), this.configuration.takeRoom);
    this.#expansions.set(address, expansion);
    return expansion;
  }

  called(call: CallCode): Called {
    const known = this.#called.get(call.name);
    if (known !== undefined) return known;
    this.#called.set(call.name, { call, expansion: { shape: 'open', instances: [], count: 'unknown' }, scopes: [] });
    const expansion = expand(call.block.body, this.names(), this.configuration.takeRoom);
    const child = this.node.children.get(call.name);
    const scopes =
      child !== undefined && 'code' in child
        ? expansion.instances.map(
            (repetition) => new ModuleScope(child, this.configuration, { scope: this, call, repetition }),
          )
        : [];
    const called = { call, expansion, scopes };
    this.#called.set(call.name, called);
    return called;
  }

  output(name: string): Value {
    return this.#remembered(`output.${name}`, () => {
      const output = this.node.code.outputs.get(name);
      if (output === undefined || output.value === null || isSecret(output.block)) return UNKNOWN;
      return evaluate(output.value, this.names());
    });
  }

  #resolve(root: string, steps: readonly Step[], repetition: Repetition): Resolved | null {
    const [first, second] = steps.map((step) => (step.kind === 'attribute' ? step.name : null));
    if (first === undefined || first === null) return null;
    const one = (value: Value): Resolved => ({ value, used: 1 });
    switch (root) {
      case 'var':
        return one(this.#remembered(`var.${first}`, () => this.#variable(first)));
      case 'local':
        return one(this.#remembered(`local.${first}`, () => this.#local(first)));
      case 'each':
        return one(eachMember(repetition, first));
      case 'count':
        return one(repetition.index ?? UNKNOWN);
      case 'terraform':
        return one(first === 'workspace' ? this.configuration.workspace : UNKNOWN);
      case 'module':
        return one(this.#remembered(`module.${first}`, () => this.#module(first)));
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

  /** Secrets are unknown from here on: nothing that is made of them can be drawn. */
  #variable(name: string): Value {
    const variable = this.node.code.variables.get(name);
    if (variable === undefined || isSecret(variable.block)) return UNKNOWN;
    const given = this.#given(variable);
    const evaluateDefault = (expression: Expression) => evaluate(expression, noNames(this.configuration.budget));
    const isAbsent = given === undefined || (given === null && isFalse(argumentOf(variable.block.body, 'nullable')));
    if (isAbsent && variable.default === null) return UNKNOWN;
    const value = isAbsent ? evaluateDefault(variable.default as Expression) : given;
    return variable.type === null ? value : convertTo(value, variable.type, evaluateDefault);
  }

  #given({ name }: VariableCode): Value | undefined {
    if (this.caller === null) return this.configuration.variables.get(name);
    const argument = argumentOf(this.caller.call.block.body, name);
    return argument === null ? undefined : evaluate(argument, this.caller.scope.names(this.caller.repetition));
  }

  #resource(address: string, used: number): Resolved | null {
    const resource = this.#resources.get(address);
    if (resource === undefined) return null;
    const value = this.#remembered(address, () =>
      collected(this.expansionOf(resource), (repetition) => {
        const names = this.names(repetition);
        return new Lazy((name) =>
          this.#remembered(`${address}[${repetition.key}].${name}`, () => memberOf(resource.block.body, name, names)),
        );
      }),
    );
    return { value, used };
  }

  #module(name: string): Value {
    const call = this.node.code.calls.find((each) => each.name === name);
    if (call === undefined) return UNKNOWN;
    const { expansion, scopes } = this.called(call);
    let next = 0;
    return collected(expansion, () => {
      const scope = scopes[next++];
      return new Lazy((output) => scope?.output(output) ?? UNKNOWN);
    });
  }

  /** What depends on itself is unknown. */
  #remembered(address: string, compute: () => Value): Value {
    const known = this.#values.get(address);
    if (known !== undefined) return known;
    this.#values.set(address, UNKNOWN);
    const value = compute();
    this.#values.set(address, value);
    return value;
  }
}

function eachMember({ each }: Repetition, name: string): Value {
  if (each === undefined) return UNKNOWN;
  return name === 'key' ? each.key : name === 'value' ? each.value : UNKNOWN;
}

/** All instances as one value: alone, in a list, in a map, or nobody knows. */
function collected({ shape, instances }: Expansion, of: (repetition: Repetition) => Value): Value {
  if (shape === 'open') return UNKNOWN;
  if (shape === 'single') return of(instances[0] as Repetition);
  if (shape === 'list') return instances.map(of);
  return new Map(instances.map((repetition): [string, Value] => [repetition.each?.key as string, of(repetition)]));
}

const isFalse = (expression: Expression | null): boolean =>
  expression?.kind === 'literal' && expression.value === false;
const isTrue = (expression: Expression | null): boolean => expression?.kind === 'literal' && expression.value === true;
const isSecret = ({ body }: VariableCode['block']): boolean =>
  isTrue(argumentOf(body, 'sensitive')) || isTrue(argumentOf(body, 'ephemeral'));
