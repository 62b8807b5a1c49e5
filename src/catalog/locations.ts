/** Regions and zones: their names, the attributes that hold them, and texts that stand for unknown ones. */
import type { Cloud } from './model.js';

// ---- Names of regions: the place beside the code for AWS and Google, the display name instead of the code for Azure.

const AWS = {
  'af-south-1': 'Cape Town',
  'ap-east-1': 'Hong Kong',
  'ap-east-2': 'Taipei',
  'ap-northeast-1': 'Tokyo',
  'ap-northeast-2': 'Seoul',
  'ap-northeast-3': 'Osaka',
  'ap-south-1': 'Mumbai',
  'ap-south-2': 'Hyderabad',
  'ap-southeast-1': 'Singapore',
  'ap-southeast-2': 'Sydney',
  'ap-southeast-3': 'Jakarta',
  'ap-southeast-4': 'Melbourne',
  'ap-southeast-5': 'Malaysia',
  'ap-southeast-7': 'Thailand',
  'ca-central-1': 'Canada Central',
  'ca-west-1': 'Calgary',
  'cn-north-1': 'Beijing',
  'cn-northwest-1': 'Ningxia',
  'eu-central-1': 'Frankfurt',
  'eu-central-2': 'Zurich',
  'eu-north-1': 'Stockholm',
  'eu-south-1': 'Milan',
  'eu-south-2': 'Spain',
  'eu-west-1': 'Ireland',
  'eu-west-2': 'London',
  'eu-west-3': 'Paris',
  'il-central-1': 'Tel Aviv',
  'me-central-1': 'UAE',
  'me-south-1': 'Bahrain',
  'mx-central-1': 'Mexico',
  'sa-east-1': 'São Paulo',
  'us-east-1': 'N. Virginia',
  'us-east-2': 'Ohio',
  'us-gov-east-1': 'GovCloud, US-East',
  'us-gov-west-1': 'GovCloud, US-West',
  'us-west-1': 'N. California',
  'us-west-2': 'Oregon',
};

const GOOGLE = {
  'africa-south1': 'Johannesburg',
  'asia-east1': 'Taiwan',
  'asia-east2': 'Hong Kong',
  'asia-northeast1': 'Tokyo',
  'asia-northeast2': 'Osaka',
  'asia-northeast3': 'Seoul',
  'asia-south1': 'Mumbai',
  'asia-south2': 'Delhi',
  'asia-southeast1': 'Singapore',
  'asia-southeast2': 'Jakarta',
  'australia-southeast1': 'Sydney',
  'australia-southeast2': 'Melbourne',
  'europe-central2': 'Warsaw',
  'europe-north1': 'Finland',
  'europe-north2': 'Stockholm',
  'europe-southwest1': 'Madrid',
  'europe-west1': 'Belgium',
  'europe-west10': 'Berlin',
  'europe-west12': 'Turin',
  'europe-west2': 'London',
  'europe-west3': 'Frankfurt',
  'europe-west4': 'Netherlands',
  'europe-west6': 'Zurich',
  'europe-west8': 'Milan',
  'europe-west9': 'Paris',
  'me-central1': 'Doha',
  'me-central2': 'Dammam',
  'me-west1': 'Tel Aviv',
  'northamerica-northeast1': 'Montréal',
  'northamerica-northeast2': 'Toronto',
  'northamerica-south1': 'Mexico',
  'southamerica-east1': 'São Paulo',
  'southamerica-west1': 'Santiago',
  'us-central1': 'Iowa',
  'us-east1': 'South Carolina',
  'us-east4': 'N. Virginia',
  'us-east5': 'Columbus',
  'us-south1': 'Dallas',
  'us-west1': 'Oregon',
  'us-west2': 'Los Angeles',
  'us-west3': 'Salt Lake City',
  'us-west4': 'Las Vegas',
};

const AZURE = [
  'Australia Central',
  'Australia Central 2',
  'Australia East',
  'Australia Southeast',
  'Austria East',
  'Belgium Central',
  'Brazil South',
  'Brazil Southeast',
  'Canada Central',
  'Canada East',
  'Central India',
  'Central US',
  'Chile Central',
  'China East',
  'China East 2',
  'China North',
  'China North 2',
  'China North 3',
  'East Asia',
  'East US',
  'East US 2',
  'France Central',
  'France South',
  'Germany North',
  'Germany West Central',
  'Indonesia Central',
  'Israel Central',
  'Italy North',
  'Japan East',
  'Japan West',
  'Jio India Central',
  'Jio India West',
  'Korea Central',
  'Korea South',
  'Malaysia West',
  'Mexico Central',
  'New Zealand North',
  'North Central US',
  'North Europe',
  'Norway East',
  'Norway West',
  'Poland Central',
  'Qatar Central',
  'South Africa North',
  'South Africa West',
  'South Central US',
  'South India',
  'Southeast Asia',
  'Spain Central',
  'Sweden Central',
  'Sweden South',
  'Switzerland North',
  'Switzerland West',
  'UAE Central',
  'UAE North',
  'UK South',
  'UK West',
  'US Gov Arizona',
  'US Gov Texas',
  'US Gov Virginia',
  'West Central US',
  'West Europe',
  'West India',
  'West US',
  'West US 2',
  'West US 3',
];

