/** Resources get other Terraform addresses, and so do the stand-ins that name them. */
import { instanceName, instancesIn, symbolName } from '../../src/graph/instance-name.js';
import type { Resource } from '../../src/graph/inventory.js';
import { withOrigin, writtenAfter } from '../../src/graph/origins.js';

const ARN = `arn:aws:ssm:eu-west-1:1:parameter${instanceName('module.unit.aws_ssm_parameter.login')}`;
const inside = (origin: string): string => origin.replace(/^module\.unit\./, '');

const ROLE: Resource = {
  address: 'module.unit.aws_iam_role.worker',
  origin: 'module.unit.aws_iam_role.worker',
  mode: 'managed',
  type: 'aws_iam_role',
  name: 'worker',
  modules: ['module.unit'],
  provider: 'aws',
  change: 'no-op',
  provenance: 'planned',
  values: { name: 'worker', inline_policy: [{ policy: JSON.stringify({ Resource: [ARN] }) }], tags: { a: 'b' } },
  before: { policy: ARN },
  partly: { member: `user:${ARN}` },
  patterns: [{ path: 'policy', text: ARN }],
};

test('every text with a stand-in names the resource by its new address', () => {
  const renamed = withOrigin(ROLE, inside);
  expect(renamed.origin).toBe('aws_iam_role.worker');
  const { values, before, partly, patterns = [] } = renamed;
  const [inline] = values.inline_policy as [{ policy: string }];
  const texts = [inline.policy, before?.policy, partly?.member, patterns[0]?.text] as string[];
  expect(texts.map(instancesIn)).toEqual(texts.map(() => ['aws_ssm_parameter.login']));
  expect(values.tags).toBe(ROLE.values.tags);
});

test('texts without the address of a resource stay the same', () => {
  const values = { name: symbolName('module.unit.var.name'), size: 2, zones: ['a', null] };
  expect(withOrigin({ ...ROLE, values }, inside).values).toBe(values);
});

test('written values are found by the new address and name others by theirs', () => {
  const written = new Map([['module.unit.aws_iam_role.worker', { policy: ARN }]]);
  const writtenOf = writtenAfter(
    (origin, attribute) => (attribute === 'inline_policy' ? written.get(origin) : undefined),
    (origin) => `module.unit.${origin}`,
    inside,
  );
  const { policy } = writtenOf('aws_iam_role.worker', 'inline_policy') as { policy: string };
  expect(instancesIn(policy)).toEqual(['aws_ssm_parameter.login']);
  expect(writtenOf('aws_iam_role.worker', 'name')).toBeUndefined();
});
