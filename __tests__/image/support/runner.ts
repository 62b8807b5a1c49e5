/**
 * A container action, started the way the runner does it. Read in actions/runner 2.336.0: ContainerActionHandler.cs,
 * DockerCommandManager.cs (DockerRun), FileCommandManager.cs. Not played: the socket of Docker, which it mounts too, and
 * that values which begin with a folder of the host are rewritten.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docker, image, type Result } from './docker.js';
import { give, workspace } from './workspace.js';

const COMMANDS = ['add_path', 'set_env', 'step_summary', 'save_state', 'set_output'] as const;
type Command = (typeof COMMANDS)[number];
const SUFFIX = '6f1d2c3b-0000-4000-8000-000000000000';

export interface Step {
  /** Who owns the workspace: the user of the runner. */
  readonly owner: number;
  /** Folder of the repository. */
  readonly code: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: object;
  readonly env?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
}

export interface Outcome extends Result {
  /** The repository afterwards, on this machine. */
  readonly folder: string;
  /** The runner's folder for temporary files, on this machine. */
  readonly temporary: string;
  /** What the step has written for the runner. */
  readonly command: (name: Command) => string;
}

export async function runStep({ owner, code, inputs, event, env = {}, flags = [] }: Step): Promise<Outcome> {
  const folder = await workspace(owner, code);
  const temporary = await workspace(owner);
  await give(temporary, process.getuid!());
  for (const name of ['_github_home', '_github_workflow', '_runner_file_commands']) mkdirSync(join(temporary, name));
  const file = (name: Command) => join(temporary, '_runner_file_commands', `${name}_${SUFFIX}`);
  for (const name of COMMANDS) writeFileSync(file(name), '');
  writeFileSync(join(temporary, '_github_workflow/event.json'), JSON.stringify(event));
  await give(temporary, owner);

  const all = { ...RUNNER, ...paths(), ...inputVariables(inputs), ...env };
  const volumes = [
    `${temporary}:/github/runner_temp`,
    `${temporary}/_github_home:/github/home`,
    `${temporary}/_github_workflow:/github/workflow`,
    `${temporary}/_runner_file_commands:/github/file_commands`,
    `${folder}:/github/workspace`,
  ].flatMap((volume) => ['--volume', volume]);
  const args = ['run', '--workdir', '/github/workspace', '--rm', ...volumes, ...flags];
  // Names only, as the runner does it: values come from the environment of `docker` and are in no list of processes.
  const names = Object.keys(all).flatMap((name) => ['--env', name]);
  const result = await docker([...args, ...names, image()], all);
  return { ...result, folder, temporary, command: (name) => readFileSync(file(name), 'utf8') };
}

/** Upper case, spaces become underscores, hyphens stay. */
const inputVariables = (inputs: Step['inputs']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );

const paths = (): Record<string, string> => ({
  HOME: '/github/home',
  GITHUB_WORKSPACE: '/github/workspace',
  GITHUB_EVENT_PATH: '/github/workflow/event.json',
  RUNNER_TEMP: '/github/runner_temp',
  GITHUB_OUTPUT: `/github/file_commands/set_output_${SUFFIX}`,
  GITHUB_ENV: `/github/file_commands/set_env_${SUFFIX}`,
  GITHUB_PATH: `/github/file_commands/add_path_${SUFFIX}`,
  GITHUB_STATE: `/github/file_commands/save_state_${SUFFIX}`,
  GITHUB_STEP_SUMMARY: `/github/file_commands/step_summary_${SUFFIX}`,
});

const RUNNER: Readonly<Record<string, string>> = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_ACTION: '__octo_groundplan',
  GITHUB_ACTION_REF: 'v1',
  GITHUB_ACTION_REPOSITORY: 'octo/groundplan',
  GITHUB_ACTOR: 'octocat',
  GITHUB_BASE_REF: 'main',
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_HEAD_REF: 'feature',
  GITHUB_JOB: 'draw',
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_REF_NAME: '7/merge',
  GITHUB_RETENTION_DAYS: '90',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_RUN_NUMBER: '1',
  GITHUB_SHA: '0123456789012345678901234567890123456789',
  GITHUB_WORKFLOW: 'diagrams',
  RUNNER_ARCH: 'X64',
  RUNNER_ENVIRONMENT: 'github-hosted',
  RUNNER_NAME: 'runner',
  RUNNER_OS: 'Linux',
  RUNNER_TOOL_CACHE: '/opt/hostedtoolcache',
};
