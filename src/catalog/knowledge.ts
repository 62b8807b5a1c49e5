/** All knowledge about resource types, as one value that tests can replace. */

import type { Json } from '../graph/inventory.js';
import { isContainerType } from '../graph/node-types.js';
import type { DocumentShape } from './access-rules.js';
import { OUTSIDERS, type OutsiderRanges, UNLIMITED_RANGES } from './address-ranges.js';
import {
  ATTRIBUTES_WITHOUT_CALLS,
  addressInModule,
  allowsIn,
  CONTAINER_ATTRIBUTES,
  grantsInModule,
  IDENTITY_ATTRIBUTES,
  INSTRUCTION_ATTRIBUTES,
  isAddressForOthers,
  isCopiedProperty,
  isForCalls,
  isLeftOut,
  isOfOrigins,
  isPrivateEndpointPath,
  isProgramSetting,
  isSelfReference,
  MEMBERSHIP_ATTRIBUTES,
  type ModuleWord,
  namesParent,
  OWNER_ATTRIBUTES,
  PART_ATTRIBUTES,
  PROGRAM_ATTRIBUTES,
  RECORDS_OF_ADDRESSES,
  SELF_ADDRESSES,
  STATED_IDENTITIES,
  SUPPORTING_ATTRIBUTES,
  wordOfModule,
} from './attribute-roles.js';
import { MODULE_PURPOSE } from './attributes.js';
import { isHostType } from './boxes.js';
import {
  ACCOUNT_TYPES,
  accountName,
  actorTypeOf,
  contentsTypeOf,
  outerRegionOf,
  regionBoxOf,
  STATED_LOCATIONS,
} from './cloud.js';
import { isPlaceholderAccount } from './examples.js';
import {
  boxFactsOf,
  cloudOf,
  factsOf,
  hasTitle,
  isGlobal,
  type ResolvedType,
  rankOf,
  resolvedTypeOf,
} from './index.js';
import { isRegionOrZone, locationAttributesOf, REGION_ATTRIBUTE, REGION_PATTERN, statedLocation } from './locations.js';
import { asksCloud, filterKindOf, lookupOf, NAME_TAGS } from './lookups.js';
import type { BoxFacts, Category, Cloud, TypeFacts, TypeGroup } from './model.js';
import { purposeIn, purposeOf } from './module-purposes.js';
import { isNetworkHost, isPeering, namesOtherSide } from './other/clouds.js';
import { DOCUMENT_SHAPES, isAdministration, meansEverything, permissionsOf } from './permissions.js';
import {
  hasNetworkWord,
  IDENTITIES,
  INTERFACE_ATTRIBUTES,
  isSubnetGroup,
  MULTI_SUBNET_ATTRIBUTES,
  NAMED_CONTAINERS,
  NAMED_HOSTS,
  type NamedHost,
  NETWORK_TYPES,
  networkKindOf,
  networkName,
  PLACED_BY,
  ROUTING,
  type RoutingRule,
  ZONE_ATTRIBUTES,
} from './placement.js';
import { PROTOCOL_ALIASES, PROTOCOLS_WITHOUT_CALLS } from './ports.js';
import { COMMON_WORDS, isEnvironment } from './products.js';
import { isRecord, isWorkflowText, namesOther, type RelationKind, relationOf, relationOfInput } from './relations.js';
import { textPatternsOf } from './rows.js';
import type { Actor, EntryRule, IdentityRule } from './rules.js';
import { isMetadataPermission, RUNTIME_CATEGORIES, WORKLOADS } from './shared.js';
import { rootNameOf } from './state-addresses.js';

