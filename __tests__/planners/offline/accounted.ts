/** Names of what the code states and a plan neither has nor lists as absent. */
import type { Io } from '../../../src/io/io.js';
import { readStatic } from '../../../src/planners/static/index.js';
import { readTree } from '../../../src/terraform/module-tree/read-tree.js';
import { configAddressOf } from '../../../src/terraform/references/config-address.js';
import type { Planned } from './offline.js';

/** @returns configuration addresses that `--planner static` draws and that the offline plan loses silently */
export async function lostBy({ inventory }: Planned, directory: string, io: Io): Promise<readonly string[]> {
  const { root } = await readTree(directory, io, { findModule: async () => ({ reason: 'not fetched' }), tofu: false });
  const { resources } = await readStatic(root, { varFiles: [], workspace: null }, io);
  const present = new Set(inventory.resources.map(({ origin }) => configAddressOf(origin)));
  const absent = (inventory.absent ?? []).map(({ address }) => address);
  const isNamed = (address: string) => absent.some((one) => address === one || address.startsWith(`${one}.`));
  return [...new Set(resources.map(({ origin }) => configAddressOf(origin) ?? origin))].filter(
    (address) => !present.has(address) && !isNamed(address),
  );
}
