/** What of a change is measured: the mark, and the words for it that a caption has room for. */

import { isOpened } from '../../graph/changes.js';
import type { PresentedBox, PresentedNode } from '../../labels/model.js';
import { changeWord } from '../../messages.js';
import { lines } from './lines.js';
import { CAPTION_SIZE, CAPTION_WIDTH, SMALL_CAPTION_WIDTH } from './measures.js';
import type { Mark, TextLine } from './model.js';

type Changing = Pick<PresentedNode | PresentedBox, 'change' | 'changed' | 'changeLines' | 'driftLine' | 'ghostOf'>;

/** The mark of a thing; null for one that does not change. */
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

/** Whether something of it changes, itself or what is part of it. */
export const isChanging = ({ change, changed }: Changing): boolean => change !== 'none' || changed !== undefined;

/** Red for what can lose data, and for the lines that say what is opened, which come first. @param line its position */
export function changeRole({ change, changed }: Changing, line: number): 'alert' | 'change' {
  const opened = changed?.exposure?.filter((one) => one.change === 'opens').length ?? 0;
  return change === 'delete' || change === 'replace' || line < opened ? 'alert' : 'change';
}

/** Lines of a change under an icon: an address takes three. */
const LINES_MAX = 3;
/** Under a small one, for the first change alone: what it opens, and to whom. */
const SMALL_LINES_MAX = 2;

/** Under the other captions, in the place of what the plan does to it: the mark says that. */
export function changeCaptions(item: Changing, isSmall: boolean): TextLine[] {
  const { changeLines = [], ghostOf } = item;
  if (ghostOf !== undefined) return [];
  const width = isSmall ? SMALL_CAPTION_WIDTH : CAPTION_WIDTH;
  const most = isSmall ? SMALL_LINES_MAX : LINES_MAX;
  const found: TextLine[] = [];
  for (const [at, text] of (isSmall ? changeLines.slice(0, 1) : changeLines).entries()) {
    if (found.length >= most) break;
    const broken = lines(text, changeRole(item, at), CAPTION_SIZE, 600, width, most - found.length);
    found.push(...(text === item.driftLine ? broken.map(asDrift) : broken));
  }
  return found;
}

export const asDrift = (line: TextLine): TextLine => ({ ...line, drift: true });

/** For who points at it, and who hears it. */
export const changeWords = ({ change, changeLines = [], ghostOf }: Changing): readonly string[] => [
  ...(change === 'none' ? [] : [ghostOf === undefined ? changeWord(change) : changeWord('ghost')]),
  ...changeLines,
];
