/** What scripts/release.mjs does at GitHub, without GitHub. */
import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApi } from '../../scripts/release/api.mjs';
import { notesOf } from '../../scripts/release/notes.mjs';
import { publishTags } from '../../scripts/release/tags.mjs';
import { ROOT } from '../support/root.js';

const IMAGE = `ghcr.io/octo/groundplan@sha256:${'0'.repeat(64)}`;
const METADATA = 'name: groundplan\nruns:\n  using: docker\n  image: ../Dockerfile\n';

interface Asked {
  readonly call: string;
  readonly authorization: string;
  readonly body: Record<string, unknown> | null;
}

let server: Server;
let asked: Asked[];
/** By call; others are answered with 201 and a sha. */
let answers: Map<string, { readonly status: number; readonly body: object }>;
beforeEach(async () => {
  asked = [];
  answers = new Map([['GET /git/commits/head', { status: 200, body: { tree: { sha: 'base' } } }]]);
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const call = `${request.method} ${request.url!.replace('/repos/octo/groundplan', '')}`;
      asked.push({ call, authorization: request.headers.authorization!, body: text === '' ? null : JSON.parse(text) });
      const { status, body } = answers.get(call) ?? { status: 201, body: { sha: `sha-${asked.length}` } };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const api = () =>
  createApi({
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'octo/groundplan',
    GITHUB_TOKEN: 'secret',
  });
const release = (more: object = {}) =>
  publishTags({
    version: '1.2.3',
    notes: 'New.\n',
    image: IMAGE,
    metadata: METADATA,
    sha: 'head',
    api: api(),
    ...more,
  });

test('the tags name a commit in which the container action is the published image', async () => {
  await release();
  expect(asked.map(({ call }) => call)).toEqual([
    'GET /git/commits/head',
    'POST /git/trees',
    'POST /git/commits',
    'POST /git/refs',
    'POST /releases',
    'PATCH /git/refs/tags/v1',
  ]);
  expect(asked.every(({ authorization }) => authorization === 'Bearer secret')).toBe(true);
  const [, tree, commit, tag, page, major] = asked.map(({ body }) => body);
  expect(tree).toEqual({
    base_tree: 'base',
    tree: [
      {
        ...{ path: 'docker/action.yml', mode: '100644', type: 'blob' },
        content: `name: groundplan\nruns:\n  using: docker\n  image: docker://${IMAGE}\n`,
      },
    ],
  });
  expect(commit).toEqual({ message: 'groundplan 1.2.3', tree: 'sha-2', parents: ['head'] });
  expect(tag).toEqual({ ref: 'refs/tags/v1.2.3', sha: 'sha-3' });
  expect(page).toMatchObject({ tag_name: 'v1.2.3', body: 'New.\n' });
  expect(major).toEqual({ sha: 'sha-3', force: true });
});

test('the first version of its major makes that tag', async () => {
  answers.set('PATCH /git/refs/tags/v1', { status: 422, body: { message: 'Reference does not exist' } });
  await release();
  expect(asked.at(-1)).toMatchObject({ call: 'POST /git/refs', body: { ref: 'refs/tags/v1', sha: 'sha-3' } });
});

test('a version that is there already is not released again, and the major version stays where it is', async () => {
  answers.set('POST /git/refs', { status: 422, body: { message: 'Reference already exists' } });
  await expect(release()).rejects.toThrow(/422.*Reference already exists/);
  expect(asked.at(-1)!.call).toBe('POST /git/refs');
});

test.each([
  [{ image: 'ghcr.io/octo/groundplan:1.2.3' }, /without its digest/],
  [{ image: undefined }, /without its digest/],
  [{ version: '1.2.3-rc.1' }, /not a version/],
  [{ metadata: METADATA.replace('../Dockerfile', 'docker://other') }, /does not end with/],
])('nothing is asked for before everything is right: %j', async (more, words) => {
  await expect(release(more)).rejects.toThrow(words);
  expect(asked).toEqual([]);
});

test('notes are one section of the changelog, without the links below it', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n- later\n\n## [1.2.3] - 2026-01-02\n\n### Added\n\n- this\n\n[1.2.3]: https://x\n';
  expect(notesOf('1.2.3', changelog)).toBe('### Added\n\n- this\n');
  expect(() => notesOf('1.2.4', changelog)).toThrow(/says nothing of 1\.2\.4/);
  expect(() => notesOf('1.2.3', '## [1.2.3] - 2026-01-02\n\n## [1.2.2]\n- x\n')).toThrow(/says nothing/);
});

test('the command fails with an annotation', () => {
  expect(() =>
    execFileSync(process.execPath, [join(ROOT, 'scripts/release.mjs'), 'publish'], { encoding: 'utf8', stdio: 'pipe' }),
  ).toThrow(/::error::/);
});
