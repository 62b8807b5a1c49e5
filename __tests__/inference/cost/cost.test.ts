/**
 * The cost gate: counted work, not time, of reading, understanding and comparing code in many shapes. Twice the size is about
 * twice the work; n log n stays under the limit, and what is quadratic does not.
 */

import { valuesShown } from '../../../src/catalog/attributes.js';
import { compare } from '../../../src/diff/index.js';
import { reportOf } from '../../../src/diff/report/index.js';
import type { Inventory } from '../../../src/graph/inventory.js';
import type { Graph } from '../../../src/graph/model.js';
import { exposedIn } from '../../../src/inference/exposure/index.js';
import { type Understanding, understand } from '../../../src/inference/index.js';
import { rightsIn } from '../../../src/inference/rights/index.js';
import { present } from '../../../src/labels/index.js';
import { readStatic } from '../../../src/planning/static/index.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { treeOf } from '../../support/code.js';
import { portion } from '../../support/long.js';
import { growth } from '../../support/work.js';
import { SHAPES, type Shape } from './shapes.js';

const SIZES = [30, 60, 120];
/** Blocks that a change adds. */
const FEW = 6;
/** Growth when the size doubles: 2 is linear, 4 quadratic, and n log n is 2.34 from 60 to 120. */
const GROWTH_MAX = 2.5;

const inventoryOf = async (code: string): Promise<Inventory> =>
  readStatic((await treeOf(code)).root, { varFiles: [], workspace: null }, nodeFiles);

function sideOf(inventory: Inventory, { graph, ledger, scene }: Understanding) {
  const { resources, references } = inventory;
  return {
    graph,
    entries: ledger.entries,
    values: new Map(resources.map(({ address, values }) => [address, valuesShown(values)])),
    exposed: exposedIn(scene, ledger, ({ values }) => values),
    rights: rightsIn(scene, ledger, references, ({ values }) => values),
    resources: new Map(resources.map((resource) => [resource.address, resource])),
    references,
  };
}

const NOTHING_STATED = { moved: new Map(), forgotten: new Set<string>(), imported: new Set<string>() };
const reported = (union: Graph): unknown => reportOf(union, present(union, { modules: 'auto', strips: true }));

/** The work of each stage at a size; earlier stages have run. */
async function stagesAt(shape: Shape, size: number): Promise<Readonly<Record<string, () => unknown>>> {
  const { root } = await treeOf(shape.code(size));
  const smaller = await inventoryOf(shape.code(size - FEW));
  const inventory = await inventoryOf(shape.code(size));
  const [was, is] = [understand(smaller), understand(inventory)];
  return {
    read: () => readStatic(root, { varFiles: [], workspace: null }, nodeFiles),
    understand: () => understand(inventory),
    compare: () => reported(compare(sideOf(smaller, was), sideOf(inventory, is), NOTHING_STATED)),
  };
}

test.each(portion(SHAPES, 8).map((shape) => [shape.name, shape] as const))('%s', async (_, shape) => {
  const stages = new Map(await Promise.all(SIZES.map(async (size) => [size, await stagesAt(shape, size)] as const)));
  for (const stage of ['read', 'understand', 'compare']) {
    const grown = await growth(SIZES, (size) => stages.get(size)?.[stage] as () => unknown);
    expect([stage, Math.max(...grown) < GROWTH_MAX ? 'n log n' : grown]).toEqual([stage, 'n log n']);
  }
});

test('what is quadratic does not pass', async () => {
  const grown = await growth(SIZES, (size) => () => {
    const all = Array.from({ length: size }, (_, i) => i);
    return all.filter((one) => all.includes(one + size));
  });
  expect(Math.max(...grown)).toBeGreaterThan(GROWTH_MAX);
});
