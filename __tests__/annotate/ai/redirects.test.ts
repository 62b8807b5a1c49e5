/** The key of a language model goes to the address that the user has named, and no further. */
import { suggest } from '../../../src/annotate/ai/suggest.js';
import { createGraph, createNode } from '../../../src/graph/create.js';
import { request, wait } from '../../../src/platform/network/http.js';
import { hosted, startModelServer } from './model-server.js';

test.each([302, 307])('a redirection (%d) to another server does not get the key', async (code) => {
  const other = await startModelServer(hosted({ response: 'title: x' }));
  const server = await startModelServer((response) => {
    response.writeHead(code, { location: `${other.url}/v1/chat/completions` }).end();
  });
  const graph = createGraph({ nodes: [createNode({ address: 'aws_vpc.main' })], edges: [] });
  const env = { GROUNDPLAN_AI_URL: `${server.url}/v1/`, GROUNDPLAN_AI_MODEL: 'm-1', GROUNDPLAN_AI_KEY: 'secret' };
  const { warnings } = await suggest(graph, 'restapi', { env, request, wait });
  await Promise.all([server.close(), other.close()]);
  expect(warnings).toEqual([expect.stringContaining(`HTTP ${code}`)]);
  expect(server.asked).toHaveLength(1);
  expect(other.asked).toEqual([]);
});
