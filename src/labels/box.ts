/** Labels of the boxes of containers, clouds, modules and other groups. */
import { SHOWN_ROOT } from '../catalog/attributes.js';
import { BOX_DETAILS, REGION_STYLES } from '../catalog/boxes.js';
import { KNOWLEDGE } from '../catalog/knowledge.js';
import { geographicNameOf, regionLabel } from '../catalog/locations.js';
import { isOfSource } from '../graph/counts.js';
import type { GraphNode } from '../graph/model.js';
import { titleOf } from './box-title.js';
import { alertFor, detailValues } from './captions.js';
import { changeOf, type NodeName } from './changes.js';
import type { Group } from './grouping/groups.js';
import { fromRoot, instanceCount } from './messages.js';
import type { PresentedBox } from './model.js';
import type { SiblingLabel } from './siblings.js';

/** Facts about a box that depend on the rest of the graph. */
interface BoxContext {
  readonly parent: string | null;
  readonly label: SiblingLabel;
  /** The location of its cloud, and names of enclosing containers: no details repeat them. */
  readonly enclosingTexts: readonly string[];
  readonly nodeName?: NodeName;
  /** Number of contents that are not drawn: `11 unchanged`; absent for none. */
  readonly omitted?: string;
}

/** Returns the box of a container. */
export function containerBox(node: GraphNode, context: BoxContext): PresentedBox {
  const { parent, label, enclosingTexts, nodeName, omitted } = context;
  const { name, style } = label;
  return {
    kind: 'box',
    id: node.address,
    parent,
    type: node.type,
    style,
    title: withCount(titleOf(node.type, style, name), node),
    details: withOmitted(detailOf(node, { name, style }, enclosingTexts), omitted),
    alert: alertFor(node),
    ...changeOf(node, nodeName),
    lookedUp: node.lookedUp,
    ...(node.style?.icon && { icon: node.style.icon }),
    ...(isOfSource(node) ? node.count > 1 && { count: node.count } : { count: 0 }),
  };
}

/** Maximum characters of a detail in a header. A longer one would be cut, and lose the number at its end. */
export const HEADER_LENGTH_MAX = 40;

/** Appends the number of omitted contents to the detail. If both do not fit, the number alone is the detail. */
function withOmitted(details: string[], omitted: string | undefined): string[] {
  if (omitted === undefined) return details;
  const text = [...details, omitted].join(', ');
  return [text.length > HEADER_LENGTH_MAX ? omitted : text];
}

/**
 * Returns at most one detail: the place of a region, the root module that builds an existing network, or the first of the
 * type's detail attributes that no enclosing box shows.
 */
function detailOf(node: GraphNode, { name, style }: SiblingLabel, enclosingTexts: readonly string[]): string[] {
  const geographicName = REGION_STYLES.has(style) ? geographicNameOf(name) : undefined;
  if (geographicName !== undefined) return [geographicName];
  const attributes = KNOWLEDGE.factsOf(node.type).detail ?? BOX_DETAILS;
  const known = [...enclosingTexts, ...enclosingTexts.map(regionLabel)];
  const root = node.attributes[SHOWN_ROOT];
  if (root !== undefined && !enclosingTexts.includes(root)) return [fromRoot(root)];
  return detailValues(node, attributes, name)
    .filter((value) => !known.includes(value))
    .slice(0, 1);
}

/** Appends the count if the container stands for several, unless an annotation names them or the count is unknown. */
const withCount = (title: string, { count, countUnknown, labelOverride }: GraphNode): string =>
  count > 1 && labelOverride === undefined && countUnknown !== true ? `${title} ${instanceCount(count)}` : title;

/** Returns the box of a group, or the line that stands for several empty boxes. */
export const groupBox = ({ id, style, title, detail, folded, bare }: Group, parent: string | null): PresentedBox => ({
  kind: 'box',
  id,
  parent,
  type: '',
  style,
  title,
  details: detail === undefined ? [] : [detail],
  alert: '',
  change: folded?.change ?? 'none',
  lookedUp: folded?.lookedUp ?? false,
  ...(folded && { count: folded.count, folded: folded.titles }),
  ...(bare && { bare }),
});
