/** The same as static.test.ts, of what real Terraform plans offline. */
import { expectationOf, pullRequests, reportOf, violationsOf } from '../../support/pull-requests.js';
import { needs } from '../../support/tools.js';

const { it } = needs('terraform');

it.each(pullRequests())('%s', async (name) => {
  const markdown = await reportOf(name, 'offline');
  expect({ ...violationsOf(expectationOf(name), markdown), markdown }).toEqual({
    ...{ sentence: [], inSentence: [], say: [], not: [], markdown },
  });
});
