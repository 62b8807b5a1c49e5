/**
 * Draws on the runner itself, or in the container image if a required program is missing (input `runtime`). The
 * container runs this action again, with `runtime: host` and without publishing; its manifests return the diagrams.
 */

import { join, relative, resolve } from 'node:path';
import { PROVIDER_VARIABLES } from '../catalog/cloud.js';
import { External, Missing } from '../errors.js';
import type { Io } from '../platform/io.js';
import { short } from '../platform/text/printable.js';
import { allowedForUntrusted } from '../platform/untrusted/environment.js';
import { VERSION } from '../version.js';
import { gather } from './artifacts/gather.js';
import { type Context, workspaceOf } from './context.js';
import { type DrawResult, drawAll, outputDirectory } from './drawing/draw-all.js';
import { drawingSources } from './drawing/source.js';
import type { Inputs } from './inputs/table.js';
import {
  CONTAINER_MEMORY,
  CONTAINER_PROCESSES_MAX,
  CONTAINER_SECONDS,
  DOCKER_REASON_LENGTH_MAX,
  PROBE_SECONDS,
  PULL_SECONDS,
} from './limits.js';
import * as messages from './messages.js';
import { mayBeUntrusted } from './trust.js';

// ---- Chooses between drawing on the runner and in the container image.

/**
 * Draws in the runtime of the inputs.
 * @throws Missing or External for `runtime: container` without a working Docker
 */
export async function drawWhere(context: Context): Promise<DrawResult> {
  const { inputs, runner } = context;
  if (inputs.runtime === 'container') {
    await checkDocker(context);
    return drawInContainer(context);
  }
  const missing = inputs.runtime === 'auto' ? await missingProgram(context) : null;
  if (missing === null || !(await hasDocker(context))) return drawAll(context);
  runner.say(messages.inContainer(missing));
  return drawInContainer(context);
}

/**
 * Checks that Docker is usable.
 * @throws Missing if Docker is not installed; External with Docker's message if it does not answer
 */
async function checkDocker({ io }: Context): Promise<void> {
  if (io.platform !== 'linux') throw new Missing(messages.NOT_LINUX, { remedy: messages.DOCKER_REMEDY });
  const result = await io.run('docker', ['version'], { seconds: PROBE_SECONDS });
  if (result.end === 'missing') throw new Missing(messages.NOT_INSTALLED, { remedy: messages.DOCKER_REMEDY });
  if (result.end !== 'exit') throw new External(messages.dockerEnded(result.end), { remedy: messages.DOCKER_REMEDY });
  if (result.code === 0) return;
  const { reason, remedy } = dockerSays(result.stderr);
  throw new External(messages.dockerUnusable(reason), { remedy });
}

/** True if Docker can be used. Outside Linux it runs in a virtual machine, where the runner's paths do not exist. */
const hasDocker = async (context: Context): Promise<boolean> =>
  context.io.platform === 'linux' && answers('docker', ['version'], context);

/**
 * Returns a program that the inputs require by name and that is not installed; null if there is none. `planner: auto`
 * requires none: without Terraform it reads the code statically at once, whereas pulling the image takes half a minute.
 */
async function missingProgram(context: Context): Promise<string | null> {
  const { inputs } = context;
  if (inputs.mode === 'draw' && inputs.layout === 'dot' && !(await answers('dot', ['-V'], context))) return 'dot';
  if (inputs.planfile !== '' || (inputs.planner !== 'offline' && inputs.planner !== 'terraform')) return null;
  const engines = inputs.engine === 'auto' ? ['terraform', 'tofu'] : [inputs.engine];
  for (const engine of engines) if (await answers(engine, ['version'], context)) return null;
  // The image has no OpenTofu, so the run on the host reports it as missing.
  return inputs.engine === 'tofu' ? null : 'terraform';
}

/** True if the command runs and exits with 0. */
async function answers(command: string, args: readonly string[], { io }: Pick<Context, 'io'>): Promise<boolean> {
  const result = await io.run(command, args, { seconds: PROBE_SECONDS });
  return result.end === 'exit' && result.code === 0;
}

// ---- Runs the action in the container image, which has all programs.
// The inner run only draws into the output folder, and this run reads the diagrams from its manifests. The token is not
// passed in.

/**
 * Lowest exit code of Docker itself: 125 if it cannot start the container, 126 and 127 if it cannot start the command.
 */
const DOCKER_FAILURE_CODE = 125;

const REGISTRY = 'ghcr.io';
/** Repository of the image, if the runner does not tell the repository of the action. */
const REPOSITORY = 'groundplan/groundplan';

/**
 * Draws in the container.
 * @throws External if Docker cannot start it; a failure inside is reported by the inner run
 */
