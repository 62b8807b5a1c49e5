/** What is left when an offline plan is stopped: no process, no socket, no copy. */
import { readdirSync } from 'node:fs';
import { processesWith } from '../../support/processes.js';
import { bundled, endOf, hangingTerraform, startProgram, untilThere } from '../../support/stopped.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';
import { contents, sourceWith } from '../../terraform/engine/support/source.js';

const { describe } = needs('terraform');

let program = '';

beforeAll(() => {
  program = bundled(`
    import { nodeIo } from './src/platform/node.ts';
    import { readTree } from './src/terraform/module-tree/read-tree.ts';
    import { planOffline } from './src/planning/offline/index.ts';
    const io = nodeIo();
    const engine = { command: 'terraform', version: '1.11.4' };
    const findModule = async () => ({ reason: 'not fetched' });
    readTree(process.argv[2], io, { findModule, tofu: false })
      .then(({ root }) => planOffline({ name: 's' }, { engine, tree: root, varFiles: [], workspace: null, seconds: Number(process.argv[3]), onStep: () => {} }, io))
      .then(({ end, reason }) => console.log(end, reason));`);
});

const SOURCE = { 'main.tf': 'resource "aws_sqs_queue" "q" {\n  name = file("name.txt")\n}\n', 'name.txt': 'q' };

describe('stopped', () => {
  test.each([
    ['plan', 'SIGINT', 130],
    ['plan', 'SIGTERM', 143],
    ['show', 'SIGINT', 130],
    ['show', 'SIGHUP', 129],
  ] as const)('in %s by %s: nothing is left', async (step, signal, code) => {
    const directory = sourceWith(SOURCE);
    const before = contents(directory);
    const temporary = newTemporary('groundplan-own-');
    const { path, up, mark } = hangingTerraform(step);
    const child = startProgram(program, [directory, '60'], path, temporary);
    const ended = endOf(child);
    await untilThere(up);
    expect(readdirSync(temporary)).toHaveLength(1);
    child.kill(signal);
    expect((await ended).code).toBe(code);
    expect(readdirSync(temporary)).toEqual([]);
    expect(processesWith(mark)).toEqual([]);
    expect(contents(directory)).toEqual(before);
  });

  test('a time-out leaves no files and is reported as the reason', async () => {
    const temporary = newTemporary('groundplan-own-');
    const { path, mark } = hangingTerraform('plan');
    const { out } = await endOf(startProgram(program, [sourceWith(SOURCE), '1'], path, temporary));
    expect(out).toBe('failed planning takes longer than 1 second\n');
    expect(readdirSync(temporary)).toEqual([]);
    expect(processesWith(mark)).toEqual([]);
  });
});
