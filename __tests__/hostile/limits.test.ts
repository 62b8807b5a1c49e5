/** The limits of the hostile tests hold: a program that takes more is ended, whatever else starts and ends meanwhile. */
import { runChild } from './support/child.js';
import { processOf } from './support/processes.js';

const LIMITS = { seconds: 60, cpuSeconds: 60, megabytes: 1000 };
const run = (code: string, limits: Partial<typeof LIMITS>) =>
  runChild(process.execPath, ['-e', code], {
    cwd: '/',
    limits: { ...LIMITS, ...limits },
    env: { PATH: process.env.PATH! },
  });

/** Short processes beside the one that is watched: ids that are gone before anybody reads more of them. */
const SHORT = "for (let i = 0; i < 30; i++) require('node:child_process').spawnSync('true');";
const BUSY = `for (const end = Date.now() + 20_000; Date.now() < end; ) { ${SHORT} }`;

test.each([
  ['memory', { megabytes: 300 }, `const all = Buffer.alloc(400e6, 1); ${BUSY}`],
  ['processor', { cpuSeconds: 1 }, BUSY],
  ['time', { seconds: 1 }, BUSY],
])('%s', async (over, limits, code) => {
  expect((await run(code, limits)).over).toBe(over);
});

test('a process that has ended is none', () => {
  expect(processOf(7, '')).toBeNull();
  const stat = `7 (a) b) S 3 ${'0 '.repeat(9)}150 50 ${'0 '.repeat(6)}99 0 256 0`;
  expect(processOf(7, stat)).toEqual({ id: 7, parent: 3, started: 99, cpuSeconds: 2, megabytes: 1 });
});
