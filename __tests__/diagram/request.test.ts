import { readInputs } from '../../src/action/inputs/read.js';
import type { Inputs } from '../../src/action/inputs/table.js';
import { parseOptions } from '../../src/cli/options.js';
import { type DiagramOptions, graphRequestOf, requestOf } from '../../src/diagram/request.js';
import { memoryIo } from '../support/memory-io.js';

const FORMATS = ['svg', 'html'] as const;
const request = (options: DiagramOptions) => requestOf(options, { formats: FORMATS }, memoryIo());
const inputs = async (given: Record<string, string>) =>
  (await readInputs({ input: (name) => given[name] ?? '' })) as Inputs;

const DEFAULTS = { formats: FORMATS, scale: null, modules: 'auto', layout: 'nested', fonts: [], places: null };

test('contains every option of draw', () => {
  const written = {
    ...{ theme: 'dark', scale: '2', modules: 'all', layout: 'dot', changes: 'on', drift: true, icons: 'native' },
    ...{ tags: ['Name,env'], simplified: true, overview: false, title: 'T', detail: 'low', hideAccounts: true },
  };
  expect(request(parseOptions('draw', written))).toMatchObject({
    ...{ detail: 'low', hidesAccounts: true, title: 'T', view: { simplified: true, overview: false } },
    drawing: {
      ...{ formats: FORMATS, themes: ['dark'], scale: 2, modules: 'all', layout: 'dot', fonts: [], places: null },
      ...{ changes: 'on', drift: true, icons: 'native', tags: ['Name', 'env'] },
    },
  });
});

test('contains every input of the action, with its additional choices for themes and modules', async () => {
  const given = {
    ...{ scale: '2', modules: 'true', layout: 'dot', changes: 'off', drift: 'true', icons: 'native', tags: 'a,b' },
    ...{ simplified: 'true', overview: 'false', detail: 'all', 'hide-accounts': 'true' },
  };
  expect(request(await inputs(given))).toMatchObject({
    ...{ detail: 'all', hidesAccounts: true, view: { simplified: true, overview: false } },
    drawing: {
      ...{ themes: ['light', 'dark'], scale: 2, modules: 'all', layout: 'dot' },
      ...{ changes: 'off', drift: true, icons: 'native', tags: ['a', 'b'] },
    },
  });
});

test('omits options that a command does not have', () => {
  const all = { ...DEFAULTS, themes: ['light'] };
  expect(request(parseOptions('comment', {})).drawing).toEqual(all);
  expect(request({ ...parseOptions('docs', {}), title: null }).drawing).toEqual({ ...all, steps: false });
  expect(request(parseOptions('diff', { side: 'before' })).drawing).toEqual({
    ...all,
    ...{ side: 'before', icons: 'embedded', tags: [] },
  });
});

test('names pages only if they are requested', () => {
  const pageFile = () => 'page.svg';
  const pagesOf = (written: object) =>
    requestOf(parseOptions('check', { ...written }), { formats: FORMATS, pageFile }, memoryIo()).pages;
  expect([pagesOf({}), pagesOf({ pages: true })]).toEqual([null, pageFile]);
});

test('asks a model except in a dry run', () => {
  const modelOf = (written: object) => request(parseOptions('draw', { ...written })).model;
  expect(modelOf({})).toBeNull();
  expect(modelOf({ aiAnnotate: 'ollama' })).toMatchObject({ is: { name: 'ollama' }, isAsked: true });
  expect(modelOf({ aiAnnotate: 'ollama', aiDryRun: true })).toMatchObject({ isAsked: false });
});

test('reads annotations beside the source and in the working directory, then those of the option', async () => {
  const file = (name: string) => ({ name, text: 'title: x', author: 'person' as const });
  const io = memoryIo(
    { 'groundplan.yml': 'title: here', 'infra/groundplan.yml': 'title: beside' },
    { folders: ['.', 'infra'] },
  );
  const read = async (folders: readonly string[], readAnnotation: (() => Promise<ReturnType<typeof file>>) | null) => {
    const { annotations } = requestOf(parseOptions('draw', {}), { formats: FORMATS, readAnnotation }, io);
    return (await annotations!(folders, [], () => {})).map(({ name }) => name);
  };
  expect(await read(['infra'], null)).toEqual(['infra/groundplan.yml']);
  expect(await read([], async () => file('own.yml'))).toEqual(['groundplan.yml', 'own.yml']);
});

test('requests a graph without drawing', () => {
  expect(graphRequestOf(parseOptions('graphdata', { detail: 'all', hideAccounts: 'off' }))).toEqual({
    ...{ detail: 'all', hidesAccounts: false },
    ...{ annotations: null, model: null, view: null, title: null, drawing: null },
  });
});
