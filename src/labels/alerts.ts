import type { GraphNode } from '../graph/model.js';
import { TO_BE_DESTROYED, TO_BE_REPLACED } from './messages.js';

/** What the plan does that can lose data; creations and updates are what a plan is for and stay unmarked. */
const ALERTS: Readonly<Record<GraphNode['change'], string>> = {
  delete: TO_BE_DESTROYED,
  replace: TO_BE_REPLACED,
  create: '',
  update: '',
  move: '',
  import: '',
  forget: '',
  deferred: '',
  none: '',
};

/** Of several that change in different ways it would be true of some. */
export const alertFor = ({ change, changed }: GraphNode): string =>
  changed?.instances === undefined ? ALERTS[change] : '';
