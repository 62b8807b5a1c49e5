import type { Io } from '../io/io.js';
import { type Found, readCode, readGraph } from '../pipeline/read.js';
import { fewOf } from '../text/few.js';
import { readAnnotationFiles } from './annotations.js';
import { parseDetail } from './explain.js';
import * as messages from './messages.js';
import { DEBUG_DATA_REMEDY } from './messages.js';
import type { CommonOptions } from './options.js';
import { checkWritable } from './output.js';
import type { Progress } from './progress.js';
import { type Given, readSources } from './source.js';
import { DEBUG_DATA, writeDebugData } from './tfdata.js';

export interface FoundSource {
  readonly given: Given;
  readonly found: Found;
}

/** From the options to the graph, with all that is to be said on the way. */
export async function findGraph(options: CommonOptions, io: Io, progress: Progress): Promise<FoundSource> {
  const detail = parseDetail(options.detail);
  const debug = options.debug === true ? progress.say : null;
  if (options.debug === true) await checkWritable(DEBUG_DATA, io, DEBUG_DATA_REMEDY);
  const given = await readSources(options, io, { onStep: progress.step, debug });
  for (const warning of fewOf(given.warnings)) progress.warn(warning);
  progress.step(messages.stepReading(given.name));
  const found =
    given.code === null
      ? await readGraph(given.files!, progress.step, detail, io)
      : await readCode(given.code, io, progress.step, detail);
  return { given, found };
}

/** With --debug: `tfdata.json`, once it is known that nothing else ends the run. */
export async function keepDebugData(
  { given, found }: FoundSource,
  { debug }: CommonOptions,
  io: Io,
  progress: Progress,
): Promise<void> {
  if (debug !== true) return;
  const beside = await readAnnotationFiles(undefined, given.folders, io, found.annotations);
  await writeDebugData(found, beside, io, progress);
}
