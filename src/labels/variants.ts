import { ACCESS_ATTRIBUTE } from '../catalog/attributes.js';
import { BOX_VARIANTS, SUBNET_TYPES } from '../catalog/boxes.js';
import { boxFactsOf } from '../catalog/index.js';
import type { GraphNode } from '../graph/model.js';

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
export function variantWords(type: string, style: string): readonly string[] {
  const words = (key: string): string[] => boxFactsOf(key).title.toLowerCase().split(' ');
  const usual = words(type);
  return style === type ? [] : words(style).filter((word) => !usual.includes(word));
}
