/**
 * Follows placeholders through the code, from variables through their references to the number of instances of a
 * resource. An attribute of a managed resource spreads no taint, because it does not change which resources exist.
 */

import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { prefixesOf } from '../../../terraform/references/absent.js';
import { type ConfigGraph, referencesFrom } from '../../../terraform/references/config-graph.js';
import { type Dependence, numbersIn } from './numbers.js';

const NOTHING: ReadonlySet<string> = new Set();

/** Sources of taint. Each map holds the texts of the placeholders by configuration address. */
export interface Sources {
  /** Variables, locals, outputs and data sources whose value is a placeholder. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Resources and modules (by prefix) whose number of instances is a placeholder. */
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

  /**
   * Returns the texts that the existence or the number of instances of a resource rests on.
   *
   * @param address configuration address of the resource
   */
  ofResource(address: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (const one of [address, ...prefixesOf(address)]) {
      add(found, this.sources.numbers.get(one));
      for (const dependence of this.#numbers.get(one) ?? []) add(found, this.#ofDependence(dependence));
    }
    return found;
  }

  /**
   * Returns the texts that one number rests on, without those of the modules around it.
   *
   * @param address configuration address of a resource, or prefix of a module
   */
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

  /** Returns the texts that the value of a variable, local, output or data source rests on. Empty for managed resources. */
  ofValue(address: string): ReadonlySet<string> {
    return VALUE.test(address) || DATA.test(address) ? this.#of(address) : NOTHING;
  }

  /** Iterative, since chains of values through many modules are long. */
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

/** Addresses of variables, locals and outputs; every other address is a resource. */
const VALUE = /(?:^|\.)(?:var|local|output)\.[^.]+$/;

const DATA = /(?:^|\.)data\.[^.]+\.[^.]+$/;

function add(found: Set<string>, more: ReadonlySet<string> | undefined): void {
  for (const one of more ?? []) found.add(one);
}
