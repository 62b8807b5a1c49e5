/** The order of the program: what is told when, and what is there already where a later stage fails. */

import { languageModel } from '../../src/diagram/annotate.js';
import * as messages from '../../src/diagram/messages.js';
import { type DiagramRequest, diagram, type Watch } from '../../src/diagram.js';
import { memoryIo } from '../support/memory-io.js';

const GRAPH = JSON.stringify({ 'aws_vpc.v': ['aws_instance.w'], 'aws_instance.w': [] });

const request = (changes: Partial<DiagramRequest> = {}): DiagramRequest => ({
  source: {
    is: 'files',
    name: 'graph.json',
    files: { kind: 'any', file: { name: 'graph.json', bytes: Buffer.from(GRAPH) }, dot: null },
    folders: ['docs'],
  },
  detail: 'normal',
  annotations: null,
  model: null,
  view: { simplified: true, overview: true },
  title: null,
  drawing: { formats: ['svg'], themes: ['light', 'dark'], scale: null, modules: 'auto', layout: 'nested' },
  ...changes,
});

function watched() {
  const told: string[] = [];
  const telling = (what: string) => async () => void told.push(what);
  const watch: Watch = {
    step: (text) => told.push(text),
    note: (text) => told.push(text),
    warn: (texts) => told.push(...texts.map((text) => `WARNING: ${text}`)),
    read: telling('read'),
    question: telling('question'),
    counted: telling('counted'),
    suggested: telling('suggested'),
    settled: async (_, folders) => void told.push(`settled ${folders}`),
  };
  return { told, watch };
}

const person = (text: string) => [{ name: 'groundplan.yml', text, author: 'person' as const }];

test('reports source, reading, annotations, view and drawing in this order', async () => {
  const { told, watch } = watched();
  const annotations: DiagramRequest['annotations'] = async (folders, _, warn) => {
    warn(`${folders}/groundplan.yml is a link`);
    return person('format: 0.2\ntitle: Shop\nconnect:\n  aws_instance.gone:\n    - aws_vpc.v: none\n');
  };
  const {
    warnings,
    notes,
    graph,
    result: found,
    pictures,
  } = await diagram(request({ annotations }), memoryIo({}), watch);
  const [unknown] = warnings.slice(1);
  expect(unknown).toContain('aws_instance.gone');
  expect(told).toEqual([
    messages.stepReading('graph.json'),
    'read',
    'WARNING: docs/groundplan.yml is a link',
    'counted',
    `WARNING: ${unknown}`,
    'settled docs',
    messages.simplified(2, 2),
    messages.STEP_ARRANGING,
    messages.stepDrawing('svg'),
    messages.stepDrawing('svg'),
  ]);
  expect({ warnings, notes }).toEqual({
    warnings: ['docs/groundplan.yml is a link', unknown],
    notes: [messages.simplified(2, 2)],
  });
  expect([found.graph.title, graph.title]).toEqual(['', 'Shop']);
  expect(pictures.map(({ theme, format }) => `${theme} ${format}`)).toEqual(['light svg', 'dark svg']);
});

test('an invalid annotation file ends the run after reading and before a model is asked', async () => {
  const { told, watch } = watched();
  const model = { is: languageModel('ollama'), isAsked: true };
  const annotations = async () => person('unknown: key\n');
  await expect(diagram(request({ annotations, model }), memoryIo({}), watch)).rejects.toThrow('unknown');
  expect(told).toEqual([messages.stepReading('graph.json'), 'read']);
});

test('reports the prompt instead of sending it in a dry run', async () => {
  const { told, watch } = watched();
  const model = { is: languageModel('ollama'), isAsked: false };
  const asked = jest.fn();
  await diagram(request({ annotations: async () => [], model }), memoryIo({}, { request: asked }), watch);
  expect(told.slice(0, 4)).toEqual([messages.stepReading('graph.json'), 'read', 'question', 'counted']);
  expect(asked).not.toHaveBeenCalled();
});

test('returns the graph of the source without annotations, view and drawing', async () => {
  const { told, watch } = watched();
  const plain = request({ view: null, drawing: null });
  const { graph, result: found, pictures, warnings } = await diagram(plain, memoryIo({}), watch);
  expect(graph).toEqual(found.graph);
  expect({ pictures, warnings }).toEqual({ pictures: [], warnings: [] });
  expect(told).toEqual([messages.stepReading('graph.json'), 'read', 'counted', 'settled docs']);
});

test('the title of the request replaces that of the graph', async () => {
  const { graph } = await diagram(request({ title: 'Mine', drawing: null }), memoryIo({}));
  expect(graph.title).toBe('Mine');
});

test('fails for missing Graphviz before the source is read', async () => {
  const { told, watch } = watched();
  const drawing = { ...request().drawing!, layout: 'dot' as const };
  const io = memoryIo({}, { run: async () => ({ end: 'missing' }) });
  await expect(diagram(request({ drawing }), io, watch)).rejects.toThrow('dot command not found');
  expect(told).toEqual([]);
});

test.each(['low', 'normal', 'all'] as const)(
  'strips of small icons, unless all detail is asked for: %s',
  async (detail) => {
    const text = JSON.stringify({ 'aws_instance.w': [], 'aws_secretsmanager_secret.s': [] });
    const files = { kind: 'any', file: { name: 'graph.json', bytes: Buffer.from(text) }, dot: null } as const;
    const source = { is: 'files', name: 'graph.json', files, folders: [] } as const;
    const { presentation } = await diagram(request({ source, detail, view: null }), memoryIo({}));
    const strips = presentation?.items.filter((item) => item.kind === 'box' && item.style.startsWith('strip:'));
    expect(strips).toHaveLength(detail === 'all' ? 0 : 1);
  },
);
