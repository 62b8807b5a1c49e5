/**
 * Regions and zones that nobody knows: variables without a value, providers without a region. Terraform needs a text to
 * go on with; these look like the names that clouds give, so that code which takes such names apart still works, and
 * like none of them, so that they are known again wherever they get to.
 */
import type { Cloud } from '../model.js';

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
