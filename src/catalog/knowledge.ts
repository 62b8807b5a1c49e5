/** All that is known about resource types, as one value that can be replaced in a test. */

import type { Json } from '../graph/inventory.js';
import type { DocumentShape } from './access-rules.js';
import {
  ATTRIBUTES_OF_MEMBERSHIP,
  ATTRIBUTES_OF_ORDERS,
  ATTRIBUTES_OF_OWNERS,
  ATTRIBUTES_OF_PARTS,
  ATTRIBUTES_OF_PLACES,
  ATTRIBUTES_OF_PROGRAMS,
  ATTRIBUTES_WITHOUT_CALLS,
  addressInModule,
  allowsIn,
  grantsInModule,
  IDENTITY_ATTRIBUTES,
  isForOthers,
  isLeftOut,
  isOfOrigins,
  isOfProgram,
  isSelfReference,
  isTakenOver,
  type ModuleWord,
  namesParent,
  SELF_ADDRESSES,
  STATED_IDENTITIES,
  SUPPORTING_ATTRIBUTES,
  wordOfModule,
} from './attribute-roles.js';
import { MODULE_PURPOSE } from './attributes.js';
import { isHostType } from './boxes.js';
import { actorTypeOf, contentsTypeOf, outerRegionOf, regionBoxOf, STATED_LOCATIONS } from './cloud.js';
import { isMadeUpAccount } from './examples.js';
import { EVERYWHERE, NO_CALLS, PROTOCOLS, STRANGERS, type Strangers } from './exposure.js';
import { boxFactsOf, cloudOf, factsOf, isGlobal, isKnown, type ResolvedType, resolvedTypeOf } from './index.js';
import { isRegion, locationStated, placeAttributesOf, REGION_ATTRIBUTE, REGION_NAME } from './locations.js';
import type { BoxFacts, Cloud, TypeFacts, TypeGroup } from './model.js';
import { DOCUMENT_SHAPES, isAdministration, meansEverything, permissionsOf } from './permissions.js';
import {
  ATTRIBUTES_OF_INTERFACES,
  ATTRIBUTES_OF_MANY,
  IDENTITIES,
  NAMED_CONTAINERS,
  NAMED_HOSTS,
  type NamedHost,
  PLACED_BY,
  ROUTING,
  type RoutingRule,
  ZONE_ATTRIBUTES,
} from './placement.js';
import { purposeOf } from './products.js';
import type { Actor, IdentityRule } from './rules.js';
import { isAside, RUNS, WORKLOADS } from './shared.js';

