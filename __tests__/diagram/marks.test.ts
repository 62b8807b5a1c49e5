/** `--changes` and `--drift`: what of a plan's changes reaches the words of a picture. */

import type { Drawing } from '../../src/diagram/draw.js';
import { type DiagramRequest, diagram } from '../../src/diagram.js';
import { memoryIo } from '../support/memory-io.js';

const entry = (address: string, actions: readonly string[], name = 'n') => ({
  address,
  mode: 'managed',
  change: { actions, before: { name: 'n' }, after: { name } },
});

const MIXED = {
  format_version: '1.2',
  resource_changes: [entry('aws_sqs_queue.gone', ['delete']), entry('aws_sqs_queue.stays', ['no-op'])],
  resource_drift: [entry('aws_sqs_queue.stays', ['update'], 'drifted')],
};

const requestOf = (plan: object, drawing: Partial<Drawing>): DiagramRequest => ({
  source: {
    is: 'files',
    name: 'plan.json',
    files: { kind: 'any', file: { name: 'plan.json', bytes: Buffer.from(JSON.stringify(plan)) }, dot: null },
    folders: [],
  },
  detail: 'normal',
  annotations: null,
  model: null,
  view: null,
  title: null,
  drawing: { formats: [], themes: ['light'], scale: null, modules: 'auto', layout: 'nested', ...drawing },
});

const draw = (plan: object, drawing: Partial<Drawing> = {}) => diagram(requestOf(plan, drawing), memoryIo({}));

const wordsOf = async (...given: Parameters<typeof draw>) =>
  ((await draw(...given)).presentation?.items ?? [])
    .filter(({ kind }) => kind === 'node')
    .map(({ change, alert }) => [change, alert]);

const MARKED = [
  ['delete', 'to be destroyed'],
  ['none', ''],
];

test.each<[NonNullable<Drawing['changes']>, unknown]>([
  ['auto', MARKED],
  ['on', MARKED],
  ['off', MARKED.map(() => ['none', ''])],
])('changes: %s', async (changes, expected) => {
  expect(await wordsOf(MIXED, { changes })).toEqual(expected);
  // Whether the source knows is no matter of what is shown.
  expect((await draw(MIXED, { changes })).knowsChanges).toBe(true);
});

/** Debug data of code that was planned offline. */
const UNKNOWING = {
  graphdict: { 'aws_sqs_queue.gone': [], 'aws_sqs_queue.stays': [] },
  meta_data: { 'aws_sqs_queue.gone': { change: 'delete' } },
};

test.each<[NonNullable<Drawing['changes']>, object, unknown]>([
  ['auto', UNKNOWING, MARKED.map(() => ['none', ''])],
  ['on', UNKNOWING, MARKED],
  ['auto', { ...UNKNOWING, changes: true }, MARKED],
])('changes: %s, for a source that does not know what exists', async (changes, source, expected) => {
  expect(await wordsOf(source, { changes })).toEqual(expected);
  expect((await draw(source)).knowsChanges).toBe(false);
});

test('shows drift on request, and keeps it for debug data', async () => {
  const drift = [{ name: 'name', before: 'n', after: 'drifted' }];
  const said = async (drawing: Partial<Drawing>) => {
    const { result: found, graph } = await draw(MIXED, drawing);
    return [found.graph, graph].map(({ nodes }) => nodes.get('aws_sqs_queue.stays')?.changed);
  };
  expect(await said({})).toEqual([{ drift }, undefined]);
  expect(await said({ drift: true })).toEqual([{ drift }, { drift }]);
});

test('keeps other details of a change without its drift', async () => {
  const changes = [{ ...entry('aws_sqs_queue.stays', ['update']), previous_address: 'aws_sqs_queue.was' }];
  const { graph } = await draw({ ...MIXED, resource_changes: changes });
  expect(graph.nodes.get('aws_sqs_queue.stays')?.changed).toEqual({ movedFrom: 'aws_sqs_queue.was' });
});

test('counts the changes of a plan like Terraform', async () => {
  const { result: found } = await draw(MIXED);
  expect(found.graph.changes?.plan).toEqual({ import: 0, add: 0, change: 0, destroy: 1, forget: 0 });
});
