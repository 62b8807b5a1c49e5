/**
 * Builds the reference graph of the code: the references of all resources, locals, variables, outputs and calls in all
 * modules, by configuration address. `links.ts` follows the graph from resource to resource.
 */

import { endsInOwner, isProgramSetting } from '../../catalog/attribute-roles.js';
import { isInUserKeyedMap } from '../../catalog/locations.js';
import { namesNetwork } from '../../catalog/placement.js';
import { nameOf } from '../../graph/inventory.js';
import { REPEATERS } from '../../graph/terraform-names.js';
import type { Body, Expression } from '../hcl/model.js';
import { argumentOf } from '../hcl/walk.js';
import { MODULE_FAN_OUT_MAX, MODULE_SHARE_MIN } from '../limits.js';
import type { ModuleNode, OpaqueModule, ResourceCode } from '../module-tree/module-model.js';
import { opaqueResource } from '../module-tree/opaque.js';
import { moduleOf } from './addresses.js';
import { type BlockExpression, expressionsInBlock } from './block-expressions.js';
import {
  ANY_MEMBER,
  beforeAnyMember,
  type ConfigGraph,
  ConfigGraphBuilder,
  type ConfigReference,
  isSelected,
  PROVIDER,
  passesMembersOn,
  referencesFrom,
} from './config-graph.js';
import { linksFrom } from './links.js';
import { providerAddress, providerOf } from './providers.js';
import { callOf, prefixOf, resourceAddress, type Scope, scopeOf } from './subject.js';
import { parseTraversal } from './traversal.js';
import { type Use, usesIn } from './uses.js';

/** Arguments of a module call that everything in the module depends on. */
const ORDER_ARGUMENTS: ReadonlySet<string> = new Set([...REPEATERS, 'depends_on']);
/** Arguments of a module call that refer to no resource. */
const FIXED_ARGUMENTS: ReadonlySet<string> = new Set(['source', 'version', 'providers']);
/**
 * Node `module.a.before`: the dependencies of everything in a module. It is never the address of a resource, which has
 * two parts after the module.
 */
const BEFORE = 'before';
/** Node `module.a.whole`: everything in a module, for references such as `depends_on = [module.a]`. */
const WHOLE = 'whole';

/**
 * Returns the references between resources, locals, variables, outputs and calls of all modules.
 * Includes everything that Terraform treats as a dependency; ordering dependencies have no path. A module whose code is
 * not available is a single resource.
 */
export function hclReferences(root: ModuleNode): ConfigGraph {
  const reader = new GraphReader();
  const pending: Scope[] = [scopeOf(root, null)];
  for (let scope = pending.pop(); scope !== undefined; scope = pending.pop()) {
    reader.readModule(scope);
    const modules = [...scope.node.children.values()].filter((child) => 'code' in child);
    for (const module of modules.reverse()) pending.push(scopeOf(module, scope));
  }
  reader.addWholeModules();
  return reader.builder.graph;
}

/** Context of an expression within a block. */
interface ExpressionContext {
  /** The `for_each` of the resource or module call, to which `each.value` refers; null if it has none. */
  readonly forEach: Expression | null;
  /** Names bound by enclosing `dynamic` blocks. */
  readonly boundNames: ReadonlySet<string>;
  /** See `BlockExpression`. */
  readonly block?: BlockExpression['block'] | undefined;
  readonly valueName?: BlockExpression['valueName'];
  readonly line?: BlockExpression['line'] | undefined;
}

/** A use with its position in a block. */
interface UseInBlock extends Use, Pick<ExpressionContext, 'block' | 'line'> {
  /** See `ConfigReference`. */
  readonly isOfElement?: true;
}

/** A node that a use refers to. */
interface Target {
  readonly to: string;
  /**
   * Path of the node in the value: a module is an object of its outputs (`.vpc_id`), or a collection of them
   * (`.*.vpc_id`).
   */
  readonly member: string;
}

const NO_CONTEXT: ExpressionContext = { forEach: null, boundNames: new Set() };

