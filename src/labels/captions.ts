/** Caption lines of a node or box besides its name: details and alerts. */

import { valueInWords } from '../catalog/products.js';
import type { GraphNode } from '../graph/model.js';
import { TO_BE_DESTROYED, TO_BE_REPLACED } from './messages.js';

// ---- Details.

/** Returns the values of the named attributes in words, in order, without duplicates and without the text `except`. */
export function detailValues(
  { type, attributes }: Pick<GraphNode, 'type' | 'attributes'>,
  names: readonly string[],
  except: string,
): string[] {
  const values: string[] = [];
  for (const name of names) {
    const raw = Object.hasOwn(attributes, name) ? (attributes[name] as string).trim() : '';
    const value = valueInWords(type, name, raw);
    if (value !== '' && value !== except && !values.includes(value)) values.push(value);
  }
  return values;
}

// ---- Alerts.

/** Alerts of the changes that can lose data. Creations and updates are the purpose of a plan and have none. */
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
 * Returns the alert of a node; empty for none, and if the instances of the node change differently, because the
 * alert would be true of some of them only.
 */
export const alertFor = ({ change, changed }: GraphNode): string =>
  changed?.instances === undefined ? ALERTS[change] : '';
