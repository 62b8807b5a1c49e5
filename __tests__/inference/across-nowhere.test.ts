/** What lies across subnets that nothing is around, where others have made one box of some of these. */
import { drawn, type Sketch } from './build.js';

const SUBNETS: Record<string, Sketch> = { 'aws_subnet.a': {}, 'aws_subnet.b': {}, 'aws_subnet.c': {} };
const across = (...names: string[]): Sketch => ({ refs: { vpc_config: names.map((name) => `aws_subnet.${name}`) } });
const parentsOf = (sketches: Record<string, Sketch>): Record<string, string | null> =>
  Object.fromEntries([...drawn({ ...SUBNETS, ...sketches }).nodes.values()].map((node) => [node.address, node.parent]));

test('it stands once in that box, and in each of the others', () => {
  expect(
    parentsOf({
      'aws_lambda_function.one': across('a', 'b'),
      'aws_lambda_function.two': across('a', 'b'),
      'aws_lambda_function.wide': across('a', 'b', 'c'),
    }),
  ).toEqual({
    ...{ 'aws_subnet.a': null, 'aws_subnet.c': null },
    ...{ 'aws_lambda_function.one': 'aws_subnet.a', 'aws_lambda_function.two': 'aws_subnet.a' },
    ...{ 'aws_lambda_function.wide~1': 'aws_subnet.a', 'aws_lambda_function.wide~2': 'aws_subnet.c' },
  });
});

test('a subnet with a copy in it is no part of a box', () => {
  const parents = parentsOf({
    'aws_instance.own': { refs: { subnet_id: 'aws_subnet.c' } },
    'aws_instance.other': { refs: { subnet_id: 'aws_subnet.c' } },
    'aws_instance.third': { refs: { subnet_id: 'aws_subnet.c' } },
    'aws_lambda_function.wide': across('a', 'b', 'c'),
    'aws_lambda_function.wider': across('a', 'b', 'c'),
    'aws_lambda_function.one': across('a', 'b'),
  });
  const boxes = new Set(Object.values(parents).filter((parent) => parent !== null));
  for (const box of boxes) expect(Object.keys(parents)).toContain(box);
  expect(Object.keys(parents).filter((address) => address.includes('wide.') || address.includes('wide~'))).toHaveLength(
    3,
  );
});