async function drawInContainer(context: Context): Promise<DrawResult> {
  const { inputs, io, runner } = context;
  const directory = outputDirectory(context);
  const sources = drawingSources(inputs, io);
  // Removes diagrams with the same ids that an earlier step has drawn.
  for (const { id } of sources) await io.remove(join(directory, id));
  await io.makeDirectory(directory);
  const { event } = context;
  const passed = containerVariables(io.env, inputs);
  const env = {
    ...(mayBeUntrusted(event) ? allowedForUntrusted(passed) : passed),
    ...inputsInside(context, directory),
  };
  const args = await dockerArguments(Object.keys(env), await userAndGroup(context), context);
  const seconds = PULL_SECONDS + CONTAINER_SECONDS + inputs.timeout! * sources.length;
  const result = await io.run('docker', args, {
    seconds,
    env: { ...dockerClientVariables(io.env), ...env },
    onLine: runner.relay,
  });
  if (result.end !== 'exit') throw new External(messages.dockerEnded(result.end), { remedy: messages.DOCKER_REMEDY });
  if (result.code >= DOCKER_FAILURE_CODE) {
    const { reason, remedy } = dockerSays(result.stderr);
    throw new External(messages.dockerFailed(imageOf(context), reason), { remedy });
  }
  const ids = new Set(sources.map(({ id }) => id));
  const { diagrams } = await gather(directory, io);
  return { diagrams: diagrams.filter(({ id }) => ids.has(id)), exitCode: result.code };
}

/** Returns the input `image`, or the image of this version, which is published under the name of the action's repository. */
function imageOf({ inputs: { image }, io: { env } }: Context): string {
  const repository = (env.GITHUB_ACTION_REPOSITORY || REPOSITORY).toLowerCase();
  return image === '' ? `${REGISTRY}/${repository}:${VERSION}` : image;
}

/**
 * Returns the arguments of `docker run`. Every folder has the same path inside as outside. The container runs as the
 * user of the step, who owns the workspace on every GitHub runner, so that files have the same owner and access as if
 * they were drawn outside. Root keeps only DAC_OVERRIDE, to read files of other users.
 */
async function dockerArguments(variables: readonly string[], user: string, context: Context): Promise<string[]> {
  const { inputs } = context;
  return [
    ...['run', '--rm', '--user', user, '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
    ...['--pids-limit', String(CONTAINER_PROCESSES_MAX)],
    // The same limit for memory with and without swap: the container may not swap.
    ...['--memory', CONTAINER_MEMORY, '--memory-swap', CONTAINER_MEMORY],
    // Without modules to fetch, the container needs no network.
    ...(inputs.fetch === 'false' ? ['--network', 'none'] : []),
    ...(user.startsWith('0:') ? ['--cap-add', 'DAC_OVERRIDE'] : []),
    ...(await mountsOf(context)).flatMap((mount) => ['--mount', mount]),
    ...['--workdir', workspaceOf(context.io)],
    // Passes names only, because values would be visible in the process list.
    ...variables.flatMap((name) => ['--env', name]),
    imageOf(context),
  ];
}

/** Returns user and group: `1001:127`. */
async function userAndGroup({ io }: Context): Promise<string> {
  const [user, group] = await Promise.all(
    ['-u', '-g'].map(async (option) => {
      const result = await io.run('id', [option], { seconds: PROBE_SECONDS });
      return result.end === 'exit' ? result.stdout.trim() : '';
    }),
  );
  const ids = `${user}:${group}`;
  if (!/^\d+:\d+$/.test(ids)) throw new Missing(messages.NO_USER, { remedy: messages.DOCKER_REMEDY });
  return ids;
}

/**
 * Returns the mounts: the repository, the output folder, and read-only the event and the files of inputs outside the
 * repository. The repository is read-only as well, except for real providers, which write to it. Nothing else of the
 * runner's temporary folder is mounted, because it has the files that control later steps.
 */
async function mountsOf(context: Context): Promise<string[]> {
  const { inputs, io } = context;
  const workspace = workspaceOf(io);
  const { planfile, graphfile, annotate, fonts, varfile, path, 'base-dir': base } = inputs;
  // A plan from another step may be in any folder.
  const inputFiles = [planfile, graphfile, annotate, base, ...fonts, ...varfile, ...path].filter((file) => file !== '');
  const mountedFiles = new Set([
    io.env.GITHUB_EVENT_PATH ?? '',
    ...inputFiles.map((file) => resolve(io.directory, file)),
  ]);
  const outside: string[] = [];
  for (const file of mountedFiles) {
    const isOutside = file !== '' && /^\.\.(\/|$)/.test(relative(workspace, file));
    if (isOutside && (await io.kindOf(file).catch(() => 'missing')) !== 'missing') outside.push(file);
  }
  return [
    mountOption(workspace, inputs.planner !== 'terraform'),
    mountOption(outputDirectory(context), false),
    ...outside.map((file) => mountOption(file, true)),
  ];
}

/** Returns `type=bind,source=/a,target=/a,readonly`. Docker parses it as CSV, so names with commas are quoted. */
function mountOption(folder: string, isReadOnly: boolean): string {
  const field = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const access = isReadOnly ? ['readonly'] : [];
  return ['type=bind', field(`source=${folder}`), field(`target=${folder}`), ...access].join(',');
}

/** Returns the inputs of the inner run, which draws without another container and publishes nothing. */
function inputsInside({ inputs, event, io: { env } }: Context, directory: string): Record<string, string> {
  const values: Record<string, unknown> = {
    ...inputs,
    'output-dir': directory,
    runtime: 'host',
    artifact: 'off',
    comment: 'off',
    summary: false,
    'github-token': '',
    // Passed for untrusted code only: without a token, the inner run treats a pull request given by number as untrusted.
    'pr-number': mayBeUntrusted(event) ? inputs['pr-number'] : null,
  };
  const variables = Object.entries(values).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, inputText(value)]);
  return {
    ...(Object.fromEntries(variables) as Record<string, string>),
    GITHUB_ACTIONS: 'true',
    // The outer run sets the outputs.
    GITHUB_OUTPUT: '/dev/null',
    GITHUB_WORKSPACE: env.GITHUB_WORKSPACE ?? '',
  };
}

