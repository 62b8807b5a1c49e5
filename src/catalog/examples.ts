/** Placeholders: values that stand for ones that only a variable or a cloud knows. */

import type { Json } from '../graph/inventory.js';
import { SOMEWHERE, UNKNOWN_REGIONS, unknownZone } from './locations.js';
import type { Cloud } from './model.js';
import type { Answer, LookupRule, Whereabouts } from './rules.js';

// ---- Values by kind. Account numbers are those of the documentation of the clouds

export const ACCOUNT = '123456789012';
export const ZERO_UUID = '00000000-0000-0000-0000-00000000000';
export const SUBSCRIPTION = `${ZERO_UUID}4`;
export const ROLE = `arn:aws:iam::${ACCOUNT}:role/example`;
export const EMPTY_POLICY = '{"Version":"2012-10-17","Statement":[]}';
/** Of the range for benchmarks (RFC 2544), which nobody builds in: what is made of it is told from the user's own ranges. */
export const NETWORK = '198.18.0.0/16';
export const partOfNetwork = (index: number): string => `198.18.${index}.0/24`;
const MACHINE = '198.18.0.10';

/** What of them is told again in a text that was made of them. */
const TOLD = /:example:|123456789012|(?<![\d.])198\.18\.\d{1,3}\.\d/;

export const holdsExample = (text: string): boolean => TOLD.test(text);

/** What variables for a project are filled with, by their names. */
const PROJECT = /^(?:example-|gcp-|google-|host-|service-)?project(?:-id|-name)?$/;

export const isMadeUpAccount = (account: string): boolean =>
  account === ACCOUNT || account === SUBSCRIPTION || PROJECT.test(account);

// ---- Attributes of data sources, by name

/** Attributes that hold several. */
export const PLURAL = /(?:ids|names|arns|zones|blocks|addresses|instances|list|cidrs|prefixes|records)$/;

/** Names of attributes of resources that take lists, for want of a value that shows it. */
export const TAKES_LIST =
  /(?:values|actions|resources|identifiers|ids|names|arns|owners|types|prefixes|suffixes|cidrs|blocks|items|subjects|members|addresses|ports|zones|keys|scopes|roles|permissions)$/;

export const isTags = (name: string): boolean => /^(?:tags|labels|tags_all)$/.test(name);

/** A text like no other, which `isStandIn` knows again: of `external`, too, whose name has no underscore. */
export const standIn = (type: string, name: string): string => `${type.includes('_') ? type : `${type}_data`}.${name}`;

/** What is done with it says more than its name; `uses` are names of functions and tags of usage. */
export function exampleOf(type: string, name: string, uses: ReadonlySet<string>): Json {
  if (uses.has('jsondecode') || uses.has('yamldecode') || /json$/.test(name)) return '{}';
  if (uses.has('base64decode')) return 'ZXhhbXBsZQ==';
  if ([...uses].some((use) => use.startsWith('cidr')) || /cidr(?:_block)?$/.test(name)) return NETWORK;
  if (uses.has('tonumber') || (/(?:port|size|count|number)$/.test(name) && uses.has('#operation'))) return 1;
  if (/arn$/.test(name)) return `arn:aws:example:us-east-1:${ACCOUNT}:${type}`;
  if (/^(?:enabled|exists|is_.*)$/.test(name)) return true;
  return standIn(type, name);
}

// ---- Texts for elements that nobody knows: keys of instances are made of them, names never are

/** The only element that is known of. */
export const ELEMENT = 'each';

/** One of several. @param index from 0 */
const elementOf = (index: number): string => `${ELEMENT}-${index}`;

/** `each`, `each-0`, the answer `aws_subnets.ids-1` of a data source; several of them joined where keys are pairs. */
const PART = String.raw`(?:each|[a-z][a-z0-9]*_[a-z0-9_]+\.[a-z0-9_]+)(?:-[0-2])?`;
const ELEMENTS = new RegExp(`^${PART}(?:[-_.:/ ]${PART})*$`);
const NUMBER = /-([0-2])(?![\w.])/g;
/** The third part of the placeholder networks is their number. */
const NETWORK_PART = /^198\.18\.(\d)\.0\/24$/;

/** Whether a text has such an element in it, between other words. */
export const holdsElement = (text: string): boolean => /(?:^|[^a-z0-9])each(?:-[0-2])?(?![a-z0-9])/.test(text);

/** Whether an instance stands for elements that nobody knows. @param address of the graph, or as Terraform writes it */
export const isAnyElement = (address: string): boolean =>
  [...address.matchAll(/\["([^"]*)"\]/g)].some(([, key = '']) => holdsElement(key));

/**
 * The number of a placeholder among its siblings in words: `2` for `each-1`, empty for the only one; null for a text that is
 * none.
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

/** Networks have a part in each zone; null where one shows what there would be. @param one what an item would be */
export function itemFor(name: string, one: string, cloud: Cloud, index: number): string | null {
  if (!SEVERAL.test(name)) return null;
  if (/cidr/.test(name) || one === NETWORK || one === MACHINE) return partOfNetwork(index);
  return ZONES.test(name) ? zoneFor(name, cloud, index) : elementOf(index);
}

const zoneFor = (name: string, cloud: Cloud, index: number): string =>
  unknownZone(/gcp|google/.test(name) ? 'google' : cloud, index);

export const isFalse = (name: string): boolean => /^(?:disable|skip|no|not|prevent)(?:_|$)/.test(name);

const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/https|ssl|tls/, 443],
  [/port/, 80],
  [/newbits/, 8],
  [/retention|days/, 7],
  [/size_gb|disk|storage/, 20],
];

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

export const textFor = (name: string, cloud: Cloud): string => likelyText(name, cloud) ?? name.replaceAll('_', '-');

/** An item of a list: nothing is known of it, not even a name. */
export const itemTextFor = (name: string, cloud: Cloud): string => likelyText(name, cloud) ?? ELEMENT;

const likelyText = (name: string, cloud: Cloud): string | undefined =>
  TEXTS.find(([pattern]) => pattern.test(name))?.[1](cloud);

// ---- Answers of data sources that most configurations read

/** Zones of a region that nobody has asked: most have three. */
const ZONES_SAID = 3;

/** @param known what the question and the configuration of its provider say */
export function whereaboutsIn(cloud: Cloud, known: Partial<Whereabouts>): Whereabouts {
  const { zone = SOMEWHERE.google, project = 'example-project', location = UNKNOWN_REGIONS.azure } = known;
  return { region: known.region ?? UNKNOWN_REGIONS[cloud], zone, project, location };
}

export function answerOf({ region = [], zone = [], zones = {}, says }: LookupRule, at: Whereabouts): Answer {
  const numbers = Array.from({ length: ZONES_SAID }, (_, i) => i);
  return {
    ...Object.fromEntries(region.map((name) => [name, at.region])),
    ...Object.fromEntries(zone.map((name) => [name, at.zone])),
    ...Object.fromEntries(
      Object.entries(zones).map(([name, nameOf]) => [name, numbers.map((i) => nameOf(at.region, i))]),
    ),
    ...says?.(at),
  };
}
