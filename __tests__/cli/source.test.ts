import { readSources } from '../../src/cli/source.js';
import { InvalidInput, Misuse } from '../../src/errors.js';
import * as messages from '../../src/messages.js';
import { fail, memoryIo } from '../support/memory-io.js';

const files = { 'plan.json': '{"a":1}', 'graph.dot': 'digraph {}', 'empty.json': '' };
const io = () => memoryIo(files, { folders: ['.', 'infra'] });

test('a plan alone', async () => {
  const sources = await readSources({ source: 'plan.json' }, io());
  expect(sources).toMatchObject({ kind: 'any', file: { name: 'plan.json' }, dot: null });
});

test.each(['.', 'infra', 'https://git.example/x.git//infra'])('a plan file and a graph file of %s', async (source) => {
  const sources = await readSources({ source, planfile: 'plan.json', graphfile: 'graph.dot' }, io());
  expect(sources).toMatchObject({ kind: 'plan', file: { name: 'plan.json' }, dot: { name: 'graph.dot' } });
});

test.each([
  { planfile: 'plan.json' },
  { graphfile: 'graph.dot' },
  { planfile: 'plan.json', source: '.' },
  { graphfile: 'graph.dot', source: '.' },
  { planfile: 'plan.json', graphfile: 'graph.dot' },
])('%j is not all three', async (options) => {
  await expect(readSources(options, io())).rejects.toThrow(new Misuse('--planfile requires --graphfile and --source'));
});

test('no source', async () => {
  await expect(readSources({}, io())).rejects.toThrow(new Misuse(messages.SOURCE_REQUIRED));
});

test.each([
  ['infra', messages.sourceIsDirectory('infra')],
  ['https://git.example/x//infra', messages.sourceIsGit('https://git.example/x//infra')],
  ['git@git.example:x.git', messages.sourceIsGit('git@git.example:x.git')],
  ['git.example/x.git//infra', messages.sourceIsGit('git.example/x.git//infra')],
])('%s is not read yet, and the remedy says what is', async (source, message) => {
  const failure = await readSources({ source }, io()).catch((error) => error);
  expect(failure).toBeInstanceOf(Misuse);
  expect(failure.message).toBe(message);
  expect(failure.remedy).toContain('--source plan.json');
});

test.each([
  [{ source: 'none.json' }, messages.fileMissing('--source', 'none.json')],
  [{ source: 'empty.json' }, messages.fileEmpty('--source', 'empty.json')],
  [{ source: 'none', planfile: 'plan.json', graphfile: 'graph.dot' }, messages.fileMissing('--source', 'none')],
  [{ source: '.', planfile: 'infra', graphfile: 'graph.dot' }, messages.fileIsDirectory('--planfile', 'infra')],
  [{ source: '.', planfile: 'plan.json', graphfile: 'x.dot' }, messages.fileMissing('--graphfile', 'x.dot')],
])('%j names the option and the path', async (options, message) => {
  const failure = await readSources(options, io()).catch((error) => error);
  expect(failure).toBeInstanceOf(InvalidInput);
  expect(failure.message).toBe(message);
  expect(failure.remedy).toBeTruthy();
});

test('a file that may not be read says why', async () => {
  const locked = memoryIo(files, { readFile: async () => fail('EACCES') });
  await expect(readSources({ source: 'plan.json' }, locked)).rejects.toThrow(
    messages.fileUnreadable('--source', 'plan.json', 'EACCES'),
  );
});
