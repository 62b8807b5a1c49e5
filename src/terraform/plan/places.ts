/** Determines the region, zone and account of resources. A plan has no locals, but it has the answers of providers. */

import { PROVING_ACCOUNT } from '../../catalog/cloud.js';
import { factsOf } from '../../catalog/index.js';
import { PROVING_ZONE, REGION_NAME, REGION_OF_ZONE } from '../../catalog/locations.js';
import type { Resource } from '../../graph/inventory.js';
import { member, textOf } from '../../platform/json/foreign.js';
import { configAddressOf } from '../references/config-address.js';
import type { PlaceOfProvider } from '../references/config-graph.js';
import { type Managed, readManaged } from './configuration.js';
import type { FoundResource } from './found.js';

type ManagedPlace = PlaceOfProvider & Pick<Resource, 'configured'>;

/**
 * Returns a function from an instance's origin to its provider's location.
 * The provider configuration takes precedence; otherwise the provider's resources and data sources prove region and account.
 */
export function placesIn(
  plan: unknown,
  found: ReadonlyMap<string, FoundResource>,
): (origin: string) => ManagedPlace | undefined {
  const managed = readManaged(plan);
  const at = (origin: string): Managed | undefined => managed.get(configAddressOf(origin) ?? '');
  const regions = new Proofs();
  const accounts = new Proofs();
  for (const { origin, values } of found.values()) {
    const { key, hasOwnRegion } = at(origin) ?? {};
    if (key === undefined) continue;
    if (hasOwnRegion !== true) regions.add(key, regionIn(origin, values));
    accounts.add(key, accountIn(origin, values));
  }
  return (origin) => {
    const own = at(origin);
    if (own === undefined) return undefined;
    const { place, key, hasOwnRegion } = own;
    const region = hasOwnRegion || place.region !== undefined ? undefined : regions.only(key);
    const account = place.account ?? accounts.only(key);
    return {
      ...place,
      configured: key,
      ...(region !== undefined && { region }),
      ...(account !== undefined && { account }),
    };
  };
}

/** Regions or accounts proved by the resources of a provider configuration, by its key. */
class Proofs {
  readonly #said = new Map<string, Set<string>>();

  add(key: string, text: string | null): void {
    if (text !== null) this.#said.set(key, (this.#said.get(key) ?? new Set()).add(text));
  }

  /** Returns undefined if the resources disagree: one key then stands for several configurations. */
  only(key: string): string | undefined {
    const [text, ...others] = this.#said.get(key) ?? [];
    return others.length > 0 ? undefined : text;
  }
}

const DATA = /(?:^|\.)data\.([^.]+)\./;

function regionIn(origin: string, values: unknown): string | null {
  const [, zone] = REGION_OF_ZONE.exec(textOf(member(values, PROVING_ZONE)) ?? '') ?? [];
  if (zone !== undefined) return zone;
  const [, type = ''] = DATA.exec(origin) ?? [];
  const answers = (factsOf(type).lookup?.region ?? []).map((name) => textOf(member(values, name)));
  return answers.find((text) => text !== null && REGION_NAME.test(text)) ?? null;
}

/** Ignores data sources, because the object that they read may belong to another account. */
function accountIn(origin: string, values: unknown): string | null {
  const said = DATA.test(origin) ? null : textOf(member(values, PROVING_ACCOUNT.in));
  return PROVING_ACCOUNT.looks.exec(said ?? '')?.groups?.account ?? null;
}
