import { distinctNames } from '../../../src/terraform/fetch/titles.js';

test.each([
  ['before.json', 'after.json', ['before', 'after']],
  ['/home/me/plans/a.json', '/srv/b.tfstate', ['a', 'b']],
  ['dev/plan.json', 'prod/plan.json', ['dev', 'prod']],
  ['environments/dev/', './environments/prod', ['dev', 'prod']],
  ['dev.tfvars', 'prod.tfvars.json', ['dev', 'prod']],
  ['https://example.com/team/shop.git?ref=v1', 'https://example.com/team/store', ['shop', 'store']],
  ['C:\\plans\\a.json', 'C:\\plans\\b.json', ['a', 'b']],
  ['.', '../other', null],
  ['a.json', 'a.json', null],
  ['..', 'other', null],
  ['', '/', null],
] as const)('%s and %s', (before, after, names) => {
  expect(distinctNames(before, after)).toEqual(names === null ? null : { before: names[0], after: names[1] });
});

test('a name is one line of visible characters', () => {
  const names = distinctNames(`${'x'.repeat(500)}.json`, 'a\u202e\nb.json');
  expect(names?.before.length).toBeLessThanOrEqual(160);
  expect(names?.after).not.toMatch(/[\n\u202e]/);
});
