/** Where files are written: really there, whatever links the repository holds. */
import { join } from 'node:path';
import { isWithin } from '../../text/within.js';
import { isThroughLink, realLocation } from '../../untrusted/links.js';
import { type Context, temporaryOf, workspaceOf } from '../context.js';
import { BadInput } from '../inputs/read.js';
import * as messages from '../messages.js';
import { outputDirectory } from './draw-all.js';
import { drawingSources } from './source.js';

/** @throws BadInput if the folder, or that of a diagram in it, is neither in the workspace nor in the runner's own */
export async function checkOutput({ inputs, io }: Pick<Context, 'inputs' | 'io'>): Promise<void> {
  const directory = outputDirectory({ inputs, io });
  const folders = drawingSources(inputs, io).map(({ id }) => join(directory, id));
  const allowed = [workspaceOf(io), temporaryOf(io)];
  const tops = await Promise.all(allowed.map(async (top) => (await realLocation(top, io)) ?? top));
  for (const folder of [directory, ...folders]) {
    const real = (await realLocation(folder, io)) ?? folder;
    const isElsewhere = !tops.some((top) => isWithin(top, real));
    // The repository may hold links that stay in it, into `.git` for one.
    const passes = await Promise.all(allowed.map((top) => isThroughLink(folder, top, io)));
    if (isElsewhere || passes.includes(true) || /(^|[\\/])\.git([\\/]|$)/i.test(real)) {
      throw new BadInput('output-dir', messages.OUTPUT_OUTSIDE, messages.OUTPUT_OUTSIDE_REMEDY);
    }
  }
}
