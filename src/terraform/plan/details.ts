/** Adds value differences to the changes of resources. Runs last, after all secrets have been removed. */
import { valuesShown } from '../../catalog/attributes.js';
import type { ChangeDetails, ChangedValue } from '../../graph/changes.js';
import type { Inventory, Resource } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import type { ValuePair } from './values.js';

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