const codeOf = (name: string): string => name.replaceAll(' ', '').toLowerCase();

const PLACE_OF_CODE: ReadonlyMap<string, string> = new Map(Object.entries({ ...AWS, ...GOOGLE }));
const NAMES: ReadonlyMap<string, string> = new Map(AZURE.map((name) => [codeOf(name), name]));

/** Where a region is: `Ireland` for `eu-west-1`; absent for what is called by its place, and for what nobody knows. */
export const placeOfRegion = (code: string): string | undefined => PLACE_OF_CODE.get(code);

/** Whether it is the name of a region, or of a zone in one. */
export const isKnownPlace = (text: string): boolean =>
  NAMES.has(codeOf(text)) || PLACE_OF_CODE.has(text.replace(/(?<=\d)-?[a-z]$/, ''));

/** `West Europe` for `westeurope`; what is no region of Azure stays as it is. */
export const displayName = (location: string): string => NAMES.get(codeOf(location)) ?? location;

/** A region as people say it: `eu-west-1 (Ireland)`, `West Europe`. Anything else stays as it is. */
export function regionInWords(code: string): string {
  const place = placeOfRegion(code);
  return place === undefined ? displayName(code) : `${code} (${place})`;
}

interface Saying {
  readonly in: readonly string[];
  readonly looks: RegExp;
}

/** Attributes that hold the region of a resource where its cloud has no boxes for regions, and what a region looks like in them. */
const SAID: Partial<Record<Cloud, Saying>> = {
  google: { in: ['region', 'location', 'location_id', 'zone'], looks: /(?:^|\/)([a-z]+-[a-z]+\d{1,2})(?:-[a-z])?$/ },
  azure: { in: ['location'], looks: /^([a-z0-9 ]+)$/ },
};

/** Attributes in which a resource of a cloud says where it is; none where its provider does. */
export const placeAttributesOf = (cloud: Cloud): readonly string[] => SAID[cloud]?.in ?? [];

/** A location of what is in all of them. */
const EVERYWHERE = 'global';

/**
 * Where a resource is, as it says itself: the code of a region, else what a place of another kind is called (`eu`, several
 * regions of Google); null for everywhere, undefined where it says nothing.
 */
export function locationStated(cloud: Cloud, textOf: (attribute: string) => string): string | null | undefined {
  const { in: names = [], looks = /$^/ } = SAID[cloud] ?? {};
  const texts = names.map((name) => textOf(name).toLowerCase()).filter((text) => text !== '' && !isUnknownPlace(text));
  const places = texts.map((text) => looks.exec(text)?.[1] ?? text);
  const region = places.find((place) => PLACE_OF_CODE.has(place) || NAMES.has(codeOf(place)));
  if (region !== undefined) return PLACE_OF_CODE.has(region) ? region : codeOf(region);
  if (places.length === 0) return undefined;
  return places.find((place) => place !== EVERYWHERE) ?? null;
}

// ---- Shapes of names of regions and zones, and the attributes that hold them

/** Attribute that holds a region where it differs from the provider's (since version 6 of the AWS provider). */
export const REGION_ATTRIBUTE = 'region';

/** What names a region, not a place of another kind that an attribute of the same name holds. */
export const REGION_NAME = /^[a-z]{2}(?:-[a-z]+)+-\d$/;

/** The region of `eu-west-1a`; a zone of another kind (`us-west-2-lax-1a`) names none. */
export const REGION_OF_ZONE = /^([a-z]{2}(?:-[a-z]+)+-\d)[a-z]$/;

/** Attribute with a zone that proves in which region the provider of a resource builds. */
export const PROVING_ZONE = 'availability_zone';

/** `eu-west-1`, `europe-west1`, `europe-west1-b`: a part of an expression is none. */
export const PLACE_NAME = /^[a-z]+(?:-[a-z]+)+-?\d+(?:-?[a-z])?$/;

