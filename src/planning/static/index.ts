/**
 * The planner without an engine: evaluates the code alone. A resource with an unknown number of instances is one node
 * with a mark, and an unknown value is absent.
 */
import { MODULE_PURPOSE } from '../../catalog/attributes.js';
import { isShort, modulesOf } from '../../graph/address.js';
import { doubtAboutFile, type Inventory, type Resource } from '../../graph/inventory.js';
import { assignAddresses, parseTerraformAddress } from '../../graph/terraform-address.js';
import { ADDRESS_LENGTH_MAX, MODULE_DEPTH, RESOURCES_MAX } from '../../limits.js';
import { addressesTooLong, resourcesTooMany } from '../../messages.js';
import type { Block } from '../../terraform/hcl/model.js';
import type { CallCode, ModuleNode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { OPAQUE_TYPE, opaqueResource, purposeWordsOf } from '../../terraform/module-tree/opaque.js';
import { readReferences } from '../../terraform/plan/references.js';
import { shortProvider } from '../../terraform/provider-config.js';
import type { ProviderLocation } from '../../terraform/references/config-graph.js';
import { hclReferences } from '../../terraform/references/graph.js';
import { localNameOf, providerOf } from '../../terraform/references/providers.js';
import { prefixOf, resourceAddress } from '../../terraform/references/subject.js';
import { OPEN_COUNTS_LISTED } from '../limits.js';
import * as messages from '../messages.js';
import { resourceValue } from './body.js';
import { withCodeValues } from './code-values.js';
import { Configuration } from './configuration.js';
import type { Names } from './evaluate.js';
import { type Expansion, type Repetition, withKey } from './expand.js';
import { locationOf, locationOfCall, withNumberedZones } from './locations.js';
import { ModuleScope } from './module-scope.js';
import { openTexts, Proof } from './proof.js';
import { toJson } from './value.js';
import { NO_VARIABLES, readVariables, type VariableSource } from './variables.js';

/** Inputs of an evaluation besides the code. */
export interface StaticOptions {
  /** Paths of variable files, relative to the working directory, in the user's order. */
  readonly varFiles: readonly string[];
  /** True if the root module takes no values from variable files or the environment. */
  readonly hasVariables?: boolean | undefined;
  /** Null for `default`. */
  readonly workspace: string | null;
}

/**
 * Returns the inventory of a configuration. All resources are assumed and unchanged.
 * @throws InvalidInput if a variable file cannot be read
 */
export async function readStatic(root: ModuleNode, options: StaticOptions, io: VariableSource): Promise<Inventory> {
  const variables = options.hasVariables ? NO_VARIABLES : await readVariables(root, options.varFiles, io);
  const workspace = options.workspace ?? 'default';
  const configuration = new Configuration(variables.values, workspace);
  const { resources, tooLong, tooMany } = resourcesOf(new ModuleScope(root, configuration));
  const proof = new Proof(root, variables.values, workspace, openTexts(root, variables.values));
  const { references, warnings: referenceWarnings } = readReferences({}, resources, null, hclReferences(root), proof);
  const spent = configuration.isSpent ? [messages.EVALUATION_SPENT] : [];
  const long = tooLong === 0 ? [] : [addressesTooLong(tooLong, ADDRESS_LENGTH_MAX, MODULE_DEPTH)];
  const many = tooMany === 0 ? [] : [resourcesTooMany(tooMany, tooMany + RESOURCES_MAX)];
  const inventory = {
    resources,
    references,
    doubts: variables.leftOut.map(doubtAboutFile),
    warnings: [
      ...variables.warnings,
      ...spent,
      ...drawnAsOneWarnings(resources),
      ...openCountWarnings(resources),
      ...long,
      ...many,
      ...referenceWarnings,
    ],
  };
  return withCodeValues(inventory, proof);
}

/** Returns the warning about resources with more instances than are drawn separately; none without them. */
function drawnAsOneWarnings(resources: readonly Resource[]): string[] {
  const counted = resources.flatMap(({ origin, count }) =>
    typeof count === 'number' && count > 1 ? [{ address: origin, count }] : [],
  );
  if (counted.length === 0) return [];
  return [messages.drawnAsOne(counted.slice(0, OPEN_COUNTS_LISTED), counted.length - OPEN_COUNTS_LISTED)];
}

/** Returns the warning about resources with an unknown number of instances; none without them. */
function openCountWarnings(resources: readonly Resource[]): string[] {
  const open = resources.filter(({ count }) => count === 'unknown').map(({ origin }) => origin);
  if (open.length === 0) return [];
  return [messages.openCounts(open.slice(0, OPEN_COUNTS_LISTED), open.length - OPEN_COUNTS_LISTED)];
}

// ---- Instances of resources, from the code alone.

type Values = Resource['values'];

/** A resource or the one that stands for all of its instances, before it has a graph-format address. */
interface StaticResource extends ProviderLocation {
  readonly origin: string;
  readonly mode: Resource['mode'];
  readonly provider: string;
  readonly values: Values;
  readonly count?: number | 'unknown';
}

/** The resources of a configuration, and the number of those that are left out. */
interface Resources {
  readonly resources: readonly Resource[];
  /** Number of resources whose address is too long. */
  readonly tooLong: number;
  /** Number of resources beyond RESOURCES_MAX. A block that was not evaluated counts as one. */
  readonly tooMany: number;
}

/** An instance of a module. */
interface ModuleInstance {
  readonly scope: ModuleScope;
  readonly position: ModulePosition;
}

/** Visits the instances of all modules, outer ones first. */
function* moduleInstances(root: ModuleScope): Iterable<ModuleInstance> {
  const pending: ModuleInstance[] = [{ scope: root, position: { prefix: '' } }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    yield next;
    for (const call of next.scope.node.code.calls.toReversed()) {
      const positions = positionsOf(call, next);
      for (const [index, scope] of next.scope.instancesOfCall(call).scopes.entries())
        pending.push({ scope, position: positions[index]! });
    }
  }
}

/** Returns the positions of the instances of a call. */
function positionsOf(call: CallCode, { scope, position }: ModuleInstance): readonly ModulePosition[] {
  const { expansion } = scope.instancesOfCall(call);
  return expansion.instances.map((repetition) => positionInside(position, call, repetition, expansion));
}

/** True if the code of a called module is not available. */
const isOpaqueIn = ({ node }: ModuleScope, { name }: CallCode): boolean => {
  const child = node.children.get(name);
  return child !== undefined && 'reason' in child;
};

/** Returns the resources in the order of the code, outer modules first. */
function resourcesOf(root: ModuleScope): Resources {
  const list = new ResourceList();
  for (const instance of moduleInstances(root)) {
    const { scope, position } = instance;
    const { resources, calls } = scope.node.code;
    list.addEach(resources, (resource) =>
      resource.mode === 'ephemeral' ? [] : instancesOf(resource, scope, position),
    );
    for (const call of calls.toReversed()) {
      if (!isOpaqueIn(scope, call)) continue;
      const { instances } = scope.instancesOfCall(call).expansion;
      list.addEach(positionsOf(call, instance), (inner, index) => [opaqueIn(call, scope, instances[index]!, inner)]);
    }
  }
  const beyond = list.resources.splice(RESOURCES_MAX).length;
  return { ...withAddresses(list.resources), tooMany: beyond + list.skipped };
}

/**
 * Returns the number of instances of each block that has any, by configuration address: `module.a.aws_vpc.b` -> 2. An
 * unknown number counts as one. Evaluates nothing but these numbers.
 * @throws InvalidInput if a variable file cannot be read
 */
export async function countInstances(
  root: ModuleNode,
  { varFiles, workspace }: StaticOptions,
  io: VariableSource,
): Promise<ReadonlyMap<string, number>> {
  const { values } = await readVariables(root, varFiles, io);
  const counts = new Map<string, number>();
  const add = (address: string, { count = 1 }: Pick<StaticResource, 'count'>, instances: number) => {
    const number = instances * (count === 'unknown' ? 1 : count);
    if (number > 0) counts.set(address, (counts.get(address) ?? 0) + number);
  };
  for (const instance of moduleInstances(new ModuleScope(root, new Configuration(values, workspace ?? 'default')))) {
    const { scope, position } = instance;
    const { path, code } = scope.node;
    for (const resource of code.resources) {
      if (resource.mode === 'ephemeral') continue;
      const expansion = scope.expansionOf(resource);
      add(`${prefixOf(path)}${resourceAddress(resource)}`, countOf(position, expansion), expansion.instances.length);
    }
    for (const call of code.calls) {
      if (!isOpaqueIn(scope, call)) continue;
      for (const inner of positionsOf(call, instance))
        add(`${prefixOf([...path, call.name])}${opaqueResource(call.name)}`, inner, 1);
    }
  }
  return counts;
}

/** Collects resources. Beyond RESOURCES_MAX they are counted and not evaluated. */
class ResourceList {
  readonly resources: StaticResource[] = [];
  /** Number of sources that were not evaluated. */
  skipped = 0;

  /** Adds the resources of each source. */
  addEach<T>(sources: readonly T[], read: (source: T, index: number) => readonly StaticResource[]): void {
    for (const [index, source] of sources.entries()) {
      if (this.resources.length >= RESOURCES_MAX) {
        this.skipped += sources.length - index;
        return;
      }
      for (const resource of read(source, index)) this.resources.push(resource);
    }
  }
}

/** Position of a module instance among all instances of all modules. */
interface ModulePosition {
  /** Prefix of addresses such as `module.a["x"].`; empty for the root module. */
  readonly prefix: string;
  /** Number of instances that this one stands for; absent for one. */
  readonly count?: number | 'unknown';
}

/** Returns the position of an instance of a called module. */
function positionInside(
  outer: ModulePosition,
  { name }: CallCode,
  { key }: Repetition,
  expansion: Expansion,
): ModulePosition {
  return { prefix: `${outer.prefix}${withKey(`module.${name}`, key)}.`, ...countOf(outer, expansion) };
}

/**
 * Returns the number of instances that one instance stands for, including those of the enclosing module. An empty
 * object for one.
 */
function countOf({ count: outer = 1 }: ModulePosition, { count: inner = 1 }: Expansion): Pick<StaticResource, 'count'> {
  const count = outer === 'unknown' || inner === 'unknown' ? 'unknown' : outer * inner;
  return count === 1 ? {} : { count };
}

/** Returns the resource that represents an instance of a module without code. */
function opaqueIn(
  call: CallCode,
  scope: ModuleScope,
  repetition: Repetition,
  { prefix, count }: ModulePosition,
): StaticResource {
  const inputs = valuesOf(call.block, scope.names(repetition), scope);
  return {
    origin: `${prefix}${opaqueResource(call.name)}`,
    mode: 'managed',
    provider: localNameOf(OPAQUE_TYPE),
    ...(count !== undefined && { count }),
    ...locationOfCall(call, scope, repetition),
    values: { ...inputs, [MODULE_PURPOSE]: purposeWordsOf(call.source) },
  };
}

/** Returns the instances of a resource. */
function instancesOf(resource: ResourceCode, scope: ModuleScope, position: ModulePosition): StaticResource[] {
  const expansion = scope.expansionOf(resource);
  const configured = providerOf(resource.type, resource.block, scope);
  // All instances use the same provider, unless each selects its own by a key.
  const sharedLocation = configured?.key === undefined ? locationOf(resource, scope) : null;
  const local = configured?.code.name ?? localNameOf(resource.type);
  const source = scope.node.code.requiredProviders.get(local) ?? null;
  return expansion.instances.map((repetition) => ({
    origin: `${position.prefix}${withKey(resourceAddress(resource), repetition.key)}`,
    mode: resource.mode === 'data' ? 'data' : 'managed',
    provider: shortProvider(source ?? local),
    values: valuesOf(resource.block, scope.names(repetition), scope),
    ...(sharedLocation ?? locationOf(resource, scope, repetition)),
    ...countOf(position, expansion),
  }));
}

/** Returns the known values of a block. */
const valuesOf = ({ body }: Block, names: Names, { configuration }: ModuleScope): Values =>
  (toJson(withNumberedZones(resourceValue(body, names)), configuration.shown) ?? {}) as Values;

/** Adds the graph-format addresses. Leaves out resources whose address is too long. */
function withAddresses(located: readonly StaticResource[]): Omit<Resources, 'tooMany'> {
  const addresses = assignAddresses(located.map(({ origin }) => origin));
  let tooLong = 0;
  const resources = located.flatMap((resource) => {
    const address = addresses.get(resource.origin);
    const parts = parseTerraformAddress(resource.origin);
    if (address === undefined || parts === null) return [];
    if (!isShort(address)) {
      tooLong++;
      return [];
    }
    const { type, name } = parts;
    const change = resource.mode === 'data' ? 'read' : 'no-op';
    return [{ ...resource, address, type, name, modules: modulesOf(address), change, provenance: 'assumed' } as const];
  });
  return { resources, tooLong };
}
