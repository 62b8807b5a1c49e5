import { ACCESS_ATTRIBUTE } from '../catalog/attributes.js';
import { BOX_VARIANTS, isHostType, LOOSE_NOUN, NAME_SAYS_ALL, SUBNET_TYPES } from '../catalog/boxes.js';
import { boxFactsOf } from '../catalog/index.js';
import { ENVIRONMENT_WORDS } from '../catalog/products.js';
import type { GraphNode } from '../graph/model.js';
import { repeats } from './names.js';

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

// ---- Variants of a container.

const isTrue = ({ attributes }: GraphNode, name: string): boolean =>
  Object.hasOwn(attributes, name) && attributes[name] === 'true';

/**
 * Returns the key of a container's style: its type, followed by a colon and the variant if there is one.
 * @param names all names of the container, most specific first
 */
export function styleOf(container: GraphNode, names: readonly string[], children: readonly GraphNode[]): string {
  const routed = container.attributes[ACCESS_ATTRIBUTE];
  if (routed !== undefined && SUBNET_TYPES.includes(container.type)) return `${container.type}:${routed}`;
  const variants = BOX_VARIANTS.filter(({ types }) => types.includes(container.type));
  const named = names.flatMap((text) => variants.find(({ name }) => name?.test(text)) ?? []);
  const match =
    named[0] ??
    variants.find(
      ({ holds, has, outer }) =>
        (outer === true && (container.parent === null || container.runsIn !== undefined)) ||
        (holds !== undefined && children.some((child) => child.type === holds)) ||
        (has !== undefined && isTrue(container, has)),
    );
  return match === undefined ? container.type : `${container.type}:${match.variant}`;
}

/** Returns the words that the variant adds to the title: "public" of a "Public subnet". */
function variantWords(type: string, style: string): readonly string[] {
  const words = (key: string): string[] => boxFactsOf(key).title.toLowerCase().split(' ');
  const usual = words(type);
  return style === type ? [] : words(style).filter((word) => !usual.includes(word));
}
