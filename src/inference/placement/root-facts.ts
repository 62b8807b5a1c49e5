/**
 * Root facts: the only account and the only region of a cloud. They are part of the title, because a container around everything
 * would say nothing.
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Cloud } from '../../catalog/model.js';
import { isPseudoType } from '../../graph/counts.js';
import type { Resource } from '../../graph/inventory.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import type { Model } from '../model.js';
import { placeOf } from './accounts.js';
import { statedLocation, statedRegion } from './regions.js';

/** Accounts or regions of each cloud, from resources and their provider configurations. */
class Facts {
  readonly #texts = new Map<Cloud, Set<string>>();
  /** Provider configurations without a stated value. */
  readonly #silent = new Map<Cloud, Set<string>>();
  readonly #proven = new Set<string>();

  add(cloud: Cloud, { configured }: Resource, text: string | null): void {
    if (text !== null) this.state(cloud).add(text);
    if (configured === undefined) return;
    if (text !== null) this.#proven.add(configured);
    else this.#silent.set(cloud, (this.#silent.get(cloud) ?? new Set()).add(configured));
  }

  /** Marks the cloud as one whose resources state their location. */
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

  /**
   * Returns the only value, if it holds for everything. A configuration without a value may build anywhere, so it leaves the
   * answer open.
   */
  only(cloud: Cloud): readonly string[] {
    const isOpen = [...(this.#silent.get(cloud) ?? [])].some((key) => !this.#proven.has(key));
    const texts = this.#texts.get(cloud) ?? new Set();
    return texts.size === 1 && !isOpen ? [...texts] : [];
  }
}

/**
 * Returns the accounts and regions that hold for a whole cloud, e.g. `{ aws: ['210987654321', 'eu-west-1'] }`.
 * @param nodes drawn nodes, before account and region containers
 * @param resourceOf returns the resource of a node
 */
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
    // Supporting resources neither add a second account or region nor prove a single one: accounts.ts.
    if (resource === undefined || isPseudoType(node.type) || knowledge.factsOf(node.type).supporting === true) continue;
    const { account, region } = placeOf(resource, knowledge);
    accounts.add(cloud, resource, account === null || knowledge.isMadeUpAccount(account) ? null : account);
    if (knowledge.isGlobal(resource.type, resource.values)) continue;
    if (isPlaceUnknown(resource, cloud, knowledge)) withoutRegion.add(cloud);
    ofProviders.add(cloud, resource, resource.region ?? null);
    if (knowledge.regionBoxOf(cloud) !== null) {
      // A resource that sets its own region proves nothing about other resources of its provider.
      if (region !== null && Object.hasOwn(resource.values, knowledge.regionAttribute))
        regions.state(cloud).add(region);
      else regions.add(cloud, resource, region);
      continue;
    }
    const said = saidPlace(resource, cloud, knowledge);
    // A location of another kind is not a region, and overrides the provider's.
    if (typeof statedLocation(resource, knowledge) === 'string') regions.state(cloud);
    if (said !== null) regions.state(cloud).add(said);
  }
  // Resources without a region of their own give only their provider's region.
  const regionOf = (cloud: Cloud): readonly string[] =>
    withoutRegion.has(cloud) ? [] : (regions.has(cloud) ? regions : ofProviders).only(cloud).filter(knowledge.isRegion);
  const accountOf = (cloud: Cloud): readonly string[] => (withoutAccount.has(cloud) ? [] : accounts.only(cloud));
  const clouds = [...new Set([...accounts.clouds, ...regions.clouds, ...ofProviders.clouds])].sort();
  const facts = clouds.map((cloud) => [cloud, [...accountOf(cloud), ...regionOf(cloud)]] as const);
  return Object.fromEntries(facts.filter(([, texts]) => texts.length > 0));
}

/** True if the code sets a location whose value is unknown. */
function isPlaceUnknown(resource: Resource, cloud: Cloud, knowledge: Knowledge): boolean {
  const { values, declared } = resource;
  const names = [...knowledge.placeAttributesOf(cloud), knowledge.regionAttribute];
  return names.some((name) => declared?.lines.has(name)) && !names.some((name) => Object.hasOwn(values, name));
}

/**
 * Returns the location of a resource. In a cloud whose nodes show their region, a multi-region leaves the region of other
 * resources open; in other clouds it is a different location.
 */
const saidPlace = (resource: Resource, cloud: Cloud, knowledge: Knowledge): string | null =>
  knowledge.outerRegionOf(cloud) === null
    ? (statedLocation(resource, knowledge) ?? null)
    : statedRegion(resource, knowledge);
