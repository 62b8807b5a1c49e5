/**
 * GitLab: reads the variables of a merge request pipeline, and stores the comment as a note with its pictures as
 * uploads.
 * https://docs.gitlab.com/api/notes, https://docs.gitlab.com/api/project_markdown_uploads
 */

import { lineUrlOn } from '../../differences.js';
import { sha256 } from '../../platform/hash.js';
import type { Io } from '../../platform/io.js';
import { integerAt, memberAt, textAt } from '../../platform/json/foreign.js';
import { pauseOf } from '../../pull-request/calls.js';
import { NOT_AS_DOCUMENTED } from '../../pull-request/messages.js';
import { GITHUB } from '../../pull-request/model.js';
import { GITLAB_BODY_BYTES_MAX, PAGES_MAX, PER_PAGE, UPLOAD_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { connect, type Host, type Note, type Rest, unlessGone } from './host.js';
import { type Environment, type Pipeline, variablesOf } from './pipeline.js';

/**
 * Reads the pipeline from GitLab's variables.
 * @throws Misuse if this is not a merge request pipeline
 */
export function readPipeline(env: Environment): Pipeline {
  const { optional, text, number } = variablesOf(env, messages.GITLAB_PIPELINE_REMEDY);
  const target = optional('CI_MERGE_REQUEST_PROJECT_ID');
  const runsInFork = target !== '' && optional('CI_PROJECT_ID') !== target;
  return {
    pullNumber: number('CI_MERGE_REQUEST_IID'),
    base: optional('CI_MERGE_REQUEST_DIFF_BASE_SHA'),
    // A merged results pipeline runs on a merge with the target, which includes changes of other people.
    head: optional('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA') || text('CI_COMMIT_SHA'),
    checkedOut: optional('CI_COMMIT_SHA'),
    fromMergeBase: false,
    isFork: optional('CI_MERGE_REQUEST_SOURCE_PROJECT_ID') !== target,
    // In a fork's pipeline CI_PROJECT_VISIBILITY describes the fork. A private fork may belong to a public project.
    isPublic: optional('CI_PROJECT_VISIBILITY') === 'public' || runsInFork,
    repository: optional('CI_PROJECT_NAME') || '.',
    run: { run: number('CI_PIPELINE_ID'), attempt: number('CI_JOB_ID') },
    runName: `pipeline ${number('CI_PIPELINE_ID')}`,
    url: optional('CI_PIPELINE_URL'),
    token: optional('GITLAB_TOKEN') || optional('GROUNDPLAN_TOKEN'),
    remedies: { token: messages.GITLAB_TOKEN_REMEDY, depth: messages.GITLAB_DEPTH_REMEDY },
  };
}

/**
 * Connects to the merge request of a pipeline.
 * @throws Misuse and InvalidInput for missing or unsafe variables
 */
export function gitlab({ pullNumber, token }: Pipeline, env: Environment, io: Pick<Io, 'request' | 'wait'>): Host {
  const variables = variablesOf(env, messages.GITLAB_PIPELINE_REMEDY);
  const url = variables.address('CI_API_V4_URL');
  // In a fork's pipeline CI_PROJECT_ID is the fork.
  const projectId = variables.optional('CI_MERGE_REQUEST_PROJECT_ID') || variables.text('CI_PROJECT_ID');
  const rest = connect({ name: 'GitLab', url, token, headers: { 'private-token': token } }, io);
  const project = `/projects/${encodeURIComponent(projectId)}`;
  const request = `${project}/merge_requests/${pullNumber}`;
  const notes = `${request}/notes`;
  const web = variables.optional('CI_MERGE_REQUEST_PROJECT_URL') || variables.optional('CI_PROJECT_URL');
  return {
    bytesMax: GITLAB_BODY_BYTES_MAX,
    dialect: { ...GITHUB, image: 'plain', lineUrl: lineUrlOn('gitlab', web) },
    comments: {
      list: () => listNotes(rest, notes),
      async authorTest() {
        const ownId = integerAt((await rest.get('/user')).value, 'id');
        return ({ author }) => ownId !== null && author === String(ownId);
      },
      create: async (body) => rest.expected(parseNote((await rest.create(notes, { body })).value)),
      read: ({ id }) => unlessGone(async () => rest.expected(parseNote((await rest.get(`${notes}/${id}`)).value))),
      update: ({ id }, body) =>
        unlessGone(async () => rest.expected(parseNote((await rest.put('PUT', `${notes}/${id}`, { body })).value))),
      remove: async ({ id }) => void (await unlessGone(() => rest.put('DELETE', `${notes}/${id}`))),
      pause: (tried) => io.wait(pauseOf(tried)),
    },
    async pullState() {
      const { value } = await rest.get(request);
      // A write to a locked discussion fails with a bare "403 Forbidden", so the lock is read here.
      const isLocked = memberAt(value, 'discussion_locked') === true;
      return { head: textAt(value, 'sha') ?? '', isOpen: textAt(value, 'state') === 'opened', isLocked };
    },
    upload: (name, png) => upload(rest, `${project}/uploads`, name, png),
  };
}

/** Returns all notes, oldest first, up to `PAGES_MAX` pages. */
async function listNotes(rest: Rest, path: string): Promise<readonly Note[]> {
  const notes: Note[] = [];
  // `x-next-page` is empty on the last page.
  for (let page = '1', read = 0; /^\d+$/.test(page) && read < PAGES_MAX; read++) {
    const { value, headers } = await rest.get(`${path}?sort=asc&order_by=created_at&per_page=${PER_PAGE}&page=${page}`);
    if (!Array.isArray(value)) throw rest.broken(NOT_AS_DOCUMENTED);
    notes.push(...value.flatMap((note) => parseNote(note) ?? []));
    page = headers.get('x-next-page') ?? '';
  }
  return notes;
}

/** Parses a note; null for a value that is not as documented. */
function parseNote(value: unknown): Note | null {
  const id = integerAt(value, 'id');
  const author = integerAt(value, 'author', 'id');
  return id === null ? null : { id: String(id), author: String(author), body: textAt(value, 'body') ?? '' };
}

/**
 * Uploads a picture. Returns the path relative to the project, as GitLab's Markdown expects it:
 * `/uploads/6a2b/shop.png`.
 * @throws Refusal, including for a picture above GitLab's limit
 */
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
