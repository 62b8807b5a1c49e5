/**
 * Traces attributes through the code, so that an edge leads to the right instance. For
 * `subnet_ids = module.vpc.private_subnets`, it proves `module.vpc.aws_subnet.private[0]` and `[1]`. Also evaluates
 * documents and names that a plan knows only in part. Each of these tasks evaluates the code in its own kind of scope.
 */

import { REMOVALS } from '../../graph/changes.js';
import { MADE_UP_TEXT, SOME_TEXT, symbolName } from '../../graph/instance-name.js';
import type { Json, Pattern } from '../../graph/inventory.js';
import { parseTerraformAddress, type TerraformAddress } from '../../graph/terraform-address.js';
import { entriesOf, listOf, member, textOf } from '../../platform/json/foreign.js';
import type { Block, Body, Expression } from '../../terraform/hcl/model.js';
import { argumentOf, isDynamic } from '../../terraform/hcl/walk.js';
import type { CallCode, ModuleCode, ModuleNode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { OPAQUE_TYPE } from '../../terraform/module-tree/opaque.js';
import { originOf, priorValues, valueEntries } from '../../terraform/plan/entries.js';
import { actionOf } from '../../terraform/plan/resource-changes.js';
import type { InstanceProof } from '../../terraform/references/config-graph.js';
import { resourceAddress } from '../../terraform/references/subject.js';
import { memberValue, resourceValue } from './body.js';
import { type AttributeEvaluator, type NameEvaluator, type PatternEvaluator, patternsIn } from './code-values.js';
import { Configuration, PlannedInstances } from './configuration.js';
import { evaluate, type Names } from './evaluate.js';
import type { Repetition } from './expand.js';
import { withTexts } from './functions/named.js';
import { type LocationOfModule, locationOf, locationOfCall } from './locations.js';
import { ModuleScope } from './module-scope.js';
import { allOf, MarkingScope, type Marks, NamingScope, PartialNamingScope, SymbolScope } from './proof-scopes.js';
import { typeKeyword } from './type-constraints.js';
import {
  ANYWHERE,
  fromJson,
  isMap,
  itemsOf,
  knownElements,
  toJson,
  UNKNOWN,
  unknownFrom,
  type Value,
} from './value.js';

/** All proofs about one configuration. Evaluates the code once per kind of proof, when the first one is needed. */
export class Proof implements InstanceProof, AttributeEvaluator, NameEvaluator, PatternEvaluator {
  /** The code evaluated for the origins of values. */
  readonly #origins: MarkingScope;
  /** The code evaluated for its values. */
  readonly #values: ModuleScope;
  /** The code evaluated for documents. */
  #documents: NamingScope | null = null;
  /** The code evaluated for names that are known in part. */
  #names: PartialNamingScope | null = null;
  /** The code evaluated for strings that are known in part. */
  #symbols: SymbolScope | null = null;
  /** Results of `#marksOf` and `leavesOut`, by instance and attribute. */
  readonly #marks = new Map<string, Marks | null>();
  readonly #leftOut = new Map<string, boolean>();
  readonly #resources = new Map<ModuleCode, ReadonlyMap<string, ResourceCode>>();

  /**
   * @param variables values of the root module's variables
   * @param open approximate values of variables without a value, such as an unknown text
   * @param planned instances in a plan of the code
   */
  constructor(
    readonly root: ModuleNode,
    readonly variables: ReadonlyMap<string, Value>,
    readonly workspace: Value,
    readonly open: ReadonlyMap<string, Value> = new Map(),
    planned = new PlannedInstances(),
  ) {
    this.#values = new ModuleScope(root, new Configuration(variables, workspace, planned));
    this.#origins = new MarkingScope(this.#values);
  }

  writtenOf(origin: string, attribute: string): Json | undefined {
    this.#documents ??= new NamingScope(this.root, this.#withoutPlaceholders());
    return this.#valueIn(this.#documents, origin, attribute);
  }

  namedIn(origin: string, attribute: string): Json | undefined {
    this.#names ??= new PartialNamingScope(this.#values, this.#withoutPlaceholders());
    return this.#valueIn(this.#names, origin, attribute);
  }

  patternsOf(origin: string): readonly Pattern[] {
    this.#symbols ??= new SymbolScope(this.#values, this.#withSymbols());
    const { configuration } = this.#symbols;
    const written = this.#writtenBlock(origin, this.#symbols);
    return written === null
      ? []
      : patternsIn(written.type, resourceValue(written.body, written.names), configuration.shown);
  }

  /** Returns the block that the code has for an instance, and the names for its expressions; null for none. */
  #writtenBlock(origin: string, scope: NamingScope) {
    const parts = parseTerraformAddress(origin);
    if (parts?.type === OPAQUE_TYPE) {
      const instance = callAt(parts, scope);
      if (instance?.repetition === undefined) return null;
      return { type: parts.type, body: instance.call.block.body, names: instance.scope.names(instance.repetition) };
    }
    const instance = this.#instanceAt(parts, scope);
    const names = instance === null ? null : namesOf(instance);
    if (instance === null || names === null) return null;
    return { type: instance.resource.type, body: instance.resource.block.body, names };
  }

  /** Returns a configuration in which placeholders are symbols. */
  #withSymbols(): Configuration {
    const open = [...this.open].map(([name, value]): [string, Value] => [name, symbolsIn(value, `var.${name}`)]);
    return new Configuration(new Map([...this.variables, ...open]), this.workspace);
  }

  /** Returns a configuration in which placeholders are unknown, so that documents and names contain none. */
  #withoutPlaceholders(): Configuration {
    return new Configuration(new Map([...this.variables, ...this.open]), this.workspace);
  }

  /** Returns an attribute of an instance as JSON, evaluated in a scope. Undefined if the code does not set it. */
  #valueIn(scope: NamingScope, origin: string, attribute: string): Json | undefined {
    const written = this.#writtenBlock(origin, scope);
    const value = written === null ? undefined : memberValue(written.body, attribute, written.names);
    return value === undefined ? undefined : toJson(withTexts(value), scope.configuration.shown);
  }

  provenTargets(to: string, origins: ReadonlySet<string>, from: string, attribute: string): readonly string[] | null {
    const marks = this.#marksOf(from, attribute);
    if (marks === null || marks.has(allOf(to))) return null;
    // Iterates over the smaller set, because an attribute may come from all instances of all resources.
    if (origins.size < marks.size) return [...origins].filter((origin) => marks.has(origin));
    return [...marks].filter((mark) => origins.has(mark));
  }

  leavesOut(from: string, attribute: string): boolean {
    const key = `${from}\n${attribute}`;
    const known = this.#leftOut.get(key) ?? this.#isLeftOut(from, attribute);
    this.#leftOut.set(key, known);
    return known;
  }

  locationOf(origin: string): LocationOfModule {
    const parts = parseTerraformAddress(origin);
    if (parts?.type === OPAQUE_TYPE) return this.#locationOfOpaque(parts);
    const instance = this.#instanceAt(parts, this.#values);
    return instance === null ? {} : locationOf(instance.resource, instance.scope, repetitionOf(instance));
  }

  /** Returns the location of a stand-in, which is in the module that it stands for. */
  #locationOfOpaque(parts: TerraformAddress): LocationOfModule {
    const callInstance = callAt(parts, this.#values);
    if (callInstance === null) return {};
    const { scope, call, repetition } = callInstance;
    return locationOfCall(call, scope, repetition ?? { key: null });
  }

  #isLeftOut(from: string, attribute: string): boolean {
    const instance = this.#instanceAt(parseTerraformAddress(from));
    if (instance === null) return false;
    const { body } = instance.resource.block;
    const dynamic = body.blocks.filter((block) => isDynamic(block) && block.labels[0] === attribute);
    if (dynamic.length === 0 || isWritten(body, attribute)) return false;
    const names = namesOf(instance);
    return names !== null && dynamic.every((block) => isOverNothing(block, names));
  }

  /** Returns the instances that an attribute comes from. Null if it may come from anywhere. */
  #marksOf(origin: string, attribute: string): Marks | null {
    const key = `${origin}\n${attribute}`;
    const known = this.#marks.get(key);
    if (known !== undefined) return known;
    const value = this.#valueAt(parseTerraformAddress(origin), attribute);
    const marks = value === undefined ? null : unknownFrom([value], this.#origins.configuration.marks).marks;
    const proved = marks === null || marks.has(ANYWHERE) ? null : marks;
    this.#marks.set(key, proved);
    return proved;
  }

  #valueAt(parts: TerraformAddress | null, attribute: string): Value | undefined {
    if (parts?.type === OPAQUE_TYPE) return argumentOfCall(parts, attribute, this.#origins);
    const instance = this.#instanceAt(parts);
    return instance === null ? undefined : attributeValue(instance, attribute);
  }

  #instanceAt(parts: TerraformAddress | null, root: ModuleScope = this.#origins): ResourceInstance | null {
    const scope = parts === null ? null : scopeAt(parts.modules, root);
    if (parts === null || scope === null) return null;
    const resource = this.#resourcesOf(scope.node.code).get(addressOf(parts));
    return resource === undefined ? null : { scope, resource, index: parts.index };
  }

  #resourcesOf(code: ModuleCode): ReadonlyMap<string, ResourceCode> {
    const known =
      this.#resources.get(code) ??
      new Map(code.resources.map((resource): [string, ResourceCode] => [resourceAddress(resource), resource]));
    this.#resources.set(code, known);
    return known;
  }
}

