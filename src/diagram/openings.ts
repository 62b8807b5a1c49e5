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
 * Returns the graph with exposure and rights changes. A plan that creates everything opens nothing that was closed
 * before, and extends nobody's rights.
 */
export async function withOpenings(
  graph: Graph,
  { resources }: Inventory,
  exposed: FindExposed,
  rights: FindRights,
): Promise<Graph> {
  const managed = resources.filter(({ mode }) => mode === 'managed');
  if (!managed.some(existedBefore) || !managed.some(isChanged)) return graph;
  const { exposedGraph } = await import('../diff/exposure.js');
  const { graphWithRights } = await import('../diff/rights.js');
  const byAddress = new Map(managed.map((resource) => [resource.address, resource]));
  const changeOf = (address: string) => graph.nodes.get(address)?.change ?? byAddress.get(address)?.change;
  const existence = {
    existedBefore: (address: string) => changeOf(address) !== 'create',
    existsAfter: (address: string) => changeOf(address) !== 'delete',
  };
  const exposedChanges = exposedGraph(graph, {
    before: await exposed(valuesBefore),
    after: await exposed(valuesAfter),
    ...existence,
  });
  // A node may change only through its parts, so rights use the change of the resource itself.
  const unlessResourceIs = (change: string) => (address: string) => byAddress.get(address)?.change !== change;
  return graphWithRights(exposedChanges, {
    before: await rights(valuesBefore),
    after: await rights(valuesAfter),
    existedBefore: unlessResourceIs('create'),
    existsAfter: unlessResourceIs('delete'),
  });
}

const valuesBefore: ValuesOn = (resource) =>
  resource.change === 'create' ? null : (resource.before ?? resource.values);
const valuesAfter: ValuesOn = (resource) => (resource.change === 'delete' ? null : resource.values);

const existedBefore = ({ change }: Resource): boolean => change !== 'create';
const isChanged = ({ change }: Resource): boolean => change !== 'no-op' && change !== 'read';
