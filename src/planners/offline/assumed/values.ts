/** What was made up is no fact: it may say how many there are and in which zone, but it is not written into a picture. */
import { PLACES } from '../../../catalog/whereabouts/regions.js';
import { type Json, type Resource, topOf } from '../../../graph/inventory.js';
import { type ConfigGraph, referencesFrom } from '../../../terraform/references/config-graph.js';
import { isStandIn } from '../values/shape.js';
import type { Taint } from './taint.js';

export class Facts {
  /** By configuration address: attributes that hold something made up. */
  readonly #attributes = new Map<string, ReadonlySet<string>>();

  /** @param texts every text that was made up for variables */
  constructor(
    readonly graph: ConfigGraph,
    readonly taint: Taint,
    readonly texts: readonly string[],
  ) {}

  /** Without the values that were made up. */
  of(resource: Resource, config: string): Resource['values'] {
    const attributes = this.#madeUpIn(config);
    if (attributes.size === 0) return resource.values;
    const values: Record<string, Json> = Object.create(null);
    for (const [name, value] of Object.entries(resource.values)) {
      const kept = attributes.has(name) ? this.#without(value) : value;
      if (kept !== undefined) values[name] = kept;
    }
    return values;
  }

  #madeUpIn(config: string): ReadonlySet<string> {
    const known = this.#attributes.get(config);
    if (known !== undefined) return known;
    const found = new Set<string>();
    for (const { to, path } of referencesFrom(this.graph, config)) {
      // Where things are is what pictures are made of; zones that were made up are drawn as assumed.
      if (path !== null && !PLACES.has(topOf(path)) && this.taint.ofValue(to).size > 0) found.add(topOf(path));
    }
    this.#attributes.set(config, found);
    return found;
  }

  /** A tag may be the configuration's own beside one that is not. Numbers cannot be told apart, and are not shown. */
  #without(value: Json): Json | undefined {
    if (typeof value === 'string') return this.#isMadeUp(value) ? undefined : value;
    if (Array.isArray(value)) return value.map((item) => this.#without(item)).filter((item) => item !== undefined);
    if (value === null || typeof value !== 'object') return value;
    const kept: Record<string, Json> = Object.create(null);
    for (const [name, item] of Object.entries(value)) {
      const left = this.#without(item);
      if (left !== undefined) kept[name] = left;
    }
    return kept;
  }

  #isMadeUp(text: string): boolean {
    return isStandIn(text) || this.texts.some((madeUp) => text.includes(madeUp));
  }
}
