/** Renames resources of an inventory, together with the stand-ins for their unknown texts. */
import { holdsInstanceName, withInstances } from './instance-name.js';
import type { Inventory, Json, Resource } from './inventory.js';

/**
 * Returns the resource with another Terraform address. The values that it reads from other resources are renamed as
 * well: a policy whose target is an ARN that is not known yet would otherwise name a resource that is not there.
 * @param rename new Terraform address of any resource of the same inventory
 */
export function withOrigin(resource: Resource, rename: (origin: string) => string): Resource {
  const { values, before, partly, patterns } = resource;
  return {
    ...resource,
    origin: rename(resource.origin),
    values: renamedIn(values, rename),
    ...(before !== undefined && { before: renamedIn(before, rename) }),
    ...(partly !== undefined && { partly: renamedIn(partly, rename) }),
    ...(patterns !== undefined && {
      patterns: patterns.map((pattern) => ({ ...pattern, text: withInstances(pattern.text, rename) })),
    }),
  };
}

/**
 * Returns the lookup of written values after resources are renamed.
 * @param originOf former Terraform address of a resource
 */
export const writtenAfter =
  (
    writtenOf: NonNullable<Inventory['writtenOf']>,
    originOf: (origin: string) => string,
    rename: (origin: string) => string,
  ): NonNullable<Inventory['writtenOf']> =>
  (origin, attribute) => {
    const written = writtenOf(originOf(origin), attribute);
    return written === undefined ? undefined : renamedIn(written, rename);
  };

/** Returns the same object if nothing in it is renamed, which is the usual case. */
function renamedIn<T extends Json>(value: T, rename: (origin: string) => string): T;
function renamedIn(value: Json, rename: (origin: string) => string): Json {
  if (typeof value === 'string') return holdsInstanceName(value) ? withInstances(value, rename) : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => renamedIn(item, rename));
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  const entries = Object.entries(value).map(([key, item]) => [key, item, renamedIn(item, rename)] as const);
  if (entries.every(([, item, renamed]) => item === renamed)) return value;
  return Object.fromEntries(entries.map(([key, , renamed]) => [key, renamed]));
}
