/** Which attributes hold the name that a resource has in its cloud; `name` stands for the tag `Name` too. */
import { factsOf } from './index.js';

const USUAL = ['name', 'display_name'] as const;

/** Best first. */
export const nameAttributesOf = (type: string): readonly string[] => {
  const { namedBy } = factsOf(type);
  return namedBy === undefined ? USUAL : [...namedBy, ...USUAL];
};

/** Made up by the provider where the configuration names nothing. */
export const MADE_UP_NAME = /^terraform-\d{14,}/;

/** A time of 18 digits and a counter: what the AWS provider puts after a name prefix. */
export const UNIQUE_SUFFIX = /\d{18}[0-9a-f]{8}$/;

/** What a cloud calls something that nobody has named: `subnet-0bb1c79de3EXAMPLE` tells nobody anything. */
export const MADE_UP_ID = /^[a-z]+-(?:[0-9a-f]{8}|[0-9a-f]{17})$/;

/**
 * Zones and regions that were made out of an attribute are called after their network too, to tell them apart
 * (`main_eu-west-1a`, `main_zone-1` where nobody knows which); in the picture they are inside it.
 */
export const PLACE_NAMES: ReadonlyMap<string, RegExp> = new Map([
  ['aws_az', /_([a-z]{2}(?:-[a-z]+)+-\d(?:[a-z]|(?:-[a-z0-9]+)+))$|_([a-z]{3,5}\d(?:-[a-z]{3}\d)?-az\d)$|_zone-(\d)$/],
  ['tv_gcp_region', /_([a-z]+-[a-z]+\d+)$/],
  ['tv_gcp_zone', /_([a-z]+-[a-z]+\d+-[a-z])$|_zone-(\d)$/],
  ['tv_azurerm_zone', /^zone[-_](\d)$/],
]);
