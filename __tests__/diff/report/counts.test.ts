import { countsOf } from '../../../src/diff/report/counts.js';
import type { Touched } from '../../../src/graph/changes.js';
import { marked, n } from './support/marked.js';

const touch = (type: string, forcedBy: readonly string[]): Touched => ({
  ...{ address: `${type}.a`, origin: `${type}.a`, type, change: 'update', attributes: forcedBy, forcedBy },
});

const counted = (...touched: readonly Touched[]) => countsOf({ ...marked([n('aws_sqs_queue.a')]), touched });

test('a replaced resource counts, even if no node shows it', () => {
  expect(counted(touch('azurerm_role_assignment', ['principal_id']))).toEqual({ replace: 1 });
  expect(counted(touch('azurerm_role_assignment', []))).toEqual({});
});

test('neither a new version of a task definition nor a new random name counts', () => {
  expect(counted(touch('aws_ecs_task_definition', ['family']), touch('random_id', ['keepers']))).toEqual({});
});

test('parts of a node count by their own change', () => {
  const folded = { folded: { replace: 2, update: 1 } };
  expect(countsOf(marked([n('aws_sqs_queue.a', { change: 'replace', changed: folded })]))).toEqual({
    ...{ replace: 3, update: 1 },
  });
});

test('a node that only shows the changed values of a part does not count beside the part', () => {
  const versioning = { name: 'versioning', before: 'Enabled', after: 'Suspended' };
  const part = { address: 'aws_s3_bucket_versioning.a', change: 'update', values: [versioning] } as const;
  const changed = { folded: { update: 1 }, parts: [part], values: [versioning] };
  const count = (more: object) =>
    countsOf(marked([n('aws_s3_bucket.a', { change: 'update', changed: { ...changed, ...more } })]));
  expect(count({})).toEqual({ update: 1 });
  expect(count({ values: [versioning, { name: 'acl', before: null, after: 'private' }] })).toEqual({ update: 2 });
});