/** Replaces the unknown strings of a variable by symbols. */
function symbolsIn(value: Value, symbol: string): Value {
  if (typeof value === 'string') return symbolName(symbol);
  if (isMap(value)) return new Map([...value].map(([name, item]) => [name, symbolsIn(item, `${symbol}.${name}`)]));
  return itemsOf(value)?.map((item, index) => symbolsIn(item, `${symbol}.${index}`)) ?? value;
}

/** Returns the module instance at a path from the root. Null if the code does not prove that it exists. */
function scopeAt(modules: TerraformAddress['modules'], root: ModuleScope): ModuleScope | null {
  let scope = root;
  for (const { name, index } of modules) {
    const call = scope.node.code.calls.find((candidate) => candidate.name === name);
    const callInstances = call && scope.instancesOfCall(call);
    const position = callInstances?.expansion.instances.findIndex(({ key }) => key === index) ?? -1;
    const inner = callInstances?.scopes[position];
    if (inner === undefined) return null;
    scope = inner;
  }
  return scope;
}

/** One instance of a module call. Its `repetition` is undefined if the code does not prove that it exists. */
interface CallInstance {
  readonly scope: ModuleScope;
  readonly call: CallCode;
  readonly repetition: Repetition | undefined;
}

/** Returns the call of the innermost module in an address. Null if the code has no such call. */
function callAt({ modules }: TerraformAddress, root: ModuleScope): CallInstance | null {
  const { name, index } = modules.at(-1) ?? {};
  const scope = scopeAt(modules.slice(0, -1), root);
  const call = scope?.node.code.calls.find((candidate) => candidate.name === name);
  if (scope === null || call === undefined) return null;
  return { scope, call, repetition: scope.instancesOfCall(call).expansion.instances.find(({ key }) => key === index) };
}

