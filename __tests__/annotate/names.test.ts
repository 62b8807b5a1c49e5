/** By which names a person may call what is drawn. */

import type { Pattern } from '../../src/annotate/model.js';
import { Names, type ResourceNode } from '../../src/annotate/names.js';
import { createGraph, createNode } from '../../src/graph/create.js';

const LOCATION: Pattern['location'] = { file: 'groundplan.yml', line: 1, column: 1 };

const found = (address: string, text: string, resources: readonly ResourceNode[] = []) =>
  new Names(createGraph({ nodes: [createNode({ address })], edges: [] }), resources).find({ text, location: LOCATION });

test.each([
  ['of a resource', 'aws_sqs_queue.q[0]', 'aws_sqs_queue.q'],
  ['of a module', 'module.m["eu"].aws_sqs_queue.q', 'module.m.aws_sqs_queue.q'],
  ['of a module, as only graph files write them', 'module.m[eu].aws_sqs_queue.q', 'module.m.aws_sqs_queue.q'],
  ['of both', 'module.m["eu"].aws_sqs_queue.q["x"]', 'module.m.aws_sqs_queue.q'],
  ['of one module in another', 'module.m.module.n[1].aws_sqs_queue.q', 'module.m.module.n.aws_sqs_queue.q'],
])('instance keys can be omitted: %s', (_, address, text) => {
  expect(found(address, text)).toEqual({ nodes: [address], hidden: null });
  expect(found(address, address)).toEqual({ nodes: [address], hidden: null });
});

test('instance keys of a folded resource can be omitted', () => {
  const origin = 'module.m["a.b"].aws_iam_policy.p["x]y"]';
  const resources = [{ origin, address: 'module.m["a.b"].aws_iam_policy.p["x"]', node: 'aws_sqs_queue.q', rule: '' }];
  expect(found('aws_sqs_queue.q', 'module.m.aws_iam_policy.p', resources).nodes).toEqual(['aws_sqs_queue.q']);
});
