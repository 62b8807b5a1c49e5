/** Lists in lists, a hundred thousand of them, wherever a plan has a value: none ends the stack. */
import { main } from '../../../src/cli/main.js';
import type { Json, Resource } from '../../../src/graph/inventory.js';
import { SECRET_LENGTH_MIN } from '../../../src/terraform/limits.js';
import { referencesByValue } from '../../../src/terraform/plan/references.js';
import type { Planned } from '../../../src/terraform/plan/resources.js';
import { secretTextsOf } from '../../../src/terraform/plan/secrets.js';
import { memoryIo } from '../../support/memory-io.js';

const DEPTH = 100_000;
const deepText = (inner: string): string => `${'['.repeat(DEPTH)}${inner}${']'.repeat(DEPTH)}`;
const deep = (inner: string): Json => JSON.parse(deepText(JSON.stringify(inner))) as Json;
const SECRET = 's'.repeat(SECRET_LENGTH_MIN);

const resource = (values: Resource['values']): Resource => ({
  ...{ address: 'aws_db_instance.b', origin: 'aws_db_instance.b', mode: 'managed', type: 'aws_db_instance', name: 'b' },
  ...{ modules: [], provider: 'aws', change: 'update', values, before: values, provenance: 'planned' },
});

test('a secret is found at any depth', () => {
  const secrets = secretTextsOf({ resources: [resource({ password: deep(SECRET) })] } as unknown as Planned);
  expect([...secrets.get('aws_db_instance.b')!]).toEqual([SECRET]);
});

test('lists within blocks and blocks within lists are searched', () => {
  const value = JSON.parse(`${'[{"a":'.repeat(DEPTH)}"${SECRET}"${'}]'.repeat(DEPTH)}`) as Json;
  expect(secretTextsOf({ resources: [resource({ password: value })] } as unknown as Planned).size).toBe(0);
  expect(referencesByValue([resource({ subnet_ids: value })])).toEqual([]);
});

test('references are found at any depth of blocks', () => {
  expect(referencesByValue([resource({ subnet_ids: deep('subnet-12345678') })])).toEqual([]);
});

const planWith = (inner: string): string => {
  const after = `{"password":${deepText(inner)},"tags":${deepText(inner)},"vpc_security_group_ids":${deepText(inner)}}`;
  const change = `{"actions":["update"],"before":{},"after":${after},"after_unknown":${after},"after_sensitive":${after}}`;
  const named = '"address":"aws_db_instance.b","mode":"managed","type":"aws_db_instance","name":"b"';
  const code = `{${named},"provider_config_key":"aws","expressions":{"tags":{"constant_value":${deepText(inner)}}}}`;
  return `{"format_version":"1.2","terraform_version":"1.11.4","resource_changes":[{${named},"change":${change}}],"configuration":{"root_module":{"resources":[${code}]}}}`;
};

test.each([
  ['draw', '--source', 'a.json', '--outfile', 'a.html', '--explain'],
  ['graphdata', '--source', 'a.json', '--debug'],
  ['diff', 'a.json', 'b.json', '--format', 'json'],
])('%s', async (...args) => {
  const io = memoryIo({ 'a.json': planWith('"x"'), 'b.json': planWith('"y"') });
  expect([await main(args, io), io.err().includes('call stack')]).toEqual([0, false]);
});
