import { factsOf } from '../../clouds/index.js';
import type { GraphNode } from '../../graph/model.js';
import { instanceCount, TO_BE_DESTROYED } from '../../messages.js';
import { detailText, detailValues } from './details.js';
import { lines } from './lines.js';
import * as measures from './measures.js';
import type { SceneNode, TextLine } from './model.js';
import { displayName, repeats } from './names.js';

const MAX_TITLE_LINES = 2;
const MAX_NAME_LINES = 3;

/** What the captions say: product, name, one line of details, and what the plan is about to do to it. */
function captions(node: GraphNode, loopLabel: string): TextLine[] {
  const facts = factsOf(node.type);
  const name = displayName(node);
  const details = detailText(detailValues(node.attributes, facts.detail ?? [], name));
  const small = (text: string, role: 'name' | 'detail', maxLines: number) =>
    lines(text, role, measures.CAPTION_SIZE, 400, measures.CAPTION_WIDTH, maxLines);
  return [
    ...lines(facts.title, 'title', measures.TITLE_SIZE, 600, measures.TITLE_WIDTH, MAX_TITLE_LINES),
    ...(repeats(name, facts.title) ? [] : small(name, 'name', MAX_NAME_LINES)),
    ...small(details, 'detail', 1),
    ...small(loopLabel, 'detail', 1),
    ...(node.change === 'delete'
      ? lines(TO_BE_DESTROYED, 'alert', measures.CAPTION_SIZE, 600, measures.CAPTION_WIDTH, 1)
      : []),
  ];
}

/** What else the picture knows about a node. */
export interface Loop {
  /** Label of the edge from the node to itself; empty for a loop without one. */
  readonly label: string;
}

/** A resource with its captions, measured. `loop` is null for a node without an edge to itself. */
export function sceneNode(node: GraphNode, parent: string | null, loop: Loop | null): SceneNode {
  const text = captions(node, loop?.label ?? '');
  const width = Math.ceil(Math.max(measures.MIN_TEXT_WIDTH, ...text.map((line) => line.width))) + measures.TEXT_SLACK;
  const height = text.reduce((sum, line) => sum + measures.LINE_HEIGHT[line.role], 0);
  const room = loop === null ? 0 : measures.LOOP_ROOM;
  return {
    kind: 'node',
    id: node.address,
    parent,
    type: node.type,
    icon: factsOf(node.type).icon,
    lines: text,
    width: width + room,
    height: measures.ICON_TOP + room + measures.ICON_SIZE + 2 * measures.CAPTION_TOP + height,
    iconX: (width - measures.ICON_SIZE) / 2,
    iconY: measures.ICON_TOP + room,
    iconSize: measures.ICON_SIZE,
    badge: node.count > 1 ? instanceCount(node.count) : '',
    dashed: node.lookedUp,
    selfLoop: loop !== null,
  };
}
