/**
 * The same as static.test.ts, of what real Terraform plans offline. It takes seconds a case, so every fourth is run;
 * GROUNDPLAN_PULL_REQUESTS=all runs all of them.
 */
import { expectationOf, pullRequests, reportOf, violationsOf } from '../../../support/pull-requests.js';
import { needs } from '../../../support/tools.js';

const EVERY = process.env.GROUNDPLAN_PULL_REQUESTS === 'all' ? 1 : 4;
const { it } = needs('terraform');

it.each(pullRequests().filter((_, index) => index % EVERY === 0))('%s', async (name) => {
  const markdown = await reportOf(name, 'offline');
  expect({ ...violationsOf(expectationOf(name), markdown), markdown }).toEqual({
    ...{ sentence: [], inSentence: [], say: [], not: [], markdown },
  });
});
