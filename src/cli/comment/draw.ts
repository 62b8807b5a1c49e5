/** Draws the diagrams of a comment: each directory at the head commit, compared with the base. */
import { isAbsolute, relative, resolve } from 'node:path';
import { annotationsBeside, type FontFile, type Planning, type Source, type Sources } from '../../diagram.js';
import { withCommits } from '../../differences.js';
import { InvalidInput, Missing, Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { type DiagramIdentity, type Drawn, type DrawRequest, drawCompared, drawGone } from '../../pull-request/draw.js';
import { SHOWN } from '../../pull-request/model.js';
import { idsFor } from '../../slug.js';
import { checkAnnotationOption, readAnnotationOption } from '../annotations.js';
import { readFontOptions } from '../fonts.js';
import { readInputOrPipe } from '../input.js';
import * as messages from '../messages.js';
import type { Parsed } from '../options.js';
import { parsePlanning } from '../planning.js';
import type { Progress } from '../progress.js';
import { checkOnce, checkVarFiles } from '../source.js';
import type { Pipeline } from './model.js';

type Options = Parsed<'comment'>;

interface CommentContext {
  readonly options: Options;
  readonly pipeline: Pipeline;
  readonly planning: Planning;
  readonly fonts: readonly FontFile[];
}

/**
 * Draws every source of the command.
 * @throws Misuse, InvalidInput for invalid options; otherwise the errors of the stages
 */
export async function drawAll(
  options: Options,
  pipeline: Pipeline,
  io: Io,
  progress: Progress,
): Promise<readonly Drawn[]> {
  const debug = options.debug ? progress.say : null;
  const planning = parsePlanning(pipeline.isFork ? { ...options, fetch: false } : options, io.env, debug);
  await checkVarFiles(planning, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  checkPlan(options);
  const fonts = await readFontOptions(options.font, io);
  const directories = options.source.length === 0 ? ['.'] : [...new Set(options.source)];
  const paths = directories.map((directory) => pathOf(directory, io));
  const ids = idsFor(paths);
  const drawn: Drawn[] = [];
  for (const [at, directory] of directories.entries()) {
    if ((await io.kindOf(directory).catch(() => 'missing')) !== 'directory') {
      throw new InvalidInput(messages.sourceMissing(directory), { remedy: messages.SOURCE_REMEDY });
    }
    const path = paths[at]!;
    const called = { id: ids[at]!, path, name: path === '.' ? pipeline.repository : path };
    const asked = { options, pipeline, planning, fonts };
    drawn.push(
      options.planfile === null
        ? await drawDirectory(directory, called, asked, io, progress)
        : await drawPlan(directory, called, options.planfile, asked, io),
    );
  }
  return drawn;
}

/** Hides account ids in public projects by default, because anyone can read the comments there. */
const hidesAccounts = ({ 'hide-accounts': when }: Options, { isPublic }: Pipeline): boolean =>
  when === 'auto' ? isPublic : when === 'on';

/**
 * Checks the options about plan and graph files.
 * @throws Misuse for an invalid combination
 */
function checkPlan({ planfile, graphfile, source }: Options): void {
  if (planfile === null) {
    if (graphfile === null) return;
    throw new Misuse(messages.GRAPHFILE_ALONE, { remedy: messages.GRAPHFILE_REMEDY });
  }
  if (source.length > 1) throw new Misuse(messages.ONE_SOURCE_FOR_PLAN, { remedy: messages.ONE_SOURCE_REMEDY });
  if (graphfile !== null) checkOnce(planfile, graphfile);
}

/**
 * Draws a plan, which lists its own changes. The directory supplies file and line numbers. Code of a fork is not read.
 */
async function drawPlan(
  directory: string,
  called: DiagramIdentity,
  planfile: string,
  asked: CommentContext,
  io: Io,
): Promise<Drawn> {
  const { options, pipeline } = asked;
  const { graphfile } = options;
  const file = await readInputOrPipe(io, '--planfile', planfile);
  const dot = graphfile === null ? null : await readInputOrPipe(io, '--graphfile', graphfile);
  const files: Sources = { kind: 'plan', file, dot, directory: pipeline.isFork ? null : directory };
  const source: Source = { is: 'files', name: planfile, files, folders: [directory] };
  const drawn = await drawCompared(called, requestOf(source, called.path, asked, io), undefined, io);
  const { change } = drawn.diagram;
  if (change === undefined || pipeline.checkedOut === '') return drawn;
  const commits = { after: pipeline.checkedOut };
  return { ...drawn, diagram: { ...drawn.diagram, change: { ...change, commits } } };
}

/**
 * Returns the path relative to the working directory, which is the repository root in CI. Outside of it, only the last
 * name is used.
 */
function pathOf(directory: string, io: Io): string {
  const within = relative(io.directory, resolve(io.directory, directory)).replaceAll('\\', '/');
  if (within === '') return '.';
  return within.startsWith('..') || isAbsolute(within) ? within.slice(within.lastIndexOf('/') + 1) : within;
}

async function drawDirectory(
  directory: string,
  called: DiagramIdentity,
  asked: CommentContext,
  io: Io,
  progress: Progress,
) {
  const { pipeline, planning } = asked;
  const { base, head, fromMergeBase, isFork, remedies } = pipeline;
  let isRead = false;
  try {
    const commits = { directory, from: base, to: head, fromMergeBase, planning: { before: planning, after: planning } };
    return await withCommits(commits, io, ({ before, after, folder, said, warnings }) => {
      isRead = true;
      progress.say(said);
      for (const warning of warnings) progress.warn(warning);
      if (after !== null) return drawCompared(called, requestOf(after, folder, asked, io), before, io);
      if (before !== null) return drawGone(called, requestOf(before, folder, asked, io), io);
      throw new InvalidInput(messages.sourceMissing(directory), { remedy: messages.SOURCE_REMEDY });
    });
  } catch (error) {
    const isAbout = error instanceof InvalidInput || error instanceof Misuse || error instanceof Missing;
    if (isRead || !isAbout) throw error;
    progress.warn(messages.nothingToCompare(called.path, base, remedies.depth));
  }
  const repository = isFork ? await io.realPath(io.directory) : null;
  const source: Source = { is: 'code', code: { name: directory, directory, repository, planning } };
  return drawCompared(called, requestOf(source, null, asked, io), undefined, io);
}

function requestOf(
  source: Source,
  folder: string | null,
  { options, pipeline, fonts }: CommentContext,
  io: Io,
): DrawRequest {
  const { detail, simplified, overview, title, theme, scale, modules, layout, pictures } = options;
  return {
    ...{ source, folder, detail },
    annotations: async (folders, kept, warn) => {
      const beside = await annotationsBeside({ folders: [...folders, '.'], kept }, io, warn);
      return options.annotate === null ? beside : [...beside, await readAnnotationOption(options.annotate, io)];
    },
    model: null,
    view: { simplified, overview },
    title,
    hidesAccounts: hidesAccounts(options, pipeline),
    drawing: { formats: [pictures ? SHOWN.picture : SHOWN.text], themes: [theme], scale, modules, layout, fonts },
  };
}
