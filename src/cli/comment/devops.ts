/**
 * Azure DevOps: pipeline variables, threads and attachments of a pull request.
 * https://learn.microsoft.com/rest/api/azure/devops/git/pull-request-threads, .../pull-request-attachments
 */

import { lineUrlOn } from '../../differences.js';
import type { Io } from '../../platform/io.js';
import { integerAt, listOf, memberAt, textAt } from '../../platform/json/foreign.js';
import { address } from '../../platform/text/markdown.js';
import { pauseOf } from '../../pull-request/calls.js';
import { DEVOPS_BODY_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { connect, type Rest, unlessGone } from './connect.js';
import type { Note, Pipeline, Platform } from './model.js';
import { type Environment, variablesOf } from './variables.js';

/**
 * Reads the pipeline from the variables of Azure Pipelines.
 * @throws Misuse if this is not a pull request build
 */
export function readPipeline(env: Environment): Pipeline {
  const variables = variablesOf(env, messages.DEVOPS_PIPELINE_REMEDY);
  const { optional, text, number } = variables;
  const target = optional('SYSTEM_PULLREQUEST_TARGETBRANCH').replace(/^refs\/heads\//, '');
  const build = number('BUILD_BUILDID');
  const project = `${variables.address('SYSTEM_COLLECTIONURI')}/${encodeURIComponent(text('SYSTEM_TEAMPROJECT'))}`;
  return {
    pull: number('SYSTEM_PULLREQUEST_PULLREQUESTID'),
    base: target === '' ? '' : `refs/remotes/origin/${target}`,
    // The checked-out commit is a merge with the target and includes other people's changes, so the source commit is
    // compared.
    head: text('SYSTEM_PULLREQUEST_SOURCECOMMITID'),
    checkedOut: optional('BUILD_SOURCEVERSION'),
    fromMergeBase: true,
    isFork: /^true$/i.test(optional('SYSTEM_PULLREQUEST_ISFORK')),
    isPublic: false,
    repository: optional('BUILD_REPOSITORY_NAME') || '.',
    run: { run: build, attempt: Number(optional('SYSTEM_JOBATTEMPT')) || 1 },
    called: `build ${build}`,
    url: `${project}/_build/results?buildId=${build}`,
    token: optional('SYSTEM_ACCESSTOKEN'),
    remedies: { token: messages.DEVOPS_TOKEN_REMEDY, depth: messages.DEVOPS_DEPTH_REMEDY },
  };
}

const VERSION = 'api-version=7.1';

export function devops({ pull, token }: Pipeline, env: Environment, io: Pick<Io, 'request' | 'wait'>): Platform {
  const variables = variablesOf(env, messages.DEVOPS_PIPELINE_REMEDY);
  const api = variables.address('SYSTEM_COLLECTIONURI');
  const headers = { authorization: `Bearer ${token}` };
  const rest = connect({ name: 'Azure DevOps', api, token, headers }, io);
  const [project, repository] = [variables.text('SYSTEM_TEAMPROJECT'), variables.text('BUILD_REPOSITORY_ID')];
  const home = `/${encodeURIComponent(project)}/_apis/git/repositories/${encodeURIComponent(repository)}`;
  const request = `${home}/pullRequests/${pull}`;
  // The URI has the organisation's name as user info before the host.
  const web = variables.optional('BUILD_REPOSITORY_URI').replace(/^https:\/\/[\w-]+@/, 'https://');
  const at = ({ id }: Note): string => {
    const [thread, comment] = id.split('/');
    return `${request}/threads/${thread}/comments/${comment}?${VERSION}`;
  };
  const noteAt = async (note: Note, answer: Promise<{ readonly value: unknown }>): Promise<Note | null> =>
    rest.expected(noteOf(note.id.split('/')[0]!, (await answer).value)).note;
  return {
    bytesMax: DEVOPS_BODY_BYTES_MAX,
    dialect: {
      image: 'plain',
      fence: { begin: '::: mermaid', end: ':::' },
      lineUrl: lineUrlOn('devops', web),
    },
    board: {
      list: () => listNotes(rest, `${request}/threads?${VERSION}`),
      async authorTest() {
        const us = textAt((await rest.get('/_apis/connectionData')).value, 'authenticatedUser', 'id');
        return ({ author }) => us !== null && author === us;
      },
      async create(content) {
        // An active thread could block completion of the pull request if a policy requires resolved comments.
        const thread = { comments: [{ parentCommentId: 0, content, commentType: 'text' }], status: 'closed' };
        const { value } = await rest.create(`${request}/threads?${VERSION}`, thread);
        return rest.expected(firstOf(value));
      },
      read: (note) => unlessGone(() => noteAt(note, rest.get(at(note)))),
      update: (note, content) => unlessGone(() => noteAt(note, rest.put('PATCH', at(note), { content }))),
      remove: async (note) => void (await unlessGone(() => rest.put('DELETE', at(note)))),
      pause: (tried) => io.wait(pauseOf(tried)),
    },
    async pull() {
      const { value } = await rest.get(`${request}?${VERSION}`);
      const head = textAt(value, 'lastMergeSourceCommit', 'commitId') ?? '';
      // Azure DevOps can lock a branch but not a conversation.
      return { head, isOpen: textAt(value, 'status') === 'active', isLocked: false };
    },
    upload: (name, png) => attach(rest, request, name, png),
  };
}

async function listNotes(rest: Rest, path: string): Promise<readonly Note[]> {
  const { value } = await rest.get(path);
  return listOf(memberAt(value, 'value')).flatMap((thread) => firstOf(thread) ?? []);
}

/** Returns the first comment of a thread; null if it is deleted. */
function firstOf(thread: unknown): Note | null {
  const id = integerAt(thread, 'id');
  if (id === null || memberAt(thread, 'isDeleted') === true) return null;
  return noteOf(String(id), listOf(memberAt(thread, 'comments'))[0])?.note ?? null;
}

/** Parses a comment. Returns null for an invalid value, and a null note if the comment is deleted. */
function noteOf(thread: string, value: unknown): { readonly note: Note | null } | null {
  const id = integerAt(value, 'id');
  if (id === null) return null;
  if (memberAt(value, 'isDeleted') === true) return { note: null };
  const author = textAt(value, 'author', 'id') ?? '';
  return { note: { id: `${thread}/${id}`, author, body: textAt(value, 'content') ?? '' } };
}

/**
 * Uploads a picture. Attachment names are unique and ours contain a hash of the content, so an existing attachment is
 * the same picture.
 */
async function attach(rest: Rest, request: string, name: string, png: Uint8Array): Promise<string> {
  const path = `${request}/attachments`;
  const us = textAt((await rest.get('/_apis/connectionData')).value, 'authenticatedUser', 'id');
  const there = listOf(memberAt((await rest.get(`${path}?${VERSION}`)).value, 'value'));
  const isOurs = (one: unknown): boolean => us !== null && textAt(one, 'author', 'id') === us;
  const old = there.find((one) => textAt(one, 'displayName') === name && isOurs(one));
  const made =
    old ?? (await rest.send(`${path}/${encodeURIComponent(name)}?${VERSION}`, png, 'application/octet-stream')).value;
  return rest.expected(address(textAt(made, 'url') ?? ''));
}
