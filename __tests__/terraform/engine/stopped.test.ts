/** What is left when a plan is stopped: in each phase, by each signal, by the time-out, by a failure. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildSync } from 'esbuild';
import { processesWith } from '../../support/processes.js';
import { ROOT } from '../../support/root.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';
import { contents, failureOf, machine, planOf, sourceWith } from './support/source.js';

const SOURCE = {
  'main.tf': 'resource "terraform_data" "a" {}\n',
  'terraform.tfstate': '{"version":4}',
};

/**
 * The real terraform, but for one command, in which it does what a real one might be doing when it is stopped: it has
 * started a provider, and says that it is there by a file. In `plan` both ignore SIGINT, as they do for a while.
 */
function hangingTerraform(step: string): { path: string; up: string; mark: string } {
  const folder = newTemporary('groundplan-hang-');
  const up = join(folder, 'up');
  const isStubborn = step === 'plan';
  writeFileSync(
    join(folder, 'terraform'),
    `#!/bin/sh
if [ "$1" = "${step}" ]; then
  ${isStubborn ? "trap '' INT TERM" : ''}
  ${process.execPath} -e '${isStubborn ? 'process.on("SIGINT", () => {});' : ''} setInterval(() => {}, 1000);
    require("node:fs").writeFileSync("${up}", "");' ${folder} provider &
  echo half > "$TMPDIR/socket"
  wait
fi
PATH="$REAL_PATH" exec terraform "$@"
`,
  );
  chmodSync(join(folder, 'terraform'), 0o755);
  return { path: `${folder}${delimiter}${process.env.PATH}`, up, mark: folder };
}

const program = join(newTemporary('groundplan-stopped-'), 'plans.cjs');

beforeAll(() => {
  const contents = `
    import { nodeIo } from './src/io/node.ts';
    import { planWithTerraform } from './src/planners/terraform/plan.ts';
    const engine = { command: 'terraform', version: '1.11.4' };
    planWithTerraform({ name: 'stack', directory: process.argv[2] }, { engine, workspace: 'w', seconds: 60 }, nodeIo()).then(
      () => console.log('planned'), (error) => console.log('failed', error));`;
  buildSync({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: program,
  });
});

function startPlanning(directory: string, path: string, temporary: string): ChildProcess {
  return spawn(process.execPath, [program, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: path, REAL_PATH: process.env.PATH, HOME: temporary, TMPDIR: temporary },
  });
}

async function untilThere(path: string): Promise<void> {
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 20));
}

const { describe } = needs('terraform');

describe('stopped', () => {
  test.each([
    ['init', 'SIGINT', 130],
    ['workspace', 'SIGINT', 130],
    ['plan', 'SIGINT', 130],
    ['plan', 'SIGTERM', 143],
    ['plan', 'SIGHUP', 129],
    ['show', 'SIGTERM', 143],
    ['graph', 'SIGINT', 130],
  ] as const)('in %s by %s: nothing is left', async (step, signal, code) => {
    const directory = sourceWith(SOURCE);
    const before = contents(directory);
    const temporary = newTemporary('groundplan-own-');
    const { path, up, mark } = hangingTerraform(step);
    const child = startPlanning(directory, path, temporary);
    let out = '';
    child.stdout!.on('data', (text) => {
      out += text;
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    await untilThere(up);
    // That something is there to be left: else this test proves nothing.
    expect(Object.keys(contents(directory))).toContain('groundplan_override.tf');
    expect(processesWith(mark)).not.toEqual([]);
    child.kill(signal);
    expect(await ended).toBe(code);
    expect(out).toBe('');
    expect(contents(directory)).toEqual(before);
    expect(readdirSync(temporary)).toEqual([]);
    expect(processesWith(mark)).toEqual([]);
  });

  test.each(['init', 'plan'])('in %s by the time-out: nothing is left, and the error says so', async (step) => {
    const directory = sourceWith(SOURCE);
    const before = contents(directory);
    const { path, mark } = hangingTerraform(step);
    const io = machine({ PATH: path, REAL_PATH: process.env.PATH });
    // The PATH of this process finds the program, as that of a user does.
    const own = process.env.PATH;
    process.env.PATH = path;
    const error = await failureOf(planOf(directory, io, { seconds: 2 })).finally(() => {
      process.env.PATH = own;
    });
    expect(error.message).toBe(`terraform ${step} has failed (not finished after 2 seconds)`);
    expect(error.exitCode).toBe(4);
    expect(contents(directory)).toEqual(before);
    expect(processesWith(mark)).toEqual([]);
  });

  test('a directory that stays in use by the one that goes on', async () => {
    const directory = sourceWith(SOURCE);
    const before = contents(directory);
    const temporary = newTemporary('groundplan-own-');
    const { path, up } = hangingTerraform('plan');
    const first = startPlanning(directory, path, temporary);
    const ended = new Promise((resolve) => first.on('close', resolve));
    await untilThere(up);
    const planned = await planOf(directory);
    expect(planned.inventory.resources).toHaveLength(1);
    expect(Object.keys(contents(directory))).toContain('groundplan_override.tf');
    first.kill('SIGINT');
    await ended;
    expect(contents(directory)).toEqual(before);
  });
});
