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
 * The name that people know a resource by: that of its address with instance keys (`web[2]`), without copy number.
 * A name that says nothing gives way to the name given in the cloud, or gets the module's name before it.
 */
export function displayName(node: GraphNode): string {
  const address = parseAddress(node.address);
  if (address === null) return node.address;
  const name = address.name + address.indexes.map((index) => `[${index}]`).join('');
  if (!SAYS_NOTHING.has(address.name)) return name;
  const [given] = detailValues(node.attributes, GIVEN_NAME, '');
  if (given !== undefined) return given;
  const module = address.modules.at(-1);
  return module === undefined ? name : `${module.name}.${name}`;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a name only repeats the words beside it: users "Users". */
export const repeats = (name: string, words: string): boolean =>
  letters(words).includes(letters(name)) && letters(name) !== '';
