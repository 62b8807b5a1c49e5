/** Placeholders for values that are known only from variables or from the cloud. */

import type { Json } from '../graph/inventory.js';
import { UNKNOWN_REGIONS, UNKNOWN_ZONES, unknownZone } from './locations.js';
import type { Cloud } from './model.js';
import type { Answer, LookupLocation, LookupRule } from './rules.js';

// ---- Values by kind. Account numbers come from the providers' documentation.

/** Placeholder for an AWS account ID. */
export const ACCOUNT = '123456789012';
/** A UUID of zeros without its last digit. */
export const ZERO_UUID = '00000000-0000-0000-0000-00000000000';
/** Placeholder for the ID of an Azure subscription, tenant or application. */
export const SUBSCRIPTION = `${ZERO_UUID}4`;
/** Placeholder for the ARN of a role. */
export const ROLE = `arn:aws:iam::${ACCOUNT}:role/example`;
/** A policy document without statements. */
export const EMPTY_POLICY = '{"Version":"2012-10-17","Statement":[]}';
/**
 * Placeholder for the range of a network: a range reserved for benchmarks (RFC 2544). Real networks do not use it, so a
 * range in the user's code is unlikely to equal a placeholder.
 */
export const NETWORK = '198.18.0.0/16';
/**
 * Returns one /24 range of `NETWORK`, as the placeholder for a subnet's range.
 * @param index from 0 to 255
 */
export const partOfNetwork = (index: number): string => `198.18.${index}.0/24`;
const MACHINE = '198.18.0.10';

// Parts of placeholders that remain recognisable in longer strings.
const ADDRESS = '(?<![\\d.])198\\.18\\.\\d{1,3}\\.\\d';
const PLACEHOLDER = new RegExp(`:example:|123456789012|${ADDRESS}`);
const PLACEHOLDER_ADDRESS = new RegExp(ADDRESS);

/** True for a string with a placeholder address or range. */
export const holdsPlaceholderAddress = (text: string): boolean => PLACEHOLDER_ADDRESS.test(text);

/** True for a string with a placeholder account, ARN, address or range. */
export const holdsPlaceholder = (text: string): boolean => PLACEHOLDER.test(text);

// Project placeholders, which `textFor` derives from the variable's name.
const PROJECT = /^(?:example-|gcp-|google-|host-|service-)?project(?:-id|-name)?$/;

/** True for a placeholder account, subscription or project. */
export const isPlaceholderAccount = (account: string): boolean =>
  account === ACCOUNT || account === SUBSCRIPTION || PROJECT.test(account);

// ---- Attributes of data sources, by name

/** Matches names of attributes that are lists. */
export const PLURAL_NAME = /(?:ids|names|arns|zones|blocks|addresses|instances|list|cidrs|prefixes|records)$/;

/** Matches names of arguments that are lists, for use if no value reveals the type. */
export const LIST_ARGUMENT =
  /(?:values|actions|resources|identifiers|ids|names|arns|owners|types|prefixes|suffixes|cidrs|blocks|items|subjects|members|addresses|ports|zones|keys|scopes|roles|permissions)$/;

/** True for an attribute with tags or labels. */
export const isTagsAttribute = (name: string): boolean => /^(?:tags|labels|tags_all)$/.test(name);

/**
 * Returns a unique placeholder that `ELEMENTS` matches: `aws_ami.id`. A type without an underscore (`external`) gets a
 * suffix.
 */
export const standIn = (type: string, name: string): string => `${type.includes('_') ? type : `${type}_data`}.${name}`;

/**
 * True for a value of an attribute that `standIn` made, alone or as one item of a list.
 * @example isStandInOf('address_prefixes', 'azurerm_subnet.address_prefixes-0, azurerm_subnet.address_prefixes-1') // true
 */
export const isStandInOf = (attribute: string, text: string): boolean =>
  text.includes(`.${attribute}`) &&
  text.split(', ').some((item) => /^[a-z][a-z0-9]*_[a-z0-9_]+\.(.+?)(?:-[0-2])?$/.exec(item)?.[1] === attribute);

/**
 * Returns a placeholder for an attribute of a data source. Its use in the code takes precedence over its name. Example:
 * `jsondecode(data.x.y.body)` needs `{}`.
 * @param uses names of the functions that take it, and `#operation` for an operand (see planning/offline)
 */
export function placeholderFor(type: string, name: string, uses: ReadonlySet<string>): Json {
  if (uses.has('jsondecode') || uses.has('yamldecode') || /json$/.test(name)) return '{}';
  if (uses.has('base64decode')) return 'ZXhhbXBsZQ==';
  if ([...uses].some((use) => use.startsWith('cidr')) || /cidr(?:_block)?$/.test(name)) return NETWORK;
  if (uses.has('tonumber') || (/(?:port|size|count|number)$/.test(name) && uses.has('#operation'))) return 1;
  if (/arn$/.test(name)) return `arn:aws:example:us-east-1:${ACCOUNT}:${type}`;
  if (/^(?:enabled|exists|is_.*)$/.test(name)) return true;
  return standIn(type, name);
}

// ---- Unknown elements: placeholders for keys of instances. Such a placeholder is never shown as a name.

/** Placeholder for a single element. */
export const ELEMENT = 'each';

/**
 * Returns the placeholder for one of several elements.
 * @param index from 0
 */
const elementOf = (index: number): string => `${ELEMENT}-${index}`;

// `each`, `each-0`, a data source's answer `aws_subnets.ids-1`; joined for composed keys.
const PART = String.raw`(?:each|[a-z][a-z0-9]*_[a-z0-9_]+\.[a-z0-9_]+)(?:-[0-2])?`;
const ELEMENTS = new RegExp(`^${PART}(?:[-_.:/ ]${PART})*$`);
const NUMBER = /-([0-2])/g;
// The third octet of a placeholder network is its index.
const NETWORK_PART = /^198\.18\.(\d)\.0\/24$/;

