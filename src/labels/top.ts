import { NAME_SAYS_ALL, REGION_STYLES } from '../catalog/boxes.js';
import { CLOUDS } from '../catalog/cloud.js';
import { boxFactsOf, cloudOf } from '../catalog/index.js';
import { regionInWords } from '../catalog/locations.js';
import type { Cloud } from '../catalog/model.js';
import { homeOf } from '../catalog/products.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { isOutside } from '../graph/outside.js';
import type { Entry, Group } from './grouping/groups.js';
import type { Grouping } from './grouping/index.js';

interface Top {
  /** Returns the locations of a cloud. */
  readonly saidOf: (cloud: Cloud) => readonly string[];
  readonly childrenOf: (address: string) => readonly GraphNode[];
}

const REGION_TYPES: ReadonlySet<string> = new Set([...REGION_STYLES].map((style) => style.split(':', 1)[0] as string));

/** Returns a lookup of the locations that apply to a whole cloud, for its box. A region with a box of its own is left out. */
export function saidOfClouds({ nodes, within = {} }: Graph): (cloud: Cloud) => readonly string[] {
  const boxes = [...nodes.values()].filter(({ type }) => REGION_TYPES.has(type));
  const isInside = (place: string, cloud: Cloud): boolean =>
    boxes.some(({ type, attributes }) => cloudOf(type) === cloud && Object.values(attributes).includes(place));
  return (cloud) => {
    const said = Object.hasOwn(within, cloud) ? (within[cloud] as readonly string[]) : [];
    return said.filter((place) => !isInside(place, cloud));
  };
}

/** Returns the top level of the diagram: external actors and other providers, then one box per cloud. */
export function topEntries(nodes: readonly GraphNode[], group: Grouping, { childrenOf, saidOf }: Top): Entry[] {
  /** A generic group belongs to the cloud of its type, unless all of its contents belong to other providers. */
  const cloudAround = (node: GraphNode): Cloud => {
    if (isOutside(node.type)) return 'other';
    const inside = NAME_SAYS_ALL.has(node.type) ? childrenOf(node.address) : [];
    const isStranger = inside.length > 0 && inside.every(({ type }) => cloudOf(type) === 'other');
    return isStranger ? 'other' : homeOf(node.type, node.attributes);
  };
  const livingIn = (home: Cloud): GraphNode[] => nodes.filter((node) => cloudAround(node) === home);
  const clouds = CLOUDS.flatMap((cloud): Group[] => {
    const members = livingIn(cloud);
    const style = `cloud:${cloud}`;
    if (members.length === 0) return [];
    const { title } = boxFactsOf(style);
    const said = saidOf(cloud);
    const detail = said.length > 0 && { detail: said.map(regionInWords).join(' · ') };
    return [{ kind: 'group', id: style, style, title, ...detail, members: group(style, members) }];
  });
  return [...group(null, livingIn('other')), ...clouds];
}
