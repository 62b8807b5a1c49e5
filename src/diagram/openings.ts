/** Of a plan against what exists: what it opens to those outside, and what it closes. */

import type { Exposed } from '../graph/exposure.js';
import type { Inventory, Resource } from '../graph/inventory.js';
import type { Graph } from '../graph/model.js';
import type { ValuesOn } from '../understand/exposure/index.js';

/** What is open to those outside, by the values of one side of a change. */
export type FindExposed = (valuesOn: ValuesOn) => Promise<readonly Exposed[]>;

/** A plan that builds everything opens nothing that was shut. */
export async function openings(graph: Graph, { resources }: Inventory, exposed: FindExposed): Promise<Graph> {
  const managed = resources.filter(({ mode }) => mode === 'managed');
  if (!managed.some(knowsBefore) || !managed.some(changes)) return graph;
  const { exposedGraph } = await import('../compare/exposure.js');
  const all = new Map(managed.map((resource) => [resource.address, resource]));
  const changeOf = (address: string) => graph.nodes.get(address)?.change ?? all.get(address)?.change;
  return exposedGraph(graph, {
    before: await exposed((resource) => (NEW.has(resource.change) ? null : (resource.before ?? resource.values))),
    after: await exposed((resource) => (GONE.has(resource.change) ? null : resource.values)),
    wasThere: (address) => changeOf(address) !== 'create',
    isThere: (address) => changeOf(address) !== 'delete',
  });
}

const NEW: ReadonlySet<string> = new Set(['create']);
const GONE: ReadonlySet<string> = new Set(['delete']);

const knowsBefore = ({ change }: Resource): boolean => !NEW.has(change);
const changes = ({ change }: Resource): boolean => change !== 'no-op' && change !== 'read';
