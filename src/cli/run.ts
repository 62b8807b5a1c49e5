import { annotationsBeside, type Diagram, type DiagramRequest, diagram, knowsChanges, type Watch } from '../diagram.js';
import type { Io } from '../platform/io.js';
import { fewOf } from '../platform/text/few.js';
import { DEBUG_DATA_REMEDY, noEffectWithout, PLAN_OF_TERRAFORM } from './messages.js';
import type { SourceOptions } from './options.js';
import { checkWritable } from './output.js';
import type { Progress } from './progress.js';
import { type Given, readSources } from './source.js';
import { sayWhatWasFound } from './summary.js';
import { DEBUG_DATA, writeDebugData } from './tfdata.js';

/** A command's request beyond the graph of its source, with its handlers for intermediate results. */
export interface CommandRequest extends Omit<DiagramRequest, 'source' | 'detail'> {
  /** False for a command that writes nothing, even with --debug. */
  readonly writesDebugData?: boolean;
  readonly onParts?: (given: Given) => Pick<Watch, 'read' | 'question' | 'suggested'>;
}

/** Runs the pipeline from options to diagram, with all progress and warnings. */
export async function run(
  options: SourceOptions,
  { onParts, writesDebugData = options.debug, ...wanted }: CommandRequest,
  io: Io,
  progress: Progress,
): Promise<Diagram> {
  if (writesDebugData) await checkWritable(DEBUG_DATA, io, DEBUG_DATA_REMEDY);
  const given = await readSources(options, io, options.debug ? progress.say : null);
  for (const warning of fewOf(given.warnings)) progress.warn(warning);
  if (wanted.drawing?.drift === true && !knowsChanges(given.source)) {
    progress.warn(noEffectWithout('--drift', PLAN_OF_TERRAFORM));
  }
  const watch: Watch = {
    step: progress.step,
    note: progress.say,
    warn(texts) {
      for (const text of fewOf(texts)) progress.warn(text);
    },
    async counted(found, removed) {
      sayWhatWasFound(found, progress, removed);
    },
    async settled(found, folders, hide) {
      if (!writesDebugData) return;
      const beside = await annotationsBeside({ folders, kept: found.annotations ?? [] }, io);
      const shown = beside.map((file) => ({ ...file, text: hide(file.text) }));
      await writeDebugData(found, shown, io, progress);
    },
    ...onParts?.(given),
  };
  const hidesAccounts = options['hide-accounts'] === 'on';
  return diagram({ ...wanted, source: given.source, detail: options.detail, hidesAccounts }, io, watch);
}
