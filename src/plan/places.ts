/** Where the resources of a plan are. Locals are not in a plan, but what providers have answered is. */

import { factsOf } from '../catalog/index.js';
import { PROVING_ZONE, REGION_NAME, REGION_OF_ZONE } from '../catalog/whereabouts/regions.js';
import { member, textOf } from '../json/foreign.js';
import { configAddressOf } from '../terraform/references/config-address.js';
import type { PlaceOfProvider } from '../terraform/references/config-graph.js';
import { type Managed, readManaged } from './configuration.js';
import type { FoundResource } from './found.js';

/** Where the provider of an instance builds: as its configuration says, else as its resources prove. */
export function placesIn(
  plan: unknown,
  found: ReadonlyMap<string, FoundResource>,
): (origin: string) => PlaceOfProvider | undefined {
  const managed = readManaged(plan);
  const at = (origin: string): Managed | undefined => managed.get(configAddressOf(origin) ?? '');
  const proved = new Map<string, Set<string>>();
  for (const { origin, values } of found.values()) {
    const { key, hasOwnRegion } = at(origin) ?? {};
    const region = key === undefined || hasOwnRegion ? null : regionIn(origin, values);
    if (key !== undefined && region !== null) proved.set(key, (proved.get(key) ?? new Set()).add(region));
  }
  return (origin) => {
    const own = at(origin);
    if (own === undefined || own.hasOwnRegion || own.place.region !== undefined) return own?.place;
    const [region, ...others] = proved.get(own.key) ?? [];
    return region === undefined || others.length > 0 ? own.place : { ...own.place, region };
  };
}

function regionIn(origin: string, values: unknown): string | null {
  const [, zone] = REGION_OF_ZONE.exec(textOf(member(values, PROVING_ZONE)) ?? '') ?? [];
  if (zone !== undefined) return zone;
  const [, type = ''] = /(?:^|\.)data\.([^.]+)\./.exec(origin) ?? [];
  const answers = (factsOf(type).lookup?.region ?? []).map((name) => textOf(member(values, name)));
  return answers.find((text) => text !== null && REGION_NAME.test(text)) ?? null;
}
