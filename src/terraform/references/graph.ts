/** Builds the reference graph of all modules, by configuration address. */

import { isOfProgram, namesOwnerAtEnd } from '../../catalog/attribute-roles.js';
import { isInUserKeyedMap } from '../../catalog/locations.js';
import { nameOf } from '../../graph/inventory.js';
import type { Body, Expression } from '../hcl/model.js';
import { argumentOf } from '../hcl/walk.js';
import type { ModuleNode, OpaqueModule } from '../module-tree/module-model.js';
import { opaqueResource } from '../module-tree/opaque.js';
import { type BlockExpression, expressionsInBlock } from './block-expressions.js';
import {
  type ConfigGraph,
  ConfigGraphBuilder,
  type ConfigReference,
  PROVIDER,
  referencesFrom,
} from './config-graph.js';
import { linksFrom } from './links.js';
import { ANY_MEMBER, beforeAnyMember, isSelected } from './members.js';
import { providerAddress, providerOf } from './providers.js';
import { callOf, prefixOf, type Scope, scopeOf } from './scope.js';
import { resourceAddress } from './subject.js';
import { parseTraversal } from './traversal.js';
import { type Use, usesIn } from './uses.js';

/** Arguments that set the number of instances. */
const REPEATS: ReadonlySet<string> = new Set(['count', 'for_each']);
/** Arguments of a module call that everything in the module depends on. */
const BEFORE_ALL: ReadonlySet<string> = new Set(['count', 'for_each', 'depends_on']);
/** Name of the node for the dependencies of everything in a module. Cannot clash: resource addresses have two parts. */
const BEFORE = 'before';
/** Name of the node for everything in a module. */
const WHOLE = 'whole';

/**
 * Returns the references between resources, locals, variables, outputs and calls of all modules.
 * Includes everything that Terraform treats as a dependency; ordering dependencies have no path. A module without code
 * is a single resource.
 */
export function hclReferences(root: ModuleNode): ConfigGraph {
  const reader = new GraphReader();
  const open: Scope[] = [scopeOf(root, null)];
  for (let scope = open.pop(); scope !== undefined; scope = open.pop()) {
    reader.readModule(scope);
    const inner = [...scope.node.children.values()].filter((child) => 'code' in child);
    for (const child of inner.reverse()) open.push(scopeOf(child, scope));
  }
  reader.addWholeModules();
  return reader.builder.graph;
}

/** Context of an expression within a block. */
interface Bound {
  /** The `for_each` expression that `each.value` is an element of. */
  readonly iterated: Expression | null;
  /** Names bound by enclosing `dynamic` blocks. */
  readonly names: ReadonlySet<string>;
  /** See `BlockExpression`. */
  readonly block?: BlockExpression['block'] | undefined;
  readonly word?: BlockExpression['word'];
  readonly line?: BlockExpression['line'] | undefined;
}

type StatedUse = Use & Pick<Bound, 'block' | 'line'>;

/** A target of an expression. */
interface Target {
  readonly to: string;
  /**
   * Position within the value: a module is an object of its outputs (`.vpc_id`), or a collection of such objects (`.*.vpc_id`).
   */
  readonly member: string;
}

const UNBOUND: Bound = { iterated: null, names: new Set() };

/** Sets the name under which a program receives a value. Elsewhere names are attribute names, so they are removed. */
const wordsOf = (path: string | null, uses: readonly Use[], around: string | undefined): readonly Use[] =>
  uses.map((use) => ({ ...use, word: isOfProgram(path ?? '') ? (use.word ?? around) : undefined }));

class GraphReader {
  readonly builder = new ConfigGraphBuilder();
  readonly #resources: string[] = [];
  /** Prefixes of modules that are referenced as a whole. */
  readonly #whole = new Set<string>();
  /** Referenced outputs of modules without code. */
  readonly #outputs = new Set<string>();

  readModule(scope: Scope): void {
    const { code, children } = scope.node;
    const at = (address: string): string => `${scope.prefix}${address}`;
    for (const [name, value] of code.locals) this.#addValue(at(`local.${name}`), name, value, scope);
    for (const name of code.variables.keys()) this.builder.node(at(`var.${name}`));
    for (const { name, block } of code.outputs.values()) this.#addBody(at(`output.${name}`), block.body, scope);
    for (const provider of code.providers) {
      const address = at(providerAddress(provider));
      this.#addBody(address, provider.block.body, scope);
    }
    for (const resource of code.resources) {
      const address = at(resourceAddress(resource));
      this.#resources.push(address);
      this.#addBody(address, resource.block.body, scope, resource.overrides === undefined);
      const provider = providerOf(resource.type, resource.block, scope);
      if (provider !== null) {
        const to = `${provider.scope.prefix}${providerAddress(provider.code)}`;
        this.builder.add(address, { to, path: PROVIDER, keys: [], keyed: false });
      }
      if (scope.parent !== null) this.#addOrder(address, at(BEFORE));
    }
    for (const child of children.values()) this.#addCall(child, scope);
  }

