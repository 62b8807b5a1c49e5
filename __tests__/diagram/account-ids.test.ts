/** Ids of accounts, subscriptions and projects in texts and graphs, and what is left of them. */
import { createIdMasker, maskingErrors } from '../../src/diagram/account-ids.js';
import { InvalidInput } from '../../src/errors.js';
import { createGraph, createNode } from '../../src/graph/create.js';

const PROJECT = 'ledger-prod-271828';
const { maskText } = createIdMasker(true);

test.each([
  ['arn:aws:iam::482910557316:role/deploy', 'arn:aws:iam::xxxx7316:role/deploy'],
  ['482910557316.dkr.ecr.eu-west-1.amazonaws.com/f', 'xxxx7316.dkr.ecr.eu-west-1.amazonaws.com/f'],
  ['aws_s3_bucket.logs_482910557316', 'aws_s3_bucket.logs_xxxx7316'],
  ['acct482910557316x', 'acctxxxx7316x'],
  ['account 4829-1055-7316', 'account xxxx-xxxx-7316'],
  ['/subscriptions/7f3a1c52-9be4-4d0e-8a67-51d2c0f4ab93/x', '/subscriptions/xxxxab93/x'],
  ['7F3A1C52-9BE4-4D0E-8A67-51D2C0F4AB93', 'xxxxAB93'],
  ['billing 01AB2C-3D4E5F-60718A', 'billing xxxx718A'],
  [`projects/${PROJECT}/topics/t`, 'projects/xxxx05d3/topics/t'],
  ['projects/1234567/secrets/s', 'projects/xxxx4567/secrets/s'],
  [`runner@${PROJECT}.iam.gserviceaccount.com`, 'runner@xxxx05d3.iam.gserviceaccount.com'],
  [
    'service-31415926535@gcp-sa-pubsub.iam.gserviceaccount.com',
    'service-xxxx6535@gcp-sa-pubsub.iam.gserviceaccount.com',
  ],
  ['31415926535-compute@developer.gserviceaccount.com', 'xxxx6535-compute@developer.gserviceaccount.com'],
  [`europe-docker.pkg.dev/${PROJECT}/images/api`, 'europe-docker.pkg.dev/xxxx05d3/images/api'],
  [`https://${PROJECT}.appspot.com`, 'https://xxxx05d3.appspot.com'],
  ['a long text with arn:aws:iam::48291055…', 'a long text with arn:aws:iam::xxxx…'],
])('%s', (shown, hidden) => {
  expect(maskText(shown).startsWith(hidden)).toBe(true);
  expect(maskText(maskText(shown))).toBe(maskText(shown));
});

test.each([
  '1234-5678-9012-3456',
  '20261127',
  '1234567890123',
  `sha256:${'a1'.repeat(14)}482910557316${'b2'.repeat(12)}`,
  'arn:aws:iam::aws:policy/ReadOnly',
  'backup-2024…',
  'module.network["prod"]',
])('%s is not an id', (shown) => expect(maskText(shown)).toBe(shown));

test('changes nothing unless requested', () => {
  const graph = createGraph({ nodes: [createNode({ address: 'aws_sqs_queue.q["482910557316"]' })], edges: [] });
  expect(createIdMasker(false).maskGraph(graph)).toBe(graph);
  expect(createIdMasker(false).maskText('482910557316')).toBe('482910557316');
});

const addressesIn = (...keys: readonly string[]): readonly string[] => {
  const nodes = keys.map((key) => createNode({ address: `aws_sqs_queue.q["${key}"]` }));
  return [
    ...createIdMasker(true)
      .maskGraph(createGraph({ nodes, edges: [] }))
      .nodes.keys(),
  ];
};

test('two ids with equal endings get different masks in any order', () => {
  const both = ['aws_sqs_queue.q["xxxx7316"]', 'aws_sqs_queue.q["xxxx7316-2"]'];
  expect([...addressesIn('482910557316', '111110557316')].sort()).toEqual([...both].sort());
  expect([...addressesIn('111110557316', '482910557316')].sort()).toEqual([...both].sort());
});

test('an id does not get a mask that is already a name', () => {
  expect(addressesIn('482910557316', 'xxxx7316')).toHaveLength(2);
  expect(addressesIn('482910557316', 'xxxx7316', 'xxxx7316-2')).toHaveLength(3);
});

test('sorts nodes and edges by their masked addresses', () => {
  const [b, a] = ['aws_sqs_queue.q["482910557319"]', 'aws_sqs_queue.q["771203984451"]'];
  const nodes = [a, b].map((address) => createNode({ address: address! }));
  expect([
    ...createIdMasker(true)
      .maskGraph(createGraph({ nodes, edges: [] }))
      .nodes.keys(),
  ]).toEqual(['aws_sqs_queue.q["xxxx4451"]', 'aws_sqs_queue.q["xxxx7319"]']);
});

test('learns a project id from resources and masks it everywhere', () => {
  const masker = createIdMasker(true);
  masker.learn([{ account: PROJECT, values: { project: 'mail-prod' } }, { values: { project: 'backend' } }]);
  expect(masker.maskText(`${PROJECT}-data`)).toBe('xxxx05d3-data');
  expect(masker.maskText('mail-prod')).toMatch(/^xxxx[0-9a-f]{4}$/);
  expect(masker.maskText('backend')).toMatch(/^xxxx[0-9a-f]{4}$/);
  // A single word is a word of everybody.
  expect(masker.maskText('google_compute_backend_service.backend')).toBe('google_compute_backend_service.backend');
});

test('masks maps and sets, and keeps file paths', () => {
  const shown = createIdMasker(true).maskData({
    map: new Map([['482910557316', ['482910557316']]]),
    set: new Set(['482910557316']),
    at: 'live-482910557316/main.tf:1',
  });
  expect(shown).toEqual({
    map: new Map([['xxxx7316', ['xxxx7316']]]),
    set: new Set(['xxxx7316']),
    at: 'live-482910557316/main.tf:1',
  });
});

test('masks the texts of an error and its cause', async () => {
  const cause = new Error('role 482910557316');
  const failure = new InvalidInput('account 482910557316', { remedy: 'see 482910557316', cause });
  await expect(maskingErrors(createIdMasker(true), () => Promise.reject(failure))).rejects.toBe(failure);
  const said = [failure.message, failure.remedy, failure.stack, cause.message, cause.stack].join('\n');
  expect([said.includes('482910557316'), said.split('xxxx7316').length > 5]).toEqual([false, true]);
});
