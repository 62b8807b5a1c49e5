/**
 * Regions and zones: their names, their attributes, and placeholders for unknown ones.
 *
 * A location is a region, a zone, a multi-region or `global`. A region's geographic name is `Ireland`, its label
 * `eu-west-1 (Ireland)`.
 */
import type { Cloud } from './model.js';

// ---- Names of regions. AWS and Google Cloud: geographic names by code, shown after the code. Azure: display names, shown
// instead of the code.

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

const GEOGRAPHIC_NAMES: ReadonlyMap<string, string> = new Map(Object.entries({ ...AWS, ...GOOGLE }));
const DISPLAY_NAMES: ReadonlyMap<string, string> = new Map(AZURE.map((name) => [codeOf(name), name]));

/**
 * Returns the geographic name of a region: `Ireland` for `eu-west-1`. Undefined for unknown regions and for Azure's,
 * whose names already say where they are.
 */
export const geographicNameOf = (code: string): string | undefined => GEOGRAPHIC_NAMES.get(code);

/** True for the name of a region, or of a zone in one. */
export const isKnownRegionOrZone = (name: string): boolean =>
  DISPLAY_NAMES.has(codeOf(name)) || GEOGRAPHIC_NAMES.has(name.replace(/(?<=\d)-?[a-z]$/, ''));

/** Returns `West Europe` for `westeurope`; any other string unchanged. */
export const displayName = (location: string): string => DISPLAY_NAMES.get(codeOf(location)) ?? location;

/** Returns the label of a region: `eu-west-1 (Ireland)`, `West Europe`; any other string unchanged. */
export function regionLabel(code: string): string {
  const name = geographicNameOf(code);
  return name === undefined ? displayName(code) : `${code} (${name})`;
}

interface LocationSource {
  readonly attributes: readonly string[];
  readonly pattern: RegExp;
}

/**
 * Attributes that hold a resource's location, and the pattern that extracts the region. None for AWS, where the
 * provider sets the region.
 */
const LOCATION_SOURCES: Partial<Record<Cloud, LocationSource>> = {
  google: {
    attributes: ['region', 'location', 'location_id', 'zone'],
    pattern: /(?:^|\/)([a-z]+-[a-z]+\d{1,2})(?:-[a-z])?$/,
  },
  azure: { attributes: ['location'], pattern: /^([a-z0-9 ]+)$/ },
};

/** Returns the attributes with a resource's location; none for a cloud where the provider sets it. */
export const locationAttributesOf = (cloud: Cloud): readonly string[] => LOCATION_SOURCES[cloud]?.attributes ?? [];

// Location of a global resource.
const GLOBAL = 'global';

/**
 * Returns the location in a resource's own values: a region code, or the name of a location of another kind (`eu`, a
 * multi-region). Null for global, undefined if not set. Example: `zone = "europe-west1-b"` gives `europe-west1`.
 */
export function statedLocation(cloud: Cloud, textOf: (attribute: string) => string): string | null | undefined {
  const source = LOCATION_SOURCES[cloud];
  if (source === undefined) return undefined;
  const values = source.attributes.map((name) => textOf(name).toLowerCase());
  const known = values.filter((value) => value !== '' && !isUnknownLocation(value));
  const locations = known.map((value) => source.pattern.exec(value)?.[1] ?? value);
  const region = locations.find((name) => GEOGRAPHIC_NAMES.has(name) || DISPLAY_NAMES.has(codeOf(name)));
  if (region !== undefined) return GEOGRAPHIC_NAMES.has(region) ? region : codeOf(region);
  if (locations.length === 0) return undefined;
  return locations.find((location) => location !== GLOBAL) ?? null;
}

// ---- Patterns of region and zone names, and their attributes.

/** Attribute with a region other than the provider's (since version 6 of the AWS provider). */
export const REGION_ATTRIBUTE = 'region';

/** Matches the name of an AWS region; attributes named `region` may hold locations of other kinds. */
export const REGION_PATTERN = /^[a-z]{2}(?:-[a-z]+)+-\d$/;

/** Captures the region of an AWS zone, as in `eu-west-1a`; no match for a local zone (`us-west-2-lax-1a`). */
export const ZONE_PATTERN = /^([a-z]{2}(?:-[a-z]+)+-\d)[a-z]$/;

/** AWS attribute from whose zone the region of a resource's provider can be inferred. */
export const PROVIDER_ZONE_ATTRIBUTE = 'availability_zone';

/** Matches `eu-west-1`, `eu-west-1a`, `europe-west1` and `europe-west1-b`. */
export const REGION_OR_ZONE = /^[a-z]+(?:-[a-z]+)+-?\d+(?:-?[a-z])?$/;

