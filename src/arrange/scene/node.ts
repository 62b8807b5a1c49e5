import { largest } from '../../graph/order.js';
import type { PresentedNode } from '../../present/model.js';
import { NAME_ROOM, SMALL_NAME_ROOM } from '../../text/room.js';
import { detailText } from './details.js';
import { lines } from './lines.js';
import * as measures from './measures.js';
import type { SceneNode, TextLine } from './model.js';
import { stepsText } from './steps.js';

/** Products have titles of two lines at most; those made from a type's name can be longer. */
const MAX_TITLE_LINES = 4;
const MAX_SMALL_TITLE_LINES = 3;

type Small = 'name' | 'detail';

const small = (text: string, role: Small, maxLines: number): TextLine[] =>
  lines(text, role, measures.CAPTION_SIZE, 400, measures.CAPTION_WIDTH, maxLines);

/** Under a small icon: product and name; the tooltip has the rest, but for what can lose data. */
const fewCaptions = ({ title, name, alert }: PresentedNode): TextLine[] => [
  ...lines(title, 'title', measures.TITLE_SIZE, 600, measures.SMALL_CAPTION_WIDTH, MAX_SMALL_TITLE_LINES),
  ...lines(name, 'name', measures.CAPTION_SIZE, 400, measures.SMALL_CAPTION_WIDTH, SMALL_NAME_ROOM.lines),
  ...lines(alert, 'alert', measures.CAPTION_SIZE, 600, measures.SMALL_CAPTION_WIDTH, 1),
];

/** Product, name, one line of details, and what the plan is about to do to it. */
const captions = ({ title, name, details, loop, alert }: PresentedNode): TextLine[] => [
  ...lines(title, 'title', measures.TITLE_SIZE, 600, measures.TITLE_WIDTH, MAX_TITLE_LINES),
  ...small(name, 'name', NAME_ROOM.lines),
  ...small(detailText(details), 'detail', 1),
  ...small(loop ?? '', 'detail', 1),
  ...lines(alert, 'alert', measures.CAPTION_SIZE, 600, measures.CAPTION_WIDTH, 1),
];

/** A resource with its captions, measured. */
export function sceneNode(node: PresentedNode): SceneNode {
  const { id, parent, type, icon, title, name, details, loop, alert, badge, count, instances, suggested, isSmall } =
    node;
  const steps = stepsText(node.steps);
  const text = isSmall ? fewCaptions(node) : captions(node);
  const iconSize = isSmall ? measures.SMALL_ICON_SIZE : measures.ICON_SIZE;
  const width =
    Math.ceil(
      largest(
        text.map((line) => line.width),
        // In a strip, icons one above the other line up, whatever they are called; its padding is slack enough.
        isSmall ? measures.SMALL_CAPTION_WIDTH : measures.MIN_TEXT_WIDTH,
      ),
    ) + (isSmall ? 0 : measures.TEXT_SLACK);
  const height = text.reduce((sum, line) => sum + measures.LINE_HEIGHT[line.role], 0);
  const room = loop === null ? 0 : measures.LOOP_ROOM;
  return {
    kind: 'node',
    id,
    parent,
    type,
    icon,
    lines: text,
    width: width + room,
    height: measures.ICON_TOP + room + iconSize + 2 * measures.CAPTION_TOP + height,
    iconX: (width - iconSize) / 2,
    iconY: measures.ICON_TOP + room,
    iconSize,
    badge,
    ...(steps !== '' && { steps }),
    ...(node.isExtra === true ? { count: 0 } : count > 1 ? { count } : {}),
    words: [title, name, ...details, loop ?? '', alert, instances, ...node.relations].filter((said) => said !== ''),
    dashed: node.lookedUp,
    ...(suggested && { suggested }),
    selfLoop: loop !== null,
  };
}
