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

/** True if Docker can be used. On other systems than Linux it runs in a virtual machine, with different paths. */
const hasDocker = async (context: Context): Promise<boolean> =>
  context.io.platform === 'linux' && answers('docker', ['version'], context);

/**
 * Returns a program that the inputs require by name and that is missing here. `planner: auto` requires none: without
 * Terraform it reads the code statically at once, whereas pulling the image takes half a minute.
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

async function answers(command: string, args: readonly string[], { io }: Pick<Context, 'io'>): Promise<boolean> {
  const result = await io.run(command, args, { seconds: PROBE_SECONDS });
  return result.end === 'exit' && result.code === 0;
}

// ---- Runs the action in the container image, which has all programs.
// The inner run only draws into the output folder, and its manifests return the result. The token is not passed in.

/**
 * Lowest exit code of Docker itself: 125 if it cannot start the container, 126 and 127 if it cannot start the command.
 */
const DOCKER_FAILURE_CODE = 125;

/** Registry and repository of the image; the repository of the action itself if the runner provides it. */
const REGISTRY = 'ghcr.io';
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

function imageOf({ inputs: { image }, io: { env } }: Context): string {
  const repository = (env.GITHUB_ACTION_REPOSITORY || REPOSITORY).toLowerCase();
  return image === '' ? `${REGISTRY}/${repository}:${VERSION}` : image;
}

/**
 * Returns the arguments of `docker run`. Every folder has the same path inside as outside. The container runs as the
 * user of the step, who owns the workspace on every GitHub runner. File ownership and access are therefore the same.
 * Root keeps only DAC_OVERRIDE, to read files of other users.
 */
async function dockerArguments(variables: readonly string[], user: string, context: Context): Promise<string[]> {
  const { inputs } = context;
  return [
    ...['run', '--rm', '--user', user, '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
    ...[
      '--pids-limit',
      String(CONTAINER_PROCESSES_MAX),
      '--memory',
      CONTAINER_MEMORY,
      '--memory-swap',
      CONTAINER_MEMORY,
    ],
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
  const named = `${user}:${group}`;
  if (!/^\d+:\d+$/.test(named)) throw new Missing(messages.NO_USER, { remedy: messages.DOCKER_REMEDY });
  return named;
}

/**
 * Returns the mounts: the repository read-only, the output folder writable, the event. Nothing else of the runner's
 * temporary folder is mounted, because it has the files that control later steps. Real providers need the repository
 * writable.
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
  for (const other of mountedFiles) {
    const isOutside = other !== '' && /^\.\.(\/|$)/.test(relative(workspace, other));
    if (isOutside && (await io.kindOf(other).catch(() => 'missing')) !== 'missing') outside.push(other);
  }
  return [
    mount(workspace, inputs.planner !== 'terraform'),
    mount(outputDirectory(context), false),
    ...outside.map((other) => mount(other, true)),
  ];
}

/** Returns `type=bind,source=/a,target=/a,readonly`. Docker parses it as CSV, so names with commas are quoted. */
function mount(folder: string, isReadOnly: boolean): string {
  const field = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const access = isReadOnly ? ['readonly'] : [];
  return ['type=bind', field(`source=${folder}`), field(`target=${folder}`), ...access].join(',');
}

/** Returns the inputs of the inner run, which draws without another container and publishes nothing. */
function inputsInside({ inputs, event, io: { env } }: Context, directory: string): Record<string, string> {
  const values: Record<string, unknown> = {
    ...inputs,
    ...{
      'output-dir': directory,
      runtime: 'host',
      artifact: 'off',
      comment: 'off',
      summary: false,
      'github-token': '',
      // Passed for untrusted code only: without a token, the inner run treats a pull request given by number as
      // untrusted.
      'pr-number': mayBeUntrusted(event) ? inputs['pr-number'] : null,
    },
  };
  const named = Object.entries(values).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, inputText(value)]);
  return {
    ...(Object.fromEntries(named) as Record<string, string>),
    GITHUB_ACTIONS: 'true',
    // The outer run sets the outputs.
    GITHUB_OUTPUT: '/dev/null',
    GITHUB_WORKSPACE: env.GITHUB_WORKSPACE ?? '',
  };
}

const inputText = (value: unknown): string =>
  value === null ? '' : Array.isArray(value) ? value.join('\n') : String(value);

/** Returns the variables of the Docker client: address of the daemon and registry credentials. */
const dockerClientVariables = (env: Context['io']['env']): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => /^(DOCKER_|PATH$|HOME$|XDG_|SSH_AUTH_SOCK$)/.test(name)));

// ---- Environment variables of the container: only those that planning reads.

/** Variables of Terraform, registry credentials, proxies and event data. Patterns match whole names. */
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

/** Returns the reason of a Docker failure and its remedy. */
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
