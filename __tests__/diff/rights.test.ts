/** Changes of rights: which ones are certain, which are reported at all, and in which order. */

import { rightsChanges } from '../../src/diff/rights.js';
import { instanceName, symbolName } from '../../src/graph/instance-name.js';
import type { Right } from '../../src/graph/rights.js';

const ROLE = { key: 'aws_iam_role.a', address: 'aws_iam_role.a', noun: 'IAM role', name: 'a' };
const BUCKET = {
  ...{ reach: 'one' as const, pattern: 'arn:aws:s3:::b', address: 'aws_s3_bucket.b' },
  ...{ noun: 'bucket', name: 'b' },
};

const right = (permission: string, more: Partial<Right> = {}): Right => ({
  ...{ kind: 'allow', permission, conditions: [], nodes: [ROLE.address], by: 'aws_iam_policy.p' },
  ...{ principal: ROLE, target: BUCKET, ...more },
});

/** Returns the changes as `gains s3:GetObject`, with the marks of the change behind. */
function changesOf(
  before: readonly Right[],
  after: readonly Right[],
  isNew: readonly string[] = [],
): readonly string[] {
  const existedBefore = (address: string) => !isNew.includes(address);
  return rightsChanges({ before, after, existedBefore, existsAfter: () => true }).map(
    ({ change, actions, isByCondition, isConditional, isDenial, isWithNew }) =>
      [
        change,
        ...actions,
        ...(isByCondition ? ['by condition'] : []),
        ...(isConditional ? ['conditional'] : []),
        ...(isDenial ? ['denial'] : []),
        ...(isWithNew ? ['with new'] : []),
      ].join(' '),
  );
}

const READ = right('s3:GetObject');
const WRITE = right('s3:PutObject');
const VPN = '["StringEquals","aws:SourceVpc","vpc-1"]';
const deniedBy = (...conditions: string[]): Right => right('s3:GetObject', { kind: 'deny', conditions });
const DENY = deniedBy();
const AUDIENCE = '["StringEquals","token.actions.githubusercontent.com:aud","sts.amazonaws.com"]';

test.each<[string, readonly Right[], readonly Right[], readonly string[]]>([
  ['nothing differs', [READ], [READ], []],
  ['a gain', [], [READ], ['gains s3:GetObject']],
  ['a loss', [READ], [], ['loses s3:GetObject']],
  ['gains come before losses', [WRITE], [READ], ['gains s3:GetObject', 'loses s3:PutObject']],
  ['a wider right covers the old one', [READ], [right('s3:*')], ['gains s3:*']],
  [
    'a condition is dropped',
    [right('s3:GetObject', { conditions: [VPN] })],
    [READ],
    ['gains s3:GetObject by condition'],
  ],
  ['a condition is added', [READ], [right('s3:GetObject', { conditions: [VPN] })], ['loses s3:GetObject by condition']],
  ['a gain under a condition', [], [right('s3:GetObject', { conditions: [VPN] })], ['gains s3:GetObject conditional']],
  [
    'the audience of a token is no condition',
    [],
    [right('s3:GetObject', { conditions: [AUDIENCE] })],
    ['gains s3:GetObject'],
  ],
  ['an added denial takes rights away', [], [DENY], ['loses s3:GetObject denial']],
  ['a removed denial gives rights back', [DENY], [], ['gains s3:GetObject denial']],
  ['a denial in place of the right', [READ], [DENY], ['loses s3:GetObject', 'loses s3:GetObject denial']],
  ['the right in place of its denial', [DENY], [READ], ['gains s3:GetObject', 'gains s3:GetObject denial']],
  ['a denial under a condition', [], [deniedBy(VPN)], ['loses s3:GetObject conditional denial']],
  ['a denial that loses its condition', [deniedBy(VPN)], [DENY], ['loses s3:GetObject by condition denial']],
])('%s', (_, before, after, expected) => {
  expect(changesOf(before, after)).toEqual(expected);
});

