import { BOX_DETAILS } from '../catalog/boxes.js';
import { KNOWLEDGE } from '../catalog/knowledge.js';
import type { GraphNode } from '../graph/model.js';
import { alertFor } from './alerts.js';
import { titleOf } from './box-title.js';
import { detailValues } from './details.js';
import type { Group } from './grouping/groups.js';
import { instanceCount } from './messages.js';
import type { PresentedBox } from './model.js';
import type { Called } from './siblings.js';

/** The box of a container. */
export function containerBox(node: GraphNode, parent: string | null, { name, style }: Called): PresentedBox {
  const names = KNOWLEDGE.factsOf(node.type).detail ?? BOX_DETAILS;
  return {
    kind: 'box',
    id: node.address,
    parent,
    type: node.type,
    style,
    title: counted(titleOf(node.type, style, name), node),
    // The first only: after an address range, the region would repeat what the box around it says.
    details: detailValues(node, names, name).slice(0, 1),
    alert: alertFor(node),
    change: node.change,
    lookedUp: node.lookedUp,
  };
}

/** A box that stands for several of one name. */
const counted = (title: string, { count, called }: GraphNode): string =>
  count > 1 && called === undefined ? `${title} ${instanceCount(count)}` : title;

/** The box of a cloud or a module, and the line of several boxes. */
export const groupBox = ({ id, style, title, detail, folded }: Group, parent: string | null): PresentedBox => ({
  ...{ kind: 'box', id, parent, type: '', style, title },
  ...{ details: detail === undefined ? [] : [detail], alert: '' },
  ...{ change: folded?.change ?? 'none', lookedUp: folded?.lookedUp ?? false },
  ...(folded && { folded: { count: folded.count, words: folded.words } }),
});
