import { largest } from '../../graph/order.js';
import type { PresentedNode } from '../../labels/model.js';
import { NAME_ROOM, SMALL_NAME_ROOM } from '../../platform/text/room.js';
import { detailText } from './details.js';
import { lines } from './lines.js';
import { changeCaptions, changeWords, isChanging, markOf } from './marks.js';
import * as measures from './measures.js';
import type { Mark, SceneNode, TextLine } from './model.js';
import { stepsText } from './steps.js';

/** Product titles have at most two lines; a title derived from a type name can have more. */
const MAX_TITLE_LINES = 4;
const MAX_SMALL_TITLE_LINES = 3;

type Small = 'name' | 'detail';

const small = (text: string, role: Small, maxLines: number): TextLine[] =>
  lines(text, role, measures.CAPTION_SIZE, 400, measures.CAPTION_WIDTH, maxLines);

/** Captions of a small icon: product and name. The tooltip has the rest. */
const fewCaptions = ({ title, name }: PresentedNode): TextLine[] => [
  ...lines(title, 'title', measures.TITLE_SIZE, 600, measures.SMALL_CAPTION_WIDTH, MAX_SMALL_TITLE_LINES),
  ...lines(name, 'name', measures.CAPTION_SIZE, 400, measures.SMALL_CAPTION_WIDTH, SMALL_NAME_ROOM.lines),
];

/**
 * Product, name and one line of details. A single long detail gets two lines, because half a list of ports is useless.
 */
const captions = ({ title, name, details, loop }: PresentedNode): TextLine[] => [
  ...lines(title, 'title', measures.TITLE_SIZE, 600, measures.TITLE_WIDTH, MAX_TITLE_LINES),
  ...small(name, 'name', NAME_ROOM.lines),
  ...lines(detailText(details), 'detail', measures.CAPTION_SIZE, 400, measures.DETAIL_WIDTH, 2),
  ...small(loop ?? '', 'detail', 1),
];

/** Size of the icon square, including the ring. */
function iconOf(mark: Mark | null, isSmall: boolean): { readonly size: number; readonly ring: number } {
  const ring = mark === null ? 0 : isSmall ? measures.SMALL_RING : measures.RING;
  return { size: (isSmall ? measures.SMALL_ICON_SIZE : measures.ICON_SIZE) + 2 * ring, ring };
}

function textOf(node: PresentedNode, isMarked: boolean): TextLine[] {
  const said = node.isSmall ? fewCaptions(node) : captions(node);
  return [...said, ...(isMarked ? changeCaptions(node, node.isSmall) : [])];
}

/**
 * Builds a node with its captions measured.
 * @param isMarked changes are shown
 */
export function sceneNode(node: PresentedNode, isMarked: boolean): SceneNode {
  const { id, parent, type, icon, title, name, details, loop, badge, count, instances, suggested, isSmall } = node;
  const steps = stepsText(node.steps);
  const mark = isMarked ? markOf(node) : null;
  const text = textOf(node, isMarked);
  const { size: iconSize, ring } = iconOf(mark, isSmall);
  const width =
    Math.ceil(
      largest(
        text.map((line) => line.width),
        // All small icons are equally wide, so that they line up in a strip. Its padding provides the slack.
        isSmall ? measures.SMALL_CAPTION_WIDTH : Math.max(measures.MIN_TEXT_WIDTH, mark === null ? 0 : iconSize),
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
    words: [title, name, ...details, loop ?? '', instances, ...node.relations].filter((said) => said !== ''),
    ...(mark !== null && { ring, mark }),
    ...(isMarked && (isChanging(node) ? { changeWords: changeWords(node) } : { faded: true as const })),
    dashed: node.lookedUp,
    ...(suggested && { suggested }),
    ...(node.onBorder && { onBorder: node.onBorder }),
    selfLoop: loop !== null,
  };
}
