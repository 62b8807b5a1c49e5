/** Draws all diagrams of a step on this machine. A failed diagram does not stop the others. */
import { join, resolve } from 'node:path';
import { NOT_CACHED } from '../../messages.js';
import type { Diagram } from '../../pull-request/model.js';
import { serialiseManifest } from '../artifacts/manifest.js';
import { type Context, temporaryOf, workspaceOf } from '../context.js';
import { annotateFailure, tellWarnings } from '../failures.js';
import { BadInput } from '../inputs/read.js';
import * as messages from '../messages.js';

import { isOfStrangers } from '../trust.js';
import { inWorldOf } from '../world.js';
import { drawOne } from './draw.js';
import { MANIFEST_ENDING } from './files.js';
import { type DrawingSource, drawingSources } from './source.js';

export interface Drawn {
  readonly diagrams: readonly Diagram[];
  /** Exit code of the worst failure; 0 if there was none. docs/exit-codes.md */
  readonly exitCode: number;
}

/** Returns the absolute path of the folder for all diagrams' files. */
export const outputDirectory = ({ inputs, io }: Pick<Context, 'inputs' | 'io'>): string =>
  inputs['output-dir'] === '' ? join(temporaryOf(io), 'groundplan') : resolve(io.directory, inputs['output-dir']);

/** Draws each diagram into its own folder, with its manifest. */
export async function drawAll(context: Context): Promise<Drawn> {
  const diagrams: Diagram[] = [];
  let exitCode = 0;
  for (const one of drawingSources(context.inputs, context.io)) {
    const from = context.renamed?.get(one.path);
    const source = from === undefined ? one : { ...one, from };
    try {
      diagrams.push(await drawNext(source, context));
    } catch (error) {
      exitCode = Math.max(exitCode, await annotateFailure(error, source.given, context));
    }
  }
  return { diagrams, exitCode };
}

async function drawNext(source: DrawingSource, context: Context): Promise<Diagram> {
  const { inputs, event, io, runner } = context;
  const directory = join(outputDirectory(context), source.id);
  const repository = isOfStrangers(event) ? workspaceOf(io) : null;
  const drawn = await inWorldOf(context, (world) => drawOne(source, { inputs, directory, repository }, world));
  const diagram = inputs.fetch === 'false' ? withFetchHint(drawn) : drawn;
  await io
    .writeFile(join(directory, `${source.id}${MANIFEST_ENDING}`), serialiseManifest(diagram))
    .catch(({ code, message }: NodeJS.ErrnoException) => {
      const reason = messages.outputUnwritable(source.id, code ?? message);
      throw new BadInput('output-dir', reason, messages.OUTPUT_REMEDY);
    });
  runner.say(messages.drewOne(source.path, diagram.resources, diagram.graph.nodes.length));
  const warnings = [...(diagram.notCompared?.faults ?? []), ...diagram.warnings];
  await tellWarnings(source.path, warnings, source.given, context);
  return diagram;
}

/**
 * Adds the remedy to the warnings if modules are missing because of `fetch: false`, so that readers of the comment see
 * it.
 */
const withFetchHint = (diagram: Diagram): Diagram =>
  diagram.warnings.some((warning) => warning.includes(NOT_CACHED))
    ? { ...diagram, warnings: [...diagram.warnings, messages.MODULES_NOT_FETCHED] }
    : diagram;