/** Reads modules into the graph, which is complete after `addWholeModules`. */
class GraphReader {
  readonly builder = new ConfigGraphBuilder();
  readonly #resources: string[] = [];
  /** Prefixes of modules that are referenced as a whole. */
  readonly #wholeModules = new Set<string>();
  /** Referenced outputs of modules without code. */
  readonly #opaqueOutputs = new Set<string>();

  /** Adds the references of a module. */
  readModule(scope: Scope): void {
    const { code, children } = scope.node;
    const { prefix } = scope;
    for (const [name, value] of code.locals) this.#addExpression(`${prefix}local.${name}`, name, value, scope);
    for (const name of code.variables.keys()) this.builder.addNode(`${prefix}var.${name}`);
    for (const { name, block } of code.outputs.values()) this.#addBody(`${prefix}output.${name}`, block.body, scope);
    for (const provider of code.providers) {
      this.#addBody(`${prefix}${providerAddress(provider)}`, provider.block.body, scope);
    }
    for (const resource of code.resources) this.#addResource(resource, scope);
    for (const child of children.values()) this.#addCall(child, scope);
  }

  /** Adds the references of a resource, to its provider too. */
  #addResource(resource: ResourceCode, scope: Scope): void {
    const address = `${scope.prefix}${resourceAddress(resource)}`;
    this.#resources.push(address);
    this.#addBody(address, resource.block.body, scope, resource.overrides === undefined);
    const provider = providerOf(resource.type, resource.block, scope);
    if (provider !== null) {
      const to = `${provider.scope.prefix}${providerAddress(provider.code)}`;
      this.builder.add(address, { to, path: PROVIDER, keys: [], keyed: false });
    }
    if (scope.parent !== null) this.#addOrder(address, `${scope.prefix}${BEFORE}`);
  }

  /** Adds the inputs of a module call as the references of the module's variables. */
  #addCall(child: ModuleNode | OpaqueModule, scope: Scope): void {
    const call = callOf(child, scope);
    if (call === null) return;
    const childPrefix = prefixOf(child.path);
    const before = `${childPrefix}${BEFORE}`;
    const opaque = 'code' in child ? null : `${childPrefix}${opaqueResource(call.name)}`;
    if (opaque !== null) {
      this.#resources.push(opaque);
      this.builder.addNode(opaque);
      this.#addOrder(opaque, before);
    }
    if (scope.parent !== null) this.#addOrder(before, `${scope.prefix}${BEFORE}`);
    const forEach = argumentOf(call.block.body, 'for_each');
    for (const { name, value } of call.block.body.attributes) {
      if (name === 'for_each') this.#addUses(before, null, usesOfElement(value, [], scope), scope);
      else if (ORDER_ARGUMENTS.has(name)) this.#addExpression(before, null, value, scope);
      else if (!FIXED_ARGUMENTS.has(name)) {
        this.#addExpression(opaque ?? `${childPrefix}var.${name}`, name, value, scope, { ...NO_CONTEXT, forEach });
      }
    }
  }

  /**
   * Adds the references in a block.
   * @param hasLines true if no override file adds to the block, so that its lines are all in the file that declares the
   * resource
   */
  #addBody(from: string, body: Body, scope: Scope, hasLines = false): void {
    this.builder.addNode(from);
    const forEach = argumentOf(body, 'for_each');
    for (const { path, expression, boundNames, block, valueName, line } of expressionsInBlock(body)) {
      if (path === 'for_each') this.#addUses(from, path, usesOfElement(expression, [], scope), scope);
      else {
        const context = { forEach, boundNames, block, valueName, ...(hasLines && { line }) };
        this.#addExpression(from, path, expression, scope, context);
      }
    }
  }

  /**
   * Adds the references of an expression.
   * @param path attribute of `from`; null for an ordering dependency
   */
  #addExpression(
    from: string,
    path: string | null,
    expression: Expression,
    scope: Scope,
    context: ExpressionContext = NO_CONTEXT,
  ): void {
    this.builder.addNode(from);
    const { forEach, boundNames, block, line } = context;
    const hasAttributeNames = path !== null && !isInUserKeyedMap(path);
    const { uses, elementUses } = usesIn(expression, scope.names, boundNames, hasAttributeNames);
    // Only a program's settings have user-chosen names (`environment { API_URL = ... }`). Elsewhere they are attribute
    // names.
    const isForProgram = isProgramSetting(path ?? '');
    const usesInBlock = uses.map((use) => ({
      ...use,
      valueName: isForProgram ? (use.valueName ?? context.valueName) : undefined,
      block,
      line,
    }));
    this.#addUses(from, path, usesInBlock, scope);
    if (path === null) this.#addUses(from, null, quotedUses(expression), scope);
    if (forEach === null) return;
    for (const { memberPath, members } of elementUses) {
      const usesOfMembers = usesOfElement(forEach, members, scope).map((use) => ({
        ...use,
        isOfElement: true as const,
      }));
      this.#addUses(from, memberOf(path, memberPath), usesOfMembers, scope);
    }
  }

  /**
   * Adds a reference for each use.
   * @param path attribute of `from`; null for an ordering dependency
   */
  #addUses(from: string, path: string | null, uses: readonly UseInBlock[], scope: Scope): void {
    for (const use of uses) {
      const { key, keyed, memberPath, nearbyTexts, members, isEntireValue, isOfElement, block, valueName, line } = use;
      // A test only orders the two resources, and so does stored content, unless it is the identity of a network. In
      // `count` it also decides how many instances there are.
      const isForOrder = use.isOnlyTested || (use.isHandedOver && !namesNetwork(nameOf(path ?? '')));
      const usedPath = isForOrder && !REPEATERS.has(path ?? '') ? null : path;
      // Any of the module's outputs may be the target.
      const isGuessed = use.kind === 'module' && usedPath !== null;
      for (const { to, member } of this.#targetsOf(use, usedPath, scope)) {
        const fullMemberPath = `${memberPath}${isEntireValue ? member : ''}`;
        this.builder.add(from, {
          to,
          path: memberOf(usedPath, passesMembersOn(from) ? fullMemberPath : beforeAnyMember(memberPath)),
          keys: key === null ? [] : [key],
          keyed,
          ...(isGuessed && { isGuessed }),
          ...(isOfElement && { isOfElement }),
          ...(members.length > 0 && { members }),
          ...(isEntireValue && { isEntireValue }),
          ...(nearbyTexts.length > 0 && { nearbyTexts }),
          ...(block !== undefined && { block }),
          ...(valueName !== undefined && { valueName }),
          ...(use.describes && { describes: true as const }),
          ...(line !== undefined && { line }),
        });
      }
    }
  }

  /** Returns the nodes that a use refers to: one, or all outputs of a module that is used as a value. */
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
      this.#wholeModules.add(childPrefix);
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
    if (!('code' in child)) this.#addOpaqueOutput(output, `${childPrefix}${opaqueResource(name)}`, name);
    return [{ to: output, member: '' }];
  }

  /** Adds the reference from an output of a module without code to the resource that represents the module. */
  #addOpaqueOutput(output: string, to: string, callName: string): void {
    if (this.#opaqueOutputs.has(output)) return;
    this.#opaqueOutputs.add(output);
    // An output such as `project_id` names the owner of the module's resources, which is only an ordering dependency.
    const path = endsInOwner(nameOf(output)) ? null : callName;
    this.builder.add(output, { to, path, keys: [], keyed: false });
  }

  /** Adds an ordering dependency. */
  #addOrder(from: string, to: string): void {
    this.builder.add(from, { to, path: null, keys: [], keyed: false });
  }

  /** Adds the nodes for modules that are referenced as a whole. Call it last, when all resources are known. */
  addWholeModules(): void {
    for (const prefix of this.#wholeModules) {
      this.builder.addNode(`${prefix}${WHOLE}`);
      const addresses = finalResources(prefix, this.#resources, this.builder.graph);
      for (const address of addresses) this.#addOrder(`${prefix}${WHOLE}`, address);
    }
  }
}

