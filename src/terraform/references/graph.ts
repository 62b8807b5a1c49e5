/**
 * Builds the reference graph of the code: the references of all resources, locals, variables, outputs and calls in all modules,
 * by configuration address. `links.ts` follows it from resource to resource.
 */

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
/** Node `module.a.before`: the dependencies of everything in a module. Cannot clash: resource addresses have two parts. */
const BEFORE = 'before';
/** Node `module.a.whole`: everything in a module, for references such as `depends_on = [module.a]`. */
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
interface ExpressionContext {
  /** The `for_each` expression that `each.value` is an element of. */
  readonly iterated: Expression | null;
  /** Names bound by enclosing `dynamic` blocks. */
  readonly names: ReadonlySet<string>;
  /** See `BlockExpression`. */
  readonly block?: BlockExpression['block'] | undefined;
  readonly valueName?: BlockExpression['valueName'];
  readonly line?: BlockExpression['line'] | undefined;
}

type UseInBlock = Use & Pick<ExpressionContext, 'block' | 'line'>;

/** A target of an expression. */
interface Target {
  readonly to: string;
  /**
   * Position within the value: a module is an object of its outputs (`.vpc_id`), or a collection of such objects (`.*.vpc_id`).
   */
  readonly member: string;
}

const NO_CONTEXT: ExpressionContext = { iterated: null, names: new Set() };

/**
 * Sets the name under which a program receives a value: `API_URL` in `environment { API_URL = ... }`. Elsewhere names are
 * attribute names, so they are removed.
 * @param nameOfAttribute name of the whole attribute's value, for uses without a name of their own
 */
