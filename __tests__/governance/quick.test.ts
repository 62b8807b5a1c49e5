import { nearestTestsIn } from '../../scripts/quick/nearest.mjs';
import { filesBelow } from '../support/files.js';
import { ROOT } from '../support/root.js';

const nearestTests = nearestTestsIn(ROOT);

/** Only the tests of whole programs see it. */
const IN_PROGRAMS = ['src/platform/github-runner.ts'];

test('npm run quick finds the test that imports what has changed, and a test that has changed', () => {
  expect(nearestTests(['src/graph/order.ts'])).toEqual(['__tests__/graph/order.test.ts']);
  expect(nearestTests(['__tests__/graph/order.test.ts'])).toEqual(['__tests__/graph/order.test.ts']);
});

test('npm run quick finds a test for every file of a stage', () => {
  const files = filesBelow('src', '.ts')
    .map(({ path }) => path)
    .filter((path) => !/^src\/(cli|action|diagram)\/|\.d\.ts$/.test(path) && path.split('/').length > 2);
  expect(files.filter((path) => nearestTests([path]).length === 0)).toEqual(IN_PROGRAMS);
});
