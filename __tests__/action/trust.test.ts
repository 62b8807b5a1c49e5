/** Whose pages a report may link to, and whose ids are shown. */
import type { Event } from '../../src/action/model.js';
import { hidesAccounts, mayLinkArtifacts } from '../../src/action/trust.js';

const RUN = { event: 'pull_request', headRepository: 'Octo/Infra' };
const PULL = { number: 7, isFork: false };

const may = (event: object, trust: 'auto' | 'untrusted' = 'auto') =>
  mayLinkArtifacts({
    inputs: { trust },
    event: {
      ...{ name: 'pull_request', repository: { owner: 'octo', name: 'infra' }, pullRequest: null, workflowRun: null },
      ...event,
    } as unknown as Event,
  });

test.each([
  ['of a pull request of the repository', { pullRequest: PULL }, true],
  ['of a push', { name: 'push' }, true],
  ['of a fork', { pullRequest: { ...PULL, isFork: true } }, false],
  ['of a comment', { name: 'issue_comment', pullRequest: PULL }, false],
  ['of another run of the repository', { name: 'workflow_run', workflowRun: RUN }, true],
  [
    'of another run of a fork',
    { name: 'workflow_run', workflowRun: { ...RUN, headRepository: 'mallory/infra' } },
    false,
  ],
  ['of a fork that is gone', { name: 'workflow_run', workflowRun: { ...RUN, headRepository: '' } }, false],
  [
    'of another run that untrusted users can start',
    { name: 'workflow_run', workflowRun: { ...RUN, event: 'issue_comment' } },
    false,
  ],
  [
    'of another run, for the pull request of a fork',
    { name: 'workflow_run', workflowRun: RUN, pullRequest: { ...PULL, isFork: true } },
    false,
  ],
])('%s', (_, event, expected) => {
  expect(may(event)).toBe(expected);
  expect(may(event, 'untrusted')).toBe(false);
});

test.each([
  ['auto', false, true],
  ['auto', true, false],
  ['true', true, true],
  ['false', false, false],
] as const)('hide-accounts: %s, private: %s', (when, isPrivate, expected) => {
  expect(hidesAccounts({ 'hide-accounts': when }, { isPrivate } as Event)).toBe(expected);
});
