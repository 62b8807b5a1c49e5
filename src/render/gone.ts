import type { Mark } from '../layout/scene/model.js';

/** True for an element that the change removes, and for the previous position of a moved one. */
export const isGone = (mark: Mark | undefined): boolean =>
  mark?.ghostOf !== undefined || mark?.change === 'delete' || mark?.change === 'forget';
