/** Selects the resources of a plan to draw, and assigns their graph addresses and locations. */

import { valuesShown } from '../../catalog/attributes.js';
import { PROVING_ACCOUNT } from '../../catalog/cloud.js';
import { factsOf } from '../../catalog/index.js';
import { PROVIDER_ZONE_ATTRIBUTE, REGION_PATTERN, ZONE_PATTERN } from '../../catalog/locations.js';
import { InvalidInput } from '../../errors.js';
import { isShort, modulesOf } from '../../graph/address.js';
import type { ChangeDetails, ChangedValue } from '../../graph/changes.js';
import type { Change, Inventory, Leftover, Resource } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { assignAddresses, parseTerraformAddress, toGraphAddress } from '../../graph/terraform-address.js';
import { ADDRESS_LENGTH_MAX, MODULE_DEPTH, NAMES_LISTED, RESOURCES_MAX } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import { listOf, member, textOf } from '../../platform/json/foreign.js';
import { configAddressOf } from '../references/addresses.js';
import type { InstanceProof, ProviderLocation } from '../references/config-graph.js';
import { type Managed, readManaged } from './configuration.js';
import { originOf, priorValues, valueEntries } from './entries.js';
import * as messages from './messages.js';
import { type PlanResources, type ReadResource, readChanges, readValues, UNCHANGED } from './resource-changes.js';
import type { ValuePair } from './values.js';

/** The resources to draw, the deposed objects without one, and warnings about the plan. */
export interface Resources {
  readonly resources: readonly PlannedResource[];
  readonly deposed: readonly Leftover[];
  readonly warnings: readonly string[];
}

/** Thrown for a plan without resources. The caller that made the plan knows what to say about the code. */
export class EmptyPlan extends InvalidInput {}

const isData = (resource: ReadResource): boolean => parseTerraformAddress(resource.origin)?.mode === 'data';
/** Returns the change of a resource that exists and stays. */
const unchanged = (mode: unknown): Change => (mode === 'data' ? 'read' : 'no-op');

/**
 * Returns the resources in `resource_changes`, and data sources from the prior state.
 * A plan without managed changes yields the existing resources; if there are none either, the planned values.
 * @throws EmptyPlan if the plan has no resource at all; InvalidInput if it has only deposed objects
 */
export function readResources(plan: unknown, proof: InstanceProof | null = null): Resources {
  const { resources, warnings }: PlanResources = readChanges(plan);
  const prior = readValues(priorValues(plan), unchanged);
  addWhere(resources, prior, isData);
  if (![...resources.values()].some((resource) => !isData(resource))) addWhere(resources, prior, () => true);
  if (resources.size === 0) addWhere(resources, readValues(member(plan, 'planned_values'), unchanged), () => true);
  const deposed = leftoversIn(plan, (origin) => resources.has(origin));
  if (resources.size === 0) {
    if (deposed.length > 0) throw onlyDeposedError(deposed);
    throw new EmptyPlan(messages.NO_RESOURCE_CHANGES, { remedy: messages.NO_RESOURCE_CHANGES_REMEDY });
  }
  warnings.push(...removeLongAddresses(resources), ...removeBeyondLimit(resources));
  if ([...resources.values()].every((resource) => UNCHANGED.has(resource.change))) {
    warnings.push(messages.NO_RESOURCE_CHANGES);
  }
  warnings.push(...warningsOfPlan(plan));
  return { resources: withAddresses(resources, plan, proof), deposed, warnings };
}

/**
 * Returns the error for a plan that has only deposed objects. Names configuration addresses only: instance keys may be
 * secret and are not checked yet.
 */
function onlyDeposedError(deposed: readonly Leftover[]): InvalidInput {
  const addresses = [...new Set(deposed.map(({ origin }) => configAddressOf(origin) ?? origin))];
  const text = messages.nothingButDeposed(addresses.slice(0, NAMES_LISTED), addresses.length - NAMES_LISTED);
  return new InvalidInput(text, { remedy: messages.NOTHING_BUT_DEPOSED_REMEDY });
}

/** Returns warnings about the plan as a whole: errors, missing parts, and actions that are not drawn. */
function warningsOfPlan(plan: unknown): string[] {
  const invocations = listOf(member(plan, 'action_invocations')).length;
  const isErrored = member(plan, 'errored') === true;
  return [
    ...(isErrored ? [messages.PLAN_INCOMPLETE] : []),
    ...(!isErrored && member(plan, 'complete') === false ? [messages.PLAN_IN_PART] : []),
    ...(invocations > 0 ? [messages.actionsNotDrawn(invocations)] : []),
  ];
}