/** The facts of resource types that inference and labels ask for. */
export interface Knowledge {
  /** Identity and rules of a resource type; never fails. */
  readonly factsOf: (type: string) => TypeFacts;
  readonly boxFactsOf: (style: string) => BoxFacts;
  /** True for a type that is not a container but is drawn as a box around its workloads. */
  readonly isHostType: (type: string) => boolean;
  /**
   * True for a network or subnet of a cloud whose networks are no container types; it is drawn as a box all the same.
   */
  readonly isNetworkHost: (type: string) => boolean;
  /** True for a type of services. If a data source of the type is used, it is drawn as an existing service. */
  readonly isServiceType: (type: string) => boolean;
  /** Service of a whole ARN; null for other texts. */
  readonly serviceNamedBy: (text: string) => NamedService | null;
  /** True for an attribute that names a network that the resource is not in. `peer_vpc_id` */
  readonly namesOtherSide: (name: string) => boolean;
  /** True for a connection between networks, by the name of its type. */
  readonly isPeering: (type: string) => boolean;
  readonly cloudOf: (type: string) => Cloud;
  /** True if a row has a title for the type. */
  readonly isKnown: (type: string) => boolean;
  /** Type that a generic resource stands for, by its values; null for all others. */
  readonly resolvedTypeOf: (type: string, values: Readonly<Record<string, Json>>) => ResolvedType | null;
  /** Values of an unread module, with the purpose that it has in a cloud. */
  readonly asModuleOf: typeof asModuleOf;
  /** Attributes with the name that others use for a resource of the type. */
  readonly ownNamesOf: (type: string) => readonly string[];
  readonly lookupOf: typeof lookupOf;
  readonly filterKindOf: typeof filterKindOf;
  readonly nameTags: typeof NAME_TAGS;
  /** Rules by which outsiders enter a resource. An unread module has those of the type that it seems to build. */
  readonly entriesOf: (type: string, values: Readonly<Record<string, Json>>) => readonly EntryRule[];
  /** Same as `ownNamesOf` for an unread module, by the type that it seems to build. */
  readonly ownNamesOfModule: (values: Readonly<Record<string, Json>>) => readonly string[];
  /** Attributes that may name the container of a resource of the type, most specific first. */
  readonly placedBy: (type: string) => readonly string[];
  /** Placing attributes that may hold several containers at once. */
  readonly multiSubnetAttributes: ReadonlySet<string>;
  /** Placing attributes of machines: a machine in several containers is still one machine, without replicas. */
  readonly interfaceAttributes: ReadonlySet<string>;
  /** Attributes with the zone of a resource in several zones. */
  readonly zoneAttributes: readonly string[];
  /** Pseudo-type of an actor in a cloud's diagrams; null for none. */
  readonly actorTypeOf: (cloud: Cloud, actor: Actor) => string | null;
  /** Pseudo-type for all contents of a container or module. */
  readonly contentsTypeOf: (cloud: Cloud) => string;
  readonly routing: RoutingRule;
  /** Container type for accounts and regions; null for a cloud without one. */
  readonly regionBoxOf: (cloud: Cloud) => string | null;
  /** Types of accounts that are drawn around networks. */
  readonly accountTypes: typeof ACCOUNT_TYPES;
  /** Words of an expression that tell an account apart. */
  readonly accountName: (expression: string) => string;
  /** Container type for regions outside networks; null for a cloud without one. */
  readonly outerRegionOf: (cloud: Cloud) => string | null;
  /** True for a resource that belongs to no region. */
  readonly isGlobal: (type: string, values: Readonly<Record<string, Json>>) => boolean;
  /** Attribute with a resource's own region, and the pattern of a region name. */
  readonly regionAttribute: string;
  readonly regionPattern: RegExp;
  /** Attributes of existing resources with their `account` and `region`. */
  readonly statedLocations: typeof STATED_LOCATIONS;
  /** Location in a resource's own values, for clouds where the provider does not set it. */
  readonly statedLocation: typeof statedLocation;
  /** Attributes with the location of a resource, by cloud. */
  readonly locationAttributesOf: (cloud: Cloud) => readonly string[];
  /** True for a region or zone, not for a multi-region or continent. */
  readonly isRegionOrZone: (location: string) => boolean;
  /** True for a placeholder account. */
  readonly isPlaceholderAccount: (account: string) => boolean;
  /**
   * Relation that a reference states, by type and attribute of the referrer and the type of the target; null for a
   * mention.
   */
  readonly relationOf: (type: string, path: string, target: string) => RelationKind | null;
  /** Relation of a module without code to a service that an input identifies: `forge_step_arn`. */
  readonly relationOfInput: (path: string) => RelationKind | null;
  /** True for the `name` in a block about another resource: `service.name`. */
  readonly namesOther: (path: string, target: string) => boolean;
  /** Attributes whose references are no calls, for any type. */
  readonly attributesWithoutCalls: ReadonlySet<string>;
  /** True for an attribute that copies a property of another resource. */
  readonly isCopiedProperty: (path: string) => boolean;
  /** True for an attribute that excludes something. */
  readonly isLeftOut: (path: string) => boolean;
  /** True for an attribute that names the parent of a resource of unknown type. */
  readonly namesParent: (path: string) => boolean;
  /** Attributes (at the end of a path) that name the group of a resource. */
  readonly membershipAttributes: ReadonlySet<string>;
  /** Meaning of an attribute of an unread module, by its last name; null for a possible call. */
  readonly wordOfModule: (name: string) => ModuleWord | null;
  /** Use of an address attribute of an unread module: called, or only recorded; null for other attributes. */
  readonly addressInModule: (name: string) => 'target' | 'record' | null;
  /** Attributes that describe whole parts of a module. */
  readonly partAttributes: ReadonlySet<string>;
  /** Attributes that give an entry point its own address. */
  readonly selfAddresses: ReadonlySet<string>;
  /** True for an attribute, of an unread module or an unknown type, with principals that get access. */
  readonly allowsIn: (name: string) => boolean;
  /** True for a path in an unread module that grants access. */
  readonly grantsInModule: (path: string) => boolean;
  /** Attributes (at the end of a path) that name an owner. */
  readonly ownerAttributes: ReadonlySet<string>;
  /** Attributes (at the end of a path) that name a container. */
  readonly containerAttributes: ReadonlySet<string>;
  /** Attributes whose text instructs other services. */
  readonly instructionAttributes: ReadonlySet<string>;
  /** True for a path in a program's settings that ends in a name of the setting itself. */
  readonly isSelfReference: (path: string) => boolean;
  /** True for a path with permitted origins, which call and are neither called nor containers. */
  readonly isOfOrigins: (path: string) => boolean;
  /** True for a path with the location of a private endpoint, which is not that of the resource. */
  readonly isPrivateEndpointPath: (path: string) => boolean;
  /** True for a path inside a program's settings. */
  readonly isProgramSetting: (path: string) => boolean;
  /** True for an attribute with the steps of a workflow. */
  readonly isWorkflowText: (path: string) => boolean;
  /** True for a variable with an address that the program hands on or allows. */
  readonly isAddressForOthers: (word: string) => boolean;
  /** True for a variable with an address that the program calls. */
  readonly isForCalls: (word: string, isUrl: boolean) => boolean;
  /** Words in names that tell no resource apart. */
  readonly commonWords: ReadonlySet<string>;
  /** True for an expression that stands for an environment. */
  readonly isEnvironment: (expression: string) => boolean;
  /** True for a DNS record of a kind that leads to no address: a proof, a policy, a mail or name server. */
  readonly isOtherRecord: (type: string, values: Readonly<Record<string, Json>>) => boolean;
  /** Attributes that a program reads; references in them are calls. */
  readonly programAttributes: ReadonlySet<string>;
  /** Attributes whose edges concern logging, encryption or identity; drawn with all detail only. */
  readonly supportingAttributes: ReadonlySet<string>;
  /** Shapes of policy documents. */
  readonly documentShapes: readonly DocumentShape[];
  /** Permissions that a role, policy or wildcard stands for. */
  readonly permissionsOf: (name: string) => readonly string[];
  /** True for permissions that cover every action of a service. */
  readonly isAdministration: (names: readonly string[]) => boolean;
  /** True for a permission that only lists or describes. */
  readonly isMetadataPermission: (name: string) => boolean;
  /** True for a document text that means every resource. */
  readonly meansEverything: (text: string) => boolean;
  /** Ranges that mean everywhere, or the whole network. */
  readonly everywhere: ReadonlySet<string>;
  /** Address ranges of outsiders. */
  readonly outsiders: OutsiderRanges;
  /** Aliases of protocols; the empty one is any. */
  readonly protocols: ReadonlyMap<string, string>;
  readonly protocolsWithoutCalls: ReadonlySet<string>;
  /** True for a type that calls others from its subnet; stores and gateways do not. */
  readonly isCaller: (type: string) => boolean;
  /** Types that run the user's code, and are called by others. */
  readonly programs: TypeGroup;
  /** True for a type that forwards requests: its callers call the targets behind it. */
  readonly isRelay: (type: string, values: Readonly<Record<string, Json>>) => boolean;
  /** The type itself; for an unread module, the type that it seems to build. */
  readonly builtTypeOf: (type: string, values: Readonly<Record<string, Json>>) => string;
  /** True for a type that no network contains, only a group of resources if anything. */
  readonly isInNoNetwork: (type: string) => boolean;
  /** True for a zone or record of DNS: it names others and sends them no requests. */
  readonly isDnsName: (type: string) => boolean;
  readonly isDnsRecord: (type: string) => boolean;
  /** Attributes that identify a resource. */
  readonly ownIdentities: readonly string[];
  /** Attributes whose text is unique, so that it identifies the resource inside any text. */
  readonly statedIdentities: readonly string[];
  /** Container identities that an attribute may hold, by attribute. */
  readonly identities: ReadonlyMap<string, readonly IdentityRule[]>;
  /** Types of the networks of each cloud, for networks of which only a source of their identity is known. */
  readonly networkTypes: typeof NETWORK_TYPES;
  /** Kind of network that an attribute of a cloud's resource names; null for any other attribute. */
  readonly networkKindOf: typeof networkKindOf;
  /** Words of a name that tell one network from another; empty for none. */
  readonly networkName: (name: string) => string;
  /** True for a name with a word for networks. */
  readonly hasNetworkWord: (name: string) => boolean;
  /** See `rootNameOf` in state-addresses.ts. */
  readonly rootNameOf: typeof rootNameOf;
  /** True for a type that is a group of subnets. */
  readonly isSubnetGroup: (type: string) => boolean;
  /** The service that an attribute names and others are a part of, by attribute. */
  readonly namedHosts: ReadonlyMap<string, NamedHost>;
  /** Types that an attribute may name by plain name, without a reference. */
  readonly namedContainers: ReadonlyMap<string, readonly string[]>;
}