  /** Adds the inputs of a module call as the references of the module's variables. */
  #addCall(child: ModuleNode | OpaqueModule, scope: Scope): void {
    const call = callOf(child, scope);
    if (call === null) return;
    const inside = prefixOf(child.path);
    const opaque = 'code' in child ? null : `${inside}${opaqueResource(call.name)}`;
    if (opaque !== null) {
      this.#resources.push(opaque);
      this.builder.node(opaque);
      this.#addOrder(opaque, `${inside}${BEFORE}`);
    }
    if (scope.parent !== null) this.#addOrder(`${inside}${BEFORE}`, `${scope.prefix}${BEFORE}`);
    const iterated = argumentOf(call.block.body, 'for_each');
    for (const { name, value } of call.block.body.attributes) {
      if (name === 'for_each') this.#addAll(`${inside}${BEFORE}`, null, elementUses(value, scope), scope);
      else if (BEFORE_ALL.has(name)) this.#addValue(`${inside}${BEFORE}`, null, value, scope);
      else if (name !== 'source' && name !== 'version' && name !== 'providers') {
        this.#addValue(opaque ?? `${inside}var.${name}`, name, value, scope, { ...UNBOUND, iterated });
      }
    }
  }

  /** @param hasLines true if the whole body is in the file that declares the resource */
  #addBody(from: string, body: Body, scope: Scope, hasLines = false): void {
    this.builder.node(from);
    const iterated = argumentOf(body, 'for_each');
    for (const { path, expression, bound, block, word, line } of expressionsInBlock(body)) {
      if (path === 'for_each') this.#addAll(from, path, elementUses(expression, scope), scope);
      else
        this.#addValue(from, path, expression, scope, {
          iterated,
          names: bound,
          block,
          word,
          ...(hasLines && { line }),
        });
    }
  }

  #addValue(from: string, path: string | null, expression: Expression, scope: Scope, bound: Bound = UNBOUND): void {
    this.builder.node(from);
    const { iterated, names, block, word, line } = bound;
    const { uses, iterated: at } = usesIn(expression, scope.names, names, path !== null && !isInUserKeyedMap(path));
    const called = wordsOf(path, uses, word);
    const stated = block === undefined && line === undefined ? called : called.map((use) => ({ ...use, block, line }));
    this.#addAll(from, path, stated, scope);
    if (path === null) this.#addAll(from, null, quotedUses(expression), scope);
    if (iterated === null) return;
    for (const { inside, members } of at)
      this.#addAll(from, within(path, inside), takenOfElement(iterated, members, scope), scope, true);
  }

  #addAll(from: string, path: string | null, uses: readonly StatedUse[], scope: Scope, ofElement = false): void {
    for (const { key, keyed, inside, beside, members, isAll, counted, block, word, line, ...use } of uses) {
      const keys = key === null ? [] : [key];
      const held = counted && !REPEATS.has(path ?? '') ? null : path;
      // Any of the module's outputs may be the target.
      const guessed = use.kind === 'module' && held !== null;
      for (const { to, member } of this.#targetsOf({ ...use, key }, held, scope)) {
        this.builder.add(from, {
          to,
          path: within(held, isHolder(from) ? `${inside}${isAll ? member : ''}` : beforeAnyMember(inside)),
          keys,
          keyed,
          ...(guessed && { guessed }),
          ...(ofElement && { ofElement }),
          ...(members.length > 0 && { members }),
          ...(isAll && { isAll }),
          ...(beside.length > 0 && { beside }),
          ...(block !== undefined && { block }),
          ...(word !== undefined && { word }),
          ...(line !== undefined && { line }),
        });
      }
    }
  }

  #targetsOf(
    { kind, address, key }: Pick<Use, 'kind' | 'address' | 'key'>,
    path: string | null,
    scope: Scope,
  ): readonly Target[] {
    const [root, name] = address.split('.', 2) as [string, string];
    const child = root === 'module' ? scope.node.children.get(name) : undefined;
    if (child === undefined) return [{ to: `${scope.prefix}${address}`, member: '' }];
    const inside = prefixOf(child.path);
    if (kind === 'module' && path === null) {
      this.#whole.add(inside);
      return [{ to: `${inside}${WHOLE}`, member: '' }];
    }
    if (kind === 'module' && 'code' in child) {
      const element = scope.names.calls.get(name) === true && key === null ? `.${ANY_MEMBER}` : '';
      return [...child.code.outputs.keys()].map((output) => ({
        to: `${inside}output.${output}`,
        member: `${element}.${output}`,
      }));
    }
    const output = kind === 'module' ? `${inside}output` : `${scope.prefix}${address}`;
    if ('code' in child || this.#outputs.has(output)) return [{ to: output, member: '' }];
    this.#outputs.add(output);
    // The owning project or account does not describe the resource's function.
    const held = namesOwnerAtEnd(nameOf(output)) ? null : name;
    this.builder.add(output, { to: `${inside}${opaqueResource(name)}`, path: held, keys: [], keyed: false });
    return [{ to: output, member: '' }];
  }

  #addOrder(from: string, to: string): void {
    this.builder.add(from, { to, path: null, keys: [], keyed: false });
  }

  addWholeModules(): void {
    for (const inside of this.#whole) {
      const last = lastOf(inside, this.#resources, this.builder.graph);
      this.builder.node(`${inside}${WHOLE}`);
      for (const address of last) this.#addOrder(`${inside}${WHOLE}`, address);
    }
  }
}

