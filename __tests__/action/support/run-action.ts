/** Runs the bundled action as the runner does: environment, inputs, event payload and command files. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { INPUTS } from '../../../src/action/inputs/table.js';
import { type HostedEnd, type HostedRun, runInHost } from '../../support/host.js';
import { ROOT } from '../../support/root.js';
import { KEPT_CODE, newTemporary, RUN_FOLDER } from '../../support/temporary.js';
import type { GitHubServer } from '../server/server.js';

export interface ActionRun {
  readonly code: number | undefined;
  /** All that the step has said, commands included. */
  readonly log: string;
  readonly err: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** `error file=main.tf,line=3: text`, one each. */
  readonly annotations: readonly string[];
  /** RUNNER_TEMP. */
  readonly temporary: string;
}

export interface ActionOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  /** Checked out there. */
  readonly workspace: string;
  readonly server?: GitHubServer;
  readonly event?: { readonly name: string; readonly payload: object };
  readonly node?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** In a process of its own, which has to end by itself: as a runner starts it. */
  readonly isAlone?: boolean;
  /** Of a run before, to be this run's, too. */
  readonly temporary?: string;
}

export const temporaryFolder = (): string => newTemporary('groundplan-action-');

let bundle: Promise<string> | null = null;

/** Path of the bundled action, which is built once for a whole run of the tests. */
export function actionBundle(): Promise<string> {
  bundle ??= (async () => {
    const folder = temporaryFolder();
    const path = join(RUN_FOLDER ?? folder, 'action.js');
    if (existsSync(path)) return path;
    const fresh = join(folder, 'fresh.js');
    await execa(process.execPath, [join(ROOT, 'scripts/jest/action-bundle.mjs'), fresh], { cwd: ROOT });
    // In one step: another worker may build it, too, or look for it at this moment.
    renameSync(fresh, path);
    return path;
  })();
  return bundle;
}

/** The event of pull request 7 of the loopback server. */
export const pullRequestEvent = ({
  action = 'synchronize',
  fork = false,
  state = 'open',
  headSha = 'c'.repeat(40),
} = {}) => ({
  name: 'pull_request',
  payload: {
    action,
    number: 7,
    pull_request: {
      number: 7,
      state,
      head: { sha: headSha, ref: 'topic', repo: { full_name: fork ? 'stranger/infra' : 'octo/infra', fork } },
      base: { sha: 'a'.repeat(40), ref: 'main', repo: { full_name: 'octo/infra' } },
    },
  },
});

export async function runAction(options: ActionOptions): Promise<ActionRun> {
  const { workspace, server, event = { name: 'push', payload: {} }, node = process.execPath } = options;
  const temporary = options.temporary ?? temporaryFolder();
  const files = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary', GITHUB_EVENT_PATH: 'event.json' };
  const commands = join(temporary, '_runner_file_commands');
  mkdirSync(commands, { recursive: true });
  const paths = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(commands, file)]));
  for (const path of Object.values(paths)) writeFileSync(path, '');
  writeFileSync(paths.GITHUB_EVENT_PATH!, JSON.stringify(event.payload));

  const start = {
    bundle: await actionBundle(),
    args: [],
    directory: workspace,
    env: {
      ...{ PATH: process.env.PATH!, HOME: temporary, GITHUB_ACTIONS: 'true', CI: 'true' },
      ...{ GITHUB_EVENT_NAME: event.name, GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporary },
      ...{ GITHUB_REPOSITORY: 'octo/infra', GITHUB_SHA: 'e'.repeat(40), GITHUB_ACTOR: 'someone' },
      ...{ GITHUB_RUN_ID: '7001', GITHUB_RUN_NUMBER: '12', GITHUB_RUN_ATTEMPT: '1', GITHUB_JOB: 'draw' },
      ...server?.env(),
      ...paths,
      ...inputVariables({ ...(options.isAlone === true ? {} : SMALL), ...options.inputs }, server?.token ?? ''),
      ...options.env,
    },
  };
  const { code, out, err } = await (options.isAlone === true ? runAlone(start, node) : runInHost(start, node));
  const log = out.toString('utf8');
  return {
    code: code ?? undefined,
    log,
    err: err.toString('utf8'),
    outputs: outputsOf(readFileSync(paths.GITHUB_OUTPUT!, 'utf8')),
    summary: readFileSync(paths.GITHUB_STEP_SUMMARY!, 'utf8'),
    annotations: annotationsOf(log),
    temporary,
  };
}

async function runAlone({ bundle, directory, env }: HostedRun, node: string): Promise<HostedEnd> {
  const { exitCode, stdout, stderr } = await execa(node, [...KEPT_CODE, bundle], {
    ...{ cwd: directory, env, extendEnv: false, stdin: 'ignore', reject: false, encoding: 'buffer' },
  });
  return { code: exitCode ?? null, out: Buffer.from(stdout), err: Buffer.from(stderr) };
}

/** What was before is compared where a test serves it. */
const NOTHING_BEFORE = { changes: 'off' };

/** Pixels take a fifth of the time of a run. In a process of its own, the action draws as large as for users. */
const SMALL = { scale: '0.25' };

/** The runner hands over all inputs of action.yml, by name in capitals, spaces as underscores, hyphens as they are. */
function inputVariables(given: Readonly<Record<string, string>>, token: string): Record<string, string> {
  const values: Record<string, string> = Object.fromEntries(INPUTS.map(({ name, default: usual }) => [name, usual]));
  return Object.fromEntries(
    Object.entries({ ...values, ...NOTHING_BEFORE, 'github-token': token, ...given }).map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value,
    ]),
  );
}

/** `name<<mark`, lines, `mark`. */
function outputsOf(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const [, name, , value] of text.matchAll(/^([\w-]+)<<(ghadelimiter_\S+)\n([\s\S]*?)\n?\2$/gm))
    outputs[name!] = value!;
  return outputs;
}

const annotationsOf = (log: string): string[] =>
  log.split('\n').flatMap((line) => {
    const match = /^::(error|warning|notice)(?: ([^:]*))?::(.*)$/.exec(line);
    if (match === null) return [];
    const [, level, place, text] = match;
    const plain = text!.replaceAll('%0A', '\n').replaceAll('%25', '%');
    return [
      `${level}${place === undefined ? '' : ` ${place.replaceAll('%3A', ':').replaceAll('%2C', ',')}`}: ${plain}`,
    ];
  });
