/**
 * The references of the code as one graph by configuration address: resources, and the variables, locals, outputs and
 * module calls between them. Built from a plan's `configuration` or from the code itself.
 */

import { factsOf } from '../../catalog/index.js';
import { isOpaqueResource, OPAQUE_TYPE } from '../module-tree/opaque.js';

/** A reference from one node of the graph to another. */
export interface ConfigReference {
  /** Configuration address: `module.a.aws_vpc.b`, `module.a.var.c`, `module.a.local.d`, `module.a.output.e`. */
  readonly to: string;
  /**
   * Names of the blocks and the attribute that contain the reference: `vpc_config.subnet_ids`. Null for an ordering
   * dependency, such as `depends_on`.
   */
  readonly path: string | null;
  /** Instance keys of `to` in the reference, written as in addresses. If `to` is an output, keys of its module. */
  readonly keys: readonly string[];
  /** True if `each.key` or `count.index` selects the target: one instance refers to one instance. */
  readonly keyed: boolean;
  /** True if the source does not name the target, and this is the likeliest one. */
  readonly isGuessed?: boolean;
  /**
   * True if the value is one element of a collection (`each.value`), and this reference may belong to another element.
   */
  readonly isOfElement?: boolean;
  /** Members selected from the object in `to`. References of its other members do not count. */
  readonly members?: readonly string[];
  /** True if the value is exactly `to`: its members are those of `to`. */
  readonly isEntireValue?: boolean;
  /**
   * Elements selected from a collection, written like instance keys. If the final target has an instance with one of
   * these keys, only that instance is referenced.
   */
  readonly elements?: readonly string[];
  /** Literal texts of the block that contains the reference, if several blocks have its name. See `Reference`. */
  readonly block?: Readonly<Record<string, string>>;
  /** Literal texts in the expression that may name a part of the target: `app` in `"${aws_vpc.a.id}/app"`. */
  readonly nearbyTexts?: readonly string[];
  /** User-chosen name of the entry that contains the reference: the environment variable `API_URL` of a program. */
  readonly valueName?: string | undefined;
  /** See `Reference`. */
  readonly describes?: true;
  /** See `Reference`. */
  readonly line?: number;
}

/** `path` of the reference from a resource to the configuration of its provider. */
export const PROVIDER = 'provider';

/** The references of each node, by configuration address. A node without references has an empty list. */
export type ConfigGraph = ReadonlyMap<string, readonly ConfigReference[]>;

const NO_REFERENCES: readonly ConfigReference[] = [];

/** Returns the references of a node; empty if the graph does not contain the node. */
export const referencesFrom = (graph: ConfigGraph, address: string): readonly ConfigReference[] =>
  graph.get(address) ?? NO_REFERENCES;

/** Builds a graph. References stay in insertion order. */
export class ConfigGraphBuilder {
  readonly #graph = new Map<string, ConfigReference[]>();

  /** The graph so far. */
  get graph(): ConfigGraph {
    return this.#graph;
  }

