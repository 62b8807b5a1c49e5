/** Release steps that use GitHub's API, on the loopback GitHub: what is there after each, and after a restart at any point. */
import { execFileSync } from 'node:child_process';
import { createApi } from '../../scripts/release/api.mjs';
import { notesOf } from '../../scripts/release/notes.mjs';
import { publishTags, releaseOf, taggedCommit } from '../../scripts/release/tags.mjs';
import { type GitHubServer, startGitHub } from '../action/server/server.js';
import { ROOT } from '../support/root.js';

const DIGEST = `sha256:${'0'.repeat(64)}`;
const IMAGE = `ghcr.io/octo/groundplan@${DIGEST}`;
const METADATA = 'name: groundplan\nruns:\n  using: docker\n  image: ../Dockerfile\n';
const FILES = new Map([
  ['groundplan-1.2.3.tgz', Buffer.from('package')],
  ['SHA256SUMS', Buffer.from('sums')],
]);

let github: GitHubServer;
let head: string;
beforeEach(async () => {
  github = await startGitHub({ latencyMilliseconds: 0 });
  head = [...github.state.commits.keys()][0]!;
});
afterEach(() => github.close());

const api = () =>
  createApi({
    GITHUB_API_URL: github.apiUrl,
    GITHUB_REPOSITORY: `${github.state.owner}/${github.state.name}`,
    GITHUB_TOKEN: github.token,
  });
const release = (more: object = {}) =>
  publishTags({
    ...{ version: '1.2.3', notes: 'New.\n', image: IMAGE, metadata: METADATA, sha: head, files: FILES, api: api() },
    ...more,
  });
const writes = () => github.writes().map((call) => call.replace(/\/repos\/[^/]+\/[^/]+\//, '').replace(/\d{4,}/g, 'N'));

test('the tags name a commit in which the container action is the published image', async () => {
  await release();
  expect(writes()).toEqual([
    'POST git/trees 201',
    'POST git/commits 201',
    'POST releases 201',
    'POST releases/N/assets?name=groundplan-1.2.3.tgz 201',
    'POST releases/N/assets?name=SHA256SUMS 201',
    'POST git/refs 201',
    'PATCH releases/N 200',
    'PATCH git/refs/tags/v1 422',
    'POST git/refs 201',
  ]);
  const { refs, commits, trees, blobs, releases } = github.state;
  const sha = refs.get('refs/tags/v1.2.3')!;
  expect(refs.get('refs/tags/v1')).toBe(sha);
  const commit = commits.get(sha)!;
  expect(commit).toMatchObject({ message: 'groundplan 1.2.3', parents: [head] });
  const file = trees.get(commit.tree)!.find(({ path }) => path === 'docker/action.yml')!;
  expect(blobs.get(file.sha)!.toString()).toBe(
    `name: groundplan\nruns:\n  using: docker\n  image: docker://${IMAGE}\n`,
  );
  expect(releases).toMatchObject([{ tag_name: 'v1.2.3', name: 'groundplan 1.2.3', body: 'New.\n', draft: false }]);
  expect(releases[0]!.assets.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
    ['groundplan-1.2.3.tgz', 'package'],
    ['SHA256SUMS', 'sums'],
  ]);
});

test('the next version moves the tag of the major version', async () => {
  await release();
  await release({ version: '1.3.0' });
  const { refs } = github.state;
  expect(refs.get('refs/tags/v1')).toBe(refs.get('refs/tags/v1.3.0'));
  expect(refs.get('refs/tags/v1.2.3')).not.toBe(refs.get('refs/tags/v1.3.0'));
});

/** Calls that may fail, each once; the result is the same after a restart. */
const WRITES = [
  ...['git/trees', 'git/commits', 'releases', 'assets?name=SHA256SUMS', 'git/refs'].map((path) => `POST ${path}`),
  ...['PATCH releases/N', 'PATCH git/refs/tags/v1'],
];
/** Returns the pattern of a call in the server's log. */
const callOf = (short: string) =>
  new RegExp(`^${short.replace(' ', ' .*/').replace('?', '\\?').replace('N', '\\d+')}$`);

test.each(WRITES.flatMap((call) => [false, true].map((isDone) => [call, isDone] as const)))(
  'a job that fails at %s (done by GitHub: %s) can be restarted',
  async (call, isDone) => {
    github.faults.add({ on: callOf(call), times: 1, after: isDone, play: { status: 502, body: 'bad gateway' } });
    await expect(release()).rejects.toThrow(/502/);
    const published = github.state.releases.filter(({ draft }) => !draft);
    for (const { assets } of published) expect(assets).toHaveLength(FILES.size);
    await release();
    const { refs, releases } = github.state;
    expect(releases.filter(({ draft }) => !draft)).toMatchObject([{ tag_name: 'v1.2.3' }]);
    expect(releases.at(-1)!.assets.map(({ name }) => name)).toEqual([...FILES.keys()]);
    expect(refs.get('refs/tags/v1')).toBe(refs.get('refs/tags/v1.2.3'));
  },
);

test('a version that another commit has is refused, and the major version stays where it is', async () => {
  await release();
  const before = new Map(github.state.refs);
  await expect(release({ sha: 'f'.repeat(40) })).rejects.toThrow('v1.2.3 belongs to another commit');
  expect(github.state.refs).toEqual(before);
});

test('a draft is no release, and the tag of this commit is no obstacle', async () => {
  expect(await releaseOf(api(), 'v1.2.3')).toBeNull();
  expect(await taggedCommit(api(), 'v1.2.3', head)).toBeNull();
  await release();
  expect(await releaseOf(api(), 'v1.2.3')).toMatchObject({ draft: false });
  expect(await taggedCommit(api(), 'v1.2.3', head)).toBe(github.state.refs.get('refs/tags/v1.2.3'));
});

test.each([
  [{ image: 'ghcr.io/octo/groundplan:1.2.3' }, /without its digest/],
  [{ image: undefined }, /without its digest/],
  [{ version: '1.2.3-rc.1' }, /not a version/],
  [{ metadata: METADATA.replace('../Dockerfile', 'docker://other') }, /does not end with/],
  [{ files: new Map() }, /without files/],
])('nothing is asked for before everything is right: %j', async (more, words) => {
  await expect(release(more)).rejects.toThrow(words);
  expect(github.calls()).toEqual([]);
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
    execFileSync(process.execPath, ['scripts/release.mjs', 'publish'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }),
  ).toThrow(/::error::usage/);
});
