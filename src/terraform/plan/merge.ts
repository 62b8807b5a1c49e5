/**
 * Merges the plans of several units into one plan, with a module per unit: addresses become unique, and references
 * connect units.
 */

import { MODULE_DEPTH } from '../../limits.js';
import { entriesOf, listOf, member, memberAt, objectOf, textOf } from '../../platform/json/foreign.js';
import { priorValues, valueEntries } from './entries.js';

/** A reference from an input of this unit to an output of another unit. */
export interface UnitReference {
  readonly input: string;
  /** Name of the other unit. */
  readonly unit: string;
  /** Name of the output; null for all outputs. */
  readonly output: string | null;
  /** Path after the output, an element per step: `["app"]`, `.name`; empty for the whole output. */
  readonly path: readonly string[];
}

/** A root module with its own plan: a unit of Terragrunt, or the module of one of several plans in a file. */
export interface Unit {
  /** Unique among the units, and valid as a module name. */
  readonly name: string;
  /** Inputs whose values are outputs of other units. */
  readonly references: readonly UnitReference[];
  /** Names of the units that this one depends on. */
  readonly dependencies: readonly string[];
}

export interface UnitPlan {
  readonly unit: Unit;
  /** The plan, as `terraform show -json` writes it. */
  readonly plan: unknown;
}

type Json = Record<string, unknown>;

/**
 * Returns a plan as `terraform show -json` writes it, in which the resources of unit `vpc` are in `module.vpc`. Action
 * invocations are not moved, because they are only counted.
 */
export const mergePlans = (plans: readonly UnitPlan[]): unknown => ({
  format_version: textOf(member(plans[0]?.plan, 'format_version')) ?? '1.2',
  resource_changes: plans.flatMap(resourceChangesOf),
  resource_drift: plans.flatMap(({ unit, plan }) => changesOf(plan, 'resource_drift', unit)),
  deferred_changes: plans.flatMap(deferredOf),
  action_invocations: plans.flatMap(({ plan }) => listOf(member(plan, 'action_invocations'))),
  complete: plans.every(({ plan }) => member(plan, 'complete') !== false),
  errored: plans.some(({ plan }) => member(plan, 'errored') === true),
  prior_state: {
    values: { root_module: { child_modules: plans.map(priorOf) } },
  },
  configuration: {
    provider_config: Object.fromEntries(plans.flatMap(providersOf)),
    root_module: { module_calls: Object.fromEntries(plans.map(({ unit, plan }) => [unit.name, callOf(unit, plan)])) },
  },
});

/**
 * Returns a unit's changes. A state, or a plan without changes, has none: then returns the resources of its prior state
 * or, without one, of its planned values, all as unchanged. They are drawn beside the changes of other units.
 */
function resourceChangesOf({ unit, plan }: UnitPlan): unknown[] {
  if (listOf(member(plan, 'resource_changes')).length > 0) return changesOf(plan, 'resource_changes', unit);
  const prior = valueEntries(priorValues(plan));
  const entries = prior.length > 0 ? prior : valueEntries(member(plan, 'planned_values'));
  return entries.map((entry) => moveChange(toUnchanged(entry), `module.${unit.name}`));
}

/** Turns a resource of a state into a `no-op` change (`read` for a data source). */
function toUnchanged(entry: unknown): Json {
  const [values, sensitive] = [member(entry, 'values'), member(entry, 'sensitive_values')];
  const isData = member(entry, 'mode') === 'data';
  return {
    ...objectOf(entry),
    deposed: member(entry, 'deposed_key'),
    change: {
      actions: [isData ? 'read' : 'no-op'],
      before: values,
      after: values,
      before_sensitive: sensitive,
      after_sensitive: sensitive,
    },
  };
}

/** Returns the changes in one of the plan's lists, moved into the unit's module. */
const changesOf = (plan: unknown, list: string, { name }: Unit): unknown[] =>
  listOf(member(plan, list)).map((change) => moveChange(change, `module.${name}`));

const deferredOf = ({ unit, plan }: UnitPlan): unknown[] =>
  listOf(member(plan, 'deferred_changes')).map((deferred) => ({
    resource_change: moveChange(member(deferred, 'resource_change'), `module.${unit.name}`),
  }));

/** Returns a change with its addresses moved into a module. */
function moveChange(change: unknown, module: string): Json {
  return {
    ...objectOf(change),
    ...prefixedMembers(change, module, 'address', 'previous_address'),
    module_address: movedModuleAddress(change, module),
  };
}

/** Returns `module_address` for a resource without an address, as in a state file; otherwise nothing. */
const moduleMember = (resource: unknown, module: string): Json =>
  textOf(member(resource, 'address')) === null ? { module_address: movedModuleAddress(resource, module) } : {};

/** Returns the entry's module address, prefixed with `module`. */
function movedModuleAddress(entry: unknown, module: string): string {
  const inner = textOf(member(entry, 'module_address'));
  return inner === null ? module : `${module}.${inner}`;
}

