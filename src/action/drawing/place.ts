/** Ensures that output is written where the workflow says, regardless of links in the repository. */
import { join } from 'node:path';
import { isWithin } from '../../text/within.js';
import { isThroughLink, realLocation } from '../../untrusted/links.js';
import { type Context, temporaryOf, workspaceOf } from '../context.js';
import { BadInput } from '../inputs/read.js';
import * as messages from '../messages.js';
import { outputDirectory } from './draw-all.js';
import { drawingSources } from './source.js';

/**
 * @throws BadInput if the output folder, or a diagram's folder in it, is outside of both the workspace and the runner's
 * temporary folder
 */
export async function checkOutput({ inputs, io }: Pick<Context, 'inputs' | 'io'>): Promise<void> {
  const directory = outputDirectory({ inputs, io });
  const folders = drawingSources(inputs, io).map(({ id }) => join(directory, id));
  const allowed = [workspaceOf(io), temporaryOf(io)];
  const tops = await Promise.all(allowed.map(async (top) => (await realLocation(top, io)) ?? top));
  for (const folder of [directory, ...folders]) {
    const real = (await realLocation(folder, io)) ?? folder;
    const isElsewhere = !tops.some((top) => isWithin(top, real));
    // Links may also stay within the repository, for example into `.git`.
    const passes = await Promise.all(allowed.map((top) => isThroughLink(folder, top, io)));
    if (isElsewhere || passes.includes(true) || /(^|[\\/])\.git([\\/]|$)/i.test(real)) {
      throw new BadInput('output-dir', messages.OUTPUT_OUTSIDE, messages.OUTPUT_OUTSIDE_REMEDY);
    }
  }
}