/**
 * Removes resources whose addresses are too long, and returns warnings.
 * @throws EmptyPlan if none is left
 */
function removeLongAddresses(resources: Map<string, ReadResource>): string[] {
  const tooLong = [...resources.keys()].filter((origin) => !isShort(toGraphAddress(origin) ?? ''));
  for (const origin of tooLong) resources.delete(origin);
  if (tooLong.length === 0) return [];
  const warning = sharedMessages.addressesTooLong(tooLong.length, ADDRESS_LENGTH_MAX, MODULE_DEPTH);
  if (resources.size === 0) throw new EmptyPlan(warning, { remedy: messages.NOT_A_PLAN_REMEDY });
  return [warning];
}

/** Removes resources beyond the limit, the last first, and returns warnings. */
function removeBeyondLimit(resources: Map<string, ReadResource>): string[] {
  const total = resources.size;
  if (total <= RESOURCES_MAX) return [];
  for (const origin of [...resources.keys()].slice(RESOURCES_MAX)) resources.delete(origin);
  return [sharedMessages.resourcesTooMany(total - RESOURCES_MAX, total)];
}

/** Adds the matching resources whose addresses are not in the map yet. */
function addWhere(
  resources: Map<string, ReadResource>,
  others: ReadonlyMap<string, ReadResource>,
  isMatch: (resource: ReadResource) => boolean,
): void {
  for (const [origin, resource] of others) {
    if (!resources.has(origin) && isMatch(resource)) resources.set(origin, resource);
  }
}

/** Returns the resources with their graph addresses and locations. */
function withAddresses(
  resources: ReadonlyMap<string, ReadResource>,
  plan: unknown,
  proof: InstanceProof | null,
): PlannedResource[] {
  const addresses = assignAddresses(resources.keys());
  const locationOf = locationsIn(plan, resources);
  return [...resources.values()].map((resource) => {
    const address = addresses.get(resource.origin) as string;
    const { mode, type, name } = parseTerraformAddress(resource.origin)!;
    return {
      ...resource,
      ...locationOf(resource.origin),
      ...proof?.locationOf(resource.origin),
      address,
      mode,
      type,
      name,
      modules: modulesOf(address),
      provenance: 'planned',
    };
  });
}

// ---- Region, zone and account of resources.
// A plan does not contain the values of locals, from which a provider's region may be computed, but it contains
// attributes that providers have filled in, such as an ARN with region and account.

type ManagedLocation = ProviderLocation & Pick<Resource, 'configured'>;

/**
 * Returns a function from an instance's origin to its provider's location.
 * The provider configuration takes precedence; otherwise the provider's resources and data sources prove region and
 * account.
 */
function locationsIn(
  plan: unknown,
  resources: ReadonlyMap<string, ReadResource>,
): (origin: string) => ManagedLocation | undefined {
  const managed = readManaged(plan);
  const managedBy = (origin: string): Managed | undefined => managed.get(configAddressOf(origin) ?? '');
  const regions = new Proofs();
  const accounts = new Proofs();
  for (const { origin, values } of resources.values()) {
    const { key, hasOwnRegion } = managedBy(origin) ?? {};
    if (key === undefined) continue;
    if (hasOwnRegion !== true) regions.add(key, regionIn(origin, values));
    accounts.add(key, accountIn(origin, values));
  }
  return (origin) => {
    const provider = managedBy(origin);
    if (provider === undefined) return undefined;
    const { location, key, hasOwnRegion } = provider;
    const region = hasOwnRegion || location.region !== undefined ? undefined : regions.only(key);
    const account = location.account ?? accounts.only(key);
    return {
      ...location,
      configured: key,
      ...(region !== undefined && { region }),
      ...(account !== undefined && { account }),
    };
  };
}

/** Regions or accounts proved by the resources of a provider configuration, by its key. */
class Proofs {
  readonly #values = new Map<string, Set<string>>();

  /** Adds a proof; null proves nothing. */
  add(key: string, text: string | null): void {
    if (text !== null) this.#values.set(key, (this.#values.get(key) ?? new Set()).add(text));
  }

  /**
   * Returns the region or account of a provider configuration; undefined if nothing proves it, or if the resources
   * disagree: one key then stands for several configurations.
   */
  only(key: string): string | undefined {
    const [text, ...others] = this.#values.get(key) ?? [];
    return others.length > 0 ? undefined : text;
  }
}

