/** The references of all modules as one graph of configuration addresses. */

import { isOfProgram, namesOwnerAtEnd } from '../../catalog/attribute-roles.js';
import { hasOwnKeys } from '../../catalog/locations.js';
import { nameOf } from '../../graph/inventory.js';
import type { Body, Expression } from '../hcl/model.js';
import { argumentOf } from '../hcl/walk.js';
import type { ModuleNode, OpaqueModule } from '../module-tree/module-model.js';
import { opaqueResource } from '../module-tree/opaque.js';
import { type ConfigGraph, ConfigGraphBuilder, PROVIDER } from './config-graph.js';
import { quotedUses } from './depends-on.js';
import { type Held, heldIn } from './held.js';
import { ANY_MEMBER, isTaken, named } from './members.js';
import { providerAddress, providerOf } from './providers.js';
import { callOf, prefixOf, type Scope, scopeOf } from './scope.js';
import { resourceAddress } from './subject.js';
import { type Use, usesIn } from './uses.js';
import { lastOf } from './whole.js';

/** They say how many there are themselves. */
const REPEATS: ReadonlySet<string> = new Set(['count', 'for_each']);
/** Arguments of a call that everything in the module depends on. */
const BEFORE_ALL: ReadonlySet<string> = new Set(['count', 'for_each', 'depends_on']);
/** Node of what everything in a module depends on; resources have two words. */
const BEFORE = 'before';
/** Node of everything in a module. */
const WHOLE = 'whole';

/**
 * Resources, locals, variables, outputs and calls of all modules. All that Terraform itself takes for a dependency is
 * in it; what says an order and no more has no path. A module whose code is not here is one resource.
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

/** What stands for something else inside a block. */
interface Bound {
  /** What `each.value` is taken from. */
  readonly iterated: Expression | null;
  /** Names that `dynamic` blocks around have bound. */
  readonly names: ReadonlySet<string>;
  /** As of what is held. */
  readonly block?: Held['block'];
  readonly word?: Held['word'];
}

type StatedUse = Use & Pick<Held, 'block'>;

/** What an expression refers to. */
interface Target {
  readonly to: string;
  /** Where it is in what the expression is: a module is an object of its outputs, `.vpc_id`, or several of them, `.*.vpc_id`. */
  readonly member: string;
}

const UNBOUND: Bound = { iterated: null, names: new Set() };

/** What a use is called, of what a program is told: elsewhere names are those of attributes. */
const wordsOf = (path: string | null, uses: readonly Use[], around: string | undefined): readonly Use[] =>
  uses.map((use) => ({ ...use, word: isOfProgram(path ?? '') ? (use.word ?? around) : undefined }));

class GraphReader {
  readonly builder = new ConfigGraphBuilder();
  readonly #resources: string[] = [];
  /** Modules that something depends on as a whole, by prefix. */
  readonly #whole = new Set<string>();
  /** Outputs of modules that are not here: somebody reads them. */
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
      this.#addBody(address, resource.block.body, scope);
      const provider = providerOf(resource.type, resource.block, scope);
      if (provider !== null) {
        const to = `${provider.scope.prefix}${providerAddress(provider.code)}`;
        this.builder.add(address, { to, path: PROVIDER, keys: [], keyed: false });
      }
      if (scope.parent !== null) this.#addOrder(address, at(BEFORE));
    }
    for (const child of children.values()) this.#addCall(child, scope);
  }

  /** The inputs of a module are what its variables refer to. */
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

  #addBody(from: string, body: Body, scope: Scope): void {
    this.builder.node(from);
    const iterated = argumentOf(body, 'for_each');
    for (const { path, expression, bound, block, word } of heldIn(body)) {
      if (path === 'for_each') this.#addAll(from, path, elementUses(expression, scope), scope);
      else this.#addValue(from, path, expression, scope, { iterated, names: bound, block, word });
    }
  }

  #addValue(from: string, path: string | null, expression: Expression, scope: Scope, bound: Bound = UNBOUND): void {
    this.builder.node(from);
    const { iterated, names, block, word } = bound;
    const { uses, iterated: at } = usesIn(expression, scope.names, names, path !== null && !hasOwnKeys(path));
    const called = wordsOf(path, uses, word);
    const stated = block === undefined ? called : called.map((use) => ({ ...use, block }));
    this.#addAll(from, path, stated, scope);
    if (path === null) this.#addAll(from, null, quotedUses(expression), scope);
    if (iterated === null) return;
    for (const { inside, members } of at)
      this.#addAll(from, within(path, inside), takenOfElement(iterated, members, scope), scope, true);
  }

  #addAll(from: string, path: string | null, uses: readonly StatedUse[], scope: Scope, ofElement = false): void {
    for (const { key, keyed, inside, beside, members, isAll, counted, block, word, ...use } of uses) {
      const keys = key === null ? [] : [key];
      const held = counted && !REPEATS.has(path ?? '') ? null : path;
      // Any of its outputs may be meant.
      const guessed = use.kind === 'module' && held !== null;
      for (const { to, member } of this.#targetsOf({ ...use, key }, held, scope)) {
        this.builder.add(from, {
          to,
          path: within(held, isHolder(from) ? `${inside}${isAll ? member : ''}` : named(inside)),
          keys,
          keyed,
          ...(guessed && { guessed }),
          ...(ofElement && { ofElement }),
          ...(members.length > 0 && { members }),
          ...(isAll && { isAll }),
          ...(beside.length > 0 && { beside }),
          ...(block !== undefined && { block }),
          ...(word !== undefined && { word }),
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
    // Whose project it is in says nothing of what it does.
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

/** What has members of its own for others to take; an attribute of a resource is known by its name. */
const isHolder = (address: string): boolean => /(?:^|\.)(?:var|local|output)\.[^.]+$/.test(address);

const within = (path: string | null, inside: string): string | null => (path === null ? null : `${path}${inside}`);

/** What one element of `for_each` is about: where that goes through resources or modules, the one with its own key. */
const elementUses = (forEach: Expression, scope: Scope): Use[] =>
  usesIn(forEach, scope.names, new Set(), false).uses.map((use) => ({ ...use, keyed: use.key === null }));

/** What `members` of an element are about, where `for_each` says it: the others of an object that it writes are not meant. */
function takenOfElement(forEach: Expression, members: readonly string[], scope: Scope): Use[] {
  if (members.length === 0) return elementUses(forEach, scope);
  const taken = [ANY_MEMBER, ...members];
  return usesIn(forEach, scope.names).uses.flatMap((use) => {
    const held = use.inside.split('.').slice(1);
    if (!isTaken(taken, held)) return [];
    const rest = use.isAll && !scope.names.resources.has(use.address) ? taken.slice(held.length) : [];
    return [{ ...use, inside: '', keyed: use.key === null, members: [...use.members, ...rest] }];
  });
}
