/**
 * Reports the region, zone and account that each provider is configured for, in an extra attribute of every resource.
 * This way Terraform itself evaluates the expressions of the provider configuration, including variables and module
 * inputs. The offline planner reads the attribute from the plan.
 */

import { PROVIDER_ARGUMENTS } from '../../catalog/cloud.js';
import { isUnknownLocation } from '../../catalog/locations.js';
import { locationFrom } from '../provider-config.js';
import type { ProviderLocation } from '../references/config-graph.js';
import type { AttributeSchema, Fields, ProviderSchema, Value } from './schema.js';

/** Name of the extra attribute. */
export const LOCATION = 'groundplan_place';

const { region, zone, roles, accounts, own } = PROVIDER_ARGUMENTS;
/** Provider arguments that determine the location. */
export const LOCATION_ARGUMENTS: readonly string[] = [region, zone, roles.block, accounts, ...own];

/**
 * Adds the location attribute to resources and data sources. Returns the schema as it is if the provider's
 * configuration has no argument that determines a location.
 */
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

const ATTRIBUTE: AttributeSchema = { type: 'string', computed: true, isLocation: true };

/**
 * Returns the location as JSON without the unknown parts: `{"region":"eu-west-1"}`; `{}` if nothing is known.
 * @param configured the configuration of the provider
 */
export function locationText(configured: Fields): string {
  const known = (value: Value | undefined): string | null =>
    typeof value === 'string' && value !== '' && !isUnknownLocation(value) ? value : null;
  const itemsOf = (value: Value | undefined): readonly Value[] =>
    Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  const roleArns = itemsOf(configured[roles.block]).map((role) =>
    typeof role === 'object' && role !== null && roles.name in role ? known((role as Fields)[roles.name]) : null,
  );
  const location: ProviderLocation = locationFrom(
    { region: known(configured[region]), zone: known(configured[zone]) },
    roleArns,
    itemsOf(configured[accounts]),
    own.map((name) => known(configured[name])),
  );
  return JSON.stringify(location);
}