/** Matches the address of a data source, and captures its type: `module.a.data.aws_region.b`. */
const DATA = /(?:^|\.)data\.([^.]+)\./;

/**
 * Returns the region of a resource's zone, or the region that a data source has looked up; null if neither is known.
 * @param values the resource's values
 */
function regionIn(origin: string, values: unknown): string | null {
  const [, zone] = ZONE_PATTERN.exec(textOf(member(values, PROVIDER_ZONE_ATTRIBUTE)) ?? '') ?? [];
  if (zone !== undefined) return zone;
  const [, type = ''] = DATA.exec(origin) ?? [];
  const answers = (factsOf(type).lookup?.region ?? []).map((name) => textOf(member(values, name)));
  return answers.find((text) => text !== null && REGION_PATTERN.test(text)) ?? null;
}

/**
 * Returns the account that a resource's attributes prove. Ignores data sources, because the object that they read may
 * belong to another account.
 */
function accountIn(origin: string, values: unknown): string | null {
  const text = DATA.test(origin) ? null : textOf(member(values, PROVING_ACCOUNT.attribute));
  return PROVING_ACCOUNT.pattern.exec(text ?? '')?.groups?.account ?? null;
}

// ---- Finds deposed objects that have no resource left at their address.

/**
 * Returns the addresses that only deposed objects have, with the number of objects.
 * @param isResource true if a resource has that address, including one to be destroyed
 */
function leftoversIn(plan: unknown, isResource: (origin: string) => boolean): readonly Leftover[] {
  const keys = new Map<string, Set<string>>();
  const addKey = (entry: unknown, name: string): void => {
    const key = textOf(member(entry, name));
    const origin = key === null ? null : originOf(entry);
    if (key === null || origin === null || isResource(origin)) return;
    keys.set(origin, (keys.get(origin) ?? new Set()).add(key));
  };
  for (const entry of listOf(member(plan, 'resource_changes'))) addKey(entry, 'deposed');
  for (const entry of valueEntries(priorValues(plan))) addKey(entry, 'deposed_key');
  return [...keys].map(([origin, { size }]) => ({ origin, objects: size }));
}

/** Adds a warning that names the leftovers, if there are any. */
export function withLeftoversNamed(inventory: Planned): Planned {
  const { deposed = [], warnings } = inventory;
  if (deposed.length === 0) return inventory;
  const names = deposed.slice(0, NAMES_LISTED).map(({ origin }) => origin);
  return { ...inventory, warnings: [...warnings, messages.onlyDeposed(names, deposed.length - names.length)] };
}

// ---- Value differences of changed resources. They are added last, after all secrets have been removed.

/** A resource with additional inputs for its change details. */
export interface PlannedResource extends Resource {
  /** Values before and after a change made outside Terraform. */
  readonly drifted?: ValuePair;
  /** Names of the attributes that force the replacement. */
  readonly forcing?: readonly string[];
}

/** An inventory with additional inputs for change details. */
export interface Planned extends Inventory {
  readonly resources: readonly PlannedResource[];
}

/** Returns the inventory with the differences of values in the changes, without the inputs for them. */
export const withChangeDetails = ({ resources, ...inventory }: Planned): Inventory => ({
  ...inventory,
  resources: resources.map(withDetails),
});

function withDetails({ drifted, forcing = [], ...resource }: PlannedResource): Resource {
  const { before } = resource;
  const values = before === undefined ? [] : differences({ before, after: resource.values }, new Set(forcing));
  if (values.length === 0 && forcing.length === 0 && drifted === undefined) return resource;
  const changed: ChangeDetails = {
    ...resource.changed,
    ...(values.length > 0 && { values }),
    ...(forcing.length > 0 && { forcedBy: forcing }),
    ...(drifted !== undefined && { drift: differences(drifted, new Set()) }),
  };
  return { ...resource, changed };
}

/** Returns the attributes whose shown values differ, sorted by name. */
function differences({ before, after }: ValuePair, forcing: ReadonlySet<string>): ChangedValue[] {
  const [shownBefore, shownAfter] = [valuesShown(before), valuesShown(after)];
  const names = [...new Set([...Object.keys(shownBefore), ...Object.keys(shownAfter)])].sort(byText);
  return names
    .filter((name) => shownBefore[name] !== shownAfter[name])
    .map((name) => ({
      name,
      before: shownBefore[name] ?? null,
      after: shownAfter[name] ?? null,
      ...(forcing.has(name) && { forces: true as const }),
    }));
}
