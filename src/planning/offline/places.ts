/** Locations of stand-in providers, and placeholder zones in the plan. */
import { isUnknownPlace, UNKNOWN_PLACES } from '../../catalog/locations.js';
import type { Inventory, Resource } from '../../graph/inventory.js';
import { member, textOf } from '../../platform/json/foreign.js';
import { PLACE } from '../../terraform/mock-provider/place.js';
import { numbered, withoutUnknownPlaces } from '../../terraform/unknown-places.js';

/**
 * Maps provider locations to the tokens that stand for them in the plan. Code can read any attribute of a resource,
 * including this one, and a location may come from a secret. So a token carries no text of the location, and other code
 * treats it as an unknown location.
 */
export class PlaceholderLocations {
  readonly #texts = new Map<string, string>();

  tokenOf(text: string): string {
    const known = [...this.#texts].find(([, one]) => one === text);
    const token = known?.[0] ?? `zz-unknown-place-${this.#texts.size}`;
    this.#texts.set(token, text);
    return token;
  }

  textOf(token: string): string | null {
    return this.#texts.get(token) ?? null;
  }
}

/** Sets region, zone and account of each resource from its provider's configuration, as Terraform has evaluated it. */
export function placed(inventory: Inventory, places: PlaceholderLocations): Inventory {
  const resources = inventory.resources.map((resource) => withoutUnknownPlaces(placeOf(resource, places)));
  return { ...inventory, resources };
}

function placeOf(resource: Resource, places: PlaceholderLocations): Resource {
  const { [PLACE]: said, ...values } = resource.values;
  if (said === undefined) return resource;
  const { region: _, zone: __, account: ___, ...others } = resource;
  const text = typeof said === 'string' ? places.textOf(said) : null;
  if (text === null) return { ...others, values };
  const place: unknown = JSON.parse(text);
  const [region, zone, account] = ['region', 'zone', 'account'].map((name) => textOf(member(place, name)));
  return {
    ...others,
    values,
    ...(region != null && textOf(values.region) === null && { region }),
    ...(zone != null && { zone }),
    ...(account != null && { account }),
  };
}

/** Instance keys in the text of a plan: `["zz-unknown-1a"]` in addresses, where the quotes are escaped. */
const KEYS = /\[\\"(?:[^"\\\]]|\\[^"])*\\"\]/g;

/** Replaces placeholder zones in the instance keys of a plan by their numbers. */
export function numberedKeys(text: string): string {
  if (!isUnknownPlace(text)) return text;
  return text.replace(KEYS, (key) => key.replace(UNKNOWN_PLACES, (place) => numbered(place, true) ?? 'region'));
}
