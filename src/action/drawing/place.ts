/** Where files are written: really there, whatever links the repository holds. */
import { dirname, join, relative } from 'node:path';
import type { Io } from '../../io/io.js';
import { isWithin } from '../../text/within.js';
import { type Context, temporaryOf, workspaceOf } from '../context.js';
import { BadInput } from '../inputs/read.js';
import * as messages from '../messages.js';
import { outputDirectory } from './draw-all.js';
import { drawingSources } from './source.js';

/** @throws BadInput where the folder, or that of a diagram in it, is neither in the workspace nor in the runner's own */
export async function checkOutput({ inputs, io }: Pick<Context, 'inputs' | 'io'>): Promise<void> {
  const directory = outputDirectory({ inputs, io });
  const folders = drawingSources(inputs, io).map(({ id }) => join(directory, id));
  const named = [workspaceOf(io), temporaryOf(io)];
  const allowed = await Promise.all(named.map((place) => realPlace(place, io)));
  for (const folder of [directory, ...folders]) {
    const real = await realPlace(folder, io);
    const isElsewhere = !allowed.some((place) => isWithin(place, real));
    // The repository may hold links that stay in it, into `.git` for one.
    if (isElsewhere || isThroughLink(folder, real, named, allowed) || /(^|[\\/])\.git([\\/]|$)/i.test(real)) {
      throw new BadInput('output-dir', messages.OUTPUT_OUTSIDE, messages.OUTPUT_OUTSIDE_REMEDY);
    }
  }
}

/** Whether a link is on the way from the workspace, or the runner's folder, to a place in it. */
const isThroughLink = (folder: string, real: string, named: readonly string[], allowed: readonly string[]): boolean =>
  !named.some((place, at) => isWithin(place, folder) && join(allowed[at]!, relative(place, folder)) === real) &&
  !allowed.some((place) => isWithin(place, folder) && folder === real);

/** Of what is not there yet, where it would be. */
async function realPlace(path: string, io: Pick<Io, 'realPath'>): Promise<string> {
  const missing: string[] = [];
  for (let at = path; ; at = dirname(at)) {
    const real = await io.realPath(at).catch(() => null);
    if (real !== null) return join(real, ...missing);
    if (at === dirname(at)) return path;
    missing.unshift(relative(dirname(at), at));
  }
}
