/**
 * Reads the interface of a root module from its code: the backend, the resources behind its outputs, and the outputs of
 * other states that its resources read. src/estate joins root modules by it.
 */

import { factsOf, isHandedOver } from '../catalog/index.js';
import { STATE_READERS } from '../catalog/state-addresses.js';
import type {
  BackendBlock,
  Definition,
  Inventory,
  OutputRead,
  OutputTarget,
  RootInterface,
  RootOutput,
} from '../graph/inventory.js';
import type { Block, Body, Expression, Step, Traversal } from './hcl/model.js';
import { literalText, mapChildren, traversalsIn } from './hcl/walk.js';
import type { ModuleCode, ModuleNode } from './module-tree/module-model.js';
import { type ConfigGraph, referencesFrom } from './references/config-graph.js';
import { hclReferences } from './references/graph.js';
import { type Instance, type Instances, instancesOf, pairInstances } from './references/instances.js';
import { type Link, type LinkBudget, linkBudget, linksFrom } from './references/links.js';
import { keyOf, prefixOf } from './references/subject.js';

/**
 * Adds `interfaceOf`, which reads the interface only when it is called: a diagram of one root module does not need it.
 */
export const withInterface = (inventory: Inventory, root: ModuleNode): Inventory => ({
  ...inventory,
  interfaceOf: () => readInterface(inventory, root),
});

function readInterface({ resources }: Inventory, root: ModuleNode): RootInterface {
  const { root: rewritten, states } = withStateReads(root);
  const walk = createWalk(hclReferences(rewritten), instancesOf(resources), states);
  return {
    backend: backendIn(root.code.files),
    outputs: [...root.code.outputs.values()].map(({ name, file, span }): RootOutput => {
      return { name, file: file.path, line: span.line, targets: targetsOf(walk, name) };
    }),
    definitions: definitionsIn(root.code),
    reads: states.size === 0 ? [] : readsIn(walk),
  };
}

/** Finds the ends of references, from a resource or an output. */
interface Walk {
  readonly instances: Instances;
  readonly states: StateReads;
  /** Returns the links from a resource or an output, by configuration address. */
  readonly linksOf: (from: string) => readonly Link[];
}

function createWalk(graph: ConfigGraph, instances: Instances, states: StateReads): Walk {
  const budget: LinkBudget = linkBudget();
  const stepsOf = (address: string) => referencesFrom(graph, address);
  const isEnd = (address: string) => instances.has(address) || states.has(address);
  return { instances, states, linksOf: (from) => linksFrom(from, stepsOf, isEnd, budget) };
}

/** Returns the resources, and the outputs of other states, in the value of an output of the root module. */
function targetsOf(walk: Walk, output: string): readonly OutputTarget[] {
  const self: Instance = { address: '', moduleNames: [], moduleKeys: [], key: null };
  const targets = walk.linksOf(`output.${output}`).flatMap((link): OutputTarget[] => {
    if (link.path?.split('.', 1)[0] !== VALUE) return [];
    const { valuePath: members = [] } = link;
    const state = walk.states.get(link.to);
    if (state === undefined) return endsOf(walk, link, [self]).map(([, address]) => ({ address, members }));
    const from = link.members ?? [];
    return sourcesOf(walk, state, null).map((address) => ({ address, members, from }));
  });
  return unique(targets);
}

const VALUE = 'value';

/** Returns the definitions of all outputs, and of the locals and variables that they name, directly or indirectly. */
function definitionsIn({ outputs, locals, variables }: ModuleCode): ReadonlyMap<string, Definition> {
  const expressionOf: Readonly<Record<string, (name: string) => Expression | null | undefined>> = {
    output: (name) => outputs.get(name)?.value,
    local: (name) => locals.get(name),
    var: (name) => variables.get(name)?.default,
  };
  const definitions = new Map<string, Definition>();
  const open = new Set([...outputs.keys()].map((name) => `output.${name}`));
  // Iterating over a Set includes entries that are added meanwhile.
  for (const address of open) {
    const [kind, name] = address.split('.', 2) as [string, string];
    const value = expressionOf[kind]?.(name) ?? null;
    const names = value === null ? [] : namesIn(value);
    definitions.set(address, { text: JSON.stringify(value, withoutPositions), names });
    for (const named of names) open.add(named);
  }
  return definitions;
}

const withoutPositions = (key: string, member: unknown) => (key === 'span' ? undefined : member);

/** Returns the locals and variables that an expression names: `local.tags`, `var.region`. */
const namesIn = (expression: Expression): readonly string[] => [
  ...new Set(
    traversalsIn(expression).flatMap(({ root, steps: [step] }) =>
      (root === 'local' || root === 'var') && step?.kind === 'attribute' ? [`${root}.${step.name}`] : [],
    ),
  ),
];

