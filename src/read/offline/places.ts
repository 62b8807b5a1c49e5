/** What played providers have said of where they build, and the zones that nobody knows. */
import type { Inventory, Resource } from '../../graph/inventory.js';
import { member, textOf } from '../foreign.js';
import { isUnknownPlace, numbered, withoutUnknownPlaces } from '../places.js';
import { PLACE } from './provider/place.js';

/** Each resource where the configuration of its provider is, as Terraform has evaluated it. */
export function placed(inventory: Inventory): Inventory {
  return { ...inventory, resources: inventory.resources.map((resource) => withoutUnknownPlaces(placeOf(resource))) };
}

function placeOf(resource: Resource): Resource {
  const { [PLACE]: said, ...values } = resource.values;
  if (said === undefined) return resource;
  const { region: _, zone: __, account: ___, ...others } = resource;
  if (typeof said !== 'string') return { ...others, values };
  const place: unknown = JSON.parse(said);
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
const PLACES = /zz-unknown(?:-1|1)(?:-az[1-6]|-?[a-z](?![a-z0-9]))?/g;

/** A zone that nobody knows has a number in the addresses, too. */
export function numberedKeys(text: string): string {
  if (!isUnknownPlace(text)) return text;
  return text.replace(KEYS, (key) => key.replace(PLACES, (place) => numbered(place, true) ?? 'region'));
}
