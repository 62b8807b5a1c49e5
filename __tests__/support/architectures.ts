/** The reference architectures: fixtures/architectures/README.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGraph } from '../../src/diagram/read.js';
import type { Sources } from '../../src/diagram/source.js';
import type { Inventory } from '../../src/graph/inventory.js';
import type { Graph } from '../../src/graph/model.js';
import { understand } from '../../src/inference/index.js';
import { nodeIo } from '../../src/platform/node.js';
import { inventoryOfPlan, namesIn, notesOf } from './drawn-by-hand.js';
import { ROOT } from './root.js';

const FOLDER = join(ROOT, 'fixtures/architectures');

export const ARCHITECTURES: readonly string[] = namesIn(FOLDER);

export const folderOf = (name: string): string => join(FOLDER, name);

export const plannedInventory = (name: string): Inventory => inventoryOfPlan(folderOf(name));

/** Of the plan; beside its code, where the notes say that the plan does not hold what the picture is made of. */
export async function plannedGraph(name: string): Promise<Graph> {
  const folder = folderOf(name);
  if (notesOf(folder, 'plan').planWithCode !== true) return understand(plannedInventory(name)).graph;
  const file = { name, bytes: readFileSync(join(folder, 'plan.json')) };
  const sources: Sources = { kind: 'plan', file, dot: null, directory: folder };
  return (await readGraph(sources, undefined, undefined, nodeIo())).graph;
}