/** Appends a member path: `subnets` and `.a.id` become `subnets.a.id`. Returns null for an ordering dependency. */
const memberOf = (path: string | null, memberPath: string): string | null =>
  path === null ? null : `${path}${memberPath}`;

// ---- References in `depends_on` that are written as strings, as in Terraform 0.11 and in code generated for it.

/** The kind of a use, by the kind of its traversal. Other traversals are not dependencies. */
const USE_KINDS: ReadonlyMap<string, Use['kind']> = new Map([
  ['resource', 'node'],
  ['output', 'node'],
  ['module', 'module'],
]);

/** Returns the quoted addresses in `["aws_vpc.main"]`. Bare addresses are references as in any other expression. */
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
  describes: false,
  isHandedOver: false,
};

// ---- References of an element of `for_each`, for `each.value` in a resource or module call.

/**
 * Returns the references of the given members of an element of `for_each`: `['subnet']` for `each.value.subnet`, empty
 * for the whole element. References of other members are omitted: with
 * `for_each = { a = { subnet = aws_subnet.a.id, role = aws_iam_role.a.arn } }`, `each.value.subnet` refers to the
 * subnet only. If the collection comes from resources or modules, the element comes from the instance with the same
 * key, so the reference is `keyed`.
 */
function usesOfElement(forEach: Expression, members: readonly string[], scope: Scope): Use[] {
  const hasMembers = members.length > 0;
  const uses = usesIn(forEach, scope.names, new Set(), hasMembers).uses.map((use) => ({
    ...use,
    keyed: use.key === null,
  }));
  if (!hasMembers) return uses;
  const selected = [ANY_MEMBER, ...members];
  return uses.flatMap((use) => {
    const path = use.memberPath.split('.').slice(1);
    if (!isSelected(selected, path)) return [];
    // The selected members that are inside the referenced object. A resource's own attributes are not followed.
    const isObject = use.isEntireValue && !scope.names.resources.has(use.address);
    const membersOfObject = isObject ? selected.slice(path.length) : [];
    return [{ ...use, memberPath: '', members: [...use.members, ...membersOfObject] }];
  });
}