describe('rights of everybody', () => {
  const ofEverybody = right('s3:GetObject', { principal: { key: '*', noun: 'everybody', name: '', is: 'everybody' } });
  const withAccount = (member: string): Right =>
    right('roles/storage.objectViewer', { principal: { key: member, noun: 'a member', name: '' } });
  const ANY_ACCOUNT: Right = right('roles/storage.objectViewer', {
    principal: { key: 'allAuthenticatedUsers', noun: 'everybody with an account', name: '', is: 'everybody' },
  });

  test('cover those of a role, which loses and gains nothing', () => {
    expect(changesOf([READ], [ofEverybody])).toEqual(['gains s3:GetObject']);
    expect(changesOf([ofEverybody], [ofEverybody, READ])).toEqual([]);
    expect(changesOf([READ, WRITE], [ofEverybody])).toEqual(['gains s3:GetObject', 'loses s3:PutObject']);
  });

  test('with an account cover members with one, and not a pool of another provider', () => {
    const pool = 'principalSet://iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/main/*';
    const gain = 'gains roles/storage.objectViewer';
    expect(changesOf([withAccount('group:a@acme.example')], [ANY_ACCOUNT])).toEqual([gain]);
    expect(changesOf([withAccount(pool)], [ANY_ACCOUNT])).toEqual([gain, 'loses roles/storage.objectViewer']);
  });
});

describe('everything except some actions', () => {
  const all = { reach: 'all' as const, pattern: '*', noun: '', name: '' };
  const ALL = right('*', { target: all });
  const allBut = (...except: string[]): Right => right('*', { target: all, except });

  test('differs from everything by these actions', () => {
    expect(changesOf([ALL], [allBut('iam:*', 'sts:*')])).toEqual(['loses iam:*', 'loses sts:*']);
    expect(changesOf([allBut('iam:*')], [ALL])).toEqual(['gains iam:*']);
    expect(changesOf([ALL], [allBut('iam:*'), right('iam:*', { target: all })])).toEqual([]);
  });

  test('differs from everything except other actions by these', () => {
    expect(changesOf([allBut('iam:*')], [allBut('iam:*', 's3:*')])).toEqual(['loses s3:*']);
    expect(changesOf([allBut('iam:*', 's3:*')], [allBut('iam:*')])).toEqual(['gains s3:*']);
  });

  test('denied, is a boundary: what it leaves out is what it allows', () => {
    const boundary = (...except: string[]): Right => ({ ...allBut(...except), kind: 'deny' });
    expect(changesOf([boundary('s3:*')], [boundary('s3:*', 'ec2:*')])).toEqual(['gains ec2:* denial']);
    expect(changesOf([boundary('s3:*', 'ec2:*')], [boundary('s3:*')])).toEqual(['loses ec2:* denial']);
    expect(changesOf([boundary('s3:*')], [])).toEqual(['gains denial']);
  });
});

describe('rights in scopes', () => {
  const inGroup = (name: string): Right =>
    right('Contributor', {
      target: { reach: 'scope', pattern: '', noun: 'resource group', name, width: 1, within: { 1: name } },
    });
  const onVault = (...groups: string[]): Right =>
    right('Contributor', {
      target: {
        ...{ reach: 'one', pattern: '', noun: '', name: '', address: 'azurerm_key_vault.v' },
        ...(groups[0] !== undefined && { within: { 1: groups[0] } }),
      },
    });

  test('cover those on resources inside, and on resources of an unknown scope', () => {
    expect(changesOf([inGroup('a')], [inGroup('a'), onVault('a')])).toEqual([]);
    expect(changesOf([inGroup('a')], [inGroup('a'), onVault()])).toEqual([]);
  });

  test('do not cover those on resources of another scope', () => {
    expect(changesOf([inGroup('a')], [inGroup('a'), onVault('b')])).toEqual(['gains Contributor']);
    expect(changesOf([inGroup('a'), onVault('b')], [inGroup('a')])).toEqual(['loses Contributor']);
    expect(changesOf([inGroup('a')], [onVault('b')])).toEqual(['gains Contributor', 'loses Contributor']);
  });

  test('may be the same scope if either is an expression', () => {
    const expression = symbolName('var.group');
    expect(changesOf([inGroup('a')], [inGroup('a'), onVault(expression)])).toEqual([]);
    const [a, b] = [instanceName('azurerm_resource_group.a'), instanceName('azurerm_resource_group.b')];
    expect(changesOf([inGroup(a)], [inGroup(a), onVault(b)])).toEqual(['gains Contributor']);
  });
});