/** Returns an argument of a call whose module has no code here. Undefined if the call does not set it. */
function argumentOfCall(parts: TerraformAddress, attribute: string, root: ModuleScope): Value | undefined {
  const callInstance = callAt(parts, root);
  const argument = callInstance === null ? null : argumentOf(callInstance.call.block.body, attribute);
  if (callInstance?.repetition === undefined || argument === null) return undefined;
  return evaluate(argument, callInstance.scope.names(callInstance.repetition));
}

/** An instance of a resource in an instance of its module. */
interface ResourceInstance {
  readonly scope: ModuleScope;
  readonly resource: ResourceCode;
  readonly index: string | null;
}

/** Returns the value of an attribute, or of all blocks of that name. Undefined if the code sets neither. */
function attributeValue(instance: ResourceInstance, attribute: string): Value | undefined {
  const repetition = repetitionOf(instance);
  if (repetition === undefined) return undefined;
  // All elements of the collection make the resource, but only one makes this instance.
  if (attribute === 'for_each') return repetition.each?.value;
  return memberValue(instance.resource.block.body, attribute, instance.scope.names(repetition));
}

function namesOf(instance: ResourceInstance): Names | null {
  const repetition = repetitionOf(instance);
  return repetition === undefined ? null : instance.scope.names(repetition);
}

/** Returns the repetition of an instance. An index that the code alone does not prove is taken from the address. */
function repetitionOf({ scope, resource, index }: ResourceInstance): Repetition | undefined {
  const proven = scope.expansionOf(resource).instances.find(({ key }) => key === index);
  return proven ?? (/^\d+$/.test(index ?? '') ? { key: index, index: Number(index) } : undefined);
}

