/**
 * Reads the plan's `configuration` into one reference graph: resources, variables and outputs of all modules, by
 * configuration address. A plan has no locals, so references through locals are missing here.
 */

import { nameOf, topOf } from '../../graph/inventory.js';
import { MODULE_DEPTH } from '../../limits.js';
import { entriesOf, listOf, member, memberAt, textOf } from '../../platform/json/foreign.js';
import { configOf, type ProviderConfig, providerConfigs } from '../provider-config.js';
import { type ConfigGraph, ConfigGraphBuilder, PROVIDER, type ProviderLocation } from '../references/config-graph.js';
import { type AttributeReferences, expressionsIn, referencesIn } from './expressions.js';
import { likelyOutputs, namesSubnets } from './outputs.js';

/** A module of the plan's `configuration`. */
export interface Scope {
  /** Prefix of addresses in the module: `module.a.module.b.`; empty for the root module. */
  readonly prefix: string;
  /** The JSON of the module, with `resources`, `outputs`, `variables` and `module_calls`. */
  readonly module: unknown;
  /** Number of calls from the root module. */
  readonly depth: number;
}

/** Returns the reference graph; empty for a plan without configuration. */
export function readConfiguration(plan: unknown): ConfigGraph {
  const graph = new ConfigGraphBuilder();
  const providers = providerConfigs(plan);
  for (const scope of scopesOf(plan)) {
    for (const resource of listOf(member(scope.module, 'resources'))) addResource(resource, scope, graph, providers);
    for (const [name, output] of entriesOf(member(scope.module, 'outputs'))) {
      addAttribute(`${scope.prefix}output.${name}`, name, referencesIn(member(output, 'expression')), scope, graph);
    }
    for (const [name, call] of entriesOf(member(scope.module, 'module_calls'))) {
      const prefix = `${scope.prefix}module.${name}.`;
      addCall(call, prefix, scope, graph);
    }
  }
  return graph.graph;
}

/** The provider configuration that manages a resource, and its location. */
export interface Managed {
  /** Key of the provider configuration, as in the plan. */
  readonly key: string;
  /** Location from the provider configuration, without parts that the resource overrides. */
  readonly location: ProviderLocation;
  /** True if the resource sets `region` itself. */
  readonly hasOwnRegion: boolean;
}

/** Returns the provider configuration of each resource, by configuration address. */
export function readManaged(plan: unknown): ReadonlyMap<string, Managed> {
  const providers = providerConfigs(plan);
  const managed = new Map<string, Managed>();
  for (const scope of scopesOf(plan)) {
    for (const resource of listOf(member(scope.module, 'resources'))) {
      const address = addressIn(scope, resource);
      const key = textOf(member(resource, 'provider_config_key'));
      if (address === null || key === null) continue;
      const location = configOf(providers, key)?.location ?? {};
      const hasOwnRegion = hasValue(resource, 'region');
      managed.set(address, { key, location: withoutOverridden(location, resource), hasOwnRegion });
    }
  }
  return managed;
}

/** Drops the provider's region or zone if the resource sets its own. */
function withoutOverridden({ region, zone, ...others }: ProviderLocation, resource: unknown): ProviderLocation {
  return {
    ...others,
    ...(region !== undefined && !hasValue(resource, 'region') && { region }),
    ...(zone !== undefined && !hasValue(resource, 'zone') && { zone }),
  };
}

/** True if the code sets an argument, to a constant or by a reference. */
function hasValue(resource: unknown, name: string): boolean {
  const expression = memberAt(resource, 'expressions', name);
  return textOf(member(expression, 'constant_value')) !== null || listOf(member(expression, 'references')).length > 0;
}

/** Yields the root module and every nested module, down to the depth limit. */
export function* scopesOf(plan: unknown): Generator<Scope> {
  const scopes: Scope[] = [{ prefix: '', module: memberAt(plan, 'configuration', 'root_module'), depth: 0 }];
  for (let scope = scopes.pop(); scope !== undefined; scope = scopes.pop()) {
    yield scope;
    if (scope.depth >= MODULE_DEPTH) continue;
    for (const [name, call] of entriesOf(member(scope.module, 'module_calls'))) {
      const prefix = `${scope.prefix}module.${name}.`;
      scopes.push({ prefix, module: member(call, 'module'), depth: scope.depth + 1 });
    }
  }
}

/** Returns the configuration address of a resource, or null if its type or name is missing. */
export function addressIn({ prefix }: Scope, resource: unknown): string | null {
  const type = textOf(member(resource, 'type'));
  const name = textOf(member(resource, 'name'));
  if (type === null || name === null) return null;
  return `${prefix}${member(resource, 'mode') === 'data' ? 'data.' : ''}${type}.${name}`;
}

