import { readGraph } from '../../../../src/diagram/read.js';
import type { Graph } from '../../../../src/graph/model.js';
import { isContainerType } from '../../../../src/graph/node-types.js';
import { simplify } from '../../../../src/inference/views/simplify/index.js';
import { cases } from '../../../support/cases.js';
import { arrowTexts, treeText } from './graphs.js';

const iconsIn = ({ nodes }: Graph): number => [...nodes.values()].filter(({ type }) => !isContainerType(type)).length;

test.each(cases().map(({ name, sources }) => [name, sources] as const))(
  '%s: every node is accounted for, and there are no more than before',
  async (_, sources) => {
    const { graph } = await readGraph(sources);
    const { graph: seen, contracted, folded } = simplify(graph);
    expect(seen.nodes.size).toBeGreaterThan(0);
    expect(iconsIn(seen)).toBeLessThanOrEqual(iconsIn(graph));
    for (const address of graph.nodes.keys()) {
      const fates = [contracted.has(address), folded.has(address), seen.nodes.has(address) && !folded.has(address)];
      expect([address, fates.filter(Boolean).length]).toEqual([address, 1]);
    }
    expect(simplify(seen).graph).toEqual(seen);
  },
);

test('the web shop of three zones is a line from the users to the stores', async () => {
  const zones = cases().find(({ name }) => name === 'zones-three');
  const { graph } = simplify((await readGraph(zones!.sources)).graph);
  expect(treeText(graph).filter((line) => /aws_(az|subnet|nat_gateway)\./.test(line))).toEqual([]);
  expect(arrowTexts(graph).every((text) => !text.includes('~'))).toBe(true);
});
