/**
 * Replaces the locations of stand-in providers in a plan: tokens stand for the region, zone and account of a provider, and placeholder
 * zones for zones of an unknown region.
 */

import { isUnknownLocation, UNKNOWN_LOCATIONS } from '../../catalog/locations.js';
import type { Inventory, Resource } from '../../graph/inventory.js';
import { member, textOf } from '../../platform/json/foreign.js';
import { LOCATION } from '../../terraform/mock-provider/provider-location.js';
import { numbered, withoutUnknownLocations } from '../../terraform/unknown-locations.js';

/**
 * Maps provider locations to the tokens that stand for them in the plan. Code can read any attribute of a resource,
 * including this one, and a location may come from a secret. So a token carries no text of the location, and other code
 * treats it as an unknown location.
 */
export class PlaceholderLocations {
  /** Locations by token. */
  readonly #texts = new Map<string, string>();

  /** @param location JSON of region, zone and account. The same location has the same token. */
  tokenOf(location: string): string {
    const known = [...this.#texts].find(([, text]) => text === location);
    const token = known?.[0] ?? `zz-unknown-place-${this.#texts.size}`;
    this.#texts.set(token, location);
    return token;
  }

  /** Returns the location as JSON; null for a text that is no token. */
  locationOf(token: string): string | null {
    return this.#texts.get(token) ?? null;
  }
}

/** Sets region, zone and account of each resource from its provider's configuration, as Terraform has evaluated it. */
export function withLocations(inventory: Inventory, locations: PlaceholderLocations): Inventory {
  const resources = inventory.resources.map((resource) =>
    withoutUnknownLocations(withPlaceholderLocation(resource, locations)),
  );
  return { ...inventory, resources };
}

function withPlaceholderLocation(resource: Resource, locations: PlaceholderLocations): Resource {
  const { [LOCATION]: token, ...values } = resource.values;
  if (token === undefined) return resource;
  const { region: _, zone: __, account: ___, ...others } = resource;
  const text = typeof token === 'string' ? locations.locationOf(token) : null;
  if (text === null) return { ...others, values };
  const location: unknown = JSON.parse(text);
  const [region, zone, account] = ['region', 'zone', 'account'].map((name) => textOf(member(location, name)));
  return {
    ...others,
    values,
    // The resource's own `region` takes precedence over that of its provider.
    ...(region != null && textOf(values.region) === null && { region }),
    ...(zone != null && { zone }),
    ...(account != null && { account }),
  };
}

/** Instance keys in the text of a plan: `["zz-unknown-1a"]` in addresses, where the quotes are escaped. */
const KEYS = /\[\\"(?:[^"\\\]]|\\[^"])*\\"\]/g;

/** Replaces placeholder zones in the instance keys of a plan by their numbers. */
export function numberedKeys(text: string): string {
  if (!isUnknownLocation(text)) return text;
  return text.replace(KEYS, (key) =>
    key.replace(UNKNOWN_LOCATIONS, (location) => numbered(location, true) ?? 'region'),
  );
}
