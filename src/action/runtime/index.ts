/** Where the drawing is done: on the runner, or in the container image. */
import { External, Missing } from '../../errors.js';
import type { Context } from '../context.js';
import { type Drawn, drawAll } from '../drawing/draw-all.js';
import { LOOK_SECONDS } from '../limits.js';
import { drawInContainer } from './container.js';
import { dockerSays } from './docker-says.js';
import * as messages from './messages.js';

/** @throws Missing or External where `runtime: container` was asked for and there is no Docker, or none that answers */
export async function drawWhere(context: Context): Promise<Drawn> {
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

/** @throws Missing where it is not there, and External with its own words where it does not answer */
async function checkDocker({ io }: Context): Promise<void> {
  if (io.platform !== 'linux') throw new Missing(messages.NOT_LINUX, { remedy: messages.DOCKER_REMEDY });
  const result = await io.run('docker', ['version'], { seconds: LOOK_SECONDS });
  if (result.end === 'missing') throw new Missing(messages.NOT_INSTALLED, { remedy: messages.DOCKER_REMEDY });
  if (result.end !== 'exit') throw new External(messages.ended(result.end), { remedy: messages.DOCKER_REMEDY });
  if (result.code === 0) return;
  const { reason, remedy } = dockerSays(result.stderr);
  throw new External(messages.unusable(reason), { remedy });
}

/** The image is for Linux; Docker on other systems has a machine between, where paths mean something else. */
const hasDocker = async (context: Context): Promise<boolean> =>
  context.io.platform === 'linux' && answers('docker', ['version'], context);

/**
 * What the inputs ask for by name and this machine does not have. `planner: auto` asks for nothing: without Terraform it
 * draws the code as it is, at once, and the image would take half a minute to come.
 */
async function missingProgram(context: Context): Promise<string | null> {
  const { inputs } = context;
  if (inputs.mode === 'draw' && inputs.layout === 'dot' && !(await answers('dot', ['-V'], context))) return 'dot';
  if (inputs.planfile !== '' || (inputs.planner !== 'offline' && inputs.planner !== 'terraform')) return null;
  const engines = inputs.engine === 'auto' ? ['terraform', 'tofu'] : [inputs.engine];
  for (const engine of engines) if (await answers(engine, ['version'], context)) return null;
  // The image has no OpenTofu: who asks for it by name is told what is missing here.
  return inputs.engine === 'tofu' ? null : 'terraform';
}

async function answers(command: string, args: readonly string[], { io }: Pick<Context, 'io'>): Promise<boolean> {
  const result = await io.run(command, args, { seconds: LOOK_SECONDS });
  return result.end === 'exit' && result.code === 0;
}