  /** Adds a node even if it has no references. */
  addNode(address: string): void {
    if (!this.#graph.has(address)) this.#graph.set(address, []);
  }

  /** Adds a reference, and the node `from` if it is new. */
  add(from: string, reference: ConfigReference): void {
    const known = this.#graph.get(from);
    if (known === undefined) this.#graph.set(from, [reference]);
    else known.push(reference);
  }
}

/**
 * Merges the references of the code with those of the plan that the code lacks: from unreadable files and modules
 * without code. Guesses of the plan are dropped for nodes that the code has.
 */
export function mergeGraphs(code: ConfigGraph, plan: ConfigGraph): ConfigGraph {
  const merged = new Map<string, readonly ConfigReference[]>(code);
  for (const [from, references] of plan) {
    const known = code.get(from);
    if (known === undefined) {
      merged.set(from, references);
      continue;
    }
    // A module without code gets its references from its call in the code, which is more precise than the plan.
    if (isOpaqueResource(from)) continue;
    const knownTargets = new Set(known.map(({ to }) => to));
    const missing = references.filter(({ to, isGuessed }) => isGuessed !== true && !knownTargets.has(to));
    if (missing.length > 0) merged.set(from, [...known, ...missing]);
  }
  return merged;
}

/** The region, zone and account that a provider configuration sets. A member is absent if it is not known. */
export interface ProviderLocation {
  readonly region?: string;
  readonly zone?: string;
  readonly account?: string;
}

/** Proves from the code which instances an attribute refers to. The static planner provides it. */
export interface InstanceProof {
  /**
   * Returns the Terraform addresses of the instances of one resource that an attribute refers to. An empty list proves
   * that the value comes from elsewhere; null proves nothing.
   * @param to configuration address of the resource
   * @param origins Terraform addresses of its instances
   * @param from Terraform address of the referring instance
   */
  provenTargets(to: string, origins: ReadonlySet<string>, from: string, attribute: string): readonly string[] | null;
  /**
   * True if the instance has no value from this attribute's expression, e.g. a `dynamic` block over an empty
   * collection.
   */
  leavesOut(from: string, attribute: string): boolean;
  /** Returns the location of an instance's provider according to the code; empty if unknown. */
  locationOf(origin: string): ProviderLocation;
}

/** True for variables, locals and outputs: other expressions can read single members of their values. */
export const passesMembersOn = (address: string): boolean => /(?:^|\.)(?:var|local|output)\.[^.]+$/.test(address);

// ---- Members of objects: `a` and `b` in `var.x.a.b`.

/** Matches any member: an element of `for_each`, or the result of a `for` expression. */
export const ANY_MEMBER = '*';

/** True if two names of members are equal, or one of them is the wildcard. */
const matchesMember = (first: string, second: string): boolean =>
  first === second || first === ANY_MEMBER || second === ANY_MEMBER;

/**
 * True if one path is a prefix of the other: the value at `path` contains the selected member or is part of it. With
 * `a` selected, `a.b` is part of the result; with `a.b` selected, the value at `a` contains it.
 */
export const isSelected = (selected: readonly string[], path: readonly string[]): boolean =>
  path.every((name, index) => index >= selected.length || matchesMember(selected[index]!, name));

/** Returns the part of a path before the first unnamed member: `.subnets.*.id` -> `.subnets`. */
export const beforeAnyMember = (memberPath: string): string => memberPath.split(`.${ANY_MEMBER}`, 1)[0]!;

/**
 * True if the resource defines containers in its own blocks, which a text next to a reference may name (inline
 * subnets).
 */
export function hasInlineContainers(configAddress: string): boolean {
  const [, type = ''] = /(?:^|\.)([a-z][a-z0-9_]*)\.[^.]+$/.exec(configAddress) ?? [];
  return factsOf(type).inlines !== undefined;
}

// ---- Cycles.

/**
 * True if a chain of references leads back to its origin. Does not recurse, since a chain can be as long as the
 * configuration.
 */
export function hasCycle(graph: ConfigGraph): boolean {
  const visited = new Set<string>();
  for (const start of graph.keys()) {
    if (visited.has(start)) continue;
    /** Addresses from `start` to the current one, each with the targets that are left to visit. */
    const path = [{ address: start, targets: targetsOf(graph, start) }];
    const onPath = new Set([start]);
    for (let current = path.at(-1); current !== undefined; current = path.at(-1)) {
      const { done, value: target } = current.targets.next();
      if (done) {
        visited.add(current.address);
        onPath.delete(current.address);
        path.pop();
      } else if (onPath.has(target)) return true;
      else if (!visited.has(target)) {
        onPath.add(target);
        path.push({ address: target, targets: targetsOf(graph, target) });
      }
    }
  }
  return false;
}

/** Returns the targets of a node's references. Outputs of a module whose code is not available depend on nothing. */
const targetsOf = (graph: ConfigGraph, from: string): Iterator<string> =>
  (from.includes(STAND_IN) ? [] : referencesFrom(graph, from).map(({ to }) => to)).values();

/** Part of the address of a stand-in: `module.vpc.terraform_module.vpc`. */
const STAND_IN = `.${OPAQUE_TYPE}.`;
