/** Inventories by hand: `plan({ 'aws_instance.web': { values, refs } })`, where refs are attribute to addresses. */
import { modulesOf, parseAddress } from '../../src/graph/address.js';
import type { Inventory, Json, Reference, Resource } from '../../src/graph/inventory.js';
import type { Graph } from '../../src/graph/model.js';
import { understand } from '../../src/inference/index.js';

export interface Sketch {
  readonly values?: Record<string, Json>;
  /** Attribute to what it refers to; the attribute `*` stands for none, as in a DOT file. */
  readonly refs?: Record<string, string | readonly string[]>;
  /** Texts that are known only in part, by their path. */
  readonly partly?: Record<string, string>;
  readonly mode?: Resource['mode'];
  readonly change?: Resource['change'];
  /** Of the configuration of its provider. */
  readonly at?: Pick<Resource, 'region' | 'zone'>;
}

export function plan(sketches: Record<string, Sketch>): Inventory {
  const resources: Resource[] = [];
  const references: Reference[] = [];
  for (const [address, sketch] of Object.entries(sketches)) {
    const { values = {}, refs = {}, mode = 'managed', change = 'create', at = {}, partly = {} } = sketch;
    const parts = parseAddress(address);
    if (parts === null) throw new Error(`${address} is no address`);
    const { type, name } = parts;
    resources.push({
      address,
      origin: address,
      mode,
      type,
      name,
      modules: modulesOf(address),
      provider: type.split('_', 1)[0] as string,
      change,
      values,
      provenance: 'planned',
      patterns: Object.entries(partly).map(([path, text]) => ({ path, text })),
      ...at,
    });
    for (const [path, targets] of Object.entries(refs)) {
      for (const to of [targets].flat()) {
        references.push(
          path === '*' ? { from: address, to, via: 'dot' } : { from: address, to, path, via: 'configuration' },
        );
      }
    }
  }
  return { resources, references, warnings: [] };
}

/** `a > b` for an arrow, in order. */
export const arrowsOf = (graph: Graph): string[] => graph.edges.map(({ from, to }) => `${from} > ${to}`);

/** Containers from the outside in, and the node. */
export function pathOf(graph: Graph, address: string): string[] {
  const path: string[] = [];
  for (let at: string | null = address; at !== null; at = graph.nodes.get(at)?.parent ?? null) path.unshift(at);
  return path;
}

export const drawn = (sketches: Record<string, Sketch>): Graph => understand(plan(sketches)).graph;