const withProgramNames = (
  path: string | null,
  uses: readonly Use[],
  nameOfAttribute: string | undefined,
): readonly Use[] =>
  uses.map((use) => ({ ...use, valueName: isOfProgram(path ?? '') ? (use.valueName ?? nameOfAttribute) : undefined }));

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
    const childPrefix = prefixOf(child.path);
    const opaque = 'code' in child ? null : `${childPrefix}${opaqueResource(call.name)}`;
    if (opaque !== null) {
      this.#resources.push(opaque);
      this.builder.node(opaque);
      this.#addOrder(opaque, `${childPrefix}${BEFORE}`);
    }
    if (scope.parent !== null) this.#addOrder(`${childPrefix}${BEFORE}`, `${scope.prefix}${BEFORE}`);
    const iterated = argumentOf(call.block.body, 'for_each');
    for (const { name, value } of call.block.body.attributes) {
      if (name === 'for_each') this.#addAll(`${childPrefix}${BEFORE}`, null, elementUses(value, scope), scope);
      else if (BEFORE_ALL.has(name)) this.#addValue(`${childPrefix}${BEFORE}`, null, value, scope);
      else if (name !== 'source' && name !== 'version' && name !== 'providers') {
        this.#addValue(opaque ?? `${childPrefix}var.${name}`, name, value, scope, { ...NO_CONTEXT, iterated });
      }
    }
  }

  /** @param hasLines true if the whole body is in the file that declares the resource */
  #addBody(from: string, body: Body, scope: Scope, hasLines = false): void {
    this.builder.node(from);
    const iterated = argumentOf(body, 'for_each');
    for (const { path, expression, bound, block, valueName, line } of expressionsInBlock(body)) {
      if (path === 'for_each') this.#addAll(from, path, elementUses(expression, scope), scope);
      else
        this.#addValue(from, path, expression, scope, {
          iterated,
          names: bound,
          block,
          valueName,
          ...(hasLines && { line }),
        });
    }
  }

  #addValue(
    from: string,
    path: string | null,
    expression: Expression,
    scope: Scope,
    context: ExpressionContext = NO_CONTEXT,
  ): void {
    this.builder.node(from);
    const { iterated, names, block, valueName, line } = context;
    const hasAttributeNames = path !== null && !isInUserKeyedMap(path);
    const { uses, iterated: elementUsesHere } = usesIn(expression, scope.names, names, hasAttributeNames);
    const named = withProgramNames(path, uses, valueName);
    const located = block === undefined && line === undefined ? named : named.map((use) => ({ ...use, block, line }));
    this.#addAll(from, path, located, scope);
    if (path === null) this.#addAll(from, null, quotedUses(expression), scope);
    if (iterated === null) return;
    for (const { memberPath, members } of elementUsesHere)
      this.#addAll(from, memberOf(path, memberPath), usesOfElement(iterated, members, scope), scope, true);
  }

  /** @param ofElement true if the uses are those of `for_each`, of which the value takes one element */
  #addAll(from: string, path: string | null, uses: readonly UseInBlock[], scope: Scope, ofElement = false): void {
    for (const use of uses) {
      const { key, keyed, memberPath, nearbyTexts, members, isEntireValue, isOnlyTested, block, valueName, line } = use;
      const keys = key === null ? [] : [key];
      // A test only orders the two resources. In `count` it also decides how many instances there are.
      const usedPath = isOnlyTested && !REPEATS.has(path ?? '') ? null : path;
      // Any of the module's outputs may be the target.
      const guessed = use.kind === 'module' && usedPath !== null;
      for (const { to, member } of this.#targetsOf(use, usedPath, scope)) {
        this.builder.add(from, {
          to,
          path: memberOf(
            usedPath,
            passesMembersOn(from) ? `${memberPath}${isEntireValue ? member : ''}` : beforeAnyMember(memberPath),
          ),
          keys,
          keyed,
          ...(guessed && { guessed }),
          ...(ofElement && { ofElement }),
          ...(members.length > 0 && { members }),
          ...(isEntireValue && { isEntireValue }),
          ...(nearbyTexts.length > 0 && { nearbyTexts }),
          ...(block !== undefined && { block }),
          ...(valueName !== undefined && { valueName }),
          ...(line !== undefined && { line }),
        });
      }
    }
  }

  /** Returns the nodes that a use refers to. Several only for a module as a whole: all of its outputs. */
  #targetsOf(
    { kind, address, key }: Pick<Use, 'kind' | 'address' | 'key'>,
    path: string | null,
    scope: Scope,
  ): readonly Target[] {
    const [root, name] = address.split('.', 2) as [string, string];
    const child = root === 'module' ? scope.node.children.get(name) : undefined;
    if (child === undefined) return [{ to: `${scope.prefix}${address}`, member: '' }];
    const childPrefix = prefixOf(child.path);
    if (kind === 'module' && path === null) {
      this.#whole.add(childPrefix);
      return [{ to: `${childPrefix}${WHOLE}`, member: '' }];
    }
    if (kind === 'module' && 'code' in child) {
      const element = scope.names.calls.get(name) === true && key === null ? `.${ANY_MEMBER}` : '';
      return [...child.code.outputs.keys()].map((output) => ({
        to: `${childPrefix}output.${output}`,
        member: `${element}.${output}`,
      }));
    }
    const output = kind === 'module' ? `${childPrefix}output` : `${scope.prefix}${address}`;
    if ('code' in child || this.#outputs.has(output)) return [{ to: output, member: '' }];
    this.#outputs.add(output);
    // The owning project or account does not describe the resource's function.
    const pathInModule = namesOwnerAtEnd(nameOf(output)) ? null : name;
    this.builder.add(output, {
      to: `${childPrefix}${opaqueResource(name)}`,
      path: pathInModule,
      keys: [],
      keyed: false,
    });
    return [{ to: output, member: '' }];
  }

  #addOrder(from: string, to: string): void {
    this.builder.add(from, { to, path: null, keys: [], keyed: false });
  }

  /** Adds the nodes for modules that are referenced as a whole. Call it last, when all resources are known. */
  addWholeModules(): void {
    for (const prefix of this.#whole) {
      const last = lastOf(prefix, this.#resources, this.builder.graph);
      this.builder.node(`${prefix}${WHOLE}`);
      for (const address of last) this.#addOrder(`${prefix}${WHOLE}`, address);
    }
  }
}

