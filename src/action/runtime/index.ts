/** Chooses between drawing on the runner and in the container image. */

import { External, Missing } from '../../errors.js';
import type { Context } from '../context.js';
import { type Drawn, drawAll } from '../drawing/draw-all.js';
import { PROBE_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import { dockerSays, drawInContainer } from './container.js';

/**
 * Draws in the runtime of the inputs.
 * @throws Missing or External for `runtime: container` without a working Docker
 */
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

/**
 * Checks that Docker is usable.
 * @throws Missing if Docker is not installed; External with Docker's message if it does not answer
 */
async function checkDocker({ io }: Context): Promise<void> {
  if (io.platform !== 'linux') throw new Missing(messages.NOT_LINUX, { remedy: messages.DOCKER_REMEDY });
  const result = await io.run('docker', ['version'], { seconds: PROBE_SECONDS });
  if (result.end === 'missing') throw new Missing(messages.NOT_INSTALLED, { remedy: messages.DOCKER_REMEDY });
  if (result.end !== 'exit') throw new External(messages.ended(result.end), { remedy: messages.DOCKER_REMEDY });
  if (result.code === 0) return;
  const { reason, remedy } = dockerSays(result.stderr);
  throw new External(messages.unusable(reason), { remedy });
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
