/** The same architectures from their code: whoever has no plan sees the same picture. */
import { nodeIo } from '../../src/io/node.js';
import { readDirectory } from '../../src/planners/index.js';
import type { Planner } from '../../src/planners/source.js';
import { understand } from '../../src/understand/index.js';
import { ARCHITECTURES, expectedFacts, factsOfGraph, folderOf } from '../support/architectures.js';
import { needs } from '../support/tools.js';

const code = (name: string, planner: Planner) =>
  readDirectory(
    {
      name,
      directory: folderOf(name),
      repository: null,
      planning: { planner, engine: 'auto', workspace: null, varFiles: [], seconds: 60, debug: null },
    },
    nodeIo(),
    () => {},
  );

needs('terraform').it.each(ARCHITECTURES)(
  '%s: the code, planned without providers, is the same picture',
  async (name) => {
    expect(factsOfGraph(understand(await code(name, 'offline')).graph)).toEqual(expectedFacts(name));
  },
);

test.each(ARCHITECTURES)('%s: the code, read without Terraform, is the same picture', async (name) => {
  expect(factsOfGraph(understand(await code(name, 'static')).graph)).toEqual(expectedFacts(name));
});
