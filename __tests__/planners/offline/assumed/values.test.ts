/** Which values of a resource are left out because they were made up. */
import type { Resource } from '../../../../src/graph/inventory.js';
import type { Taint } from '../../../../src/planners/offline/assumed/taint.js';
import { Facts } from '../../../../src/planners/offline/assumed/values.js';
import { ConfigGraphBuilder } from '../../../../src/terraform/references/config-graph.js';

const builder = new ConfigGraphBuilder();
for (const path of ['zone', 'name', 'tags', 'size', 'region'])
  builder.add('aws_x.x', { to: 'var.v', path, keys: [], keyed: false });
builder.add('aws_x.x', { to: 'var.known', path: 'note', keys: [], keyed: false });
builder.add('aws_x.x', { to: 'var.v', path: null, keys: [], keyed: false });
const taint = { ofValue: (to: string) => new Set(to === 'var.v' ? ['v'] : []) } as unknown as Taint;
const known = (values: Resource['values']) =>
  new Facts(builder.graph, taint, ['made-up'], { namedIn: () => undefined }).of(
    { type: 'aws_x', origin: 'aws_x.x', values } as Resource,
    'aws_x.x',
  );

test('where something is stays if only its choice was made up', () => {
  expect(known({ zone: 'zone 1', region: 'eu-west-1' })).toEqual({ zone: 'zone 1', region: 'eu-west-1' });
  expect(known({ zone: 'made-up-a', region: 'made-up' })).toEqual({});
});

test('what an attribute holds that was made up is left out, and what stands beside it stays', () => {
  expect(known({ name: 'a-made-up-b', note: 'made-up', size: 3, other: 'x', count: 2 })).toEqual({
    note: 'made-up',
    other: 'x',
    count: 2,
  });
  expect(known({ tags: { a: 'made-up', b: 'own', c: ['made-up', 'own'] } })).toEqual({
    tags: { b: 'own', c: ['own'] },
  });
});
