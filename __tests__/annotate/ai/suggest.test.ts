import { suggest } from '../../../src/annotate/ai/suggest.js';
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { BackendName } from '../../../src/options.js';
import type { Io } from '../../../src/platform/io.js';
import { request, wait } from '../../../src/platform/network/http.js';
import {
  chatCompletions,
  hosted,
  inPieces,
  json,
  type ModelServer,
  ollama,
  type Play,
  startModelServer,
} from './model-server.js';

const graph = createGraph({
  nodes: [
    createNode({ address: 'aws_vpc.main', attributes: { cidr_block: '10.0.0.0/16' } }),
    createNode({ address: 'aws_lb.front', parent: 'aws_vpc.main' }),
    createNode({ address: 'aws_instance.web["a"]', parent: 'aws_vpc.main', attributes: { instance_type: 't3.micro' } }),
  ],
  edges: [createEdge({ from: 'aws_lb.front', to: 'aws_instance.web["a"]' })],
});

const YAML = `title: Web shop
connect:
  "aws_lb.front":
    - 'aws_instance.web["a"]': "sends requests ✓"
flows:
  Order:
    description: Someone buys.
    steps:
      - resource: aws_lb.front
        label: Receives the order
      - resource: 'aws_lb.front -> aws_instance.web["a"]'
        label: Hands it on
`;
const ANSWER = `Sure! Here it is:\n\`\`\`yaml\n${YAML}\`\`\`\nAnything else?`;

const FILE = (
  generatedBy: string,
) => `# AI suggestions for the diagram: labels for its resources, people and external systems (dotted).
# Values in groundplan.yml take precedence. Delete this file to remove the suggestions.
format: 0.2
generated_by:
${generatedBy}
title: Web shop
connect:
  aws_lb.front:
    - aws_instance.web["a"]: sends requests ✓
flows:
  Order:
    description: Someone buys.
    steps:
      - resource: aws_lb.front
        label: Receives the order
      - resource: aws_lb.front -> aws_instance.web["a"]
        label: Hands it on
`;

let server: ModelServer;
afterEach(() => server.close());

const waits: number[] = [];
/** The real network. Only who waits for an answer that never comes has little patience. */
const io = (env: Record<string, string>, isPatient = true): Pick<Io, 'request' | 'wait' | 'env'> => ({
  env,
  request: (url, options) => request(url, { ...options, ...(!isPatient && { seconds: 2, silentSeconds: 0.5 }) }),
  wait: (seconds) => {
    waits.push(seconds);
    return wait(0);
  },
});
beforeEach(() => {
  waits.length = 0;
});

const ENV: Record<BackendName, (url: string) => Record<string, string>> = {
  ollama: (url) => ({ OLLAMA_HOST: url }),
  bedrock: (url) => ({ BEDROCK_API_ENDPOINT: url }),
  restapi: (url) => ({ GROUNDPLAN_AI_URL: `${url}/v1/`, GROUNDPLAN_AI_MODEL: 'm-1', GROUNDPLAN_AI_KEY: 'secret' }),
};

async function ask(name: BackendName, play: Play, env: Record<string, string> = {}) {
  server = await startModelServer(play);
  return suggest(graph, name, io({ ...ENV[name](server.url), ...env }, play !== hang));
}

test('ollama: checks availability, then reads a stream of lines', async () => {
  const result = await ask('ollama', ollama(ANSWER), { OLLAMA_KEEP_ALIVE: '1h' });
  expect(result).toEqual({ file: FILE('  backend: ollama\n  model: llama3'), warnings: [] });
  expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/tags', 'POST /api/chat']);
  expect(server.asked[1]!.body).toMatchObject({
    model: 'llama3',
    stream: true,
    keep_alive: '1h',
    messages: [{ role: 'user' }],
  });
});

test('ollama: accepts an address without a scheme, and takes the model from the environment', async () => {
  server = await startModelServer(ollama(ANSWER));
  const result = await suggest(
    graph,
    'ollama',
    io({ OLLAMA_HOST: server.url.slice('http://'.length), OLLAMA_MODEL: 'mistral' }),
  );
  expect(result.file).toContain('model: mistral');
  expect(server.asked[1]!.body).toMatchObject({ model: 'mistral', keep_alive: '5m' });
});

