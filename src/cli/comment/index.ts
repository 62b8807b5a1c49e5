/** `groundplan comment`: posts the change of a merge or pull request as a single comment on it. */

import { isAbsolute, relative, resolve } from 'node:path';
import type { DrawingRequest, Planning, Source, Sources } from '../../diagram.js';
import { withCommits, writeReport } from '../../differences.js';
import { External, InvalidInput, Missing, Misuse } from '../../errors.js';
import { sha256 } from '../../platform/hash.js';
import type { Io } from '../../platform/io.js';
import { fewOf } from '../../platform/text/few.js';
import { harmless } from '../../platform/text/printable.js';
import { withUntrustedWorld } from '../../platform/untrusted/world.js';
import { writeBody } from '../../pull-request/body.js';
import { isRefusal } from '../../pull-request/calls.js';
import { type DiagramIdentity, type Drawn, type DrawRequest, drawCompared, drawGone } from '../../pull-request/draw.js';
import { compareRuns } from '../../pull-request/marker.js';
import { fileKindOf, isEmptyChange, type PictureContent, pictureKey, SHOWN } from '../../pull-request/model.js';
import type { ShownImage } from '../../pull-request/picture.js';
import { findComment, writeComment } from '../../pull-request/sticky.js';
import { withoutLines } from '../../pull-request/without-lines.js';
import { idsFor } from '../../slug.js';
import { checkAnnotationOption, readInputOrPipe } from '../input.js';
import * as messages from '../messages.js';
import { type Parsed, parsePlanning } from '../options.js';
import { createProgress, type Progress } from '../progress.js';
import { readRequest } from '../request.js';
import { checkOnce, checkVarFiles } from '../source.js';
import { devops, readPipeline as readDevops } from './devops.js';
import { gitlab, readPipeline as readGitlab } from './gitlab.js';
import type { Pipeline, Platform } from './model.js';

const PROVIDERS = {
  gitlab: { read: readGitlab, connect: gitlab },
  'azure-devops': { read: readDevops, connect: devops },
} as const;

type Options = Parsed<'comment'>;

/**
 * Draws the diagrams and posts the comment. If it cannot be posted, warns and prints the change to stdout.
 * @throws External for a missing comment if `--required` is set
 */
export async function comment(options: Options, io: Io): Promise<void> {
  const { provider, required } = options;
  const commentId = options['comment-id'] ?? '';
  if (provider === null) {
    throw new Misuse(messages.PROVIDER_REQUIRED, { remedy: messages.providerRemedy(Object.keys(PROVIDERS)) });
  }
  if (!/^[\w.-]{1,64}$/.test(commentId)) {
    throw new Misuse(messages.badCommentId(commentId), { remedy: messages.COMMENT_ID_REMEDY });
  }
  const { read, connect } = PROVIDERS[provider];
  const pipeline = read(io.env);
  if (pipeline.isFork && options.planner === 'terraform') {
    throw new Misuse(messages.FORK_PROVIDERS, { remedy: messages.FORK_PROVIDERS_REMEDY });
  }
  const platform = connect(pipeline, io.env, io);
  const progress = createProgress(io, options);
  try {
    const draw = (world: Io) => drawAll(options, pipeline, world, progress);
    const drawn = pipeline.isFork
      ? await withUntrustedWorld(io, { network: false }, draw)
      : // Removes tokens from the environment of Git and Terraform.
        await draw(withoutTokens(io));
    for (const { diagram } of drawn) for (const text of fewOf(diagram.warnings)) progress.warn(text);
    const failure = await write(options, pipeline, platform, { drawn, progress });
    if (failure === null) return;
    progress.warn(failure);
    await io.stdout(harmless(await asText(drawn)));
    if (required) throw new External(messages.NOT_WRITTEN, { remedy: failure });
  } finally {
    progress.done();
  }
}

