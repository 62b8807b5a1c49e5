import { compare } from '../../src/diff/index.js';
import type { Revision } from '../../src/diff/model.js';
import { marks, marksOf, side } from './support.js';

const A = 'aws_instance.a';
const B = 'aws_instance.b';
const between = (...arrows: string[]) => side(`${A}\n${B}`, arrows);

test.each([
  ['the same', [`${A} -> ${B} 443`], [`${A} -> ${B} 443`], []],
  ['new', [], [`${A} -> ${B}`], [`${A} -> ${B}: create`]],
  ['gone', [`${A} -> ${B}`], [], [`${A} -> ${B}: delete`]],
  ['gone, both ways', [`${A} <-> ${B}`], [], [`${A} <-> ${B}: delete`]],
  ['another label', [`${A} -> ${B} 80`], [`${A} -> ${B} 443`], [`${A} -> ${B} 443: update`]],
  ['thin now', [`${A} -> ${B}`], [`${A} ~> ${B}`], [`${A} -> ${B}: update`]],
  ['both ways now', [`${A} -> ${B}`], [`${A} <-> ${B}`], [`${A} <-> ${B}: update`]],
  ['one way now', [`${A} <-> ${B}`], [`${B} -> ${A}`], [`${B} -> ${A}: update`]],
  ['turned around', [`${A} -> ${B}`], [`${B} -> ${A}`], [`${B} -> ${A}: update`]],
  ['one for two', [`${A} -> ${B}`, `${B} -> ${A}`], [`${A} <-> ${B}`], [`${A} <-> ${B}: update`]],
  ['one more, the other way', [`${A} -> ${B}`], [`${A} -> ${B}`, `${B} -> ${A}`], [`${B} -> ${A}: create`]],
  ['one of two is left', [`${A} -> ${B}`, `${B} -> ${A}`], [`${B} -> ${A}`], [`${A} -> ${B}: delete`]],
  ['to itself', [`${A} -> ${A}`], [], [`${A} -> ${A}: delete`]],
])('%s', (_, before, after, expected) => {
  expect(marksOf(between(...before), between(...after))).toEqual(expected);
});

test('an arrow of a thing that has moved is the same arrow', () => {
  const before = side(`aws_vpc.v\n  ${A}\n${B}`, [`${A} -> ${B}`]);
  const after = side(`${A}\naws_vpc.v\n${B}`, [`${A} -> ${B}`]);
  expect(marksOf(before, after)).toEqual([`${A}: move`, `${A}~1 in aws_vpc.v: ghost of ${A}`, `${A}~1 -> ${A}: move`]);
});

test('arrows of copies lead to and from the copy in the same box', () => {
  const one = side('aws_subnet.b\n  aws_lb.l~1\naws_subnet.c\n  aws_lb.l~2\naws_instance.i', [
    'aws_lb.l~1 -> aws_instance.i',
    'aws_lb.l~2 -> aws_instance.i',
  ]);
  const more = side(
    'aws_subnet.a\n  aws_lb.l~1\naws_subnet.b\n  aws_lb.l~2\naws_subnet.c\n  aws_lb.l~3\naws_instance.i',
    ['aws_lb.l~2 -> aws_instance.i', 'aws_lb.l~3 -> aws_instance.i'],
  );
  expect(marks(compare(one, more)).filter((line) => line.includes('->'))).toEqual([]);
});

test('an arrow both ways is gone in the order of the addresses in the union', () => {
  const before = side('aws_vpc.a\n  aws_lb.l~1\naws_vpc.b\n  aws_lb.l~2', ['aws_lb.l~1 <-> aws_lb.l~2']);
  const after = side('aws_vpc.a\n  aws_lb.l~2\naws_vpc.b\n  aws_lb.l~1');
  expect(marksOf(before, after)).toEqual(['aws_lb.l~1 <-> aws_lb.l~2: delete']);
});

test.each([
  ['in and out', 'implied', ['->', '<->'], []],
  ['out only', 'implied', ['<->', '->'], []],
  ['a stated one, in and out', 'planned', ['->', '<->'], [`${A} <-> ${B}: update`]],
] as const)(
  'who comes in where before one only went out is no change of the implied arrow: %s',
  (_, provenance, heads, expected) => {
    const [before, after] = heads.map((head) => {
      const { graph, ...rest } = between(`${A} ${head} ${B}`);
      return { ...rest, graph: { ...graph, edges: graph.edges.map((edge) => ({ ...edge, provenance })) } };
    });
    expect(marksOf(before as Revision, after as Revision)).toEqual(expected);
  },
);