/** True for a region or zone, not for a multi-region or continent. */
export const isRegionOrZone = (location: string): boolean =>
  REGION_OR_ZONE.test(location) || regionLabel(location) !== location;

/** Top-level attributes that hold zone names or zone IDs. */
export const ALL_ZONE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'availability_zone',
  'availability_zone_id',
  'availability_zone_ids',
  'availability_zones',
  'zone',
  'zones',
  'node_locations',
]);

/** Attributes that hold names of zones or regions; not zone IDs. */
export const LOCATION_ATTRIBUTES: ReadonlySet<string> = new Set([
  'availability_zone',
  'availability_zones',
  'zone',
  'zones',
  'region',
  'location',
  'node_locations',
]);

// ---- Unknown regions and zones, for variables without a value and providers without a region. Terraform needs a string.
// These have the form of real names, so code that splits names still works, but are not real names, so they can be
// recognised anywhere.

/** Placeholder of a region by cloud. */
export const UNKNOWN_REGIONS: Readonly<Record<Cloud, string>> = {
  aws: 'zz-unknown-1',
  google: 'zz-unknown1',
  azure: 'zzunknown',
  other: 'zz-unknown-1',
};

// Also matches after `upper`, `replace` and the like.
const UNKNOWN = /zz[-_. ]?unknown/i;

/** True for a text with a placeholder region or zone. */
export const isUnknownLocation = (value: string): boolean => UNKNOWN.test(value);

/** Zone letters: as many as the largest region has (`us-east-1`). */
export const ZONE_LETTERS = 'abcdef';

/** Returns the letter of a zone; also beyond ZONE_LETTERS, so that every index gives a well-formed name. */
const letterOf = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index);

/** Matches names of zones: the region and a letter, or only a number. */
const ZONE_NAMES: Readonly<Record<Cloud, (region: string, index: number) => string>> = {
  aws: (region, index) => `${region}${letterOf(index)}`,
  google: (region, index) => `${region}-${letterOf(index)}`,
  azure: (_, index) => String(index + 1),
  other: (region, index) => `${region}${letterOf(index)}`,
};

/**
 * Returns the name of a zone.
 * @param index from 0
 */
export const zoneNameIn = (cloud: Cloud, region: string, index: number): string => ZONE_NAMES[cloud](region, index);

/**
 * Returns a placeholder zone.
 * @param index from 0
 */
export const unknownZone = (cloud: Cloud, index: number): string => zoneNameIn(cloud, UNKNOWN_REGIONS[cloud], index);

/** An unknown zone of an unknown region, without an index. */
export const UNKNOWN_ZONES: Readonly<Record<'aws' | 'google', string>> = {
  aws: `${UNKNOWN_REGIONS.aws}z`,
  google: `${UNKNOWN_REGIONS.google}-z`,
};

/** Returns the AWS zone ID, which is the same in all accounts: `use1-az1` in us-east-1. */
export function zoneIdOf(region: string, index: number): string {
  const [area = '', ...words] = region.split('-');
  const short = words.map((word) => /^(north|south)(east|west)$/.exec(word)?.slice(1) ?? [word]);
  const letters = short.flatMap((parts) => parts.map((part) => part[0]));
  return isUnknownLocation(region) ? `${region}-az${index + 1}` : `${area}${letters.join('')}-az${index + 1}`;
}

// `zz-unknown-1a`, `zz-unknown1-a`, `zz-unknown-1-az1`.
const UNKNOWN_ZONE = /^zz-unknown(?:-1|1-)([a-f])$|^zz-unknown-1-az([1-6])$/;

/** Returns the index of a zone in an unknown region, from 0; null for any other string or an unknown index. */
export function unknownZoneIndex(name: string): number | null {
  const [, letter, number] = UNKNOWN_ZONE.exec(name) ?? [];
  if (letter !== undefined) return ZONE_LETTERS.indexOf(letter);
  return number === undefined ? null : Number(number) - 1;
}

/** Matches the placeholder regions and zones of all clouds in a string. Global: for `replace` and `matchAll` only. */
export const UNKNOWN_LOCATIONS = /zz-unknown(?:-1|1)(?:-az[1-6]|-?[a-z](?![a-z0-9]))?|zzunknown/g;

/**
 * Attributes with maps whose keys the user chooses: a key named like a location says nothing about the resource's
 * location.
 */
const USER_KEYED_MAPS: ReadonlySet<string> = new Set([
  'annotations',
  'app_settings',
  'data',
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

/**
 * True for a path inside a map whose keys the user chooses.
 * @param path of an attribute, with the enclosing blocks
 */
export const isInUserKeyedMap = (path: string): boolean => path.split('.').some((name) => USER_KEYED_MAPS.has(name));
