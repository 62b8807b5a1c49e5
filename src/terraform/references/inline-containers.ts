import { factsOf } from '../../catalog/index.js';

/** True if the resource defines containers in its own blocks, which a text next to a reference may name (inline subnets). */
export function hasInlineContainers(configAddress: string): boolean {
  const [, type = ''] = /(?:^|\.)([a-z][a-z0-9_]*)\.[^.]+$/.exec(configAddress) ?? [];
  return factsOf(type).inlines !== undefined;
}