/** Posts the comment. Returns null on success, otherwise the reason for the failure. */
async function write(
  options: Options,
  pipeline: Pipeline,
  platform: Platform,
  { drawn, progress }: { readonly drawn: readonly Drawn[]; readonly progress: Progress },
): Promise<string | null> {
  if (pipeline.token === '') return messages.noToken(pipeline.isFork, pipeline.remedies.token);
  try {
    const asked = { commentId: options['comment-id'] ?? '', title: options.title, drawn };
    const { is, warnings } = await publish(asked, pipeline, platform);
    for (const warning of warnings) progress.warn(warning);
    if (is === 'closed') return messages.CLOSED;
    if (is === 'locked') return messages.CONVERSATION_LOCKED;
    progress.say(is === 'superseded' ? messages.NEWER_RUN : messages.DONE[is]);
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const isAboutToken = error.kind === 'permission' || error.kind === 'credentials';
    return messages.refused(error.message, isAboutToken ? pipeline.remedies.token : (error.remedy ?? ''));
  }
}

const TOKENS: ReadonlySet<string> = new Set(['GITLAB_TOKEN', 'GROUNDPLAN_TOKEN', 'SYSTEM_ACCESSTOKEN']);

function withoutTokens(io: Io): Io {
  const without = (env: Io['env']) => Object.fromEntries(Object.entries(env).filter(([name]) => !TOKENS.has(name)));
  const run: Io['run'] = (command, args, options) =>
    io.run(command, args, { ...options, env: without(options.env ?? io.env) });
  return { ...io, env: without(io.env), run };
}

/** Returns the changes as plain text. */
async function asText(drawn: readonly Drawn[]): Promise<string> {
  const texts: string[] = [];
  for (const { diagram } of drawn) {
    const { change, title, resources } = diagram;
    texts.push(
      `${title}\n${change === undefined ? `${messages.statusWithVersion(resources)}\n` : await writeReport(change.report, 'text')}`,
    );
  }
  return texts.join('\n');
}

// ---- Publishing: finds the comment, and updates it if its content has changed.

interface PublishRequest {
  readonly commentId: string;
  /** Title of a comment with several diagrams; null for the default. */
  readonly title: string | null;
  readonly drawn: readonly Drawn[];
}

interface Published {
  readonly is: keyof typeof messages.DONE | 'superseded' | 'closed' | 'locked';
  readonly warnings: readonly string[];
}

/**
 * Publishes the comment.
 * @throws Refusal
 */
async function publish(asked: PublishRequest, pipeline: Pipeline, platform: Platform): Promise<Published> {
  const { board } = platform;
  const now = await platform.pull();
  if (!now.isOpen) return { is: 'closed', warnings: [] };
  const { current } = await findComment(board, asked.commentId);
  const isOld = current !== null && (compareRuns(current.marker, pipeline.run) > 0 || now.head !== pipeline.head);
  if (isOld) return { is: 'superseded', warnings: [] };
  const hash = fingerprint(asked, pipeline, platform);
  if (current?.marker.hash === hash) return { is: 'unchanged', warnings: [] };
  const { images, warnings } = await uploadAll(asked.drawn, platform);
  const marker = {
    id: asked.commentId,
    ...pipeline.run,
    sha: pipeline.head,
    // After a failed upload an empty hash makes the next run rewrite the comment.
    hash: warnings.length > 0 ? '' : hash,
    commit: null,
    isKept: false,
  };
  const body = writeBody(contentOf(asked, pipeline, platform, images), platform.bytesMax);
  try {
    const { outcome: how } = await writeComment(board, { marker, body }, 'update', current);
    return { is: how, warnings };
  } catch (error) {
    if (!now.isLocked || !isRefusal(error, 'permission')) throw error;
    return { is: 'locked', warnings };
  }
}

type Images = ReadonlyMap<string, ShownImage>;

const contentOf = (
  { title, drawn }: PublishRequest,
  { run, called: name, url, head }: Pipeline,
  { dialect }: Platform,
  images: Images,
) => ({
  title: drawn.length > 1 ? title : null,
  diagrams: drawn.map(({ diagram }) => ({ ...diagram, files: {} })),
  artifacts: new Map(),
  images,
  run: { number: run.run, name, url, sha: head },
  dialect,
});

interface Shown {
  readonly key: string;
  readonly name: string;
  readonly png: Uint8Array;
}

