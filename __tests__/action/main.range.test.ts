/** With what an event's commit is compared. */
import { rangeOf } from '../../src/action/main.js';
import { pullRequestEvent } from './support/run-action.js';

const [A, B, NONE] = ['a'.repeat(40), 'b'.repeat(40), '0'.repeat(40)];
const push = (more: object = {}) => ({
  ...{ ref: 'refs/heads/topic', before: A, after: B, repository: { default_branch: 'main' } },
  ...more,
});

test.each([
  ['a push', push(), { base: A, head: B, isBranch: false }],
  ['a new branch has left the default one', push({ before: NONE }), { base: 'main', head: B, isBranch: true }],
  ['the first push', push({ before: NONE, ref: 'refs/heads/main' }), null],
  ['a tag', push({ before: NONE, ref: 'refs/tags/v1' }), null],
  ['a branch that is gone', push({ after: NONE }), null],
  [
    'a merge queue, from its base to its head',
    { action: 'checks_requested', merge_group: { base_sha: A, head_sha: B } },
    { base: A, head: B, isBranch: false },
  ],
  ['a schedule', { schedule: '0 0 * * *' }, null],
  ['a start by hand', { inputs: {}, ref: 'refs/heads/main' }, null],
  ['a pull request', { ...pullRequestEvent().payload, before: A, after: B }, null],
  ['an option for a commit', push({ before: '--output=x' }), null],
  ['an option for a branch', push({ before: NONE, repository: { default_branch: '--output=x' } }), null],
  ['a way up for a branch', push({ before: NONE, repository: { default_branch: 'a/../b' } }), null],
])('%s', (_, payload, range) => {
  expect(rangeOf(payload)).toEqual(range);
});