export interface Knowledge {
  /** Identity and rules of a resource type; never fails. */
  readonly factsOf: (type: string) => TypeFacts;
  readonly boxFactsOf: (style: string) => BoxFacts;
  /** Whether a type that is no container is drawn as a box around what runs in it. */
  readonly isHostType: (type: string) => boolean;
  readonly cloudOf: (type: string) => Cloud;
  readonly isKnown: (type: string) => boolean;
  /** What a resource of a generic type is, where its values say; null for all others. */
  readonly meantType: (type: string, values: Readonly<Record<string, Json>>) => ResolvedType | null;
  /** Attributes with the name that others call a resource of this type by. */
  readonly ownNamesOf: (type: string) => readonly string[];
  /** The same of what a module that is not here seems to build, by the name of that module. */
  readonly ownNamesOfModule: (values: Readonly<Record<string, Json>>) => readonly string[];
  /** Attributes, most specific first, that may name the container of a resource of this type. */
  readonly placedBy: (type: string) => readonly string[];
  /** Placing attributes that may hold several containers at once. */
  readonly attributesOfMany: ReadonlySet<string>;
  /** Placing attributes of machines: with several containers it is one machine all the same, not one in each. */
  readonly attributesOfInterfaces: ReadonlySet<string>;
  /** Attributes that say in which zone of several a resource is. */
  readonly zoneAttributes: readonly string[];
  /** Pseudo-type that stands for somebody outside, as a cloud's pictures have it; null where they have none. */
  readonly actorTypeOf: (cloud: Cloud, actor: Actor) => string | null;
  /** Pseudo-type that stands for whatever is in a box or module. */
  readonly contentsTypeOf: (cloud: Cloud) => string;
  readonly routing: RoutingRule;
  /** Container type for accounts and regions; null where a cloud has none. */
  readonly regionBoxOf: (cloud: Cloud) => string | null;
  /** Container type for regions outside of networks; null where a cloud has none. */
  readonly outerRegionOf: (cloud: Cloud) => string | null;
  /** Whether a resource belongs to no region. */
  readonly isGlobal: (type: string, values: Readonly<Record<string, Json>>) => boolean;
  /** Attribute with a region of a resource's own, and what a region's name looks like. */
  readonly regionAttribute: string;
  readonly regionName: RegExp;
  /** Attributes in which what exists says in which `account` and `region` it is. */
  readonly ownPlaces: typeof STATED_LOCATIONS;
  /** Where a resource is, as it says itself, where its cloud has no boxes for regions. */
  readonly placeSaid: typeof locationStated;
  /** Attributes in which a resource of a cloud says where it is. */
  readonly placeAttributesOf: (cloud: Cloud) => readonly string[];
  /** Whether such a place is one region. */
  readonly isRegion: (place: string) => boolean;
  /** Whether an account stands for one that nobody knows. */
  readonly isMadeUpAccount: (account: string) => boolean;
  /** Attributes whose references are no calls, whatever the type. */
  readonly attributesWithoutCalls: ReadonlySet<string>;
  /** Whether an attribute takes a property of another one over. */
  readonly isTakenOver: (path: string) => boolean;
  /** Whether it says what something has nothing to do with. */
  readonly isLeftOut: (path: string) => boolean;
  /** Whether it says, of a type that nobody knows, what that is inside of. */
  readonly namesParent: (path: string) => boolean;
  /** Attributes, at the end of their path, that say in which group a resource is. */
  readonly attributesOfMembership: ReadonlySet<string>;
  /** What a reference to or of a module that is not here is about, by the own name of its attribute; null where it may be a call. */
  readonly wordOfModule: (name: string) => ModuleWord | null;
  /** Whether such a module calls at the address in an attribute, or is only told it; null for what is none. */
  readonly addressInModule: (name: string) => 'called' | 'told' | null;
  /** Attributes with whole parts that others may describe. */
  readonly attributesOfParts: ReadonlySet<string>;
  /** Attributes of what people come in by that a module may give it: the address that it has. */
  readonly ownAddresses: ReadonlySet<string>;
  /** Whether an attribute of such a module or of a type that nobody knows, by its own name, says whom it lets in. */
  readonly allowsIn: (name: string) => boolean;
  /** Whether a path in such a module is about who may use what. */
  readonly grantsInModule: (path: string) => boolean;
  /** Attributes, at the end of their path, that say in whose project something is. */
  readonly attributesOfOwners: ReadonlySet<string>;
  /** Attributes, at the end of their path, that name a place. */
  readonly attributesOfPlaces: ReadonlySet<string>;
  /** Attributes with texts that say what others are to do. */
  readonly attributesOfOrders: ReadonlySet<string>;
  /** Whether a path, in what a program is told, ends in what something is called itself. */
  readonly isOwnWord: (path: string) => boolean;
  /** Whether a path says from where somebody may come: that calls, and is neither called nor around it. */
  readonly isOfOrigins: (path: string) => boolean;
  /** Whether a path is in what a program is told. */
  readonly isOfProgram: (path: string) => boolean;
  /** Whether a variable of a program has an address that it hands on to others, or lets in from. */
  readonly isForOthers: (word: string) => boolean;
  /** Attributes that a program reads: what they refer to is called. */
  readonly attributesOfPrograms: ReadonlySet<string>;
  /** Attributes whose arrows are about logging, encryption or identity: only with all detail. */
  readonly supportingAttributes: ReadonlySet<string>;
  /** Documents that say who may do what. */
  readonly documentShapes: readonly DocumentShape[];
  /** The permissions that a name stands for. */
  readonly permissionsOf: (name: string) => readonly string[];
  /** Whether permissions are for all that can be done with all of a service. */
  readonly isAdministration: (names: readonly string[]) => boolean;
  /** Whether a permission lets somebody look around, and no more. */
  readonly isAside: (name: string) => boolean;
  /** Whether the text of a document means all that there is. */
  readonly meansEverything: (text: string) => boolean;
  /** Ranges that are everywhere, or all of a network. */
  readonly everywhere: ReadonlySet<string>;
  /** Who comes from outside, by the ranges that rules let in. */
  readonly strangers: Strangers;
  /** Protocols by other names; the empty one is any. */
  readonly protocols: ReadonlyMap<string, string>;
  readonly protocolsWithoutCalls: ReadonlySet<string>;
  /** Whether something of a type calls others where it stands in a subnet that may: stores and gateways beside it do not. */
  readonly isCaller: (type: string) => boolean;
  /** What runs code of people: who calls it calls that. */
  readonly programs: TypeGroup;
  /** Whether something of a type hands requests on: who calls it calls what is behind it. */
  readonly isRelay: (type: string) => boolean;
  /** Attributes by which a resource says which one it is. */
  readonly ownIdentities: readonly string[];
  /** Attributes with what only this resource says, for texts anywhere. */
  readonly statedIdentities: readonly string[];
  /** Attribute to the identities of containers that it may hold. */
  readonly identities: ReadonlyMap<string, readonly IdentityRule[]>;
  /** Attribute to the service that it names, of which others are a part. */
  readonly namedHosts: ReadonlyMap<string, NamedHost>;
  /** Attribute to the types that it may name by their plain name, without any reference. */
  readonly namedContainers: ReadonlyMap<string, readonly string[]>;
}

