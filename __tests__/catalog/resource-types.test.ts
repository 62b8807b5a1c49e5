import { join } from 'node:path';
import { expectGolden } from '../support/golden.js';
import { resourceTypesPage } from '../support/resource-types.js';
import { ROOT } from '../support/root.js';

test('docs/resource-types.md says what the tables say', () => {
  expectGolden(join(ROOT, 'docs/resource-types.md'), resourceTypesPage());
});
