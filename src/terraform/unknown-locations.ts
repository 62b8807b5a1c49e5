/**
 * Removes placeholders of unknown regions and zones (catalog/locations.ts) from planned values. A zone is shown by its
 * number; everything else is left out.
 */
import { ALL_ZONE_ATTRIBUTES, isUnknownLocation, REGION_ATTRIBUTE, unknownZoneIndex } from '../catalog/locations.js';
import type { Json, Resource } from '../graph/inventory.js';

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
    const kept = without(value, ALL_ZONE_ATTRIBUTES.has(name));
    if (kept !== value) isChanged = true;
    if (kept !== undefined) values[name] = kept;
  }
  const { region, zone, ...others } = resource;
  if (!isChanged && !isUnknownLocation(`${region} ${zone}`)) return resource;
  // A resource that sets its own region is not in its provider's region.
  const isElsewhere = Object.hasOwn(resource.values, REGION_ATTRIBUTE) && !Object.hasOwn(values, REGION_ATTRIBUTE);
  if (isElsewhere) return { ...others, values };
  return { ...others, ...known({ region, zone }), values };
}

function known({ region, zone }: { readonly region: string | undefined; readonly zone: string | undefined }) {
  const isKnown = (location: string | undefined): location is string =>
    location !== undefined && !isUnknownLocation(location);
  return { ...(isKnown(region) && { region }), ...(isKnown(zone) && { zone }) };
}

/** Returns the value without placeholders; the same object if it has none. */
function without(value: Json, isZone: boolean): Json | undefined {
  if (typeof value === 'string') return isUnknownLocation(value) ? numbered(value, isZone) : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => without(item, isZone));
    return items.some((item, i) => item !== value[i]) ? items.filter((item) => item !== undefined) : value;
  }
  const entries = Object.entries(value).map(([name, item]): [string, Json | undefined, Json] => [
    name,
    without(item, false),
    item,
  ]);
  if (entries.every(([, kept, item]) => kept === item)) return value;
  const kept: Record<string, Json> = Object.create(null);
  for (const [name, item] of entries) if (item !== undefined) kept[name] = item;
  return kept;
}

/** Returns the label of a placeholder zone; undefined for a region, or a zone without an index. */
export function numbered(name: string, isZone: boolean): string | undefined {
  const index = isZone ? unknownZoneIndex(name) : null;
  return index === null ? undefined : zoneNumber(index);
}
