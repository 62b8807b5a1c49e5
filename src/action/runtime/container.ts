/**
 * The same action in the container image, which has all programs: it draws into the output folder and does nothing else.
 * What it has drawn comes back by its manifests. The token stays here.
 */
import { join, relative, resolve } from 'node:path';
import { External, Missing } from '../../errors.js';
import { allowedForUntrusted } from '../../untrusted/environment.js';
import { VERSION } from '../../version.js';
import { gather } from '../artifacts/gather.js';
import { type Context, workspaceOf } from '../context.js';
import { type Drawn, outputDirectory } from '../drawing/draw-all.js';
import { drawingSources } from '../drawing/source.js';
import { LOOK_SECONDS } from '../limits.js';
import { isOfStrangers } from '../trust.js';
import { dockerSays } from './docker-says.js';
import { handedOn } from './environment.js';
import { CONTAINER_MEMORY, CONTAINER_PROCESSES_MAX, CONTAINER_SECONDS, PULL_SECONDS } from './limits.js';
import * as messages from './messages.js';

/** Where a repository's images are; the action's own where the runner says which one it was taken from. */
const REGISTRY = 'ghcr.io';
const REPOSITORY = 'groundplan/groundplan';

/** @throws External where Docker cannot start it; what fails inside says so itself */
export async function drawInContainer(context: Context): Promise<Drawn> {
  const { inputs, io, runner } = context;
  const directory = outputDirectory(context);
  const sources = drawingSources(inputs, io);
  // What an earlier step has drawn under the same ids is not what this one draws.
  for (const { id } of sources) await io.remove(join(directory, id));
  await io.makeDirectory(directory);
  const { event } = context;
  const handed = handedOn(io.env, inputs);
  const env = {
    ...(isOfStrangers(event) ? allowedForUntrusted(handed) : handed),
    ...inputsInside(context, directory),
  };
  const args = await dockerArguments(Object.keys(env), await whoWeAre(context), context);
  const seconds = PULL_SECONDS + CONTAINER_SECONDS + inputs.timeout! * sources.length;
  const result = await io.run('docker', args, {
    seconds,
    env: { ...dockersOwn(io.env), ...env },
    onLine: runner.relay,
  });
  if (result.end !== 'exit') throw new External(messages.ended(result.end), { remedy: messages.DOCKER_REMEDY });
  // Of Docker itself: 125 it could not start the container, 126 and 127 what is in it.
  if (result.code >= 125) {
    const { reason, remedy } = dockerSays(result.stderr);
    throw new External(messages.failed(imageOf(context), reason), { remedy });
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
 * Every folder has the same path inside, so that paths mean the same; whoever runs the step, the owner of the workspace on
 * every runner of GitHub, is who runs inside, so that files belong to the same and the same may be read. Root keeps the
 * one capability with which it reads what belongs to others.
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
    // Without modules to fetch it has nobody to speak to.
    ...(inputs.fetch === 'false' ? ['--network', 'none'] : []),
    ...(user.startsWith('0:') ? ['--cap-add', 'DAC_OVERRIDE'] : []),
    ...(await mountsOf(context)).flatMap((one) => ['--mount', one]),
    ...['--workdir', workspaceOf(context.io)],
    // By name: values would be in the list of processes.
    ...variables.flatMap((name) => ['--env', name]),
    imageOf(context),
  ];
}

/** `1001:127` */
async function whoWeAre({ io }: Context): Promise<string> {
  const [user, group] = await Promise.all(
    ['-u', '-g'].map(async (option) => {
      const result = await io.run('id', [option], { seconds: LOOK_SECONDS });
      return result.end === 'exit' ? result.stdout.trim() : '';
    }),
  );
  const named = `${user}:${group}`;
  if (!/^\d+:\d+$/.test(named)) throw new Missing(messages.NO_USER, { remedy: messages.DOCKER_REMEDY });
  return named;
}

/**
 * The repository to be read, the folder of the pictures to be written, the event. Of the runner's own folder nothing else: in
 * it are the files by which a step tells the runner what to run next. Real providers write beside the code.
 */
async function mountsOf(context: Context): Promise<string[]> {
  const { inputs, io } = context;
  const workspace = workspaceOf(io);
  const { planfile, graphfile, annotate, varfile, path, 'base-dir': base } = inputs;
  // A plan that another step has made may lie anywhere.
  const given = [planfile, graphfile, annotate, base, ...varfile, ...path].filter((file) => file !== '');
  const others = new Set([io.env.GITHUB_EVENT_PATH ?? '', ...given.map((file) => resolve(io.directory, file))]);
  const outside: string[] = [];
  for (const other of others) {
    const isOutside = other !== '' && /^\.\.(\/|$)/.test(relative(workspace, other));
    if (isOutside && (await io.kindOf(other).catch(() => 'missing')) !== 'missing') outside.push(other);
  }
  return [
    mount(workspace, inputs.planner !== 'terraform'),
    mount(outputDirectory(context), false),
    ...outside.map((other) => mount(other, true)),
  ];
}

/** The value is read as a line of CSV: a name with a comma or a quote must be quoted. */
function mount(folder: string, isReadOnly: boolean): string {
  const field = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const how = isReadOnly ? ['readonly'] : [];
  return ['type=bind', field(`source=${folder}`), field(`target=${folder}`), ...how].join(',');
}

/** What the action inside is told: to draw, here, now, and to tell nobody. */
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
      // Without a token a pull request that is named counts as one of strangers inside.
      'pr-number': isOfStrangers(event) ? inputs['pr-number'] : null,
    },
  };
  const named = Object.entries(values).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, written(value)]);
  return {
    ...(Object.fromEntries(named) as Record<string, string>),
    GITHUB_ACTIONS: 'true',
    // Outputs are set out here.
    GITHUB_OUTPUT: '/dev/null',
    GITHUB_WORKSPACE: env.GITHUB_WORKSPACE ?? '',
  };
}

const written = (value: unknown): string =>
  value === null ? '' : Array.isArray(value) ? value.join('\n') : String(value);

/** What the Docker client needs: where the daemon is, and logins of registries. */
const dockersOwn = (env: Context['io']['env']): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => /^(DOCKER_|PATH$|HOME$|XDG_|SSH_AUTH_SOCK$)/.test(name)));
