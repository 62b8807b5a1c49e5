/**
 * What the code refers to, as one graph by configuration address: resources, and the variables, locals, outputs and
 * module calls between them. Read from a plan's `configuration` and from the code itself.
 */

import { isOpaqueResource } from '../module-tree/opaque.js';

export interface ConfigReference {
  /** Configuration address: `module.a.aws_vpc.b`, `module.a.var.c`, `module.a.local.d`, `module.a.output.e`. */
  readonly to: string;
  /** Where it is held: names of blocks and the attribute, `vpc_config.subnet_ids`; null where it says an order only, like `depends_on`. */
  readonly path: string | null;
  /** Instance keys of `to` that it names, as addresses write them; of the module, where `to` is an output. */
  readonly keys: readonly string[];
  /** One instance refers to one instance: `each.key` or `count.index` chooses it. */
  readonly keyed: boolean;
  /** The source does not say it; it is the likeliest thing that it can mean. */
  readonly guessed?: boolean;
  /** One element of a collection is named, and this is what the whole of it refers to. */
  readonly ofElement?: boolean;
  /** What of an object that `to` holds is taken: what other members of it are made of is not meant. */
  readonly members?: readonly string[];
  /** What holds it is nothing but this: its members are those of `to`. */
  readonly isAll?: boolean;
  /** What of a collection is taken, as instance keys are written: where an instance of what it leads to has one of these keys, that is meant. */
  readonly elements?: readonly string[];
  /** Plain words of the block that holds it, of several of that name; as of a reference of an inventory. */
  readonly block?: Readonly<Record<string, string>>;
  /** As of a reference of an inventory. */
  readonly beside?: readonly string[];
  /** As of a reference of an inventory. */
  readonly word?: string | undefined;
  /** As of a reference of an inventory. */
  readonly line?: number;
}

/** Path of what the configuration of its provider refers to. */
export const PROVIDER = 'provider';

export type ConfigGraph = ReadonlyMap<string, readonly ConfigReference[]>;

const NOTHING: readonly ConfigReference[] = [];

export const referencesFrom = (graph: ConfigGraph, address: string): readonly ConfigReference[] =>
  graph.get(address) ?? NOTHING;

/** Builds a graph; references stay in the order in which they come. */
export class ConfigGraphBuilder {
  readonly #graph = new Map<string, ConfigReference[]>();

  get graph(): ConfigGraph {
    return this.#graph;
  }

  /** Makes it known that there is such a node, even where it refers to nothing. */
  node(address: string): void {
    if (!this.#graph.has(address)) this.#graph.set(address, []);
  }

  add(from: string, reference: ConfigReference): void {
    const known = this.#graph.get(from);
    if (known === undefined) this.#graph.set(from, [reference]);
    else known.push(reference);
  }
}

/**
 * What the code says, and from the plan what the code does not: files that could not be read, modules that are not
 * here. Where the code has a node, guesses about it are no longer needed.
 */
export function mergeGraphs(code: ConfigGraph, plan: ConfigGraph): ConfigGraph {
  const merged = new Map<string, readonly ConfigReference[]>(code);
  for (const [from, references] of plan) {
    const known = code.get(from);
    if (known === undefined) {
      merged.set(from, references);
      continue;
    }
    // What stands for a module that is not here is given what the code gives it: what the plan has in its place says less.
    if (isOpaqueResource(from)) continue;
    const said = new Set(known.map(({ to }) => to));
    const more = references.filter(({ to, guessed }) => guessed !== true && !said.has(to));
    if (more.length > 0) merged.set(from, [...known, ...more]);
  }
  return merged;
}

/** Where the configuration of a provider says that it builds. */
export interface PlaceOfProvider {
  readonly region?: string;
  readonly zone?: string;
  readonly account?: string;
}

/** Who knows which instances an attribute of one instance comes from. */
export interface InstanceProof {
  /**
   * Of the instances of one resource those that are meant: none where all that the attribute holds is from elsewhere;
   * null where nothing is proved.
   * @param to its configuration address; @param origins addresses of its instances as Terraform writes them
   * @param from address of the instance that refers, as Terraform writes it
   */
  among(to: string, origins: ReadonlySet<string>, from: string, attribute: string): readonly string[] | null;
  /** Whether the instance is made without what the code says of the attribute: a `dynamic` block over nothing. */
  leavesOut(from: string, attribute: string): boolean;
  /** Where the provider of an instance builds, as the code says it; nothing where that is not known. */
  placeOf(origin: string): PlaceOfProvider;
}
