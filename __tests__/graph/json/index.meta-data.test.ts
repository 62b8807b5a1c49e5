import fc from 'fast-check';
import { readGraphJson } from '../../../src/graph/json/index.js';
import { metaDataUnfit } from '../../../src/graph/json/messages.js';

const read = (meta_data: unknown, graphdict: unknown = { 'aws_a.x': ['aws_b.y'], 'aws_b.y': [] }) =>
  readGraphJson(JSON.stringify({ graphdict, meta_data }), 'tfdata.json');
const nodeWith = (data: unknown) => {
  const { graph, warnings } = read({ 'aws_a.x': data });
  return { node: graph.nodes.get('aws_a.x')!, warnings };
};

test('reads captions, marks and edges', () => {
  const { graph, warnings } = read({
    'aws_a.x': {
      type: 'aws_a',
      attributes: { name: 'front', engine: 'mysql' },
      provenance: 'assumed',
      change: 'delete',
      looked_up: true,
      count: 3,
      connections: { 'aws_b.y': { label: 'calls', provenance: 'implied' } },
    },
  });
  expect(graph.nodes.get('aws_a.x')).toMatchObject({
    ...{
      attributes: { name: 'front', engine: 'mysql' },
      provenance: 'assumed',
      change: 'delete',
      lookedUp: true,
      count: 3,
    },
  });
  expect(graph.edges).toEqual([
    { from: 'aws_a.x', to: 'aws_b.y', twoWay: false, label: 'calls', provenance: 'implied' },
  ]);
  expect(warnings).toEqual([]);
});

test('a described edge is two-way unless it is separate from the edge back', () => {
  const headsWith = (more: object) =>
    read(
      {
        'aws_a.x': { connections: { 'aws_b.y': { label: 'calls', ...more } } },
        'aws_b.y': { connections: { 'aws_a.x': more } },
      },
      { 'aws_a.x': ['aws_b.y'], 'aws_b.y': ['aws_a.x'] },
    ).graph.edges.map(({ from, to, twoWay, label }) => `${from} ${twoWay ? '<->' : '->'} ${to}: ${label}`);
  expect(headsWith({})).toEqual(['aws_a.x <-> aws_b.y: calls']);
  expect(headsWith({ two_way: true })).toEqual(['aws_a.x <-> aws_b.y: calls']);
  expect(headsWith({ two_way: false })).toEqual(['aws_a.x -> aws_b.y: calls', 'aws_b.y -> aws_a.x: ']);
});

test.each([
  [true, true],
  [false, undefined],
])('an arrow may be thin: %s', (thin, expected) => {
  const { graph } = read(
    { 'aws_a.x': { connections: { 'aws_b.y': { thin } } } },
    { 'aws_a.x': ['aws_b.y'], 'aws_b.y': [] },
  );
  expect(graph.edges[0]?.thin).toBe(expected);
});

test('ignores container and type of a node, which graphdict determines', () => {
  const { node } = nodeWith({ type: 'aws_vpc', inside: 'aws_vpc.none', parent: 'aws_vpc.none', address: 'aws_z.z' });
  expect(node).toMatchObject({ address: 'aws_a.x', type: 'aws_a', parent: null });
});

test('reads the details of a change', () => {
  const changed = {
    values: [{ name: 'engine', before: null, after: 'mysql', forces: true }],
    folded: { create: 2 },
    movedFrom: 'module.m["k"].aws_a.y',
  };
  const { node, warnings } = nodeWith({ change: 'replace', changed });
  expect([node.change, node.changed, warnings]).toEqual(['replace', changed, []]);
});

const VALUE = { name: 'engine', before: 'a', after: 'b' };

test.each<[string, unknown]>([
  ['a value that is not to be shown', { values: [{ ...VALUE, name: 'password' }] }],
  ['a value of several lines', { values: [{ ...VALUE, before: 'a\nb' }] }],
  ['a value without an end', { drift: [{ ...VALUE, after: 'a'.repeat(81) }] }],
  ['a value without a side', { values: [{ name: 'engine', before: 'a' }] }],
  ['values that are no list', { values: VALUE }],
  ['a reason in words', { reason: 'because <b>' }],
  ['no name of an attribute', { forcedBy: ['ami', 'a b'] }],
  ['no address', { movedFrom: 'somewhere' }],
  ['another address', { looksLike: 'aws_a' }],
  ['a count of nothing', { folded: { create: 0 } }],
  ['a count of no change', { instances: { none: 2 } }],
  ['a count of a prototype', JSON.parse('{"folded":{"__proto__":1}}')],
  ['half a thing', { countBefore: 0.5 }],
  ['no truth', { isImported: 'true' }],
  ['what nobody knows', { colour: 'red' }],
  ['a prototype', JSON.parse('{"__proto__":{"createsFirst":true}}')],
  ['nothing', {}],
  ['no object', ['createsFirst']],
])('of a change, %s is left out with the rest of it, which is said', (_, changed) => {
  const { node, warnings } = nodeWith({ change: 'update', changed });
  expect([node.change, node.changed, warnings]).toEqual([
    'update',
    undefined,
    [metaDataUnfit('tfdata.json', 'aws_a.x', 1)],
  ]);
});

test.each([
  ['an attribute that is not to be shown', { attributes: { password: 'x' } }],
  ['a prototype for attributes', JSON.parse('{"attributes":{"__proto__":{"name":"x"}}}')],
  ['a text of several lines', { attributes: { name: 'a\nb' } }],
  ['a text without an end', { attributes: { name: 'a'.repeat(81) } }],
  ['a number of nothing', { count: 0 }],
  ['half a node', { count: 1.5 }],
  ['a change that nobody knows', { change: 'explode' }],
  ['no object', 7],
])('%s is left out, which is said', (_, data) => {
  const { node, warnings } = nodeWith(data);
  expect(node).toMatchObject({ attributes: {}, count: 1, change: 'none', provenance: 'planned' });
  expect(warnings).toEqual([metaDataUnfit('tfdata.json', 'aws_a.x', 1)]);
});

test('meta_data is an invalid address in a graph file', () => {
  expect(() => readGraphJson('{"aws_a.x":[],"meta_data":{}}', 'g.json')).toThrow('not a node address');
});

test('no meta_data prevents reading the graph', () => {
  const plain = read(undefined).graph;
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('aws_a.x', '__proto__', 'c'), fc.jsonValue())),
      (data) => {
        const { graph } = read(data);
        expect([...graph.nodes.keys()]).toEqual([...plain.nodes.keys()]);
        expect(graph.edges.map(({ from, to }) => [from, to])).toEqual([['aws_a.x', 'aws_b.y']]);
      },
    ),
  );
});

test.each([
  [{ aws: ['eu-west-1'] }, { aws: ['eu-west-1'] }],
  [{ aws: 'eu-west-1', here: ['x'], azure: ['a\nb', 3] }, undefined],
  [undefined, undefined],
])('where all of a cloud is: %j', (within, expected) => {
  const text = JSON.stringify({ graphdict: { 'aws_a.x': [] }, meta_data: {}, within });
  expect(readGraphJson(text, 'tfdata.json').graph.within).toEqual(expected);
});
