/** Identities outside: who of them is drawn, and with arrows to what. */
import type { Json } from '../../../src/graph/inventory.js';
import { understand } from '../../../src/inference/index.js';
import { plan } from '../build.js';
import { arrowsOfActors, type Case, type Sketches } from '../outsiders.js';

const document = (...statements: readonly Record<string, Json>[]): string =>
  JSON.stringify({ Statement: statements.map((one) => ({ Effect: 'Allow', ...one })) });

const BUCKET: Sketches = { 'aws_s3_bucket.files': { values: { bucket: 'acme-files' } } };
const IMAGES: Sketches = { 'aws_ecr_repository.images': { values: { name: 'images' } } };
const QUEUE: Sketches = { 'aws_sqs_queue.jobs': { values: { name: 'jobs' } } };
const PUTS = { Action: 's3:PutObject', Resource: 'arn:aws:s3:::acme-files/*' };
const PUSHES = { Action: 'ecr:PutImage', Resource: 'arn:aws:ecr:eu-west-1:111122223333:repository/images' };
const TAKES = { Action: 'sqs:ReceiveMessage', Resource: 'arn:aws:sqs:eu-west-1:111122223333:jobs' };

const oidc = (issuer: string, subject?: string): Record<string, Json> => ({
  Action: 'sts:AssumeRoleWithWebIdentity',
  Principal: { Federated: `arn:aws:iam::111122223333:oidc-provider/${issuer}` },
  ...(subject !== undefined && { Condition: { StringLike: { [`${issuer}:sub`]: subject } } }),
});
const GITHUB = oidc('token.actions.githubusercontent.com', 'repo:acme/shop:*');
const account = (id: string): Record<string, Json> => ({
  Action: 'sts:AssumeRole',
  Principal: { AWS: `arn:aws:iam::${id}:root` },
});

/** A role with a trust and rights. */
const role = (trust: Record<string, Json>, rights: readonly Record<string, Json>[], name = 'deploy'): Sketches => ({
  [`aws_iam_role.${name}`]: { values: { name, assume_role_policy: document(trust) } },
  [`aws_iam_role_policy.${name}`]: { values: { policy: document(...rights) }, refs: { role: `aws_iam_role.${name}` } },
});

/** A policy of the bucket. */
const lent = (principal: Json, more: Record<string, Json> = {}): Sketches => ({
  'aws_s3_bucket_policy.files': {
    values: {
      policy: document({
        Action: 's3:GetObject',
        Principal: principal,
        Resource: 'arn:aws:s3:::acme-files/*',
        ...more,
      }),
    },
    refs: { bucket: 'aws_s3_bucket.files' },
  },
});

/** A user with rights and, if it has one, a key. */
const user = (name: string, hasKey = true): Sketches => ({
  [`aws_iam_user.${name}`]: { values: { name } },
  [`aws_iam_user_policy.${name}`]: { values: { policy: document(PUTS) }, refs: { user: `aws_iam_user.${name}` } },
  ...(hasKey && { [`aws_iam_access_key.${name}`]: { refs: { user: `aws_iam_user.${name}` } } }),
});

const TO_FILES = '> aws_s3_bucket.files';
const GITHUB_ACTIONS = 'ci: GitHub Actions';

