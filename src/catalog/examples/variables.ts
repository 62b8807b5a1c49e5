/** What a variable that nobody has set is likely to hold, by its name. */

import { UNKNOWN_REGIONS, unknownZone } from '../locations/unknown.js';
import type { Cloud } from '../model.js';
import { ELEMENT, elementOf } from './keys.js';
import { ACCOUNT, MACHINE, NETWORK, partOfNetwork, ROLE, SUBSCRIPTION } from './values.js';

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
