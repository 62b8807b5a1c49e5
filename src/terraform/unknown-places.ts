/**
 * Regions and zones that nobody knows: variables without a value, providers without a region. Terraform needs a text to
 * go on with; these look like the names that clouds give, so that code which takes such names apart still works, and
 * like none of them, so that they are known again wherever they get to. A zone is drawn by its number, all else is left
 * out.
 */
import type { Json, Resource } from '../graph/inventory.js';

export const UNKNOWN_REGIONS = { aws: 'zz-unknown-1', google: 'zz-unknown1', azure: 'zzunknown' } as const;

/** Also after `upper`, `replace` and the like. */
const UNKNOWN = /zz[-_. ]?unknown/i;

export const isUnknownPlace = (text: string): boolean => UNKNOWN.test(text);

/** Zones as regions number them; more than any region has. */
export const ZONE_LETTERS = 'abcdef';

/** How AWS calls the zones of a region that are the same for everybody: `use1-az1` in us-east-1. */
export function zoneIdOf(region: string, index: number): string {
  const [country = '', ...words] = region.split('-');
  const short = words.map((word) => /^(north|south)(east|west)$/.exec(word)?.slice(1) ?? [word]);
  const letters = short.flatMap((parts) => parts.map((part) => part[0]));
  return isUnknownPlace(region) ? `${region}-az${index + 1}` : `${country}${letters.join('')}-az${index + 1}`;
}

/** `zz-unknown-1a`, `zz-unknown1-a`, `zz-unknown-1-az1`. */
const UNKNOWN_ZONE = /^zz-unknown(?:-1|1-)([a-f])$|^zz-unknown-1-az([1-6])$/;

/** A zone of which no more is known than that it is not the others. @param index from 0 */
export const zoneNumber = (index: number): string => `zone ${index + 1}`;

/** Attributes at the top of a resource that hold zones. */
export const ZONES: ReadonlySet<string> = new Set([
  'availability_zone',
  'availability_zone_id',
  'availability_zone_ids',
  'availability_zones',
  'zone',
  'zones',
  'node_locations',
]);

/** What a resource says of where it is itself: the provider has no say then. */
const REGION = 'region';

/** Without the regions and zones that stand for unknown ones. */
export function withoutUnknownPlaces(resource: Resource): Resource {
  const values: Record<string, Json> = Object.create(null);
  let isChanged = false;
  for (const [name, value] of Object.entries(resource.values)) {
    const kept = without(value, ZONES.has(name));
    if (kept !== value) isChanged = true;
    if (kept !== undefined) values[name] = kept;
  }
  const { region, zone, ...others } = resource;
  if (!isChanged && !isUnknownPlace(`${region} ${zone}`)) return resource;
  const isElsewhere = Object.hasOwn(resource.values, REGION) && !Object.hasOwn(values, REGION);
  if (isElsewhere) return { ...others, values };
  return { ...others, ...known({ region, zone }), values };
}

function known({ region, zone }: { readonly region: string | undefined; readonly zone: string | undefined }) {
  const isKnown = (place: string | undefined): place is string => place !== undefined && !isUnknownPlace(place);
  return { ...(isKnown(region) && { region }), ...(isKnown(zone) && { zone }) };
}

/** The value itself where nothing of it is unknown. */
function without(value: Json, isZone: boolean): Json | undefined {
  if (typeof value === 'string') return isUnknownPlace(value) ? numbered(value, isZone) : value;
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

export function numbered(text: string, isZone: boolean): string | undefined {
  const [, letter, number] = (isZone && UNKNOWN_ZONE.exec(text)) || [];
  if (letter !== undefined) return zoneNumber(ZONE_LETTERS.indexOf(letter));
  return number === undefined ? undefined : zoneNumber(Number(number) - 1);
}
