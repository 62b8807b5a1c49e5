/** Checks the real location of the output folder, which links in the repository could redirect. */
import { join } from 'node:path';
import { isWithin } from '../../platform/text/within.js';
import { isThroughLink, realLocation } from '../../platform/untrusted/links.js';
import { type Context, temporaryOf, workspaceOf } from '../context.js';
import { BadInput } from '../inputs/read.js';
import * as messages from '../messages.js';
import { outputDirectory } from './draw-all.js';
import { drawingSources } from './source.js';

/**
 * Checks the output folder and the diagrams' folders in it.
 * @throws BadInput for a folder outside of both the workspace and the runner's temporary folder, behind a link, or in
 * `.git`
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
