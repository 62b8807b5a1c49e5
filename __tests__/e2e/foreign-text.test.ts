/** What strangers have named and linked, through the program as users run it: its log, and where it writes. */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outfileIsLink } from '../../src/cli/messages.js';
import { CLI, emptyFolder, fixture, groundplan } from '../support/run.js';

const GRAPH = fixture('one-node/graph.json');
const PLAN = fixture('aws-minimal/plan.json');
const HOSTILE = 'a\n::warning title=x::y\u001b[2J\u202e##[error]é日';

async function run(cwd: string, args: readonly string[]) {
  const { code, out, err } = await groundplan(args, { cwd, env: { GITHUB_ACTIONS: 'true' } });
  return { exitCode: code, stdout: out.toString('utf8'), stderr: err };
}

const isHarmless = (text: string) => {
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  expect(text).not.toMatch(/^\s*::|##\[/m);
};

describe('names', () => {
  test('of directories and files in them', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, HOSTILE));
    writeFileSync(
      join(folder, HOSTILE, 'main.tf'),
      'resource "aws_sqs_queue" "q" {}\nmodule "m" { source = "./\\n::error::x" }\n',
    );
    writeFileSync(join(folder, HOSTILE, `${HOSTILE}.tf`), 'resource "a" {\n');
    for (const more of [[], ['--debug'], ['--outfile', `${HOSTILE}.svg`], ['--explain']]) {
      const { stdout, stderr } = await run(folder, ['draw', '--source', HOSTILE, '--planner', 'static', ...more]);
      isHarmless(stderr);
      isHarmless(stdout);
      expect(stderr).toContain('é日');
    }
  });

  test('of what is missing, of options and their values', async () => {
    const folder = emptyFolder();
    for (const args of [
      ['--source', HOSTILE],
      ['--source', '.', '--planner', HOSTILE],
      [`--${HOSTILE}`],
      ['--source', '.', '--varfile', HOSTILE],
    ]) {
      const { exitCode, stderr } = await run(folder, ['draw', ...args]);
      expect(exitCode).toBe(2);
      isHarmless(stderr);
    }
  });

  test('keys and addresses of an annotation file', async () => {
    const folder = emptyFolder();
    const key = JSON.stringify(HOSTILE);
    writeFileSync(
      join(folder, 'known.yml'),
      `update: {${key}: {label: x}}\nremove: [${key}]\nconnect: {${key}: [${key}]}\n`,
    );
    writeFileSync(join(folder, 'unknown.yml'), `${key}: 1\ntitel: 1\n`);
    for (const file of ['known.yml', 'unknown.yml']) {
      const { stderr } = await run(folder, ['draw', '--source', GRAPH, '--annotate', file]);
      expect(stderr).toMatch(/nothing in the diagram|unknown key/);
      isHarmless(stderr);
    }
  });
});

describe('links', () => {
  const OUTPUTS: readonly [string, readonly string[]][] = [
    ['architecture.svg', ['draw', '--source', GRAPH]],
    ['picture.png', ['draw', '--source', GRAPH, '--outfile', 'picture.png']],
    ['architecture.json', ['graphdata', '--source', GRAPH]],
    ['tfdata.json', ['draw', '--source', PLAN, '--debug']],
  ];

  test.each(OUTPUTS)('%s is not written through one', async (name, args) => {
    const folder = emptyFolder();
    const victim = join(emptyFolder(), 'bashrc');
    writeFileSync(victim, 'old');
    symlinkSync(victim, join(folder, name));
    const { exitCode, stderr } = await run(folder, args);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(outfileIsLink(name))]);
    expect([readFileSync(victim, 'utf8'), lstatSync(join(folder, name)).isSymbolicLink()]).toEqual(['old', true]);
    expect(readdirSync(folder)).toEqual([name]);
  });

  test('of the system work: /dev/stdout, /dev/null, an open file, a pipe of the shell', async () => {
    const folder = emptyFolder();
    const shell = (script: string) =>
      execFileSync('bash', ['-c', script, process.execPath, CLI, GRAPH], { cwd: folder, encoding: 'utf8' });
    expect(shell('"$0" "$1" draw --quiet --source "$2" --outfile /dev/stdout')).toContain('</svg>');
    shell('"$0" "$1" draw --quiet --source "$2" --outfile /dev/stdout > redirected');
    shell('"$0" "$1" draw --quiet --source "$2" --outfile /dev/null');
    shell('"$0" "$1" draw --quiet --source "$2" --format svg --outfile /dev/fd/3 3> descriptor');
    expect(shell('"$0" "$1" graphdata --quiet --source "$2" --outfile >(cat); wait $!')).toContain('{');
    for (const name of ['redirected', 'descriptor'])
      expect(readFileSync(join(folder, name), 'utf8')).toContain('</svg>');
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
