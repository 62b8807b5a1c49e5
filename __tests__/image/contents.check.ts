/** What is in the image and what is not, and what it says of itself. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root.js';
import { dockerText, image, printed } from './support/docker.js';

const LIMIT_BYTES = 480 * 1000 * 1000;

const here = (path: string): string => readFileSync(join(ROOT, path), 'utf8').trim();
const there = (path: string): Promise<string> => printed('cat', path);
const inspected = async () => JSON.parse(await dockerText('image', 'inspect', image()))[0];
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

test('it is smaller than 480 MB', async () => {
  expect((await inspected()).Size).toBeLessThan(LIMIT_BYTES);
});

test('it starts groundplan, has no default arguments, and becomes nobody before the entrypoint has looked', async () => {
  const { Config } = await inspected();
  expect(Config.Entrypoint).toEqual(['tini', '--', 'groundplan-entrypoint']);
  // Engines of today leave out what is empty.
  expect([Config.Cmd ?? null, Config.User ?? '', Config.Volumes ?? null]).toEqual([null, '', null]);
  expect([Config.WorkingDir, Config.StopSignal]).toEqual(['/data', 'SIGTERM']);
  expect(Config.Env.map((setting: string) => setting.split('=')[0]).sort()).toEqual(
    ['CHECKPOINT_DISABLE', 'LANG', 'PATH', 'TF_INPUT', 'TF_IN_AUTOMATION', 'XDG_CACHE_HOME'].sort(),
  );
});

test('labels name the version, the sources and the licences', async () => {
  const { Labels } = (await inspected()).Config;
  const label = (name: string): string => Labels[`org.opencontainers.image.${name}`];
  expect(label('title')).toBe('groundplan');
  expect(label('version')).toBe(JSON.parse(here('package.json')).version);
  expect(label('revision')).toMatch(/^([0-9a-f]{40}|unknown)$/);
  expect(label('description')).toBe(JSON.parse(here('package.json')).description);
  for (const name of ['url', 'source', 'documentation'])
    expect(label(name)).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+/);
  expect(label('vendor')).toBe('groundplan');
  // The release is built on the current stable Debian, a checkout on that of the Dockerfile, which may have a digest.
  expect(label('base.name')).toMatch(/debian:[a-z]+-slim(@sha256:[0-9a-f]{64})?$/);
  expect(label('base.digest')).toMatch(/^(sha256:[0-9a-f]{64})?$/);
  expect(label('created')).toMatch(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/);
  expect(label('licenses').split(' AND ')).toEqual(expect.arrayContaining(['Apache-2.0', 'BUSL-1.1']));
});

test('the program is the committed bundle, file by file', async () => {
  const sums = lines(await printed('bash', '-c', 'cd /opt/groundplan && find * -type f -exec sha256sum {} +'));
  const expected = (readdirSync(join(ROOT, 'dist'), { recursive: true }) as string[])
    .filter((name) => statSync(join(ROOT, 'dist', name)).isFile())
    .map((name) =>
      [
        createHash('sha256')
          .update(readFileSync(join(ROOT, 'dist', name)))
          .digest('hex'),
        name,
      ].join('  '),
    );
  expect(sums.sort()).toEqual(expected.sort());
});

test('the licences are where people look for them, word for word', async () => {
  expect(await there('/usr/share/doc/groundplan/LICENSE')).toBe(here('LICENSE'));
  expect(await there('/usr/share/doc/groundplan/NOTICE')).toBe(here('NOTICE'));
  expect(await there('/usr/share/doc/groundplan/LICENSES.txt')).toBe(here('dist/LICENSES.txt'));
  const terraform = await there('/usr/share/doc/terraform/LICENSE.txt');
  expect(terraform).toBe(here('docker/licenses/terraform.txt'));
  expect(terraform).toMatch(/Terraform Version[\s\S]*Business Source License 1\.1/);
  // A stand-in for the published image of Node has no licence to copy.
  if (!process.env.GROUNDPLAN_BUILD_ARGS?.includes('NODE_IMAGE='))
    expect(await there('/usr/share/doc/node/LICENSE')).toContain('Node.js');
});

test('nothing of the build, of npm or of the machine that built it is left', async () => {
  const NAMES = ['.git', '.gitignore', '.npmrc', 'npmrc', 'npm', 'npx', 'node_modules', 'tsconfig.json', 'jest', 'src']
    .concat(['__tests__', 'Dockerfile', '*.tgz', '*.deb', 'local-ca.crt', 'package-lock.json'])
    .flatMap((name) => ['-o', '-name', name])
    .slice(1);
  // Debian itself brings two empty folders for sources.
  const found = await printed('find', '/', '-xdev', '(', ...NAMES, ')', '-not', '(', '-name', 'src', '-empty', ')');
  expect(lines(found)).toEqual([]);
  const leftovers = ['/var/lib/apt/lists', '/var/cache/apt/archives', '/tmp', '/data', '/root/.cache', '/var/log'];
  const files = await printed('bash', '-c', `find ${leftovers.join(' ')} -type f -not -name lock 2>/dev/null || true`);
  expect(lines(files)).toEqual([]);
});

test('no program makes its caller somebody else, and everybody may write to temporary folders only', async () => {
  expect(await printed('find', '/', '-xdev', '-type', 'f', '-perm', '/6000')).toBe('');
  const writable = await printed('find', '/', '-xdev', '-not', '-type', 'l', '-perm', '-0002');
  expect(lines(writable).filter((path) => !/^\/(tmp|var\/tmp|run\/lock|dev\/|proc\/)/.test(path))).toEqual([]);
});
