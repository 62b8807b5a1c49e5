/** What regions and zones are called, and what is in none. */
import type { Json } from '../../graph/inventory.js';
import { factsOf } from '../index.js';
import { regionInWords } from './places.js';

/** Attribute that holds a region where it differs from the provider's (since version 6 of the AWS provider). */
export const REGION_ATTRIBUTE = 'region';

/** What names a region, not a place of another kind that an attribute of the same name holds. */
export const REGION_NAME = /^[a-z]{2}(?:-[a-z]+)+-\d$/;

/** The region of `eu-west-1a`; a zone of another kind (`us-west-2-lax-1a`) names none. */
export const REGION_OF_ZONE = /^([a-z]{2}(?:-[a-z]+)+-\d)[a-z]$/;

/** Attribute with a zone that proves in which region the provider of a resource builds. */
export const PROVING_ZONE = 'availability_zone';

/** `eu-west-1`, `europe-west1`, `europe-west1-b`: a part of an expression is none. */
export const PLACE_NAME = /^[a-z]+(?:-[a-z]+)+-?\d+(?:-?[a-z])?$/;

/** Whether a place is one region: neither several of them nor a part of the world. */
export const isRegion = (place: string): boolean => PLACE_NAME.test(place) || regionInWords(place) !== place;

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

/** Attributes that say where something is, by its zones or by its region. */
export const PLACES: ReadonlySet<string> = new Set([
  'availability_zone',
  'availability_zones',
  'zone',
  'zones',
  'region',
  'location',
  'node_locations',
]);

/** Whether a resource belongs to no region. */
export function isGlobal(type: string, values: Readonly<Record<string, Json>>): boolean {
  const rule = factsOf(type).global ?? false;
  if (typeof rule === 'boolean') return rule;
  return Object.entries(rule).every(([name, value]) => Object.hasOwn(values, name) && values[name] === value);
}
