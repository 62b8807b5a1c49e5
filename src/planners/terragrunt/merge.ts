/** Plans of several units as one plan, in which each unit is a module: addresses are unique, and references join them. */
import { listOf, member, objectOf, textOf } from '../../json/foreign.js';
import type { Unit } from './model.js';

export interface UnitPlan {
  readonly unit: Unit;
  /** As `terraform show -json` writes it. */
  readonly plan: unknown;
}

type Json = Record<string, unknown>;

export const mergePlans = (plans: readonly UnitPlan[]): unknown => ({
  format_version: textOf(member(plans[0]?.plan, 'format_version')) ?? '1.2',
  resource_changes: plans.flatMap(({ unit, plan }) => changesOf(plan, 'resource_changes', unit)),
  resource_drift: plans.flatMap(({ unit, plan }) => changesOf(plan, 'resource_drift', unit)),
  deferred_changes: plans.flatMap(deferredOf),
  action_invocations: plans.flatMap(({ plan }) => listOf(member(plan, 'action_invocations'))),
  complete: plans.every(({ plan }) => member(plan, 'complete') !== false),
  errored: plans.some(({ plan }) => member(plan, 'errored') === true),
  prior_state: { values: { root_module: { child_modules: plans.map(priorOf) } } },
  configuration: {
    root_module: { module_calls: Object.fromEntries(plans.map(({ unit, plan }) => [unit.name, callOf(unit, plan)])) },
  },
});

const changesOf = (plan: unknown, list: string, { name }: Unit): unknown[] =>
  listOf(member(plan, list)).map((change) => changeIn(change, `module.${name}`));

const deferredOf = ({ unit, plan }: UnitPlan): unknown[] =>
  listOf(member(plan, 'deferred_changes')).map((deferred) => ({
    resource_change: changeIn(member(deferred, 'resource_change'), `module.${unit.name}`),
  }));

function changeIn(change: unknown, module: string): Json {
  const inner = textOf(member(change, 'module_address'));
  return {
    ...objectOf(change),
    ...prefixed(change, module, 'address', 'previous_address'),
    module_address: inner === null ? module : `${module}.${inner}`,
  };
}

/** Those of the named members that are texts, with the module before them. */
function prefixed(value: unknown, module: string, ...names: readonly string[]): Json {
  const found: Json = {};
  for (const name of names) {
    const text = textOf(member(value, name));
    if (text !== null) found[name] = `${module}.${text}`;
  }
  return found;
}

function priorOf({ unit, plan }: UnitPlan): unknown {
  const module = `module.${unit.name}`;
  const root = member(member(member(plan, 'prior_state'), 'values'), 'root_module');
  return { ...stateBelow(root, module), address: module };
}

function stateBelow(node: unknown, module: string): Json {
  return {
    ...prefixed(node, module, 'address'),
    resources: listOf(member(node, 'resources')).map((resource) => ({
      ...objectOf(resource),
      ...prefixed(resource, module, 'address'),
      depends_on: listOf(member(resource, 'depends_on')).map((address) => `${module}.${String(address)}`),
    })),
    child_modules: listOf(member(node, 'child_modules')).map((child) => stateBelow(child, module)),
  };
}

/** `module.vpc.ids["a"]`, `module.vpc.ids`, and the module itself, as Terraform writes references to outputs. */
function callOf({ references, dependencies }: Unit, plan: unknown): unknown {
  const expressions = new Map<string, { references: string[] }>();
  for (const { input, unit, output, rest } of references) {
    const expression = expressions.get(input) ?? { references: [] };
    const module = `module.${unit}`;
    const longer = rest.map((_, i) => rest.slice(0, rest.length - i).join(''));
    const outputs = output === null ? [] : [...longer, ''].map((steps) => `${module}.${output}${steps}`);
    expression.references.push(...outputs, module);
    expressions.set(input, expression);
  }
  return {
    expressions: Object.fromEntries(expressions),
    depends_on: dependencies
      .filter((name) => !references.some(({ unit }) => unit === name))
      .map((name) => `module.${name}`),
    module: member(member(plan, 'configuration'), 'root_module') ?? {},
  };
}
