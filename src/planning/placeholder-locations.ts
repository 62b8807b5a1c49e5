/**
 * Replaces placeholders of locations in planned values: tokens stand for the region, zone and account of a stand-in
 * provider, and the names of catalog/locations.ts for unknown regions and their zones.
 */

import {
  ALL_ZONE_ATTRIBUTES,
  isUnknownLocation,
  REGION_ATTRIBUTE,
  UNKNOWN_LOCATIONS,
  unknownZoneIndex,
} from '../catalog/locations.js';
import type { Inventory, Json, Resource } from '../graph/inventory.js';
import { member, textOf } from '../platform/json/foreign.js';
import { LOCATION } from '../terraform/mock-provider/provider-location.js';

/**
 * Maps provider locations to the tokens that stand for them in the plan. Code can read any attribute of a resource,
 * including the location attribute, and a location may come from a secret. So a token contains no part of the location,
 * and code that reads it gets an unknown location.
 */
export class PlaceholderLocations {
  /** Locations as JSON, by token. */
  readonly #locations = new Map<string, string>();

  /**
   * Returns the token for a location, always the same one.
   * @param location JSON of region, zone and account
   */
  tokenOf(location: string): string {
    const known = [...this.#locations].find(([, knownLocation]) => knownLocation === location);
    const token = known?.[0] ?? `zz-unknown-place-${this.#locations.size}`;
    this.#locations.set(token, location);
    return token;
  }

  /** Returns the location as JSON; null for a string that is not a token. */
  locationOf(token: string): string | null {
    return this.#locations.get(token) ?? null;
  }
}

/** Sets region, zone and account of each resource from its provider's configuration, as Terraform has evaluated it. */
export function withLocations(inventory: Inventory, locations: PlaceholderLocations): Inventory {
  const resources = inventory.resources.map((resource) =>
    withoutUnknownLocations(withTokenLocation(resource, locations)),
  );
  return { ...inventory, resources };
}

/** Replaces the token of a resource by the location that it stands for. */
function withTokenLocation(resource: Resource, locations: PlaceholderLocations): Resource {
  const { [LOCATION]: token, ...values } = resource.values;
  if (token === undefined) return resource;
  const { region: _, zone: __, account: ___, ...others } = resource;
  const text = typeof token === 'string' ? locations.locationOf(token) : null;
  if (text === null) return { ...others, values };
  const location: unknown = JSON.parse(text);
  const [region, zone, account] = ['region', 'zone', 'account'].map((name) => textOf(member(location, name)));
  return {
    ...others,
    values,
    // The resource's own `region` takes precedence over that of its provider.
    ...(region != null && textOf(values.region) === null && { region }),
    ...(zone != null && { zone }),
    ...(account != null && { account }),
  };
}

/** Instance keys in the text of a plan: `["zz-unknown-1a"]` in addresses, where the quotes are escaped. */
const KEYS = /\[\\"(?:[^"\\\]]|\\[^"])*\\"\]/g;

/** Replaces placeholder zones in the instance keys of a plan by their numbers. */
export function withNumberedKeys(text: string): string {
  if (!isUnknownLocation(text)) return text;
  return text.replace(KEYS, (key) =>
    key.replace(UNKNOWN_LOCATIONS, (location) => zoneLabelOf(location, true) ?? 'region'),
  );
}

// ---- Unknown regions and zones. A zone is shown by its number; everything else is left out.

/**
 * Returns the label of a zone that is unknown, but distinct from the others.
 * @param index from 0
 */
export const zoneNumber = (index: number): string => `zone ${index + 1}`;

/** Returns the resource without the placeholders of unknown regions and zones. */
export function withoutUnknownLocations(resource: Resource): Resource {
  const values: Record<string, Json> = Object.create(null);
  let isChanged = false;
  for (const [name, value] of Object.entries(resource.values)) {
    const cleaned = withoutPlaceholders(value, ALL_ZONE_ATTRIBUTES.has(name));
    if (cleaned !== value) isChanged = true;
    if (cleaned !== undefined) values[name] = cleaned;
  }
  const { region, zone, ...others } = resource;
  if (!isChanged && !isUnknownLocation(`${region} ${zone}`)) return resource;
  // A resource that sets its own region is not in its provider's region.
  const isElsewhere = Object.hasOwn(resource.values, REGION_ATTRIBUTE) && !Object.hasOwn(values, REGION_ATTRIBUTE);
  if (isElsewhere) return { ...others, values };
  return { ...others, ...knownOf({ region, zone }), values };
}

/** Returns region and zone without placeholders. */
function knownOf({ region, zone }: { readonly region: string | undefined; readonly zone: string | undefined }) {
  const isKnown = (location: string | undefined): location is string =>
    location !== undefined && !isUnknownLocation(location);
  return { ...(isKnown(region) && { region }), ...(isKnown(zone) && { zone }) };
}

/**
 * Returns the value without placeholders; the same object if it has none, undefined if nothing is left.
 * @param isZone true if a placeholder zone becomes its label
 */
function withoutPlaceholders(value: Json, isZone: boolean): Json | undefined {
  if (typeof value === 'string') return isUnknownLocation(value) ? zoneLabelOf(value, isZone) : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => withoutPlaceholders(item, isZone));
    return items.some((item, index) => item !== value[index]) ? items.filter((item) => item !== undefined) : value;
  }
  const entries = Object.entries(value).map(([name, item]): [string, Json | undefined, Json] => [
    name,
    withoutPlaceholders(item, false),
    item,
  ]);
  if (entries.every(([, cleaned, item]) => cleaned === item)) return value;
  const members: Record<string, Json> = Object.create(null);
  for (const [name, item] of entries) if (item !== undefined) members[name] = item;
  return members;
}

/** Returns the label of a placeholder zone; undefined for a region, or a zone without an index. */
function zoneLabelOf(name: string, isZone: boolean): string | undefined {
  const index = isZone ? unknownZoneIndex(name) : null;
  return index === null ? undefined : zoneNumber(index);
}