const OWN_NAME: readonly string[] = ['name'];

/** Returns the type that an unread module seems to build; null if its purpose is unknown. */
function builtBy(values: Readonly<Record<string, Json>>): string | null {
  const words = values[MODULE_PURPOSE];
  return typeof words === 'string' ? (purposeOf(words)?.type ?? null) : null;
}

/** Returns the values of an unread module as those of a module of this cloud; see `purposeIn`. */
function asModuleOf(values: Readonly<Record<string, Json>>, cloud: Cloud): Readonly<Record<string, Json>> {
  const words = values[MODULE_PURPOSE];
  const purpose = purposeIn(typeof words === 'string' ? words : null, cloud);
  return purpose === null || purpose === words ? values : { ...values, [MODULE_PURPOSE]: purpose };
}

function ownNamesOfModule(values: Readonly<Record<string, Json>>): readonly string[] {
  const type = builtBy(values);
  return type === null ? [] : (factsOf(type).namedBy ?? OWN_NAME);
}

/**
 * Returns the rules by which outsiders enter a resource. For an unread module, those of the type that it seems to
 * build: its inputs have the names of that type's arguments, such as `internal` of a load balancer.
 */
const entriesOf = (type: string, values: Readonly<Record<string, Json>>): readonly EntryRule[] =>
  factsOf(builtTypeOf(type, values)).entries ?? [];

