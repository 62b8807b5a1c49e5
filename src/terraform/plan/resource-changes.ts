/**
 * Reads the entries of a plan (`resource_changes`, `deferred_changes`, `resource_drift`) or a state into resources, by
 * Terraform address. The first step of reading a plan; `resources.ts` decides which resources are drawn.
 */

import { addCount, type ChangeDetails } from '../../graph/changes.js';
import type { Change } from '../../graph/inventory.js';
import { isSameByCount, parseTerraformAddress } from '../../graph/terraform-address.js';
import { WARNINGS_OF_A_KIND } from '../../limits.js';
import { listOf, member, memberAt, objectOf, textOf } from '../../platform/json/foreign.js';
import { isLikeAddress } from '../../platform/json/in-words.js';
import { FORCING_MAX } from '../limits.js';
import { shortProvider } from '../provider-config.js';
import { isShortOrigin, originOf, valueEntries } from './entries.js';
import * as messages from './messages.js';
import { plannedValues, sidesOf, type ValuePair, type Values, withoutSensitive } from './values.js';

/**
 * A resource of a plan or state, before the decision whether it is drawn. Members as in `Resource` and
 * `PlannedResource`.
 */
export interface ReadResource {
  /** Terraform address of the instance: `module.a.aws_vpc.b[0]`. */
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
export const UNCHANGED: ReadonlySet<Change> = new Set(['no-op', 'read']);

/** Changes from one existing object to another: only these have values before and after. */
const WITH_BOTH_SIDES: ReadonlySet<Change> = new Set(['update', 'replace']);

/** The resources of a plan before the selection, and warnings about entries that are ignored. */
export interface PlanResources {
  /** By origin, in file order. */
  readonly resources: Map<string, ReadResource>;
  readonly warnings: string[];
}

/**
 * Reads `resource_changes` and `deferred_changes`, and adds drift to these resources.
 * A deposed object is folded into the current resource with its address. Without one it becomes a resource, if it
 * changes.
 */
export function readChanges(plan: unknown): PlanResources {
  const resources = new Map<string, ReadResource>();
  const warnings: string[] = [];
  const deposed: ReadResource[] = [];
  let withoutAddress = 0;
  listOf(member(plan, 'resource_changes')).forEach((entry, index) => {
    const origin = originOf(entry);
    if (origin === null) {
      // A hostile file may have as many such entries as bytes.
      if (++withoutAddress > WARNINGS_OF_A_KIND) return;
      const address = textOf(member(entry, 'address')) ?? '';
      warnings.push(messages.entryWithoutAddress(`resource_changes[${index}]`, isLikeAddress(address) ? address : ''));
      return;
    }
    const resource = readEntry(entry, origin);
    if (textOf(member(entry, 'deposed')) !== null) deposed.push(resource);
    else resources.set(origin, withSecondEntry(resources.get(origin), resource));
  });
  if (withoutAddress > WARNINGS_OF_A_KIND)
    warnings.push(messages.entriesWithoutAddress(withoutAddress - WARNINGS_OF_A_KIND));
  for (const resource of deposed) {
    const current = resources.get(resource.origin);
    if (current === undefined && UNCHANGED.has(resource.change)) continue;
    resources.set(resource.origin, current === undefined ? resource : withDeposed(current, resource.change));
  }
  addDeferred(resources, plan);
  for (const [origin, drifted] of driftIn(plan)) {
    const resource = resources.get(origin);
    if (resource !== undefined) resources.set(origin, { ...resource, drifted });
  }
  return { resources, warnings };
}

/** Reads an entry of `resource_changes`. */
function readEntry(entry: unknown, origin: string): ReadResource {
  const { change, changed } = changeOf(entry, origin);
  const { before, after } = WITH_BOTH_SIDES.has(change)
    ? sidesOf(member(entry, 'change'))
    : { before: null, after: plannedValues(member(entry, 'change')) };
  const forcing = change === 'replace' ? forcingOf(entry) : [];
  return {
    origin,
    provider: shortProvider(textOf(member(entry, 'provider_name'))),
    change,
    ...(changed !== undefined && { changed }),
    values: after,
    ...(before !== null && { before }),
    ...(forcing.length > 0 && { forcing }),
  };
}

/** Merges a further entry with the same address, so that no change is lost. */
const withSecondEntry = (known: ReadResource | undefined, resource: ReadResource): ReadResource =>
  known === undefined ? resource : { ...known, change: combineChanges(known.change, resource.change) };

/** Counts the change of a deposed object among the resource's folded changes. */
function withDeposed(current: ReadResource, change: Change): ReadResource {
  if (change === 'no-op' || change === 'read') return current;
  const folded = addCount(current.changed?.folded, change);
  return { ...current, changed: { ...current.changed, folded } };
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
 * Returns drift by origin; a resource that was created or deleted outside Terraform has no values. Skips mere moves,
 * which `resource_changes` has as well.
 */
function driftIn(plan: unknown): Map<string, ValuePair> {
  const drift = new Map<string, ValuePair>();
  for (const entry of listOf(member(plan, 'resource_drift'))) {
    const origin = originOf(entry);
    const change = member(entry, 'change');
    if (origin === null || textOf(member(entry, 'deposed')) !== null) continue;
    if (actionOf(entry).change === 'no-op') continue;
    const hasBothSides = objectOf(member(change, 'before')) !== null && objectOf(member(change, 'after')) !== null;
    drift.set(origin, hasBothSides ? sidesOf(change) : NO_VALUES);
  }
  return drift;
}

/**
 * Returns the resources of a state or of planned values in all modules, by origin.
 * @param change the change for a resource of this mode: `managed` or `data`
 */
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

// ---- The change of a plan entry, apart from the values.

/** The change of an entry. */
interface ChangeOfEntry {
  readonly change: Change;
  /** Absent if there are no details. */
  readonly changed?: ChangeDetails;
}

/** Shape of Terraform's `action_reason` values. Other text is dropped, because it may have got there by accident. */
const REASON = /^[a-z][a-z_]{0,79}$/;

/** Shape of attribute names in a provider schema. */
const ATTRIBUTE = /^[a-z][a-z0-9_]{0,63}$/;

/**
 * Returns the change of a plan entry and its details.
 * A move or an import becomes the change only if the entry does nothing else.
 * Data sources get no details.
 * @param origin address of the entry, as `originOf` returns it
 */
function changeOf(entry: unknown, origin: string): ChangeOfEntry {
  const action = actionOf(entry);
  if (parseTerraformAddress(origin)?.mode !== 'managed') return { change: action.change };
  const movedFrom = previousAddressOf(entry, origin);
  const isImported = objectOf(memberAt(entry, 'change', 'importing')) !== null;
  const change = action.change === 'no-op' ? changeOfAddress(movedFrom, isImported) : action.change;
  const reason = textOf(member(entry, 'action_reason'));
  const changed: ChangeDetails = {
    ...action.changed,
    ...(movedFrom !== null && { movedFrom }),
    ...(isImported && change !== 'import' && { isImported }),
    ...(reason !== null && REASON.test(reason) && !UNCHANGED.has(change) && { reason }),
  };
  return Object.keys(changed).length === 0 ? { change } : { change, changed };
}

/** Returns the change of an entry without actions. A move takes precedence over an import. */
function changeOfAddress(movedFrom: string | null, isImported: boolean): Change {
  if (movedFrom !== null) return 'move';
  return isImported ? 'import' : 'no-op';
}

/**
 * Returns the previous address, or null if there is none. Also null if the two differ only by `count`: to a reader,
 * adding or removing `count` is no move.
 */
function previousAddressOf(entry: unknown, origin: string): string | null {
  const address = textOf(member(entry, 'previous_address'));
  if (address === null || address === origin || !isShortOrigin(address)) return null;
  return isSameByCount(address, origin) ? null : address;
}

/**
 * Returns the attributes that force a replacement, in plan order and without duplicates: `[["ami"], ["tags", "a"]]` ->
 * `ami`, `tags`.
 */
function forcingOf(entry: unknown): readonly string[] {
  const paths = listOf(memberAt(entry, 'change', 'replace_paths'));
  const names = paths.flatMap((path) => textOf(listOf(path)[0]) ?? []).filter((name) => ATTRIBUTE.test(name));
  return [...new Set(names)].slice(0, FORCING_MAX);
}

// ---- Actions, which become a single change, with details that the change does not express.

/** The meaning of an entry's actions. */
interface Action {
  readonly change: Change;
  readonly changed?: Pick<ChangeDetails, 'createsFirst' | 'isForgotten'>;
}

/** By the members of `actions`, joined by spaces. The order of `create` and `delete` is the order of the two steps. */
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

const NO_OP: Action = { change: 'no-op' };

/**
 * Returns the change of a plan entry: `{"change": {"actions": ["delete", "create"]}}` -> `replace`. An absent or empty
 * list, or one that a later Terraform version adds, reads as `no-op`.
 */
export function actionOf(entry: unknown): Action {
  const names = listOf(memberAt(entry, 'change', 'actions')).filter((action) => typeof action === 'string');
  return ACTIONS.get(names.join(' ')) ?? NO_OP;
}

/** Returns the net change of two entries with the same address: `create` and `delete` -> `replace`. */
function combineChanges(first: Change, second: Change): Change {
  const both = new Set([first, second]);
  if (both.has('create') && both.has('delete')) return 'replace';
  return first === 'no-op' ? second : first;
}
