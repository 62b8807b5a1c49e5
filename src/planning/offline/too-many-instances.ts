import { resolve } from 'node:path';
import type { Io } from '../../platform/io.js';
import { configAddressOf } from '../../terraform/references/addresses.js';
import { PLANNED_INSTANCES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { readStatic } from '../static/index.js';
import type { OfflineOptions } from './model.js';

/**
 * Returns the reason why the code is too large to plan, or null. Detected by static analysis, because Terraform would create every
 * instance before it reported the number.
 *
 * @throws InvalidInput if a variable file cannot be read
 */
export async function tooManyInstances(
  { tree, varFiles }: Pick<OfflineOptions, 'tree' | 'varFiles'>,
  workspace: string,
  io: Io,
): Promise<string | null> {
  const absoluteVarFiles = varFiles.map((path) => resolve(io.directory, path));
  const { resources } = await readStatic(tree, { varFiles: absoluteVarFiles, workspace }, io);
  const counts = new Map<string, number>();
  for (const { origin, count = 1 } of resources) {
    const block = configAddressOf(origin) ?? origin;
    counts.set(block, (counts.get(block) ?? 0) + (count === 'unknown' ? 1 : count));
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total <= PLANNED_INSTANCES_MAX) return null;
  return messages.instancesTooMany(...sorted[0]!, PLANNED_INSTANCES_MAX);
}
