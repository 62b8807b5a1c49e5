/** Members of roles of Google of which only a part is known. */
import { mayBeSameMember } from '../../src/catalog/access.js';
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
