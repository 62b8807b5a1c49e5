/** Detects configurations that are too large to plan, from their code alone: Terraform would create every instance. */
import { resolve } from 'node:path';
import type { Io } from '../../platform/io.js';
import { configAddressOf } from '../../terraform/references/config-address.js';
import { PLANNED_INSTANCES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { readStatic } from '../static/index.js';
import type { OfflineOptions } from './model.js';

/**
 * Returns the reason if the code creates too many instances, and null if not.
 *
 * @throws InvalidInput if a variable file cannot be read
 */
export async function tooManyInstances(
  { tree, varFiles }: Pick<OfflineOptions, 'tree' | 'varFiles'>,
  workspace: string,
  io: Io,
): Promise<string | null> {
  const given = varFiles.map((path) => resolve(io.directory, path));
  const { resources } = await readStatic(tree, { varFiles: given, workspace }, io);
  const counts = new Map<string, number>();
  for (const { origin, count = 1 } of resources) {
    const block = configAddressOf(origin) ?? origin;
    counts.set(block, (counts.get(block) ?? 0) + (count === 'unknown' ? 1 : count));
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const sum = sorted.reduce((all, [, count]) => all + count, 0);
  if (sum <= PLANNED_INSTANCES_MAX) return null;
  return messages.instancesTooMany(...sorted[0]!, PLANNED_INSTANCES_MAX);
}
