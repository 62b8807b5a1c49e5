import fc from 'fast-check';
import { ALLOWED_ATTRIBUTES } from '../../src/catalog/attributes.js';
import type { Json } from '../../src/graph/inventory.js';
import { drawn } from './build.js';

const CANARY = 'canary-9f3b';
const types = ['aws_db_instance.x', 'azurerm_key_vault.x', 'google_sql_database_instance.x', 'acme_thing.x'];

test('nothing that is not on the list gets out, whatever it is called and however deep it is', () => {
  const secret: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      fc.constant<Json>(CANARY),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(fc.string(), fc.constantFrom(...ALLOWED_ATTRIBUTES)), tie('value'), { maxKeys: 3 }),
    ),
  })).value;
  const others = fc.string().filter((name) => !ALLOWED_ATTRIBUTES.includes(name) && name !== 'tags');
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.dictionary(others, secret), (address, values) => {
      expect(JSON.stringify([...drawn({ [address]: { values } }).nodes.values()])).not.toContain(CANARY);
    }),
  );
});

test('a block under an allowed name stays inside; of the tags only the name gets out', () => {
  const values = {
    sku: [{ key: CANARY }],
    name: { nested: CANARY },
    tags: { Name: 'web', Password: CANARY },
    engine: 'mysql',
  };
  expect(drawn({ 'aws_db_instance.x': { values } }).nodes.get('aws_db_instance.x')?.attributes).toEqual({
    name: 'web',
    engine: 'mysql',
  });
});

test('long and broken texts become one short line', () => {
  const { attributes } = drawn({
    'aws_s3_bucket.b': { values: { bucket: `a\n b${'x'.repeat(200)}`, location: [] } },
  }).nodes.get('aws_s3_bucket.b')!;
  expect(attributes.bucket).toMatch(/^a bx+…$/);
  expect([...(attributes.bucket as string)]).toHaveLength(80);
  expect(attributes).not.toHaveProperty('location');
});

test('numbers and lists of plain values are shown', () => {
  const values = { port: 5432, multi_az: true, address_space: ['10.0.0.0/16', '10.1.0.0/16'] };
  expect(drawn({ 'azurerm_virtual_network.n': { values } }).nodes.get('azurerm_virtual_network.n')?.attributes).toEqual(
    {
      port: '5432',
      multi_az: 'true',
      address_space: '10.0.0.0/16, 10.1.0.0/16',
    },
  );
});