/** True for a string that contains a placeholder element. */
export const holdsElement = (text: string): boolean => /(?:^|[^a-z0-9])each(?:-[0-2])?(?![a-z0-9])/.test(text);

/**
 * True for an instance that stands for unknown elements.
 * @param address in the graph, or as Terraform writes it
 */
export const isAnyElement = (address: string): boolean =>
  [...address.matchAll(/\["([^"]*)"\]/g)].some(([, key = '']) => holdsElement(key));

/**
 * Returns the number of a placeholder element or subnet range among its siblings: `2` for `each-1`, `2 1` for
 * `each-1_each-0`, empty for a single one. Null for any other string.
 */
export function elementNumber(text: string): string | null {
  const network = NETWORK_PART.exec(text);
  if (network !== null) return String(Number(network[1]) + 1);
  if (!ELEMENTS.test(text)) return null;
  return [...text.matchAll(NUMBER)].map(([, index]) => String(Number(index) + 1)).join(' ');
}

// ---- Variables without a value, by name

const ZONES = /zone|^azs?$|_azs?$/;
const SEVERAL = /(?:cidr|subnet|zone|^azs?$|_azs?$)/;

/**
 * Returns an item for a list of networks, subnets or zones, which usually has one per zone. Null for other lists, which
 * get one item.
 * @param item a single item
 */
export function itemFor(name: string, item: string, cloud: Cloud, index: number): string | null {
  if (!SEVERAL.test(name)) return null;
  if (/cidr/.test(name) || item === NETWORK || item === MACHINE) return partOfNetwork(index);
  return ZONES.test(name) ? zoneFor(name, cloud, index) : elementOf(index);
}

const zoneFor = (name: string, cloud: Cloud, index: number): string =>
  unknownZone(/gcp|google/.test(name) ? 'google' : cloud, index);

/** True for the name of a switch that is usually off: `disable_logging`, `skip_final_snapshot`. */
export const defaultsToFalse = (name: string): boolean => /^(?:disable|skip|no|not|prevent)(?:_|$)/.test(name);

const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/https|ssl|tls/, 443],
  [/port/, 80],
  [/newbits/, 8],
  [/retention|days/, 7],
  [/size_gb|disk|storage/, 20],
];

/** Returns a likely number for a variable of this name; 1 if the name gives no hint. */
export const numberFor = (name: string): number => NUMBERS.find(([pattern]) => pattern.test(name))?.[1] ?? 1;

const TEXTS: readonly (readonly [RegExp, (cloud: Cloud) => string])[] = [
  [/cidr/, () => NETWORK],
  [/^aws_region$/, () => UNKNOWN_REGIONS.aws],
  [/^region$|_region$|^region_/, (cloud) => UNKNOWN_REGIONS[cloud]],
  [/^location$|_location$/, () => UNKNOWN_REGIONS.azure],
  [/availability_zone|^az$|_az$|^zone$/, (cloud) => unknownZone(cloud, 0)],
  [/zone_name|domain|hostname|fqdn|dns_name/, () => 'example.com'],
  [/account_id|account_number/, () => ACCOUNT],
  [/(?:subscription|tenant|client|object)_id/, () => SUBSCRIPTION],
  [/email/, () => 'someone@example.com'],
  [/^env$|environment|^stage$/, () => 'dev'],
  [/instance_type|instance_class/, () => 't3.micro'],
  [/url|endpoint/, () => 'https://example.com'],
  [/json|policy_document/, () => '{}'],
  [/(?:^|_)ip(?:_address)?$/, () => MACHINE],
  [/(?:^|_)arn$/, () => ROLE],
  [/(?:^|_)(?:date|timestamp)$/, () => '2000-01-01T00:00:00Z'],
  [/version/, () => '1.0'],
];

/** Returns a likely string for a variable of this name. Without a hint it is the name with hyphens: `my-thing`. */
export const textFor = (name: string, cloud: Cloud): string => likelyText(name, cloud) ?? name.replaceAll('_', '-');

/** Returns a likely string for an item of a list of this name; `ELEMENT` if the name gives no hint. */
export const itemTextFor = (name: string, cloud: Cloud): string => likelyText(name, cloud) ?? ELEMENT;

const likelyText = (name: string, cloud: Cloud): string | undefined =>
  TEXTS.find(([pattern]) => pattern.test(name))?.[1](cloud);

// ---- Answers of data sources that most configurations read

/** Number of zones assumed for a region whose zones were not read: most regions have three. */
const ZONES_ASSUMED = 3;

/**
 * Returns a location with defaults for unknown parts.
 * @param known arguments of the data source and of its provider
 */
export function lookupLocation(cloud: Cloud, known: Partial<LookupLocation>): LookupLocation {
  const { zone = UNKNOWN_ZONES.google, project = 'example-project', location = UNKNOWN_REGIONS.azure } = known;
  return { region: known.region ?? UNKNOWN_REGIONS[cloud], zone, project, location };
}

/** Returns the attributes of a data source whose answer depends on its location only. */
export function lookupAnswer(
  { region = [], zone = [], zones = {}, answers }: LookupRule,
  location: LookupLocation,
): Answer {
  const numbers = Array.from({ length: ZONES_ASSUMED }, (_, i) => i);
  return {
    ...Object.fromEntries(region.map((name) => [name, location.region])),
    ...Object.fromEntries(zone.map((name) => [name, location.zone])),
    ...Object.fromEntries(
      Object.entries(zones).map(([name, nameOf]) => [name, numbers.map((i) => nameOf(location.region, i))]),
    ),
    ...answers?.(location),
  };
}
