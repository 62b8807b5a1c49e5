/** Reads the resources of a plan, each with its Terraform address. */

import { type ChangeDetails, countedWith, REMOVALS } from '../../graph/changes.js';
import type { Change } from '../../graph/inventory.js';
import { isSameByCount, parseTerraformAddress } from '../../graph/terraform-address.js';
import { WARNINGS_OF_A_KIND } from '../../limits.js';
import { listOf, member, memberAt, objectOf, textOf } from '../../platform/json/foreign.js';
import { isLikeAddress } from '../../platform/json/in-words.js';
import { shortProvider } from '../provider-config.js';
import { FORCING_MAX } from './limits.js';
import * as messages from './messages.js';
import { isShortOrigin, originOf } from './origin.js';
import { plannedValues, sidesOf, type ValuePair, type Values, withoutSensitive } from './values.js';

export interface ReadResource {
  readonly origin: string;
  readonly provider: string;
  readonly change: Change;
  readonly changed?: ChangeDetails;
  readonly values: Values;
  readonly before?: Values;
  readonly forcing?: readonly string[];
  readonly drifted?: ValuePair;
}

/** Changes that leave a resource as it is. */
export const STANDING: ReadonlySet<Change> = new Set(['no-op', 'read']);

/** Changes after which the resource, or its replacement, still exists. Only these have values before and after. */
const KEEPING: ReadonlySet<Change> = new Set(['update', 'replace']);

export interface PlanResources {
  /** By origin, in file order. */
  readonly resources: Map<string, ReadResource>;
  readonly warnings: string[];
}

/**
 * Reads `resource_changes` and `deferred_changes`, and adds drift to these resources.
 * A deposed object is folded into the current resource with its address. Without one it becomes a resource, if it changes.
 */
export function readChanges(plan: unknown): PlanResources {
  const resources = new Map<string, ReadResource>();
  const warnings: string[] = [];
  const deposed: ReadResource[] = [];
  let nameless = 0;
  listOf(member(plan, 'resource_changes')).forEach((entry, i) => {
    const origin = originOf(entry);
    if (origin === null) {
      // A hostile file may have as many such entries as bytes.
      if (++nameless > WARNINGS_OF_A_KIND) return;
      const address = textOf(member(entry, 'address')) ?? '';
      warnings.push(messages.entryWithoutAddress(`resource_changes[${i}]`, isLikeAddress(address) ? address : ''));
      return;
    }
    const resource = foundEntry(entry, origin);
    if (textOf(member(entry, 'deposed')) !== null) deposed.push(resource);
    else resources.set(origin, joined(resources.get(origin), resource));
  });
  if (nameless > WARNINGS_OF_A_KIND) warnings.push(messages.entriesWithoutAddress(nameless - WARNINGS_OF_A_KIND));
  for (const resource of deposed) {
    const living = resources.get(resource.origin);
    if (living === undefined && STANDING.has(resource.change)) continue;
    resources.set(resource.origin, living === undefined ? resource : withDeposed(living, resource.change));
  }
  addDeferred(resources, plan);
  for (const [origin, drifted] of driftIn(plan)) {
    const resource = resources.get(origin);
    if (resource !== undefined) resources.set(origin, { ...resource, drifted });
  }
  return { resources, warnings };
}

function foundEntry(entry: unknown, origin: string): ReadResource {
  const change = member(entry, 'change');
  const { change: word, changed } = decided(entry, origin);
  const { before, after } = KEEPING.has(word) ? sidesOf(change) : { before: null, after: plannedValues(change) };
  const forcing = word === 'replace' ? forcingOf(entry) : [];
  return {
    origin,
    provider: shortProvider(textOf(member(entry, 'provider_name'))),
    change: word,
    ...(changed !== undefined && { changed }),
    values: after,
    ...(before !== null && { before }),
    ...(forcing.length > 0 && { forcing }),
  };
}

const joined = (known: ReadResource | undefined, again: ReadResource): ReadResource =>
  known === undefined ? again : { ...known, change: combineChanges(known.change, again.change) };

/** Counts the change of a deposed object among the resource's folded changes. */
function withDeposed(living: ReadResource, change: Change): ReadResource {
  if (change === 'no-op' || change === 'read') return living;
  const folded = countedWith(living.changed?.folded, change);
  return { ...living, changed: { ...living.changed, folded } };
}

