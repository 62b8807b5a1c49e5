/**
 * Follows placeholders through the code, from variables through their references to the number of instances of a
 * resource. An attribute of a managed resource spreads no taint, because it does not change which resources exist.
 */

import type { Block, Call, Expression, For, Step, Traversal } from '../../../terraform/hcl/model.js';
import { argumentOf, traversalsIn } from '../../../terraform/hcl/walk.js';
import type { ModuleCode, ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { prefixesOf } from '../../../terraform/references/absent-blocks.js';
import { type ConfigGraph, referencesFrom } from '../../../terraform/references/config-graph.js';
import { isRepeated, type Names, namesOf, prefixOf, resourceAddress } from '../../../terraform/references/subject.js';
import { usesIn } from '../../../terraform/references/uses.js';
import { modulesOf } from '../modules.js';

const NO_ASSUMPTIONS: ReadonlySet<string> = new Set();

/**
 * Sources of taint. Each map holds the texts of assumptions (`var.zones has no value, using a placeholder`) by
 * configuration address.
 */
export interface Sources {
  /** Variables, locals, outputs and data sources whose value is a placeholder. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Resources and modules (by prefix) whose number of instances is a placeholder. */
  readonly instanceCounts: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Finds the assumptions, by their texts, that values and instance counts rest on. */
export class Taint {
  readonly #known = new Map<string, ReadonlySet<string>>();
  readonly #countDependences: ReadonlyMap<string, readonly Dependence[]>;

  constructor(
    readonly graph: ConfigGraph,
    tree: ModuleNode,
    readonly sources: Sources,
  ) {
    this.#countDependences = countDependencesIn(tree);
  }

  /**
   * Returns the assumptions that the existence or the instance count of a resource rests on.
   * @param address configuration address of the resource
   */
  ofResource(address: string): ReadonlySet<string> {
    const assumptions = new Set<string>();
    // The modules that contain the resource have instance counts, too.
    for (const unit of [address, ...prefixesOf(address)]) {
      addAll(assumptions, this.sources.instanceCounts.get(unit));
      for (const dependence of this.#countDependences.get(unit) ?? [])
        addAll(assumptions, this.#ofDependence(dependence));
    }
    return assumptions;
  }

  /**
   * Returns the assumptions that one instance count rests on, without those of the modules around it.
   * @param address configuration address of a resource, or prefix of a module
   */
  ofInstanceCount(address: string): ReadonlySet<string> {
    const assumptions = new Set<string>();
    for (const dependence of this.#countDependences.get(address) ?? [])
      addAll(assumptions, this.#ofDependence(dependence));
    return assumptions;
  }

  /** Returns the assumptions that a dependence rests on; undefined or empty for none. */
  #ofDependence({ to, part }: Dependence): ReadonlySet<string> | undefined {
    switch (part) {
      case 'itself':
        return this.sources.values.get(to);
      case 'number':
        return this.ofResource(to);
      case 'all':
        return this.#of(to);
    }
  }

  /**
   * Returns the assumptions that the value of a variable, local, output or data source rests on. Empty for managed
   * resources.
   */
  ofValue(address: string): ReadonlySet<string> {
    return VALUE.test(address) || DATA.test(address) ? this.#of(address) : NO_ASSUMPTIONS;
  }

  /**
   * Returns the assumptions that an address rests on. Iterative, since chains of values through many modules are long.
   */
  #of(address: string): ReadonlySet<string> {
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    const assumptions = new Set<string>();
    const seen = new Set<string>([address]);
    const pending = [address];
    for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
      addAll(assumptions, this.sources.values.get(current));
      addAll(assumptions, this.sources.instanceCounts.get(current));
      const next = VALUE.test(current)
        ? referencesFrom(this.graph, current)
        : (this.#countDependences.get(current) ?? []);
      for (const { to } of next) {
        if (!seen.has(to)) pending.push(to);
        seen.add(to);
      }
    }
    this.#known.set(address, assumptions.size === 0 ? NO_ASSUMPTIONS : assumptions);
    return assumptions;
  }
}

/** Addresses of variables, locals and outputs; every other address is a resource. */
const VALUE = /(?:^|\.)(?:var|local|output)\.[^.]+$/;

/** Addresses of data sources. */
const DATA = /(?:^|\.)data\.[^.]+\.[^.]+$/;

function addAll(all: Set<string>, more: ReadonlySet<string> | undefined): void {
  for (const text of more ?? []) all.add(text);
}

// ---- Values that an instance count depends on. With `for_each` over a map, these are the keys of the map, not its
// values.

/** A value that an instance count depends on. */
interface Dependence {
  /** Configuration address of the value. */
  readonly to: string;
  /**
   * `itself`: a placeholder set at the address itself; the parts of its value are listed separately. `number`: the
   * number of instances of the resource, not its attributes. `all`: everything that the value rests on.
   */
  readonly part: 'itself' | 'number' | 'all';
}

/** Depth of locals and module arguments that refer to each other. Below it, all references of the expression count. */
const DEPTH_MAX = 16;

/**
 * Returns the dependences of each `count` and `for_each`, by configuration address of the resource or prefix of the
 * module.
 */
function countDependencesIn(tree: ModuleNode): ReadonlyMap<string, readonly Dependence[]> {
  const dependencesOf = new Map<string, readonly Dependence[]>();
  const countings = new Map<string, CountDependences>();
  for (const { path, code } of modulesOf(tree)) {
    const prefix = prefixOf(path);
    const caller = countings.get(prefixOf(path.slice(0, -1))) ?? null;
    const counting = new CountDependences(code, prefix, caller, path.at(-1) ?? '');
    countings.set(prefix, counting);
    const add = (address: string, block: Block) => {
      const dependences = ['count', 'for_each'].flatMap((name) => counting.of(argumentOf(block.body, name)));
      if (dependences.length > 0) dependencesOf.set(address, dependences);
    };
    for (const resource of code.resources) add(`${prefix}${resourceAddress(resource)}`, resource.block);
    for (const { name, block } of code.calls) add(prefixOf([...path, name]), block);
  }
  return dependencesOf;
}

/** Functions whose result has the keys or the length of their arguments. */
const KEEPS_KEYS: ReadonlySet<string> = new Set([
  'merge',
  'tomap',
  'try',
  'nonsensitive',
  'coalesce',
  'keys',
  'length',
]);
/** No names that an enclosing `for` binds. */
const UNBOUND: ReadonlySet<string> = new Set();

/** True for `toset(keys(...))`, which has the length of the map. */
const isSetOfKeys = ({ name, arguments: [first] }: Call): boolean =>
  (name === 'toset' || name === 'sort') && first?.kind === 'call' && first.name === 'keys';

/** Finds the dependences of the instance counts in one module. */
class CountDependences {
  readonly #names: Names;

  constructor(
    readonly code: ModuleCode,
    readonly prefix: string,
    /** The calling module; null for the root. */
    readonly caller: CountDependences | null,
    /** Name of the module call; empty for the root. */
    readonly name: string,
  ) {
    this.#names = namesOf(code);
  }

  /**
   * Returns the values that the length of a list or set, the keys of a map, or a number depends on.
   *
   * Example: `{ for k, v in var.zones : k => local.size }` depends on `var.zones` but not on `local.size`.
   */
  of(expression: Expression | null, bound = UNBOUND, depth = 0): readonly Dependence[] {
    if (expression === null) return [];
    const inner = (part: Expression) => this.of(part, bound, depth + 1);
    if (depth > DEPTH_MAX) return this.#all(expression, bound);
    switch (expression.kind) {
      case 'object':
        return expression.entries.flatMap(({ key }) => this.#all(key, bound));
      case 'for':
        return this.#loop(expression, bound, depth);
      case 'parenthesised':
        return inner(expression.inner);
      case 'conditional':
        return [
          ...this.#all(expression.condition, bound),
          ...inner(expression.whenTrue),
          ...inner(expression.whenFalse),
        ];
      case 'call':
        return KEEPS_KEYS.has(expression.name) || isSetOfKeys(expression)
          ? expression.arguments.flatMap(inner)
          : this.#all(expression, bound);
      case 'traversal':
        return this.#followed(expression, bound, depth) ?? this.#all(expression, bound);
      default:
        return this.#all(expression, bound);
    }
  }

  /** Follows a local to its value, and a variable to the argument of the module call. Null for any other reference. */
  #followed({ root, steps }: Traversal, bound: ReadonlySet<string>, depth: number): readonly Dependence[] | null {
    const [step, ...more] = steps;
    if (step?.kind !== 'attribute' || bound.has(String(root))) return null;
    const instances = this.#instances(root === 'data' ? more[0] : null, step.name, more);
    if (instances !== null) return [{ to: instances, part: 'number' }];
    if (more.length > 0) return null;
    const here = { to: `${this.prefix}${root}.${step.name}`, part: 'itself' } as const;
    if (root === 'local') {
      const value = this.code.locals.get(step.name);
      return value === undefined ? null : [here, ...this.of(value, UNBOUND, depth + 1)];
    }
    if (root !== 'var' || this.caller === null) return null;
    const call = this.caller.code.calls.find(({ name }) => name === this.name);
    const argument = call === undefined ? null : argumentOf(call.block.body, step.name);
    return [here, ...this.caller.of(argument, UNBOUND, depth + 1)];
  }

  /**
   * Returns the address of a repeated data source in a bare reference such as `data.aws_subnet.a`; null for any other
   * reference.
   */
  #instances(second: Step | undefined | null, type: string, { length }: readonly Step[]): string | null {
    if (second?.kind !== 'attribute' || length !== 1) return null;
    const { name } = second;
    const resource = this.code.resources.find(
      (candidate) => candidate.mode === 'data' && candidate.type === type && candidate.name === name,
    );
    return resource !== undefined && isRepeated(resource) ? `${this.prefix}${resourceAddress(resource)}` : null;
  }

  /** Returns the dependences of the keys, or of the length, of a `for` expression. */
  #loop(loop: For, bound: ReadonlySet<string>, depth: number): readonly Dependence[] {
    if (loop.key === null) return this.#all(loop, bound);
    const within = new Set([...bound, ...loop.names]);
    const deciding = [loop.key, loop.condition].filter((part) => part !== null);
    const isByKey =
      loop.names.length === 2 &&
      deciding.every((part) => traversalsIn(part).every(({ root }) => root !== loop.names[1]));
    return [
      ...(isByKey ? this.of(loop.collection, bound, depth + 1) : this.#all(loop.collection, bound)),
      ...deciding.flatMap((part) => this.#all(part, within)),
    ];
  }

  /** Returns all references of an expression as dependences. */
  #all(expression: Expression, bound: ReadonlySet<string>): readonly Dependence[] {
    const { uses } = usesIn(expression, this.#names, bound, false);
    return uses.map(({ address }) => ({ to: `${this.prefix}${address}`, part: 'all' as const }));
  }
}
