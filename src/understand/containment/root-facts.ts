/** Where all of a cloud is: the only account and the only region, which are no boxes, since these would say nothing. */
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Cloud } from '../../catalog/model.js';
import { isPseudoType } from '../../graph/count-resources.js';
import type { Resource } from '../../graph/inventory.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import type { Model } from '../model.js';
import { placeOf } from './accounts.js';

/** @param nodes those that are drawn, before they are in boxes of accounts and regions @param resourceOf what each stands for */
export function rootFacts(
  nodes: readonly GraphNode[],
  model: Model,
  resourceOf: (node: GraphNode) => string,
): NonNullable<Graph['within']> {
  const { knowledge, resources } = model;
  const accounts = new Map<string, Set<string>>();
  const regions = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, cloud: string, text: string | null): void => {
    if (text !== null) to.set(cloud, (to.get(cloud) ?? new Set()).add(text));
  };
  for (const node of nodes) {
    const resource = resources.get(resourceOf(node));
    const cloud = knowledge.cloudOf(node.type);
    // What is quiet is no second region: accounts.ts.
    if (resource === undefined || isPseudoType(node.type) || knowledge.factsOf(node.type).quiet === true) continue;
    const { account, region } = placeOf(resource, knowledge);
    add(accounts, cloud, account === null || knowledge.isMadeUpAccount(account) ? null : account);
    if (knowledge.isGlobal(resource.type, resource.values)) continue;
    add(regions, cloud, knowledge.regionBoxOf(cloud) === null ? regionSaid(resource, cloud, knowledge) : region);
  }
  const only = (texts: Set<string> | undefined): readonly string[] => (texts?.size === 1 ? [...texts] : []);
  const clouds = [...new Set([...accounts.keys(), ...regions.keys()])].sort();
  const facts = clouds.map((cloud) => [cloud, [...only(accounts.get(cloud)), ...only(regions.get(cloud))]] as const);
  return Object.fromEntries(facts.filter(([, texts]) => texts.length > 0));
}

/** As it says itself, else as its provider does. */
function regionSaid({ values, region }: Resource, cloud: Cloud, knowledge: Knowledge): string | null {
  const textOf = (name: string): string => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return typeof value === 'string' ? value : '';
  };
  return knowledge.regionSaid(cloud, textOf) ?? region ?? null;
}
