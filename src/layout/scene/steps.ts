/** Badges with the numbers of flow steps, at icons and next to edge labels. Sizes in pixels at scale 1. */
import { widthOf } from '../../platform/text/metrics.js';
import type { TextLine } from './model.js';

/** Height of a badge, and the size and weight of its text. */
export const STEP_HEIGHT = 16;
export const STEP_SIZE = 10.5;
export const STEP_WEIGHT = 600;
/** Space before and after the text of a badge. */
const PADDING = 5;
/** Gap between the badge and the text after it. */
export const STEP_GAP = 5;

/** Returns the text of a badge: `1`, or `2, 5`; empty for no steps. */
export const stepsText = (steps: readonly number[] | undefined): string => (steps ?? []).join(', ');

/** Returns the width of a badge with this text. */
export const stepWidth = (text: string): number =>
  Math.max(STEP_HEIGHT, widthOf(text, STEP_SIZE, STEP_WEIGHT) + 2 * PADDING);

/** Adds the width of the badge to a label. Returns an empty label if there are only steps, and null without either. */
export function withSteps(label: TextLine | null, steps: string): TextLine | null {
  if (steps === '') return label;
  if (label === null) return { text: '', role: 'detail', width: stepWidth(steps) };
  return { ...label, width: stepWidth(steps) + STEP_GAP + label.width };
}
