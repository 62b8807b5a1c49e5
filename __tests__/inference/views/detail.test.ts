import fc from 'fast-check';
import { KNOWLEDGE } from '../../../src/catalog/knowledge.js';
import type { Graph, GraphEdge } from '../../../src/graph/model.js';
import { understand } from '../../../src/inference/index.js';
import { withoutNodes } from '../../../src/inference/ledger.js';
import { HIDDEN_IN_LOW_DETAIL } from '../../../src/inference/messages.js';
import type { Detail } from '../../../src/options.js';
import { ARCHITECTURES, plannedInventory } from '../../support/architectures.js';
import { choicesOf } from '../../support/options.js';
import { arrowsOf, plan, type Sketch } from '../build.js';

const SKETCHES: Record<string, Sketch> = {
  'aws_kms_key.data': {},
  'aws_s3_bucket.data': {},
  'aws_s3_bucket_server_side_encryption_configuration.data': {
    refs: { bucket: 'aws_s3_bucket.data', rule: 'aws_kms_key.data' },
  },
  'aws_s3_bucket.logs': {},
  'aws_lb.web': { refs: { access_logs: 'aws_s3_bucket.logs' } },
};

const seen = (detail: Detail) => understand(plan(SKETCHES), KNOWLEDGE, detail);

test('normally a key of one bucket is part of it, and the way of logs is no call', () => {
  const { graph, ledger } = seen('normal');
  expect([...graph.nodes.keys()]).toEqual(['aws_lb.web', 'aws_s3_bucket.data', 'aws_s3_bucket.logs']);
  expect(graph.edges).toMatchObject([{ from: 'aws_lb.web', to: 'aws_s3_bucket.logs', thin: true }]);
  expect(ledger.references.map(({ to, why }) => `${to} ${why}`).sort()).toEqual([
    'aws_kms_key.data folded',
    'aws_s3_bucket.data folded',
    'aws_s3_bucket.logs null',
  ]);
});

test('all draws the arrows of encryption and logging', () => {
  const { graph, ledger } = seen('all');
  expect(arrowsOf(graph)).toEqual(['aws_lb.web > aws_s3_bucket.logs', 'aws_s3_bucket.data > aws_kms_key.data']);
  expect(ledger.references.filter(({ why }) => why === null)).toHaveLength(2);
});

test('low leaves keys out, and the ledger says so', () => {
  const more = { ...SKETCHES, 'aws_sqs_queue.q': { refs: { kms_master_key_id: 'aws_kms_key.data' } } };
  const { graph, ledger } = understand(plan(more), KNOWLEDGE, 'low');
  expect([...graph.nodes.keys()]).toEqual([
    'aws_lb.web',
    'aws_s3_bucket.data',
    'aws_s3_bucket.logs',
    'aws_sqs_queue.q',
  ]);
  expect(ledger.entries.find(({ address }) => address === 'aws_kms_key.data')).toMatchObject({
    bucket: 'hidden',
    rule: HIDDEN_IN_LOW_DETAIL,
  });
  expect(ledger.summary).toEqual({ total: 6, drawn: 4, folded: 1, hidden: 1 });
});

test('an arrow goes out of the ledger with the node at either of its ends', () => {
  const { ledger } = seen('all');
  const arrowsWithout = (left: string) => withoutNodes(ledger, new Set([left]), '').arrows.map(({ to }) => to);
  expect(arrowsWithout('aws_s3_bucket.data')).toEqual(['aws_s3_bucket.logs']);
  expect(arrowsWithout('aws_kms_key.data')).toEqual(['aws_s3_bucket.logs']);
});

test('a plan of nothing but keys is drawn in low detail, too', () => {
  const { graph } = understand(plan({ 'aws_kms_key.data': {} }), KNOWLEDGE, 'low');
  expect([...graph.nodes.keys()]).toEqual(['aws_kms_key.data']);
});

const leads = ({ edges }: Graph, start: string, end: string): boolean =>
  edges.some(({ from, to }) => from === start && to === end);

test('more detail never takes anything away', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ARCHITECTURES), (name) => {
      const [low, normal, all] = choicesOf<Detail>('detail').map(
        (detail) => understand(plannedInventory(name), KNOWLEDGE, detail).graph,
      );
      for (const [less, more] of [
        [low!, normal!],
        [normal!, all!],
      ] as const) {
        expect([...more.nodes.keys()]).toEqual(expect.arrayContaining([...less.nodes.keys()]));
        // What is drawn with more detail only may stand on the way: an alarm between a queue and its topic.
        const isThere = ({ from, to }: GraphEdge): boolean =>
          more.edges.some((one) => one.from === from && one.to === to) ||
          more.edges.some((one) => one.from === from && !less.nodes.has(one.to) && leads(more, one.to, to));
        expect(less.edges.filter((edge) => !isThere(edge))).toEqual([]);
      }
    }),
    { numRuns: 20 },
  );
});
