/** Builds the boxes of the scene: header texts, their sizes, and the minimum width that they need. */
import { boxFactsOf } from '../../catalog/index.js';
import type { PresentedBox } from '../../labels/model.js';
import { BOX_TITLE_ROOM } from '../../platform/text/wrap.js';
import { fitOnLine } from './lines.js';
import { asDrift, changeRole, changeWords, markOf } from './marks.js';
import * as measures from './measures.js';
import type { SceneBox, TextLine } from './model.js';

const EMPTY_TITLE: TextLine = { text: '', role: 'title', width: 0 };

const titleLine = (title: string): TextLine =>
  fitOnLine(title, 'title', BOX_TITLE_ROOM, BOX_TITLE_ROOM.width) ?? EMPTY_TITLE;

/**
 * Returns the subtitle: the first detail, with the first change that fits next to it; null without either. A change is
 * only cut if there is no detail, because half a name misleads.
 */
function subtitleLine(box: PresentedBox, isMarked: boolean): TextLine | null {
  const { details, folded, changeLines = [] } = box;
  const detail = details[0] ?? '';
  const changes = (isMarked ? changeLines : []).map((change, lineIndex) =>
    changeLine(box, detail, change, changeRole(box, lineIndex)),
  );
  const change = changes.find((line) => line?.fullText === undefined) ?? (detail === '' ? changes[0] : undefined);
  if (change) return change;
  const room = folded === undefined ? measures.MAX_BOX_SUBTITLE : measures.MAX_FOLDED;
  return fitOnLine(detail, 'detail', { size: measures.TITLE_SIZE, weight: 400 }, room);
}

/**
 * Returns the line of a change, with the detail before it: `10.0.0.0/16, cidr_block changes`; null if both are blank.
 */
function changeLine(box: PresentedBox, detail: string, change: string, role: TextLine['role']): TextLine | null {
  // Some changes name the detail themselves: `10.0.0.0/16 → 10.1.0.0/16`.
  const text = change.includes(detail) ? change : `${detail}, ${change}`;
  const line = fitOnLine(text, role, { size: measures.TITLE_SIZE, weight: 600 }, measures.MAX_BOX_SUBTITLE);
  return line !== null && change === box.driftLine ? asDrift(line) : line;
}

/** Returns the height of the header part that corner icon and title fill. */
export const titleHeight = ({ subtitleBelow, bare }: Pick<SceneBox, 'subtitleBelow' | 'bare'>): number =>
  bare ? 0 : measures.TITLE_HEIGHT + (subtitleBelow ? measures.SUBTITLE_HEIGHT : 0);

/**
 * True if the subtitle of a box for several networks needs its own line. Their address ranges are wider than the
 * content, and one line would stretch the diagram.
 */
const needsSecondLine = ({ count = 1, folded }: PresentedBox, title: TextLine, subtitle: TextLine | null): boolean =>
  count > 1 &&
  folded === undefined &&
  subtitle?.role === 'detail' &&
  title.width + measures.SUBTITLE_GAP + subtitle.width > measures.ONE_LINE_MAX;

function headerHeight(isStrip: boolean, isBelow: boolean, isBare: boolean): number {
  if (isBare) return 0;
  return (isStrip ? measures.STRIP_HEADER_HEIGHT : measures.HEADER_HEIGHT) + (isBelow ? measures.SUBTITLE_HEIGHT : 0);
}

/**
 * Builds a box with the size that its title needs.
 * @param isMarked changes are shown
 */
export function sceneBox(box: PresentedBox, isMarked: boolean): SceneBox {
  const { id, parent, style, lookedUp, count, folded, bare, icon } = box;
  const facts = boxFactsOf(style);
  const mark = isMarked ? markOf(box) : null;
  const words = isMarked ? changeWords(box) : [];
  const title = titleLine(box.title);
  const subtitle = subtitleLine(box, isMarked);
  const isBelow = needsSecondLine(box, title, subtitle);
  const subtitleWidth = subtitle === null ? 0 : measures.SUBTITLE_GAP + subtitle.width;
  const discRoom = mark === null ? 0 : measures.discsWidth(mark, measures.DISC.box) + measures.DISC_GAP;
  return {
    kind: 'box',
    id,
    parent,
    style,
    title,
    subtitle,
    icon: icon ?? facts.icon,
    headerHeight: headerHeight(facts.aside === true, isBelow, bare === true),
    minWidth: bare
      ? 0
      : Math.ceil(discRoom + (isBelow ? Math.max(title.width, subtitle!.width) : title.width + subtitleWidth)) +
        (facts.aside ? measures.STRIP_HEADER_EXTRA : measures.HEADER_EXTRA),
    dashed: lookedUp,
    ...(mark !== null && { mark }),
    ...(words.length > 0 && { changeWords: words }),
    ...(subtitle !== null &&
      subtitle.role !== 'detail' && { plainSubtitle: subtitleLine({ ...box, changeLines: [] }, isMarked) }),
    ...(count !== undefined && { count }),
    ...(folded && { folded }),
    peerGroup: facts.peers ? `${parent ?? ''}|${style}` : null,
    ...(facts.aside && { aside: true as const }),
    ...(isBelow && { subtitleBelow: true as const }),
    ...(bare && { bare }),
  };
}
