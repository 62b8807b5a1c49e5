import { spawnSync } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFiles } from '../../../src/platform/node.js';
import { inspectWithin, readWithin } from '../../../src/terraform/fetch/read-within.js';
import { newTemporary } from '../../support/temporary.js';

const base = realpathSync(newTemporary('groundplan-regular-'));
const at = (path: string) => join(base, path);
mkdirSync(at('in/below'), { recursive: true });
writeFileSync(at('in/a'), 'own');
writeFileSync(at('out'), 'theirs');
symlinkSync('../out', at('in/link'));
symlinkSync('a', at('in/near'));
symlinkSync('loop', at('in/loop'));
symlinkSync('../..', at('in/up'));
symlinkSync('nowhere', at('in/dangling'));
symlinkSync('/dev/zero', at('in/zero'));
spawnSync('mkfifo', [at('in/pipe')]);
afterAll(() => rmSync(base, { recursive: true }));

test.each([
  ['in/a', 'read'],
  ['in/near', 'read'],
  ['in/below/../a', 'read'],
  ['in/link', 'outside'],
  ['in/zero', 'outside'],
  ['in/up/x', 'missing'],
  ['in/up', 'outside'],
  ['in/../out', 'outside'],
  ['in/below', 'special'],
  ['in/pipe', 'special'],
  ['in/loop', 'missing'],
  ['in/dangling', 'missing'],
  ['in/a/b', 'missing'],
  [`in/${'x'.repeat(300)}`, 'missing'],
  [`in/${'x/'.repeat(5000)}`, 'missing'],
  ['in/\0', 'missing'],
])('%j is %s', async (path, is) => {
  const found = await readWithin(at('in'), at(path), 100, nodeFiles);
  expect(found.is).toBe(is);
  if (found.is === 'read') expect(Buffer.from(found.bytes).toString()).toBe('own');
});

test('a file beyond the limit is reported as too large', async () => {
  expect(await readWithin(at('in'), at('in/a'), 2, nodeFiles)).toEqual({ is: 'too-large' });
});

test('a link created after the path was resolved is not followed', async () => {
  const changing = { ...nodeFiles, realPath: async () => at('in/link') };
  expect(await readWithin(at('in'), at('in/a'), 100, changing)).toEqual({ is: 'special' });
  symlinkSync('..', at('in/below/dir'));
  const behind = { ...nodeFiles, realPath: async () => at('in/below/dir/a') };
  expect(await readWithin(at('in'), at('in/a'), 100, behind)).toEqual({ is: 'special' });
});

test('a system error is returned with its reason', async () => {
  const cause = Object.assign(new Error('no'), { code: 'EACCES' });
  const io = { ...nodeFiles, realPath: () => Promise.reject(cause) };
  expect(await inspectWithin(at('in'), at('in/a'), io)).toEqual({ is: 'unreadable', cause });
});