test.each([
  ['', '/prod/chat'],
  ['/prod', '/prod/chat'],
  ['/stage/chat', '/stage/chat'],
])('bedrock: an endpoint that ends in %p is asked at %s', async (end, path) => {
  server = await startModelServer(hosted({ response: ANSWER }));
  const result = await suggest(graph, 'bedrock', io({ BEDROCK_API_ENDPOINT: server.url + end }));
  expect(result).toEqual({ file: FILE('  backend: bedrock'), warnings: [] });
  expect(server.asked).toMatchObject([{ method: 'POST', path, headers: { 'content-type': 'application/json' } }]);
  expect(Object.keys(server.asked[0]!.body as object)).toEqual(['message']);
});

test.each<[what: string, answer: unknown]>([
  ['a text', ANSWER],
  ['message', { message: ANSWER }],
  ['a body that is JSON again', { statusCode: 200, body: JSON.stringify({ completion: ANSWER }) }],
  ['blocks', { content: [{ type: 'text', text: ANSWER }] }],
  ['the whole way', { output: { message: { role: 'assistant', content: [{ text: ANSWER }] } } }],
  ['choices', { choices: [{ message: { content: ANSWER } }] }],
])('bedrock: the answer in %s', async (_, answer) => {
  expect((await ask('bedrock', hosted(answer))).file).toBe(FILE('  backend: bedrock'));
});

test('restapi: server-sent events, with the key', async () => {
  const result = await ask('restapi', chatCompletions(ANSWER));
  expect(result).toEqual({ file: FILE('  backend: restapi\n  model: m-1'), warnings: [] });
  expect(server.asked).toMatchObject([{ path: '/v1/chat/completions', headers: { authorization: 'Bearer secret' } }]);
});

test('restapi: one JSON value, without a stream', async () => {
  const play = hosted({ choices: [{ message: { role: 'assistant', content: YAML }, finish_reason: 'stop' }] });
  expect((await ask('restapi', play)).file).toBe(FILE('  backend: restapi\n  model: m-1'));
});

test('sends addresses, types, containers, edges and drawn attributes', async () => {
  await ask('bedrock', hosted({ response: ANSWER }));
  const { message } = server.asked[0]!.body as { message: string };
  expect(
    JSON.parse(
      message.slice(message.indexOf('{"nodes"') < 0 ? message.indexOf('{\n "nodes"') : message.indexOf('{"nodes"')),
    ),
  ).toEqual({
    nodes: [
      {
        address: 'aws_instance.web["a"]',
        type: 'aws_instance',
        inside: 'aws_vpc.main',
        attributes: { instance_type: 't3.micro' },
      },
      { address: 'aws_lb.front', type: 'aws_lb', inside: 'aws_vpc.main' },
    ],
    connections: [{ from: 'aws_lb.front', to: 'aws_instance.web["a"]' }],
  });
});

const status =
  (code: number, value: unknown = {}, headers: Record<string, string> = {}): Play =>
  (response, { path }) =>
    path === '/api/tags' ? json(response, 200, { models: [] }) : json(response, code, value, headers);
const hang: Play = (response, { path }) => {
  if (path === '/api/tags') json(response, 200, {});
};
const raw =
  (text: string): Play =>
  (response, { path }) => {
    if (path === '/api/tags') json(response, 200, {});
    else {
      response.writeHead(200);
      void inPieces(response, text, 100_000);
    }
  };

