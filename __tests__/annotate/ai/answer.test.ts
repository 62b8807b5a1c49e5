import fc from 'fast-check';
import { readAnswer } from '../../../src/annotate/ai/answer.js';
import { writeSuggestions } from '../../../src/annotate/ai/file.js';
import { annotate } from '../../../src/annotate/index.js';
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import { serialiseGraph } from '../../../src/graph/format.js';

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
])('the annotations are found %s', (_, answer) => {
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

test('additions and removals of a model are not read at all', () => {
  expect(
    read(`add: {external.x: {label: x}}\nremove: ["*"]\ndisconnect: {"*": ["*"]}\n${GOOD}`)?.annotations,
  ).toMatchObject({ add: [], remove: [], disconnect: [] });
  expect(read('remove: ["*"]')).toBeNull();
});

test('controls and invisible characters go; markup stays text', () => {
  const { annotations } = read('update: {aws_lb.front: {label: "a\\u001b[31m\\u202eb\\u200b<script>&amp;"}}')!;
  expect(annotations.update[0]!.label).toBe('a [31m b <script>&amp;');
});

test('no more than what a picture can hold', () => {
  const steps = Array.from({ length: 40 }, () => '{resource: aws_lb.front, label: x}').join(',');
  const flows = Array.from({ length: 20 }, (_, i) => `f${i}: {steps: [${steps}]}`).join('\n  ');
  const found = read(`flows:\n  ${flows}`)!.annotations.flows;
  expect(found.map((flow) => flow.steps.length)).toEqual([12, 12, 12]);
});

test('a bomb of aliases is nothing', () => {
  const bomb = [
    'title: &a [x,x,x,x,x,x,x,x,x,x]',
    ...'bcdefgh'.split('').map((name, i) => `k${name}: &${name} [${Array(10).fill(`*${'abcdefg'[i]}`).join(',')}]`),
  ].join('\n');
  expect(read(bomb)).toBeNull();
});

test('whatever is answered: no crash, and the graph stays the graph', () => {
  const words = fc.constantFrom(
    'aws_lb.front',
    'aws_instance.web',
    'aws_vpc.main',
    '*',
    '__proto__',
    'external.x',
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
      expect(serialiseGraph(drawn.graph)).toBe(serialiseGraph(graph));
    }),
    { numRuns: 500 },
  );
});
