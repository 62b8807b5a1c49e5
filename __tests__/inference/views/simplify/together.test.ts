/** What one node says that stands for several. */
import { createNode } from '../../../../src/graph/create.js';
import { mergeNodes } from '../../../../src/inference/views/simplify/together.js';

const called = (...addresses: readonly string[]) =>
  mergeNodes(
    addresses.map((address) => createNode({ address })),
    () => false,
  ).labelOverride;

test('instances of one resource get no names: all are called what one of them is', () => {
  expect(called('aws_instance.web[0]', 'aws_instance.web[1]')).toBeUndefined();
  expect(called('aws_instance.web["a"]', 'aws_instance.web["b"]', 'aws_instance.web["c"]')).toBeUndefined();
});

test('resources get the names that tell them apart, those of their modules where their own do not', () => {
  expect(called('aws_instance.web', 'aws_instance.app')).toBe('web, app');
  expect(called('module.a.aws_instance.this', 'module.b.aws_instance.this')).toBe('a, b');
});

test('an address that is taken gets an index, unless one of them has it', () => {
  const members = ['module.a.aws_instance.i', 'module.b.aws_instance.i'].map((address) => createNode({ address }));
  expect(mergeNodes(members, () => false).address).toBe('aws_instance.i');
  expect(mergeNodes(members, (address) => address === 'aws_instance.i').address).toBe('aws_instance.i[1]');
});