/** Returns the type itself; for an unread module, the type that it seems to build. */
const builtTypeOf = (type: string, values: Readonly<Record<string, Json>>): string =>
  (factsOf(type).unread === true ? builtBy(values) : null) ?? type;

const isInNoNetwork = (type: string): boolean =>
  factsOf(type).placedBy?.every((attribute) => NAMED_CONTAINERS.get(attribute)?.every(isResourceGroup) === true) ===
  true;

const isResourceGroup = (type: string): boolean => type === 'azurerm_resource_group';

/** True for a type that forwards requests, and for an unread module that builds one. */
function isRelay(type: string, values: Readonly<Record<string, Json>>): boolean {
  const { category, relay } = factsOf(builtTypeOf(type, values));
  return relay === true || category === 'network';
}

/** Categories of services: not of people, policies and tools. */
const SERVICE_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  'compute',
  'containers',
  'network',
  'storage',
  'database',
  'analytics',
  'integration',
  'security',
  'ml',
]);

/**
 * True for a service. Parts of another resource, lookups that the provider answers, DNS zones, and types that only
 * support others are none.
 */
function isServiceType(type: string): boolean {
  const { category, connection, fold, hide, identity, lookup, operational, several, supporting } = factsOf(type);
  const isPartOrLookup = [connection, fold, hide, lookup, operational, several].some((fact) => fact !== undefined);
  const isForOthers = identity === true || supporting === true || rankOf(type) === 'dns' || isContainerType(type);
  return hasTitle(type) && SERVICE_CATEGORIES.has(category) && !isPartOrLookup && !isForOthers && !asksCloud(type);
}

/** A service outside the input that an ARN names. */
interface NamedService {
  readonly type: string;
  /** Exact text of its name in the ARN. */
  readonly name: string;
}

let arnPatterns: readonly { readonly type: string; readonly pattern: RegExp }[] | undefined;

