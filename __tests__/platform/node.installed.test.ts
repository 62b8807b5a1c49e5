import { installedPackage } from '../../src/platform/node.js';

const version = (require('ajv/package.json') as { version: string }).version;

test('only a package in exactly the requested version is returned', () => {
  expect(installedPackage('ajv', version)).toHaveProperty('Ajv');
});

test.each([
  ['in another version', 'ajv', '0.0.1'],
  ['that is not there', '@groundplan/none', '1.0.0'],
  ['that is a file, not a package', './installed', '1.0.0'],
])('null for one %s', (_, name, wanted) => {
  expect(installedPackage(name, wanted)).toBeNull();
});
