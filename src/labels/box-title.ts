/**
 * Title and style of a container: "Public subnet a" in the style `aws_subnet:public` for `aws_subnet.public_a`. The
 * title consists of the style's title and the name without the words that the title already has.
 */
import { ACCESS_ATTRIBUTE } from '../catalog/attributes.js';
import { BOX_VARIANTS, BOXES_WITHOUT_TITLE, isHostType, REMOVABLE_NOUN, SUBNET_TYPES } from '../catalog/boxes.js';
import { boxFactsOf } from '../catalog/index.js';
import { ENVIRONMENT_WORDS } from '../catalog/products.js';
import type { GraphNode } from '../graph/model.js';
import { repeats } from './words.js';

/**
 * Returns the title of a container: "Public subnet a" for a subnet `public_a`, "VPC network" for a VPC network `network`.
 * A generic group without a variant is titled by its name only.
 */
export function titleOf(type: string, style: string, name: string): string {
  if (variantWords(type, style).length === 0 && BOXES_WITHOUT_TITLE.has(type)) return name;
  const { title } = boxFactsOf(style);
  const remainder = isHostType(type) ? name : nameBeyondTitle(type, style, name);
  return remainder === '' || repeats(remainder, title.split(' ').at(-1) as string) ? title : `${title} ${remainder}`;
}

/**
 * Returns the part of a container's name that its title does not contain: `shop` of a VPC `shop-vpc`. Empty if nothing
 * remains.
 */
export function nameBeyondTitle(type: string, style: string, name: string): string {
  const { title } = boxFactsOf(style);
  return repeats(name, title) ? '' : withoutTitle(name, boxFactsOf(type).title, variantWords(type, style));
}

/** Returns the words that the variant adds to the title: "public" of a "Public subnet". */
function variantWords(type: string, style: string): readonly string[] {
  const wordsOf = (key: string): string[] => boxFactsOf(key).title.toLowerCase().split(' ');
  const typeWords = wordsOf(type);
  return style === type ? [] : wordsOf(style).filter((word) => !typeWords.includes(word));
}

// ---- Removes the words of a title from a name.

/** Pattern for a character that separates the words of a name. */
const SEPARATOR = '[-_. /]';
/** Pattern for the text after a word: a separator, or the end of the name. */
const WORD_END = `${SEPARATOR}|$`;
/** Matches a separator that a removed word leaves in a list of names: `×2: -a,-b`. */
const LIST_SEPARATOR = /([:,])[-_. ]+/g;
const OUTER_SEPARATORS = new RegExp(`^${SEPARATOR}+|${SEPARATOR}+$`, 'g');

/**
 * Removes a word from a name, together with the separator before it.
 * @param word pattern of the word; empty removes nothing
 * @param following pattern that must match the text after it
 */
const withoutWord = (name: string, word: string, following: string): string =>
  word === ''
    ? name
    : name
        .replace(new RegExp(`(^|${SEPARATOR})${word}(?=${following})`, 'gi'), '')
        .replace(LIST_SEPARATOR, '$1 ')
        .replace(OUTER_SEPARATORS, '');

/**
 * Removes the words of a title from a name.
 * - Words of the variant ("public") are removed anywhere.
 * - The title of the type is removed only at the ends, because in the middle it may be part of a longer term. "Subnet"
 *   (`REMOVABLE_NOUN`) is removed anywhere.
 * - One word of a longer title stays: `shop-network` of a "Virtual network" keeps both words. It is removed before a
 *   number: `network-1` becomes `1`.
 * - If only an environment would remain (`test-vpc`) and there is no variant, the whole name is returned.
 */
function withoutTitle(name: string, typeTitle: string, variant: readonly string[]): string {
  const title = typeTitle.toLowerCase().replaceAll(' ', SEPARATOR);
  const lastWord = title.split(SEPARATOR).at(-1);
  let remainder = name;
  for (const word of variant) remainder = withoutWord(remainder, word, WORD_END);
  remainder = withoutWord(remainder, title, title === REMOVABLE_NOUN ? WORD_END : '$');
  remainder = remainder.replace(new RegExp(`^${title}${SEPARATOR}+`, 'i'), '');
  // A type word before a number adds nothing to the title: `network-1` becomes `1`.
  remainder = remainder.replace(new RegExp(`^${lastWord}${SEPARATOR}+(?=\\d+$)`, 'i'), '');
  return variant.length === 0 && ENVIRONMENT_WORDS.has(remainder.toLowerCase()) ? name : remainder;
}

// ---- Variants of a container.

/** True if an attribute of the node is `true`. */
const isTrue = ({ attributes }: GraphNode, name: string): boolean =>
  Object.hasOwn(attributes, name) && attributes[name] === 'true';

/**
 * Returns the key of a container's style: its type, followed by a colon and the variant if there is one. Routes take
 * precedence over names, and names over contents and attributes.
 * @param names all names of the container, most specific first
 */
export function styleOf(container: GraphNode, names: readonly string[], children: readonly GraphNode[]): string {
  const { type, attributes, parent, runsIn } = container;
  const access = attributes[ACCESS_ATTRIBUTE];
  if (access !== undefined && SUBNET_TYPES.includes(type)) return `${type}:${access}`;
  const variants = BOX_VARIANTS.filter(({ types }) => types.includes(type));
  const byName = names.flatMap((text) => variants.find(({ name }) => name?.test(text)) ?? []);
  const match =
    byName[0] ??
    variants.find(
      ({ holds, has, outer }) =>
        (outer === true && (parent === null || runsIn !== undefined)) ||
        (holds !== undefined && children.some((child) => child.type === holds)) ||
        (has !== undefined && isTrue(container, has)),
    );
  return match === undefined ? type : `${type}:${match.variant}`;
}
