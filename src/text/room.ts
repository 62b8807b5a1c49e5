/**
 * How much of a name a picture has room for. Who names things has to know: names that differ only where they are cut would
 * be drawn alike. Sizes and widths in pixels at scale 1.
 */
import type { Weight } from './metrics.js';
import { wrap } from './wrap.js';

interface Room {
  readonly size: number;
  readonly weight: Weight;
  readonly width: number;
  readonly lines: number;
  /** Characters that fit, whatever they are: they need not be measured. */
  readonly fits: number;
}

/** Under an icon: broken at this width, so that neighbours line up in columns of similar width. */
export const NAME_ROOM: Room = { size: 10.5, weight: 400, width: 124, lines: 3, fits: 30 };

/** Under a small icon. */
export const SMALL_NAME_ROOM: Room = { size: 10.5, weight: 400, width: 96, lines: 2, fits: 15 };

/**
 * At the top of a box. A longer title does not stretch its box: a name may be anything. It is cut only where the box is no
 * wider for another reason, which is not known before everything is placed.
 */
export const BOX_TITLE_ROOM: Room = { size: 12, weight: 600, width: 520, lines: 1, fits: 35 };

/** Whether nothing of a text is cut there. */
export const isSeenWhole = (text: string, { size, weight, width, lines, fits }: Room): boolean =>
  text.length <= fits || wrap(text, size, weight, width, lines + 1).length <= lines;

/** What a reader sees of a text there. */
export const seen = (text: string, { size, weight, width, lines, fits }: Room): string =>
  text.length <= fits ? text : wrap(text, size, weight, width, lines).join('\n');
