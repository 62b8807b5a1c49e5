/**
 * Azure DevOps: reads the variables of a build, and stores the comment as a thread of the pull request with its
 * pictures as attachments.
 * https://learn.microsoft.com/rest/api/azure/devops/git/pull-request-threads, .../pull-request-attachments
 */

import { lineUrlOn } from '../../differences.js';
import type { Io } from '../../platform/io.js';
import { integerAt, listOf, memberAt, textAt } from '../../platform/json/foreign.js';
import { address } from '../../platform/text/markdown.js';
import { pauseOf } from '../../pull-request/calls.js';
import { DEVOPS_BODY_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { connect, type Host, type Note, type Rest, unlessGone } from './host.js';
import { type Environment, type Pipeline, variablesOf } from './pipeline.js';

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
    pullNumber: number('SYSTEM_PULLREQUEST_PULLREQUESTID'),
    base: target === '' ? '' : `refs/remotes/origin/${target}`,
    // The checked-out commit is a merge with the target, which includes changes of other people.
    head: text('SYSTEM_PULLREQUEST_SOURCECOMMITID'),
    checkedOut: optional('BUILD_SOURCEVERSION'),
    fromMergeBase: true,
    isFork: /^true$/i.test(optional('SYSTEM_PULLREQUEST_ISFORK')),
    // No variable states the visibility of the project.
    isPublic: false,
    repository: optional('BUILD_REPOSITORY_NAME') || '.',
    run: { run: build, attempt: Number(optional('SYSTEM_JOBATTEMPT')) || 1 },
    runName: `build ${build}`,
    url: `${project}/_build/results?buildId=${build}`,
    token: optional('SYSTEM_ACCESSTOKEN'),
    remedies: { token: messages.DEVOPS_TOKEN_REMEDY, depth: messages.DEVOPS_DEPTH_REMEDY },
  };
}

const API_VERSION = 'api-version=7.1';

/**
 * Connects to the pull request of a pipeline.
 * @throws Misuse and InvalidInput for missing or unsafe variables
 */
export function devops({ pullNumber, token }: Pipeline, env: Environment, io: Pick<Io, 'request' | 'wait'>): Host {
  const variables = variablesOf(env, messages.DEVOPS_PIPELINE_REMEDY);
  const url = variables.address('SYSTEM_COLLECTIONURI');
  const headers = { authorization: `Bearer ${token}` };
  const rest = connect({ name: 'Azure DevOps', url, token, headers }, io);
  const [project, repository] = [variables.text('SYSTEM_TEAMPROJECT'), variables.text('BUILD_REPOSITORY_ID')];
  const git = `/${encodeURIComponent(project)}/_apis/git/repositories/${encodeURIComponent(repository)}`;
  const pullPath = `${git}/pullRequests/${pullNumber}`;
  // The URI has the organization's name as user info: https://octo@dev.azure.com/octo/infra/_git/shop.
  const web = variables.optional('BUILD_REPOSITORY_URI').replace(/^https:\/\/[\w-]+@/, 'https://');
  const pathOf = ({ id }: Note): string => {
    const [thread, comment] = id.split('/');
    return `${pullPath}/threads/${thread}/comments/${comment}?${API_VERSION}`;
  };
  /** Returns the comment in the answer to a call about `note`; null if it is deleted. */
  const noteFrom = async (note: Note, answer: Promise<{ readonly value: unknown }>): Promise<Note | null> =>
    rest.expected(parseNote(note.id.split('/')[0]!, (await answer).value)).note;
  return {
    bytesMax: DEVOPS_BODY_BYTES_MAX,
    dialect: {
      image: 'plain',
      fence: { begin: '::: mermaid', end: ':::' },
      lineUrl: lineUrlOn('devops', web),
    },
    comments: {
      list: () => listNotes(rest, `${pullPath}/threads?${API_VERSION}`),
      async authorTest() {
        const ownId = await accountId(rest);
        return ({ author }) => ownId !== null && author === ownId;
      },
      async create(content) {
        // An active thread could block completion of the pull request if a policy requires resolved comments.
        const thread = { comments: [{ parentCommentId: 0, content, commentType: 'text' }], status: 'closed' };
        const { value } = await rest.create(`${pullPath}/threads?${API_VERSION}`, thread);
        return rest.expected(firstNote(value));
      },
      read: (note) => unlessGone(() => noteFrom(note, rest.get(pathOf(note)))),
      update: (note, content) => unlessGone(() => noteFrom(note, rest.put('PATCH', pathOf(note), { content }))),
      remove: async (note) => void (await unlessGone(() => rest.put('DELETE', pathOf(note)))),
      pause: (tried) => io.wait(pauseOf(tried)),
    },
    async pullState() {
      const { value } = await rest.get(`${pullPath}?${API_VERSION}`);
      const head = textAt(value, 'lastMergeSourceCommit', 'commitId') ?? '';
      // Azure DevOps can lock a branch but not a conversation.
      return { head, isOpen: textAt(value, 'status') === 'active', isLocked: false };
    },
    upload: (name, png) => attach(rest, pullPath, name, png),
  };
}

/** Returns the id of the token's account; null if the host does not tell. */
const accountId = async (rest: Rest): Promise<string | null> =>
  textAt((await rest.get('/_apis/connectionData')).value, 'authenticatedUser', 'id');

/** Returns the first comment of each thread. The API returns all threads at once. */
async function listNotes(rest: Rest, path: string): Promise<readonly Note[]> {
  const { value } = await rest.get(path);
  return listOf(memberAt(value, 'value')).flatMap((thread) => firstNote(thread) ?? []);
}

/** Returns the first comment of a thread; null if it is deleted or not as documented. */
function firstNote(thread: unknown): Note | null {
  const id = integerAt(thread, 'id');
  if (id === null || memberAt(thread, 'isDeleted') === true) return null;
  return parseNote(String(id), listOf(memberAt(thread, 'comments'))[0])?.note ?? null;
}

/**
 * Parses a comment.
 * @param thread id of its thread, which becomes part of the note's id
 * @returns null for a value that is not as documented, and a null note for a deleted comment
 */
function parseNote(thread: string, value: unknown): { readonly note: Note | null } | null {
  const id = integerAt(value, 'id');
  if (id === null) return null;
  if (memberAt(value, 'isDeleted') === true) return { note: null };
  const author = textAt(value, 'author', 'id') ?? '';
  return { note: { id: `${thread}/${id}`, author, body: textAt(value, 'content') ?? '' } };
}

/**
 * Attaches a picture to the pull request, and returns its URL. Names contain a hash of the content, so an attachment with
 * the same name is the same picture. It is reused if it was uploaded by the token's own account; anybody else could have
 * given that name to another picture.
 */
async function attach(rest: Rest, pullPath: string, name: string, png: Uint8Array): Promise<string> {
  const path = `${pullPath}/attachments`;
  const ownId = await accountId(rest);
  const attachments = listOf(memberAt((await rest.get(`${path}?${API_VERSION}`)).value, 'value'));
  const existing = attachments.find(
    (attachment) =>
      textAt(attachment, 'displayName') === name && ownId !== null && textAt(attachment, 'author', 'id') === ownId,
  );
  const upload = () => rest.send(`${path}/${encodeURIComponent(name)}?${API_VERSION}`, png, 'application/octet-stream');
  const attachment = existing ?? (await upload()).value;
  return rest.expected(address(textAt(attachment, 'url') ?? ''));
}
