import { isHostType, LOOSE_NOUN, NAME_SAYS_ALL } from '../catalog/boxes.js';
import { boxFactsOf } from '../catalog/index.js';
import { ENVIRONMENT_WORDS } from '../catalog/products.js';
import { repeats } from './names.js';
import { variantWords } from './variants.js';

const JOINT = '[-_. /]';
/** What a word in a list of names was joined by: `×2: -a,-b`. */
const LOOSE_JOINT = /([:,])[-_. ]+/g;
const LOOSE_ENDS = new RegExp(`^${JOINT}+|${JOINT}+$`, 'g');

/** Takes words out of a name with the joint before them; `where` is a pattern for what may follow. */
const without = (name: string, words: string, where: string): string =>
  words === ''
    ? name
    : name
        .replace(new RegExp(`(^|${JOINT})${words}(?=${where})`, 'gi'), '')
        .replace(LOOSE_JOINT, '$1 ')
        .replace(LOOSE_ENDS, '');

const FOLLOWED = `${JOINT}|$`;

/**
 * What is left of a name beside a title. The kind that the title tells ("public", "public subnet") is left out wherever
 * it stands in the name, the usual title at its ends only: in the middle it may be part of a longer term, and a word of it
 * (`shop-network` of a "Virtual network") is part of the name. A name of which that leaves too little is whole.
 */
function rest(name: string, usual: string, kind: readonly string[]): string {
  const words = usual.toLowerCase().replaceAll(' ', JOINT);
  let left = name;
  for (const word of kind) left = without(left, word, FOLLOWED);
  left = without(left, words, words === LOOSE_NOUN ? FOLLOWED : '$');
  left = left.replace(new RegExp(`^${words}${JOINT}+`, 'i'), '');
  // `network 1` is no name, but a number.
  left = left.replace(new RegExp(`^${words.split(JOINT).at(-1)}${JOINT}+(?=\\d+$)`, 'i'), '');
  return kind.length === 0 && ENVIRONMENT_WORDS.has(left.toLowerCase()) ? name : left;
}

/** No word twice: "Public subnet a" for `public_a`, "VPC network" for one that is named network. */
export function titleOf(type: string, style: string, name: string): string {
  const kind = variantWords(type, style);
  if (kind.length === 0 && NAME_SAYS_ALL.has(type)) return name;
  const { title } = boxFactsOf(style);
  const left = isHostType(type) ? name : ownWords(type, style, name);
  return left === '' || repeats(left, title.split(' ').at(-1) as string) ? title : `${title} ${left}`;
}

/** What the name of a box says beside its title, `shop` of a VPC `shop-vpc`; empty where that is nothing. */
export function ownWords(type: string, style: string, name: string): string {
  const { title } = boxFactsOf(style);
  return repeats(name, title) ? '' : rest(name, boxFactsOf(type).title, variantWords(type, style));
}
