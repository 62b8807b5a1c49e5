import { SHOWN_ZONE } from '../catalog/attributes.js';
import { KNOWLEDGE } from '../catalog/knowledge.js';
import { productOf } from '../catalog/products.js';
import { isOfSource } from '../graph/counts.js';
import type { GraphNode } from '../graph/model.js';
import { alertFor, detailValues } from './captions.js';
import { changeOf } from './changes.js';
import { COUNT_UNKNOWN, instanceCount, instancesInWords, MODULE } from './messages.js';
import type { PresentedNode } from './model.js';
import { repeats } from './repeats.js';

/** Facts about an icon that depend on the rest of the graph. */
interface IconContext {
  /** Id of the enclosing box; null at the top. */
  readonly parent: string | null;
  readonly name: string;
  /** Label of the self-loop; null for none. */
  readonly loop: string | null;
  readonly isSmall: boolean;
  readonly onBorder: boolean;
  /** The location of its cloud, and names of enclosing boxes: no details repeat them. */
  readonly enclosingTexts: readonly string[];
}

/** Returns the labels of a node that is drawn as an icon. */
export function presentedNode(node: GraphNode, context: IconContext): PresentedNode {
  const { parent, name, loop, isSmall, onBorder, enclosingTexts } = context;
  const { title, icon } = productOf(node.type, node.attributes);
  return {
    kind: 'node',
    id: node.address,
    parent,
    type: node.type,
    icon,
    title,
    name: repeats(name, title) ? '' : name,
    details: detailsOf(node, name, enclosingTexts),
    alert: alertFor(node),
    ...changeOf(node),
    count: node.count,
    badge: badgeOf(node),
    instances: node.count > 1 ? instancesInWords(node.count) : '',
    loop,
    steps: node.steps ?? [],
    lookedUp: node.lookedUp,
    ...(!isOfSource(node) && { isExtra: true as const }),
    suggested: node.provenance === 'suggested',
    isSmall,
    ...(onBorder && { onBorder }),
    relations: [],
  };
}

/** Returns the annotated detail; otherwise the values of attributes that neither title nor name nor enclosing boxes tell. */
function detailsOf(node: GraphNode, name: string, enclosingTexts: readonly string[]): string[] {
  if (node.detail !== undefined) return node.detail === '' ? [] : [node.detail];
  const { said: titleAttribute } = productOf(node.type, node.attributes);
  const { detail = [], unread } = KNOWLEDGE.factsOf(node.type);
  const attributes = [...detail.filter((attribute) => attribute !== titleAttribute), SHOWN_ZONE];
  const values = detailValues(node, attributes, name).filter((value) => !enclosingTexts.includes(value));
  return unread === true && titleAttribute !== null ? [MODULE, ...values] : values;
}

/** Returns `×3`, or `×?` if only a plan knows the number; empty for one resource. */
function badgeOf({ count, countUnknown }: GraphNode): string {
  if (count > 1) return instanceCount(count);
  return countUnknown === true ? COUNT_UNKNOWN : '';
}
