/** What was made up is no fact: it may say how many there are and in which zone, but it is not written into a picture. */
import { PLACES } from '../../../catalog/whereabouts/regions.js';
import { type Json, type Resource, topOf } from '../../../graph/inventory.js';
import { type ConfigGraph, referencesFrom } from '../../../terraform/references/config-graph.js';
import { type Namer, namesInDoubt } from '../../static/written/own-names.js';
import { isStandIn } from '../values/shape.js';
import type { Taint } from './taint.js';

export class Facts {
  /** By configuration address: attributes that hold something made up. */
  readonly #attributes = new Map<string, ReadonlySet<string>>();
  /** Texts that have been left out. */
  readonly #left = new Set<string>();

  /** @param texts every text that was made up for variables; @param namer who knows which names are made of what is not known */
  constructor(
    readonly graph: ConfigGraph,
    readonly taint: Taint,
    readonly texts: readonly string[],
    readonly namer: Namer,
  ) {}

  /** Without the values that were made up. */
  of(resource: Resource, config: string): Resource['values'] {
    const attributes = this.#madeUpIn(config);
    // A sum over a text that was made up does not show it.
    const doubtful = namesInDoubt(resource, attributes, this.namer);
    return without(resource.values, attributes, (text) => {
      const isMadeUp = this.#isMadeUp(text) || doubtful.has(text);
      if (isMadeUp) this.#left.add(text);
      return isMadeUp;
    });
  }

  /**
   * Without what others have of them: a subnet says the name of its network that has been left out there, and would be in a
   * network that nobody knows. To be asked when all have been asked what they are without.
   */
  ofOthers(values: Resource['values'], config: string): Resource['values'] {
    return this.#left.size === 0 ? values : without(values, this.#taken(config), (text) => this.#left.has(text));
  }

  /** Attributes that refer to something. */
  #taken(config: string): ReadonlySet<string> {
    const paths = referencesFrom(this.graph, config).flatMap(({ path }) => (path === null ? [] : [topOf(path)]));
    return new Set(paths.filter((name) => !PLACES.has(name)));
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

  #isMadeUp(text: string): boolean {
    return isStandIn(text) || this.texts.some((madeUp) => text.includes(madeUp));
  }
}

/** @param attributes those that are looked into */
function without(
  values: Resource['values'],
  attributes: ReadonlySet<string>,
  isOut: (text: string) => boolean,
): Resource['values'] {
  if (attributes.size === 0) return values;
  const all: Record<string, Json> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    const kept = attributes.has(name) ? rest(value, isOut) : value;
    if (kept !== undefined) all[name] = kept;
  }
  return all;
}

/** A tag may be the configuration's own beside one that is not. Numbers cannot be told apart, and are not shown. */
function rest(value: Json, isOut: (text: string) => boolean): Json | undefined {
  if (typeof value === 'string') return isOut(value) ? undefined : value;
  if (Array.isArray(value)) return value.map((item) => rest(item, isOut)).filter((item) => item !== undefined);
  if (value === null || typeof value !== 'object') return value;
  const kept: Record<string, Json> = Object.create(null);
  for (const [name, item] of Object.entries(value)) {
    const left = rest(item, isOut);
    if (left !== undefined) kept[name] = left;
  }
  return kept;
}