/** Adds deferred resources, which a later plan decides. */
function addDeferred(resources: Map<string, ReadResource>, plan: unknown): void {
  for (const deferred of listOf(member(plan, 'deferred_changes'))) {
    const entry = member(deferred, 'resource_change');
    const origin = originOf(entry);
    if (origin === null || resources.has(origin) || textOf(member(entry, 'deposed')) !== null) continue;
    const change = parseTerraformAddress(origin)?.mode === 'managed' ? 'deferred' : 'read';
    const provider = shortProvider(textOf(member(entry, 'provider_name')));
    resources.set(origin, { origin, provider, change, values: plannedValues(member(entry, 'change')) });
  }
}

const NO_VALUES: ValuePair = { before: {}, after: {} };

/**
 * Returns drift by origin; a resource that was created or deleted outside of Terraform has no values. Skips mere moves, which
 * `resource_changes` has as well.
 */
function driftIn(plan: unknown): Map<string, ValuePair> {
  const drift = new Map<string, ValuePair>();
  for (const entry of listOf(member(plan, 'resource_drift'))) {
    const origin = originOf(entry);
    const change = member(entry, 'change');
    if (origin === null || textOf(member(entry, 'deposed')) !== null) continue;
    if (actionOf(listOf(member(change, 'actions'))).change === 'no-op') continue;
    const isWhole = objectOf(member(change, 'before')) !== null && objectOf(member(change, 'after')) !== null;
    drift.set(origin, isWhole ? sidesOf(change) : NO_VALUES);
  }
  return drift;
}

/** Returns the resources of a state or of planned values, in all modules. */
export function readValues(values: unknown, change: (mode: unknown) => Change): Map<string, ReadResource> {
  const resources = new Map<string, ReadResource>();
  for (const entry of valueEntries(values)) {
    const origin = originOf(entry);
    if (origin === null || resources.has(origin) || textOf(member(entry, 'deposed_key')) !== null) continue;
    resources.set(origin, {
      origin,
      provider: shortProvider(textOf(member(entry, 'provider_name'))),
      change: change(member(entry, 'mode')),
      values: withoutSensitive(member(entry, 'values'), member(entry, 'sensitive_values')),
    });
  }
  return resources;
}

/** Returns the resource entries of `root_module` and all child modules. Iterates, because modules may nest to any depth. */
export function valueEntries(values: unknown): unknown[] {
  const entries: unknown[] = [];
  const modules: unknown[] = [member(values, 'root_module')];
  while (modules.length > 0) {
    const module = modules.pop();
    for (const entry of listOf(member(module, 'resources'))) entries.push(entry);
    for (const child of [...listOf(member(module, 'child_modules'))].reverse()) modules.push(child);
  }
  return entries;
}

export const priorValues = (plan: unknown): unknown => memberAt(plan, 'prior_state', 'values');

// ---- Change of a resource in a plan entry, apart from the values.

interface Decided {
  readonly change: Change;
  /** Absent if the change alone says everything. */
  readonly changed?: ChangeDetails;
}

/** Shape of Terraform's `action_reason` values. Other text is dropped, because it may have got there by accident. */
const REASON = /^[a-z][a-z_]{0,79}$/;

/** Shape of attribute names in a provider schema. */
const ATTRIBUTE = /^[a-z][a-z0-9_]{0,63}$/;

/**
 * Returns the change of a plan entry and its details.
 * A move or an import becomes the change only if the entry does nothing else; a move takes precedence over an import.
 * Data sources get no details.
 * @param origin the entry's address
 */
function decided(entry: unknown, origin: string): Decided {
  const change = member(entry, 'change');
  const action = actionOf(listOf(member(change, 'actions')));
  if (parseTerraformAddress(origin)?.mode !== 'managed') return { change: action.change };
  const movedFrom = previousOf(entry, origin);
  const isImported = objectOf(member(change, 'importing')) !== null;
  const word = action.change !== 'no-op' ? action.change : movedFrom ? 'move' : isImported ? 'import' : 'no-op';
  const reason = textOf(member(entry, 'action_reason'));
  const changed: ChangeDetails = {
    ...action.changed,
    ...(movedFrom !== null && { movedFrom }),
    ...(isImported && word !== 'import' && { isImported }),
    ...(reason !== null && REASON.test(reason) && !STANDING.has(word) && { reason }),
  };
  return Object.keys(changed).length === 0 ? { change: word } : { change: word, changed };
}

