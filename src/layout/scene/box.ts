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

/** The text beside the title or in a line of its own below. */
interface Subtitle {
  readonly line: TextLine | null;
  readonly isBelow: boolean;
}

/**
 * Returns the subtitle: the first detail, with the first change that fits next to it; its line is null without either.
 * If no change fits beside the title, it has the line below, whose room is that of title and subtitle together, and if
 * necessary without its details. A change is only cut if there is no detail: half a name misleads.
 */
function subtitleOf(box: PresentedBox, title: TextLine, isMarked: boolean): Subtitle {
  const { details, folded, changeLines = [] } = box;
  const detail = details[0] ?? '';
  const changes = (isMarked ? changeLines : []).map((text, i) => ({
    ...{ text, role: changeRole(box, i) },
    isDrift: text === box.driftLine,
  }));
  const roomBelow = title.width + measures.SUBTITLE_GAP + measures.MAX_BOX_SUBTITLE;
  const isWhole = (line: TextLine | null): line is TextLine => line !== null && line.fullText === undefined;
  // Some changes name the detail themselves: `10.0.0.0/16 → 10.1.0.0/16`.
  const withDetail = changes.map((change) => ({
    ...change,
    text: change.text.includes(detail) ? change.text : `${detail}, ${change.text}`,
  }));
  const beside = withDetail.map((change) => changeLine(change, measures.MAX_BOX_SUBTITLE)).find(isWhole);
  if (beside !== undefined) return { line: beside, isBelow: isTooWide(box, title, beside) };
  // A box that is only touched has no text but its details.
  const short = (box.change === 'none' ? [] : changes).map((change) => ({
    ...change,
    text: change.text.split(DETAILS_AFTER)[0] as string,
  }));
  const below = [...withDetail, ...changes, ...short].map((change) => changeLine(change, roomBelow));
  const [cut = null] = detail === '' ? below : [];
  const change = below.find(isWhole) ?? cut;
  if (change !== null) return { line: change, isBelow: true };
  const room = folded === undefined ? measures.MAX_BOX_SUBTITLE : measures.MAX_FOLDED;
  const line = fitOnLine(detail, 'detail', { size: measures.TITLE_SIZE, weight: 400 }, room);
  return { line, isBelow: isTooWide(box, title, line) };
}

/** Separates a change from its details: `Route web added: routes traffic to the gateway`. */
const DETAILS_AFTER = ': ';

interface ChangeText {
  readonly text: string;
  readonly role: TextLine['role'];
  readonly isDrift: boolean;
}

function changeLine({ text, role, isDrift }: ChangeText, room: number): TextLine | null {
  const line = fitOnLine(text, role, { size: measures.TITLE_SIZE, weight: 600 }, room);
  return line !== null && isDrift ? asDrift(line) : line;
}

/** Returns the height of the header part that corner icon and title fill. */
export const titleHeight = ({ subtitleBelow, bare }: Pick<SceneBox, 'subtitleBelow' | 'bare'>): number =>
  bare ? 0 : measures.TITLE_HEIGHT + (subtitleBelow ? measures.SUBTITLE_HEIGHT : 0);

/**
 * True if the subtitle of a box for several networks needs its own line. Their address ranges are wider than the
 * content, and one line would stretch the diagram.
 */
const isTooWide = ({ count = 1, folded }: PresentedBox, title: TextLine, subtitle: TextLine | null): boolean =>
  count > 1 &&
  folded === undefined &&
  subtitle !== null &&
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
  const { line: subtitle, isBelow } = subtitleOf(box, title, isMarked);
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
      subtitle.role !== 'detail' && { plainSubtitle: subtitleOf({ ...box, changeLines: [] }, title, isMarked).line }),
    ...(count !== undefined && { count }),
    ...(folded && { folded }),
    peerGroup: facts.peers ? `${parent ?? ''}|${style}` : null,
    ...(facts.aside && { aside: true as const }),
    ...(isBelow && { subtitleBelow: true as const }),
    ...(bare && { bare }),
  };
}