/** Returns the outputs of other states that resources read, each with the attribute that reads it. */
function readsIn(walk: Walk): readonly OutputRead[] {
  const reads = [...walk.instances].flatMap(([config, referrers]) =>
    walk.linksOf(config).flatMap((link): OutputRead[] => {
      const state = walk.states.get(link.to);
      const { path, members = [] } = link;
      if (state === undefined || path === null) return [];
      return referrers.flatMap((referrer) =>
        sourcesOf(walk, state, link.keyed ? referrer : null).map((through) => ({
          ...{ by: referrer.address, path, through, members },
        })),
      );
    }),
  );
  return unique(reads);
}

/**
 * Returns the graph addresses of the data source behind a read: of the instance with the key that the code names, or
 * the key of the referrer; of all instances if none has it.
 * @param referrer the resource that reads, if it selects the instance by its own key; otherwise null
 */
function sourcesOf(
  { instances }: Walk,
  { config, key }: { readonly config: string; readonly key: string | null },
  referrer: Instance | null,
): readonly string[] {
  const all = instances.get(config);
  // The state of another Terragrunt unit has no data source.
  if (all === undefined) return [config];
  const selectedKey = key ?? referrer?.key ?? null;
  const selected = selectedKey === null ? all : all.filter((instance) => instance.key === selectedKey);
  return (selected.length > 0 ? selected : all).map(({ address }) => address);
}

/** Returns pairs of a referrer's address and the address of a resource at the end of the link. */
function endsOf({ instances }: Walk, link: Link, from: readonly Instance[]): readonly [string, string][] {
  const { keys, moduleSelections, elements = [], keyed } = link;
  const selection = keyed ? 'keyed' : 'all';
  return pairInstances(from, instances.get(link.to) ?? [], { keys, moduleSelections, elements, selection });
}

/** Returns the items without those that equal an earlier one. */
const unique = <T>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

// ---- The `backend` or `cloud` block of a root module, and files for `-backend-config`.

const CLOUD = 'cloud';

/**
 * Returns the last `backend` or `cloud` block of files, which says where the state is; null if there is none. The last
 * one counts, because it may be an override.
 */
export function backendIn(files: ModuleCode['files']): BackendBlock | null {
  const blocks = files.flatMap(({ path, body }) =>
    body.blocks
      .filter(({ type }) => type === 'terraform')
      .flatMap(({ body: { blocks: inner } }) => inner)
      .flatMap((block): BackendBlock[] => {
        const type = typeOf(block);
        return type === null ? [] : [{ type, values: argumentsIn(block.body), file: path, line: block.span.line }];
      }),
  );
  return blocks.at(-1) ?? null;
}

/** Returns the type of a backend, which is `cloud` for a `cloud` block; null for any other block. */
function typeOf({ type, labels }: Block): string | null {
  if (type === CLOUD) return CLOUD;
  return type === 'backend' ? (labels[0] ?? null) : null;
}

/** Returns the texts of all arguments by path (`workspaces.name`); null for one that is not a constant. */
export function argumentsIn(body: Body, prefix = ''): ReadonlyMap<string, string | null> {
  const values = new Map<string, string | null>();
  for (const { name, value } of body.attributes) {
    if (value.kind === 'object') {
      for (const entry of value.entries) {
        const key = literalText(entry.key) ?? nameIn(entry.key);
        if (key !== null) values.set(`${prefix}${name}.${key}`, textOf(entry.value));
      }
    } else values.set(`${prefix}${name}`, textOf(value));
  }
  for (const block of body.blocks) {
    for (const [path, text] of argumentsIn(block.body, `${prefix}${block.type}.`)) values.set(path, text);
  }
  return values;
}

/** Returns the name of an unquoted key; null for any other key. */
const nameIn = (key: Expression): string | null =>
  key.kind === 'traversal' && typeof key.root === 'string' && key.steps.length === 0 ? key.root : null;

/** Returns a constant as text, the items of a list joined by commas; null for any other value. */
function textOf(value: Expression): string | null {
  if (value.kind === 'literal' && value.value !== null) return String(value.value);
  if (value.kind !== 'tuple') return literalText(value);
  const items = value.items.map(literalText);
  return items.every((item) => item !== null) ? items.join(',') : null;
}

// ---- Outputs of other states.
// References to them are rewritten, so that the reference graph keeps the output:
// `data.terraform_remote_state.network.outputs.vpc_id` becomes `local.<state>.vpc_id`. The graph follows members of a
// local through variables, module calls and other locals, but not those of a resource. Stored values are rewritten
// alike, such as `data.aws_ssm_parameter.endpoint.value`.

