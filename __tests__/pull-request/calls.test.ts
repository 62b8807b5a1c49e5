import { interpretResult } from '../../src/pull-request/calls.js';

test.each([
  ['ECONNREFUSED', false],
  ['PROXY_REFUSED_407', false],
  ['ECONNRESET', true],
  ['UND_ERR_SOCKET', true],
])('after %s the host may have carried out the call: %s', (reason, mayHaveHappened) => {
  expect(interpretResult({ end: 'unreachable', reason })).toMatchObject({ kind: 'trouble', reason, mayHaveHappened });
});
