/** A removed resource and a new one of the same type and name are the same one in the cloud. */
import { recreatedResources } from '../../src/diff/match.js';
import type { Json, Resource } from '../../src/graph/inventory.js';

const account = (name: string, values: Record<string, Json>, lines: readonly string[] = []): Resource => ({
  ...{ address: `google_service_account.${name}`, origin: `google_service_account.${name}` },
  ...{ mode: 'managed', type: 'google_service_account', name, modules: [], provider: 'google', change: 'no-op' },
  ...{ values, provenance: 'planned' },
  declared: { file: 'main.tf', line: 1, lines: new Map(lines.map((line) => [line, 1])) },
});

const recreated = (before: readonly Resource[], after: readonly Resource[]) => {
  const [old, now] = [before, after].map((side) => new Map(side.map((one) => [one.address, one] as const)));
  return [
    ...recreatedResources(
      {
        isInAfter: (stem) => now?.has(stem) === true,
        stemBefore: (stem) => (old?.has(stem) === true ? stem : undefined),
      },
      old,
      now,
    ),
  ];
};

const old = account('old', { account_id: 'backups', display_name: 'Nightly' });

test('one that is gone and one that is new are paired by the name that identifies them', () => {
  const now = account('now', { account_id: 'backups', display_name: 'Backups' });
  expect(recreated([old], [now])).toEqual([['google_service_account.old', 'google_service_account.now']]);
  expect(recreated([old], [account('now', { account_id: 'other', display_name: 'Nightly' })])).toEqual([]);
});

test('what stays is not paired, nor what several are called', () => {
  const now = account('now', { account_id: 'backups' });
  expect(recreated([old], [old, now])).toEqual([]);
  expect(recreated([old], [now, account('too', { account_id: 'backups' })])).toEqual([]);
  expect(recreated([old, account('too', { account_id: 'backups' })], [now])).toEqual([]);
});

test('a name that is set and not known is not replaced by another attribute', () => {
  const [one, other] = ['old', 'now'].map((name) => account(name, { display_name: 'Nightly' }));
  expect(recreated([one as Resource], [account('now', { display_name: 'Nightly' }, ['account_id'])])).toEqual([]);
  expect(recreated([one as Resource], [other as Resource])).toHaveLength(1);
});
