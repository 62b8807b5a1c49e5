import { elementNumber } from '../../src/catalog/examples.js';

test.each([
  ['each', ''],
  ['each-1', '2'],
  ['aws_subnets.ids-2', '3'],
  ['each-1-each-0', '2 1'],
  ['each-1_each-0', '2 1'],
  ['each-2.each-1', '3 2'],
  ['each_each-1', '2'],
  ['198.18.1.0/24', '2'],
])('the number of the placeholder %s is %j', (text, number) => {
  expect(elementNumber(text)).toBe(number);
});

test.each(['each-3', 'web', 'each-1x', 'each-', '198.18.0.0/16'])('%s is not a placeholder element', (text) => {
  expect(elementNumber(text)).toBeNull();
});
