/** Every row of the table of failures that real Terraform can be brought to, in its own words. */

import * as messages from '../../../src/planning/messages.js';
import type { Io } from '../../../src/platform/io.js';
import { FAILURES } from '../../../src/terraform/engine/fail.js';
import * as engineMessages from '../../../src/terraform/messages.js';
import { needs } from '../../support/tools.js';
import { HOST, type Registry, startRegistry, TOKEN } from './support/registry.js';
import { contents, failureOf, machine, planOf, sourceWith } from './support/source.js';

const { describe } = needs('terraform');

let registry: Registry;
beforeAll(async () => {
  registry = await startRegistry();
});
afterAll(() => registry.close());

const moduleFrom = (source: string, more = '') => `module "a" {\n  source = "${source}"\n${more}}\n`;

/** The error of a plan of `main.tf`; nothing is left of it in the directory. */
async function failing(main: string, io: Io = machine({ TF_CLI_CONFIG_FILE: registry.config })) {
  const directory = sourceWith({ 'main.tf': main });
  const before = contents(directory);
  const error = await failureOf(planOf(directory, io));
  expect(contents(directory)).toEqual(before);
  expect(error.message).not.toContain(directory);
  expect(error.message).not.toMatch(/groundplan-\w{6}/);
  const [first, ...cause] = error.message.split('\n');
  return { first, cause: cause.join('\n'), remedy: error.remedy, code: error.exitCode };
}

