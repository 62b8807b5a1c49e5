import { readAnnotationInput } from '../../../src/action/drawing/draw-all.js';
import { readSource } from '../../../src/action/drawing/source.js';
import type { Inputs } from '../../../src/action/inputs/table.js';
import { inputNotFile } from '../../../src/action/messages.js';
import { TEXT_BYTES_MAX } from '../../../src/limits.js';
import { fileTooLarge } from '../../../src/messages.js';
import { memoryIo } from '../../support/memory-io.js';

const SOURCE = { id: 'infra', path: 'infra', name: 'infra', requested: 'infra' };
const withPlan = async (repository: string | null, folders = ['.', 'infra']) => {
  const source = await readSource(
    SOURCE,
    { planfile: 'plan.json', graphfile: 'graph.dot' } as Inputs,
    repository,
    memoryIo({ 'plan.json': '{}', 'graph.dot': 'digraph {}' }, { folders }),
  );
  return source.is === 'files' ? source.files.directory : undefined;
};

test('the directory of a plan is read for what the plan does not say; that of untrusted code is not', async () => {
  expect(await withPlan(null)).toBe('infra');
  expect(await withPlan('/work')).toBeNull();
  expect(await withPlan(null, ['.'])).toBeNull();
});

test.each(['planfile', 'graphfile', 'path'])('%s: a link to a device is refused, not read', async (input) => {
  const names = { planfile: 'plan.json', graphfile: 'graph.dot', path: 'infra' };
  const device = names[input as keyof typeof names];
  const io = memoryIo(
    { 'plan.json': '{}', 'graph.dot': 'digraph {}', infra: '{}' },
    {
      kindOf: async (path) => (path === device ? 'other' : 'file'),
      readFile: async (path) => (path === device ? new Promise<never>(() => {}) : new Uint8Array([123, 125])),
    },
  );
  const inputs = input === 'path' ? { planfile: '' } : { planfile: 'plan.json', graphfile: 'graph.dot' };
  await expect(readSource(SOURCE, inputs as Inputs, null, io)).rejects.toThrow(inputNotFile(input, device));
});

test.each(['planfile', 'graphfile', 'path'])('%s: a file beyond the limit is refused, not read', async (input) => {
  const names = { planfile: 'plan.json', graphfile: 'graph.dot', path: 'infra' };
  const large = names[input as keyof typeof names];
  const io = memoryIo(
    {},
    {
      kindOf: async () => 'file',
      sizeOf: async (path) => (path === large ? TEXT_BYTES_MAX + 1 : 2),
      readFile: async (path) => (path === large ? new Promise<never>(() => {}) : new Uint8Array([123, 125])),
    },
  );
  const inputs = input === 'path' ? { planfile: '' } : { planfile: 'plan.json', graphfile: 'graph.dot' };
  await expect(readSource(SOURCE, inputs as Inputs, null, io)).rejects.toThrow(fileTooLarge(large, TEXT_BYTES_MAX));
});

test('the folder of a file is found by the separator of the system', async () => {
  const folders = async (given: string) => {
    const source = await readSource(
      { ...SOURCE, requested: given },
      { planfile: '' } as Inputs,
      null,
      memoryIo({ [given]: '{}' }),
    );
    return source.is === 'files' ? source.folders : null;
  };
  expect(await folders('infra/plan.json')).toEqual(['infra']);
  expect(await folders('infra\\plan.json')).toEqual(['.']);
});

test('so is an annotation file', async () => {
  const io = memoryIo({}, { kindOf: async () => 'other', readFile: () => new Promise<never>(() => {}) });
  await expect(readAnnotationInput('words.yml', io)).rejects.toThrow(inputNotFile('annotate', 'words.yml'));
});
