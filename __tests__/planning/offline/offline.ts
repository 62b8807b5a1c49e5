/** Plans a configuration given as texts, with real Terraform and played providers. */
import { dirname, join } from 'node:path';
import { planOffline } from '../../../src/planning/offline/index.js';
import type { OfflineOptions, OfflineResult } from '../../../src/planning/offline/model.js';
import type { Io } from '../../../src/platform/io.js';
import { nodeIo } from '../../../src/platform/node.js';
import { type Engine, findEngine } from '../../../src/terraform/engine/engine.js';
import { readTree, type TreeOptions } from '../../../src/terraform/module-tree/read-tree.js';
import { HANG_SECONDS } from '../../support/limits.js';

export interface Asked {
  readonly files: Readonly<Record<string, string>>;
  /** Directory of the root module in it; the top by default. */
  readonly root?: string;
  readonly io?: Partial<Io>;
  readonly options?: Partial<OfflineOptions>;
  readonly findModule?: TreeOptions['findModule'];
  /** Called with the directory before it is planned. */
  readonly prepare?: (directory: string) => Promise<void>;
}

export type Planned = Extract<OfflineResult, { end: 'planned' }>;

/** Terraform, asked once per test file for its version: that takes a sixth of the time of a plan. */
let installed: Promise<Engine> | null = null;

const NOT_FETCHED: TreeOptions['findModule'] = async () => ({ reason: 'not fetched' });

export async function offline(asked: Asked): Promise<OfflineResult> {
  const real = nodeIo();
  return real.withTemporaryDirectory(async (directory) => {
    for (const [name, content] of Object.entries(asked.files)) {
      await real.makeDirectory(dirname(join(directory, name)));
      await real.writeFile(join(directory, name), content);
    }
    await asked.prepare?.(directory);
    return planDirectory(join(directory, asked.root ?? ''), { ...real, ...asked.io }, asked);
  });
}

export async function planDirectory(
  directory: string,
  io: Io,
  { options, findModule = NOT_FETCHED }: Pick<Asked, 'options' | 'findModule'> = {},
): Promise<OfflineResult> {
  installed ??= findEngine(nodeIo(), 'terraform');
  const engine = await installed;
  const { root } = await readTree(directory, io, { findModule, tofu: false });
  const usual = { engine, tree: root, varFiles: [], workspace: null, seconds: HANG_SECONDS, onStep: () => {} };
  return planOffline({ name: 'source' }, { ...usual, ...options }, io);
}

/** @throws where it was not planned, with all that Terraform says */
export async function planned(asked: Asked): Promise<Planned> {
  return plannedOf(await offline(asked));
}

export function plannedOf(result: OfflineResult): Planned {
  if (result.end === 'planned') return result;
  throw new Error([result.reason, ...result.whole].join('\n'));
}

export const addressesOf = ({ inventory }: Planned): string[] => inventory.resources.map(({ origin }) => origin);

/** Known values of the one resource of that address. */
export const valuesOf = ({ inventory }: Planned, address: string) =>
  inventory.resources.find(({ origin }) => origin === address)?.values;

export const referencesOf = ({ inventory }: Planned): string[] =>
  [...new Set(inventory.references.map(({ from, to }) => `${from} -> ${to}`))].sort();
