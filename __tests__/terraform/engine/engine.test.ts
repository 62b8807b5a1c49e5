import { External, Missing } from '../../../src/errors.js';
import type { Run, RunResult } from '../../../src/platform/io.js';
import { nodeIo } from '../../../src/platform/node.js';
import { findEngine } from '../../../src/terraform/engine/engine.js';
import * as messages from '../../../src/terraform/messages.js';
import { memoryIo } from '../../support/memory-io.js';
import { needs } from '../../support/tools.js';

const says = (stdout: string, code = 0, stderr = ''): RunResult => ({ end: 'exit', code, stdout, stderr });
const json = (version: string) => says(`{\n  "terraform_version": "${version}",\n  "platform": "linux_amd64"\n}`);

/** A machine on which these programs answer so. */
function machine(programs: Record<string, RunResult | ((args: readonly string[]) => RunResult)>) {
  const calls: { line: string; env: Readonly<Record<string, string | undefined>> | undefined }[] = [];
  const run: Run = async (command, args, { env }) => {
    calls.push({ line: [command, ...args].join(' '), env });
    const program = programs[command];
    return program === undefined ? { end: 'missing' } : typeof program === 'function' ? program(args) : program;
  };
  return { io: memoryIo({}, { run, env: { PATH: '/bin', TF_CLI_ARGS: '-chdir=x' } }), calls };
}

const failure = (programs: Parameters<typeof machine>[0], choice: 'auto' | 'terraform' | 'tofu' = 'auto') =>
  findEngine(machine(programs).io, choice).then(
    () => {
      throw new Error('found');
    },
    (error: unknown) => error as External | Missing,
  );

test('auto prefers terraform to tofu', async () => {
  const { io } = machine({ terraform: json('1.11.4'), tofu: json('1.9.0') });
  expect(await findEngine(io, 'auto')).toEqual({ command: 'terraform', version: '1.11.4' });
});

test('auto chooses tofu if terraform is missing, too old or broken', async () => {
  const tofu = { command: 'tofu', version: '1.9.0' };
  expect(await findEngine(machine({ tofu: json('1.9.0') }).io, 'auto')).toEqual(tofu);
  expect(await findEngine(machine({ terraform: json('0.15.5'), tofu: json('1.9.0') }).io, 'auto')).toEqual(tofu);
  expect(await findEngine(machine({ terraform: says('', 126), tofu: json('1.9.0') }).io, 'auto')).toEqual(tofu);
});

test('an engine chosen by name is the only one tried', async () => {
  const { io, calls } = machine({ tofu: json('1.9.0') });
  await expect(findEngine(io, 'terraform')).rejects.toThrow(messages.TERRAFORM_MISSING);
  expect(calls.map(({ line }) => line)).toEqual(['terraform version -json']);
});

test('without an engine the message is fixed and the exit code is 3', async () => {
  const error = await failure({});
  expect(error).toBeInstanceOf(Missing);
  expect(error.message).toBe('terraform command not found');
  expect((await failure({}, 'tofu')).message).toBe(messages.TOFU_MISSING);
});

test.each(['0.11.15', '0.12.31', '0.15.5'])('%s is too old', async (version) => {
  const error = await failure({ terraform: says(`Terraform v${version}\n`) });
  expect(error).toBeInstanceOf(Missing);
  expect(error.message).toContain('Terraform version not supported');
  expect(error.message).toContain(version);
});

test.each(['1.0.0', '1.13.0-beta2', '2.0.0', '1.11.4+ent'])('%s is new enough', async (version) => {
  expect((await findEngine(machine({ terraform: json(version) }).io, 'auto')).version).toBe(version);
});

test('an engine that refuses -json is asked without it', async () => {
  const old = (args: readonly string[]) =>
    args.length > 1 ? says('', 1, 'flag provided but not defined') : says('Terraform v0.11.15');
  expect((await failure({ terraform: old })).message).toContain('0.11.15');
});

test('the version is found within the output of a wrapper', async () => {
  const noisy = says(`Reading .terraform-version\n{"terraform_version":"1.5.7"}\nYour version is out of date!\n`);
  expect((await findEngine(machine({ terraform: noisy }).io, 'auto')).version).toBe('1.5.7');
});

test.each([
  [
    'a version manager without a version',
    says('', 126, 'No version is set for command terraform\nConsider adding one of: 1.5.7'),
    'No version is set for command terraform',
  ],
  ['one that prompts and gives up', says('? Which version [1.5.7]: ', 1), 'Which version'],
  ['one that waits for an answer', { end: 'time-out' } as const, messages.endedLate(20)],
  ['one that cannot be started', { end: 'unusable', reason: 'EACCES' } as const, 'EACCES'],
  ['one that is killed', { end: 'signal', signal: 'SIGKILL', stdout: '', stderr: '' } as const, 'SIGKILL'],
  ['another program of that name', says('terraforming mars 2.0\n'), 'terraforming mars'],
])('%s fails with its words', async (_, result, words) => {
  const error = await failure({ terraform: result });
  expect(error).toBeInstanceOf(External);
  expect(error.message).toContain(words);
  expect(error.remedy).toBe(messages.engineRemedy('terraform'));
});

test('quoted output is safe to print', async () => {
  const error = await failure({ terraform: says('', 1, '\u001b[31mbad\u001b[0m \u0007bell \u202eright to left') });
  expect(error.message).toContain('bad \\u0007bell \\u202eright');
});

test('the version is read once per run, without the network', async () => {
  const { io, calls } = machine({ terraform: json('1.11.4') });
  await Promise.all([findEngine(io, 'auto'), findEngine(io, 'auto')]);
  expect(calls).toHaveLength(1);
  expect(calls[0]!.env).toMatchObject({ PATH: '/bin', CHECKPOINT_DISABLE: '1', TF_CLI_ARGS: undefined });
});

needs('terraform').it('finds the installed Terraform', async () => {
  const { command, version } = await findEngine(nodeIo(), 'terraform');
  expect(command).toBe('terraform');
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
});
