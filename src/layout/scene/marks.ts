/** The mark of a change, and the change texts that a caption has room for. */

import { isOpened } from '../../catalog/exposure.js';
import { CHANGES, type ChangeDetails } from '../../graph/changes.js';
import type { PresentedBox, PresentedNode } from '../../labels/model.js';
import { changeWord } from '../../messages.js';
import { wrapLines } from './lines.js';
import { CAPTION_SIZE, CAPTION_WIDTH, SMALL_CAPTION_WIDTH } from './measures.js';
import type { Mark, TextLine } from './model.js';

/** The facts about the change of a node or box. */
type Changing = Pick<
  PresentedNode | PresentedBox,
  'change' | 'changed' | 'changeLines' | 'alertLines' | 'driftLine' | 'ghostOf'
>;

/** Returns the change mark of an element; null if nothing of it differs. */
export function markOf(item: Changing): Mark | null {
  const { change, changed, ghostOf } = item;
  const parts = ghostOf === undefined ? partChanges(item) : [];
  if (change === 'none') return markOfUnchanged(changed, parts);
  return {
    change,
    ...(changed?.createsFirst === true && { createsFirst: true as const }),
    ...(ghostOf !== undefined && { ghostOf }),
    ...(ghostOf === undefined && isOpened(item) && { opens: true as const }),
    ...(parts.length > 0 && { parts }),
  };
}

/**
 * Returns the mark of an element that stays as it is: the signs of its parts, the dot of one that is touched, or the
 * hollow dot of one whose access or rights others change.
 */
function markOfUnchanged(
  { touched, exposure = [], rights = [] }: ChangeDetails = {},
  parts: readonly Mark['change'][],
): Mark | null {
  if (parts.length > 0) return { change: 'update', onlyParts: true, parts };
  if (exposure.length + rights.length > 0) return { change: 'update', touched: true, byOthers: true };
  return touched === undefined ? null : { change: 'update', touched: true };
}

/** Returns the changes of folded resources and of instances that the mark of the element does not show. */
function partChanges({ change: own, changed: { folded = {}, instances = {} } = {} }: Changing): Mark['change'][] {
  return CHANGES.filter((change): change is Mark['change'] => {
    const count = (folded[change] ?? 0) + (instances[change] ?? 0);
    return change !== 'none' && change !== own && count > 0;
  });
}

/** True if the element or a resource that is folded into it changes. */
export const isChanging = ({ change, changed }: Changing): boolean => change !== 'none' || changed !== undefined;

/**
 * Returns `alert` (red) for the lines of a deletion, and for the first lines of any other change that report a danger.
 * @param lineIndex index in `changeLines`
 */
export const changeRole = ({ change, alertLines = 0 }: Changing, lineIndex: number): 'alert' | 'change' =>
  change === 'delete' || lineIndex < alertLines ? 'alert' : 'change';

/** Number of lines below an icon in which a further change may start. */
const LINES_MAX = 3;
/** Maximum number of lines below an icon. A change that needs more is left out, because half a value misleads. */
const LAST_LINE_MAX = 5;
/** Maximum number of lines for the first change and for dangers, which are never left out. */
const ALERT_LINES_MAX = 8;
/** Below a small icon, which only shows the first change: the opened port and who gets access. */
const SMALL_LINES_MAX = 3;

/** Returns the change lines below the other captions. The planned action is left out, because the mark shows it. */
export function changeCaptions(item: Changing, isSmall: boolean): TextLine[] {
  const { changeLines = [], ghostOf } = item;
  if (ghostOf !== undefined) return [];
  if (isSmall) return captionOf(item, 0, { width: SMALL_CAPTION_WIDTH, maxLines: SMALL_LINES_MAX });
  const captions: TextLine[] = [];
  for (const lineIndex of changeLines.keys()) {
    const isDanger = lineIndex === 0 || lineIndex < (item.alertLines ?? 0);
    if (!isDanger && captions.length >= LINES_MAX) break;
    const maxLines = (isDanger ? ALERT_LINES_MAX : LAST_LINE_MAX) - captions.length;
    if (maxLines <= 0) break;
    const broken = captionOf(item, lineIndex, { width: CAPTION_WIDTH, maxLines });
    const isCut = broken.some(({ fullText }) => fullText !== undefined);
    if (isDanger || !isCut) captions.push(...broken);
  }
  return captions;
}

interface CaptionRoom {
  readonly width: number;
  readonly maxLines: number;
}

/** Breaks one change into lines; empty if there is none at `lineIndex`. */
function captionOf(item: Changing, lineIndex: number, { width, maxLines }: CaptionRoom): TextLine[] {
  const text = item.changeLines?.[lineIndex] ?? '';
  const broken = wrapLines(text, changeRole(item, lineIndex), { size: CAPTION_SIZE, weight: 600 }, width, maxLines);
  return text === item.driftLine ? broken.map(asDrift) : broken;
}

/** Marks a line as drift, so that the page can hide it. */
export const asDrift = (line: TextLine): TextLine => ({ ...line, drift: true });

/** Returns the change texts for tooltips and screen readers. */
export const changeWords = ({ change, changeLines = [], ghostOf }: Changing): readonly string[] => [
  ...(change === 'none' ? [] : [ghostOf === undefined ? changeWord(change) : changeWord('ghost')]),
  ...changeLines,
];
