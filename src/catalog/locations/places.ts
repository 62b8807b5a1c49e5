/**
 * What people call the regions of the clouds. AWS and Google are known by their codes, and where that is stands beside them;
 * the names of Azure are its display names, which people use in the place of the code.
 */
import type { Cloud } from '../model.js';
import { isUnknownPlace } from './unknown.js';

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

const PLACES: ReadonlyMap<string, string> = new Map(Object.entries({ ...AWS, ...GOOGLE }));
const NAMES: ReadonlyMap<string, string> = new Map(AZURE.map((name) => [codeOf(name), name]));

/** Where a region is: `Ireland` for `eu-west-1`; absent for what is called by its place, and for what nobody knows. */
export const placeOfRegion = (code: string): string | undefined => PLACES.get(code);

/** Whether it is the name of a region, or of a zone in one. */
export const isKnownPlace = (text: string): boolean =>
  NAMES.has(codeOf(text)) || PLACES.has(text.replace(/(?<=\d)-?[a-z]$/, ''));

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
export function placeSaid(cloud: Cloud, textOf: (attribute: string) => string): string | null | undefined {
  const { in: names = [], looks = /$^/ } = SAID[cloud] ?? {};
  const texts = names.map((name) => textOf(name).toLowerCase()).filter((text) => text !== '' && !isUnknownPlace(text));
  const places = texts.map((text) => looks.exec(text)?.[1] ?? text);
  const region = places.find((place) => PLACES.has(place) || NAMES.has(codeOf(place)));
  if (region !== undefined) return PLACES.has(region) ? region : codeOf(region);
  if (places.length === 0) return undefined;
  return places.find((place) => place !== EVERYWHERE) ?? null;
}
