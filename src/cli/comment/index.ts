/**
 * `groundplan comment`: draws what a merge or pull request changes, and posts it as a single comment on it.
 *
 * CI variables ──> pipeline ──> draw each directory, compared with the base ──> upload pictures ──> write or update the
 * comment
 */

import { isAbsolute, relative, resolve } from 'node:path';
import type { DrawingRequest, Planning, Source, Sources } from '../../diagram.js';
import { withCommits, writeReport } from '../../differences.js';
import { External, InvalidInput, Missing, Misuse } from '../../errors.js';
import { sha256 } from '../../platform/hash.js';
import type { Io } from '../../platform/io.js';
import { limitWarnings } from '../../platform/text/limit-warnings.js';
import { harmless } from '../../platform/text/printable.js';
import { withUntrustedWorld } from '../../platform/untrusted/world.js';
import { withoutLines } from '../../pull-request/alike.js';
import { writeBody } from '../../pull-request/body.js';
import { isRefusal } from '../../pull-request/calls.js';
import { type DiagramIdentity, type Drawn, type DrawRequest, drawCompared, drawGone } from '../../pull-request/draw.js';
import { compareRuns } from '../../pull-request/marker.js';
import { fileKindOf, isEmptyChange, type PictureContent, pictureKey, SHOWN } from '../../pull-request/model.js';
import type { ShownImage } from '../../pull-request/picture.js';
import { findComment, writeComment } from '../../pull-request/sticky.js';
import { idsFor } from '../../slug.js';
import { checkVarFiles, readInputOrPipe } from '../input.js';
import * as messages from '../messages.js';
import { type Parsed, parsePlanning } from '../options.js';
import { createProgress, type Progress } from '../progress.js';
import { checkAnnotationOption, readRequest } from '../request.js';
import { checkSeparatePipes } from '../source.js';
import { devops, readPipeline as readDevops } from './devops.js';
import { gitlab, readPipeline as readGitlab } from './gitlab.js';
import type { Host } from './host.js';
import type { Pipeline } from './pipeline.js';

/** By `--provider`: how to read the pipeline from its variables, and how to connect to the host. */
const PROVIDERS = {
  gitlab: { read: readGitlab, connect: gitlab },
  'azure-devops': { read: readDevops, connect: devops },
} as const;

type Options = Parsed<'comment'>;

/** The id is part of the comment's marker, which is an HTML comment. */
const COMMENT_ID = /^[\w.-]{1,64}$/;

/**
 * Runs the command. If the comment cannot be posted, warns and prints the change to stdout, so that the job shows it.
 * @throws External for a missing comment if `--required` is set; otherwise the errors of options and stages
 */
export async function comment(options: Options, io: Io): Promise<void> {
  const { provider, required } = options;
  const commentId = options['comment-id'] ?? '';
  if (provider === null) {
    throw new Misuse(messages.PROVIDER_REQUIRED, { remedy: messages.providerRemedy(Object.keys(PROVIDERS)) });
  }
  if (!COMMENT_ID.test(commentId)) {
    throw new Misuse(messages.badCommentId(commentId), { remedy: messages.COMMENT_ID_REMEDY });
  }
  const { read, connect } = PROVIDERS[provider];
  const pipeline = read(io.env);
  if (pipeline.isFork && options.planner === 'terraform') {
    throw new Misuse(messages.FORK_PROVIDERS, { remedy: messages.FORK_PROVIDERS_REMEDY });
  }
  const host = connect(pipeline, io.env, io);
  const progress = createProgress(io, options);
  try {
    const draw = (world: Io) => drawAll(options, pipeline, world, progress);
    const drawn = pipeline.isFork
      ? await withUntrustedWorld(io, { network: false }, draw)
      : await draw(withoutTokens(io));
    for (const { diagram } of drawn) for (const text of limitWarnings(diagram.warnings)) progress.warn(text);
    const failure = await postComment(options, pipeline, host, { drawn, progress });
    if (failure === null) return;
    progress.warn(failure);
    await io.stdout(harmless(await changesAsText(drawn)));
    if (required) throw new External(messages.NOT_WRITTEN, { remedy: failure });
  } finally {
    progress.done();
  }
}