/** Returns the service of a whole ARN; null for other texts and for ARNs of several resources. */
function serviceNamedBy(text: string): NamedService | null {
  if (!text.startsWith('arn:')) return null;
  arnPatterns ??= textPatternsOf('aws')
    .filter(([type, pattern]) => pattern.startsWith('arn:') && isServiceType(type))
    .map(([type, pattern]) => ({ type, pattern: patternOfArn(pattern) }));
  for (const { type, pattern } of arnPatterns) {
    const name = pattern.exec(text)?.groups?.name;
    if (name !== undefined) return { type, name };
  }
  return null;
}

/** Returns the pattern of whole ARNs for one of `knownAs`, in which `{}` or `{/}` is the name. */
const patternOfArn = (wild: string): RegExp =>
  new RegExp(`^${wild.replaceAll('*', '[^:/]*').replace('{/}', '(?<name>[^:*]+)').replace('{}', '(?<name>[^:/*]+)')}$`);

/** The facts of this folder. */
export const KNOWLEDGE: Knowledge = {
  factsOf,
  boxFactsOf,
  isHostType,
  isNetworkHost,
  isServiceType,
  serviceNamedBy,
  namesOtherSide,
  isPeering,
  cloudOf,
  isKnown: hasTitle,
  resolvedTypeOf,
  asModuleOf,
  ownNamesOf: (type) => factsOf(type).namedBy ?? OWN_NAME,
  ownNamesOfModule,
  lookupOf,
  filterKindOf,
  nameTags: NAME_TAGS,
  entriesOf,
  placedBy: (type) => factsOf(type).placedBy ?? PLACED_BY[cloudOf(type)],
  multiSubnetAttributes: MULTI_SUBNET_ATTRIBUTES,
  interfaceAttributes: INTERFACE_ATTRIBUTES,
  zoneAttributes: ZONE_ATTRIBUTES,
  relationOf,
  relationOfInput,
  namesOther,
  attributesWithoutCalls: ATTRIBUTES_WITHOUT_CALLS,
  supportingAttributes: SUPPORTING_ATTRIBUTES,
  programAttributes: PROGRAM_ATTRIBUTES,
  isCopiedProperty,
  isLeftOut,
  namesParent,
  membershipAttributes: MEMBERSHIP_ATTRIBUTES,
  ownerAttributes: OWNER_ATTRIBUTES,
  containerAttributes: CONTAINER_ATTRIBUTES,
  instructionAttributes: INSTRUCTION_ATTRIBUTES,
  addressInModule,
  partAttributes: PART_ATTRIBUTES,
  selfAddresses: SELF_ADDRESSES,
  grantsInModule,
  isSelfReference,
  allowsIn,
  wordOfModule,
  isAddressForOthers,
  isForCalls,
  isOtherRecord: (type, { type: kind }) =>
    factsOf(type).hostnameZone !== undefined &&
    typeof kind === 'string' &&
    !RECORDS_OF_ADDRESSES.has(kind.toUpperCase()),
  commonWords: COMMON_WORDS,
  isEnvironment,
  isPrivateEndpointPath,
  isOfOrigins,
  isProgramSetting,
  isWorkflowText,
  actorTypeOf,
  contentsTypeOf,
  routing: ROUTING,
  regionBoxOf,
  outerRegionOf,
  accountTypes: ACCOUNT_TYPES,
  accountName,
  isGlobal,
  regionAttribute: REGION_ATTRIBUTE,
  regionPattern: REGION_PATTERN,
  statedLocations: STATED_LOCATIONS,
  statedLocation,
  locationAttributesOf,
  isRegionOrZone,
  isPlaceholderAccount,
  documentShapes: DOCUMENT_SHAPES,
  permissionsOf,
  isMetadataPermission,
  isAdministration,
  meansEverything,
  everywhere: UNLIMITED_RANGES,
  outsiders: OUTSIDERS,
  protocols: PROTOCOL_ALIASES,
  protocolsWithoutCalls: PROTOCOLS_WITHOUT_CALLS,
  isCaller: (type) => factsOf(type).caller === true || RUNTIME_CATEGORIES.includes(factsOf(type).category),
  programs: WORKLOADS,
  isRelay,
  builtTypeOf,
  isDnsName: (type) => isRecord(type) || rankOf(type) === 'dns',
  isDnsRecord: isRecord,
  ownIdentities: IDENTITY_ATTRIBUTES,
  statedIdentities: STATED_IDENTITIES,
  identities: IDENTITIES,
  networkTypes: NETWORK_TYPES,
  networkKindOf,
  networkName,
  hasNetworkWord,
  rootNameOf,
  isSubnetGroup,
  namedHosts: NAMED_HOSTS,
  isInNoNetwork,
  namedContainers: NAMED_CONTAINERS,
};
