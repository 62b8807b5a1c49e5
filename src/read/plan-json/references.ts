/** Who refers to whom, from everything that a plan and its DOT graph tell. */
import type { Reference, Resource } from '../../graph/inventory.js';
import { dotLinks } from '../dot/links.js';
import type { DotGraph } from '../dot/model.js';
import { type Instances, instancesOf, type Pairing, pairInstances } from '../instances.js';
import { linksFrom } from '../links.js';
import { referencesByValue } from './by-value.js';
import { type ConfigReference, readConfiguration } from './configuration.js';
import { priorDependencies } from './prior-state.js';

const NOTHING: readonly ConfigReference[] = [];
const NAMED_ALONE: Pairing = { keys: [], pins: [], way: 'unknown' };

/**
 * The configuration first, because it names the attribute; then what only the DOT graph, the state and the values
 * know. A later source never repeats a pair that an earlier one has.
 */
export function readReferences(plan: unknown, resources: readonly Resource[], dot: DotGraph | null): Reference[] {
  const instances = instancesOf(resources);
  const collected = new Collected(instances);
  addConfiguration(plan, collected);
  if (dot !== null) {
    for (const { from, to } of dotLinks(dot, (address) => instances.has(address))) collected.add(from, to, 'dot');
  }
  addPriorState(plan, collected);
  for (const reference of referencesByValue(resources)) collected.addValue(reference);
  return collected.references;
}

class Collected {
  readonly references: Reference[] = [];
  /** What each resource refers to, by configuration address. */
  readonly links = new Map<string, Set<string>>();
  readonly #pairs = new Map<string, Set<string>>();

  constructor(readonly instances: Instances) {}

  addConfigured(
    from: string,
    { to, attribute, pairing }: { to: string; attribute: string | null; pairing: Pairing },
  ): void {
    note(this.links, from, to);
    for (const [source, target] of this.#pair(from, to, pairing)) {
      note(this.#pairs, source, target);
      this.references.push({
        from: source,
        to: target,
        ...(attribute === null ? {} : { attribute }),
        via: 'configuration',
      });
    }
  }

  /** A link without attribute, where no earlier source has linked the two. */
  add(from: string, to: string, via: 'dot' | 'prior-state'): void {
    if (this.links.get(from)?.has(to)) return;
    note(this.links, from, to);
    for (const [source, target] of this.#pair(from, to, NAMED_ALONE)) {
      note(this.#pairs, source, target);
      this.references.push({ from: source, to: target, via });
    }
  }

  /** A reference by value, where the two are not linked yet in either direction. */
  addValue(reference: Reference): void {
    const { from, to } = reference;
    if (this.#pairs.get(from)?.has(to) || this.#pairs.get(to)?.has(from)) return;
    note(this.#pairs, from, to);
    this.references.push(reference);
  }

  #pair(from: string, to: string, pairing: Pairing): [string, string][] {
    return pairInstances(this.instances.get(from) ?? [], this.instances.get(to) ?? [], pairing);
  }
}

function note(map: Map<string, Set<string>>, from: string, to: string): void {
  const targets = map.get(from);
  if (targets === undefined) map.set(from, new Set([to]));
  else targets.add(to);
}

function addConfiguration(plan: unknown, collected: Collected): void {
  const graph = readConfiguration(plan);
  const stepsOf = (address: string) => graph.get(address) ?? NOTHING;
  const isResource = (address: string) => collected.instances.has(address);
  for (const from of collected.instances.keys()) {
    for (const { to, attribute, keys, pins, keyed } of linksFrom(from, stepsOf, isResource)) {
      collected.addConfigured(from, { to, attribute, pairing: { keys, pins, way: keyed ? 'keyed' : 'all' } });
    }
  }
}

/** Only for resources that nothing is known of: the state says less than the configuration, and says it later. */
function addPriorState(plan: unknown, collected: Collected): void {
  const { instances } = collected;
  const silent = new Set([...instances.keys()].filter((address) => !collected.links.has(address)));
  const known = (address: string) => collected.links.get(address) ?? [];
  for (const [from, dependencies] of priorDependencies(plan, (address) => silent.has(address), known)) {
    for (const to of dependencies) if (instances.has(to)) collected.add(from, to, 'prior-state');
  }
}
