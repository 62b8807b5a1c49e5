/** What is left when a plan is stopped: in each phase, by each signal, by the time-out, by a failure. */
import { readdirSync } from 'node:fs';
import { processesWith } from '../../support/processes.js';
import { bundled, endOf, hangingTerraform, startProgram, untilThere } from '../../support/stopped.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';
import { contents, failureOf, machine, planOf, sourceWith } from './support/source.js';

const SOURCE = {
  'main.tf': 'resource "terraform_data" "a" {}\n',
  'terraform.tfstate': '{"version":4}',
};

let program = '';

beforeAll(() => {
  program = bundled(`
    import { nodeIo } from './src/platform/node.ts';
    import { planWithTerraform } from './src/planning/terraform/plan.ts';
    const engine = { command: 'terraform', version: '1.11.4' };
    planWithTerraform({ name: 'stack', directory: process.argv[2] }, { engine, workspace: 'w', seconds: 60 }, nodeIo()).then(
      () => console.log('planned'), (error) => console.log('failed', error));`);
});

/** In `plan` it does not end by SIGINT. */
const hanging = (step: string) => hangingTerraform(step, step === 'plan');

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
    const { path, up, mark } = hanging(step);
    const child = startProgram(program, [directory], path, temporary);
    const ended = endOf(child);
    await untilThere(up);
    // That something is there to be left: else this test proves nothing.
    expect(Object.keys(contents(directory))).toContain('groundplan_override.tf');
    expect(processesWith(mark)).not.toEqual([]);
    child.kill(signal);
    expect(await ended).toEqual({ code, out: '' });
    expect(contents(directory)).toEqual(before);
    expect(readdirSync(temporary)).toEqual([]);
    expect(processesWith(mark)).toEqual([]);
  });

  test.each(['init', 'plan'])('in %s by the time-out: nothing is left, and the error says so', async (step) => {
    const directory = sourceWith(SOURCE);
    const before = contents(directory);
    const { path, mark } = hanging(step);
    const io = machine({ PATH: path });
    // The PATH of this process finds the program, as that of a user does.
    const own = process.env.PATH;
    process.env.PATH = path;
    const error = await failureOf(planOf(directory, io, { seconds: 8 })).finally(() => {
      process.env.PATH = own;
    });
    expect(error.message).toBe(`terraform ${step} failed (not finished after 8 seconds)`);
    expect(error.exitCode).toBe(4);
    expect(contents(directory)).toEqual(before);
    expect(processesWith(mark)).toEqual([]);
  });

  test('a directory in use by another run stays usable', async () => {
    const directory = sourceWith(SOURCE);
    const before = contents(directory);
    const temporary = newTemporary('groundplan-own-');
    const { path, up } = hanging('plan');
    const first = startProgram(program, [directory], path, temporary);
    const ended = endOf(first);
    await untilThere(up);
    const planned = await planOf(directory);
    expect(planned.inventory.resources).toHaveLength(1);
    expect(Object.keys(contents(directory))).toContain('groundplan_override.tf');
    first.kill('SIGINT');
    await ended;
    expect(contents(directory)).toEqual(before);
  });
});
