/** Names of what the code states and a plan neither has nor lists as absent. */
import type { Inventory } from '../../../src/graph/inventory.js';
import { readStatic } from '../../../src/planning/static/index.js';
import type { Io } from '../../../src/platform/io.js';
import { readTree } from '../../../src/terraform/module-tree/read-tree.js';
import { configAddressOf } from '../../../src/terraform/references/addresses.js';
import type { Planned } from './offline.js';

/**
 * @returns configuration addresses of which `--planner static` draws more instances than the offline plan, which neither
 * lists them as absent nor says that it assumes a number
 */
export async function lostBy(
  { inventory, assumptions }: Planned,
  directory: string,
  io: Io,
): Promise<readonly string[]> {
  const { root } = await readTree(directory, io, { findModule: async () => ({ reason: 'not fetched' }), tofu: false });
  const { resources } = await readStatic(root, { varFiles: [], workspace: null }, io);
  const planned = instancesOf(inventory.resources);
  const absent = (inventory.absent ?? []).map(({ address }) => address);
  const isNamed = (address: string) => absent.some((one) => address === one || address.startsWith(`${one}.`));
  const isNumberAssumed = assumptions.some(({ text }) => text.includes('one instance is drawn'));
  return [...instancesOf(resources)]
    .filter(([address, count]) => (planned.get(address) ?? 0) < (isNumberAssumed ? 1 : count) && !isNamed(address))
    .map(([address]) => address);
}

function instancesOf(resources: Inventory['resources']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { origin } of resources) {
    const address = configAddressOf(origin) ?? origin;
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}
