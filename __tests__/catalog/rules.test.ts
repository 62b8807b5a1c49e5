import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED_ATTRIBUTES, OPENED_ATTRIBUTE } from '../../src/catalog/attributes.js';
import { cloudOf, hasTitle } from '../../src/catalog/index.js';
import { KNOWLEDGE } from '../../src/catalog/knowledge.js';
import { wrapsOf } from '../../src/catalog/model.js';
import { byPatterns } from '../../src/catalog/rows.js';
import { isContainerType } from '../../src/graph/node-types.js';
import { ROOT } from '../support/root.js';
import { CLOUDS, ROWS, RULES } from '../support/rows.js';

const entries = ROWS;
const typesIn = entries.flatMap(([, { fold, within, ...row }]) => [
  ...(fold?.hostTypes ?? []),
  ...(fold?.userTypes ?? []),
  ...(fold?.nearest ?? []),
  ...(within ?? []),
  ...wrapsOf(row).flatMap(({ inside }) => inside),
]);

test('every type that the rules name is in a table: a typing error would be a rule that never applies', () => {
  const named = [...new Set(typesIn)].filter((type) => type !== '*');
  expect(named.filter((type) => !hasTitle(type))).toEqual([]);
});

test('no type has two rows', () => {
  const keys = entries.map(([key]) => key);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test('details are on the allow-list', () => {
  const details = entries.flatMap(([, { detail }]) => detail ?? []);
  expect(details.filter((name) => ![...ALLOWED_ATTRIBUTES, OPENED_ATTRIBUTE].includes(name))).toEqual([]);
});

test('only containers are lived in or implied', () => {
  const containers = entries.flatMap(([, { within = [], ...row }]) => [
    ...within,
    ...wrapsOf(row).flatMap(({ box, inside }) => [box, ...inside]),
  ]);
  expect(containers.filter((type) => !isContainerType(type))).toEqual([]);
});

test('a container never folds: what is in it would be nowhere', () => {
  expect(entries.filter(([key, { fold }]) => isContainerType(key) && fold !== undefined).map(([key]) => key)).toEqual(
    [],
  );
});

test('a fact that a row leaves out is that of the longest pattern that has it, unless the row stands alone', () => {
  const of = byPatterns([
    ['a_*', { supporting: true, hide: 'short' }],
    ['a_*_c', { hide: 'long' }],
    ['a_*_alone_c', { alone: true, passive: true }],
  ]);
  expect(['a_x_c', 'a_x', 'a_x_alone_c', 'b_a_x', '__proto__'].map(of)).toEqual([
    { supporting: true, hide: 'long' },
    { supporting: true, hide: 'short' },
    { alone: true, passive: true },
    {},
    {},
  ]);
  expect(KNOWLEDGE.factsOf('aws_iam_user_policy').fold?.attributes).toEqual(['user']);
  expect(KNOWLEDGE.factsOf('aws_apigatewayv2_api').fold).toBeUndefined();
  expect(KNOWLEDGE.factsOf('aws_iam_future_thing').supporting).toBe(true);
});

test('a row that stands alone is one that a pattern would say something of', () => {
  const patterns = entries.filter(([key]) => key.includes('*'));
  const fits = (pattern: string, type: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(type);
  const idle = entries.filter(([key, { alone }]) => alone && !patterns.some(([one]) => one !== key && fits(one, key)));
  expect(idle.map(([key]) => key)).toEqual([]);
});

test('facts hold identity and rules together', () => {
  expect(KNOWLEDGE.factsOf('aws_eip')).toMatchObject({
    title: expect.any(String),
    fold: { userTypes: expect.anything() },
  });
  expect(KNOWLEDGE.placedBy('acme_thing')).toEqual([]);
  expect(KNOWLEDGE.placedBy('aws_vpc')).toEqual([]);
  expect(KNOWLEDGE.placedBy('aws_instance')[0]).toBe('subnet_id');
  expect(cloudOf('aws_instance')).toBe('aws');
});

test('a container says by which attributes it is in another one: whatever else it names may be inside', () => {
  const inside = entries.filter(([key, { within }]) => isContainerType(key) && within !== undefined);
  expect(inside.length).toBeGreaterThan(3);
  expect(inside.filter(([, { placedBy }]) => placedBy === undefined).map(([key]) => key)).toEqual([]);
});

/** Parts that are called after one type and fold by an attribute that is called like another: so their providers have it. */
const CALLED_OTHERWISE: ReadonlySet<string> = new Set([
  'aws_vpc_dhcp_options_association',
  'aws_vpc_security_group_ingress_rule',
  'aws_vpc_security_group_egress_rule',
  'aws_vpc_security_group_vpc_association',
  'aws_route_table',
  'aws_eip_association',
  'azurerm_shared_image_version',
  'azurerm_redis_cache_access_policy_assignment',
]);

test('a part folds by the attribute that is called like the type that it is called after: a copied row has that of another', () => {
  const rows = RULES.filter(([key]) => !key.includes('*'));
  const types = rows.map(([key]) => key);
  const calledAfter = (type: string): string | undefined =>
    types.filter((other) => type.startsWith(`${other}_`)).sort((a, b) => b.length - a.length)[0];
  const others = rows.filter(([type, { fold }]) => {
    const cloud = type.split('_', 1)[0] as string;
    const named = (fold?.attributes ?? [])
      .map((attribute) => `${cloud}_${attribute.replace(/_(ids?|name|arn)$/, '')}`)
      .filter((other) => other !== type && types.includes(other));
    const whole = calledAfter(type);
    return whole !== undefined && named.length > 0 && !named.includes(whole);
  });
  expect(new Set(others.map(([type]) => type))).toEqual(CALLED_OTHERWISE);
});

test('a type without a row has the title and icon of its prefix, also where a pattern fits it alone', () => {
  const alone = CLOUDS.flatMap(({ PATTERN_TABLES }) => PATTERN_TABLES.flatMap((table) => Object.entries(table))).filter(
    ([key]) => !key.includes('*'),
  );
  expect(alone.map(([key]) => key)).toContain('azurerm_mariadb_firewall_rule');
  const named = alone.filter(([key, row]) => hasTitle(key) || 'title' in row || 'icon' in row || 'category' in row);
  expect(named.map(([key]) => key)).toEqual([]);
});

test('every fact of a type has a sentence and a line of Terraform, or a type that it is about', () => {
  const model = readFileSync(join(ROOT, 'src/catalog/model.ts'), 'utf8');
  const facts = model.slice(model.indexOf('export interface TypeFacts {'));
  const members = [
    ...facts.slice(0, facts.indexOf('\n}\n')).matchAll(/((?:^ {2}[/ ]\*.*\n)*)^ {2}readonly (\w+)\??:/gm),
  ];
  expect(members.length).toBeGreaterThan(100);
  const isDocumented = (doc: string): boolean => /^ {2}\/\*\*[\s*]+[A-Z][^`]+`[\s\S]+\*\/\n$/.test(doc);
  expect(members.filter(([, doc]) => !isDocumented(doc!)).map(([, , name]) => name)).toEqual([]);
});
