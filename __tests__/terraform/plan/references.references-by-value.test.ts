/** References by value: which name refers to which type, and the work of many resources with one name. */
import type { Resource } from '../../../src/graph/inventory.js';
import { referencesByValue } from '../../../src/terraform/plan/references.js';
import { times } from '../../support/times.js';
import { growth } from '../../support/work.js';

const resource = (address: string, values: Resource['values']): Resource =>
  ({ address, origin: address, mode: 'managed', type: address.split('.')[0], values }) as Resource;

test.each([
  ['network', 'google_compute_network', true],
  ['topic_name', 'aws_sns_topic', true],
  ['subnet_group', 'aws_db_subnet_group', true],
  ['group', 'aws_db_subnet_group', true],
  // A part of a word is no name of a type.
  ['net', 'google_compute_network', false],
  ['compute', 'google_compute_network', false],
])('the name in %s refers to %s: %s', (attribute, type, refers) => {
  const references = referencesByValue([
    resource(`${type}.a`, { name: 'main' }),
    resource('acme_thing.b', { [attribute]: 'main' }),
  ]);
  expect(references).toEqual(refers ? [{ from: 'acme_thing.b', to: `${type}.a`, path: attribute, via: 'value' }] : []);
});

test('a name that two resources of the type share refers to none, and one that other types share does', () => {
  const [one, two, other] = [
    resource('aws_sns_topic.a', { name: 'main' }),
    resource('aws_sns_topic.b', { name: 'main' }),
    resource('aws_sqs_queue.c', { name: 'main' }),
  ];
  const reader = resource('acme_thing.d', { topic_name: 'main' });
  expect(referencesByValue([one, two, reader])).toEqual([]);
  expect(referencesByValue([one, other, reader]).map(({ to }) => to)).toEqual([one.address]);
});

test.each(['acme_thing', `acme${'_a'.repeat(1000)}`])(
  'the work grows linearly with resources of one name (%#)',
  async (type) => {
    const grown = await growth([200, 400, 800], (n) => {
      const resources = times(n, (i) => resource(`${type}.r${i}`, { name: 'main', label: 'main', thing: 'main' }));
      return () => referencesByValue(resources);
    });
    for (const factor of grown) expect(factor).toBeLessThan(2.4);
  },
);