test('a right that stays on a part of its target is narrowed, not lost', () => {
  const detailOf = (before: Right, after: Right) =>
    rightsChanges({ before: [before], after: [after], existedBefore: () => true, existsAfter: () => true }).map(
      ({ change, target: { detail } }) => `${change} ${detail ?? ''}`,
    );
  const on = (pattern: string, permission = 's3:GetObject') => right(permission, { target: { ...BUCKET, pattern } });
  expect(detailOf(on('/*'), on('/in/*'))).toEqual(['loses except a part']);
  expect(detailOf(on('/*', 's3:Get*'), on('/*'))).toEqual(['loses except a part']);
  expect(detailOf(on('/*', 's3:*'), on('/*'))).toEqual(['loses ']);
});

test('a right on another part of its target is one change', () => {
  const on = (pattern: string, permission = 's3:GetObject') => right(permission, { target: { ...BUCKET, pattern } });
  const detailsOf = (before: readonly Right[], after: readonly Right[]) =>
    rightsChanges({ before, after, existedBefore: () => true, existsAfter: () => true }).map(
      ({ change, target: { detail } }) => `${change} ${detail ?? ''}`,
    );
  expect(detailsOf([on('/a')], [on('/b')])).toEqual(['gains another part of it']);
  expect(detailsOf([on('/a')], [on('/a'), on('/b')])).toEqual(['gains another part of it']);
  expect(detailsOf([on('/x'), on('/a')], [on('/x'), on('/b')])).toEqual(['gains another part of it']);
  expect(detailsOf([on('/in/a')], [on('/in/*')])).toEqual(['gains ']);
  expect(detailsOf([on('/a')], [on('/b', 's3:PutObject')])).toEqual(['gains ', 'loses ']);
});

test('the rights of a new role are marked as such, except for administration of everything', () => {
  const everything = { reach: 'all' as const, pattern: '*', noun: '', name: '' };
  const all = right('*', { target: everything });
  expect(changesOf([], [READ], [ROLE.address])).toEqual(['gains s3:GetObject with new']);
  expect(changesOf([], [all], [ROLE.address])).toEqual(['gains *']);
  expect(changesOf([], [right('*', { kind: 'deny', target: everything })], [ROLE.address])).toEqual([]);
});

describe('a workload that runs as another identity', () => {
  const ADMIN = { key: 'aws_iam_role.admin', address: 'aws_iam_role.admin', noun: 'IAM role', name: 'admin' };
  const USER = 'aws_lambda_function.f';
  const of = (principal: Right['principal'], permission: string, ...users: string[]): Right =>
    right(permission, {
      principal,
      ...(users.length > 0 ? { nodes: users } : { nodes: ['aws_s3_bucket.b'], isAtTarget: true }),
    });
  const told = (before: readonly Right[], after: readonly Right[], isNew: readonly string[] = []) =>
    rightsChanges({ before, after, existedBefore: (it) => !isNew.includes(it), existsAfter: () => true }).map(
      ({ change, principal, actions }) => `${principal.address} ${change} ${actions}`,
    );
  const [READS, WRITES] = [of(ROLE, 's3:GetObject', USER), of(ADMIN, 's3:PutObject')];
  const SWITCHED = [of(ROLE, 's3:GetObject'), of(ADMIN, 's3:PutObject', USER)];

  test('gains its rights and loses those of the one before', () => {
    expect(told([READS, WRITES], SWITCHED)).toEqual([`${USER} gains s3:PutObject`, `${USER} loses s3:GetObject`]);
  });

  test('gains nothing that it had, or that another identity gives it', () => {
    const same = [of(ROLE, 's3:*', USER), of(ADMIN, 's3:PutObject')];
    expect(told(same, [of(ROLE, 's3:*'), of(ADMIN, 's3:PutObject', USER)])).toEqual([]);
  });

  test('is told once if the identity itself gains the right, and not if the workload is new', () => {
    expect(told([READS], [READS, of(ADMIN, 's3:PutObject', USER)])).toEqual(['aws_iam_role.admin gains s3:PutObject']);
    expect(told([of(ROLE, 's3:GetObject')], [READS], [USER])).toEqual([]);
  });
});
