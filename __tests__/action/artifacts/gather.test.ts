import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { gather } from '../../../src/action/artifacts/gather.js';
import { serialiseManifest } from '../../../src/action/artifacts/manifest.js';
import { ROOTS_FILE } from '../../../src/action/artifacts/roots-list.js';
import {
  MANIFEST_BYTES_MAX,
  MANIFEST_NOTES_MAX,
  MANIFESTS_BYTES_MAX,
  PICTURE_BYTES_MAX,
} from '../../../src/action/limits.js';
import * as messages from '../../../src/action/messages.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { TEXT_LENGTH_MAX } from '../../../src/pull-request/limits.js';
import type { Diagram } from '../../../src/pull-request/model.js';
import { temporaryFolder } from '../support/run-action.js';

const node = (address: string, parent: string | null = null) => ({
  ...{
    address,
    type: 'aws_vpc',
    title: 'VPC main',
    name: '',
    details: [],
    alert: '',
    badge: '',
    parent,
    isContainer: true,
    change: 'none' as const,
    count: 1,
  },
});

const diagram = (id: string, changes: Partial<Diagram> = {}): Diagram => ({
  id,
  title: `The ${id}`,
  path: id,
  resources: 2,
  ledger: { drawn: 2, folded: 0, hidden: 0 },
  counts: { create: 0, update: 1, delete: 0, replace: 0, none: 1 },
  files: {},
  graph: {
    nodes: [node('aws_vpc.a'), node('aws_vpc.b', 'aws_vpc.a')],
    edges: [{ from: 'aws_vpc.a', to: 'aws_vpc.b', twoWay: false, label: '', inferred: false }],
    omitted: { nodes: 0, edges: 0 },
  },
  changed: true,
  warnings: ['a warning'],
  assumptions: [],
  sha256: 'a'.repeat(64),
  ...changes,
});

/** An artifact as it is unpacked. */
function artifact(folder: string, { id, ...rest }: Diagram, kinds: readonly string[], manifest?: string): string {
  const place = join(folder, `groundplan-${id}`);
  mkdirSync(place, { recursive: true });
  for (const kind of kinds) writeFileSync(join(place, `${id}${kind}`), 'content');
  const files = { svg: 'x', png: 'x', graph: 'x' };
  const text = manifest ?? serialiseManifest({ id, ...rest, files });
  writeFileSync(join(place, `${id}.groundplan.json`), text);
  return place;
}

test('what was drawn comes back, with the files that are there, in the order of paths', async () => {
  const folder = temporaryFolder();
  artifact(folder, diagram('b', { path: 'live/a' }), ['.svg', '.png', '.json', '.dark.png']);
  artifact(folder, diagram('a', { path: 'live/b' }), ['.svg']);
  const { diagrams, warnings } = await gather(folder, nodeFiles);
  expect(warnings).toEqual([]);
  const place = join(folder, 'groundplan-b');
  expect(diagrams).toEqual([
    diagram('b', {
      path: 'live/a',
      files: { svg: join(place, 'b.svg'), png: join(place, 'b.png'), graph: join(place, 'b.json') },
    }),
    diagram('a', { path: 'live/b', files: { svg: join(folder, 'groundplan-a/a.svg') } }),
  ]);
});

test('all artifacts in one folder, as merge-multiple puts them, and one artifact alone', async () => {
  const folder = temporaryFolder();
  for (const id of ['a', 'b']) {
    writeFileSync(join(folder, `${id}.groundplan.json`), serialiseManifest(diagram(id)));
  }
  expect((await gather(folder, nodeFiles)).diagrams.map(({ id }) => id)).toEqual(['a', 'b']);
});

const MANIFEST = JSON.parse(serialiseManifest(diagram('a'))) as Record<string, unknown>;
const graph = MANIFEST.graph as Diagram['graph'];

test.each<[string, unknown]>([
  ['no JSON', 'nonsense'],
  ['null', null],
  ['another version', { ...MANIFEST, groundplan: 3 }],
  ['an id that leads elsewhere', { ...MANIFEST, id: '../a' }],
  ['the id of another file', { ...MANIFEST, id: 'b' }],
  ['something more', { ...MANIFEST, run: 'me' }],
  ['something less', Object.fromEntries(Object.entries(MANIFEST).filter(([name]) => name !== 'counts'))],
  ['a file by its name', { ...MANIFEST, files: ['/etc/passwd'] }],
  ['a number that is none', { ...MANIFEST, resources: '2' }],
  ['a hash that is markup', { ...MANIFEST, sha256: '<img>'.padEnd(64, 'a') }],
  ['text without end', { ...MANIFEST, title: 'x'.repeat(1001) }],
  ['an address twice', { ...MANIFEST, graph: { ...graph, nodes: [node('a.a'), node('a.a')], edges: [] } }],
  ['a box that is not there', { ...MANIFEST, graph: { ...graph, nodes: [node('a.a', 'a.b')], edges: [] } }],
  ['a box in itself', { ...MANIFEST, graph: { ...graph, nodes: [node('a.a', 'a.a')], edges: [] } }],
  [
    'boxes in each other',
    { ...MANIFEST, graph: { ...graph, nodes: [node('a.a', 'a.b'), node('a.b', 'a.a')], edges: [] } },
  ],
  ['an edge to nowhere', { ...MANIFEST, graph: { ...graph, nodes: [node('aws_vpc.a')] } }],
])('a manifest with %s is left out with a warning', async (_, value) => {
  const folder = temporaryFolder();
  artifact(folder, diagram('a'), ['.svg'], typeof value === 'string' ? value : JSON.stringify(value));
  artifact(folder, diagram('c'), []);
  const { diagrams, warnings } = await gather(folder, nodeFiles);
  expect(diagrams.map(({ id }) => id)).toEqual(['c']);
  expect(warnings).toEqual([messages.manifestInvalid('a.groundplan.json')]);
});

