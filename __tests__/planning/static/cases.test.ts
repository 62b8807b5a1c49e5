import { readStatic } from '../../../src/planning/static/index.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { treeAt } from '../../support/code.js';
import { foundIn, sorted, terraformCases } from '../../support/terraform-cases.js';

test.each(terraformCases().map((each) => [each.name, each] as const))('%s', async (_, { folder, static: expected }) => {
  const { root } = await treeAt(folder, { findModule: async () => ({ reason: 'not fetched in tests' }) });
  const inventory = await readStatic(root, { varFiles: [], workspace: null }, nodeFiles);
  expect(foundIn(inventory)).toEqual(sorted(expected));
  for (const { provenance, change, mode } of inventory.resources) {
    expect([provenance, change]).toEqual(['assumed', mode === 'data' ? 'read' : 'no-op']);
  }
});
