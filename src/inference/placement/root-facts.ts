/** Where all of a cloud is: the only account and the only region, which are no boxes, since these would say nothing. */
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Cloud } from '../../catalog/model.js';
import { isPseudoType } from '../../graph/count-resources.js';
import type { Resource } from '../../graph/inventory.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import type { Model } from '../model.js';
import { placeOf } from './accounts.js';
import { statedLocation, statedRegion } from './regions.js';

/** The accounts or the regions of each cloud, as far as resources and the configurations of their providers say. */
class Facts {
  readonly #texts = new Map<Cloud, Set<string>>();
  /** Provider configurations that say nothing, of which nothing else is known either. */
  readonly #silent = new Map<Cloud, Set<string>>();
  readonly #proven = new Set<string>();

  add(cloud: Cloud, { configured }: Resource, text: string | null): void {
    if (text !== null) this.state(cloud).add(text);
    if (configured === undefined) return;
    if (text !== null) this.#proven.add(configured);
    else this.#silent.set(cloud, (this.#silent.get(cloud) ?? new Set()).add(configured));
  }

  /** Makes it known that resources of the cloud say where they are. */
  state(cloud: Cloud): Set<string> {
    const texts = this.#texts.get(cloud) ?? new Set();
    this.#texts.set(cloud, texts);
    return texts;
  }

  has(cloud: Cloud): boolean {
    return this.#texts.has(cloud);
  }

  get clouds(): Iterable<Cloud> {
    return this.#texts.keys();
  }

  /** The only one, if that is proven for everything: what a silent configuration builds may be anywhere. */
  only(cloud: Cloud): readonly string[] {
    const isOpen = [...(this.#silent.get(cloud) ?? [])].some((key) => !this.#proven.has(key));
    const texts = this.#texts.get(cloud) ?? new Set();
    return texts.size === 1 && !isOpen ? [...texts] : [];
  }
}

/** @param nodes those that are drawn, before they are in boxes of accounts and regions @param resourceOf what each stands for */
export function rootFacts(
  nodes: readonly GraphNode[],
  model: Model,
  resourceOf: (node: GraphNode) => string,
): NonNullable<Graph['within']> {
  const { knowledge, resources } = model;
  const [accounts, regions, ofProviders] = [new Facts(), new Facts(), new Facts()];
  const withoutAccount = new Set<Cloud>();
  const withoutRegion = new Set<Cloud>();
  for (const node of nodes) {
    const resource = resources.get(resourceOf(node));
    const cloud = knowledge.cloudOf(node.type);
    if (knowledge.factsOf(node.type).holdsAccounts === true) withoutAccount.add(cloud);
    // What is quiet is no second account or region, and makes none the only one: accounts.ts.
    if (resource === undefined || isPseudoType(node.type) || knowledge.factsOf(node.type).supporting === true) continue;
    const { account, region } = placeOf(resource, knowledge);
    accounts.add(cloud, resource, account === null || knowledge.isMadeUpAccount(account) ? null : account);
    if (knowledge.isGlobal(resource.type, resource.values)) continue;
    if (isPlaceUnknown(resource, cloud, knowledge)) withoutRegion.add(cloud);
    ofProviders.add(cloud, resource, resource.region ?? null);
    if (knowledge.regionBoxOf(cloud) !== null) {
      // A resource that names its own region says nothing of what else its provider builds.
      if (region !== null && Object.hasOwn(resource.values, knowledge.regionAttribute))
        regions.state(cloud).add(region);
      else regions.add(cloud, resource, region);
      continue;
    }
    const said = saidPlace(resource, cloud, knowledge);
    // A place of another kind is no region, and not where the provider would build.
    if (typeof statedLocation(resource, knowledge) === 'string') regions.state(cloud);
    if (said !== null) regions.state(cloud).add(said);
  }
  // What has no region of its own says only where its provider would build.
  const regionOf = (cloud: Cloud): readonly string[] =>
    withoutRegion.has(cloud) ? [] : (regions.has(cloud) ? regions : ofProviders).only(cloud).filter(knowledge.isRegion);
  const accountOf = (cloud: Cloud): readonly string[] => (withoutAccount.has(cloud) ? [] : accounts.only(cloud));
  const clouds = [...new Set([...accounts.clouds, ...regions.clouds, ...ofProviders.clouds])].sort();
  const facts = clouds.map((cloud) => [cloud, [...accountOf(cloud), ...regionOf(cloud)]] as const);
  return Object.fromEntries(facts.filter(([, texts]) => texts.length > 0));
}

/** Its code says where it is, by a value that is not known. */
function isPlaceUnknown(resource: Resource, cloud: Cloud, knowledge: Knowledge): boolean {
  const { values, declared } = resource;
  const names = [...knowledge.placeAttributesOf(cloud), knowledge.regionAttribute];
  return names.some((name) => declared?.lines.has(name)) && !names.some((name) => Object.hasOwn(values, name));
}

/**
 * As it says itself. What is in several regions of a cloud whose resources say so under their names leaves open in which one all the
 * rest is; elsewhere it is another place.
 */
const saidPlace = (resource: Resource, cloud: Cloud, knowledge: Knowledge): string | null =>
  knowledge.outerRegionOf(cloud) === null
    ? (statedLocation(resource, knowledge) ?? null)
    : statedRegion(resource, knowledge);