/** Posts the comment, and reports it. Returns null on success, otherwise the reason for the failure. */
async function postComment(
  options: Options,
  pipeline: Pipeline,
  host: Host,
  { drawn, progress }: { readonly drawn: readonly Drawn[]; readonly progress: Progress },
): Promise<string | null> {
  if (pipeline.token === '') return messages.noToken(pipeline.isFork, pipeline.remedies.token);
  try {
    const request = { commentId: options['comment-id'] ?? '', title: options.title, drawn };
    const { outcome, warnings } = await publish(request, pipeline, host);
    for (const warning of warnings) progress.warn(warning);
    if (outcome === 'closed') return messages.CLOSED;
    if (outcome === 'locked') return messages.CONVERSATION_LOCKED;
    progress.say(outcome === 'superseded' ? messages.NEWER_RUN : messages.DONE[outcome]);
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const isAboutToken = error.kind === 'permission' || error.kind === 'credentials';
    return messages.refused(error.message, isAboutToken ? pipeline.remedies.token : (error.remedy ?? ''));
  }
}

/** Variables with an API token. */
const TOKENS: ReadonlySet<string> = new Set(['GITLAB_TOKEN', 'GROUNDPLAN_TOKEN', 'SYSTEM_ACCESSTOKEN']);

/** Returns an `io` that hides the tokens from Git, Terraform and other programs. */
function withoutTokens(io: Io): Io {
  const without = (env: Io['env']) => Object.fromEntries(Object.entries(env).filter(([name]) => !TOKENS.has(name)));
  const run: Io['run'] = (command, args, options) =>
    io.run(command, args, { ...options, env: without(options.env ?? io.env) });
  return { ...io, env: without(io.env), run };
}

/**
 * Returns the changes as plain text, one section per directory. A directory without a comparison has its number of
 * resources.
 */
async function changesAsText(drawn: readonly Drawn[]): Promise<string> {
  const sections: string[] = [];
  for (const { diagram } of drawn) {
    const { change, title, resources } = diagram;
    const content =
      change === undefined ? `${messages.resourceCount(resources)}\n` : await writeReport(change.report, 'text');
    sections.push(`${title}\n${content}`);
  }
  return sections.join('\n');
}

// ---- Publishing: finds the comment of an earlier run, and updates it if its content has changed.

interface PublishRequest {
  readonly commentId: string;
  /** Title of a comment with several diagrams; null for the default. */
  readonly title: string | null;
  readonly drawn: readonly Drawn[];
}

interface PublishResult {
  /** `superseded`: a newer run has written the comment, or will. `closed` and `locked`: no comment can be written. */
  readonly outcome: keyof typeof messages.DONE | 'superseded' | 'closed' | 'locked';
  readonly warnings: readonly string[];
}

/**
 * Creates or updates the comment. Writes nothing if the pull request is closed, a newer run has written the comment, or
 * it would look the same.
 * @throws Refusal
 */
async function publish(request: PublishRequest, pipeline: Pipeline, host: Host): Promise<PublishResult> {
  const { comments } = host;
  const state = await host.pullState();
  if (!state.isOpen) return { outcome: 'closed', warnings: [] };
  const { current } = await findComment(comments, request.commentId);
  const isSuperseded =
    current !== null && (compareRuns(current.marker, pipeline.run) > 0 || state.head !== pipeline.head);
  if (isSuperseded) return { outcome: 'superseded', warnings: [] };
  const hash = fingerprint(request, pipeline, host);
  if (current?.marker.hash === hash) return { outcome: 'unchanged', warnings: [] };
  const { images, warnings } = await uploadAll(request.drawn, host);
  const marker = {
    id: request.commentId,
    ...pipeline.run,
    sha: pipeline.head,
    // After a failed upload an empty hash makes the next run rewrite the comment.
    hash: warnings.length > 0 ? '' : hash,
    commit: null,
    isKept: false,
  };
  const body = writeBody(contentOf(request, pipeline, host, images), host.bytesMax);
  try {
    const { outcome } = await writeComment(comments, { marker, body }, 'update', current);
    return { outcome, warnings };
  } catch (error) {
    // Members may write to a locked conversation, so the lock alone does not prove that the call will fail.
    if (!state.isLocked || !isRefusal(error, 'permission')) throw error;
    return { outcome: 'locked', warnings };
  }
}

/** Uploaded pictures by `pictureKey`. */
type Images = ReadonlyMap<string, ShownImage>;