/** Returns the named members that are strings, prefixed with the module. */
function prefixedMembers(value: unknown, module: string, ...names: readonly string[]): Json {
  const texts: Json = {};
  for (const name of names) {
    const text = textOf(member(value, name));
    if (text !== null) texts[name] = `${module}.${text}`;
  }
  return texts;
}

/** Returns the provider configurations of a unit, with their keys in the merged plan: see `providerKey`. */
const providersOf = ({ unit, plan }: UnitPlan): [string, unknown][] =>
  entriesOf(memberAt(plan, 'configuration', 'provider_config')).map(([key, config]) => {
    const module = `module.${unit.name}`;
    return [providerKey(key, module), { ...objectOf(config), module_address: movedModuleAddress(config, module) }];
  });

/**
 * Returns the key in the merged plan. In unit `a`, `aws` becomes `module.a:aws`, and `module.b:aws` becomes
 * `module.a.module.b:aws`.
 */
const providerKey = (key: string, module: string): string => `${module}${key.includes(':') ? '.' : ':'}${key}`;

/** Returns the configuration of a module, with the keys of provider configurations as they are in the merged plan. */
function moveConfiguration(node: unknown, module: string, depth = 0): Json {
  // Deeper nesting is hostile. The reader of the merged plan stops at the same depth.
  if (depth > MODULE_DEPTH) return {};
  const resources = listOf(member(node, 'resources')).map((resource) => {
    const key = textOf(member(resource, 'provider_config_key'));
    return key === null ? resource : { ...objectOf(resource), provider_config_key: providerKey(key, module) };
  });
  const calls = entriesOf(member(node, 'module_calls')).map(([name, call]) => [
    name,
    { ...objectOf(call), module: moveConfiguration(member(call, 'module'), module, depth + 1) },
  ]);
  return {
    ...objectOf(node),
    ...(resources.length > 0 && { resources }),
    ...(calls.length > 0 && { module_calls: Object.fromEntries(calls) }),
  };
}

/** Returns the prior state of a unit as a child module. */
function priorOf({ unit, plan }: UnitPlan): unknown {
  const module = `module.${unit.name}`;
  const root = member(priorValues(plan), 'root_module');
  return { ...moveState(root, module), address: module };
}

/**
 * Returns a module of a state with all its addresses moved into `module`. Stops at the depth of `moveConfiguration`.
 */
function moveState(node: unknown, module: string, depth = 0): Json {
  if (depth > MODULE_DEPTH) return {};
  return {
    ...prefixedMembers(node, module, 'address'),
    resources: listOf(member(node, 'resources')).map((resource) => ({
      ...objectOf(resource),
      ...prefixedMembers(resource, module, 'address'),
      ...moduleMember(resource, module),
      depends_on: listOf(member(resource, 'depends_on')).map((address) => `${module}.${String(address)}`),
    })),
    child_modules: listOf(member(node, 'child_modules')).map((child) => moveState(child, module, depth + 1)),
  };
}

/**
 * Builds the module call of a unit. As Terraform does, it lists every prefix of a reference to an output:
 * `module.vpc.ids["a"]`, `module.vpc.ids` and `module.vpc`.
 */
function callOf({ name, references, dependencies }: Unit, plan: unknown): unknown {
  const expressions = new Map<string, { references: string[] }>();
  for (const { input, unit, output, path } of references) {
    const expression = expressions.get(input) ?? { references: [] };
    const module = `module.${unit}`;
    const prefixes = path.map((_, index) => path.slice(0, path.length - index).join(''));
    const outputs = output === null ? [] : [...prefixes, ''].map((steps) => `${module}.${output}${steps}`);
    expression.references.push(...outputs, module);
    expressions.set(input, expression);
  }
  return {
    expressions: { ...variablesOfProviders(plan), ...Object.fromEntries(expressions) },
    depends_on: dependencies
      .filter((name) => !references.some(({ unit }) => unit === name))
      .map((name) => `module.${name}`),
    module: moveConfiguration(memberAt(plan, 'configuration', 'root_module'), `module.${name}`),
  };
}

/**
 * Returns the root variables that provider configurations use, as constants: the unit's region often comes from one,
 * and the root module of the merged plan has no variables.
 */
function variablesOfProviders(plan: unknown): Json {
  const references = entriesOf(memberAt(plan, 'configuration', 'provider_config')).flatMap(([, config]) =>
    entriesOf(member(config, 'expressions')).flatMap(([, expression]) => listOf(member(expression, 'references'))),
  );
  const names = references.flatMap((reference) => /^var\.([^.[]+)$/.exec(String(reference))?.[1] ?? []);
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const value = textOf(memberAt(plan, 'variables', name, 'value'));
      return value === null ? [] : [[name, { constant_value: value }]];
    }),
  );
}

/** Returns a unique name for each path, valid as a module name: `live/prod/vpc` -> `live-prod-vpc`. */
export function unitNames(paths: readonly string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const word = path.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-+|-+$/g, '');
    const base = /^[A-Za-z_]/.test(word) ? word : `unit-${word}`;
    let name = base;
    for (let number = 2; taken.has(name); number++) name = `${base}-${number}`;
    taken.add(name);
    return name;
  });
}
