import { boxFactsOf } from '../../catalog/index.js';
import type { PresentedBox } from '../../present/model.js';
import { BOX_TITLE_ROOM } from '../../text/room.js';
import { line, oneLine } from './lines.js';
import * as measures from './measures.js';
import type { SceneBox, TextLine } from './model.js';

const EMPTY_TITLE: TextLine = { text: '', role: 'title', width: 0 };

const titleLine = (title: string): TextLine =>
  oneLine(title, 'title', BOX_TITLE_ROOM.size, BOX_TITLE_ROOM.weight, BOX_TITLE_ROOM.width) ?? EMPTY_TITLE;

function subtitleLine({ details, alert, folded }: PresentedBox): TextLine | null {
  const detail = details[0] ?? '';
  const room = folded === undefined ? measures.MAX_BOX_SUBTITLE : measures.MAX_FOLDED;
  if (alert === '') return oneLine(detail, 'detail', measures.TITLE_SIZE, 400, room);
  return line(detail === '' ? alert : `${detail}, ${alert}`, 'alert', measures.TITLE_SIZE, 400);
}

/** A box, sized for its title. */
export function sceneBox(box: PresentedBox): SceneBox {
  const { id, parent, style, lookedUp, count, folded } = box;
  const facts = boxFactsOf(style);
  const title = titleLine(box.title);
  const subtitle = subtitleLine(box);
  const subtitleWidth = subtitle === null ? 0 : measures.SUBTITLE_GAP + subtitle.width;
  return {
    kind: 'box',
    id,
    parent,
    style,
    title,
    subtitle,
    icon: facts.icon,
    headerHeight: facts.aside ? measures.STRIP_HEADER_HEIGHT : measures.HEADER_HEIGHT,
    minWidth:
      Math.ceil(title.width + subtitleWidth) + (facts.aside ? measures.STRIP_HEADER_EXTRA : measures.HEADER_EXTRA),
    dashed: lookedUp,
    ...(count !== undefined && { count }),
    ...(folded && { folded }),
    peerGroup: facts.peers ? `${parent ?? ''}|${style}` : null,
    ...(facts.aside && { aside: true as const }),
  };
}
