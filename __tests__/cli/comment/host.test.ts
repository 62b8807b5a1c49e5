import { connect } from '../../../src/cli/comment/host.js';
import * as messages from '../../../src/cli/messages.js';
import { UNREACHABLE_REMEDY } from '../../../src/messages.js';
import type { HttpResult } from '../../../src/platform/io.js';

const HOST = { name: 'GitLab', url: 'https://gitlab.corp/api/v4', token: 'secret', headers: {} };

test.each<[HttpResult, string]>([
  [{ end: 'unreachable', reason: 'PROXY_REFUSED_407' }, UNREACHABLE_REMEDY],
  [{ end: 'proxy-unknown' }, UNREACHABLE_REMEDY],
  [{ end: 'unreachable', reason: 'ECONNRESET' }, messages.REMEDY.trouble],
])('%j has the remedy %s', async (result, remedy) => {
  const rest = connect(HOST, { request: async () => result, wait: async () => {} });
  await expect(rest.get('/user')).rejects.toMatchObject({ remedy });
});
