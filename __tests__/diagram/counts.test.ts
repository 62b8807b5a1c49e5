/** How many resources there are is said in five places: above the picture, in it for those who hear it, by the command, in the comment, in the gallery. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawOne } from '../../src/action/drawing/draw-all.js';
import { readInputs } from '../../src/action/inputs/read.js';
import type { Inputs } from '../../src/action/inputs/table.js';
import { main } from '../../src/cli/main.js';
import { sectionOf } from '../../src/pull-request/section.js';
import { type Case, cases } from '../support/cases.js';
import { memoryIo } from '../support/memory-io.js';
import { ROOT } from '../support/root.js';

interface Counts {
  readonly total: number;
  readonly drawn: number;
}

/** `51 resources: 27 drawn, 24 folded, 0 hidden`, `51 resources, 27 drawn`, `14 resources, 18 connections`. */
function countsIn(text: string): Counts {
  const [, total, drawn = total] = /(\d+) resources?(?:[:,] (\d+) drawn)?/.exec(text) ?? [];
  return { total: Number(total), drawn: Number(drawn) };
}

/** The icon files that annotations name. */
function iconsOf(name: string | undefined): Record<string, Uint8Array> {
  const folder = join(ROOT, 'fixtures', name ?? '', 'icons');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(names.map((file) => [`icons/${file}`, readFileSync(join(folder, file))]));
}

const filesOf = ({ name, sources: { file, dot }, annotations }: Case) => ({
  files: {
    ...iconsOf(name),
    'source.json': file.bytes,
    ...(dot !== null && { 'graph.dot': dot.bytes }),
    ...(annotations[0] !== undefined && { 'groundplan.yml': annotations[0].text }),
  },
  hasDot: dot !== null,
});

/** What the command says, and what its picture says: in its description, never above the diagram. */
async function byTheCommand(each: Case, ...args: string[]) {
  const { files, hasDot } = filesOf(each);
  const io = memoryIo(files, { folders: ['.'] });
  const source = hasDot
    ? ['--planfile', 'source.json', '--graphfile', 'graph.dot', '--source', '.']
    : ['--source', 'source.json'];
  expect(await main(['draw', ...source, '--outfile', '-', ...args], io)).toBe(0);
  const svg = io.out();
  expect(svg).not.toMatch(/\d+ resources?(?:, \d+ (?:drawn|before)[^<]*)?<\/t/);
  const [, inDescription] = /<desc[^>]*>[^<]*?(\d+) resource/.exec(svg) ?? [];
  const summary = io.err().match(/^\d+ resources?[:,].*$/m)?.[0] ?? '';
  return { summary: countsIn(summary), described: Number(inDescription) };
}

async function byTheAction(each: Case): Promise<Counts> {
  const { files, hasDot } = filesOf(each);
  const io = memoryIo(files, { folders: ['.'] });
  const planned = { planfile: 'source.json', graphfile: 'graph.dot', path: '.' };
  const given: Record<string, string> = { formats: 'svg', theme: 'light', ...(hasDot ? planned : {}) };
  const inputs = (await readInputs({ input: (name) => given[name] ?? '' })) as Inputs;
  const path = hasDot ? '.' : 'source.json';
  const options = { inputs, directory: 'out', repository: '/work' };
  const drawn = await drawOne({ id: 'a', path, name: path, requested: path }, options, io);
  // A plan says what it changes; how much there is stands above all of it, folded up.
  const { line, fullArchitecture: whole } = sectionOf(drawn, new Map(), []);
  return countsIn(drawn.change === undefined ? line : whole.forms[0]!);
}

describe.each(cases().map((each) => [each.name, each] as const))('%s', (_name, each) => {
  test('all outputs state the same number', async () => {
    const { summary, described } = await byTheCommand(each, '--no-overview');
    expect(summary.total).toBeGreaterThan(0);
    expect(described).toBe(summary.drawn);
    expect(await byTheAction(each)).toEqual(summary);
  });

  test('a view states how many resources it draws', async () => {
    const { summary, described } = await byTheCommand(each, '--simplified');
    expect(described).toBeLessThanOrEqual(summary.drawn);
  });
});

test.each<readonly [string, string]>([
  ['a subnet that a network lists', ''],
  ['what annotations add', 'format: 0.2\nadd:\n  external.bank: { label: Bank }\n'],
])('the drawn number never exceeds the total: %s is not a resource of the plan', async (_, annotations) => {
  const after = { name: 'hub', subnet: [{ name: 'web', address_prefix: '10.0.1.0/24' }] };
  const change = { actions: ['create'], before: null, after, after_unknown: {} };
  const address = 'azurerm_virtual_network.hub';
  const resource = { address, mode: 'managed', type: 'azurerm_virtual_network', name: 'hub', change };
  const plan = { format_version: '1.2', terraform_version: '1.9.0', resource_changes: [resource] };
  const bytes = new TextEncoder().encode(JSON.stringify(plan));
  const each = {
    sources: { file: { bytes }, dot: null },
    annotations: annotations === '' ? [] : [{ text: annotations }],
  } as unknown as Case;
  const one = { total: 1, drawn: 1 };
  const { summary, described } = await byTheCommand(
    each,
    '--no-overview',
    ...(annotations === '' ? [] : ['--annotate', 'groundplan.yml']),
  );
  expect([summary, described]).toEqual([one, 1]);
  expect(await byTheAction(each)).toEqual(one);
});

test('the gallery states the number of resources of each plan', async () => {
  const page = readFileSync(join(ROOT, 'docs/gallery.md'), 'utf8');
  const said = [...page.matchAll(/from a plan of (\d+) resources[^[]*\[!\[[^\]]*\]\(\.\.\/fixtures\/([^/]+)\//g)];
  const known = new Map(cases().map((each) => [each.name, each]));
  const counted = await Promise.all(
    said.map(async ([, , name]) => (await byTheCommand(known.get(name!)!)).summary.total),
  );
  expect(said.length).toBeGreaterThan(2);
  expect(counted).toEqual(said.map(([, total]) => Number(total)));
});
