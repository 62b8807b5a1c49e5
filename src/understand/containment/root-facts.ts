/** Where all of a cloud is: the only account and the only region, which are no boxes, since these would say nothing. */
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Cloud } from '../../catalog/model.js';
import { isPseudoType } from '../../graph/count-resources.js';
import type { Resource } from '../../graph/inventory.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import type { Model } from '../model.js';
import { placeOf } from './accounts.js';
import { ownPlace, ownRegion } from './regions.js';

const NONE: ReadonlySet<string> = new Set();

/** @param nodes those that are drawn, before they are in boxes of accounts and regions @param resourceOf what each stands for */
export function rootFacts(
  nodes: readonly GraphNode[],
  model: Model,
  resourceOf: (node: GraphNode) => string,
): NonNullable<Graph['within']> {
  const { knowledge, resources } = model;
  const accounts = new Map<Cloud, Set<string>>();
  const regions = new Map<Cloud, Set<string>>();
  const ofProviders = new Map<Cloud, Set<string>>();
  const open = new Set<Cloud>();
  const add = (to: Map<Cloud, Set<string>>, cloud: Cloud, text: string | null): void => {
    if (text !== null) to.set(cloud, (to.get(cloud) ?? new Set()).add(text));
  };
  for (const node of nodes) {
    const resource = resources.get(resourceOf(node));
    const cloud = knowledge.cloudOf(node.type);
    if (knowledge.factsOf(node.type).holdsAccounts === true) open.add(cloud);
    // What is quiet is no second account or region, and makes none the only one: accounts.ts.
    if (resource === undefined || isPseudoType(node.type) || knowledge.factsOf(node.type).quiet === true) continue;
    const isGlobal = knowledge.isGlobal(resource.type, resource.values);
    const { account, region } = placeOf(resource, knowledge);
    add(accounts, cloud, account === null || knowledge.isMadeUpAccount(account) ? null : account);
    if (isGlobal) continue;
    add(regions, cloud, knowledge.regionBoxOf(cloud) === null ? saidPlace(resource, cloud, knowledge) : region);
    // A place of another kind is no region, and not where the provider would build.
    const isSaid = typeof ownPlace(resource, knowledge) === 'string';
    if (isSaid && !regions.has(cloud)) regions.set(cloud, new Set());
    add(ofProviders, cloud, resource.region ?? null);
  }
  const only = (texts: ReadonlySet<string> = NONE): readonly string[] => (texts.size === 1 ? [...texts] : []);
  const accountOf = (cloud: Cloud): readonly string[] => (open.has(cloud) ? [] : only(accounts.get(cloud)));
  // What has no region of its own says only where its provider would build.
  const regionOf = (cloud: Cloud): readonly string[] =>
    only(regions.get(cloud) ?? ofProviders.get(cloud)).filter(knowledge.isRegion);
  const clouds = [...new Set([...accounts.keys(), ...regions.keys(), ...ofProviders.keys()])].sort();
  const facts = clouds.map((cloud) => [cloud, [...accountOf(cloud), ...regionOf(cloud)]] as const);
  return Object.fromEntries(facts.filter(([, texts]) => texts.length > 0));
}

/**
 * As it says itself. What is in several regions of a cloud whose resources say so under their names leaves open in which one all the
 * rest is; elsewhere it is another place.
 */
const saidPlace = (resource: Resource, cloud: Cloud, knowledge: Knowledge): string | null =>
  knowledge.outerRegionOf(cloud) === null ? (ownPlace(resource, knowledge) ?? null) : ownRegion(resource, knowledge);
