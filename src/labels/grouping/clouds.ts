/** Groups the top level of the diagram by cloud. */
import { NAME_SAYS_ALL } from '../../catalog/boxes.js';
import { CLOUDS, SUBSCRIPTION_ID } from '../../catalog/cloud.js';
import { boxFactsOf, cloudOf } from '../../catalog/index.js';
import { regionLabel } from '../../catalog/locations.js';
import type { Cloud } from '../../catalog/model.js';
import { isServiceBox } from '../../catalog/other/clouds.js';
import { homeOf, outerBoxOf } from '../../catalog/products.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/node-types.js';
import { byText } from '../../graph/order.js';
import { REGION_TYPES } from '../sole-regions.js';
import type { Entry, Group, GroupSiblings } from './groups.js';

/** Returns the account and region that apply to a whole cloud. */
export type CloudLocations = (cloud: Cloud) => readonly string[];

/** Returns the lookup of the locations of each cloud, for its box. A region with a box of its own is left out. */
export function cloudLocationsOf({ nodes, within = {} }: Graph): CloudLocations {
  const regions = [...nodes.values()].filter(({ type }) => REGION_TYPES.has(type));
  const hasBox = (location: string, cloud: Cloud): boolean =>
    regions.some(({ type, attributes }) => cloudOf(type) === cloud && Object.values(attributes).includes(location));
  return (cloud) => {
    const locations = Object.hasOwn(within, cloud) ? (within[cloud] as readonly string[]) : [];
    return locations.filter((location) => !hasBox(location, cloud));
  };
}

interface CloudContext {
  readonly locationsOf: CloudLocations;
  readonly childrenOf: (address: string) => readonly GraphNode[];
  readonly group: GroupSiblings;
}

/** Returns the top level of the diagram: external actors and other providers, then one box per cloud, the three large ones first. */
export function groupByCloud(
  nodes: readonly GraphNode[],
  { locationsOf, childrenOf, group }: CloudContext,
): readonly Entry[] {
  const membersOf = (cloud: Cloud): GraphNode[] => nodes.filter((node) => cloudAround(node, childrenOf) === cloud);
  const clouds = CLOUDS.flatMap((cloud): Group[] => {
    const members = membersOf(cloud);
    if (members.length === 0) return [];
    const style = `cloud:${cloud}`;
    const { title } = boxFactsOf(style);
    const detail = locationsOf(cloud)
      .filter((location) => !SUBSCRIPTION_ID.test(location))
      .map(regionLabel)
      .join(' · ');
    return [
      { kind: 'group', id: style, style, title, ...(detail !== '' && { detail }), members: group(style, members) },
    ];
  });
  const rest = membersOf('other');
  const counts = groupBy(rest, ({ type, attributes }) => outerBoxOf(type, attributes) ?? '');
  const isAlone = (style: string): boolean => isServiceBox(style) && counts.get(style)?.length === 1;
  const others = groupBy(rest, ({ type, attributes }) => {
    const style = outerBoxOf(type, attributes) ?? '';
    return isAlone(style) ? '' : style;
  });
  const smaller = [...others].flatMap(([style, members]): Group[] =>
    style === ''
      ? []
      : [{ kind: 'group', id: style, style, title: boxFactsOf(style).title, members: group(style, members) }],
  );
  return [...group(null, others.get('') ?? []), ...clouds, ...smaller.sort((a, b) => byText(a.id, b.id))];
}

/** Returns the cloud of a node. A generic group belongs to the cloud of its type, unless all of its contents are of other providers. */
function cloudAround(node: GraphNode, childrenOf: CloudContext['childrenOf']): Cloud {
  if (isOutside(node.type)) return 'other';
  const children = NAME_SAYS_ALL.has(node.type) ? childrenOf(node.address) : [];
  const isOfOthers = children.length > 0 && children.every(({ type }) => cloudOf(type) === 'other');
  return isOfOthers ? 'other' : homeOf(node.type, node.attributes);
}