/**
 * Returns the previous address, or null if there is none. Also null if the two differ only by `count`: to a reader,
 * adding or removing `count` is no move.
 */
function previousOf(entry: unknown, origin: string): string | null {
  const address = textOf(member(entry, 'previous_address'));
  if (address === null || address === origin || !isShortOrigin(address)) return null;
  return isSameByCount(address, origin) ? null : address;
}

/** Returns the names of the attributes that force a replacement, in plan order and without duplicates. */
function forcingOf(entry: unknown): readonly string[] {
  const paths = listOf(member(member(entry, 'change'), 'replace_paths'));
  const names = paths.flatMap((path) => textOf(listOf(path)[0]) ?? []).filter((name) => ATTRIBUTE.test(name));
  return [...new Set(names)].slice(0, FORCING_MAX);
}

// ---- Lists the Terraform addresses that exist after a plan is applied.

const isManaged = (origin: string): boolean => parseTerraformAddress(origin)?.mode === 'managed';

/**
 * Returns the addresses that the plan keeps or creates, and those of data sources in the prior state.
 * A plan without an entry of a managed resource changes nothing, so it also leaves the managed resources of the prior state.
 */
export function remainingOrigins(plan: unknown): ReadonlySet<string> {
  const entries = listOf(member(plan, 'resource_changes')).filter(isCurrent);
  const prior = valueEntries(priorValues(plan))
    .filter((entry) => textOf(member(entry, 'deposed_key')) === null)
    .flatMap(originsOf);
  const isChange = entries.flatMap(originsOf).some(isManaged);
  return new Set([
    ...entries.filter(remains).flatMap(originsOf),
    ...prior.filter((origin) => !isChange || !isManaged(origin)),
  ]);
}

function originsOf(entry: unknown): readonly string[] {
  const origin = originOf(entry);
  return origin === null ? [] : [origin];
}

const isCurrent = (entry: unknown): boolean => textOf(member(entry, 'deposed')) === null;

const remains = (entry: unknown): boolean =>
  !REMOVALS.has(actionOf(listOf(memberAt(entry, 'change', 'actions'))).change);

/** True if the plan is complete: a managed resource without an entry in it then has no instances. */
export const isWhole = (plan: unknown): boolean =>
  member(plan, 'complete') !== false &&
  member(plan, 'errored') !== true &&
  listOf(member(plan, 'deferred_changes')).length === 0 &&
  listOf(member(plan, 'resource_changes')).length > 0;

// ---- Maps Terraform's action lists to a single change, plus the details that the change does not express.

export interface Action {
  readonly change: Change;
  readonly changed?: Pick<ChangeDetails, 'createsFirst' | 'isForgotten'>;
}

const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['no-op', { change: 'no-op' }],
  ['create', { change: 'create' }],
  ['read', { change: 'read' }],
  ['update', { change: 'update' }],
  ['delete', { change: 'delete' }],
  ['forget', { change: 'forget' }],
  ['delete create', { change: 'replace' }],
  ['create delete', { change: 'replace', changed: { createsFirst: true } }],
  ['create forget', { change: 'replace', changed: { createsFirst: true, isForgotten: true } }],
  ['forget create', { change: 'replace', changed: { isForgotten: true } }],
]);

const NOTHING: Action = { change: 'no-op' };

/** Returns the change for a plan's `actions`. An empty list, or one that a later Terraform version adds, reads as `no-op`. */
const actionOf = (actions: readonly unknown[]): Action =>
  ACTIONS.get(actions.filter((action) => typeof action === 'string').join(' ')) ?? NOTHING;

/** Returns the net change of two entries with the same address, e.g. `create` and `delete` -> `replace`. */
function combineChanges(first: Change, second: Change): Change {
  const both = new Set([first, second]);
  if (both.has('create') && both.has('delete')) return 'replace';
  return first === 'no-op' ? second : first;
}
