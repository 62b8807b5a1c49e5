/** The image as a command line program, the way docs/container.md shows it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { PUBLISHED_IMAGE, shellBlocks } from '../support/readme.js';
import { emptyFolder, fixture, groundplan } from '../support/run.js';
import { needs } from '../support/tools.js';
import { docker, dockerText, image, LOCKED_DOWN, run } from './support/docker.js';
import { give, owners, workspace } from './support/workspace.js';

const CODE = fixture('architectures/aws-platform');
const USER = ['--user', '1001:1001'];
const mounted = (folder: string): string[] => ['--volume', `${folder}:/data`];

/** The repository around the code gives it a title, and in the container there is none. */
const TITLE = 'Platform';

needs('terraform').it('plans code in a locked-down container, and draws the bytes that the host draws', async () => {
  const folder = await workspace(1001, CODE);
  const before = owners(folder);
  const { code, err } = await run(
    [...USER, ...LOCKED_DOWN, ...mounted(folder)],
    ['draw', '--source', '.', '--planner', 'offline', '--format', 'svg,png', '--title', TITLE],
  );
  expect({ code, err }).toEqual({ code: 0, err: expect.any(String) });
  expect(owners(folder)).toEqual(
    [...before, 'architecture.png 1001:1001', 'architecture.svg 1001:1001'].sort((a, b) => (a < b ? -1 : 1)),
  );

  const host = emptyFolder();
  await groundplan(['draw', '--source', CODE, '--planner', 'offline', '--format', 'svg,png', '--title', TITLE], {
    cwd: host,
  });
  const [svg, png] = ['architecture.svg', 'architecture.png'].map((name) => readFileSync(join(folder, name)));
  expect(svg!.toString('utf8')).toBe(readFileSync(join(host, 'architecture.svg'), 'utf8'));
  expect(png!.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  expect(png!.equals(readFileSync(join(host, 'architecture.png')))).toBe(true);
});

test.each(['README.md', 'docs/container.md'])('the commands of %s draw, word for word', async (page) => {
  const blocks = shellBlocks(page).filter(({ about }) => about === 'followed in the image');
  expect(blocks.length).toBeGreaterThan(0);
  for (const { commands } of blocks) {
    const cwd = await workspace(process.getuid!(), fixture('aws-minimal'));
    await execa('sh', ['-ec', commands.replaceAll(PUBLISHED_IMAGE, image())], { cwd });
    expect(readFileSync(join(cwd, 'architecture.svg'), 'utf8')).toContain('<svg');
  }
});

test('writes a picture to stdout, and nothing else', async () => {
  const args = ['draw', '--source', 'plan.json', '--outfile', '-'];
  const { code, out } = await run([...USER, ...LOCKED_DOWN, '--volume', `${CODE}:/data:ro`], args);
  expect(code).toBe(0);
  expect(out.toString('utf8')).toBe((await groundplan(args, { cwd: CODE })).out.toString('utf8'));
});

test.each([0, 1001])('files belong to the owner of the workspace, %i, without being told', async (owner) => {
  const folder = await workspace(owner);
  await run(
    [...mounted(folder), '--volume', `${CODE}/plan.json:/plan.json:ro`],
    ['graphdata', '--source', '/plan.json'],
  );
  expect(owners(folder)).toEqual([`architecture.json ${owner}:${owner}`]);
});

test('becoming the owner takes two capabilities, though nobody else may enter the folder', async () => {
  const folder = await workspace(1001, fixture('aws-minimal'));
  await give(folder, 1001, '700');
  const flags = [...LOCKED_DOWN, '--cap-add', 'SETUID', '--cap-add', 'SETGID', ...mounted(folder)];
  const { code, err } = await run(flags, ['draw', '--source', '.']);
  expect({ code, err }).toEqual({ code: 0, err: expect.any(String) });
  await give(folder, 1001);
  expect(owners(folder)).toContain('architecture.svg 1001:1001');
});

test('root without the right to become somebody else draws what root owns', async () => {
  const folder = await workspace(0, fixture('aws-minimal'));
  const { code, err } = await run([...LOCKED_DOWN, ...mounted(folder)], ['draw', '--source', '.']);
  expect({ code, err }).toEqual({ code: 0, err: expect.any(String) });
  expect(owners(folder)).toContain('architecture.svg 0:0');
});

/** The working directory is read-only. */
const TO_STDOUT = ['--outfile', '-'];

test.each([
  ['nothing at all', [], 2, /Usage: groundplan/],
  ['an unknown option', ['draw', '--sauce', '.'], 2, /--sauce/],
  ['a place that cannot be written', ['draw', '--source', '.'], 2, /architecture\.svg cannot be written/],
  ['a source that is not there', ['draw', '--source', 'nowhere.json', ...TO_STDOUT], 2, /nowhere\.json/],
  [
    'a program that the image has not',
    ['draw', '--source', '.', '--engine', 'tofu', '--planner', 'offline', ...TO_STDOUT],
    3,
    /tofu/,
  ],
  ['providers without a network', ['draw', '--source', '.', '--planner', 'terraform', ...TO_STDOUT], 4, /terraform/i],
])('exit code and words for %s', async (_, args, expected, words) => {
  const { code, err, out } = await run(['--volume', `${fixture('aws-minimal')}:/data:ro`], args);
  expect(`${out}${err}`).toMatch(words);
  expect(code).toBe(expected);
});

test('shells of GitLab and Jenkins find the command, once the entrypoint is taken away', async () => {
  const folder = await workspace(1000, fixture('aws-minimal'));
  for (const flags of [[], ['--user', '1000:1000']]) {
    const { code, err } = await run(
      [...mounted(folder), ...flags, '--entrypoint', ''],
      ['sh', '-c', 'groundplan draw --source . --outfile picture.svg'],
    );
    expect({ code, err }).toEqual({ code: 0, err: expect.any(String) });
    expect(owners(folder)).toContain(flags.length === 0 ? 'picture.svg 0:0' : 'picture.svg 1000:1000');
    await give(folder, 1000);
  }
});

// ssh ends at once for a user without a name, before it has tried to reach anybody.
test('Git over SSH has a user to run as', async () => {
  const folder = await workspace(1001);
  const { err } = await run(mounted(folder), ['draw', '--source', 'ssh://git@127.0.0.1:9/owner/name.git']);
  expect(err).toMatch(/no connection to the host/);
});

// Docker kills what has not ended after that time, and the exit code is 137 then.
test('docker stop ends a run in less than two seconds, and the programs that it has called', async () => {
  const folder = await workspace(1001, fixture('aws-minimal'));
  const slow = await workspace(1001, join(__dirname, 'slow'));
  const id = await dockerText(
    ...[
      'run',
      '--detach',
      '--network',
      'none',
      ...mounted(folder),
      '--volume',
      `${slow}/terraform:/usr/local/bin/terraform:ro`,
    ],
    ...[image(), 'draw', '--source', '.', '--planner', 'terraform'],
  );
  try {
    while (!owners(folder).some((file) => file.startsWith('started '))) {
      expect(await dockerText('inspect', '--format', '{{.State.Running}}', id)).toBe('true');
    }
    await dockerText('stop', '-t', '2', id);
    expect(await dockerText('inspect', '--format', '{{.State.ExitCode}}', id)).toBe('143');
  } finally {
    await docker(['rm', '--force', id]);
  }
});
