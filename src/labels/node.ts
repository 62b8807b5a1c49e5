import { KNOWLEDGE } from '../catalog/knowledge.js';
import { productOf } from '../catalog/products.js';
import { isOfSource } from '../graph/count-resources.js';
import type { GraphNode } from '../graph/model.js';
import { alertFor } from './alerts.js';
import { changeOf } from './changes/of-node.js';
import { detailValues } from './details.js';
import { COUNT_UNKNOWN, instanceCount, instancesInWords } from './messages.js';
import type { PresentedNode } from './model.js';
import { repeats } from './names.js';

/** The context of a node. */
interface NodeContext {
  readonly parent: string | null;
  readonly name: string;
  readonly loop: string | null;
  readonly isSmall: boolean;
  readonly onBorder: boolean;
  /** Texts around the node: the location of its cloud, and names of enclosing boxes. */
  readonly said: readonly string[];
}

export function presentedNode(node: GraphNode, around: NodeContext): PresentedNode {
  const { parent, name, loop, isSmall, onBorder } = around;
  const { title, icon, said } = productOf(node.type, node.attributes);
  const names = (KNOWLEDGE.factsOf(node.type).detail ?? []).filter((attribute) => attribute !== said);
  return {
    kind: 'node',
    id: node.address,
    parent,
    type: node.type,
    icon,
    title,
    name: repeats(name, title) ? '' : name,
    details:
      node.detail === undefined
        ? detailsOf(node, names, name, around.said)
        : [node.detail].filter((text) => text !== ''),
    alert: alertFor(node),
    ...changeOf(node),
    count: node.count,
    badge: node.count > 1 ? instanceCount(node.count) : node.countUnknown === true ? COUNT_UNKNOWN : '',
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

/** Leaves out locations that an enclosing box already names. */
const detailsOf = (node: GraphNode, names: readonly string[], name: string, around: readonly string[]): string[] =>
  detailValues(node, names, name).filter((value) => !around.includes(value));
