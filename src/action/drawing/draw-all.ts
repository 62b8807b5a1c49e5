/** Draws all diagrams of a step on this machine. A failed diagram does not stop the others. */

import { join, resolve } from 'node:path';
import {
  ANNOTATION_FILE,
  type AnnotationFile,
  annotationsOf,
  FONT_FILE,
  type FontFile,
  type Planning,
  requestOf,
  type Source,
} from '../../diagram.js';
import { NOT_CACHED } from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { limitWarnings } from '../../platform/text/limit-warnings.js';
import { withUntrustedWorld } from '../../platform/untrusted/world.js';
import { type DrawRequest, drawCompared, drawGone } from '../../pull-request/draw.js';
import { type Diagram, type NotCompared, SHOWN } from '../../pull-request/model.js';
import { serialiseManifest } from '../artifacts/manifest.js';
import { type Context, isInWorkspace, repositoryPath, temporaryOf, workspaceOf } from '../context.js';
import { annotateFailure, annotateWarnings, withInputNames } from '../failures.js';
import { BadInput } from '../inputs/read.js';
import type { Inputs } from '../inputs/table.js';
import * as messages from '../messages.js';
import { mayBeUntrusted } from '../trust.js';
import { MANIFEST_ENDING, writeFiles } from './files.js';
import { type DrawingSource, drawingSources, planningOf, readInputFile, readSource } from './source.js';

/** The diagrams that a step could draw. */
export interface DrawResult {
  readonly diagrams: readonly Diagram[];
  /** Exit code of the worst failure; 0 if there was none. docs/exit-codes.md */
  readonly exitCode: number;
}

/** Returns the absolute path of the folder in which each diagram gets a folder of its own, named by its id. */
export const outputDirectory = ({ inputs, io }: Pick<Context, 'inputs' | 'io'>): string =>
  inputs['output-dir'] === '' ? join(temporaryOf(io), 'groundplan') : resolve(io.directory, inputs['output-dir']);

/** Draws each diagram into its own folder, with its manifest. A failure is annotated and counts in the exit code. */
export async function drawAll(context: Context): Promise<DrawResult> {
  const diagrams: Diagram[] = [];
  let exitCode = 0;
  for (const requestedSource of drawingSources(context.inputs, context.io)) {
    const from = context.renamed?.get(requestedSource.path);
    const source = from === undefined ? requestedSource : { ...requestedSource, from };
    try {
      diagrams.push(await drawSource(source, context));
    } catch (error) {
      exitCode = Math.max(exitCode, await annotateFailure(error, source.requested, context));
    }
  }
  return { diagrams, exitCode };
}

/** Draws one diagram, writes its manifest and reports its warnings. */
async function drawSource(source: DrawingSource, context: Context): Promise<Diagram> {
  const { inputs, event, io, runner } = context;
  const directory = join(outputDirectory(context), source.id);
  const repository = mayBeUntrusted(event) ? workspaceOf(io) : null;
  const drawn = await withAllowedIo(context, (world) => drawOne(source, { inputs, directory, repository }, world));
  const diagram = inputs.fetch === 'false' ? withFetchHint(drawn) : drawn;
  await io
    .writeFile(join(directory, `${source.id}${MANIFEST_ENDING}`), serialiseManifest(diagram))
    .catch(({ code, message }: NodeJS.ErrnoException) => {
      const reason = messages.outputUnwritable(source.id, code ?? message);
      throw new BadInput('output-dir', reason, messages.OUTPUT_REMEDY);
    });
  runner.say(messages.diagramDrawn(source.path, diagram.resources, diagram.graph.nodes.length));
  const warnings = [...(diagram.notCompared?.faults ?? []), ...diagram.warnings];
  await annotateWarnings(source.path, warnings, source.requested, context);
  return diagram;
}

/**
 * Adds the remedy to the warnings if modules are missing because of `fetch: false`. As a warning, it also reaches the
 * readers of the comment.
 */
const withFetchHint = (diagram: Diagram): Diagram =>
  diagram.warnings.some((warning) => warning.includes(NOT_CACHED))
    ? { ...diagram, warnings: [...diagram.warnings, messages.MODULES_NOT_FETCHED] }
    : diagram;

// ---- Trusted and untrusted code.

/** Calls `work` with a restricted `io` for untrusted code, otherwise with the full one. */
export async function withAllowedIo<T>(
  { io, event, inputs }: Pick<Context, 'io' | 'event' | 'inputs'>,
  work: (io: Io) => Promise<T>,
): Promise<T> {
  return mayBeUntrusted(event) ? withUntrustedWorld(io, { network: inputs.fetch === 'true' }, work) : work(io);
}

// ---- One diagram, through the same pipeline as the command line.

interface DrawOneOptions {
  readonly inputs: Inputs;
  /** Folder for the files; it is created. */
  readonly directory: string;
  /**
   * Repository folder if its code is untrusted: none of the code is executed, and nothing outside the folder is
   * read. Null for trusted code.
   */
  readonly repository: string | null;
}

interface WithFonts {
  readonly fonts: readonly FontFile[];
}

/**
 * Draws one diagram and writes its files.
 * @throws the errors of the stages, and `BadInput` for inputs that lead to no source
 */