/** True for variables, locals and outputs, whose members can be read separately. Attributes of resources are known by name. */
const passesMembersOn = (address: string): boolean => /(?:^|\.)(?:var|local|output)\.[^.]+$/.test(address);

/** `subnets` and `.a.id` -> `subnets.a.id`; null for an ordering dependency. */
const memberOf = (path: string | null, memberPath: string): string | null =>
  path === null ? null : `${path}${memberPath}`;

/**
 * Returns the references of one element of `for_each`. If the collection comes from resources or modules, the element
 * comes from the instance with the same key.
 */
const elementUses = (forEach: Expression, scope: Scope): Use[] =>
  usesIn(forEach, scope.names, new Set(), false).uses.map((use) => ({ ...use, keyed: use.key === null }));

/**
 * Returns the references of the given members of an element of `for_each`, and omits its other members: `each.value.subnet`
 * with `for_each = { a = { subnet = aws_subnet.a.id, role = aws_iam_role.a.arn } }` refers to the subnet only.
 */
function usesOfElement(forEach: Expression, members: readonly string[], scope: Scope): Use[] {
  if (members.length === 0) return elementUses(forEach, scope);
  const selected = [ANY_MEMBER, ...members];
  return usesIn(forEach, scope.names).uses.flatMap((use) => {
    const path = use.memberPath.split('.').slice(1);
    if (!isSelected(selected, path)) return [];
    const rest = use.isEntireValue && !scope.names.resources.has(use.address) ? selected.slice(path.length) : [];
    return [{ ...use, memberPath: '', keyed: use.key === null, members: [...use.members, ...rest] }];
  });
}

// ---- Dependencies on a whole module, expanded into dependencies on resources.

const NOTHING: readonly ConfigReference[] = [];

/**
 * Returns the resources below a prefix that no other resource there depends on; the others are reached through them.
 * Returns all of them if every resource is part of a cycle.
 */
function lastOf(prefix: string, resources: readonly string[], graph: ConfigGraph): readonly string[] {
  const inModule = new Set(resources.filter((address) => address.startsWith(prefix)));
  const stepsInModule = (address: string) => (address.startsWith(prefix) ? referencesFrom(graph, address) : NOTHING);
  const dependencies = new Set<string>();
  for (const from of inModule) {
    for (const { to } of linksFrom(from, stepsInModule, (address) => inModule.has(address))) dependencies.add(to);
  }
  const last = [...inModule].filter((address) => !dependencies.has(address));
  return last.length > 0 ? last : [...inModule];
}

// ---- Addresses in `depends_on` that are quoted, as in JSON and old versions.

/** Kind of a use by the kind of its traversal. */
const USE_KINDS: ReadonlyMap<string, Use['kind']> = new Map([
  ['resource', 'node'],
  ['output', 'node'],
  ['module', 'module'],
]);

/** Returns the quoted addresses in `depends_on = ["aws_vpc.main"]`. Bare ones are found like references in any expression. */
function quotedUses(expression: Expression): Use[] {
  if (expression.kind !== 'tuple') return [];
  return expression.items.flatMap((item): Use[] => {
    if (item.kind !== 'literal' || typeof item.value !== 'string') return [];
    const traversal = parseTraversal(item.value);
    const kind = USE_KINDS.get(traversal.kind);
    return kind === undefined ? [] : [{ ...PLAIN_USE, kind, address: traversal.address, key: traversal.key }];
  });
}

const PLAIN_USE: Omit<Use, 'kind' | 'address' | 'key'> = {
  keyed: false,
  memberPath: '',
  members: [],
  isEntireValue: false,
  nearbyTexts: [],
  isOnlyTested: false,
};