/** Returns the content of the comment, for `writeBody`. The diagrams have no files: their pictures are in `images`. */
const contentOf = (
  { title, drawn }: PublishRequest,
  { run, runName: name, url, head }: Pipeline,
  { dialect }: Host,
  images: Images,
) => ({
  title: drawn.length > 1 ? title : null,
  diagrams: drawn.map(({ diagram }) => ({ ...diagram, files: {} })),
  artifacts: new Map(),
  images,
  run: { number: run.run, name, url, sha: head },
  dialect,
});

/** A picture to upload. */
interface Picture {
  /** Its `pictureKey`. */
  readonly key: string;
  /** File name with a hash of the content: `prod-change-0a1b2c3d4e5f.png`. */
  readonly name: string;
  readonly png: Uint8Array;
}

/**
 * Returns the pictures of a diagram: one of the change and one of the full architecture; none if nothing changes. Without
 * a comparison, there is only the second.
 */
function picturesOf({ diagram, contents }: Drawn): readonly Picture[] {
  const { id, change } = diagram;
  const parts: readonly PictureContent[] =
    change === undefined ? ['whole'] : isEmptyChange(change) ? [] : ['change', 'whole'];
  return parts.flatMap((part) => {
    const png = contents.get(fileKindOf(SHOWN.picture, 'light', part));
    if (!(png instanceof Uint8Array)) return [];
    const key = pictureKey(id, part);
    return [{ key, png, name: `${key.replace('.', '-')}-${sha256(png).slice(0, NAME_HASH_LENGTH)}.png` }];
  });
}

/** Hexadecimal digits of the hash in a name. Their 48 bits tell the few pictures of one pull request apart. */
const NAME_HASH_LENGTH = 12;
/** Hexadecimal digits of the comment's fingerprint. */
const FINGERPRINT_LENGTH = 32;

/** Uploads all pictures. After a refusal, the comment shows Mermaid diagrams in place of the missing ones. */
async function uploadAll(drawn: readonly Drawn[], host: Host) {
  const images = new Map<string, ShownImage>();
  try {
    for (const { key, name, png } of drawn.flatMap(picturesOf)) {
      images.set(key, { light: await host.upload(name, png), dark: null, width: null });
    }
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { images, warnings: [messages.picturesRefused(error.reason)] };
  }
  return { images, warnings: [] };
}

/**
 * Hashes the comment's content without the parts that differ from run to run: run numbers, URLs, commits, line numbers.
 */
function fingerprint(request: PublishRequest, pipeline: Pipeline, host: Host): string {
  const pictures = request.drawn.flatMap(picturesOf);
  const images = new Map(pictures.map(({ key }) => [key, { light: SAME_URL, dark: null, width: null }]));
  const anyRun = { ...pipeline, run: { run: 0, attempt: 0 }, runName: '', url: SAME_URL, head: '' };
  const drawn = request.drawn.map(({ diagram, contents }) => ({ diagram: withoutLines(diagram), contents }));
  const body = writeBody(contentOf({ ...request, drawn }, anyRun, host, images), host.bytesMax);
  const content = [body, pictures.map(({ name }) => name), request.drawn.map(({ diagram }) => diagram.sha256)];
  return sha256(JSON.stringify(content)).slice(0, FINGERPRINT_LENGTH);
}

/** Stands for every URL in a fingerprint, because URLs differ from run to run. */
const SAME_URL = 'https://example.com/';

// ---- Drawing: each directory at the head commit, compared with the base.

/** The parts of a run that are the same for all directories. */
interface CommentContext {
  readonly options: Options;
  readonly pipeline: Pipeline;
  readonly planning: Planning;
  readonly request: DrawingRequest;
}

/**
 * Draws every directory that `--source` names; the working directory without it.
 * @param io restricted for the code of a fork, and without tokens for any other
 * @throws Misuse and InvalidInput for invalid options; otherwise the errors of the stages
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
  const context = { options, pipeline, planning, request };
  const drawn: Drawn[] = [];
  for (const [index, directory] of directories.entries()) {
    if ((await io.kindOf(directory).catch(() => 'missing')) !== 'directory') {
      throw new InvalidInput(messages.sourceMissing(directory), { remedy: messages.SOURCE_REMEDY });
    }
    const path = paths[index]!;
    const identity = { id: ids[index]!, path, name: path === '.' ? pipeline.repository : path };
    drawn.push(
      options.planfile === null
        ? await drawDirectory(directory, identity, context, io, progress)
        : await drawPlan(directory, identity, options.planfile, context, io),
    );
  }
  return drawn;
}

/** Hides account ids in public projects by default, because anyone can read the comments there. */
const hidesAccounts = ({ 'hide-accounts': when }: Options, { isPublic }: Pipeline): boolean =>
  when === 'auto' ? isPublic : when === 'on';