/** True if the body has an attribute or block of this name, apart from `dynamic` blocks. */
const isWritten = ({ attributes, blocks }: Body, name: string): boolean =>
  attributes.some((attribute) => attribute.name === name) || blocks.some(({ type }) => type === name);

/** True if a `dynamic` block has an empty collection. */
function isOverNothing({ body }: Block, names: Names): boolean {
  const collection = argumentOf(body, 'for_each');
  return collection !== null && knownElements(evaluate(collection, names))?.length === 0;
}

const addressOf = ({ mode, type, name }: TerraformAddress): string =>
  `${mode === 'data' ? 'data.' : ''}${type}.${name}`;

// ---- The proofs about a configuration of which a plan exists, with the variables and instances of the plan.

/**
 * Returns the proofs for a plan.
 * @param plan the parsed JSON, which holds the values of the root module's variables
 * @param workspace the workspace of the plan, as far as it is known
 * @param placeholders placeholder values of variables
 */
export function proofOfPlan(
  root: ModuleNode,
  plan: unknown,
  workspace: Value,
  placeholders: ReadonlyMap<string, unknown> = new Map(),
): Proof {
  const open = [...placeholders].map(([name, value]): [string, Value] => [name, shapeOf(fromJson(value))]);
  const planned = new PlannedInstances(remainingOrigins(plan), isComplete(plan));
  return new Proof(root, variablesOfPlan(plan), workspace, new Map(open), planned);
}

/** Returns the values of the root module's variables in a plan. */
export const variablesOfPlan = (plan: unknown): ReadonlyMap<string, Value> =>
  new Map(
    entriesOf(member(plan, 'variables')).map(([name, variable]): [string, Value] => [
      name,
      fromJson(member(variable, 'value')),
    ]),
  );

/** Reduces a placeholder to its shape, in which every text is unknown. */
function shapeOf(value: Value): Value {
  if (typeof value === 'string') return MADE_UP_TEXT;
  if (isMap(value)) return new Map([...value].map(([name, item]): [string, Value] => [name, shapeOf(item)]));
  return itemsOf(value)?.map(shapeOf) ?? UNKNOWN;
}

/** Returns an unknown text for each string variable of the root module that has no value. */
export function openTexts({ code }: ModuleNode, set: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const open = [...code.variables.values()].filter(
    ({ name, default: defaultValue }) => defaultValue === null && !set.has(name),
  );
  return new Map(open.flatMap(({ name, type }): [string, Value][] => (isText(type) ? [[name, SOME_TEXT]] : [])));
}

const isText = (type: Expression | null): boolean => type === null || typeKeyword(type) === 'string';

// ---- Addresses that exist after the plan is applied, which proves that others have no instances.

const isManaged = (origin: string): boolean => parseTerraformAddress(origin)?.mode === 'managed';

/**
 * Returns the addresses that the plan keeps or creates, and those of data sources in the prior state.
 * A plan without an entry of a managed resource changes nothing, so it also leaves the managed resources of the prior
 * state.
 */
export function remainingOrigins(plan: unknown): ReadonlySet<string> {
  const entries = listOf(member(plan, 'resource_changes')).filter(isCurrent);
  const prior = valueEntries(priorValues(plan))
    .filter((entry) => textOf(member(entry, 'deposed_key')) === null)
    .flatMap(originsOf);
  const isChange = entries.flatMap(originsOf).some(isManaged);
  return new Set([
    ...entries.filter(remains).flatMap(originsOf),
    ...prior.filter((origin) => !isChange || !isManaged(origin)),
  ]);
}

function originsOf(entry: unknown): readonly string[] {
  const origin = originOf(entry);
  return origin === null ? [] : [origin];
}

const isCurrent = (entry: unknown): boolean => textOf(member(entry, 'deposed')) === null;

const remains = (entry: unknown): boolean => !REMOVALS.has(actionOf(entry).change);

/** True if the plan is complete: a managed resource without an entry in it then has no instances. */
const isComplete = (plan: unknown): boolean =>
  member(plan, 'complete') !== false &&
  member(plan, 'errored') !== true &&
  listOf(member(plan, 'deferred_changes')).length === 0 &&
  listOf(member(plan, 'resource_changes')).length > 0;
