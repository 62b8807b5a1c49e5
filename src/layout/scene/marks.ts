/** The mark of a change, and the change texts that a caption has room for. */

import { isOpened, opensToOutside } from '../../catalog/exposure.js';
import type { PresentedBox, PresentedNode } from '../../labels/model.js';
import { changeWord } from '../../messages.js';
import { wrapLines } from './lines.js';
import { CAPTION_SIZE, CAPTION_WIDTH, SMALL_CAPTION_WIDTH } from './measures.js';
import type { Mark, TextLine } from './model.js';

/** The facts about the change of a node or box. */
type Changing = Pick<PresentedNode | PresentedBox, 'change' | 'changed' | 'changeLines' | 'driftLine' | 'ghostOf'>;

/** Returns the change mark of an element; null if it does not change. */
export function markOf(item: Changing): Mark | null {
  const { change, changed, ghostOf } = item;
  if (change === 'none') return null;
  return {
    change,
    ...(changed?.createsFirst === true && { createsFirst: true as const }),
    ...(ghostOf !== undefined && { ghostOf }),
    ...(ghostOf === undefined && isOpened(item) && { opens: true as const }),
  };
}

/** True if the element or a resource that is folded into it changes. */
export const isChanging = ({ change, changed }: Changing): boolean => change !== 'none' || changed !== undefined;

/**
 * Returns `alert` (red) for a change that may lose data, and for the lines about opened access, which come first.
 * @param line position of the change line
 */
export function changeRole({ change, changed }: Changing, line: number): 'alert' | 'change' {
  const opened = changed?.exposure?.filter(opensToOutside).length ?? 0;
  return change === 'delete' || change === 'replace' || line < opened ? 'alert' : 'change';
}

/** Maximum number of change lines below an icon; an address takes three. */
const LINES_MAX = 3;
/** Below a small icon, which only shows the first change: the opened port and who gets access. */
const SMALL_LINES_MAX = 2;

/** Returns the change lines below the other captions. The planned action is left out, because the mark shows it. */
export function changeCaptions(item: Changing, isSmall: boolean): TextLine[] {
  const { changeLines = [], ghostOf } = item;
  if (ghostOf !== undefined) return [];
  const width = isSmall ? SMALL_CAPTION_WIDTH : CAPTION_WIDTH;
  const maxLines = isSmall ? SMALL_LINES_MAX : LINES_MAX;
  const captions: TextLine[] = [];
  for (const [lineIndex, text] of (isSmall ? changeLines.slice(0, 1) : changeLines).entries()) {
    if (captions.length >= maxLines) break;
    const broken = wrapLines(
      text,
      changeRole(item, lineIndex),
      { size: CAPTION_SIZE, weight: 600 },
      width,
      maxLines - captions.length,
    );
    captions.push(...(text === item.driftLine ? broken.map(asDrift) : broken));
  }
  return captions;
}

/** Marks a line as drift, so that the page can hide it. */
export const asDrift = (line: TextLine): TextLine => ({ ...line, drift: true });

/** Returns the change texts for tooltips and screen readers. */
export const changeWords = ({ change, changeLines = [], ghostOf }: Changing): readonly string[] => [
  ...(change === 'none' ? [] : [ghostOf === undefined ? changeWord(change) : changeWord('ghost')]),
  ...changeLines,
];
