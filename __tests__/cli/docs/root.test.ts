/** `groundplan docs` draws only the roots that have changed. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { main } from '../../../src/cli/main.js';
import { resultStore } from '../../../src/platform/cache/store.js';
import type { Io, ResultStore } from '../../../src/platform/io.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { memoryIo } from '../../support/memory-io.js';
import { newTemporary } from '../../support/temporary.js';

const queue = (name: string) => `resource "aws_sqs_queue" "${name}" {\n  name = "${name}"\n}\n`;
/** A warning: the module is not there. */
const LACKING = 'module "gone" {\n  source = "acme/gone/aws"\n}\n';

/** @param asWritten returns the directory as the user writes it */
function scene(asWritten = (folder: string): string => folder) {
  const folder = newTemporary('groundplan-docs-');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('.git/HEAD', '');
  write('a/main.tf', queue('a') + LACKING);
  write('b/main.tf', queue('b'));
  write('c/main.tf', 'not terraform {{{');
  const home = newTemporary('groundplan-home-');
  const store = resultStore(home, 'test', nodeFiles);
  let kept = 0;
  let opened = 0;
  const results: ResultStore = {
    identity: 'test',
    entries: (key) => store.entries(key),
    read: (name) => {
      opened++;
      return store.read(name);
    },
    write: (key, fingerprint, content) => {
      kept++;
      return store.write(key, fingerprint, content);
    },
    remove: (name) => store.remove(name),
    summary: () => store.summary(),
    clear: () => store.clear(),
  };
  const run = async (more: readonly string[] = [], overrides: Partial<Io> = { results }) => {
    kept = 0;
    opened = 0;
    const io = memoryIo({}, { ...nodeFiles, directory: process.cwd(), home, ...overrides });
    const args = [
      'docs',
      asWritten(folder),
      '--outdir',
      join(folder, 'site'),
      '--planner',
      'static',
      '--no-fetch',
      ...more,
    ];
    const code = await main(args, io);
    const site = readdirSync(join(folder, 'site')).map((name) => [
      name,
      readFileSync(join(folder, 'site', name), 'utf8'),
    ]);
    return { code, err: io.err(), site: Object.fromEntries(site) as Record<string, string>, kept, opened };
  };
  return { folder, write, run };
}

/** The lines that are not about written files. */
const messagesIn = (err: string) => err.split('\n').filter((line) => !/^(wrote|\d+ files? unchanged)/.test(line));

test('a second run draws nothing, repeats all warnings, and leaves the same files', async () => {
  const { run } = scene();
  const first = await run();
  expect(first.kept).toBeGreaterThan(0);
  expect(first.err).toContain('WARNING: a: ');
  // The new output directory is one more entry for the search.
  await run();
  const again = await run();
  expect(again).toMatchObject({ kept: 0, code: first.code, site: first.site });
  expect(messagesIn(again.err)).toEqual(messagesIn(first.err));
  const without = await run(['--no-cache']);
  expect(without).toMatchObject({ kept: 0, code: first.code, site: first.site });
  expect(messagesIn(without.err)).toEqual(messagesIn(first.err));
});

test.each([
  ['an absolute directory', (folder: string) => folder],
  ['a relative one', (folder: string) => relative(process.cwd(), folder)],
])('the map of linked root modules is kept, with the files of their backends: %s', async (_, asWritten) => {
  const { run, write } = scene(asWritten);
  write('network/main.tf', `terraform {\n  backend "s3" {}\n}\n${queue('hub')}`);
  write('network/backend.hcl', 'bucket = "states"\nkey = "network"\n');
  const config = 'backend = "s3"\n  config = { bucket = "states", key = "network" }';
  write('shop/main.tf', `data "terraform_remote_state" "network" {\n  ${config}\n}\n${queue('web')}`);
  const first = await run();
  expect(first.site['index.md']).toContain('4 roots: 1 link (1 stated, 0 likely), 0 outside, 0 ambiguous');
  await run();
  // One for the search, one for each root module that can be drawn, and one for the map.
  expect(await run()).toMatchObject({ kept: 0, opened: 6, site: first.site });
  write('network/backend.hcl', 'bucket = "states"\nkey = "moved"\n');
  const moved = await run();
  expect(moved.site['index.md']).not.toContain('1 link');
  expect(moved.site['estate.svg']).toBeUndefined();
});

test('a changed root is drawn, and the others are not', async () => {
  const { run, write } = scene();
  const first = await run();
  await run();
  write('b/main.tf', queue('other'));
  const again = await run();
  expect(again.site['b.svg']).not.toBe(first.site['b.svg']);
  expect(again.site['a.svg']).toBe(first.site['a.svg']);
  expect(again.err).toContain('wrote');
  // The search, the inventory and the files of one root. Its graph is not kept, because a page lists the resources, too.
  expect(again.kept).toBe(3);
});

test('an option of drawing draws all roots again', async () => {
  const { run } = scene();
  const first = await run();
  const dark = await run(['--theme', 'dark']);
  expect(dark.site['b.svg']).not.toBe(first.site['b.svg']);
  const titled = await run(['--theme', 'dark', '--title', 'Other']);
  expect(titled.site['index.md']).toContain('# Other');
});

test('files that are missing are written again', async () => {
  const { run, folder } = scene();
  const first = await run();
  rmSync(join(folder, 'site/b.svg'));
  expect((await run()).site).toEqual(first.site);
  rmSync(join(folder, 'site'), { recursive: true });
  expect((await run()).site).toEqual(first.site);
});

test('an edited file is not replaced, as without results', async () => {
  const { run, write } = scene();
  await run();
  write('site/b.svg', 'edited');
  const { code, err, site } = await run();
  expect([code, site['b.svg']]).toEqual([2, 'edited']);
  expect(err).toContain('b.svg');
});
