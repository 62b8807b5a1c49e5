/** The same architectures from their code: whoever has no plan sees the same picture. */
import { understand } from '../../src/inference/index.js';
import { ARCHITECTURES, folderOf } from '../support/architectures.js';
import { expectedFacts, factsOfGraph, inventoryOfCode } from '../support/drawn-by-hand.js';
import { portion } from '../support/long.js';
import { needs } from '../support/tools.js';

needs('terraform').it.each(portion(ARCHITECTURES, 16))(
  '%s: the code, planned without providers, is the same picture',
  async (name) => {
    const folder = folderOf(name);
    expect(factsOfGraph(understand(await inventoryOfCode(folder, 'offline')).graph)).toEqual(
      expectedFacts(folder, 'offline'),
    );
  },
);

test.each(ARCHITECTURES)('%s: the code, read without Terraform, is the same picture', async (name) => {
  const folder = folderOf(name);
  expect(factsOfGraph(understand(await inventoryOfCode(folder, 'static')).graph)).toEqual(
    expectedFacts(folder, 'static'),
  );
});
