import { parseAddress } from '../../graph/address.js';
import type { GraphNode } from '../../graph/model.js';
import { detailValues } from './details.js';

/** Names that say nothing about what they name: the habit of modules with one resource of a type. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['this', 'main', 'default', 'self', 'resource', 'example']);

/** Attributes that hold the name a resource has in its cloud, best first. */
const GIVEN_NAME = [
  'name',
  'identifier',
  'function_name',
  'bucket',
  'cluster_name',
  'cluster_identifier',
  'domain_name',
  'display_name',
];

/**
 * Zones and regions that were made out of an attribute are called after their network too, to tell them apart
 * (`main_eu-west-1a`); in the picture they are inside it.
 */
const PLACE_NAMES: ReadonlyMap<string, RegExp> = new Map([
  ['aws_az', /_([a-z]{2}(?:-[a-z]+)+-\d[a-z])$/],
  ['tv_gcp_region', /_([a-z]+-[a-z]+\d)$/],
  ['tv_gcp_zone', /_([a-z]+-[a-z]+\d-[a-z])$/],
]);

/**
 * The name that people know a resource by: that of its address with instance keys (`web[2]`), without copy number.
 * A name that says nothing gives way to the name given in the cloud, or gets the module's name before it.
 */
export function displayName(node: GraphNode): string {
  const address = parseAddress(node.address);
  if (address === null) return node.address;
  const place = PLACE_NAMES.get(address.type)?.exec(address.name)?.[1];
  if (place !== undefined) return place;
  const name = address.name + address.indexes.map((index) => `[${index}]`).join('');
  if (!SAYS_NOTHING.has(address.name)) return name;
  const [given] = detailValues(node.attributes, GIVEN_NAME, '');
  if (given !== undefined) return given;
  const module = address.modules.at(-1);
  return module === undefined ? name : `${module.name}.${name}`;
}

const singular = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '');

/** Whether a name only repeats the words beside it: users "Users", one more or one fewer. */
export const repeats = (name: string, words: string): boolean => singular(name) === singular(words);
