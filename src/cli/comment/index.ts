/** `groundplan comment`: posts the change of a merge or pull request as a single comment on it. */

import { isAbsolute, relative, resolve } from 'node:path';
import type { DrawingRequest, Planning, Source, Sources } from '../../diagram.js';
import { lineUrlOn, withCommits, writeReport } from '../../differences.js';
import { External, InvalidInput, Missing, Misuse } from '../../errors.js';
import { sha256 } from '../../platform/hash.js';
import type { Io } from '../../platform/io.js';
import { integerAt, memberAt, textAt } from '../../platform/json/foreign.js';
import { fewOf } from '../../platform/text/few.js';
import { harmless } from '../../platform/text/printable.js';
import { withUntrustedWorld } from '../../platform/untrusted/world.js';
import { writeBody } from '../../pull-request/body.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import { pauseOf } from '../../pull-request/calls/send.js';
import { type DiagramIdentity, type Drawn, type DrawRequest, drawCompared, drawGone } from '../../pull-request/draw.js';
import { compareRuns } from '../../pull-request/marker.js';
import { NOT_AS_DOCUMENTED } from '../../pull-request/messages.js';
import { GITHUB, isNothing, keyOf, kindOf, SHOWN, type Shows } from '../../pull-request/model.js';
import type { ShownImage } from '../../pull-request/picture.js';
import { findComment, writeComment } from '../../pull-request/sticky.js';
import { withoutLines } from '../../pull-request/without-lines.js';
import { idsFor } from '../../slug.js';
import { checkAnnotationOption } from '../annotations.js';
import { readInputOrPipe } from '../input.js';
import { GITLAB_BODY_BYTES_MAX, PAGES_MAX, PER_PAGE, UPLOAD_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { Parsed } from '../options.js';
import { parsePlanning } from '../planning.js';
import { createProgress, type Progress } from '../progress.js';
import { readRequest } from '../request.js';
import { checkOnce, checkVarFiles } from '../source.js';
import { connect, type Rest, unlessGone } from './connect.js';
import { devops, readPipeline as readDevops } from './devops.js';
import type { Note, Pipeline, Platform } from './model.js';
import { type Environment, variablesOf } from './variables.js';

/** GitLab: pipeline variables, notes and uploads. https://docs.gitlab.com/api/notes, /api/project_markdown_uploads */

/**
 * Reads the pipeline from GitLab's variables.
 * @throws Misuse if this is not a merge request pipeline
 */
function readPipeline(env: Environment): Pipeline {
  const { optional, text, number } = variablesOf(env, messages.GITLAB_PIPELINE_REMEDY);
  const target = optional('CI_MERGE_REQUEST_PROJECT_ID');
  const isOfFork = target !== '' && optional('CI_PROJECT_ID') !== target;
  return {
    pull: number('CI_MERGE_REQUEST_IID'),
    base: optional('CI_MERGE_REQUEST_DIFF_BASE_SHA'),
    // A merged results pipeline runs on a merge with the target, so the source branch's commit is compared.
    head: optional('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA') || text('CI_COMMIT_SHA'),
    checkedOut: optional('CI_COMMIT_SHA'),
    fromMergeBase: false,
    isFork: optional('CI_MERGE_REQUEST_SOURCE_PROJECT_ID') !== target,
    // In a fork's pipeline CI_PROJECT_VISIBILITY describes the fork. A private fork may belong to a public project.
    isPublic: optional('CI_PROJECT_VISIBILITY') === 'public' || isOfFork,
    repository: optional('CI_PROJECT_NAME') || '.',
    run: { run: number('CI_PIPELINE_ID'), attempt: number('CI_JOB_ID') },
    called: `pipeline ${number('CI_PIPELINE_ID')}`,
    url: optional('CI_PIPELINE_URL'),
    token: optional('GITLAB_TOKEN') || optional('GROUNDPLAN_TOKEN'),
    remedies: { token: messages.GITLAB_TOKEN_REMEDY, depth: messages.GITLAB_DEPTH_REMEDY },
  };
}

function gitlab({ pull, token }: Pipeline, env: Environment, io: Pick<Io, 'request' | 'wait'>): Platform {
  const variables = variablesOf(env, messages.GITLAB_PIPELINE_REMEDY);
  const api = variables.address('CI_API_V4_URL');
  // In a fork's pipeline CI_PROJECT_ID is the fork.
  const id = variables.optional('CI_MERGE_REQUEST_PROJECT_ID') || variables.text('CI_PROJECT_ID');
  const rest = connect({ name: 'GitLab', api, token, headers: { 'private-token': token } }, io);
  const project = `/projects/${encodeURIComponent(id)}`;
  const request = `${project}/merge_requests/${pull}`;
  const home = variables.optional('CI_MERGE_REQUEST_PROJECT_URL') || variables.optional('CI_PROJECT_URL');
  return {
    bytesMax: GITLAB_BODY_BYTES_MAX,
    dialect: { ...GITHUB, image: 'plain', lineUrl: lineUrlOn('gitlab', home) },
    board: {
      list: () => listNotes(rest, `${request}/notes`),
      async whoWeAre() {
        const us = integerAt((await rest.get('/user')).value, 'id');
        return ({ author }) => us !== null && author === String(us);
      },
      create: async (body) => rest.expected(noteOf((await rest.create(`${request}/notes`, { body })).value)),
      read: ({ id: note }) =>
        unlessGone(async () => rest.expected(noteOf((await rest.get(`${request}/notes/${note}`)).value))),
      update: ({ id: note }, body) =>
        unlessGone(async () =>
          rest.expected(noteOf((await rest.put('PUT', `${request}/notes/${note}`, { body })).value)),
        ),
      remove: async ({ id: note }) => void (await unlessGone(() => rest.put('DELETE', `${request}/notes/${note}`))),
      pause: (tried) => io.wait(pauseOf(tried)),
    },
    async pull() {
      const { value } = await rest.get(request);
      // A write to a locked discussion fails with a bare "403 Forbidden", so the lock is read here.
      const isLocked = memberAt(value, 'discussion_locked') === true;
      return { head: textAt(value, 'sha') ?? '', isOpen: textAt(value, 'state') === 'opened', isLocked };
    },
    upload: (name, png) => upload(rest, `${project}/uploads`, name, png),
  };
}

async function listNotes(rest: Rest, path: string): Promise<readonly Note[]> {
  const notes: Note[] = [];
  for (let page = '1', read = 0; /^\d+$/.test(page) && read < PAGES_MAX; read++) {
    const { value, headers } = await rest.get(`${path}?sort=asc&order_by=created_at&per_page=${PER_PAGE}&page=${page}`);
    if (!Array.isArray(value)) throw rest.broken(NOT_AS_DOCUMENTED);
    notes.push(...value.flatMap((one) => noteOf(one) ?? []));
    page = headers.get('x-next-page') ?? '';
  }
  return notes;
}

function noteOf(value: unknown): Note | null {
  const id = integerAt(value, 'id');
  const author = integerAt(value, 'author', 'id');
  return id === null ? null : { id: String(id), author: String(author), body: textAt(value, 'body') ?? '' };
}

/** Uploads a picture. Returns the path relative to the project, as GitLab's Markdown expects it. */
async function upload(rest: Rest, path: string, name: string, png: Uint8Array): Promise<string> {
  if (png.length > UPLOAD_BYTES_MAX) throw rest.broken(messages.TOO_LARGE);
  const { body, type } = multipart(name, png);
  const { value } = await rest.send(path, body, type);
  const url = textAt(value, 'url') ?? '';
  if (!/^\/uploads\/[0-9a-f]+\/[\w.-]+$/.test(url)) throw rest.broken(NOT_AS_DOCUMENTED);
  return url;
}

/** Encodes one file as multipart form data: https://datatracker.ietf.org/doc/html/rfc7578 */
function multipart(name: string, content: Uint8Array): { readonly body: Uint8Array; readonly type: string } {
  const boundary = `groundplan-${sha256(content)}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

const PROVIDERS = {
  gitlab: { read: readPipeline, connect: gitlab },
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
  platform: ReturnType<typeof gitlab>,
  { drawn, progress }: { readonly drawn: readonly Drawn[]; readonly progress: Progress },
): Promise<string | null> {
  if (pipeline.token === '') return messages.noToken(pipeline.isFork, pipeline.remedies.token);
  try {
    const asked = { commentId: options['comment-id'] ?? '', title: options.title, drawn };
    const { is, warnings } = await publish(asked, pipeline, platform);
    for (const warning of warnings) progress.warn(warning);
    if (is === 'closed') return messages.CLOSED;
    if (is === 'locked') return messages.CONVERSATION_LOCKED;
    progress.say(is === 'outrun' ? messages.NEWER_RUN : messages.DONE[is]);
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

/** Finds the comment on a merge or pull request and updates it if its content has changed. */

interface PublishRequest {
  readonly commentId: string;
  /** Title of a comment with several diagrams; null for the default. */
  readonly title: string | null;
  readonly drawn: readonly Drawn[];
}

interface Published {
  readonly is: keyof typeof messages.DONE | 'outrun' | 'closed' | 'locked';
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
  if (isOld) return { is: 'outrun', warnings: [] };
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
    const { how } = await writeComment(board, { marker, body }, 'update', current);
    return { is: how, warnings };
  } catch (error) {
    if (!now.isLocked || !isRefusal(error, 'permission')) throw error;
    return { is: 'locked', warnings };
  }
}

type Images = ReadonlyMap<string, ShownImage>;

const contentOf = (
  { title, drawn }: PublishRequest,
  { run, called, url, head }: Pipeline,
  { dialect }: Platform,
  images: Images,
) => ({
  title: drawn.length > 1 ? title : null,
  diagrams: drawn.map(({ diagram }) => ({ ...diagram, files: {} })),
  artifacts: new Map(),
  images,
  run: { number: run.run, called, url, sha: head },
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
  const shows: readonly Shows[] = change === undefined ? ['whole'] : isNothing(change) ? [] : ['change', 'whole'];
  return shows.flatMap((what) => {
    const png = contents.get(kindOf(SHOWN.picture, 'light', what));
    if (!(png instanceof Uint8Array)) return [];
    const key = keyOf(id, what);
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

/** Draws the diagrams of a comment: each directory at the head commit, compared with the base. */

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
