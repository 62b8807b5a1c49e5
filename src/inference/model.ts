/**
 * Model: the indexed resources in play, the references between them and the facts of their types. All passes read the
 * model; none goes back to the inventory.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import type { TypeFacts } from '../catalog/model.js';
import { groupBy } from '../graph/group-by.js';
import { type Json, leadsInto, type Reference, type Resource } from '../graph/inventory.js';
import { isContainerType } from '../graph/node-types.js';
import type { AmbiguousText, Identities } from './identities/index.js';
import { type Instances, nearest, pairByIndex } from './instances.js';
import type { ExternalResource, MayName } from './placement/networks.js';
import type { TextAt } from './values.js';

type Values = Resource['values'];

export interface Model {
  readonly knowledge: Knowledge;
  /** In address order. */
  readonly resources: ReadonlyMap<string, Resource>;
  /**
   * Networks that are known by identity only, or built by blocks of other resources. They are among the resources but
   * in no inventory.
   */
  readonly externals: readonly ExternalResource[];
  readonly instances: Instances;
  /** Type of a resource in play; empty for any other address. */
  readonly typeOf: (address: string) => string;
  readonly factsOf: (address: string) => TypeFacts;
  readonly valuesOf: (address: string) => Values;
  readonly attributeOf: (address: string, attribute: string) => Json | undefined;
  /** References from one resource to others in play, by address and path. */
  readonly referencesOf: (address: string) => readonly Reference[];
  /** The same references by target. */
  readonly referrersOf: (address: string) => readonly Reference[];
  /** Any resource of the input, including data sources that are not in play. */
  readonly sourceOf: (address: string) => Resource | undefined;
  /** Ambiguous texts among those looked up so far. */
  readonly unclear: () => readonly AmbiguousText[];
  /** Resources in play that a text of a resource names; see identities. */
  readonly resourcesNamedIn: (user: Resource, text: TextAt) => readonly string[];
  /** Resources that these attributes refer to, each once. */
  readonly namedBy: (address: string, attributes: readonly string[]) => readonly string[];
  /**
   * Path of the root module that a resource belongs to, if several are joined. A network that is known by identity only
   * belongs to the root module that names it.
   */
  readonly rootOf: (address: string) => string | undefined;
  /** True if a name in one resource may mean another one; see `nameScope`. */
  readonly mayName: MayName;
  /** True for a resource that is drawn as a box. */
  readonly isContainer: (address: string) => boolean;
  /** True for a container that resources are placed in. A security group is none, since it holds only its members. */
  readonly isPlacementContainer: (address: string) => boolean;
  /** See instances.ts. */
  readonly nearest: (address: string, candidates: readonly string[]) => readonly string[];
  readonly paired: (address: string, candidates: readonly string[]) => string | null;
}

const NO_REFERENCES: readonly Reference[] = [];
const NO_VALUES: Values = {};

/** Resources and references in play, in the order that the passes read them. */
export interface ActiveResources {
  readonly resources: ReadonlyMap<string, Resource>;
  readonly references: readonly Reference[];
  readonly instances: Instances;
  readonly externals: readonly ExternalResource[];
  readonly everyResource: ReadonlyMap<string, Resource>;
  readonly identities: Identities;
  readonly mayName: MayName;
}

/** Returns the lookups over active resources and their references, which are grouped once. */
export function createModel(inPlay: ActiveResources, knowledge: Knowledge): Model {
  const { resources, references, instances, externals, everyResource, identities, mayName } = inPlay;
  const outgoing = groupBy(references, ({ from }) => from);
  const incoming = groupBy(references, ({ to }) => to);
  const typeOf = (address: string): string => resources.get(address)?.type ?? '';
  const valuesOf = (address: string): Values => resources.get(address)?.values ?? NO_VALUES;
  const referencesOf = (address: string): readonly Reference[] => outgoing.get(address) ?? NO_REFERENCES;
  return {
    knowledge,
    resources,
    externals,
    instances,
    typeOf,
    valuesOf,
    referencesOf,
    sourceOf: (address) => everyResource.get(address),
    unclear: identities.unclear,
    resourcesNamedIn: (user, text) => identities.find(user, text).filter((address) => resources.has(address)),
    factsOf: (address) => knowledge.factsOf(typeOf(address)),
    attributeOf(address, attribute) {
      const values = valuesOf(address);
      return Object.hasOwn(values, attribute) ? values[attribute] : undefined;
    },
    referrersOf: (address) => incoming.get(address) ?? NO_REFERENCES,
    // Shortcut for the usual case: called for each reference, and most types have no such attribute.
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
    rootOf: (address) => resources.get(address)?.root,
    mayName,
    isContainer: (address) => isContainerType(typeOf(address)),
    isPlacementContainer: (address) => isPlaceType(typeOf(address), knowledge),
    nearest: (address, candidates) => nearest(address, candidates, instances),
    paired: (address, candidates) => pairByIndex(address, candidates, instances),
  };
}

/** Like `Model.isPlacementContainer`, for a type. */
export const isPlaceType = (type: string, knowledge: Knowledge): boolean =>
  isContainerType(type) && knowledge.factsOf(type).securityGroupRefs === undefined;
