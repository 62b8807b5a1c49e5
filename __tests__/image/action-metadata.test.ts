/** docker/action.yml is action.yml, run in the image. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../support/root.js';

const read = (path: string) => parse(readFileSync(join(ROOT, path), 'utf8'));
const onNode = read('action.yml');
const inContainer = read('docker/action.yml');

test('it has the same inputs and outputs, but for those that choose the container', () => {
  const { runtime, image, ...inputs } = onNode.inputs;
  expect([runtime, image]).not.toContain(undefined);
  expect(inContainer.inputs).toEqual(inputs);
  expect(inContainer.outputs).toEqual(onNode.outputs);
});

test('it has no arguments and no entrypoint of its own: the inputs say everything', () => {
  expect(inContainer.runs).toEqual({ using: 'docker', image: '../Dockerfile' });
  // The entrypoint of the image takes this input for the sign that it runs as an action.
  expect(inContainer.inputs.mode.default).toBe('draw');
});
