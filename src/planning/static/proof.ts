/** Proves from the code alone which instances an attribute of an instance comes from. */

import { factsOf } from '../../catalog/index.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { holdsInstanceName, instanceName, MADE_UP_TEXT, SOME_TEXT } from '../../graph/instance-name.js';
import type { Json } from '../../graph/inventory.js';
import { parseTerraformAddress, type TerraformAddress } from '../../graph/terraform-address.js';
import type { Block, Body } from '../../terraform/hcl/model.js';
import { argumentOf, isDynamic } from '../../terraform/hcl/walk.js';
import type { CallCode, ModuleCode, ModuleNode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { OPAQUE_TYPE, opaqueResource } from '../../terraform/module-tree/opaque.js';
import type { InstanceProof } from '../../terraform/references/config-graph.js';
import { prefixOf } from '../../terraform/references/scope.js';
import { resourceAddress } from '../../terraform/references/subject.js';
import { memberValue, resourceValue } from './body.js';
import { Configuration, PlannedInstances } from './configuration.js';
import { evaluate, type Names } from './evaluate.js';
import { type Expansion, type Repetition, standsForAll } from './expand.js';
import { withTexts } from './functions/named.js';
import { callFunction } from './functions/table.js';
import { type Caller, ModuleScope } from './module-scope.js';
import { type PlaceOfModule, placeOf, placeOfCall } from './places.js';
import {
  ANYWHERE,
  isMap,
  itemsOf,
  knownElements,
  Lazy,
  toJson,
  UNKNOWN,
  Unevaluable,
  Unknown,
  unknownFrom,
  type Value,
} from './value.js';
import type { Writer } from './written/documents.js';
import type { Namer } from './written/own-names.js';

// ---- Instance names in place of computed attributes.

/**
 * A module instance in which every attribute that a provider computes is an instance name (`instanceName`). Documents
 * made of ARNs and ids can thus be read before anything exists.
 */
class NamingScope extends ModuleScope {
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

type Marks = ReadonlySet<string>;

export class Proof implements InstanceProof, Writer, Namer {
  readonly #root: MarkingScope;
  /** The same code, evaluated for its values. */
  readonly #values: ModuleScope;
  readonly #known = new Map<string, Marks | null>();
  readonly #resources = new Map<ModuleCode, ReadonlyMap<string, ResourceCode>>();
  readonly #leftOut = new Map<string, boolean>();
  /** The same code, evaluated for its documents; null until one is needed. */
  #names: NamingScope | null = null;
  /** The same code, evaluated for the names of its resources; null until one is needed. */
  #ownNames: OwnNamingScope | null = null;

  /**
   * @param variables values of the root module's variables
   * @param open what is known of variables without a value, such as an unknown text
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
    this.#root = new MarkingScope(this.#values);
  }

  writtenOf(origin: string, attribute: string): Json | undefined {
    this.#names ??= new NamingScope(this.root, this.#withOpen());
    return this.#writtenIn(this.#names, origin, attribute);
  }

  namedIn(origin: string, attribute: string): Json | undefined {
    this.#ownNames ??= new OwnNamingScope(this.#values, this.#withOpen());
    return this.#writtenIn(this.#ownNames, origin, attribute);
  }

  /** Returns a configuration without placeholder values, so that documents and names hold none. */
  #withOpen(): Configuration {
    return new Configuration(new Map([...this.variables, ...this.open]), this.workspace);
  }

  #writtenIn(scope: NamingScope, origin: string, attribute: string): Json | undefined {
    const found = this.#resourceAt(parseTerraformAddress(origin), scope);
    const names = found === null ? null : namesOf(found);
    if (found === null || names === null) return undefined;
    const value = memberValue(found.resource.block.body, attribute, names);
    return value === undefined ? undefined : toJson(withTexts(value), found.scope.configuration.shown);
  }

  among(to: string, origins: ReadonlySet<string>, from: string, attribute: string): readonly string[] | null {
    const marks = this.#marksOf(from, attribute);
    if (marks === null || marks.has(allOf(to))) return null;
    // Iterates over the shorter list, since an attribute may come from all instances of all resources.
    if (origins.size < marks.size) return [...origins].filter((origin) => marks.has(origin));
    return [...marks].filter((mark) => origins.has(mark));
  }

  leavesOut(from: string, attribute: string): boolean {
    const key = `${from}\n${attribute}`;
    const known = this.#leftOut.get(key) ?? this.#isLeftOut(from, attribute);
    this.#leftOut.set(key, known);
    return known;
  }

  placeOf(origin: string): PlaceOfModule {
    const parts = parseTerraformAddress(origin);
    if (parts?.type === OPAQUE_TYPE) return this.#placeOfOpaque(parts);
    const found = this.#resourceAt(parts, this.#values);
    return found === null ? {} : placeOf(found.resource, found.scope, repetitionOf(found));
  }

  /** Returns the location of a stand-in, which is in the module that it stands for. */
  #placeOfOpaque({ modules }: TerraformAddress): PlaceOfModule {
    const scope = scopeAt(modules.slice(0, -1), this.#values);
    const { name, index } = modules.at(-1) ?? {};
    const call = scope?.node.code.calls.find((each) => each.name === name);
    if (scope === null || call === undefined) return {};
    const repetition = scope.called(call).expansion.instances.find(({ key }) => key === index);
    return placeOfCall(call, scope, repetition ?? { key: null });
  }

  #isLeftOut(from: string, attribute: string): boolean {
    const found = this.#resourceAt(parseTerraformAddress(from));
    if (found === null) return false;
    const { body } = found.resource.block;
    const dynamic = body.blocks.filter((block) => isDynamic(block) && block.labels[0] === attribute);
    if (dynamic.length === 0 || isWritten(body, attribute)) return false;
    const names = namesOf(found);
    return names !== null && dynamic.every((block) => isOverNothing(block, names));
  }

  /** Returns the instances that an attribute comes from. Null if it may come from anywhere. */
  #marksOf(origin: string, attribute: string): Marks | null {
    const key = `${origin}\n${attribute}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const values = this.#valuesAt(parseTerraformAddress(origin), attribute);
    const marks =
      values === null || values.length === 0 ? null : unknownFrom(values, this.#root.configuration.marks).marks;
    const proved = marks === null || marks.has(ANYWHERE) ? null : marks;
    this.#known.set(key, proved);
    return proved;
  }

  #valuesAt(parts: TerraformAddress | null, attribute: string): readonly Value[] | null {
    if (parts?.type === OPAQUE_TYPE) return givenTo(parts, attribute, this.#root);
    const found = this.#resourceAt(parts);
    return found === null ? null : valuesOf(found, attribute);
  }

  #resourceAt(parts: TerraformAddress | null, root: ModuleScope = this.#root): ResourceInstance | null {
    const scope = parts === null ? null : scopeAt(parts.modules, root);
    if (parts === null || scope === null) return null;
    const resource = this.#resourcesOf(scope.node.code).get(addressOf(parts));
    return resource === undefined ? null : { scope, resource, index: parts.index };
  }

  #resourcesOf(code: ModuleCode): ReadonlyMap<string, ResourceCode> {
    const known = this.#resources.get(code) ?? new Map(code.resources.map((each) => [resourceAddress(each), each]));
    this.#resources.set(code, known);
    return known;
  }
}

function scopeAt(modules: TerraformAddress['modules'], root: ModuleScope): ModuleScope | null {
  let scope = root;
  for (const { name, index } of modules) {
    const call = scope.node.code.calls.find((each) => each.name === name);
    const called = call && scope.called(call);
    const at = called?.expansion.instances.findIndex(({ key }) => key === index) ?? -1;
    const inner = called?.scopes[at];
    if (inner === undefined) return null;
    scope = inner;
  }
  return scope;
}

/** Returns the arguments passed to a module whose code is not here, for one instance of the module. */
function givenTo({ modules }: TerraformAddress, attribute: string, root: ModuleScope): readonly Value[] | null {
  const { name, index } = modules.at(-1) ?? {};
  const scope = scopeAt(modules.slice(0, -1), root);
  const call = scope?.node.code.calls.find((each) => each.name === name);
  const argument = call === undefined ? null : argumentOf(call.block.body, attribute);
  if (scope === null || call === undefined || argument === null) return null;
  const repetition = scope.called(call).expansion.instances.find(({ key }) => key === index);
  return repetition === undefined ? null : [evaluate(argument, scope.names(repetition))];
}

/** An instance of a resource in an instance of its module. */
interface ResourceInstance {
  readonly scope: ModuleScope;
  readonly resource: ResourceCode;
  readonly index: string | null;
}

function valuesOf(placed: ResourceInstance, attribute: string): readonly Value[] | null {
  const repetition = repetitionOf(placed);
  if (repetition === undefined) return null;
  // All elements of the collection make the resource, but only one makes this instance.
  if (attribute === 'for_each') return repetition.each === undefined ? null : [repetition.each.value];
  const value = memberValue(placed.resource.block.body, attribute, placed.scope.names(repetition));
  return value === undefined ? null : [value];
}

function namesOf(placed: ResourceInstance): Names | null {
  const repetition = repetitionOf(placed);
  return repetition === undefined ? null : placed.scope.names(repetition);
}

/** Returns the repetition of an instance. An instance that the code alone does not prove has the key from the plan. */
function repetitionOf({ scope, resource, index }: ResourceInstance): Repetition | undefined {
  const found = scope.expansionOf(resource).instances.find(({ key }) => key === index);
  return found ?? (/^\d+$/.test(index ?? '') ? { key: index, index: Number(index) } : undefined);
}

const isWritten = ({ attributes, blocks }: Body, name: string): boolean =>
  attributes.some((attribute) => attribute.name === name) || blocks.some(({ type }) => type === name);

function isOverNothing({ body }: Block, names: Names): boolean {
  const collection = argumentOf(body, 'for_each');
  return collection !== null && knownElements(evaluate(collection, names))?.length === 0;
}

const addressOf = ({ mode, type, name }: TerraformAddress): string =>
  `${mode === 'data' ? 'data.' : ''}${type}.${name}`;

// ---- Names as far as the code gives them.

/**
 * A module instance for reading names as far as the code gives them: every other value is an unknown text. The number
 * of instances comes from `twin`, which evaluates the same code for its values.
 */
class OwnNamingScope extends NamingScope {
  constructor(
    readonly twin: ModuleScope,
    configuration: Configuration,
    caller: Caller | null = null,
    prefix: string | null = '',
  ) {
    super(twin.node, configuration, caller, prefix);
  }

  /**
   * Returns the instances of the twin with keys and elements as far as they are known here: those of the twin may be
   * placeholders.
   */
  protected override expand(code: ResourceCode | CallCode): Expansion {
    const expansion = 'mode' in code ? this.twin.expansionOf(code) : this.twin.called(code).expansion;
    const forEach = argumentOf(code.block.body, 'for_each');
    if (forEach === null) return expansion;
    const known = elementByKey(evaluate(forEach, this.names()));
    const instances = expansion.instances.map((repetition): Repetition => {
      const key = repetition.each?.key;
      return { ...repetition, each: typeof key === 'string' ? known(key) : { key: UNKNOWN, value: UNKNOWN } };
    });
    return { ...expansion, instances };
  }

  /** Reads one attribute. A resource that makes a name of a text returns that text between two unknown ones. */
  protected override instance(resource: ResourceCode, repetition: Repetition): Lazy {
    const known = super.instance(resource, repetition);
    const makes = KNOWLEDGE.factsOf(resource.type).makesName;
    return new Lazy((member): Value => {
      const text = makes?.results.includes(member) ? known.get(makes.of) : null;
      if (typeof text === 'string') return `${SOME_TEXT}${text}${SOME_TEXT}`;
      const value = known.get(member);
      // The region may be known to the user's plan, but not here.
      if (resource.mode === 'data' && KNOWLEDGE.factsOf(resource.type).lookup?.region !== undefined) return UNKNOWN;
      // The answer of a data source is a placeholder.
      return resource.mode === 'data' && typeof value === 'string' && holdsInstanceName(value) ? MADE_UP_TEXT : value;
    });
  }

  protected override scopeOf(_child: ModuleNode, caller: Caller, index: number, prefix: string | null): NamingScope {
    const twin = this.twin.called(caller.call).scopes[index] as ModuleScope;
    return new OwnNamingScope(twin, this.configuration, caller, prefix);
  }
}

type Element = { readonly key: Value; readonly value: Value };

const NOBODY_KNOWS: Element = { key: UNKNOWN, value: UNKNOWN };

function elementByKey(collection: Value): (key: string) => Element {
  if (isMap(collection)) {
    return (key) => {
      const value = collection.get(key);
      return value === undefined ? NOBODY_KNOWS : { key, value };
    };
  }
  const items = new Set(itemsOf(collection) ?? []);
  return (key) => (items.has(key) ? { key, value: key } : NOBODY_KNOWS);
}

// ---- A module instance whose values are origins instead of attributes.
// Reading `aws_vpc.a[0].id` gives an unknown value with the mark `aws_vpc.a[0]`. The number of instances comes from
// `twin`, which evaluates the same code for its values.

const LOST = new Unknown(new Set([ANYWHERE]));

/** Returns the mark for all instances of a resource, by configuration address. */
const allOf = (configAddress: string): string => `*${configAddress}`;

const marked = (mark: string): Unknown => new Unknown(new Set([mark]));

class MarkingScope extends ModuleScope {
  constructor(
    readonly twin: ModuleScope,
    caller: Caller | null = null,
    /** Prefix of the addresses in the module, with instance keys. Null if the scope stands for several instances. */
    readonly prefix: string | null = '',
  ) {
    super(twin.node, twin.configuration, caller);
  }

  override names(repetition?: Repetition): Names {
    const unknown = (...values: readonly Value[]) => unknownFrom(values, this.configuration.marks);
    return { ...super.names(repetition), unknown, lost: LOST };
  }

  /** Returns the instances of the twin. Their elements carry origins instead of values. */
  protected override expand(code: ResourceCode | CallCode): Expansion {
    const expansion = 'mode' in code ? this.twin.expansionOf(code) : this.twin.called(code).expansion;
    const forEach = argumentOf(code.block.body, 'for_each');
    if (forEach === null) return expansion;
    if (expansion.shape !== 'map') {
      const instances = expansion.instances.map((repetition) => ({ ...repetition, each: { key: LOST, value: LOST } }));
      return { ...expansion, instances };
    }
    const elements = evaluate(forEach, this.names());
    const instances = expansion.instances.map((repetition): Repetition => {
      const { key, value } = repetition.each as { key: string; value: Repetition['index'] & {} };
      return { ...repetition, each: { key, value: elementOf(elements, key, value) } };
    });
    return { ...expansion, instances };
  }

  protected override inside(_child: ModuleNode, caller: Caller, index: number): ModuleScope {
    const { expansion, scopes } = this.twin.called(caller.call);
    const name = `module.${caller.call.name}`;
    const { key } = caller.repetition;
    const prefix =
      this.prefix === null || expansion.shape === 'open'
        ? null
        : `${this.prefix}${key === null ? name : `${name}[${key}]`}.`;
    return new MarkingScope(scopes[index] as ModuleScope, caller, prefix);
  }

  #markOf(address: string, { key }: Repetition): Unknown {
    if (this.prefix === null) return this.open(address);
    return marked(`${this.prefix}${address}${key === null ? '' : `[${key}]`}`);
  }

  protected override instance(resource: ResourceCode, repetition: Repetition): Lazy {
    const mark = this.#markOf(resourceAddress(resource), repetition);
    return new Lazy(
      (name) => new Unknown(mark.marks, '', () => this.#written(resource, repetition, name)),
      () => mark,
    );
  }

  #written(resource: ResourceCode, { key }: Repetition, attribute: string): Value {
    const own = this.twin.expansionOf(resource).instances.find((repetition) => repetition.key === key);
    return (own && memberValue(resource.block.body, attribute, this.twin.names(own))) ?? UNKNOWN;
  }

  protected override open(address: string): Unknown {
    return marked(allOf(`${prefixOf(this.node.path)}${address}`));
  }

  protected override openModule(call: CallCode, scopes: readonly ModuleScope[]): Unknown {
    const values = scopes.length === 0 ? [this.#opaque(call)] : scopes.map((scope) => outputsOf(scope));
    return unknownFrom(values, this.configuration.marks);
  }

  /** Returns the mark of a module whose code is not here. Its outputs come from its stand-in resource. */
  #opaque({ name }: CallCode): Unknown {
    return marked(allOf(`${prefixOf([...this.node.path, name])}${opaqueResource(name)}`));
  }

  protected override moduleInstance(call: CallCode, scope: ModuleScope | undefined, repetition: Repetition): Lazy {
    if (scope !== undefined) {
      return new Lazy(
        (output) => {
          if (!scope.node.code.outputs.has(output)) throw new Unevaluable();
          return scope.output(output);
        },
        () => outputsOf(scope),
      );
    }
    const { name } = call;
    const inside = repetition.key === null ? `module.${name}` : `module.${name}[${repetition.key}]`;
    const mark = this.prefix === null ? this.#opaque(call) : marked(`${this.prefix}${inside}.${opaqueResource(name)}`);
    return new Lazy(
      () => mark,
      () => mark,
    );
  }

  /** Secrets need no protection here, since only their origins are read. */
  protected override isSecret(): boolean {
    return false;
  }
}

/**
 * Returns the origin of one element.
 *
 * @param own the element in the twin; unknown if only its key is known from a plan
 */
function elementOf(elements: Value, key: string, own: Value): Value {
  if (isMap(elements)) return elements.get(key) ?? LOST;
  return elements instanceof Unknown ? elements : own instanceof Unknown ? LOST : own;
}

const outputsOf = (scope: ModuleScope): Unknown =>
  unknownFrom(
    [...scope.node.code.outputs.keys()].map((name) => scope.output(name)),
    scope.configuration.marks,
  );
