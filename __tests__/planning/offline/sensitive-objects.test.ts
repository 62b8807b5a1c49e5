/** Variables that are secrets as a whole: their members say how much there is, and are not seen. */
import { needs } from '../../support/tools.js';
import { HIDDEN, SENSITIVE_OBJECT } from '../support.js';
import { addressesOf, type Planned, planned, referencesOf } from './offline.js';

const terraform = needs('terraform');

const assumedIn = ({ inventory }: Planned) =>
  inventory.resources.filter(({ provenance }) => provenance === 'assumed').map(({ origin }) => origin);

terraform.it('numbers are those of the members; keys that are secrets, and names, are not shown', async () => {
  const result = await planned({ files: SENSITIVE_OBJECT });
  expect(addressesOf(result)).toEqual([
    'aws_s3_bucket.b[0]',
    'aws_sns_topic.t["each"]',
    'aws_sqs_queue.q[0]',
    'aws_sqs_queue.q[1]',
    'module.m.aws_subnet.s["each"]',
    'module.m.aws_vpc.v[0]',
  ]);
  expect(referencesOf(result)).toEqual(['module.m.aws_subnet.s["each"] -> module.m.aws_vpc.v[0]']);
  expect(JSON.stringify(result)).not.toContain(HIDDEN);
  expect(assumedIn(result)).toEqual(['aws_sns_topic.t["each"]', 'module.m.aws_subnet.s["each"]']);
});

terraform.it('a secret without a value is planned as well', async () => {
  const code = SENSITIVE_OBJECT['main.tf']!.replace(/ {2}default = \{[\s\S]*?\n {2}\}\n/, '');
  const result = await planned({ files: { ...SENSITIVE_OBJECT, 'main.tf': code } });
  expect(addressesOf(result)).toContain('aws_sqs_queue.q[0]');
  expect(assumedIn(result)).toEqual(addressesOf(result));
});