describe('an identity of AWS that nothing here runs as is an actor', () => {
  const cases: readonly Case[] = [
    ['a role of GitHub Actions', { ...BUCKET, ...role(GITHUB, [PUTS]) }, [`${GITHUB_ACTIONS} ${TO_FILES}`]],
    [
      'two roles of GitHub Actions are one',
      { ...BUCKET, ...IMAGES, ...role(GITHUB, [PUTS]), ...role(GITHUB, [PUSHES], 'push') },
      [`${GITHUB_ACTIONS} > aws_ecr_repository.images`, `${GITHUB_ACTIONS} ${TO_FILES}`],
    ],
    [
      'a role of GitLab',
      { ...BUCKET, ...role(oidc('gitlab.com', 'project_path:acme/shop:*'), [PUTS]) },
      [`ci: GitLab CI ${TO_FILES}`],
    ],
    [
      'a role of CircleCI',
      { ...BUCKET, ...role(oidc('oidc.circleci.com/org/1'), [PUTS]) },
      [`ci: CircleCI ${TO_FILES}`],
    ],
    ['a role of people who sign in', { ...BUCKET, ...role(oidc('login.example.com'), [PUTS]) }, []],
    [
      'a role of the workloads of another cluster',
      { ...BUCKET, ...role(oidc('oidc.eks.eu-west-1.amazonaws.com/id/A', 'system:serviceaccount:shop:web'), [PUTS]) },
      [`kubernetes: ${TO_FILES}`],
    ],
    [
      'a role of the workloads of a cluster that is here',
      {
        ...BUCKET,
        'aws_eks_cluster.k': {},
        ...role(oidc('oidc.eks.eu-west-1.amazonaws.com/id/A', 'system:serviceaccount:shop:web'), [PUTS]),
      },
      [],
    ],
    [
      'a role of the workloads of a cluster that a module without code builds',
      {
        ...BUCKET,
        'module.eks.terraform_module.eks': { values: { module_purpose: 'aws/eks' } },
        ...role(oidc('oidc.eks.eu-west-1.amazonaws.com/id/A', 'system:serviceaccount:shop:web'), [PUTS]),
      },
      [],
    ],
    [
      'a role of another account',
      { ...BUCKET, ...role(account('222222222222'), [PUTS]) },
      [`account: 222222222222 ${TO_FILES}`],
    ],
    [
      'a role of this account, as its policies show',
      { ...BUCKET, ...IMAGES, ...role(account('111122223333'), [PUTS, PUSHES]) },
      [],
    ],
    [
      'a role that a function runs as',
      { ...BUCKET, ...role(GITHUB, [PUTS]), 'aws_lambda_function.f': { refs: { role: 'aws_iam_role.deploy' } } },
      [],
    ],
    [
      'a role of a service',
      { ...BUCKET, ...role({ Action: 'sts:AssumeRole', Principal: { Service: 'ec2.amazonaws.com' } }, [PUTS]) },
      [],
    ],
    ['an administrator', { ...BUCKET, ...role(GITHUB, [{ Action: '*', Resource: '*' }]) }, []],
    ['rights on every bucket', { ...BUCKET, ...role(GITHUB, [{ Action: 's3:PutObject', Resource: '*' }]) }, []],
    [
      'rights to list',
      { ...BUCKET, ...role(GITHUB, [{ Action: 's3:ListBucket', Resource: 'arn:aws:s3:::acme-files' }]) },
      [],
    ],
    ['what is denied', { ...BUCKET, ...role(GITHUB, [{ ...PUTS, Effect: 'Deny' }]) }, []],
    [
      'rights on a key',
      {
        'aws_kms_key.k': { values: { arn: 'arn:aws:kms:eu-west-1:111122223333:key/1' } },
        ...BUCKET,
        ...role(GITHUB, [{ Action: 'kms:Decrypt', Resource: 'arn:aws:kms:eu-west-1:111122223333:key/1' }]),
      },
      [],
    ],
    [
      'a right to take from a queue',
      { ...QUEUE, ...role(GITHUB, [TAKES]) },
      ['aws_sqs_queue.jobs > ci: GitHub Actions'],
    ],
    [
      'a policy that an attachment names',
      {
        ...BUCKET,
        'aws_iam_role.deploy': { values: { name: 'deploy', assume_role_policy: document(GITHUB) } },
        'aws_iam_policy.p': { values: { policy: document(PUTS) } },
        'aws_iam_role_policy_attachment.a': { refs: { role: 'aws_iam_role.deploy', policy_arn: 'aws_iam_policy.p' } },
      },
      [`${GITHUB_ACTIONS} ${TO_FILES}`],
    ],
    [
      'a policy whose content is not known',
      {
        ...BUCKET,
        'aws_iam_role.deploy': { values: { name: 'deploy', assume_role_policy: document(GITHUB) } },
        'aws_iam_role_policy.p': { refs: { role: 'aws_iam_role.deploy', policy: 'aws_s3_bucket.files' } },
      },
      [`${GITHUB_ACTIONS} ${TO_FILES}`],
    ],
    [
      'a policy of the bucket for another account',
      { ...BUCKET, ...lent({ AWS: '222222222222' }) },
      [`account: 222222222222 ${TO_FILES}`],
    ],
    [
      'a policy of the bucket for a role of another account',
      { ...BUCKET, ...lent({ AWS: 'arn:aws:iam::222222222222:role/reader' }) },
      [`account: 222222222222 ${TO_FILES}`],
    ],
    [
      'a policy of the bucket for a role that is called like a CI system',
      { ...BUCKET, ...lent({ AWS: 'arn:aws:iam::222222222222:role/shop-github-actions' }) },
      [`${GITHUB_ACTIONS} ${TO_FILES}`],
    ],
    ['a policy of the bucket for everybody', { ...BUCKET, ...lent('*') }, []],
    ['a policy of the bucket for a service', { ...BUCKET, ...lent({ Service: 'logging.s3.amazonaws.com' }) }, []],
    [
      'a policy of the bucket for load balancers that log',
      { ...BUCKET, ...lent({ AWS: 'arn:aws:iam::127311923021:root' }) },
      [],
    ],
    [
      'a policy of the bucket that keeps an account out',
      { ...BUCKET, ...lent({ AWS: '222222222222' }, { Effect: 'Deny' }) },
      [],
    ],
    ['a user with a key', { ...BUCKET, ...user('mirror') }, [`user: mirror ${TO_FILES}`]],
    [
      'a user with a key, called like a pipeline',
      { ...BUCKET, ...user('shop-deploy') },
      [`ci: shop-deploy ${TO_FILES}`],
    ],
    ['a user with a key, called like a CI system', { ...BUCKET, ...user('circleci') }, [`ci: CircleCI ${TO_FILES}`]],
    ['a user without a key', { ...BUCKET, ...user('anna', false) }, []],
    [
      'a user whose key a function reads',
      { ...BUCKET, ...user('mirror'), 'aws_lambda_function.f': { refs: { environment: 'aws_iam_access_key.mirror' } } },
      [],
    ],
    [
      'a user who is called by a mail address',
      { ...BUCKET, ...user('mirror'), 'aws_iam_user.mirror': { values: { name: 'mirror@example.com' } } },
      [`user: mirror ${TO_FILES}`],
    ],
    [
      'up to three accounts each have an icon',
      { ...BUCKET, ...lent({ AWS: ['222222222222', '333333333333', '444444444444'] }) },
      ['222222222222', '333333333333', '444444444444'].map((id) => `account: ${id} ${TO_FILES}`),
    ],
    [
      'more are one',
      { ...BUCKET, ...lent({ AWS: ['222222222222', '333333333333', '444444444444', '555555555555'] }) },
      [`several_account: ×4 ${TO_FILES}`],
    ],
  ];
  test.each(cases)('%s', (_, sketches, arrows) => expect(arrowsOfActors(sketches)).toEqual(arrows));
});

