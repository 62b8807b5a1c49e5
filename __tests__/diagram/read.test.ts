import * as messages from '../../src/diagram/messages.js';
import { readGraph } from '../../src/diagram/read.js';
import type { Sources } from '../../src/diagram/source.js';
import { InvalidInput } from '../../src/errors.js';

const sources = (value: unknown): Sources => ({
  kind: 'any',
  file: { name: 'input.json', bytes: Buffer.from(JSON.stringify(value)) },
  dot: null,
});

const change = (address: string, mode: 'managed' | 'data', actions: string[]) => {
  const [type, name] = address.replace('data.', '').split('.');
  return { address, mode, type, name, provider_name: 'aws', change: { actions, before: null, after: {} } };
};

const plan = (...resource_changes: unknown[]) => ({ format_version: '1.2', resource_changes });

test('reads a graph file unchanged, without a ledger', async () => {
  const found = await readGraph(sources({ 'aws_instance.a': ['aws_instance.b', 'aws_s3_bucket.c'] }));
  expect(found.ledger).toBeNull();
  expect([...found.services]).toEqual([
    ['aws_instance', 2],
    ['aws_s3_bucket', 1],
  ]);
  expect(found.graph.edges).toHaveLength(2);
});

test('reads the graph of debug data', async () => {
  const found = await readGraph(sources({ graphdict: { 'aws_instance.a': [] }, meta_data: {} }));
  expect([...found.graph.nodes.keys()]).toEqual(['aws_instance.a']);
});

test('counts the resources and changes of a plan', async () => {
  const found = await readGraph(sources(plan(change('aws_instance.a', 'managed', ['create']))));
  expect(found.ledger?.summary).toEqual({ total: 1, drawn: 1, folded: 0, hidden: 0 });
});

test('reads a file given as a plan as a plan', async () => {
  const graph = sources({ 'aws_instance.a': [] });
  await expect(readGraph({ ...graph, kind: 'plan' })).rejects.toThrow("Plan file does not contain 'resource_changes'");
});

test('rejects a plan without drawn resources', async () => {
  const only = plan(change('data.aws_caller_identity.me', 'data', ['read']));
  const failure = await readGraph(sources(only)).catch((error) => error);
  expect(failure).toBeInstanceOf(InvalidInput);
  expect([failure.message, failure.remedy]).toEqual(['No resources found', messages.noResourcesRemedy(1, 1)]);
});