/** The data sources behind the rewritten references, by the address of the local: `module.a.local.<state>`. */
type StateReads = ReadonlyMap<string, StateRead>;

/** The data source behind a reference. */
interface StateRead {
  /** Configuration address of the data source. */
  readonly config: string;
  /** Key of the instance that is named, as in addresses; null if none is. */
  readonly key: string | null;
}

/** Returns the module tree with such references rewritten. Modules without such data sources stay the same objects. */
function withStateReads(root: ModuleNode): { readonly root: ModuleNode; readonly states: StateReads } {
  const states = new Map<string, StateRead>();
  return { root: rewriteNode(root, states), states };
}

/** Returns a module and those below it with rewritten references; adds their data sources to `states`. */
function rewriteNode(node: ModuleNode, states: Map<string, StateRead>): ModuleNode {
  const children = new Map(
    [...node.children].map(([name, child]) => [name, 'code' in child ? rewriteNode(child, states) : child] as const),
  );
  const hasReads = node.code.resources.some(
    ({ mode, type }) => mode === 'data' && (STATE_READERS.has(type) || factsOf(type).valueAttributes !== undefined),
  );
  // The root of a Terragrunt unit reads outputs of other units, and no data source is declared for them.
  if (!hasReads && node.path.length > 0) return { ...node, children };
  const prefix = prefixOf(node.path);
  const rewrite = (expression: Expression): Expression => {
    const read = expression.kind === 'traversal' ? parseStateReference(expression) : null;
    if (read === null) return mapChildren(expression, rewrite);
    const { address, key, steps, span } = read;
    const name = localName(address, key);
    states.set(`${prefix}local.${name}`, { config: `${prefix}data.${address}`, key });
    const named: readonly Step[] = [{ kind: 'attribute', name }, ...steps];
    return mapChildren({ kind: 'traversal', root: 'local', steps: named, span }, rewrite);
  };
  return { ...node, code: rewriteCode(node.code, rewrite), children };
}

/** A reference to a value of another state. */
interface StateReference extends Pick<Traversal, 'span'> {
  /** Address of the data source without `data.`: `terraform_remote_state.network`. */
  readonly address: string;
  readonly key: string | null;
  /** Steps from the output on. */
  readonly steps: readonly Step[];
}

/** Parses a reference to another state; null for any other traversal. */
function parseStateReference({ root, steps: [type, name, ...steps], span }: Traversal): StateReference | null {
  if (root !== 'data' || type?.kind !== 'attribute' || name?.kind !== 'attribute') return null;
  const members = STATE_READERS.get(type.name) ?? null;
  const key = keyOf(steps);
  const [index] = steps;
  const isIndexed = index !== undefined && index.kind !== 'attribute';
  const rest = isIndexed ? steps.slice(1) : steps;
  const [first] = rest;
  const address = `${type.name}.${name.name}`;
  if (members === null && !(first?.kind === 'attribute' && isHandedOver(`data.${address}`, first.name))) return null;
  const inOutputs = first?.kind === 'attribute' && members?.includes(first.name) ? rest.slice(1) : rest;
  // A computed key moves to the end: it selects the state, and the output stays the first member.
  const moved = isIndexed && key === null ? [index] : [];
  return { address, key, steps: [...inOutputs, ...moved], span };
}

/** Returns a name for the local that no code has: names of Terraform contain neither `:` nor `%`. */
const localName = (address: string, key: string | null): string =>
  `state:${encodeURIComponent(`${address}${key === null ? '' : `[${key}]`}`).replaceAll('.', '%2E')}`;

function rewriteCode(code: ModuleCode, rewrite: (expression: Expression) => Expression): ModuleCode {
  const inBlock = <T extends { readonly block: { readonly body: Body } }>(entry: T): T => ({
    ...entry,
    block: { ...entry.block, body: rewriteBody(entry.block.body, rewrite) },
  });
  return {
    ...code,
    resources: code.resources.map(inBlock),
    calls: code.calls.map(inBlock),
    providers: code.providers.map(inBlock),
    locals: new Map([...code.locals].map(([name, value]) => [name, rewrite(value)])),
    outputs: new Map(
      [...code.outputs].map(([name, output]) => [
        name,
        { ...inBlock(output), value: output.value && rewrite(output.value) },
      ]),
    ),
  };
}

const rewriteBody = (body: Body, rewrite: (expression: Expression) => Expression): Body => ({
  ...body,
  attributes: body.attributes.map((attribute) => ({ ...attribute, value: rewrite(attribute.value) })),
  blocks: body.blocks.map((block) => ({ ...block, body: rewriteBody(block.body, rewrite) })),
});
