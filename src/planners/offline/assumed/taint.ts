/**
 * What spreads from a value that was made up: from variables to what reads them, up to the number of instances of a
 * resource. An attribute of a resource spreads nothing: which resources there are does not change with it.
 */

import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { prefixesOf } from '../../../terraform/references/absent.js';
import { type ConfigGraph, referencesFrom } from '../../../terraform/references/config-graph.js';
import { type Dependence, numbersIn } from './numbers.js';

const NOTHING: ReadonlySet<string> = new Set();

/** Configuration addresses to what was made up there: any texts. */
export interface Sources {
  /** Variables, locals, outputs, data sources: what they give is made up. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Resources, and modules by prefix: how many there are of them is made up. */
  readonly numbers: ReadonlyMap<string, ReadonlySet<string>>;
}

export class Taint {
  readonly #known = new Map<string, ReadonlySet<string>>();
  readonly #numbers: ReadonlyMap<string, readonly Dependence[]>;

  constructor(
    readonly graph: ConfigGraph,
    tree: ModuleNode,
    readonly sources: Sources,
  ) {
    this.#numbers = numbersIn(tree);
  }

  /** What the existence or the number of a resource rests on. @param address its configuration address */
  ofResource(address: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (const one of [address, ...prefixesOf(address)]) {
      add(found, this.sources.numbers.get(one));
      for (const dependence of this.#numbers.get(one) ?? []) add(found, this.#ofDependence(dependence));
    }
    return found;
  }

  /** What the number itself rests on, without that of what is around it. @param address of a resource, or a module's prefix */
  ofNumber(address: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (const dependence of this.#numbers.get(address) ?? []) add(found, this.#ofDependence(dependence));
    return found;
  }

  #ofDependence({ to, what }: Dependence): ReadonlySet<string> | undefined {
    switch (what) {
      case 'itself':
        return this.sources.values.get(to);
      case 'number':
        return this.ofResource(to);
      case 'all':
        return this.#of(to);
    }
  }

  /** What a value rests on: of a variable, a local, an output or a data source. Nothing for what a resource will have. */
  ofValue(address: string): ReadonlySet<string> {
    return VALUE.test(address) || DATA.test(address) ? this.#of(address) : NOTHING;
  }

  /** Without recursion: chains of values through many modules are long. */
  #of(address: string): ReadonlySet<string> {
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const seen = new Set<string>([address]);
    const open = [address];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      add(found, this.sources.values.get(at));
      add(found, this.sources.numbers.get(at));
      const next = VALUE.test(at) ? referencesFrom(this.graph, at) : (this.#numbers.get(at) ?? []);
      for (const { to } of next) {
        if (!seen.has(to)) open.push(to);
        seen.add(to);
      }
    }
    this.#known.set(address, found.size === 0 ? NOTHING : found);
    return found;
  }
}

/** Variables, locals and outputs; all else are resources. */
const VALUE = /(?:^|\.)(?:var|local|output)\.[^.]+$/;

const DATA = /(?:^|\.)data\.[^.]+\.[^.]+$/;

function add(found: Set<string>, more: ReadonlySet<string> | undefined): void {
  for (const one of more ?? []) found.add(one);
}