const functions = (count: number): Sketches =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`aws_lambda_function.f${i}`, { values: { function_name: `f-${i}` } }]),
  );
const updates = (count: number): Record<string, Json>[] =>
  Array.from({ length: count }, (_, i) => ({
    Action: 'lambda:UpdateFunctionCode',
    Resource: `arn:aws:lambda:eu-west-1:111122223333:function:f-${i}`,
  }));

test('of many targets, those with data and images are drawn', () => {
  const few = arrowsOfActors({ ...BUCKET, ...functions(4), ...role(GITHUB, [PUTS, ...updates(4)]) });
  expect(few).toHaveLength(5);
  const many = arrowsOfActors({
    ...BUCKET,
    ...IMAGES,
    ...functions(5),
    ...role(GITHUB, [PUTS, PUSHES, ...updates(5)]),
  });
  expect(many).toEqual([`${GITHUB_ACTIONS} > aws_ecr_repository.images`, `${GITHUB_ACTIONS} ${TO_FILES}`]);
});

test('the ledger says what proves an actor and each of its arrows', () => {
  const { graph, ledger } = understand(plan({ ...BUCKET, ...role(GITHUB, [PUTS]) }));
  const address = 'tv_gcp_external_saas.ci-github-actions';
  expect(graph.nodes.get(address)?.provenance).toBe('implied');
  expect(ledger.implied).toEqual([{ address, proof: 'aws_iam_role.deploy' }]);
  expect(ledger.arrows).toEqual([
    {
      from: address,
      to: 'aws_s3_bucket.files',
      evidence: [{ rule: 'granted', by: 'aws_iam_role_policy.deploy', isFact: true }],
    },
  ]);
});
