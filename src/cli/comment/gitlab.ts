/** GitLab: pipeline variables, notes and uploads. https://docs.gitlab.com/api/notes, /api/project_markdown_uploads */

import { lineUrlOn } from '../../differences.js';
import { sha256 } from '../../platform/hash.js';
import type { Io } from '../../platform/io.js';
import { integerAt, memberAt, textAt } from '../../platform/json/foreign.js';
import { pauseOf } from '../../pull-request/calls.js';
import { NOT_AS_DOCUMENTED } from '../../pull-request/messages.js';
import { GITHUB } from '../../pull-request/model.js';
import { GITLAB_BODY_BYTES_MAX, PAGES_MAX, PER_PAGE, UPLOAD_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { connect, type Rest, unlessGone } from './connect.js';
import type { Note, Pipeline, Platform } from './model.js';
import { type Environment, variablesOf } from './variables.js';

/**
 * Reads the pipeline from GitLab's variables.
 * @throws Misuse if this is not a merge request pipeline
 */
export function readPipeline(env: Environment): Pipeline {
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

export function gitlab({ pull, token }: Pipeline, env: Environment, io: Pick<Io, 'request' | 'wait'>): Platform {
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
      async authorTest() {
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
