import fc from 'fast-check';
import { readAnswer } from '../../../src/annotate/ai/answer.js';
import { writeSuggestions } from '../../../src/annotate/ai/suggest.js';
import { annotate, readAnnotations } from '../../../src/annotate/index.js';
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import { serialiseGraph } from '../../../src/graph/format.js';
import type { Graph } from '../../../src/graph/model.js';

const graph = createGraph({
  nodes: ['aws_lb.front', 'aws_instance.web', 'aws_vpc.main'].map((address) => createNode({ address })),
  edges: [createEdge({ from: 'aws_lb.front', to: 'aws_instance.web' })],
});
const read = (answer: string) => readAnswer(answer, graph, 'answer');
const GOOD = 'connect: {aws_lb.front: [{aws_instance.web: asks}]}';

test.each([
  ['bare', GOOD],
  ['in a block', `\`\`\`yaml\n${GOOD}\n\`\`\``],
  ['in a block that never ends', `Here:\n\`\`\`\n${GOOD}`],
  ['after chatter', `Of course! I looked at it: fine.\n\n${GOOD}`],
  ['after thoughts', `<think>\nconnect: {x.y: [z.a]}\n</think>\n${GOOD}`],
  ['as JSON', 'Answer: \n{"connect": {"aws_lb.front": [{"aws_instance.web": "asks"}]}}'],
])('reads annotations %s', (_, answer) => {
  expect(read(answer)?.annotations.connect).toMatchObject([{ from: { text: 'aws_lb.front' }, label: 'asks' }]);
});

test.each<[what: string, answer: string, dropped: string]>([
  ['a node that is not there', 'update: {aws_lb.none: {label: x}}', 'aws_lb.none (not in the diagram)'],
  [
    'an arrow that is not there',
    'connect: {aws_instance.web: [{aws_lb.front: x}]}',
    'aws_instance.web -> aws_lb.front (not in the diagram)',
  ],
  ['a pattern', 'update: {"*": {label: x}}', '* (not in the diagram)'],
  ['a prototype key', 'update: {__proto__: {label: x}, constructor: {label: y}}', '__proto__ (not in the diagram)'],
  ['a long label', `update: {aws_lb.front: {label: ${'x'.repeat(70)}}}`, 'aws_lb.front (too long)'],
])('%s is dropped and listed', (_, answer, dropped) => {
  const { annotations, dropped: listed } = read(answer)!;
  expect(listed).toContain(dropped);
  expect(annotations).toMatchObject({ connect: [], update: [] });
});

test('ignores removals of a model', () => {
  expect(read(`remove: ["*"]\ndisconnect: {"*": ["*"]}\n${GOOD}`)?.annotations).toMatchObject({
    remove: [],
    disconnect: [],
  });
  expect(read('remove: ["*"]')).toBeNull();
});

const WITH_ACTORS = `add: {person.a: {label: Ann}, external_api.b: {}}
connect: {person.a: [{aws_lb.front: opens}], aws_instance.web: [external_api.b]}`;

test('accepts people and external systems with their edges to and from existing nodes', () => {
  const { annotations, dropped } = read(WITH_ACTORS)!;
  expect(dropped).toEqual([]);
  const drawn = annotate(graph, [annotations], []).graph;
  expect([...drawn.nodes.values()].filter(({ provenance }) => provenance === 'suggested')).toMatchObject([
    { address: 'external_api.b' },
    { address: 'person.a', labelOverride: 'Ann' },
  ]);
  expect(drawn.edges.filter(({ provenance }) => provenance === 'suggested')).toMatchObject([
    { from: 'aws_instance.web', to: 'external_api.b', label: '' },
    { from: 'person.a', to: 'aws_lb.front', label: 'opens' },
  ]);
  expect(drawn.edges.filter(({ provenance }) => provenance === 'planned')).toEqual(graph.edges);
});

test('suggests external actors that a connection names, until a person names them', () => {
  const answer = 'connect: {tv_aws_users.people: [{aws_lb.front: opens}], aws_instance.web: [tv_gcp_onprem.dc]}';
  const { annotations, dropped } = read(answer)!;
  expect(dropped).toEqual([]);
  const drawnWith = (yaml: string) => annotate(graph, [annotations, readAnnotations(yaml, 'groundplan.yml')], []).graph;
  const actors = ['tv_aws_users.people', 'tv_gcp_onprem.dc'];
  const provenances = (yaml: string) => actors.map((address) => drawnWith(yaml).nodes.get(address)?.provenance);
  expect(provenances('')).toEqual(['suggested', 'suggested']);
  expect(provenances('connect: {tv_aws_users.people: [aws_lb.front]}')).toEqual(['planned', 'suggested']);
  expect(read('connect: {tv_aws_users.people: [aws_lb.none]}')!).toMatchObject({
    annotations: { add: [], connect: [] },
    dropped: ['tv_aws_users.people -> aws_lb.none (not in the diagram)', 'tv_aws_users.people (not connected)'],
  });
});

const ARROW = 'connect: {person.a: [aws_lb.front], aws_lb.front: [person.a]}';
const nobody = 'neither a person nor an external system, or already in the diagram';

