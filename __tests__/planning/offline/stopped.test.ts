/** What is left when an offline plan is stopped: no process, no socket, no copy. */
import { readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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
      .then(({ end, reason = '', isOfMachine = false }) => console.log(end, reason, isOfMachine));`);
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
    expect(out).toBe('failed planning takes longer than 1 second true\n');
    expect(readdirSync(temporary)).toEqual([]);
    expect(processesWith(mark)).toEqual([]);
  });

  test.each([
    [1, 'planned  false\n'],
    [2, 'failed terraform planned the code, but show -json wrote no plan true\n'],
  ])('if show fails %i times', async (times, expected) => {
    const temporary = newTemporary('groundplan-own-');
    const { out } = await endOf(startProgram(program, [sourceWith(SOURCE), '60'], failingShow(times), temporary));
    expect(out).toBe(expected);
  });
});

/** Returns a PATH with a Terraform whose first calls of `show` write nothing, as if it was killed. */
function failingShow(times: number): string {
  const folder = newTemporary('groundplan-show-');
  const script = `#!/bin/sh
if [ "$1" = show ] && [ "$(cat ${folder}/calls 2>/dev/null | wc -l)" -lt ${times} ]; then
  echo >> ${folder}/calls
  exit 1
fi
PATH="${process.env.PATH}" exec terraform "$@"
`;
  writeFileSync(join(folder, 'terraform'), script, { mode: 0o755 });
  return `${folder}${delimiter}${process.env.PATH}`;
}
