import { factsOf } from '../../catalog/index.js';

/** Whether a resource builds containers by blocks of its own, which texts beside a reference to it may name. */
export function hasParts(configAddress: string): boolean {
  const [, type = ''] = /(?:^|\.)([a-z][a-z0-9_]*)\.[^.]+$/.exec(configAddress) ?? [];
  return factsOf(type).inlines !== undefined;
}