/** True for variables, locals and outputs, whose members can be read separately. Attributes of resources are known by name. */
const isHolder = (address: string): boolean => /(?:^|\.)(?:var|local|output)\.[^.]+$/.test(address);

const within = (path: string | null, inside: string): string | null => (path === null ? null : `${path}${inside}`);

/**
 * Returns the references of one element of `for_each`. If the collection comes from resources or modules, the element
 * comes from the instance with the same key.
 */
const elementUses = (forEach: Expression, scope: Scope): Use[] =>
  usesIn(forEach, scope.names, new Set(), false).uses.map((use) => ({ ...use, keyed: use.key === null }));

/** Returns the references of the given members of an element, and omits other members of an object in `for_each`. */
function takenOfElement(forEach: Expression, members: readonly string[], scope: Scope): Use[] {
  if (members.length === 0) return elementUses(forEach, scope);
  const taken = [ANY_MEMBER, ...members];
  return usesIn(forEach, scope.names).uses.flatMap((use) => {
    const held = use.inside.split('.').slice(1);
    if (!isSelected(taken, held)) return [];
    const rest = use.isAll && !scope.names.resources.has(use.address) ? taken.slice(held.length) : [];
    return [{ ...use, inside: '', keyed: use.key === null, members: [...use.members, ...rest] }];
  });
}

// ---- Dependencies on a whole module, expanded into dependencies on resources.

const NOTHING: readonly ConfigReference[] = [];

/**
 * Returns the resources below a prefix that no other resource there depends on; the others are reached through them.
 * Returns all of them if every resource is part of a cycle.
 */
function lastOf(prefix: string, resources: readonly string[], graph: ConfigGraph): readonly string[] {
  const own = new Set(resources.filter((address) => address.startsWith(prefix)));
  const stepsInside = (address: string) => (address.startsWith(prefix) ? referencesFrom(graph, address) : NOTHING);
  const needed = new Set<string>();
  for (const from of own) {
    for (const { to } of linksFrom(from, stepsInside, (address) => own.has(address))) needed.add(to);
  }
  const last = [...own].filter((address) => !needed.has(address));
  return last.length > 0 ? last : [...own];
}

// ---- Addresses in `depends_on` that are quoted, as in JSON and old versions.

const KINDS: ReadonlyMap<string, Use['kind']> = new Map([
  ['resource', 'node'],
  ['output', 'node'],
  ['module', 'module'],
]);

/** Returns the quoted addresses. Bare ones are found like references in any expression. */
function quotedUses(expression: Expression): Use[] {
  if (expression.kind !== 'tuple') return [];
  return expression.items.flatMap((item): Use[] => {
    if (item.kind !== 'literal' || typeof item.value !== 'string') return [];
    const { kind, address, key } = parseTraversal(item.value);
    const found = KINDS.get(kind);
    return found === undefined
      ? []
      : [
          {
            kind: found,
            address,
            key,
            keyed: false,
            inside: '',
            members: [],
            isAll: false,
            beside: [],
            counted: false,
          },
        ];
  });
}