export async function drawOne(source: DrawingSource, options: DrawOneOptions, io: Io): Promise<Diagram> {
  const { inputs, directory } = options;
  const fonts = await readFontInputs(inputs.fonts, io);
  const before = await sourceBefore(source, inputs, planningOf(inputs), io);
  const { diagram, contents } = (await isGone(source, before, io))
    ? await drawGone(source, drawRequest(before!, source, { inputs, fonts }, io), io)
    : await drawExisting(source, before, { ...options, fonts }, io);
  const files = await writeFiles(directory, source.id, contents, io);
  const { notCompared, ...drawn } = diagram;
  return {
    ...drawn,
    files,
    ...(notCompared !== undefined && { notCompared: notComparedInStep(notCompared) }),
    ...(diagram.change !== undefined && source.from !== undefined && { renamedFrom: source.from }),
    warnings: limitWarnings(diagram.warnings.map(withInputNames)),
  };
}

/** Translates the options in the reason and faults to inputs. */
const notComparedInStep = ({ reason, faults }: NotCompared): NotCompared => ({
  reason: withInputNames(reason),
  faults: limitWarnings(faults.map(withInputNames)),
});

/** True if a directory existed before the change and no longer does. */
const isGone = async ({ requested }: DrawingSource, before: Source | null | undefined, io: Io): Promise<boolean> =>
  before !== undefined && before !== null && (await io.kindOf(requested).catch(() => 'missing')) === 'missing';

/** Draws a source of the checkout, compared with the one before if there is one. */
async function drawExisting(
  source: DrawingSource,
  before: Source | null | undefined,
  { inputs, repository, fonts }: DrawOneOptions & WithFonts,
  io: Io,
) {
  const after = await readSource(source, inputs, repository, io);
  return drawCompared(source, drawRequest(after, source, { inputs, fonts }, io), before, io);
}

function drawRequest(
  source: Source,
  { path, requested }: DrawingSource,
  { inputs, fonts }: Pick<DrawOneOptions, 'inputs'> & WithFonts,
  io: Io,
): DrawRequest {
  const { title, annotate, formats, mode } = inputs;
  const parts = {
    formats: mode === 'graphdata' ? [] : withPage(formats, inputs),
    fonts,
    readAnnotation: annotate === '' ? null : () => readAnnotationInput(annotate, io),
  };
  return {
    ...requestOf({ ...inputs, title: title === '' ? null : title }, parts, io),
    source,
    folder: isInWorkspace(requested, io) ? path : null,
  };
}

/** Adds the interactive page to the formats if the input `page` requests it. */
const withPage = (formats: Inputs['formats'], { page }: Inputs): Inputs['formats'] =>
  page && !formats.includes(SHOWN.page) ? [...formats, SHOWN.page] : formats;

// ---- The input `fonts`.

/**
 * Returns the files in the order of the input's lines.
 * @throws InvalidInput like `readInputFile`
 */
const readFontInputs = (paths: readonly string[], io: Io): Promise<readonly FontFile[]> =>
  Promise.all(paths.map(async (name) => ({ name, bytes: await readInputFile('fonts', name, FONT_FILE, io) })));

// ---- The input `annotate`.

/**
 * Reads and parses the annotation file.
 * @throws InvalidInput like `readInputFile`, and for an invalid annotation file
 */
export async function readAnnotationInput(path: string, io: Io): Promise<AnnotationFile> {
  const bytes = await readInputFile('annotate', path, ANNOTATION_FILE, io);
  return annotationsOf(path, Buffer.from(bytes).toString('utf8'));
}

// ---- The source to compare with: the same path in the repository before the change.

/**
 * Returns the source before the change. Only code is compared: a plan knows its own changes and is not in the
 * repository.
 * @returns undefined if there is nothing to compare with; null if the directory did not exist
 */
async function sourceBefore(
  { path, requested, from = path }: DrawingSource,
  inputs: Inputs,
  planning: Planning,
  io: Io,
): Promise<Source | null | undefined> {
  const base = inputs['base-dir'];
  if (base === '' || inputs.planfile !== '' || path.endsWith('.json') || !isInWorkspace(requested, io))
    return undefined;
  const directory = join(base, from);
  const realBase = await io.realPath(base).catch(() => null);
  if (realBase === null) return undefined;
  const isThere = (await io.kindOf(directory).catch(() => 'missing')) === 'directory';
  if (!isThere) return null;
  const varFiles = await Promise.all(planning.varFiles.map((file) => varFileBefore(file, { base, path, from }, io)));
  return {
    is: 'code',
    code: { name: requested, directory, repository: realBase, planning: { ...planning, varFiles } },
  };
}

/**
 * Returns the variable file of the revision before. A file that is or was not in the repository is used for both
 * revisions.
 */
async function varFileBefore(
  file: string,
  { base, path, from }: { readonly base: string; readonly path: string; readonly from: string },
  io: Io,
): Promise<string> {
  if (!isInWorkspace(file, io)) return file;
  const now = repositoryPath(file, io);
  const before = join(base, now.startsWith(`${path}/`) ? `${from}${now.slice(path.length)}` : now);
  return (await io.kindOf(before).catch(() => 'missing')) === 'file' ? before : file;
}
