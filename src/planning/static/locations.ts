/**
 * Evaluates the locations (region, zone and account) of resources and modules for the static planner: from provider
 * configurations, and from data sources that return a region or its zones. `module-scope.ts` calls it with its scope.
 */

import { PROVIDER_ARGUMENTS } from '../../catalog/cloud.js';
import { factsOf } from '../../catalog/index.js';
import { ALL_ZONE_ATTRIBUTES, ZONE_LETTERS } from '../../catalog/locations.js';
import { listOf, member, textOf } from '../../platform/json/foreign.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode, ModuleNode, ProviderCode, ResourceCode } from '../../terraform/module-tree/module-model.js';
import { parseModuleSource } from '../../terraform/modules/source.js';
import { locationFrom, shortProvider } from '../../terraform/provider-config.js';
import { instanceKey } from '../../terraform/references/addresses.js';
import type { ProviderLocation } from '../../terraform/references/config-graph.js';
import {
  type ConfiguredProvider,
  findProvider,
  type ProviderKey,
  type ProviderName,
  providerNameOf,
  providerOf,
} from '../../terraform/references/providers.js';
import { zoneNumber } from '../placeholder-locations.js';
import { evaluate, type Names } from './evaluate.js';
import type { Repetition } from './expand.js';
import { isList, toJson, toKey, UNKNOWN, Unknown, type Value, Zones } from './value.js';

/** The parts of a module scope that concern providers. */
export interface ProviderScope {
  readonly node: ModuleNode;
  readonly parent: ProviderScope | null;
  readonly caller: { readonly repetition: Repetition } | null;
  /** Returns the instances of a provider with `for_each`, and one without a key for any other provider. */
  instancesOf(code: ProviderCode): readonly Repetition[];
  configured(code: ProviderCode, instance: Repetition): Value;
  names(repetition?: Repetition): Names;
}

/** Location of a module. For a module whose code is not available, also its provider. */
export interface LocationOfModule extends ProviderLocation {
  readonly provider?: string;
}

/**
 * Returns the region, zone and account of a provider configuration. If the provider's instance is unknown, only the
 * parts that all instances share.
 * @param repetition instance of the resource that names the provider
 */
function locationConfigured(
  { scope, code, key }: ConfiguredProvider<ProviderScope>,
  repetition?: Repetition,
): ProviderLocation {
  const instances = scope.instancesOf(code);
  const providerKey = key === undefined ? null : keyOf(key, repetition);
  const candidates = providerKey === null ? instances : instances.filter((instance) => instance.key === providerKey);
  const [first = {}, ...others] = candidates.map((instance) => locationInValue(scope.configured(code, instance)));
  return others.reduce(sharedParts, first);
}

/**
 * Returns the key in the form of `Repetition.key`; null if it is unknown.
 * @param resourceInstance instance of the resource, in which the key is evaluated unless a module call contains the key
 */
function keyOf(
  { expression, scope, inside }: ProviderKey<ProviderScope>,
  resourceInstance?: Repetition,
): string | null {
  const repetition = inside === null ? resourceInstance : inside.caller?.repetition;
  const key = toKey(evaluate(expression, scope.names(repetition)));
  return typeof key === 'string' ? instanceKey(key) : null;
}

/** Returns the parts that two locations share. */
const sharedParts = (a: ProviderLocation, b: ProviderLocation): ProviderLocation => ({
  ...(a.region !== undefined && a.region === b.region && { region: a.region }),
  ...(a.zone !== undefined && a.zone === b.zone && { zone: a.zone }),
  ...(a.account !== undefined && a.account === b.account && { account: a.account }),
});

/** Reads the location from the value of a provider configuration. */
function locationInValue(configured: Value): ProviderLocation {
  const values = toJson(configured) ?? {};
  const { region, zone, roles, accounts } = PROVIDER_ARGUMENTS;
  const roleArns = listOf(member(values, roles.block)).map((block) => textOf(member(block, roles.name)));
  const location = { region: textOf(member(values, region)), zone: textOf(member(values, zone)) };
  const ownAccounts = PROVIDER_ARGUMENTS.own.map((name) => textOf(member(values, name)));
  return locationFrom(location, roleArns, listOf(member(values, accounts)), ownAccounts);
}

/**
 * Returns the region, zone and account of the provider that a resource instance uses. The region and zone are left out
 * if the resource sets its own.
 */
export function locationOf(
  { type, block }: Pick<ResourceCode, 'type' | 'block'>,
  scope: ProviderScope,
  repetition?: Repetition,
): ProviderLocation {
  const configured = providerOf<ProviderScope>(type, block, scope);
  if (configured === null) return {};
  const { region, zone, ...others } = locationConfigured(configured, repetition);
  const isSet = (name: string): boolean => {
    const argument = argumentOf(block.body, name);
    return argument !== null && evaluate(argument, scope.names(repetition)) !== null;
  };
  return {
    ...others,
    ...(region !== undefined && !isSet('region') && { region }),
    ...(zone !== undefined && !isSet('zone') && { zone }),
  };
}

/**
 * Returns an attribute of a data source that depends only on its region, such as `data.aws_region.current.name`. Null
 * for any other data source or attribute.
 */
