/** Members of roles of Google: words for them, which one includes another, and those of which only a part is known. */
import { mayBeSameMember, memberCovers, memberNamed, memberWords } from '../../src/catalog/access.js';
import { SOME_TEXT } from '../../src/graph/instance-name.js';

const WORKER = 'serviceAccount:shop.svc.id.goog[apps/worker]';

test.each([
  ['itself', WORKER, WORKER, true],
  ['another project', WORKER, WORKER.replace('shop', 'mail'), false],
  ['an unknown project', WORKER, WORKER.replace('shop', SOME_TEXT), true],
  ['another account of an unknown project', WORKER, `serviceAccount:${SOME_TEXT}.svc.id.goog[apps/web]`, false],
  ['another kind', WORKER, `group:${SOME_TEXT}.svc.id.goog[apps/worker]`, false],
  [
    'an account by its domain alone',
    'serviceAccount:a@shop.iam.gserviceaccount.com',
    `serviceAccount:${SOME_TEXT}.iam.gserviceaccount.com`,
    false,
  ],
  ['nothing but a kind', 'serviceAccount:a@shop.iam.gserviceaccount.com', `serviceAccount:${SOME_TEXT}`, false],
  ['two of which neither is known', WORKER.replace('shop', SOME_TEXT), WORKER.replace('apps', SOME_TEXT), false],
  ['an ARN', 'arn:aws:iam::111122223333:role/web', `arn:aws:iam::${SOME_TEXT}:role/web`, false],
])('%s', (_, one, other, expected) => {
  expect(mayBeSameMember(one, other)).toBe(expected);
  expect(mayBeSameMember(other, one)).toBe(expected);
});

const IN_POOL = (identities: string): string =>
  `principalSet://iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/main/${identities}`;

test.each([
  ['attribute.repository/acme/shop', 'repository', 'acme/shop'],
  ['attribute.repository_owner/acme', 'repository owner', 'acme'],
  ['attribute.project_path/acme/shop', 'GitLab project', 'acme/shop'],
  ['attribute.mail/jane@acme.example', 'some of a workload identity pool', ''],
  ['subject/repo:acme/shop:ref:refs/heads/main', 'GitHub repository', 'acme/shop'],
  ['subject/system:serviceaccount:apps:web', 'Kubernetes service account', 'apps/web'],
  ['subject/ns/apps/sa/web', 'Kubernetes service account', 'apps/web'],
  ['subject/jane@acme.example', 'some of a workload identity pool', ''],
  ['namespace/apps', 'Kubernetes namespace', 'apps'],
  ['group/1234', 'some of a workload identity pool', ''],
  ['*', 'everybody of a workload identity pool', ''],
])('the member %s of a pool is the %s %s', (identities, noun, name) => {
  expect(memberWords(IN_POOL(identities))).toMatchObject({ noun, name });
});

test.each([
  ['*', 'attribute.repository/acme/shop', true],
  ['attribute.repository_owner/acme', 'attribute.repository/acme/shop', true],
  ['attribute.repository_owner/acme', 'attribute.repository/acme-labs/shop', false],
  ['attribute.repository/acme/shop', 'attribute.repository_owner/acme', false],
  ['namespace/apps', 'subject/ns/apps/sa/web', true],
  ['namespace/apps', 'subject/ns/mail/sa/web', false],
])('the member %s of a pool includes %s: %s', (wide, narrow, expected) => {
  expect(memberCovers(IN_POOL(wide), IN_POOL(narrow))).toBe(expected);
  expect(memberCovers(IN_POOL(wide).replace('/main/', '/other/'), IN_POOL(narrow))).toBe(false);
});

test.each([
  ['access.user_by_email', 'jane@acme.example', 'user:jane@acme.example'],
  ['user_by_email', 'api@acme.iam.gserviceaccount.com', 'serviceAccount:api@acme.iam.gserviceaccount.com'],
  ['group_by_email', 'devs@acme.example', 'group:devs@acme.example'],
  ['domain', 'acme.example', 'domain:acme.example'],
  ['special_group', 'projectOwners', 'projectOwner:'],
  ['special_group', 'allAuthenticatedUsers', 'allAuthenticatedUsers'],
  ['iam_member', 'allUsers', 'allUsers'],
  ['member', 'user:jane@acme.example', 'user:jane@acme.example'],
])('%s %s is the member %s', (path, text, member) => {
  expect(memberNamed(path, text)).toBe(member);
});