describe('modules', () => {
  test.each([
    ['private', 'TFE_TOKEN required for module registry', '401 Unauthorized', engineMessages.TOKEN_REQUIRED_REMEDY],
    ['forbidden', 'TFE_TOKEN required for module registry', '403 Forbidden', engineMessages.TOKEN_REQUIRED_REMEDY],
    ['none', 'Module not found', 'cannot be found in the module registry', engineMessages.MODULE_REMEDY],
    ['broken', 'Module download failed', '500 Internal Server Error', engineMessages.MODULE_REMEDY],
    ['there', 'Module download failed', 'bad response code: 404', engineMessages.MODULE_REMEDY],
  ])('of a registry: %s', async (namespace, words, cause, remedy) => {
    const failure = await failing(moduleFrom(`${HOST}/${namespace}/net/aws`));
    expect(failure).toMatchObject({ first: words, remedy, code: 4 });
    expect(failure.cause).toContain(cause);
  });

  test('names a version that does not exist', async () => {
    const failure = await failing(moduleFrom(`${HOST}/there/net/aws`, '  version = "~> 2.0"\n'));
    expect(failure).toMatchObject({ first: 'Module not found', code: 4 });
    expect(failure.cause).toContain('The newest available version is 1.0.0');
  });

  test('TFE_TOKEN is sent to its own host only', async () => {
    const env = { TF_CLI_CONFIG_FILE: registry.config, TFE_TOKEN: TOKEN };
    const source = moduleFrom(`${HOST}/private/net/aws`);
    const there = await failing(source, machine({ ...env, TFE_HOSTNAME: HOST }));
    expect(there.first).toBe('Module download failed');
    expect((await failing(source, machine(env))).first).toBe('TFE_TOKEN required for module registry');
    const token = await failing(
      source,
      machine({ ...env, TFE_TOKEN: undefined, TF_TOKEN_registry_example_com: TOKEN }),
    );
    expect(token.first).toBe('Module download failed');
  });

  test.each([
    ['that is not there', 'git::file:///nowhere/x.git', 'does not appear to be a git repository'],
    ['that nobody answers', 'git::ssh://git@127.0.0.1:1/x.git', 'Could not read from remote repository'],
    ['that asks for a name', 'git::REGISTRY/private/x.git', 'could not read Username'],
  ])('of a Git repository %s', async (_, source, cause) => {
    const io = machine({ GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' });
    const failure = await failing(moduleFrom(source.replace('REGISTRY', registry.url)), io);
    expect(failure).toMatchObject({ first: 'Module source not found', code: 4 });
    expect(failure.cause).toContain(cause);
    expect(failure.remedy).toContain('Configure Git credentials or SSH keys');
  });

  test('of the same machine', async () => {
    const failure = await failing(moduleFrom('./nowhere'));
    expect(failure).toMatchObject({ first: 'Module not found', remedy: engineMessages.LOCAL_MODULE_REMEDY, code: 4 });
    expect(failure.cause).toContain('main.tf:1');
    // What init says of its progress is no part of the error.
    expect(failure.cause).not.toContain('Initializing');
  });
});

describe('the rest', () => {
  test('explains an unsupported Terraform version', async () => {
    const failure = await failing('terraform {\n  required_version = "~> 99.0"\n}\n');
    expect(failure).toMatchObject({ first: 'Terraform version not supported', code: 3 });
    expect(failure.cause).toContain('main.tf:2');
  });

  test('explains a variable without a value', async () => {
    const failure = await failing('variable "size" {}\nresource "terraform_data" "a" { input = var.size }\n');
    expect(failure).toMatchObject({ first: engineMessages.VARIABLES_MISSING, code: 4 });
    expect(failure.cause).toContain('"size"');
    expect(failure.cause).toContain('main.tf:1');
  });

  test('explains a provider that cannot be installed', async () => {
    const failure = await failing(
      'terraform {\n  required_providers {\n    x = { source = "127.0.0.1:1/a/x" }\n  }\n}\n',
    );
    expect(failure).toMatchObject({ first: engineMessages.PROVIDERS_MISSING, code: 4 });
  });

  test('any other failure names the step, the diagnostic and its place', async () => {
    const failure = await failing('resource "terraform_data" "a" {\n  input = nothing.here\n}\n');
    expect(failure.first).toBe('terraform plan failed (exit code 1)');
    expect(failure.cause).toContain('Reference to undeclared resource (main.tf:2)');
    expect(failure.remedy).toBe(engineMessages.stepRemedy('terraform', 'plan'));
  });

  test('with debug the failure contains code and values', async () => {
    const main = 'resource "terraform_data" "a" {\n  input = [1, 2][local.at]\n}\nlocals {\n  at = 7\n}\n';
    const short = await failureOf(planOf(sourceWith({ 'main.tf': main })));
    const whole = await failureOf(planOf(sourceWith({ 'main.tf': main }), machine(), { debug: true }));
    expect(short.message).not.toContain('[1, 2]');
    expect(whole.message).toContain('2:   input = [1, 2][local.at]');
    expect(whole.message).toContain('with local.at is 7');
  });
});

/** What cannot be brought about without a cloud, in the words of Terraform and of providers. */
test.each([
  [
    'Error acquiring the state lock\nError message: ConditionalCheckFailedException: The conditional request failed',
    'State locked',
  ],
  ['Error acquiring the state lock\nError message: state blob is already locked', 'State locked'],
  [
    'Backend initialization required, please run "terraform init"\nReason: Initial configuration',
    'Backend configuration changed',
  ],
  [
    'Backend configuration changed\nA change in the backend configuration has been detected',
    'Backend configuration changed',
  ],
  ['No configuration files\nPlan requires configuration to be present.', 'No resources found'],
  ['Module not installed\nThis module is not yet installed. Run "terraform init"', 'Module download failed'],
  [
    'No valid credential sources found\nPlease see https://registry.terraform.io/providers/hashicorp/aws',
    engineMessages.CREDENTIALS_MISSING,
  ],
  [
    'Retrieving AWS account details: api error ExpiredToken: The security token included in the request is expired',
    engineMessages.CREDENTIALS_MISSING,
  ],
  [
    'Attempted to load application default credentials since neither ...\nNo credentials loaded. could not find default credentials',
    engineMessages.CREDENTIALS_MISSING,
  ],
  ['building account: unable to build authorizer for Resource Manager API', engineMessages.CREDENTIALS_MISSING],
  [
    "Failed to install provider\nthe local package for x 1.0.0 doesn't match any of the checksums previously recorded",
    engineMessages.LOCK_FILE_MISFIT,
  ],
  [
    'Failed to instantiate provider "registry.terraform.io/hashicorp/aws"\nfork/exec /x/terraform-provider-aws: permission denied',
    engineMessages.PROVIDERS_NOT_STARTED,
  ],
  [
    "Failed to load plugin schemas\nUnrecognized remote plugin message:\nFailed to read any lines from plugin's stdout",
    engineMessages.PROVIDERS_NOT_STARTED,
  ],
  [
    'Failed to install provider\nError while installing hashicorp/aws v5.0.0: write /x: no space left on device',
    engineMessages.DISK_FULL,
  ],
])('%j is told as %p', async (text, words) => {
  const [summary, detail] = text.split('\n');
  const line = JSON.stringify({ diagnostic: { severity: 'error', summary, detail: detail ?? '' } });
  const run: Io['run'] = async () => ({ end: 'exit', code: 1, stdout: line, stderr: '' });
  const error = await failureOf(planOf(sourceWith({ 'main.tf': '' }), machine({}, { run })));
  expect(error.message.split('\n')[0]).toBe(words);
});

test('a warning is never reported as the failure', async () => {
  const said = (severity: string, summary: string) => JSON.stringify({ diagnostic: { severity, summary, detail: '' } });
  const stdout = [said('warning', 'Error acquiring the state lock'), said('error', 'Unsupported argument')].join('\n');
  const run: Io['run'] = async () => ({ end: 'exit', code: 1, stdout, stderr: '' });
  const error = await failureOf(planOf(sourceWith({ 'main.tf': '' }), machine({}, { run })));
  expect(error.message).not.toContain(engineMessages.STATE_LOCKED);
  expect(error.message).toContain('Unsupported argument');
});

test('a crash has its own message', async () => {
  const run: Io['run'] = async () => ({
    end: 'exit',
    code: 11,
    stdout: '',
    stderr: '!!!!! TERRAFORM CRASH !!!!!\npanic: boom',
  });
  const error = await failureOf(planOf(sourceWith({ 'main.tf': '' }), machine({}, { run })));
  expect(error.message.split('\n')[0]).toBe(engineMessages.ENGINE_CRASHED);
});

test('every row has a message and a remedy that ends as a sentence', () => {
  for (const { message, remedy } of FAILURES) {
    expect(message).not.toMatch(/[.:]$/);
    expect(remedy).toMatch(/[.]$/);
  }
});

describe('Python', () => {
  const external = (summary: string, program: string) =>
    JSON.stringify({
      diagnostic: {
        severity: 'error',
        summary,
        detail: `The data source received an unexpected error.\n\nProgram: ${program}\nError: exit status 1`,
      },
    });
  const machineWith = (line: string, python: Awaited<ReturnType<Io['run']>>) =>
    machine(
      {},
      {
        run: async (command) => (command === 'python3' ? python : { end: 'exit', code: 1, stdout: line, stderr: '' }),
      },
    );
  const says = (stdout: string) => ({ end: 'exit', code: 0, stdout, stderr: '' }) as const;
  const plan = (line: string, python: Awaited<ReturnType<Io['run']>>) =>
    failureOf(planOf(sourceWith({ 'main.tf': '' }), machineWith(line, python)));

  test.each([
    ['missing', 'External Program Lookup Failed', { end: 'missing' } as const, messages.PYTHON_NOT_FOUND],
    ['too old', 'External Program Execution Failed', says('Python 3.8.10'), messages.pythonIs('3.8.10')],
    [
      'the old one that tells its version on the other stream',
      'External Program Execution Failed',
      { ...says(''), stderr: 'Python 2.7.18' },
      messages.pythonIs('2.7.18'),
    ],
  ])('%s: Python 3.10+ not available', async (_, summary, python, cause) => {
    const error = await plan(external(summary, 'python3'), python);
    expect(error.message).toBe(`Python 3.10+ not available\n  ${cause}`);
    expect(error.exitCode).toBe(3);
  });

  test('a recent Python or another program is not reported as the cause', async () => {
    const failed = /^terraform init failed/;
    expect(
      (await plan(external('External Program Execution Failed', 'python3'), says('Python 3.10.0'))).message,
    ).toMatch(failed);
    expect((await plan(external('External Program Execution Failed', 'bash'), { end: 'missing' })).message).toMatch(
      failed,
    );
  });
});