export function lookupAnswer(
  resource: ResourceCode,
  name: string,
  scope: ProviderScope,
  repetition: Repetition,
): Value | null {
  const answer = answerIn(resource.type, name);
  // An attribute that the code sets has a value without the provider.
  if (answer === null || argumentOf(resource.block.body, name) !== null) return null;
  const argument = argumentOf(resource.block.body, 'region');
  const region = argument === null ? null : evaluate(argument, scope.names(repetition));
  if (region === null) return answer(locationOf(resource, scope, repetition));
  return answer(typeof region === 'string' ? { region } : {});
}

type Answer = (location: ProviderLocation) => Value;

/** Returns the function that answers for an attribute. Null if the attribute does not depend on the region. */
function answerIn(type: string, name: string): Answer | null {
  const { region = [], zone = [], zones = {} } = factsOf(type).lookup ?? {};
  if (region.includes(name)) return ({ region }) => region ?? UNKNOWN;
  if (zone.includes(name)) return ({ zone }) => zone ?? UNKNOWN;
  const zoneNameOf = Object.hasOwn(zones, name) ? zones[name] : undefined;
  return zoneNameOf === undefined ? null : (location) => zonesOf(location, zoneNameOf);
}

/**
 * Returns the zones of a region.
 * @param zoneNameOf returns the name of a zone by region and index, counted from 0
 */
function zonesOf({ region }: ProviderLocation, zoneNameOf: (region: string, index: number) => string): Value {
  return new Zones((index) => {
    const letter = ZONE_LETTERS[index];
    if (letter === undefined) return UNKNOWN;
    return region === undefined ? new Unknown(new Set(), letter) : zoneNameOf(region, index);
  });
}

/** Replaces zones of an unknown region by numbers that keep them distinct: the letter of `<unknown>a` is known. */
export const withNumberedZones = (values: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
  new Map(
    [...values].map(([name, value]): [string, Value] => [
      name,
      ALL_ZONE_ATTRIBUTES.has(name) ? withNumber(value) : value,
    ]),
  );

/** Replaces a zone, or all zones of a list. */
function withNumber(value: Value): Value {
  if (isList(value)) return value.map(withNumber);
  const index = value instanceof Unknown ? ZONE_LETTERS.indexOf(value.ending.replace(/^-/, '') || '?') : -1;
  return index < 0 ? value : zoneNumber(index);
}

// ---- Locates a module whose code is not available, by the providers that its call passes or that it would inherit.
// At most its name tells which of them it uses. If they are in different locations, the location is unknown.

/**
 * Returns the location of a module, and its provider; empty if it is unknown.
 * @param repetition the instance of the call
 */
export function locationOfCall(call: CallCode, scope: ProviderScope, repetition: Repetition): LocationOfModule {
  const providerBySource = providerIn(call.source ?? '');
  const locations = namesFor(call, scope)
    .map((name) => ({ name, provider: providerBehind(name.name, scope) }))
    .filter(({ provider }) => providerBySource === null || provider === providerBySource)
    .map(({ name, provider }) => ({ provider, ...locationOfName(name, scope, repetition) }))
    .filter(({ region }) => region !== undefined);
  const [location, ...others] = locations;
  return location !== undefined && others.every((candidate) => isSame(location, candidate)) ? location : {};
}

const isSame = (a: LocationOfModule, b: LocationOfModule): boolean =>
  a.provider === b.provider && a.region === b.region && a.account === b.account;

function locationOfName(name: ProviderName, scope: ProviderScope, repetition: Repetition) {
  const key = name.key && { expression: name.key, scope, inside: null };
  const configured = findProvider<ProviderScope>(name, scope, key);
  return configured === null ? {} : locationConfigured(configured, repetition);
}

/** Returns the provider of a local name, such as `aws`. */
const providerBehind = (name: string, { node }: ProviderScope): string =>
  shortProvider(node.code.requiredProviders.get(name) ?? name);

/** Returns the providers that a called module may use, by their names in the calling module. */
function namesFor({ block }: CallCode, scope: ProviderScope): readonly ProviderName[] {
  const argument = argumentOf(block.body, 'providers');
  if (argument?.kind !== 'object') return inheritedBy(scope);
  const passed = argument.entries.flatMap(({ key, value }) => {
    const [inside, outside] = [providerNameOf(key), providerNameOf(value)];
    return inside === null || outside === null ? [] : [{ inside, outside }];
  });
  // A provider with an alias in the module serves only a part of it.
  const defaults = passed.filter(({ inside }) => inside.alias === null);
  return (defaults.length > 0 ? defaults : passed).map(({ outside }) => outside);
}

/** Returns the providers without an alias of the calling module and of all modules that contain it. */
function inheritedBy(scope: ProviderScope): readonly ProviderName[] {
  const names = new Set<string>();
  for (let outer: ProviderScope | null = scope; outer !== null; outer = outer.parent) {
    for (const { name, alias } of outer.node.code.providers) if (alias === null) names.add(name);
  }
  return [...names].map((name) => ({ name, alias: null }));
}

/**
 * The name that the registry requires for a module's repository, and that others use by convention:
 * `terraform-aws-vpc`.
 */
const MODULE_NAME = /(?:^|[/:])terraform-([a-z0-9]+)-/;

/**
 * Returns the provider that a module's source names: `aws` for `terraform-aws-modules/vpc/aws`. Null if it names none.
 */
function providerIn(source: string): string | null {
  const parsed = parseModuleSource(source);
  if (parsed.kind === 'registry') return parsed.source.split('//', 1)[0]!.split('/').at(-1)!;
  return MODULE_NAME.exec(source)?.[1] ?? null;
}
