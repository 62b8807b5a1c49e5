import type { Graph } from '../graph/model.js';
import type { Io } from '../io/io.js';
import { annotateGraph, type BackendName, suggestWords } from '../pipeline/annotate.js';
import { fewOf } from '../text/few.js';
import { modelFileIn, readAnnotationFiles } from './annotations.js';
import type { FoundSource } from './found.js';
import * as messages from './messages.js';
import type { DrawOptions } from './options.js';
import { writeOutput } from './output.js';
import type { Progress } from './progress.js';
import { sayWhatWasFound } from './summary.js';

const WORKING_DIRECTORY = '.';

/**
 * The graph with the words of the annotation files; on the way it is said how much was found. With a service to ask, its
 * suggestions are written first, and then read like those of an earlier run.
 */
export async function annotateFound(
  { given, found }: FoundSource,
  options: Pick<DrawOptions, 'annotate'>,
  backend: BackendName | null,
  io: Io,
  progress: Progress,
): Promise<Graph> {
  const folders = [...new Set([...given.folders, WORKING_DIRECTORY])];
  const read = (warn?: Progress['warn']) => readAnnotationFiles(options.annotate, folders, io, found.annotations, warn);
  // Before anything is asked or written: a file that is not there or not right ends the run.
  const checked = await annotateGraph(found, await read(progress.warn));
  sayWhatWasFound(found, progress, checked.graph.removed);
  if (backend !== null) {
    progress.step(messages.stepAskingModel(backend));
    const { file, warnings } = await suggestWords(found, backend, io);
    for (const warning of fewOf(warnings)) progress.warn(warning);
    if (file !== null) await writeOutput(modelFileIn(given.keeps ?? WORKING_DIRECTORY), file, io, progress);
  }
  const { graph, warnings } = await annotateGraph(found, await read());
  for (const warning of fewOf(warnings)) progress.warn(warning);
  return graph;
}