/** Returns the pictures of a diagram: the change and the full architecture, none if nothing changes. */
function picturesOf({ diagram, contents }: Drawn): readonly Shown[] {
  const { id, change } = diagram;
  const shows: readonly PictureContent[] =
    change === undefined ? ['whole'] : isEmptyChange(change) ? [] : ['change', 'whole'];
  return shows.flatMap((what) => {
    const png = contents.get(fileKindOf(SHOWN.picture, 'light', what));
    if (!(png instanceof Uint8Array)) return [];
    const key = pictureKey(id, what);
    return [{ key, png, name: `${key.replace('.', '-')}-${sha256(png).slice(0, HASH_LENGTH)}.png` }];
  });
}

const HASH_LENGTH = 12;

async function uploadAll(drawn: readonly Drawn[], platform: Platform) {
  const images = new Map<string, ShownImage>();
  try {
    for (const { key, name, png } of drawn.flatMap(picturesOf)) {
      images.set(key, { light: await platform.upload(name, png), dark: null, width: null });
    }
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { images, warnings: [messages.picturesRefused(error.reason)] };
  }
  return { images, warnings: [] };
}

/** Hashes the comment's content without the parts that differ from run to run, such as run numbers and URLs. */
function fingerprint(asked: PublishRequest, pipeline: Pipeline, platform: Platform): string {
  const pictures = asked.drawn.flatMap(picturesOf);
  const images = new Map(pictures.map(({ key }) => [key, { light: NOWHERE, dark: null, width: null }]));
  const nowhere = { ...pipeline, run: { run: 0, attempt: 0 }, called: '', url: NOWHERE, head: '' };
  const drawn = asked.drawn.map(({ diagram, contents }) => ({ diagram: withoutLines(diagram), contents }));
  const body = writeBody(contentOf({ ...asked, drawn }, nowhere, platform, images), platform.bytesMax);
  const said = [body, pictures.map(({ name }) => name), asked.drawn.map(({ diagram }) => diagram.sha256)];
  return sha256(JSON.stringify(said)).slice(0, 32);
}

const NOWHERE = 'https://example.com/';

// ---- Drawing: each directory at the head commit, compared with the base.

interface CommentContext {
  readonly options: Options;
  readonly pipeline: Pipeline;
  readonly planning: Planning;
  readonly request: DrawingRequest;
}

/**
 * Draws every source of the command.
 * @throws Misuse, InvalidInput for invalid options; otherwise the errors of the stages
 */
async function drawAll(options: Options, pipeline: Pipeline, io: Io, progress: Progress): Promise<readonly Drawn[]> {
  const debug = options.debug ? progress.say : null;
  const planning = parsePlanning(pipeline.isFork ? { ...options, fetch: false } : options, io.env, debug);
  await checkVarFiles(planning, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  checkPlan(options);
  const request = await readRequest(options, { formats: [options.pictures ? SHOWN.picture : SHOWN.text] }, io);
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
    const asked = { options, pipeline, planning, request };
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
  const drawn = await drawCompared(called, commentRequest(source, called.path, asked), undefined, io);
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
      if (after !== null) return drawCompared(called, commentRequest(after, folder, asked), before, io);
      if (before !== null) return drawGone(called, commentRequest(before, folder, asked), io);
      throw new InvalidInput(messages.sourceMissing(directory), { remedy: messages.SOURCE_REMEDY });
    });
  } catch (error) {
    const isAbout = error instanceof InvalidInput || error instanceof Misuse || error instanceof Missing;
    if (isRead || !isAbout) throw error;
    progress.warn(messages.nothingToCompare(called.path, base, remedies.depth));
  }
  const repository = isFork ? await io.realPath(io.directory) : null;
  const source: Source = { is: 'code', code: { name: directory, directory, repository, planning } };
  return drawCompared(called, commentRequest(source, null, asked), undefined, io);
}

const commentRequest = (
  source: Source,
  folder: string | null,
  { options, pipeline, request }: CommentContext,
): DrawRequest => ({
  ...{ ...request, source, folder },
  hidesAccounts: hidesAccounts(options, pipeline),
});
