import { ANY_ADDRESS, INTERNET } from '../../src/catalog/exposure.js';
import { withEntriesClosed } from '../../src/diff/rules.js';
import { createEdge, createNode } from '../../src/graph/create.js';
import type { Exposed } from '../../src/graph/exposure.js';
import type { GraphEdge } from '../../src/graph/model.js';

const USERS = 'tv_aws_users.users';
const nodes = new Map([USERS, 'aws_lb.web', 'aws_instance.a'].map((address) => [address, createNode({ address })]));
const open = (port: number, to = INTERNET, of = 'aws_lb.web'): Exposed => ({
  ...{ of, what: '', to, by: 'rule', ports: { protocol: 'tcp', from: port, to: port } },
});
const arrow = (label: string, partial: Partial<GraphEdge> = {}): GraphEdge =>
  createEdge({ from: USERS, to: 'aws_lb.web', label, provenance: 'implied', ...partial });

const marks = (edge: GraphEdge, before: readonly Exposed[], after: readonly Exposed[]) => {
  const [{ change, label }] = withEntriesClosed([edge], nodes, { before, after }) as [GraphEdge];
  return [change, label];
};

test.each([
  ['its only port', arrow('HTTPS 443'), [open(443)], [], ['delete', 'HTTPS 443']],
  ['one of two', arrow('HTTP 80, HTTPS 443'), [open(80), open(443)], [open(80)], ['update', 'HTTP 80']],
  ['both', arrow('HTTP 80, HTTPS 443'), [open(80), open(443)], [], ['delete', 'HTTP 80, HTTPS 443']],
  ['a port that is in no label', arrow('HTTPS 443'), [open(443), open(22)], [open(443)], [undefined, 'HTTPS 443']],
  ['the last rule, where nothing listens', arrow(''), [open(443)], [], ['delete', '']],
  ['one of several rules, where nothing listens', arrow(''), [open(443), open(80)], [open(80)], [undefined, '']],
  ['any address', arrow('443/tcp'), [open(443, ANY_ADDRESS)], [], ['delete', '443/tcp']],
  ['a range alone', arrow('443'), [open(443, '10.0.0.0/8')], [], [undefined, '443']],
  ['rules of something else', arrow('443'), [open(443, INTERNET, 'aws_instance.a')], [], [undefined, '443']],
  ['an arrow that somebody has drawn', arrow('443', { provenance: 'planned' }), [open(443)], [], [undefined, '443']],
  ['an arrow between two inside', arrow('443', { from: 'aws_instance.a' }), [open(443)], [], [undefined, '443']],
  ['an arrow that is new', arrow('443', { change: 'create' }), [open(443)], [], ['create', '443']],
] as const)('%s', (_, edge, before, after, expected) => {
  expect(marks(edge, before, after)).toEqual(expected);
});

test('an arrow that loses a port keeps what it was', () => {
  const edge = arrow('HTTP 80, HTTPS 443');
  const [now] = withEntriesClosed([edge], nodes, { before: [open(80), open(443)], after: [open(80)] });
  expect(now?.before).toEqual([edge]);
});
