import { zoneIdOf, zoneNameIn } from '../../src/catalog/locations.js';
import type { Json, Resource } from '../../src/graph/inventory.js';
import { withNumberedKeys, withoutUnknownLocations } from '../../src/planning/placeholder-locations.js';

const resource = (values: Record<string, Json>, more: Partial<Resource> = {}): Resource => ({
  address: 'aws_subnet.a',
  origin: 'aws_subnet.a',
  mode: 'managed',
  type: 'aws_subnet',
  name: 'a',
  modules: [],
  provider: 'aws',
  change: 'create',
  values,
  provenance: 'planned',
  ...more,
});

test.each<[string, Json, Json | undefined]>([
  ['availability_zone', 'zz-unknown-1a', 'zone 1'],
  ['availability_zone', 'zz-unknown-1z', undefined],
  ['availability_zone', 'eu-west-1a', 'eu-west-1a'],
  ['availability_zone_id', 'zz-unknown-1-az2', 'zone 2'],
  ['zone', 'zz-unknown1-c', 'zone 3'],
  ['zone', 'zz-unknown1-z', undefined],
  ['availability_zones', ['zz-unknown-1a', 'x', 'zz-unknown-1z'], ['zone 1', 'x']],
  ['name', 'zz-unknown-1a', undefined],
  ['name', 'LOGS-ZZUNKNOWN1', undefined],
  ['region', 'zz-unknown-1', undefined],
  ['location', 'zzunknown', undefined],
  ['tags', { Zone: 'zz-unknown-1a', Name: 'x' }, { Name: 'x' }],
  ['tags', { Name: 'x' }, { Name: 'x' }],
  ['size', 1, 1],
  ['__proto__', 'zz-unknown-1', undefined],
])('%s %j is %j', (name, value, expected) => {
  const { values } = withoutUnknownLocations(resource(Object.fromEntries([[name, value]])));
  expect(Object.hasOwn(values, name) ? values[name] : undefined).toEqual(expected);
});

test('a resource with an unknown region of its own is not in that of its provider', () => {
  const moved = withoutUnknownLocations(resource({ region: 'zz-unknown-1' }, { region: 'eu-west-1', zone: 'z' }));
  expect(moved).toEqual(resource({}));
  const stays = resource({ name: 'zz-unknown-1' }, { region: 'eu-west-1' });
  expect(withoutUnknownLocations(stays)).toEqual({ ...stays, values: {} });
  expect(withoutUnknownLocations(resource({}, { region: 'zz-unknown-1', zone: 'zz-unknown1-a' }))).toEqual(
    resource({}),
  );
});

test('unknown locations in instance keys are numbered, too', () => {
  const text = JSON.stringify({
    address: 'a.b["zz-unknown-1b"]',
    other: 'module.m["x-zz-unknown1-a"].a.b["zz-unknown-1"]',
    id: 'a.b["zz-unknown-1-az3"]',
    azure: 'a.b["zzunknown"]',
    value: 'zz-unknown-1b',
  });
  expect(JSON.parse(withNumberedKeys(text))).toEqual({
    address: 'a.b["zone 2"]',
    other: 'module.m["x-zone 1"].a.b["region"]',
    id: 'a.b["zone 3"]',
    azure: 'a.b["region"]',
    value: 'zz-unknown-1b',
  });
});

test.each([
  ['us-east-1', 'use1-az1'],
  ['zz-unknown-1', 'zz-unknown-1-az1'],
])('the first zone of %s', (region, id) => {
  expect(zoneIdOf(region, 0)).toBe(id);
});

test('zones beyond the letters of the largest region have names', () => {
  expect(zoneNameIn('aws', 'eu-west-1', 6)).toBe('eu-west-1g');
  expect(zoneNameIn('google', 'europe-west1', 6)).toBe('europe-west1-g');
});
