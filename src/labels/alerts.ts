import type { GraphNode } from '../graph/model.js';
import { TO_BE_DESTROYED, TO_BE_REPLACED } from './messages.js';

/** Changes that can lose data. Creations and updates are the purpose of a plan and stay unmarked. */
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

/**
 * Returns the alert of a node; empty for none. A node whose instances change differently has none, because it would be true of
 * only some.
 */
export const alertFor = ({ change, changed }: GraphNode): string =>
  changed?.instances === undefined ? ALERTS[change] : '';
