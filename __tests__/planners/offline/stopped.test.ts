/** What is left when an offline plan is stopped: no process, no socket, no copy. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildSync } from 'esbuild';
import { processesWith } from '../../support/processes.js';
import { ROOT } from '../../support/root.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';
import { contents, sourceWith } from '../../terraform/engine/support/source.js';

const { describe } = needs('terraform');

/** The real terraform, but for one command, in which it says that it is there by a file and waits. */
function hangingTerraform(step: string): { path: string; up: string; mark: string } {
  const folder = newTemporary('groundplan-hang-');
  const up = join(folder, 'up');
  const terraform = join(folder, 'terraform');
  const wait = `${process.execPath} -e 'setInterval(() => {}, 1000); require("node:fs").writeFileSync("${up}", "")' ${folder}`;
  writeFileSync(
    terraform,
    `#!/bin/sh\nif [ "$1" = "${step}" ]; then\n  ${wait} &\n  wait\nfi\nPATH="${process.env.PATH}" exec terraform "$@"\n`,
  );
  chmodSync(terraform, 0o755);
  return { path: `${folder}${delimiter}${process.env.PATH}`, up, mark: folder };
}

const program = join(newTemporary('groundplan-stopped-'), 'plans.cjs');

beforeAll(() => {
  const contents = `
    import { nodeIo } from './src/io/node.ts';
    import { readTree } from './src/terraform/module-tree/read-tree.ts';
    import { planOffline } from './src/planners/offline/index.ts';
    const io = nodeIo();
    const engine = { command: 'terraform', version: '1.11.4' };
    const findModule = async () => ({ reason: 'not fetched' });
    readTree(process.argv[2], io, { findModule, tofu: false })
      .then(({ root }) => planOffline({ name: 's' }, { engine, tree: root, varFiles: [], workspace: null, seconds: Number(process.argv[3]), onStep: () => {} }, io))
      .then(({ end, reason }) => console.log(end, reason));`;
  buildSync({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: program,
  });
});

const start = (directory: string, path: string, temporary: string, seconds: number): ChildProcess =>
  spawn(process.execPath, [program, directory, String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: path, HOME: temporary, TMPDIR: temporary },
  });

async function untilThere(path: string): Promise<void> {
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 20));
}

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
    const child = start(directory, path, temporary, 60);
    const ended = new Promise((resolve) => child.on('exit', resolve));
    await untilThere(up);
    expect(readdirSync(temporary)).toHaveLength(1);
    child.kill(signal);
    expect(await ended).toBe(code);
    expect(readdirSync(temporary)).toEqual([]);
    expect(processesWith(mark)).toEqual([]);
    expect(contents(directory)).toEqual(before);
  });

  test('by the time-out: nothing is left, and the reason is told', async () => {
    const temporary = newTemporary('groundplan-own-');
    const { path, mark } = hangingTerraform('plan');
    const child = start(sourceWith(SOURCE), path, temporary, 1);
    let out = '';
    child.stdout!.on('data', (text) => {
      out += text;
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(out).toBe('failed planning takes longer than 1 second\n');
    expect(readdirSync(temporary)).toEqual([]);
    expect(processesWith(mark)).toEqual([]);
  });
});
