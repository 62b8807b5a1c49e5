/**
 * What is in play, indexed: the resources, who refers to whom among them, and what is known of their types. Every pass
 * asks here; none goes back to the inventory.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import type { TypeFacts } from '../catalog/model.js';
import { isContainerType } from '../graph/containers.js';
import { groupBy } from '../graph/group-by.js';
import { type Json, leadsInto, type Reference, type Resource } from '../graph/inventory.js';
import type { Identities, Unclear } from './identities/index.js';
import { type Instances, nearest, paired } from './instances.js';
import type { Elsewhere } from './placement/external-networks.js';
import type { TextAt } from './values.js';

type Values = Resource['values'];

export interface Model {
  readonly knowledge: Knowledge;
  /** In address order. */
  readonly resources: ReadonlyMap<string, Resource>;
  /** Networks that are known by their identity only, or built by blocks of others; among the resources, but in no inventory. */
  readonly elsewhere: readonly Elsewhere[];
  readonly instances: Instances;
  /** Type of a resource in play; empty for any other address. */
  readonly typeOf: (address: string) => string;
  readonly factsOf: (address: string) => TypeFacts;
  readonly valuesOf: (address: string) => Values;
  readonly attributeOf: (address: string, attribute: string) => Json | undefined;
  /** References of one resource to others in play, by their address and path. */
  readonly referencesOf: (address: string) => readonly Reference[];
  /** The same references by the end that is referred to. */
  readonly referrersOf: (address: string) => readonly Reference[];
  /** Any resource of the input, data sources that are not in play included. */
  readonly sourceOf: (address: string) => Resource | undefined;
  /** Texts that could have meant several, as far as they have been looked up. */
  readonly unclear: () => readonly Unclear[];
  /** Resources in play that a text of a resource names; see identities. */
  readonly meant: (user: Resource, text: TextAt) => readonly string[];
  /** Each once, what these attributes of a resource refer to. */
  readonly namedBy: (address: string, attributes: readonly string[]) => readonly string[];
  /** Whether it is drawn as a box. */
  readonly isContainer: (address: string) => boolean;
  /** A container that holds what is placed in it; a security group holds only what joins it. */
  readonly isPlace: (address: string) => boolean;
  /** See instances.ts. */
  readonly nearest: (address: string, candidates: readonly string[]) => readonly string[];
  readonly paired: (address: string, candidates: readonly string[]) => string | null;
}

const NO_REFERENCES: readonly Reference[] = [];
const NO_VALUES: Values = {};

/** What is in play, resources and references in the order that the passes are to see them in. */
export interface InPlay {
  readonly resources: ReadonlyMap<string, Resource>;
  readonly references: readonly Reference[];
  readonly instances: Instances;
  readonly elsewhere: readonly Elsewhere[];
  readonly all: ReadonlyMap<string, Resource>;
  readonly identities: Identities;
}

export function createModel(inPlay: InPlay, knowledge: Knowledge): Model {
  const { resources, references, instances, elsewhere, all, identities } = inPlay;
  const outgoing = groupBy(references, ({ from }) => from);
  const incoming = groupBy(references, ({ to }) => to);
  const typeOf = (address: string): string => resources.get(address)?.type ?? '';
  const valuesOf = (address: string): Values => resources.get(address)?.values ?? NO_VALUES;
  const referencesOf = (address: string): readonly Reference[] => outgoing.get(address) ?? NO_REFERENCES;
  return {
    knowledge,
    resources,
    elsewhere,
    instances,
    typeOf,
    valuesOf,
    referencesOf,
    sourceOf: (address) => all.get(address),
    unclear: identities.unclear,
    meant: (user, text) => identities.find(user, text).filter((address) => resources.has(address)),
    factsOf: (address) => knowledge.factsOf(typeOf(address)),
    attributeOf(address, attribute) {
      const values = valuesOf(address);
      return Object.hasOwn(values, attribute) ? values[attribute] : undefined;
    },
    referrersOf: (address) => incoming.get(address) ?? NO_REFERENCES,
    // Asked about each reference of a resource, for most types with no attribute.
    namedBy: (address, attributes) =>
      attributes.length === 0
        ? []
        : [
            ...new Set(
              referencesOf(address)
                .filter(({ path }) => attributes.some((attribute) => leadsInto(path, attribute)))
                .map(({ to }) => to),
            ),
          ],
    isContainer: (address) => isContainerType(typeOf(address)),
    isPlace: (address) => isPlaceType(typeOf(address), knowledge),
    nearest: (address, candidates) => nearest(address, candidates, instances),
    paired: (address, candidates) => paired(address, candidates, instances),
  };
}

/** As `Model.isPlace`, of a type. */
export const isPlaceType = (type: string, knowledge: Knowledge): boolean =>
  isContainerType(type) && knowledge.factsOf(type).securityGroupRefs === undefined;
