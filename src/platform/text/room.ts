/**
 * Space for names in a diagram. Code that creates names needs it, because names that differ only after the cut look the same.
 * Sizes and widths in pixels at scale 1.
 */
import type { Weight } from './metrics.js';
import { wrap } from './wrap.js';

interface Room {
  readonly size: number;
  readonly weight: Weight;
  readonly width: number;
  readonly lines: number;
  /** Number of characters that always fit and need not be measured. */
  readonly fits: number;
}

/** Under an icon. The width limit lets neighbours line up in columns of similar width. */
export const NAME_ROOM: Room = { size: 10.5, weight: 400, width: 124, lines: 3, fits: 30 };

/** Under a small icon. */
export const SMALL_NAME_ROOM: Room = { size: 10.5, weight: 400, width: 96, lines: 2, fits: 15 };

/**
 * At the top of a container. A longer title does not widen its container, because names may have any length. The title is cut
 * only if nothing else makes the container wide enough, which is known after layout.
 */
export const BOX_TITLE_ROOM: Room = { size: 12, weight: 600, width: 520, lines: 1, fits: 35 };

/** True if the whole text is visible. */
export const isSeenWhole = (text: string, { size, weight, width, lines, fits }: Room): boolean =>
  text.length <= fits || wrap(text, size, weight, width, lines + 1).length <= lines;

/** Returns the visible part of a text. */
export const seen = (text: string, { size, weight, width, lines, fits }: Room): string =>
  text.length <= fits ? text : wrap(text, size, weight, width, lines).join('\n');