/**
 * Checks `--planfile`, `--graphfile` and `--source`.
 * @throws Misuse for an invalid combination
 */
function checkPlan({ planfile, graphfile, source }: Options): void {
  if (planfile === null) {
    if (graphfile === null) return;
    throw new Misuse(messages.GRAPHFILE_ALONE, { remedy: messages.GRAPHFILE_REMEDY });
  }
  if (source.length > 1) throw new Misuse(messages.ONE_SOURCE_FOR_PLAN, { remedy: messages.ONE_SOURCE_REMEDY });
  if (graphfile !== null) checkSeparatePipes(planfile, graphfile);
}

/**
 * Draws a plan, which lists its own changes. Line numbers are looked up in the directory, except for a fork, whose code is
 * untrusted.
 */
async function drawPlan(
  directory: string,
  identity: DiagramIdentity,
  planfile: string,
  context: CommentContext,
  io: Io,
): Promise<Drawn> {
  const { options, pipeline } = context;
  const { graphfile } = options;
  const file = await readInputOrPipe(io, '--planfile', planfile);
  const dot = graphfile === null ? null : await readInputOrPipe(io, '--graphfile', graphfile);
  const files: Sources = { kind: 'plan', file, dot, directory: pipeline.isFork ? null : directory };
  const source: Source = { is: 'files', name: planfile, files, folders: [directory] };
  const drawn = await drawCompared(identity, commentRequest(source, identity.path, context), undefined, io);
  const { change } = drawn.diagram;
  if (change === undefined || pipeline.checkedOut === '') return drawn;
  // Links to lines lead to the commit that was planned.
  const commits = { after: pipeline.checkedOut };
  return { ...drawn, diagram: { ...drawn.diagram, change: { ...change, commits } } };
}

/**
 * Returns the path relative to the working directory, which is the repository root in CI; `.` for the root itself. For
 * a directory outside it, returns the last name only, because other parts are paths of the machine.
 */
function pathOf(directory: string, io: Io): string {
  const path = relative(io.directory, resolve(io.directory, directory)).replaceAll('\\', '/');
  if (path === '') return '.';
  return path.startsWith('..') || isAbsolute(path) ? path.slice(path.lastIndexOf('/') + 1) : path;
}

/**
 * Draws a directory at the head commit, compared with the base. Without a base in the clone, warns and draws it alone.
 */
async function drawDirectory(
  directory: string,
  identity: DiagramIdentity,
  context: CommentContext,
  io: Io,
  progress: Progress,
) {
  const { pipeline, planning } = context;
  const { base, head, fromMergeBase, isFork, remedies } = pipeline;
  let hasCommits = false;
  try {
    const commits = { directory, from: base, to: head, fromMergeBase, planning: { before: planning, after: planning } };
    return await withCommits(commits, io, ({ before, after, folder, description, warnings }) => {
      hasCommits = true;
      progress.say(description);
      for (const warning of warnings) progress.warn(warning);
      if (after !== null) return drawCompared(identity, commentRequest(after, folder, context), before, io);
      if (before !== null) return drawGone(identity, commentRequest(before, folder, context), io);
      throw new InvalidInput(messages.sourceMissing(directory), { remedy: messages.SOURCE_REMEDY });
    });
  } catch (error) {
    // No repository, no such commit, or no Git.
    const lacksCommits = error instanceof InvalidInput || error instanceof Misuse || error instanceof Missing;
    if (hasCommits || !lacksCommits) throw error;
    progress.warn(messages.nothingToCompare(identity.path, base, remedies.depth));
  }
  const repository = isFork ? await io.realPath(io.directory) : null;
  const source: Source = { is: 'code', code: { name: directory, directory, repository, planning } };
  return drawCompared(identity, commentRequest(source, null, context), undefined, io);
}

/** @param folder path of the directory in its repository, for links to lines; null for no links */
const commentRequest = (
  source: Source,
  folder: string | null,
  { options, pipeline, request }: CommentContext,
): DrawRequest => ({
  ...request,
  source,
  folder,
  hidesAccounts: hidesAccounts(options, pipeline),
});
