import { isHostType, LOOSE_NOUN, NAME_SAYS_ALL } from '../catalog/boxes.js';
import { boxFactsOf } from '../catalog/index.js';
import { ENVIRONMENT_WORDS } from '../catalog/products.js';
import { repeats } from './names.js';
import { variantWords } from './variants.js';

const JOINT = '[-_. /]';
/** A joint that a removed word leaves in a list of names: `×2: -a,-b`. */
const LOOSE_JOINT = /([:,])[-_. ]+/g;
const LOOSE_ENDS = new RegExp(`^${JOINT}+|${JOINT}+$`, 'g');

/** Removes words from a name, together with the joint before them; `where` is a pattern for the text that may follow. */
const without = (name: string, words: string, where: string): string =>
  words === ''
    ? name
    : name
        .replace(new RegExp(`(^|${JOINT})${words}(?=${where})`, 'gi'), '')
        .replace(LOOSE_JOINT, '$1 ')
        .replace(LOOSE_ENDS, '');

const FOLLOWED = `${JOINT}|$`;

/**
 * Removes the words of a title from a name.
 * Words of the variant ("public", "public subnet") are removed anywhere. The usual title is only removed at the ends, because in
 * the middle it may be part of a longer term. A single word of it (`shop-network` of a "Virtual network") is part of the name. If
 * too little remains, the whole name is returned.
 */
function rest(name: string, usual: string, kind: readonly string[]): string {
  const words = usual.toLowerCase().replaceAll(' ', JOINT);
  let left = name;
  for (const word of kind) left = without(left, word, FOLLOWED);
  left = without(left, words, words === LOOSE_NOUN ? FOLLOWED : '$');
  left = left.replace(new RegExp(`^${words}${JOINT}+`, 'i'), '');
  // `network 1` is a number, not a name.
  left = left.replace(new RegExp(`^${words.split(JOINT).at(-1)}${JOINT}+(?=\\d+$)`, 'i'), '');
  return kind.length === 0 && ENVIRONMENT_WORDS.has(left.toLowerCase()) ? name : left;
}

/**
 * Returns the title of a container without repeated words: "Public subnet a" for `public_a`, "VPC network" for one that is named
 * network.
 */
export function titleOf(type: string, style: string, name: string): string {
  const kind = variantWords(type, style);
  if (kind.length === 0 && NAME_SAYS_ALL.has(type)) return name;
  const { title } = boxFactsOf(style);
  const left = isHostType(type) ? name : nameBeyondTitle(type, style, name);
  return left === '' || repeats(left, title.split(' ').at(-1) as string) ? title : `${title} ${left}`;
}

/**
 * Returns the part of a container's name that its title does not contain: `shop` of a VPC `shop-vpc`. Empty if nothing remains.
 */
export function nameBeyondTitle(type: string, style: string, name: string): string {
  const { title } = boxFactsOf(style);
  return repeats(name, title) ? '' : rest(name, boxFactsOf(type).title, variantWords(type, style));
}
