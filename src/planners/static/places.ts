/** Where things are, as far as the code tells: what providers are configured with, and what is known of their regions. */

import { PROVIDER_ARGUMENTS } from '../../catalog/cloud.js';
import { factsOf } from '../../catalog/index.js';
import { ZONE_LETTERS, ZONES } from '../../catalog/locations.js';
import { listOf, member, textOf } from '../../json/foreign.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { ModuleNode, ProviderCode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { placeFrom } from '../../terraform/provider-config.js';
import type { PlaceOfProvider } from '../../terraform/references/config-graph.js';
import { instanceKey } from '../../terraform/references/instance-key.js';
import { type Configured, type ProviderKey, providerOf } from '../../terraform/references/providers.js';
import { zoneNumber } from '../../terraform/unknown-places.js';
import { evaluate, type Names } from './evaluate.js';
import type { Repetition } from './expand.js';
import { isList, toJson, toKey, UNKNOWN, Unknown, type Value, Zones } from './value.js';

/** A module, as far as its providers go. */
export interface ProviderScope {
  readonly node: ModuleNode;
  readonly parent: ProviderScope | null;
  readonly caller: { readonly repetition: Repetition } | null;
  /** Instances of a provider with `for_each`; one, without a key, of all others. */
  instancesOf(code: ProviderCode): readonly Repetition[];
  configured(code: ProviderCode, instance: Repetition): Value;
  names(repetition?: Repetition): Names;
}

/** Of a module whose code is not here also which provider it is. */
export interface PlaceOfModule extends PlaceOfProvider {
  readonly provider?: string;
}

/**
 * The region, zone and account of a provider configuration. If its instance is not known, only what all instances share.
 * @param repetition of the resource that names the provider
 */
export function placeConfigured(
  { scope, code, key }: Configured<ProviderScope>,
  repetition?: Repetition,
): PlaceOfProvider {
  const instances = scope.instancesOf(code);
  const wanted = key === undefined ? null : keyOf(key, repetition);
  const meant = wanted === null ? instances : instances.filter((instance) => instance.key === wanted);
  const [first = {}, ...others] = meant.map((instance) => placeIn(scope.configured(code, instance)));
  return others.reduce(inCommon, first);
}

/** As `Repetition.key` has it; null where it is not known. */
function keyOf({ expression, scope, inside }: ProviderKey<ProviderScope>, own?: Repetition): string | null {
  const key = toKey(evaluate(expression, scope.names(inside === null ? own : inside.caller?.repetition)));
  return typeof key === 'string' ? instanceKey(key) : null;
}

const inCommon = (a: PlaceOfProvider, b: PlaceOfProvider): PlaceOfProvider => ({
  ...(a.region !== undefined && a.region === b.region && { region: a.region }),
  ...(a.zone !== undefined && a.zone === b.zone && { zone: a.zone }),
  ...(a.account !== undefined && a.account === b.account && { account: a.account }),
});

function placeIn(configured: Value): PlaceOfProvider {
  const values = toJson(configured) ?? {};
  const { region, zone, roles: role, accounts } = PROVIDER_ARGUMENTS;
  const roles = listOf(member(values, role.block)).map((block) => textOf(member(block, role.name)));
  const where = { region: textOf(member(values, region)), zone: textOf(member(values, zone)) };
  const own = PROVIDER_ARGUMENTS.own.map((name) => textOf(member(values, name)));
  return placeFrom(where, roles, listOf(member(values, accounts)), own);
}

/** The region, zone and account of the provider that a resource instance uses, without the resource's own `region`. */
export function placeOf(
  { type, block }: Pick<ResourceCode, 'type' | 'block'>,
  scope: ProviderScope,
  repetition?: Repetition,
): PlaceOfProvider {
  const configured = providerOf<ProviderScope>(type, block, scope);
  if (configured === null) return {};
  const { region, zone, ...others } = placeConfigured(configured, repetition);
  const says = (name: string): boolean => {
    const own = argumentOf(block.body, name);
    return own !== null && evaluate(own, scope.names(repetition)) !== null;
  };
  return {
    ...others,
    ...(region !== undefined && !says('region') && { region }),
    ...(zone !== undefined && !says('zone') && { zone }),
  };
}

/** What a data source says of the region that it is asked about; null where that is not what it is for. */
export function lookedUp(
  resource: ResourceCode,
  name: string,
  scope: ProviderScope,
  repetition: Repetition,
): Value | null {
  const answer = answerIn(resource.type, name);
  const own = argumentOf(resource.block.body, 'region');
  // What is written is known without.
  if (answer === null || argumentOf(resource.block.body, name) !== null) return null;
  const said = own === null ? null : evaluate(own, scope.names(repetition));
  if (said === null) return answer(placeOf(resource, scope, repetition));
  return answer(typeof said === 'string' ? { region: said } : {});
}

type Answer = (place: PlaceOfProvider) => Value;

/** Null for an attribute that says nothing of the region. */
function answerIn(type: string, name: string): Answer | null {
  const { region = [], zone = [], zones = {} } = factsOf(type).lookup ?? {};
  if (region.includes(name)) return (place) => place.region ?? UNKNOWN;
  if (zone.includes(name)) return (place) => place.zone ?? UNKNOWN;
  const nameOf = Object.hasOwn(zones, name) ? zones[name] : undefined;
  return nameOf === undefined ? null : (place) => zonesOf(place, nameOf);
}

/** @param nameOf what the zone of that number is called */
function zonesOf({ region }: PlaceOfProvider, nameOf: (region: string, index: number) => string): Value {
  return new Zones((index) => {
    const letter = ZONE_LETTERS[index];
    if (letter === undefined) return UNKNOWN;
    return region === undefined ? new Unknown(new Set(), letter) : nameOf(region, index);
  });
}

/** Of a zone in a region that nobody knows, the letter may be written: it is not the same as one with another. */
export const withNumberedZones = (values: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
  new Map([...values].map(([name, value]): [string, Value] => [name, ZONES.has(name) ? numbered(value) : value]));

function numbered(value: Value): Value {
  if (isList(value)) return value.map(numbered);
  const index = value instanceof Unknown ? ZONE_LETTERS.indexOf(value.ending.replace(/^-/, '') || '?') : -1;
  return index < 0 ? value : zoneNumber(index);
}
