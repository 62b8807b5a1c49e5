/** Where things are, as far as the code tells: what providers are configured with, and what is known of their regions. */

import { listOf, member, textOf } from '../../json/foreign.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { ModuleNode, ProviderCode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { placeFrom } from '../../terraform/provider-config.js';
import type { PlaceOfProvider } from '../../terraform/references/config-graph.js';
import { type Configured, providerOf } from '../../terraform/references/providers.js';
import { ZONE_LETTERS, ZONES, zoneIdOf, zoneNumber } from '../../terraform/unknown-places.js';
import { evaluate, type Names } from './evaluate.js';
import { isList, toJson, UNKNOWN, Unknown, type Value, Zones } from './value.js';

/** A module, as far as its providers go. */
export interface ProviderScope {
  readonly node: ModuleNode;
  readonly parent: ProviderScope | null;
  configured(code: ProviderCode): Value;
  names(): Names;
}

/** Of a module whose code is not here also which provider it is. */
export interface PlaceOfModule extends PlaceOfProvider {
  readonly provider?: string;
}

export function placeConfigured({ scope, code }: Configured<ProviderScope>): PlaceOfProvider {
  const values = toJson(scope.configured(code)) ?? {};
  const roles = listOf(member(values, 'assume_role')).map((role) => textOf(member(role, 'role_arn')));
  const where = { region: textOf(member(values, 'region')), zone: textOf(member(values, 'zone')) };
  return placeFrom(where, roles, listOf(member(values, 'allowed_account_ids')));
}

/** Of the provider configuration that a resource uses; not what the resource says itself. */
export function placeOf({ type, block }: Pick<ResourceCode, 'type' | 'block'>, scope: ProviderScope): PlaceOfProvider {
  const configured = providerOf<ProviderScope>(type, block, scope);
  if (configured === null) return {};
  const { region, zone, ...others } = placeConfigured(configured);
  const says = (name: string): boolean => {
    const own = argumentOf(block.body, name);
    return own !== null && evaluate(own, scope.names()) !== null;
  };
  return {
    ...others,
    ...(region !== undefined && !says('region') && { region }),
    ...(zone !== undefined && !says('zone') && { zone }),
  };
}

/** What a data source says of the region that it is asked about; null where that is not what it is for. */
export function lookedUp(resource: ResourceCode, name: string, scope: ProviderScope, names: Names): Value | null {
  const answer = ANSWERS.get(`${resource.type}.${name}`);
  const own = argumentOf(resource.block.body, 'region');
  // What is written is known without.
  if (answer === undefined || argumentOf(resource.block.body, name) !== null) return null;
  const said = own === null ? null : evaluate(own, names);
  if (said === null) return answer(placeOf(resource, scope));
  return answer(typeof said === 'string' ? { region: said } : {});
}

type Answer = (place: PlaceOfProvider) => Value;

const region: Answer = (place) => place.region ?? UNKNOWN;

/** @param between what stands between the name of a region and the letter of a zone */
const zones =
  (between: string): Answer =>
  ({ region }) =>
    new Zones((index) => {
      const letter = ZONE_LETTERS[index];
      if (letter === undefined) return UNKNOWN;
      return region === undefined ? new Unknown(new Set(), letter) : `${region}${between}${letter}`;
    });

const zoneIds: Answer = ({ region }) =>
  new Zones((index) => {
    if (ZONE_LETTERS[index] === undefined) return UNKNOWN;
    return region === undefined ? new Unknown(new Set(), ZONE_LETTERS[index]) : zoneIdOf(region, index);
  });

const ANSWERS: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['aws_region.name', region],
  ['aws_region.region', region],
  ['aws_region.id', region],
  ['aws_availability_zones.id', region],
  ['aws_availability_zones.names', zones('')],
  ['aws_availability_zones.zone_ids', zoneIds],
  ['google_client_config.region', region],
  ['google_client_config.zone', ({ zone }) => zone ?? UNKNOWN],
  ['google_compute_zones.names', zones('-')],
]);

/** Of a zone in a region that nobody knows, the letter may be written: it is not the same as one with another. */
export const withNumberedZones = (values: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
  new Map([...values].map(([name, value]): [string, Value] => [name, ZONES.has(name) ? numbered(value) : value]));

function numbered(value: Value): Value {
  if (isList(value)) return value.map(numbered);
  const index = value instanceof Unknown ? ZONE_LETTERS.indexOf(value.ending.replace(/^-/, '') || '?') : -1;
  return index < 0 ? value : zoneNumber(index);
}