const OWN_NAME: readonly string[] = ['name'];

function ownNamesOfModule(values: Readonly<Record<string, Json>>): readonly string[] {
  const words = values[MODULE_PURPOSE];
  const type = typeof words === 'string' ? (purposeOf(words)?.type ?? null) : null;
  return type === null ? [] : (factsOf(type).namedBy ?? OWN_NAME);
}

export const KNOWLEDGE: Knowledge = {
  factsOf,
  boxFactsOf,
  isHostType,
  cloudOf,
  isKnown,
  meantType: resolvedTypeOf,
  ownNamesOf: (type) => factsOf(type).namedBy ?? OWN_NAME,
  ownNamesOfModule,
  placedBy: (type) => factsOf(type).placedBy ?? PLACED_BY[cloudOf(type)],
  attributesOfMany: ATTRIBUTES_OF_MANY,
  attributesOfInterfaces: ATTRIBUTES_OF_INTERFACES,
  zoneAttributes: ZONE_ATTRIBUTES,
  attributesWithoutCalls: ATTRIBUTES_WITHOUT_CALLS,
  supportingAttributes: SUPPORTING_ATTRIBUTES,
  attributesOfPrograms: ATTRIBUTES_OF_PROGRAMS,
  isTakenOver,
  isLeftOut,
  namesParent,
  attributesOfMembership: ATTRIBUTES_OF_MEMBERSHIP,
  attributesOfOwners: ATTRIBUTES_OF_OWNERS,
  attributesOfPlaces: ATTRIBUTES_OF_PLACES,
  attributesOfOrders: ATTRIBUTES_OF_ORDERS,
  addressInModule,
  attributesOfParts: ATTRIBUTES_OF_PARTS,
  ownAddresses: SELF_ADDRESSES,
  grantsInModule,
  isOwnWord: isSelfReference,
  allowsIn: allowsIn,
  wordOfModule,
  isForOthers,
  isOfOrigins,
  isOfProgram,
  actorTypeOf,
  contentsTypeOf,
  routing: ROUTING,
  regionBoxOf,
  outerRegionOf,
  isGlobal,
  regionAttribute: REGION_ATTRIBUTE,
  regionName: REGION_NAME,
  ownPlaces: STATED_LOCATIONS,
  placeSaid: locationStated,
  placeAttributesOf,
  isRegion,
  isMadeUpAccount,
  documentShapes: DOCUMENT_SHAPES,
  permissionsOf,
  isAside,
  isAdministration,
  meansEverything,
  everywhere: EVERYWHERE,
  strangers: STRANGERS,
  protocols: PROTOCOLS,
  protocolsWithoutCalls: NO_CALLS,
  isCaller: (type) => factsOf(type).caller === true || RUNS.includes(factsOf(type).category),
  programs: WORKLOADS,
  isRelay: (type) => factsOf(type).relay === true || factsOf(type).category === 'network',
  ownIdentities: IDENTITY_ATTRIBUTES,
  statedIdentities: STATED_IDENTITIES,
  identities: IDENTITIES,
  namedHosts: NAMED_HOSTS,
  namedContainers: NAMED_CONTAINERS,
};
