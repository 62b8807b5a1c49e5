/** Adds to the graph of a plan what the plan opens to external users, and what it closes. */

import type { FirewallRule } from '../graph/changes.js';
import type { Exposed } from '../graph/exposure.js';
import type { Inventory, Resource } from '../graph/inventory.js';
import type { Graph } from '../graph/model.js';
import type { Right } from '../graph/rights.js';
import type { ValuesOn } from '../inference/exposure/index.js';

/** Returns the openings to external users, by the values of one revision. */
export type FindExposed = (valuesOn: ValuesOn) => Promise<readonly Exposed[]>;

/** Returns the rights of principals, by the values of one revision. */
export type FindRights = (valuesOn: ValuesOn) => Promise<readonly Right[]>;

/** Returns a lookup of the firewall rules that a resource states, by its address. */
export type FindRules = () => Promise<(address: string) => readonly FirewallRule[]>;

/**
 * Returns the graph with exposure and rights changes. A plan that creates everything opens nothing that was closed before, and
 * extends nobody's rights.
 */
export async function openings(
  graph: Graph,
  { resources }: Inventory,
  exposed: FindExposed,
  rights: FindRights,
): Promise<Graph> {
  const managed = resources.filter(({ mode }) => mode === 'managed');
  if (!managed.some(knowsBefore) || !managed.some(changes)) return graph;
  const { exposedGraph } = await import('../diff/exposure.js');
  const { graphWithRights } = await import('../diff/rights.js');
  const all = new Map(managed.map((resource) => [resource.address, resource]));
  const changeOf = (address: string) => graph.nodes.get(address)?.change ?? all.get(address)?.change;
  const there = {
    existedBefore: (address: string) => changeOf(address) !== 'create',
    existsAfter: (address: string) => changeOf(address) !== 'delete',
  };
  const opened = exposedGraph(graph, {
    before: await exposed(valuesBefore),
    after: await exposed(valuesAfter),
    ...there,
  });
  // A node may change only through its parts, so rights use the change of the resource itself.
  const ofResource = (change: string) => (address: string) => all.get(address)?.change !== change;
  return graphWithRights(opened, {
    before: await rights(valuesBefore),
    after: await rights(valuesAfter),
    existedBefore: ofResource('create'),
    existsAfter: ofResource('delete'),
  });
}

const valuesBefore: ValuesOn = (resource) => (NEW.has(resource.change) ? null : (resource.before ?? resource.values));
const valuesAfter: ValuesOn = (resource) => (GONE.has(resource.change) ? null : resource.values);

const NEW: ReadonlySet<string> = new Set(['create']);
const GONE: ReadonlySet<string> = new Set(['delete']);

const knowsBefore = ({ change }: Resource): boolean => !NEW.has(change);
const changes = ({ change }: Resource): boolean => change !== 'no-op' && change !== 'read';
