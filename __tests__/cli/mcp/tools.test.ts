import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemory } from '../../../src/cli/mcp/memory.js';
import { TOOLS } from '../../../src/cli/mcp/tools.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { fail, memoryIo } from '../../support/memory-io.js';
import { newTemporary } from '../../support/temporary.js';

/** Modules are fetched in counted steps, which are repeated at intervals. */
const CODE = `module "a" { source = "https://example.com/a.zip" }
module "b" { source = "https://example.com/b.zip" }
resource "aws_sqs_queue" "q" {}
`;

test.each([
  ['explain', {}],
  ['path', { from: 'aws_sqs_queue.q', to: 'aws_sqs_queue.none' }],
])('%s repeats no step after a failure', async (name, inputs: Record<string, string>) => {
  const directory = newTemporary('groundplan-mcp-');
  writeFileSync(join(directory, 'main.tf'), CODE);
  let started = 0;
  let running = 0;
  const every = () => {
    started++;
    running++;
    return () => void running--;
  };
  const io = memoryIo({}, { ...nodeFiles, directory, home: directory, every, download: async () => fail('EFAULT') });
  const tool = TOOLS.find((candidate) => candidate.name === name)!;
  const session = { top: directory, memory: createMemory() };
  await tool.run({ options: { source: directory, planner: 'static' }, inputs }, io, session).catch(() => {});
  expect(started).toBeGreaterThan(0);
  expect(running).toBe(0);
});
