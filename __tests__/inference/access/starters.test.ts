/** Who is given more than they use: what is only started by an identity, and what builds everything. */
import { arrowsOf, drawn, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const policy = (action: string, resource: string): string =>
  JSON.stringify({ Statement: [{ Effect: 'Allow', Action: action, Resource: resource }] });

const SECRET_ARN = 'arn:aws:secretsmanager:eu-west-1:111122223333:secret:of-acme';
const READ = policy('secretsmanager:GetSecretValue', SECRET_ARN);

const TASK: Sketches = {
  'aws_ecs_service.s': { refs: { task_definition: 'aws_ecs_task_definition.t' } },
  'aws_secretsmanager_secret.k': { values: { name: 'of-acme', arn: SECRET_ARN } },
  'aws_iam_role.r': { values: { name: 'starter' } },
};
const LISTED = JSON.stringify([{ name: 'web', environment: [{ name: 'MODE', value: 'plain' }] }]);
const definition = (refs: Sketch['refs'], values: Sketch['values'] = {}): Sketches => ({
  ...TASK,
  'aws_ecs_task_definition.t': { values, refs: refs ?? {} },
});
const ROLE_POLICY: Sketches = {
  'aws_iam_role_policy.p': { values: { policy: READ }, refs: { role: 'aws_iam_role.r' } },
};
const ATTACHED: Sketches = {
  'aws_iam_policy.p': { values: { policy: READ } },
  'aws_iam_role_policy_attachment.a': { refs: { role: 'aws_iam_role.r', policy_arn: 'aws_iam_policy.p' } },
};
const ATTACHED_TWICE: Sketches = {
  ...ATTACHED,
  'aws_iam_role.own': { values: { name: 'own' } },
  'aws_iam_role_policy_attachment.b': { refs: { role: 'aws_iam_role.own', policy_arn: 'aws_iam_policy.p' } },
};
const STARTS = { execution_role_arn: 'aws_iam_role.r' };

test.each<readonly [string, Sketches, boolean]>([
  ['of which nothing is known', { ...definition(STARTS), ...ROLE_POLICY }, true],
  ['that lists something else', { ...definition(STARTS, { container_definitions: LISTED }), ...ROLE_POLICY }, false],
  [
    'that names something else',
    {
      ...definition({ ...STARTS, container_definitions: 'aws_cloudwatch_log_group.l' }),
      'aws_cloudwatch_log_group.l': {},
      ...ROLE_POLICY,
    },
    false,
  ],
  [
    'that lists it',
    { ...definition({ ...STARTS, container_definitions: 'aws_secretsmanager_secret.k' }), ...ROLE_POLICY },
    true,
  ],
  [
    'that lists a version of it',
    {
      ...definition({ ...STARTS, container_definitions: 'aws_secretsmanager_secret_version.v' }),
      'aws_secretsmanager_secret_version.v': { refs: { secret_id: 'aws_secretsmanager_secret.k' } },
      ...ROLE_POLICY,
    },
    true,
  ],
  [
    'that a module describes whose code is not here',
    {
      ...definition({ ...STARTS, container_definitions: 'module.m.terraform_module.m' }),
      'module.m.terraform_module.m': {},
      ...ROLE_POLICY,
    },
    true,
  ],
  [
    'that runs as it',
    { ...definition({ task_role_arn: 'aws_iam_role.r' }, { container_definitions: LISTED }), ...ROLE_POLICY },
    true,
  ],
  [
    'that runs as it, too',
    {
      ...definition({ ...STARTS, task_role_arn: 'aws_iam_role.r' }, { container_definitions: LISTED }),
      ...ROLE_POLICY,
    },
    true,
  ],
  ['with a policy that is attached', { ...definition(STARTS, { container_definitions: LISTED }), ...ATTACHED }, false],
  [
    'with a policy that is attached to what it runs as, too',
    {
      ...definition({ ...STARTS, task_role_arn: 'aws_iam_role.own' }, { container_definitions: LISTED }),
      ...ATTACHED_TWICE,
    },
    true,
  ],
])('a role that starts a task %s', (_, sketches, isArrow) => {
  const arrows = arrowsOf(drawn(sketches)).filter((arrow) => arrow.endsWith(' > aws_secretsmanager_secret.k'));
  expect(arrows).toEqual(isArrow ? ['aws_ecs_service.s > aws_secretsmanager_secret.k'] : []);
});

/** Who may do what in a whole project or account, and whether that is said to be the only bucket there. */
const OF_ALL: readonly (readonly [user: string, role: string, isArrow: boolean])[] = [
  ['google_cloudbuild_trigger.u', 'roles/storage.admin', false],
  ['google_cloudbuild_trigger.u', 'roles/storage.objectViewer', true],
  ['google_cloud_run_v2_job.u', 'roles/storage.admin', true],
  ['aws_codebuild_project.u', 's3:*', false],
  ['aws_codebuild_project.u', 's3:PutObject', true],
  ['aws_lambda_function.u', 's3:*', true],
];

test.each(OF_ALL)('%s that may %s of everything', (user, role, isArrow) => {
  const google: Sketches = {
    'google_storage_bucket.b': {},
    'google_service_account.a': {},
    'google_project_iam_member.m': { values: { role }, refs: { member: 'google_service_account.a' } },
    [user]: { refs: { service_account: 'google_service_account.a' } },
  };
  const aws: Sketches = {
    'aws_s3_bucket.b': {},
    'aws_iam_role.r': {},
    'aws_iam_role_policy.p': { values: { policy: policy(role, '*') }, refs: { role: 'aws_iam_role.r' } },
    [user]: { refs: { [user.includes('codebuild') ? 'service_role' : 'role']: 'aws_iam_role.r' } },
  };
  const [sketches, bucket] = user.startsWith('aws_') ? [aws, 'aws_s3_bucket.b'] : [google, 'google_storage_bucket.b'];
  const arrows = arrowsOf(drawn(sketches)).filter((arrow) => arrow.startsWith(user));
  expect(arrows).toEqual(isArrow ? [`${user} > ${bucket}`] : []);
});

test('a build may use the one bucket that a role for all names', () => {
  const sketches: Sketches = {
    'google_storage_bucket.b': {},
    'google_service_account.a': {},
    'google_storage_bucket_iam_member.m': {
      values: { role: 'roles/storage.admin' },
      refs: { member: 'google_service_account.a', bucket: 'google_storage_bucket.b' },
    },
    'google_cloudbuild_trigger.u': { refs: { service_account: 'google_service_account.a' } },
  };
  expect(arrowsOf(drawn(sketches))).toEqual(['google_cloudbuild_trigger.u > google_storage_bucket.b']);
});

test('a build that writes names into its result uses neither the role nor the table', () => {
  const arrows = arrowsOf(
    drawn({
      'aws_dynamodb_table.t': {},
      'aws_iam_role.r': {},
      'aws_iam_role_policy.p': {
        values: { policy: policy('dynamodb:GetItem', '*') },
        refs: { role: 'aws_iam_role.r' },
      },
      'aws_codebuild_project.b': {
        refs: { 'environment.environment_variable.value': ['aws_iam_role.r', 'aws_dynamodb_table.t'] },
      },
      'aws_lambda_function.f': { refs: { role: 'aws_iam_role.r' } },
    }),
  );
  expect(arrows).toHaveLength(1);
  expect(arrows[0]).toMatch(/aws_lambda_function\.f/);
});
