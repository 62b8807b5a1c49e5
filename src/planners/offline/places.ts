/** What played providers have said of where they build, and the zones that nobody knows. */
import { isUnknownPlace, UNKNOWN_PLACES } from '../../catalog/locations.js';
import type { Inventory, Resource } from '../../graph/inventory.js';
import { member, textOf } from '../../json/foreign.js';
import { PLACE } from '../../terraform/mock-provider/place.js';
import { numbered, withoutUnknownPlaces } from '../../terraform/unknown-places.js';

/**
 * What stands for places in the plan. Code can read any attribute of a resource, also this one, and a place may come from
 * a secret: so it says nothing, and is taken for the name of a place that nobody knows wherever else it gets to.
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

/** Each resource where the configuration of its provider is, as Terraform has evaluated it. */
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

/** Instance keys in the text of a plan: `["zz-unknown-1a"]` of addresses, in which the quotes are escaped. */
const KEYS = /\[\\"(?:[^"\\\]]|\\[^"])*\\"\]/g;

/** A zone that nobody knows has a number in the addresses, too. */
export function numberedKeys(text: string): string {
  if (!isUnknownPlace(text)) return text;
  return text.replace(KEYS, (key) => key.replace(UNKNOWN_PLACES, (place) => numbered(place, true) ?? 'region'));
}