/** Whether a place is one region: neither several of them nor a part of the world. */
export const isRegion = (place: string): boolean => PLACE_NAME.test(place) || regionInWords(place) !== place;

/** Attributes at the top of a resource that hold zones. */
export const ZONES: ReadonlySet<string> = new Set([
  'availability_zone',
  'availability_zone_id',
  'availability_zone_ids',
  'availability_zones',
  'zone',
  'zones',
  'node_locations',
]);

/** Attributes that say where something is, by its zones or by its region. */
export const PLACES: ReadonlySet<string> = new Set([
  'availability_zone',
  'availability_zones',
  'zone',
  'zones',
  'region',
  'location',
  'node_locations',
]);

// ---- Regions and zones that nobody knows: variables without a value, providers without a region. Terraform needs a text to
// go on with; these look like the names that clouds give, so that code which takes such names apart still works, and
// like none of them, so that they are known again wherever they get to.

export const UNKNOWN_REGIONS: Readonly<Record<Cloud, string>> = {
  aws: 'zz-unknown-1',
  google: 'zz-unknown1',
  azure: 'zzunknown',
  other: 'zz-unknown-1',
};

/** Also after `upper`, `replace` and the like. */
const UNKNOWN = /zz[-_. ]?unknown/i;

export const isUnknownPlace = (text: string): boolean => UNKNOWN.test(text);

/** Zones as regions number them; more than any region has. */
export const ZONE_LETTERS = 'abcdef';

/** Clouds call the zones of a region by its name and a letter, or by a number alone. */
const ZONE_NAMES: Readonly<Record<Cloud, (region: string, index: number) => string>> = {
  aws: (region, index) => `${region}${ZONE_LETTERS[index]}`,
  google: (region, index) => `${region}-${ZONE_LETTERS[index]}`,
  azure: (_, index) => String(index + 1),
  other: (region, index) => `${region}${ZONE_LETTERS[index]}`,
};

export const zoneNameIn = (cloud: Cloud, region: string, index: number): string => ZONE_NAMES[cloud](region, index);

export const unknownZone = (cloud: Cloud, index: number): string => zoneNameIn(cloud, UNKNOWN_REGIONS[cloud], index);

/** One of the zones of a region, nobody knows which: it has no number. */
export const SOMEWHERE: Readonly<Record<'aws' | 'google', string>> = {
  aws: `${UNKNOWN_REGIONS.aws}z`,
  google: `${UNKNOWN_REGIONS.google}-z`,
};

/** How AWS calls the zones of a region that are the same for everybody: `use1-az1` in us-east-1. */
export function zoneIdOf(region: string, index: number): string {
  const [country = '', ...words] = region.split('-');
  const short = words.map((word) => /^(north|south)(east|west)$/.exec(word)?.slice(1) ?? [word]);
  const letters = short.flatMap((parts) => parts.map((part) => part[0]));
  return isUnknownPlace(region) ? `${region}-az${index + 1}` : `${country}${letters.join('')}-az${index + 1}`;
}

/** `zz-unknown-1a`, `zz-unknown1-a`, `zz-unknown-1-az1`. */
const UNKNOWN_ZONE = /^zz-unknown(?:-1|1-)([a-f])$|^zz-unknown-1-az([1-6])$/;

/** Which zone of an unknown region a text names, from 0; null where it is none, or nobody knows which. */
export function unknownZoneIndex(text: string): number | null {
  const [, letter, number] = UNKNOWN_ZONE.exec(text) ?? [];
  if (letter !== undefined) return ZONE_LETTERS.indexOf(letter);
  return number === undefined ? null : Number(number) - 1;
}

/** All such places in a text. */
export const UNKNOWN_PLACES = /zz-unknown(?:-1|1)(?:-az[1-6]|-?[a-z](?![a-z0-9]))?/g;

/** Attributes that hold maps whose keys are the user's: a key that is called like a place says nothing of where something is. */
const OWN_KEYS: ReadonlySet<string> = new Set([
  'annotations',
  'app_settings',
  'default_tags',
  'environment',
  'environment_variables',
  'input',
  'keepers',
  'labels',
  'metadata',
  'parameters',
  'request_parameters',
  'string_data',
  'data',
  'tags',
  'tags_all',
  'template_variables',
  'triggers',
  'triggers_replace',
  'user_labels',
  'values',
  'variables',
  'vars',
]);

/** @param path of an attribute, with the blocks around it */
export const hasInstanceKeys = (path: string): boolean => path.split('.').some((name) => OWN_KEYS.has(name));
