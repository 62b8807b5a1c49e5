/** The action and the command line take the same words for the same files. */
import { drawOne } from '../../../src/action/drawing/draw-all.js';
import { readInputs } from '../../../src/action/inputs/read.js';
import type { Inputs } from '../../../src/action/inputs/table.js';
import { main } from '../../../src/cli/main.js';
import { annotationsTooLarge } from '../../../src/diagram/messages.js';
import { ANNOTATION_BYTES_MAX } from '../../../src/limits.js';
import { memoryIo } from '../../support/memory-io.js';

const GRAPH = JSON.stringify({ graphdict: { 'aws_instance.web': [] } });
const titled = (title: string) => `format: 0.2\ntitle: ${title}\n`;
const kept = (author: string, text: string) =>
  JSON.stringify({ graphdict: { 'aws_instance.web': [] }, annotations: [{ author, text }] });

async function byTheAction(files: Record<string, string>, source: string, annotate = ''): Promise<string> {
  const io = memoryIo(files, { folders: ['.', 'infra'] });
  const given: Record<string, string> = { annotate, formats: 'svg', theme: 'light' };
  const inputs = (await readInputs({ input: (name) => given[name] ?? '' })) as Inputs;
  await drawOne(
    { id: 'a', path: source, name: source, requested: source },
    { inputs, directory: 'out', repository: '/work' },
    io,
  );
  const svg = [...io.files].find(([path]) => path.endsWith('.svg'))![1];
  return Buffer.from(svg).toString('utf8');
}

async function byTheCommand(files: Record<string, string>, source: string): Promise<string> {
  const io = memoryIo(files, { folders: ['.', 'infra'] });
  expect(await main(['draw', '--source', source, '--outfile', 'out.svg'], io)).toBe(0);
  return Buffer.from(io.files.get('out.svg')!).toString('utf8');
}

test.each([
  ['kept in debug data', { 'tfdata.json': kept('person', titled('Kept')) }, 'tfdata.json', 'Kept'],
  ['suggestions kept in debug data', { 'tfdata.json': kept('model', titled('Suggested')) }, 'tfdata.json', 'Suggested'],
  [
    'a file goes before what was kept',
    { 'tfdata.json': kept('person', titled('Kept')), 'groundplan.yml': titled('Edited') },
    'tfdata.json',
    'Edited',
  ],
  ['beside the source', { 'infra/g.json': GRAPH, 'infra/groundplan.yml': titled('Beside') }, 'infra/g.json', 'Beside'],
  [
    'a file beside the source goes before that of the working directory, and before suggestions',
    {
      'infra/g.json': GRAPH,
      'groundplan.yml': titled('Outside'),
      'infra/groundplan.yml': titled('Beside'),
      'infra/groundplan.ai.yml': titled('Suggested'),
    },
    'infra/g.json',
    'Beside',
  ],
])('annotations %s: the same picture', async (_, files, source, title) => {
  const picture = await byTheAction(files, source);
  expect(picture).toContain(title);
  expect(picture).toBe(await byTheCommand(files, source));
});

test('the file of the input goes before all', async () => {
  const files = { 'tfdata.json': kept('person', titled('Kept')), 'words.yml': titled('Given') };
  expect(await byTheAction(files, 'tfdata.json', 'words.yml')).toContain('Given');
});

test('a file that is too large is refused, not cut', async () => {
  const large = `${titled('Cut')}# ${'x'.repeat(ANNOTATION_BYTES_MAX)}\n`;
  const refused = (path: string) => annotationsTooLarge(path, ANNOTATION_BYTES_MAX);
  const beside = byTheAction({ 'g.json': GRAPH, 'groundplan.yml': large }, 'g.json');
  await expect(beside).rejects.toThrow(refused('groundplan.yml'));
  const given = byTheAction({ 'g.json': GRAPH, 'words.yml': large }, 'g.json', 'words.yml');
  await expect(given).rejects.toThrow(refused('words.yml'));
});

test('untrusted annotations are only words: kept ones that are wrong are refused by name, with nothing of the file', async () => {
  const broken = byTheAction({ 'tfdata.json': kept('person', 'title: [') }, 'tfdata.json');
  await expect(broken).rejects.toThrow('tfdata.json (groundplan.yml)');
});
