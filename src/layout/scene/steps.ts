/** Numbers of the steps of flows, in round badges at icons and beside arrows. Sizes in pixels at scale 1. */
import { widthOf } from '../../text/metrics.js';
import type { TextLine } from './model.js';

export const STEP_HEIGHT = 16;
export const STEP_SIZE = 10.5;
export const STEP_WEIGHT = 600;
const PADDING = 5;
/** Between the badge and the words after it. */
export const STEP_GAP = 5;

/** `1`, `2, 5`; empty for none. */
export const stepsText = (steps: readonly number[] | undefined): string => (steps ?? []).join(', ');

export const stepWidth = (text: string): number =>
  Math.max(STEP_HEIGHT, widthOf(text, STEP_SIZE, STEP_WEIGHT) + 2 * PADDING);

/** A label with room for the badge before it. */
export function withSteps(label: TextLine | null, steps: string): TextLine | null {
  if (steps === '') return label;
  if (label === null) return { text: '', role: 'detail', width: stepWidth(steps) };
  return { ...label, width: stepWidth(steps) + STEP_GAP + label.width };
}
