import { subjectsOfCondition } from '../../../src/catalog/google/conditions.js';

test.each([
  ["assertion.repository_owner == 'acme'", ['repo:acme/*']],
  ["assertion.repository_owner_id == '596977'", ['repository_owner_id:596977']],
  ["attribute.repository in ['acme/shop', 'acme/web']", ['repo:acme/shop:*', 'repo:acme/web:*']],
  ['(assertion.repository == "acme/shop") || assertion.sub == "x"', ['repo:acme/shop:*', 'x']],
  [
    "assertion.repository_owner == 'acme' && assertion.repository == 'acme/shop' && assertion.ref == 'refs/heads/main'",
    ["repo:acme/shop:&assertion.ref == 'refs/heads/main'&assertion.repository_owner == 'acme'"],
  ],
  ["assertion.repository != 'acme/shop'", ["condition:assertion.repository != 'acme/shop'"]],
])('%s', (condition, subjects) => expect(subjectsOfCondition(condition)).toEqual(subjects));
