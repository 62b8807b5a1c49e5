import { ALLOWED_ATTRIBUTES } from '../../src/catalog/attributes.js';
import { BOXES } from '../../src/catalog/boxes.js';
import { boxFactsOf } from '../../src/catalog/index.js';
import { NOUNS, nounOf, outsideInText } from '../../src/catalog/nouns.js';
import { SETTING_KINDS, settingKindOf, UNITS_BY_ATTRIBUTE } from '../../src/catalog/settings.js';
import { TABLES } from '../../src/catalog/tables.js';
import { OUTSIDE_TYPES } from '../../src/graph/node-types.js';

const titles: readonly (readonly [string, string])[] = TABLES.flatMap((table) =>
  Object.entries(table).flatMap(([type, { title = '', products }]) => [
    [type, title] as const,
    ...[...(products?.products.values() ?? [])].map(([product]) => [type, product] as const),
  ]),
);
const boxes = [...BOXES.keys()].map((style) => [style.split(':', 1)[0]!, boxFactsOf(style).title] as const);

test('each row is about a title that there is, and the first about it', () => {
  const used = new Set([...titles, ...boxes].map(([, title]) => NOUNS.findIndex((row) => row.title.test(title))));
  expect(NOUNS.flatMap((row, at) => (used.has(at) ? [] : [row.title.source]))).toEqual([]);
});

test.each([
  ['aws_db_instance', 'RDS for PostgreSQL', 'database', 'store'],
  ['aws_lb', 'Network Load Balancer', 'load balancer', 'entry'],
  ['aws_subnet', 'Private subnet', 'private subnet', 'network'],
  ['aws_lambda_function', 'Lambda function', 'function', 'compute'],
  ['aws_internet_gateway', 'Internet gateway', 'internet gateway', 'entry'],
  ['aws_iam_role', 'IAM role', 'role', 'other'],
  ['aws_instance', 'EC2 instance', 'EC2 instance', 'compute'],
  ['azurerm_storage_account', 'Storage account', 'storage account', 'store'],
  ['google_sql_database_instance', 'Cloud SQL instance', 'database', 'store'],
  ['aws_network_acl_rule', 'Network ACL rule', 'network ACL rule', 'network'],
  ['azurerm_storage_container', 'Blob container', 'blob container', 'store'],
  ['aws_glue_catalog_table', 'Glue table', 'Glue table', 'store'],
  ['google_dns_policy', 'Cloud DNS policy', 'Cloud DNS policy', 'network'],
  ['azurerm_virtual_wan', 'Virtual WAN', 'Virtual WAN', 'network'],
  ['unheard_of', 'Unheard of', 'Unheard of', 'other'],
])('%s, "%s": %s, %s', (type, title, one, effect) => {
  expect(nounOf(type, title)).toMatchObject({ one, effect });
});

test('what has no common noun has no plural', () => {
  expect(nounOf('azurerm_data_factory', 'Data Factory')).toMatchObject({ isProper: true, many: 'Data Factory' });
  expect(nounOf('aws_vpc', 'VPC')).toMatchObject({ isProper: false, many: 'VPCs' });
});

test('the title of an unknown type may be of any length, its noun not', () => {
  expect(nounOf('x', 'Word '.repeat(10_000)).one.length).toBeLessThanOrEqual(60);
});

test('whoever is outside is spoken of', () => {
  expect(OUTSIDE_TYPES.filter((type) => outsideInText(type) === undefined)).toEqual([]);
});

test('what attributes mean is said of such as are shown', () => {
  const named = [...SETTING_KINDS.keys(), ...UNITS_BY_ATTRIBUTE.keys()];
  expect(named.filter((name) => !ALLOWED_ATTRIBUTES.includes(name))).toEqual([]);
  expect([...UNITS_BY_ATTRIBUTE.keys()].filter((name) => settingKindOf(name) !== 'size')).toEqual([]);
});
