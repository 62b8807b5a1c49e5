/** Groups, icons and colours of annotation files: what is read, and what is refused with its line. */
import { annotate, type FindTagged, readAnnotations } from '../../src/annotate/index.js';
import { createGraph, createNode } from '../../src/graph/create.js';

const ADDRESSES = ['aws_lambda_function.charge', 'aws_lambda_function.find', 'aws_sqs_queue.receipts', 'aws_vpc.main'];
const GRAPH = createGraph({ nodes: ADDRESSES.map((address) => createNode({ address })), edges: [] });

function styled(text: string, findTagged?: FindTagged) {
  const { graph, warnings, icons, brand } = annotate(GRAPH, [readAnnotations(text, 'g.yml')], [], findTagged);
  const styles = Object.fromEntries(
    [...graph.nodes.values()].flatMap(({ address, style }) => (style === undefined ? [] : [[address, style]])),
  );
  return { styles, warnings, icons: [...icons].map(([slug, { text: path }]) => [slug, path]), brand };
}

const problemsOf = (text: string): string => {
  try {
    readAnnotations(text, 'g.yml');
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('members of a group by pattern; the first box of a node counts', () => {
  const { styles, warnings } = styled(`
groups:
  Functions: { members: aws_lambda_function.*, colour: "#ABC" }
  Payments: { members: [aws_lambda_function.charge, aws_sqs_queue.receipts] }
`);
  const functions = { box: { name: 'Functions', colour: '#aabbcc' } };
  expect(styles).toEqual({
    'aws_lambda_function.charge': functions,
    'aws_lambda_function.find': functions,
    'aws_sqs_queue.receipts': { box: { name: 'Payments', colour: '#667085' } },
  });
  expect(warnings).toEqual([]);
});

test('members by tag and by team, which has several spellings', () => {
  const asked: unknown[] = [];
  const findTagged: FindTagged = (names, values) => {
    asked.push([names, values]);
    return names.includes('Owner') ? ['aws_sqs_queue.receipts'] : [];
  };
  const text = 'groups: { P: { team: pay, draw: colour }, Q: { tags: { tier: [gold, 1] } } }';
  const { styles, warnings } = styled(text, findTagged);
  expect(asked).toEqual([
    [['team', 'Team', 'owner', 'Owner'], ['pay']],
    [['tier'], ['gold', '1']],
  ]);
  expect(styles).toEqual({ 'aws_sqs_queue.receipts': { highlight: { name: 'P', colour: '#667085' } } });
  expect(warnings).toEqual(['g.yml:1:43: no drawn resource has a tag of group Q']);
});

test('a container keeps its colour, and a pattern without a match is a warning', () => {
  const text = 'groups: { P: { members: [aws_vpc.main, aws_sqs_queue.x], draw: colour } }';
  expect(styled(text)).toMatchObject({
    styles: {},
    warnings: [
      expect.stringContaining('aws_sqs_queue.x matches nothing'),
      expect.stringContaining('containers in group P keep their colour'),
    ],
  });
});

test('an icon of an address takes precedence over that of a type; files that no node uses are not read', () => {
  const text = `
icons:
  aws_lambda_function.charge: a.svg
  aws_lambda_*: ./icons/../b.svg
  aws_vpc: b.svg
  aws_instance: c.svg
  aws_sqs_queue: d.svg
  "aws_sqs_queue.*": a.svg
`;
  const { styles, icons, warnings } = styled(text);
  expect(icons).toEqual([
    ['own-1', './icons/../b.svg'],
    ['own-4', 'a.svg'],
  ]);
  expect(styles).toEqual({
    'aws_lambda_function.charge': { icon: 'own-4' },
    'aws_lambda_function.find': { icon: 'own-1' },
    'aws_sqs_queue.receipts': { icon: 'own-4' },
    'aws_vpc.main': { icon: 'own-1' },
  });
  expect(warnings).toEqual(['g.yml:6:3: aws_instance matches nothing in the diagram']);
});

test('a later file overrides groups, icons and colours of an earlier one', () => {
  const files = [
    'groups: { P: { members: "*charge" } }\nbrand: { text: "#111111", font: One }',
    'groups: { P: { members: "*find", colour: "#123456" } }\nbrand: { text: "#222222", dark: { text: "#eeeeee" } }',
  ].map((text, i) => readAnnotations(text, `${i}.yml`));
  const { graph, brand } = annotate(GRAPH, files, []);
  expect([...graph.nodes.values()].flatMap(({ style }) => style ?? [])).toEqual([
    { box: { name: 'P', colour: '#123456' } },
  ]);
  expect(brand).toEqual({ light: { text: '#222222' }, dark: { text: '#eeeeee' }, font: 'One', fontFiles: [] });
});

test.each([
  ['groups: [a]', ':1:9: expected a map with names of groups'],
  ['groups: { P: {} }', ':1:11: a group is a map with members'],
  ['groups: { P: { members: [], colour: "#123" } }', ':1:11: a group is a map with members'],
  ['groups: { P: { member: a } }', ':1:16: unknown key member; did you mean members?'],
  ['groups: { P: { team: x, draw: circle } }', ':1:31: draw must be box or colour'],
  ['groups: { P: { team: x, colour: red } }', ':1:33: a colour is a quoted string'],
  ['groups:\n  P:\n    team: x\n    colour: #0b6e86', ':4:13: a colour is a quoted string'],
  ['groups: { P: { tags: gold } }', ':1:22: expected a map of tag names'],
  ['icons: a.svg', ':1:8: expected a map of resource types or addresses'],
  ['icons: { aws_vpc: "" }', ':1:19: expected a map of resource types or addresses'],
  ['icons: { aws_vpc: [a.svg] }', ':1:19: expected a string'],
  ['brand: red', ':1:8: expected a map with background'],
  [
    'brand: { text: "#777777" }',
    ':1:16: its contrast on the background and the fill of boxes is 3.7:1, less than 4.5:1',
  ],
  ['brand: { background: "#1b2a41" }', ':1:22: the background of the light theme must be almost white'],
  ['brand: { dark: { background: "#fff" } }', ':1:30: the background of the dark theme must be almost black'],
  ['brand: { dark: { text: "#0b6e86" } }', 'less than 4.5:1'],
  ['brand: { line: "#cccccc" }', ':1:16: its contrast'],
  ['brand: { accent: "#ffee00" }', ':1:18: its contrast'],
  [`brand: { font: "a'; fill: red" }`, ':1:16: the name of a font has letters'],
  ['brand: { font_files: "" }', ':1:22: expected the path of a font file'],
])('%s is refused', (text, problem) => {
  expect(problemsOf(text)).toContain(problem);
});