test.each<[what: string, answer: string, dropped: string[]]>([
  ['a resource', 'add: [aws_s3_bucket.x]', [`aws_s3_bucket.x (${nobody})`]],
  ['a box', 'add: [tv_aws_region.x]', [`tv_aws_region.x (${nobody})`]],
  ['one of a module', 'add: [module.m.person.a]', [`module.m.person.a (${nobody})`]],
  ['an instance', "add: ['person.a[0]']", [`person.a[0] (${nobody})`]],
  ['one that is connected to nothing', 'add: [person.a]', ['person.a (not connected)']],
  [
    'an arrow between two of them',
    `add: [person.a, person.b]\nconnect: {person.a: [person.b]}`,
    ['person.a -> person.b (not in the diagram)', 'person.a (not connected)', 'person.b (not connected)'],
  ],
  [
    'an arrow to what is not there',
    `add: [person.a]\nconnect: {person.a: [aws_lb.none]}`,
    ['person.a -> aws_lb.none (not in the diagram)', 'person.a (not connected)'],
  ],
  [
    'an arrow that starts at a box',
    `add: [person.a]\nconnect: {aws_vpc.main: [person.a]}`,
    ['aws_vpc.main -> person.a (not in the diagram)', 'person.a (not connected)'],
  ],
  ['a long label', `add: {person.a: {label: ${'x'.repeat(70)}}}`, ['person.a (too long)']],
  [
    'the thirteenth',
    `add: [${Array.from({ length: 13 }, (_, i) => `person.p${i}`).join(', ')}]\nconnect:\n${Array.from({ length: 12 }, (_, i) => `  person.p${i}: [aws_lb.front]`).join('\n')}`,
    ['person.p12 (too many)'],
  ],
])('%s is rejected', (_, answer, dropped) => {
  expect(read(answer)!.dropped).toEqual(dropped);
});

test('steps may refer to suggested actors', () => {
  const { annotations, dropped } = read(`${WITH_ACTORS}
flows: {f: {steps: [{resource: person.a, label: x}, {resource: "person.a -> aws_lb.front", label: y}]}}`)!;
  expect(dropped).toEqual([]);
  expect(annotations.flows[0]!.steps).toHaveLength(2);
});

test('a node or edge that a person removes, disconnects or repeats is no longer suggested', () => {
  const { annotations } = read(`add: [person.a]\n${ARROW}`)!;
  const drawnWith = (yaml: string) => annotate(graph, [annotations, readAnnotations(yaml, 'groundplan.yml')], []).graph;
  const suggested = ({ nodes, edges }: ReturnType<typeof drawnWith>) => [
    ...[...nodes.values(), ...edges].filter(({ provenance }) => provenance === 'suggested'),
  ];
  expect(suggested(drawnWith(''))).toHaveLength(3);
  expect(suggested(drawnWith('remove: [person.a]'))).toHaveLength(0);
  expect(suggested(drawnWith('disconnect: {person.a: [aws_lb.front]}'))).toHaveLength(2);
  const said = drawnWith('add: [person.a]\nconnect: {person.a: [aws_lb.front]}');
  expect(suggested(said)).toMatchObject([{ from: 'aws_lb.front', to: 'person.a' }]);
  expect(said.nodes.get('person.a')).toMatchObject({ provenance: 'planned' });
});

test('removes control and invisible characters; markup stays text', () => {
  const { annotations } = read('update: {aws_lb.front: {label: "a\\u001b[31m\\u202eb\\u200b<script>&amp;"}}')!;
  expect(annotations.update[0]!.label).toBe('a [31m b <script>&amp;');
});

test('accepts a limited number of suggestions', () => {
  const steps = Array.from({ length: 40 }, () => '{resource: aws_lb.front, label: x}').join(',');
  const flows = Array.from({ length: 20 }, (_, i) => `f${i}: {steps: [${steps}]}`).join('\n  ');
  const found = read(`flows:\n  ${flows}`)!.annotations.flows;
  expect(found.map((flow) => flow.steps.length)).toEqual([12, 12, 12]);
});

test('rejects aliases that multiply values', () => {
  const bomb = [
    'title: &a [x,x,x,x,x,x,x,x,x,x]',
    ...'bcdefgh'.split('').map((name, i) => `k${name}: &${name} [${Array(10).fill(`*${'abcdefg'[i]}`).join(',')}]`),
  ].join('\n');
  expect(read(bomb)).toBeNull();
});

const withoutSuggestions = ({ nodes, edges }: Graph): Graph =>
  createGraph({
    nodes: [...nodes.values()].filter(({ provenance }) => provenance !== 'suggested'),
    edges: edges.filter(({ provenance }) => provenance !== 'suggested'),
  });

test('no answer crashes the reader or changes nodes of the graph', () => {
  const words = fc.constantFrom(
    'aws_lb.front',
    'aws_instance.web',
    'aws_vpc.main',
    '*',
    '__proto__',
    'person.x',
    'a -> b',
    'label',
    '',
    '\n- ',
  );
  const leaf = fc.oneof(words, fc.string(), fc.integer(), fc.constant(null));
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(words, tie('value'), { maxKeys: 3 }),
    ),
  })).value;
  const answer = fc.oneof(
    fc.string(),
    fc
      .record(
        { title: value, connect: value, update: value, flows: value, remove: value, add: value },
        { requiredKeys: [] },
      )
      .map((record) => JSON.stringify(record)),
  );
  fc.assert(
    fc.property(answer, (text) => {
      const found = read(text);
      if (found === null) return;
      const again = readAnswer(
        writeSuggestions(found.annotations, { backend: 'b', model: 'm' }),
        graph,
        'groundplan.ai.yml',
      );
      const drawn = annotate(graph, [found.annotations, ...(again === null ? [] : [again.annotations])], []);
      expect(serialiseGraph(withoutSuggestions(drawn.graph))).toBe(serialiseGraph(graph));
    }),
    { numRuns: 500 },
  );
});
