/** Types that are drawn and have no row: "may replace" is said of each of their attributes. */
import { cloudOf } from '../../../src/catalog/index.js';
import aws from '../../../src/catalog/replacement/rows/aws.json' with { type: 'json' };
import azure from '../../../src/catalog/replacement/rows/azure.json' with { type: 'json' };
import google from '../../../src/catalog/replacement/rows/google.json' with { type: 'json' };
import { TABLES } from '../../../src/catalog/tables.js';

const ROWS: ReadonlySet<string> = new Set([aws, azure, google].flatMap(({ types }) => Object.keys(types)));

/** Those of Terraform's own providers: patterns, pseudo-types and other providers have no rows. */
const CATALOGUE = TABLES.flatMap((table) => Object.keys(table)).filter(
  (type) => /^(?:aws|azurerm|google)_[a-z0-9_]+$/.test(type) && cloudOf(type) !== 'other',
);

test('few types of the catalogue have no row', () => {
  const missing = CATALOGUE.filter((type) => !ROWS.has(type)).sort();
  process.stdout.write(`${missing.length} of ${CATALOGUE.length} types without a row:\n${missing.join('\n')}\n`);
  expect(missing.length).toBeLessThan(CATALOGUE.length / 5);
});