/** Adds the references of a resource: of its attributes, its repetition, its provider and `depends_on`. */
function addResource(
  resource: unknown,
  scope: Scope,
  graph: ConfigGraphBuilder,
  providers: ReadonlyMap<string, ProviderConfig>,
): void {
  const address = addressIn(scope, resource);
  if (address === null) return;
  graph.addNode(address);
  const provider = providers.get(textOf(member(resource, 'provider_config_key')) ?? '');
  if (provider !== undefined) {
    const { expressions, prefix } = provider;
    addAttribute(address, PROVIDER, referencesIn(expressions), { ...scope, prefix }, graph);
  }
  const forEach = referencesIn(member(resource, 'for_each_expression'));
  addAttribute(address, 'for_each', forEach, scope, graph);
  addAttribute(address, 'count', referencesIn(member(resource, 'count_expression')), scope, graph);
  for (const [path, expression] of expressionsIn(member(resource, 'expressions'))) {
    const references = withoutOptionalKey(path, referencesIn(expression));
    addAttribute(address, path, references, scope, graph);
    if (references.iterates) {
      addAttribute(address, path, iterated(forEach, references), scope, graph);
      addNamesake(address, path, resource, scope, graph);
    }
  }
  for (const text of listOf(member(resource, 'depends_on'))) {
    const { targets } = referencesIn({ references: [text] });
    for (const { address: to, keys } of targets) {
      graph.add(address, { to: scope.prefix + to, path: null, keys, keyed: false });
    }
  }
}

/**
 * Guesses that `local.subnets` in `for_each` derives from `var.subnets` of the same module, because a plan has no
 * locals. Applies only to subnet attributes: filters and per-instance selection are unknown, but all elements share a
 * location.
 */
function addNamesake(from: string, path: string, resource: unknown, scope: Scope, graph: ConfigGraphBuilder): void {
  if (!namesSubnets(path)) return;
  for (const text of listOf(memberAt(resource, 'for_each_expression', 'references'))) {
    const [, name = ''] = LOCAL.exec(String(text)) ?? [];
    if (memberAt(scope.module, 'variables', name) === undefined) continue;
    graph.add(from, { to: `${scope.prefix}var.${name}`, path, keys: [], keyed: false, isGuessed: true });
  }
}

const LOCAL = /^local\.([^.[\]]+)$/;

/** Adds the inputs of a module call as the references of the module's variables. */
function addCall(call: unknown, prefix: string, scope: Scope, graph: ConfigGraphBuilder): void {
  const forEach = referencesIn(member(call, 'for_each_expression'));
  for (const [name, expression] of entriesOf(member(call, 'expressions'))) {
    const references = withoutOptionalKey(name, referencesIn(expression));
    addAttribute(`${prefix}var.${name}`, name, references, scope, graph);
    if (references.iterates) addAttribute(`${prefix}var.${name}`, name, iterated(forEach, references), scope, graph);
  }
}

/**
 * Returns the references without pairing by key for `coalesce(each.value.subnet_ids, all)`: an instance that sets no
 * subnets uses all of them, and no key selects one.
 */
const withoutOptionalKey = (path: string, references: AttributeReferences): AttributeReferences =>
  references.selectsInstance || !references.members.includes(nameOf(path))
    ? references
    : { ...references, keyed: false };

/** Returns the references of `each.value`: those of `for_each`, one element per instance. */
const iterated = (forEach: AttributeReferences, { members }: AttributeReferences): AttributeReferences => ({
  ...forEach,
  members,
  keyed: true,
});

/**
 * Adds the references of one attribute. A module without a named output is replaced by its likely outputs, as guesses.
 */
function addAttribute(
  from: string,
  path: string,
  references: AttributeReferences,
  scope: Scope,
  graph: ConfigGraphBuilder,
): void {
  const { keyed } = references;
  for (const { address, keys, elements, isHandedOver } of references.targets) {
    const selection = elements.length > 0 && { elements };
    graph.add(from, { to: scope.prefix + address, path: isHandedOver ? null : path, keys, keyed, ...selection });
  }
  for (const module of references.wholeModules) {
    const outputs = outputsOf(scope.module, module);
    const named = outputs.filter((output) => references.members.includes(output));
    const targets = named.length > 0 ? named : likelyOutputs(topOf(path), outputs);
    for (const output of targets) {
      const to = `${scope.prefix}${module}.output.${output}`;
      graph.add(from, { to, path, keys: [], keyed, ...(named.length === 0 && { isGuessed: true }) });
    }
  }
}

/**
 * Returns the outputs of a called module.
 * @param module `module.vpc`
 */
const outputsOf = (caller: unknown, module: string): string[] =>
  entriesOf(memberAt(caller, 'module_calls', module.slice('module.'.length), 'module', 'outputs')).map(
    ([name]) => name,
  );

/**
 * True if the plan has no configuration. Terraform always writes one; tools that trim plans for other programs remove
 * it.
 */
export function isWithoutConfiguration(plan: unknown): boolean {
  const root = memberAt(plan, 'configuration', 'root_module');
  return entriesOf(root).length === 0;
}
