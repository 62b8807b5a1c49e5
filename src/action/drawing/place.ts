/** Where files are written: really there, whatever links the repository holds. */
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Io } from '../../io/io.js';
import * as messages from '../../messages/action.js';
import { type Context, temporaryOf, workspaceOf } from '../context.js';
import { BadInput } from '../inputs/read.js';
import { outputDirectory } from './draw-all.js';
import { drawingSources } from './source.js';

/** @throws BadInput where the folder, or that of a diagram in it, is neither in the workspace nor in the runner's own */
export async function checkOutput({ inputs, io }: Pick<Context, 'inputs' | 'io'>): Promise<void> {
  const directory = outputDirectory({ inputs, io });
  const folders = drawingSources(inputs, io).map(({ id }) => join(directory, id));
  const allowed = await Promise.all([workspaceOf(io), temporaryOf(io)].map((place) => realPlace(place, io)));
  for (const folder of [directory, ...folders]) {
    const real = await realPlace(folder, io);
    if (!allowed.some((place) => isIn(real, place))) {
      throw new BadInput('output-dir', messages.OUTPUT_OUTSIDE, messages.OUTPUT_OUTSIDE_REMEDY);
    }
  }
}

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

const isIn = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return !/^\.\.([\\/]|$)/.test(way) && !isAbsolute(way);
};
