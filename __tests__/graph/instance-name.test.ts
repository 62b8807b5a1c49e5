import {
  holdsInstanceName,
  instanceName,
  instancesIn,
  MADE_UP_TEXT,
  SOME_TEXT,
  withInstances,
} from '../../src/graph/instance-name.js';

const [A, B] = ['module.m["x"].aws_sqs_queue.a', 'aws_sqs_queue.b[0]'] as const;

test('finds each instance of a text once, in text order, also in lower case or JSON', () => {
  const text = `${instanceName(A)}/${instanceName(B)},${instanceName(A)}`;
  for (const one of [text, text.toLowerCase(), JSON.stringify({ text })]) expect(instancesIn(one)).toEqual([A, B]);
});

test('finds no instance in an unknown text', () => {
  expect([holdsInstanceName(SOME_TEXT), instancesIn(`a${SOME_TEXT}b`)]).toEqual([true, []]);
  expect([holdsInstanceName(MADE_UP_TEXT), instancesIn(`a${MADE_UP_TEXT}b`)]).toEqual([true, []]);
  expect(instancesIn(`${SOME_TEXT}${instanceName(A)}${MADE_UP_TEXT}`)).toEqual([A]);
  expect(withInstances(`${SOME_TEXT}${MADE_UP_TEXT}`, () => B)).toBe(`${SOME_TEXT}${MADE_UP_TEXT}`);
  expect([holdsInstanceName('a'), instancesIn('a')]).toEqual([false, []]);
});
