import { remainingOrigins } from '../../../src/planning/static/proof.js';

const change = (address: string, ...actions: string[]) => ({ address, change: { actions } });
const state = (...addresses: string[]) => ({
  values: { root_module: { resources: addresses.map((address) => ({ address, values: {} })) } },
});
const PRIOR = state('aws_t.a', 'aws_t.b', 'data.aws_u.u');

test.each([
  ['a plan that destroys everything', [change('aws_t.a', 'delete'), change('aws_t.b', 'forget')], ['data.aws_u.u']],
  [
    'a plan that destroys one of two',
    [change('aws_t.a', 'delete'), change('aws_t.b', 'no-op')],
    ['aws_t.b', 'data.aws_u.u'],
  ],
  ['a plan without changes', [], ['aws_t.a', 'aws_t.b', 'data.aws_u.u']],
  ['a plan that only reads', [change('data.aws_u.v', 'read')], ['aws_t.a', 'aws_t.b', 'data.aws_u.u', 'data.aws_u.v']],
  [
    'a plan that destroys only a deposed object',
    [{ ...change('aws_t.a', 'delete'), deposed: '0123abcd' }],
    ['aws_t.a', 'aws_t.b', 'data.aws_u.u'],
  ],
])('%s', (_, resource_changes, remaining) => {
  expect([...remainingOrigins({ resource_changes, prior_state: PRIOR })].sort()).toEqual(remaining);
});
