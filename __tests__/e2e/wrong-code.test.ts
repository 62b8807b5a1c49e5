/** Directories that there is nothing to draw of: each planner says why in the same words, and leaves nothing behind. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_RESOURCES_FOUND } from '../../src/messages.js';
import * as messages from '../../src/planning/messages.js';
import { temporaryUnwritable } from '../../src/platform/messages.js';
import { emptyFolder, groundplan } from '../support/run.js';
import { needs } from '../support/tools.js';

const NOT_CREATED =
  'variable "create" { default = false }\nresource "aws_vpc" "a" {\n  count = var.create ? 1 : 0\n}\n';

const CASES: readonly [string, Record<string, string | Uint8Array>, string, string?][] = [
  ['nothing', {}, messages.noCode('.')],
  ['variable files alone', { 'prod.tfvars': 'a = 1' }, messages.noCode('.')],
  ['code without a resource', { 'main.tf': 'locals { a = 1 }' }, messages.noBlocks('.')],
  [
    'no text',
    { 'main.tf': Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0xff, 0xfe, 1) },
    messages.noBlocks('.'),
    'main.tf:1',
  ],
  ['no instances', { 'main.tf': NOT_CREATED }, 'every block has 0 instances', 'aws_vpc.a: count is 0 (main.tf:2)'],
];

const { describe, it } = needs('terraform');

describe.each(['offline', 'static'])('--planner %s', (planner) => {
  test.each(CASES)('%s', async (_, files, cause, place = '') => {
    const cwd = emptyFolder();
    for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content);
    const { code, out, err } = await groundplan(['draw', '--source', '.', '--planner', planner], { cwd });
    expect(err.split('\n')[0]).toBe(`error: ${NO_RESOURCES_FOUND}: ${cause}`);
    expect(err).toContain(place);
    expect([code, out.length, readdirSync(cwd).sort()]).toEqual([2, 0, Object.keys(files).sort()]);
  });
});

it('no place for temporary files ends a plan that was asked for, not the default run', async () => {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'main.tf'), 'resource "aws_sqs_queue" "a" { name = "a" }\n');
  const run = (planner: string) =>
    groundplan(['draw', '--source', '.', '--planner', planner], { cwd, env: { TMPDIR: '/nowhere' } });
  const why = temporaryUnwritable('/nowhere', 'ENOENT');
  expect(await run('offline')).toMatchObject({ code: 4, err: expect.stringContaining(`error: ${why}\n`) });
  expect(await run('auto')).toMatchObject({ code: 0, err: expect.stringContaining(`WARNING: ${why}`) });
});

it('--debug says what Terraform has against the code once, in the order of the code', async () => {
  const cwd = emptyFolder();
  const blocks = ['a', 'b', 'c', 'd'].map((name) => `resource "aws_vpc" "${name}" {\n  cidr_block = no_${name}\n}\n`);
  writeFileSync(join(cwd, 'main.tf'), blocks.join(''));
  const { code, err } = await groundplan(['draw', '--source', '.', '--planner', 'offline', '--debug'], { cwd });
  expect(code).toBe(4);
  const explained = [...err.matchAll(/cidr_block = no_(.)$/gm)].map(([, name]) => name);
  expect(explained).toEqual(['a', 'b', 'c', 'd']);
  expect(err).toMatch(/^ {4}at /m);
});
