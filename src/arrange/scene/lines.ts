import { type Weight, widthOf } from '../../text/metrics.js';
import { wrap } from '../../text/wrap.js';
import type { TextLine } from './model.js';

/** One measured line. */
export const line = (text: string, role: TextLine['role'], size: number, weight: Weight): TextLine => ({
  text,
  role,
  width: widthOf(text, size, weight),
});

/** Text broken into measured lines; none for blank text. */
export const lines = (
  text: string,
  role: TextLine['role'],
  size: number,
  weight: Weight,
  maxWidth: number,
  maxLines: number,
): TextLine[] => wrap(text, size, weight, maxWidth, maxLines).map((part) => line(part, role, size, weight));

/** Text on one line, cut where it is too long; null for blank text. */
export const oneLine = (
  text: string,
  role: TextLine['role'],
  size: number,
  weight: Weight,
  maxWidth: number,
): TextLine | null => lines(text, role, size, weight, maxWidth, 1)[0] ?? null;
