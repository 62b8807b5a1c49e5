/**
 * The same as static.test.ts, of what real Terraform plans offline. It takes seconds a case, so a whole run
 * has every fourth and others one of 32; GROUNDPLAN_PULL_REQUESTS=all runs all of them.
 */
import { IS_WHOLE } from '../../../support/long.js';
import { expectationOf, pullRequests, reportOf, violationsOf } from '../../../support/pull-requests.js';
import { needs } from '../../../support/tools.js';

const EVERY = process.env.GROUNDPLAN_PULL_REQUESTS === 'all' ? 1 : IS_WHOLE ? 4 : 32;
const { it } = needs('terraform');

it.each(pullRequests().filter((_, index) => index % EVERY === 0))('%s', async (name) => {
  const markdown = await reportOf(name, 'offline');
  const expectation = expectationOf(name);
  if (expectation.wrongOffline !== undefined) {
    // Fails as soon as it is mended, so that the note goes.
    expect(Object.values(violationsOf(expectation, markdown)).flat()).not.toEqual([]);
    return;
  }
  expect({ ...violationsOf(expectation, markdown), markdown }).toEqual({
    ...{ sentence: [], inSentence: [], say: [], not: [], markdown },
  });
});
