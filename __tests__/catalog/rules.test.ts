import { ALLOWED_ATTRIBUTES } from '../../src/catalog/attributes.js';
import { cloudOf, isKnown } from '../../src/catalog/index.js';
import { KNOWLEDGE } from '../../src/catalog/knowledge.js';
import { RULE_TABLES, rulesOf } from '../../src/catalog/rules.js';
import { isContainerType } from '../../src/graph/containers.js';

const entries = RULE_TABLES.flatMap((table) => Object.entries(table));
const typesIn = entries.flatMap(([key, { fold, within, wrap }]) => [
  ...(key.includes('*') ? [] : [key]),
  ...(fold?.into ?? []),
  ...(fold?.of ?? []),
  ...(fold?.near ?? []),
  ...(within ?? []),
  ...(wrap?.inside ?? []),
]);

test('every type that the rules name is in a table: a typing error would be a rule that never applies', () => {
  const named = [...new Set(typesIn)].filter((type) => type !== '*');
  expect(named.filter((type) => !isKnown(type))).toEqual([]);
});

test('no type has rules twice', () => {
  const keys = entries.map(([key]) => key);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test('details are on the allow-list', () => {
  const details = entries.flatMap(([, { detail }]) => detail ?? []);
  expect(details.filter((name) => !ALLOWED_ATTRIBUTES.includes(name))).toEqual([]);
});

test('only containers are lived in or implied', () => {
  const containers = entries.flatMap(([, { within = [], wrap }]) => [
    ...within,
    ...(wrap?.inside ?? []),
    ...(wrap ? [wrap.box] : []),
  ]);
  expect(containers.filter((type) => !isContainerType(type))).toEqual([]);
});

test('a container never folds: what is in it would be nowhere', () => {
  expect(entries.filter(([key, { fold }]) => isContainerType(key) && fold !== undefined).map(([key]) => key)).toEqual(
    [],
  );
});

test('the type wins over patterns, and the longest pattern over shorter ones', () => {
  expect(rulesOf('aws_iam_user_policy').fold?.by).toEqual(['user']);
  expect(rulesOf('aws_iam_virtual_mfa_device')).toEqual({ quiet: true });
  expect(rulesOf('aws_apigatewayv2_api').fold).toBeUndefined();
  expect(rulesOf('acme_thing')).toEqual({});
});

test('facts hold identity and rules together', () => {
  expect(KNOWLEDGE.factsOf('aws_eip')).toMatchObject({ title: expect.any(String), fold: { of: expect.anything() } });
  expect(KNOWLEDGE.placedBy('acme_thing')).toEqual([]);
  expect(KNOWLEDGE.placedBy('aws_vpc')).toEqual([]);
  expect(KNOWLEDGE.placedBy('aws_instance')[0]).toBe('subnet_id');
  expect(cloudOf('aws_instance')).toBe('aws');
});
