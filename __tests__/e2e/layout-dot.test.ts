/** `--layout dot` as users run it: with Graphviz, without it, and with programs that only have its name. */
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { CLI, emptyFolder, fixture, groundplan } from '../support/run.js';
import { needs } from '../support/tools.js';

const PLAN = fixture('aws-web-shop/plan.json');
const { describe: describeWithDot } = needs('dot');

/** A PATH on which `dot` is this shell script, or nothing. */
function pathWith(script: string | null): Record<string, string> {
  const folder = emptyFolder();
  if (script !== null) {
    writeFileSync(join(folder, 'dot'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'dot'), 0o755);
  }
  return { PATH: folder };
}

const VERSION = 'if [ "$1" = -V ]; then echo "dot - graphviz version 2.43.0 (0)" >&2; exit; fi';

async function draw(env: Record<string, string>, ...more: string[]) {
  const cwd = emptyFolder();
  const { code, err, out } = await groundplan(['draw', '--source', PLAN, ...more], { cwd, env });
  return { code, err, out, files: readdirSync(cwd) };
}

describeWithDot('with Graphviz', () => {
  const plain = { PATH: process.env.PATH as string };

  test('SVG and PNG, another picture than the nested one, the same at each run', async () => {
    const [first, second, nested] = await Promise.all([
      draw(plain, '--layout', 'dot', '--outfile', '-', '--quiet'),
      draw(plain, '--layout', 'dot', '--outfile', '-', '--quiet'),
      draw(plain, '--layout', 'nested', '--outfile', '-', '--quiet'),
    ]);
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out.toString()).toMatch(/^<svg[\s\S]* d="M[-\d.,]+C[\s\S]*<\/svg>\s*$/);
    expect(first.out.equals(second.out)).toBe(true);
    expect(first.out.equals(nested.out)).toBe(false);
    const both = await draw(plain, '--layout', 'dot', '--format', 'svg,png');
    expect([both.code, both.files]).toEqual([0, ['architecture.png', 'architecture.svg']]);
  });

  test('every resource is in the picture, as in the nested one', async () => {
    const addresses = async (layout: string) => {
      const { out } = await draw(plain, '--layout', layout, '--outfile', '-');
      return [...out.toString().matchAll(/data-address="([^"]*)"/g)].map(([, address]) => address).sort();
    };
    expect(await addresses('dot')).toEqual(await addresses('nested'));
  });
});

test('without Graphviz: exit 3, the remedy, nothing written', async () => {
  const { code, err, files } = await draw(pathWith(null), '--layout', 'dot');
  expect([code, files]).toEqual([3, []]);
  expect(err).toMatch(/^error: dot command not found\n {2}Install Graphviz, check with dot -V\./);
});

test('the default layout never calls it', async () => {
  const called = join(emptyFolder(), 'called');
  const { code } = await draw(pathWith(`echo > ${called}; exit 1`));
  expect([code, existsSync(called)]).toEqual([0, false]);
});

test.each([
  ['an old one', 'echo "dot - graphviz version 2.26.3 (x)" >&2', 3, 'Graphviz version not supported'],
  ['another program', 'echo "usage: dot FILE"', 3, 'dot -V printed no version: usage: dot FILE'],
  [
    'one that fails',
    `${VERSION}\necho "Error: no memory" >&2; exit 1`,
    4,
    'dot failed (exit code 1): Error: no memory',
  ],
  ['one that crashes', `${VERSION}\nkill -SEGV $$`, 4, 'dot failed (SIGSEGV)'],
  ['one that answers nonsense', `${VERSION}\necho "<svg/>"`, 4, 'the output of dot lacks the positions'],
  ['one that answers nothing', VERSION, 4, 'the output of dot lacks the positions'],
])('%s: nothing written', async (_name, script, expected, message) => {
  const { code, err, files } = await draw(pathWith(script), '--layout', 'dot');
  expect({ code, files, err }).toEqual({
    code: expected,
    files: [],
    err: expect.stringContaining(`error: ${message}`),
  });
});

test('a name that is no layout: exit 2', async () => {
  const { code, err } = await draw({}, '--layout', 'neato');
  expect(code).toBe(2);
  expect(err).toContain('error: unknown value neato for --layout');
});

test('Ctrl-C ends Graphviz, too', async () => {
  const cwd = emptyFolder();
  const pidFile = join(cwd, 'pid');
  const env = pathWith(`${VERSION}\necho $$ > ${pidFile}\nexec /bin/sleep 30`);
  const child = execa(process.execPath, [CLI, 'draw', '--source', PLAN, '--layout', 'dot'], {
    cwd,
    env,
    reject: false,
  });
  for (let i = 0; i < 200 && !existsSync(pidFile); i++) await wait(50);
  await wait(50);
  child.kill('SIGINT');
  expect((await child).exitCode).toBe(130);
  await wait(50);
  // A container's first process may not collect the dead: those are `Z`.
  const { stdout } = await execa('ps', ['-o', 'stat=', '-p', readFileSync(pidFile, 'utf8').trim()], { reject: false });
  expect(stdout.trim()).toMatch(/^(Z.*)?$/);
  expect(readdirSync(cwd)).toEqual(['pid']);
});
