/**
 * The plan's `configuration` as one graph of references: resources, variables and outputs of all modules, by
 * configuration address. Locals are not in a plan, so what goes through them is lost here.
 */
import { MODULE_DEPTH } from '../../limits.js';
import { entriesOf, listOf, member, memberAt, textOf } from '../foreign.js';
import { type AttributeReferences, referencesIn } from './expressions.js';
import { likelyOutputs } from './outputs.js';

export interface ConfigReference {
  /** Configuration address of a resource, a variable or an output. */
  readonly to: string;
  /** Attribute or block that holds the reference; null for `depends_on`. */
  readonly attribute: string | null;
  /** Instance keys of `to` that it names. */
  readonly keys: readonly string[];
  /** One instance refers to one instance. */
  readonly keyed: boolean;
}

export type ConfigGraph = ReadonlyMap<string, readonly ConfigReference[]>;

interface Scope {
  /** `module.a.module.b.`, empty for the root. */
  readonly prefix: string;
  readonly module: unknown;
  readonly depth: number;
}

export function readConfiguration(plan: unknown): ConfigGraph {
  const graph = new Map<string, ConfigReference[]>();
  const scopes: Scope[] = [{ prefix: '', module: memberAt(plan, 'configuration', 'root_module'), depth: 0 }];
  for (let scope = scopes.pop(); scope !== undefined; scope = scopes.pop()) {
    for (const resource of listOf(member(scope.module, 'resources'))) addResource(resource, scope, graph);
    for (const [name, output] of entriesOf(member(scope.module, 'outputs'))) {
      addAttribute(`${scope.prefix}output.${name}`, name, referencesIn(member(output, 'expression')), scope, graph);
    }
    for (const [name, call] of entriesOf(member(scope.module, 'module_calls'))) {
      const prefix = `${scope.prefix}module.${name}.`;
      addCall(call, prefix, scope, graph);
      if (scope.depth < MODULE_DEPTH) scopes.push({ prefix, module: member(call, 'module'), depth: scope.depth + 1 });
    }
  }
  return graph;
}

type Graph = Map<string, ConfigReference[]>;

function addResource(resource: unknown, scope: Scope, graph: Graph): void {
  const type = textOf(member(resource, 'type'));
  const name = textOf(member(resource, 'name'));
  if (type === null || name === null) return;
  const address = `${scope.prefix}${member(resource, 'mode') === 'data' ? 'data.' : ''}${type}.${name}`;
  if (!graph.has(address)) graph.set(address, []);
  const forEach = referencesIn(member(resource, 'for_each_expression'));
  addAttribute(address, 'for_each', forEach, scope, graph);
  addAttribute(address, 'count', referencesIn(member(resource, 'count_expression')), scope, graph);
  for (const [attribute, expression] of entriesOf(member(resource, 'expressions'))) {
    const references = referencesIn(expression);
    addAttribute(address, attribute, references, scope, graph);
    if (references.iterates) addAttribute(address, attribute, { ...forEach, keyed: true }, scope, graph);
  }
  for (const text of listOf(member(resource, 'depends_on'))) {
    const { targets } = referencesIn({ references: [text] });
    for (const { address: to, keys } of targets) {
      push(graph, address, { to: scope.prefix + to, attribute: null, keys, keyed: false });
    }
  }
}

/** The inputs of a module are what its variables refer to. */
function addCall(call: unknown, prefix: string, scope: Scope, graph: Graph): void {
  const forEach = referencesIn(member(call, 'for_each_expression'));
  for (const [name, expression] of entriesOf(member(call, 'expressions'))) {
    const references = referencesIn(expression);
    addAttribute(`${prefix}var.${name}`, name, references, scope, graph);
    if (references.iterates) addAttribute(`${prefix}var.${name}`, name, { ...forEach, keyed: true }, scope, graph);
  }
}

function addAttribute(
  from: string,
  attribute: string,
  references: AttributeReferences,
  scope: Scope,
  graph: Graph,
): void {
  const { keyed } = references;
  for (const { address, keys } of references.targets) {
    push(graph, from, { to: scope.prefix + address, attribute, keys, keyed });
  }
  for (const module of references.wholeModules) {
    for (const output of likelyOutputs(attribute, outputsOf(scope.module, module))) {
      push(graph, from, { to: `${scope.prefix}${module}.output.${output}`, attribute, keys: [], keyed });
    }
  }
}

const outputsOf = (scope: unknown, module: string): string[] =>
  entriesOf(memberAt(scope, 'module_calls', module.slice('module.'.length), 'module', 'outputs')).map(([name]) => name);

function push(graph: Graph, from: string, reference: ConfigReference): void {
  const known = graph.get(from);
  if (known === undefined) graph.set(from, [reference]);
  else known.push(reference);
}
