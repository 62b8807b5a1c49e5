import { chmodSync, copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chatCompletions, hosted, json, ollama, type Play, startModelServer } from '../annotate/ai/model-server.js';
import { emptyFolder, fixture, groundplan } from '../support/run.js';

/** Away from the groundplan.yml that the case has. */
const PLAN = join(emptyFolder(), 'plan.json');
copyFileSync(fixture('aws-serverless/plan.json'), PLAN);
const ANSWER =
  'title: Orders\nconnect:\n  aws_sqs_queue.receipts:\n    - aws_lambda_function.send_receipt: receipt jobs\n';
const svgIn = (cwd: string) => readFileSync(join(cwd, 'architecture.svg'), 'utf8');

const folderWith = (files: Record<string, string>): string => {
  const folder = emptyFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

test('groundplan.yml of the working directory, below the file of the option', async () => {
  const cwd = folderWith({
    'groundplan.yml': 'title: Mine\nupdate: {aws_s3_bucket.receipts: {label: From the file}}',
    'more.yml': 'title: Other',
  });
  const { code, err } = await groundplan(['draw', '--source', PLAN, '--annotate', 'more.yml'], { cwd });
  expect([code, err]).toEqual([0, expect.not.stringContaining('WARNING')]);
  expect(svgIn(cwd)).toContain('>Other<');
  expect(svgIn(cwd)).toContain('>From the file<');
});

test('groundplan.yml of the source goes before the one of the working directory', async () => {
  const source = folderWith({ 'graph.json': '{"aws_lb.a": []}', 'groundplan.yml': 'title: Of the source' });
  const cwd = folderWith({ 'groundplan.yml': 'title: Of the directory' });
  await groundplan(['draw', '--source', join(source, 'graph.json')], { cwd });
  expect(svgIn(cwd)).toContain('>Of the source<');
});

test.each([
  ['remvoe: [a.b]', /groundplan\.yml:1:1: unknown key remvoe; did you mean remove\?/],
  ['title: [', /groundplan\.yml:1:9: not YAML/],
])('%j is invalid input: nothing is written', async (text, message) => {
  const cwd = folderWith({ 'groundplan.yml': text });
  const { code, err } = await groundplan(['draw', '--source', PLAN], { cwd });
  expect([code, err, readdirSync(cwd)]).toEqual([2, expect.stringMatching(message), ['groundplan.yml']]);
});

test('a file that is too large is refused, not cut', async () => {
  const cwd = folderWith({ 'groundplan.yml': `title: Short\n${'# long\n'.repeat(150_000)}` });
  const { code, err } = await groundplan(['draw', '--source', PLAN], { cwd });
  expect([code, err]).toEqual([2, expect.stringContaining('groundplan.yml has more than 1000000 characters')]);
});

test('people and external systems that a model has suggested are dotted, with a line in the legend', async () => {
  const cwd = folderWith({
    'groundplan.ai.yml':
      'add: {external_api.mail: {label: Mail}}\nconnect: {aws_lambda_function.send_receipt: [{external_api.mail: sends}]}',
  });
  const { code, err } = await groundplan(['draw', '--source', PLAN], { cwd });
  expect([code, err]).toEqual([0, expect.not.stringContaining('WARNING')]);
  expect(svgIn(cwd)).toContain('suggested by AI');
  expect(svgIn(cwd)).toMatch(/<path d="[^"]+" stroke-dasharray="0\.1 4"/);
});

test('--annotate with a file that is not there', async () => {
  const { code, err } = await groundplan(['draw', '--source', PLAN, '--annotate', 'none.yml']);
  expect([code, err]).toEqual([2, expect.stringContaining('--annotate none.yml: there is no such file')]);
});

const ENV = {
  ollama: (url: string) => ({ OLLAMA_HOST: url }),
  bedrock: (url: string) => ({ BEDROCK_API_ENDPOINT: url }),
  restapi: (url: string) => ({ GROUNDPLAN_AI_URL: url, GROUNDPLAN_AI_MODEL: 'm' }),
};

test.each<[name: keyof typeof ENV, play: Play]>([
  ['ollama', ollama(ANSWER)],
  ['bedrock', hosted({ response: ANSWER })],
  ['restapi', chatCompletions(ANSWER)],
])('--ai-annotate %s: labels in the picture, kept for later, and the graph as it was', async (name, play) => {
  const server = await startModelServer(play);
  const cwd = emptyFolder();
  const env = ENV[name](server.url);
  const draw = (...more: string[]) => groundplan(['draw', '--source', PLAN, ...more], { cwd, env });
  const graph = async () =>
    (await groundplan(['graphdata', '--source', PLAN, '--outfile', '-'], { cwd })).out.toString('utf8');
  const before = await graph();
  expect((await draw('--ai-annotate', name)).code).toBe(0);
  expect(svgIn(cwd)).toContain('>receipt jobs<');
  expect(readFileSync(join(cwd, 'groundplan.ai.yml'), 'utf8')).toContain(`backend: ${name}`);
  await server.close();

  const kept = svgIn(cwd);
  const later = await draw('--ai-annotate', name);
  expect([later.code, later.err]).toEqual([0, expect.stringMatching(/^WARNING: /m)]);
  expect(svgIn(cwd)).toBe(kept);
  expect(await graph()).toBe(before);

  writeFileSync(
    join(cwd, 'groundplan.yml'),
    'connect: {aws_sqs_queue.receipts: [{aws_lambda_function.send_receipt: mine}]}',
  );
  await draw();
  expect(svgIn(cwd)).toContain('>mine<');
  expect(svgIn(cwd)).not.toContain('>receipt jobs<');
});

test.each<[what: string, name: keyof typeof ENV, play: Play, warning: string]>([
  [
    'no model',
    'ollama',
    (response, { path }) => json(response, path === '/api/tags' ? 200 : 404, { error: 'no such model' }),
    'Ollama model not loaded',
  ],
  ['an error', 'bedrock', (response) => json(response, 403, { message: 'no' }), 'Bedrock API error'],
  ['garbage', 'restapi', hosted({ choices: [{ message: { content: '\u0000<b>' } }] }), 'contains no annotations'],
  [
    'an attack',
    'restapi',
    hosted({
      choices: [{ message: { content: 'remove: ["*"]\nadd: [external.x]\nupdate: {"*": {label: "<script>"}}' } }],
    }),
    'suggestions were ignored',
  ],
])('%s: a warning, the picture as without it, exit 0', async (_, name, play, warning) => {
  const server = await startModelServer(play);
  const [cwd, plain] = [emptyFolder(), emptyFolder()];
  const { code, err } = await groundplan(['draw', '--source', PLAN, '--ai-annotate', name], {
    cwd,
    env: ENV[name](server.url),
  });
  await server.close();
  await groundplan(['draw', '--source', PLAN], { cwd: plain });
  expect([code, err]).toEqual([0, expect.stringContaining(warning)]);
  expect(svgIn(cwd)).toBe(svgIn(plain));
});

test('nobody is there', async () => {
  const { code, err } = await groundplan(['draw', '--source', PLAN, '--ai-annotate', 'ollama'], {
    env: { OLLAMA_HOST: 'http://127.0.0.1:9' },
  });
  expect([code, err]).toEqual([0, expect.stringContaining('WARNING: Cannot reach Ollama server')]);
});

test('--ai-dry-run prints what would be sent, and nothing secret is in it', async () => {
  const server = await startModelServer(() => {});
  const cwd = emptyFolder();
  const { code, out } = await groundplan(['draw', '--source', PLAN, '--ai-annotate', 'ollama', '--ai-dry-run'], {
    cwd,
    env: ENV.ollama(server.url),
  });
  await server.close();
  expect([code, server.asked, readdirSync(cwd)]).toEqual([0, [], ['architecture.svg']]);
  expect(out.toString('utf8')).toContain('aws_dynamodb_table.orders');
  expect(out.toString('utf8')).not.toContain('CANARY');
});

describe('--show', () => {
  const opener = (name: string, script: string) => {
    const folder = folderWith({ [name]: `#!/bin/sh\n${script}\n` });
    chmodSync(join(folder, name), 0o755);
    return folder;
  };
  const show = (PATH: string, env: Record<string, string> = {}) =>
    groundplan(['draw', '--source', PLAN, '--show'], { env: { PATH, ...env } });

  test.each<[name: string, env: Record<string, string>]>([
    ['xdg-open', {}],
    ['wslview', { WSL_DISTRO_NAME: 'Debian' }],
  ])('opens the picture with %s', async (name, env) => {
    const log = join(emptyFolder(), 'log');
    const { code, err } = await show(opener(name, `echo "$@" > ${log}`), env);
    expect([code, err]).toEqual([0, expect.not.stringContaining('WARNING')]);
    expect(readFileSync(log, 'utf8')).toBe('architecture.svg\n');
  });

  test.each([
    [
      'is not there',
      '/nowhere',
      {},
      /WARNING: architecture\.svg is written but could not be opened \(xdg-open is not installed\)/,
    ],
    ['fails', 'xdg-open', {}, /could not be opened \(xdg-open: no application registered\)/],
    [
      'is not there on WSL',
      '/nowhere',
      { WSL_DISTRO_NAME: 'Debian' },
      /WARNING: WSL is detected but wslview is not installed/,
    ],
  ] as const)('that the opener %s is a warning', async (_, place, env, warning) => {
    const path = place === '/nowhere' ? place : opener(place, 'echo no application registered >&2; exit 3');
    const { code, err } = await show(path, env);
    expect([code, err]).toEqual([0, expect.stringMatching(warning)]);
  });
});

test.each(['svg', 'png'])('what takes everything away leaves a picture that says so: %s', async (format) => {
  const cwd = folderWith({ 'groundplan.yml': 'remove: ["*"]' });
  const { code } = await groundplan(['draw', '--source', PLAN, '--format', format], { cwd });
  expect(code).toBe(0);
  if (format === 'svg') expect(svgIn(cwd)).toMatch(/width="[1-9]\d+".*>Nothing is drawn</s);
  else expect(readFileSync(join(cwd, 'architecture.png')).length).toBeGreaterThan(1000);
});

test('what a file takes away is counted where the rest is', async () => {
  const cwd = folderWith({ 'groundplan.yml': 'title: Shop\nremove: [aws_s3_bucket.*]' });
  const { err } = await groundplan(['draw', '--source', PLAN], { cwd });
  expect(err).toMatch(/^\d+ resources: \d+ drawn, \d+ folded, \d+ hidden, [1-9]\d* removed by groundplan\.yml$/m);
  expect(svgIn(cwd)).toMatch(/>[1-9]\d* removed by groundplan\.yml</);
});

test('a file that is not right ends the run before anything is written, with --debug, too', async () => {
  const cwd = folderWith({ 'groundplan.yml': 'title: [' });
  const { code } = await groundplan(['draw', '--source', PLAN, '--debug'], { cwd });
  expect([code, readdirSync(cwd)]).toEqual([2, ['groundplan.yml']]);
});