const inputText = (value: unknown): string =>
  value === null ? '' : Array.isArray(value) ? value.join('\n') : String(value);

/** Returns the variables that the Docker client itself reads, for the address of the daemon and registry credentials. */
const dockerClientVariables = (env: Context['io']['env']): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => /^(DOCKER_|PATH$|HOME$|XDG_|SSH_AUTH_SOCK$)/.test(name)));

// ---- Environment variables of the container: only those that planning reads.

/** Patterns of variables that are always passed: Terraform's, registry credentials, proxies and the event. */
const ALWAYS = [
  /^TF_VAR_.*$/,
  /^TF_(WORKSPACE|CLI_ARGS.*|REGISTRY_.*|LOG)$/,
  /^(TFE_TOKEN|TF_TOKEN_.*)$/,
  /^(HTTP|HTTPS|NO|ALL)_PROXY$/i,
  /^(GITHUB_(REPOSITORY|EVENT_NAME|EVENT_PATH|SHA|RUN_ID|RUN_NUMBER|RUN_ATTEMPT|ACTOR)|RUNNER_TEMP|CI)$/,
];

/** Cloud credentials, which only real providers use. */
const WITH_PROVIDERS = [PROVIDER_VARIABLES, /^ACTIONS_ID_TOKEN_REQUEST_(URL|TOKEN)$/];

/** Returns the variables to pass to the container, with cloud credentials only for real providers. */
export function containerVariables(env: Io['env'], { planner }: Pick<Inputs, 'planner'>): Record<string, string> {
  const patterns = planner === 'terraform' ? [...ALWAYS, ...WITH_PROVIDERS] : ALWAYS;
  const names = Object.keys(env).filter((name) => patterns.some((pattern) => pattern.test(name)));
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

// ---- Extracts the reason of a Docker failure from its stderr, without progress and advice.

/** Lines without a reason: progress of a pull, and pointers to help. */
const NO_REASON = [
  /^unable to find image /i,
  /^[\w./:@-]+: pulling from /i,
  /^[\w./-]+: (pulling|waiting|verifying|download|pull complete|already exists|retrying)/i,
  /^(digest|status): /i,
  /^warning: /i,
  /^(see|run) 'docker .*--help'/i,
  /^for more help on how to use docker/i,
];

export interface DockerFailure {
  /** First reason, in one line of printable characters. */
  readonly reason: string;
  readonly remedy: string;
}

/** Returns the reason of a Docker failure and its remedy, from what Docker has written to stderr. */
export function dockerSays(stderr: string): DockerFailure {
  const lines = stderr
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !NO_REASON.some((pattern) => pattern.test(line)));
  const first = lines.find((line) => /^(docker|error|failed|exec|got permission)\b/i.test(line)) ?? lines[0] ?? '';
  const message = first.replace(/^docker: /i, '').replace(/^Error response from daemon: /i, '');
  const [, remedy] = messages.DOCKER_REMEDIES.find(([pattern]) => pattern.test(first)) ?? [
    null,
    messages.DOCKER_REMEDY,
  ];
  return { reason: short(message, DOCKER_REASON_LENGTH_MAX) || messages.NO_DOCKER_MESSAGE, remedy };
}