test.each<[what: string, name: BackendName, play: Play, warning: RegExp, tries: number]>([
  [
    'the model is not there',
    'ollama',
    status(404, { error: "model 'llama3' not found" }),
    /^Ollama model not loaded \(HTTP 404: model 'llama3' not found\): .*ollama pull llama3/,
    1,
  ],
  [
    'the model does not fit into memory',
    'ollama',
    status(500, { error: 'model requires more system memory' }),
    /^Ollama model not loaded \(HTTP 500: model requires/,
    3,
  ],
  [
    'the model goes away in the middle',
    'ollama',
    raw('{"message":{"content":"title: x"},"done":false}\n'),
    /^Ollama model not loaded \(the answer is incomplete\)/,
    1,
  ],
  [
    'the stream holds an error',
    'ollama',
    raw('{"error":"runner has\\u001b[31m stopped"}\n'),
    /^Ollama model not loaded \(runner has \[31m stopped\)/,
    1,
  ],
  ['it hangs', 'ollama', hang, /^Ollama model not loaded \(no answer in time\)/, 1],
  [
    'it is something else',
    'ollama',
    (response) => json(response, 404, {}),
    /^Cannot reach Ollama server \(HTTP 404\)/,
    0,
  ],
  [
    'an error',
    'bedrock',
    status(500, { message: 'Internal server error' }),
    /^Bedrock API error \(HTTP 500: Internal server error\): .*BEDROCK_API_ENDPOINT/,
    3,
  ],
  [
    'no access',
    'bedrock',
    status(403, { message: 'Missing Authentication Token' }),
    /^Bedrock API error \(HTTP 403: Missing/,
    1,
  ],
  [
    'a redirection',
    'bedrock',
    status(302, {}, { location: 'http://127.0.0.1:1/' }),
    /^Bedrock API error \(HTTP 302\)/,
    1,
  ],
  ['nothing', 'bedrock', hosted({}), /^Bedrock API error \(the answer is empty\)/, 1],
  ['10 MB', 'bedrock', raw('x'.repeat(10_000_000)), /^Bedrock API error \(the answer is too large\)/, 1],
  ['garbage', 'bedrock', raw('\u0000\ufffd<html>'), /^the answer of bedrock contains no annotations/, 1],
  [
    'too many questions',
    'restapi',
    status(429, { error: { message: 'slow down' } }, { 'retry-after': '7' }),
    /^AI API error \(HTTP 429: slow down\)/,
    3,
  ],
  ['a wrong key', 'restapi', status(401, { error: { message: 'bad key' } }), /^AI API error \(HTTP 401: bad key\)/, 1],
])('%s: a warning of %s, and no file', async (_, name, play, warning, tries) => {
  const { file, warnings } = await ask(name, play);
  expect(file).toBeNull();
  expect(warnings).toEqual([expect.stringMatching(warning)]);
  expect(server.asked.filter(({ method }) => method === 'POST')).toHaveLength(tries);
});

test('retries after a temporary failure, after the time that the service specifies', async () => {
  let refusals = 2;
  const { file } = await ask('restapi', (response, asked) =>
    refusals-- > 0
      ? json(response, 503, {}, refusals === 1 ? { 'retry-after': '3' } : {})
      : chatCompletions(ANSWER)(response, asked),
  );
  expect(file).not.toBeNull();
  expect(waits).toEqual([3, 2]);
});

test.each<[name: BackendName, env: Record<string, string>, warning: RegExp]>([
  [
    'ollama',
    { OLLAMA_HOST: 'CLOSED' },
    /^Cannot reach Ollama server \(ECONNREFUSED\): the diagram is drawn without new suggestions\. Start it with ollama serve/,
  ],
  [
    'ollama',
    { OLLAMA_HOST: 'file:///etc/passwd' },
    /^Cannot reach Ollama server \(OLLAMA_HOST is not an http or https address\)/,
  ],
  ['bedrock', {}, /^Bedrock API error \(BEDROCK_API_ENDPOINT is not set\)/],
  ['bedrock', { BEDROCK_API_ENDPOINT: 'CLOSED' }, /^Bedrock API error \(ECONNREFUSED\)/],
  ['restapi', {}, /^AI API error \(GROUNDPLAN_AI_URL is not set\)/],
])('%s with %j is unreachable', async (name, env, warning) => {
  server = await startModelServer(() => {});
  const closed = await startModelServer(() => {});
  await closed.close();
  const settings = Object.entries(env).map(([key, value]) => [key, value === 'CLOSED' ? closed.url : value]);
  expect(await suggest(graph, name, io(Object.fromEntries(settings)))).toEqual({
    file: null,
    warnings: [expect.stringMatching(warning)],
  });
});

test.each<[name: BackendName, address: string, reason: string, remedy: RegExp]>([
  [
    'restapi',
    'https://ai.example.com/v1',
    'ENOTFOUND',
    /Check GROUNDPLAN_AI_URL, .*GROUNDPLAN_AI_KEY\. Check the network, the proxy/,
  ],
  [
    'ollama',
    'http://models.example.com:11434',
    'EAI_AGAIN',
    /OLLAMA_HOST sets its address\. Check the network, the proxy/,
  ],
  ['ollama', 'http://localhost:11434', 'ECONNREFUSED', /OLLAMA_HOST sets its address\.$/],
  [
    'restapi',
    'https://ai.example.com/v1',
    'PROXY_REFUSED_407',
    /without new suggestions\. Check the network, the proxy/,
  ],
])('%s at %s with %s names what to check', async (name, address, reason, remedy) => {
  const env = { OLLAMA_HOST: address, GROUNDPLAN_AI_URL: address, GROUNDPLAN_AI_MODEL: 'small' };
  const { warnings } = await suggest(graph, name, {
    env,
    request: async () => ({ end: 'unreachable', reason }),
    wait: async () => {},
  });
  expect(warnings).toEqual([expect.stringMatching(remedy)]);
});