test('an invalid list of root modules is left out with a warning', async () => {
  const folder = temporaryFolder();
  artifact(folder, diagram('a'), []);
  writeFileSync(join(folder, ROOTS_FILE), JSON.stringify({ groundplan: 1, drawn: ['x'.repeat(4097)], deleted: [] }));
  const { discovered: found, warnings } = await gather(folder, nodeFiles);
  expect([found, warnings]).toEqual([null, [messages.manifestInvalid(ROOTS_FILE)]]);
});

test('links are not followed, folders are no files, and what is too large is not there', async () => {
  const folder = temporaryFolder();
  const place = artifact(folder, diagram('a'), []);
  symlinkSync('/etc/passwd', join(place, 'a.svg'));
  mkdirSync(join(place, 'a.json'));
  writeFileSync(join(place, 'a.png'), '');
  truncateSync(join(place, 'a.png'), PICTURE_BYTES_MAX + 1);
  symlinkSync(place, join(folder, 'linked'));
  symlinkSync(join(place, 'a.groundplan.json'), join(folder, 'b.groundplan.json'));
  const { diagrams, warnings } = await gather(folder, nodeFiles);
  expect([diagrams.map(({ id, files }) => [id, files]), warnings]).toEqual([[['a', {}]], []]);
});

test('two of one id: the first stays', async () => {
  const folder = temporaryFolder();
  artifact(join(folder, '1'), diagram('a', { title: 'first' }), []);
  artifact(join(folder, '2'), diagram('a', { title: 'second' }), []);
  const { diagrams, warnings } = await gather(folder, nodeFiles);
  expect([diagrams.map(({ title }) => title), warnings]).toEqual([['first'], [messages.diagramTwice('a')]]);
});

test('what a manifest has no room for is cut when it is written, and never in the middle of a character', () => {
  const warnings = Array.from({ length: MANIFEST_NOTES_MAX + 5 }, () => `${'x'.repeat(TEXT_LENGTH_MAX - 1)}\u{1F600}`);
  const written = JSON.parse(serialiseManifest(diagram('a', { warnings }))) as { warnings: string[] };
  expect(written.warnings).toHaveLength(MANIFEST_NOTES_MAX);
  expect(written.warnings[0]).toBe('x'.repeat(TEXT_LENGTH_MAX - 1));
});

test('any JSON is a diagram or a warning', async () => {
  const folder = temporaryFolder();
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.constantFrom(...Object.keys(MANIFEST)), async (value, name) => {
      artifact(folder, diagram('a'), [], JSON.stringify({ ...MANIFEST, [name]: value }));
      const { diagrams, warnings } = await gather(folder, nodeFiles);
      expect(diagrams.length + warnings.length).toBe(1);
    }),
    { numRuns: 60 },
  );
});

test('more bytes of manifests than a report reads: the large ones are not read, and said with their number', async () => {
  const folder = temporaryFolder();
  const sizes = new Map<string, number>();
  const large = Math.floor(MANIFESTS_BYTES_MAX / 12);
  for (const n of Array(15).keys()) {
    const id = `large-${String(n).padStart(2, '0')}`;
    sizes.set(join(artifact(folder, diagram(id), []), `${id}.groundplan.json`), large);
  }
  for (const id of ['small', 'a-small']) artifact(folder, diagram(id), []);
  const read: string[] = [];
  const files = {
    ...nodeFiles,
    sizeOf: async (path: string) => sizes.get(path) ?? nodeFiles.sizeOf(path),
    readFile: (path: string) => {
      read.push(path);
      return nodeFiles.readFile(path);
    },
  };
  const { diagrams, warnings } = await gather(folder, files);
  expect(large).toBeLessThan(MANIFEST_BYTES_MAX);
  expect(read.filter((path) => sizes.has(path))).toHaveLength(11);
  expect(diagrams.map(({ id }) => id)).toEqual(expect.arrayContaining(['a-small', 'small', 'large-00', 'large-10']));
  expect(diagrams).toHaveLength(13);
  expect(warnings).toEqual([messages.manifestsTooLarge(4, 17, MANIFESTS_BYTES_MAX)]);
});