// ---- Dependencies on a whole module, such as `depends_on = [module.a]`, which refer to none of its resources in
// particular. This file expands those of the code; `plan/` recognises those of DOT graphs and states, where only their
// consequences are left.

const NO_REFERENCES: readonly ConfigReference[] = [];

/**
 * Returns the resources of a module that no other resource of the module depends on: Terraform reaches the others
 * through them. Returns all of them if each one has a dependent.
 * @param prefix prefix of addresses in the module: `module.a.`
 * @param resources configuration addresses of all resources
 */
function finalResources(prefix: string, resources: readonly string[], graph: ConfigGraph): readonly string[] {
  const inModule = new Set(resources.filter((address) => address.startsWith(prefix)));
  const stepsInModule = (address: string) =>
    address.startsWith(prefix) ? referencesFrom(graph, address) : NO_REFERENCES;
  const dependencies = new Set<string>();
  for (const from of inModule) {
    for (const { to } of linksFrom(from, stepsInModule, (address) => inModule.has(address))) dependencies.add(to);
  }
  const final = [...inModule].filter((address) => !dependencies.has(address));
  return final.length > 0 ? final : [...inModule];
}

/** Returns the number of resources in each module, by module address. */
export function moduleSizes(addresses: Iterable<string>): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const address of addresses) increment(sizes, moduleOf(address));
  return sizes;
}

/**
 * Returns the addresses of the other modules that a resource depends on as a whole. `depends_on = [module.a]` and
 * `for_each = module.a` reach everything in the module.
 * @param direct configuration addresses of the direct dependencies
 * @param covered configuration addresses of the direct and indirect dependencies
 * @param sizes number of resources by module
 */
export function wholeModules(
  from: string,
  direct: readonly string[],
  covered: readonly string[],
  sizes: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const directCounts = moduleSizes(direct);
  const coveredCounts = moduleSizes(covered);
  const ownModule = moduleOf(from);
  const whole = new Set<string>();
  for (const [module, directCount] of directCounts) {
    if (module === ownModule || module === '') continue;
    const coversModule = directCount >= MODULE_SHARE_MIN && coveredCounts.get(module) === sizes.get(module);
    if (directCount > MODULE_FAN_OUT_MAX || coversModule) whole.add(module);
  }
  return whole;
}

/** Adds one to the count of a key. */
const increment = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
