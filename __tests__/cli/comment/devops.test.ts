import { devops, readPipeline } from '../../../src/cli/comment/devops.js';
import type { HttpRequest } from '../../../src/platform/io.js';
import { memoryIo } from '../../support/memory-io.js';

const ENV = {
  ...{ SYSTEM_COLLECTIONURI: 'https://dev.azure.com/octo/', SYSTEM_TEAMPROJECT: 'infra', BUILD_REPOSITORY_ID: 'r-1' },
  ...{ BUILD_BUILDID: '1', SYSTEM_PULLREQUEST_PULLREQUESTID: '7', SYSTEM_PULLREQUEST_SOURCECOMMITID: 'a'.repeat(40) },
  SYSTEM_ACCESSTOKEN: 'secret',
};

test.each([
  ['an unknown user', {}, {}, 'new'],
  ['another user', { id: 'us' }, { author: { id: 'them' } }, 'new'],
  ['the same user', { id: 'us' }, { author: { id: 'us' } }, 'old'],
])('an attachment of the same name is taken only if it is ours: %s', async (_, authenticatedUser, author, expected) => {
  const answer = (value: object) => {
    const text = JSON.stringify(value);
    return { end: 'response' as const, status: 200, headers: new Map(), retryAfter: null, text };
  };
  const old = { displayName: 'a.png', url: 'https://dev.azure.com/old', ...author };
  const request = async (url: string, { method }: HttpRequest) => {
    if (method === 'POST') return answer({ url: 'https://dev.azure.com/new' });
    return answer(url.endsWith('/_apis/connectionData') ? { authenticatedUser } : { value: [old] });
  };
  const io = memoryIo({}, { request });
  const url = await devops(readPipeline(ENV), ENV, io).upload('a.png', new Uint8Array([1]));
  expect(url).toContain(`https://dev.azure.com/${expected}`);
});
