/**
 * The location that a provider is configured for. The plan reports it for each resource, in an attribute that only simulated
 * providers have. Terraform has then evaluated all expressions, variables and module inputs.
 */

import { PROVIDER_ARGUMENTS } from '../../catalog/cloud.js';
import { isUnknownLocation } from '../../catalog/locations.js';
import { locationFrom } from '../provider-config.js';
import type { ProviderLocation } from '../references/config-graph.js';
import type { Fields, ProviderSchema, Value } from './schema.js';

export const LOCATION = 'groundplan_place';

/** Provider arguments that determine its location. */
const { region, zone, roles, accounts, own } = PROVIDER_ARGUMENTS;
export const LOCATION_ARGUMENTS: readonly string[] = [region, zone, roles.block, accounts, ...own];

/** Adds the location attribute to resources and data sources if the provider's configuration has location arguments. */
export function withLocation(schema: ProviderSchema): ProviderSchema {
  const { attributes, blocks } = schema.config;
  if (!LOCATION_ARGUMENTS.some((name) => attributes.has(name) || blocks.has(name))) return schema;
  const extended = <T extends ProviderSchema['resources']>(types: T) =>
    new Map(
      [...types].map(([type, block]) => [
        type,
        { ...block, attributes: new Map([...block.attributes, [LOCATION, ATTRIBUTE] as const]) },
      ]),
    );
  return { ...schema, resources: extended(schema.resources), data: extended(schema.data) };
}

const ATTRIBUTE = { type: 'string', computed: true, isLocation: true } as const;

/** Returns the location as JSON without the unknown parts; `{}` if nothing is known. */
export function locationText(configured: Fields): string {
  const known = (value: Value | undefined): string | null =>
    typeof value === 'string' && value !== '' && !isUnknownLocation(value) ? value : null;
  const itemsOf = (value: Value | undefined): readonly Value[] =>
    Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  const taken = itemsOf(configured[roles.block]).map((role) =>
    typeof role === 'object' && role !== null && roles.name in role ? known((role as Fields)[roles.name]) : null,
  );
  const place: ProviderLocation = locationFrom(
    { region: known(configured[region]), zone: known(configured[zone]) },
    taken,
    itemsOf(configured[accounts]),
    own.map((name) => known(configured[name])),
  );
  return JSON.stringify(place);
}
