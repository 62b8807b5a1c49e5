import fc from 'fast-check';
import { KNOWLEDGE } from '../../../src/catalog/knowledge.js';
import type { Detail } from '../../../src/options.js';
import { understand } from '../../../src/understand/index.js';
import { withoutNodes } from '../../../src/understand/ledger.js';
import { LEFT_OUT_OF_LOW } from '../../../src/understand/messages.js';
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

test('normally keys are drawn without arrows, and logs are no calls', () => {
  expect([...seen('normal').graph.nodes.keys()]).toContain('aws_kms_key.data');
  expect(arrowsOf(seen('normal').graph)).toEqual([]);
});

test('all draws the arrows of encryption and logging', () => {
  const { graph, ledger } = seen('all');
  expect(arrowsOf(graph)).toEqual(['aws_lb.web > aws_s3_bucket.logs', 'aws_s3_bucket.data > aws_kms_key.data']);
  expect(ledger.references.filter(({ why }) => why === null)).toHaveLength(2);
});

test('low leaves keys out, and the ledger says so', () => {
  const { graph, ledger } = seen('low');
  expect([...graph.nodes.keys()]).toEqual(['aws_lb.web', 'aws_s3_bucket.data', 'aws_s3_bucket.logs']);
  expect(ledger.entries.find(({ address }) => address === 'aws_kms_key.data')).toMatchObject({
    bucket: 'hidden',
    rule: LEFT_OUT_OF_LOW,
  });
  expect(ledger.summary).toEqual({ total: 5, drawn: 3, folded: 1, hidden: 1 });
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
        expect(arrowsOf(more)).toEqual(expect.arrayContaining(arrowsOf(less)));
      }
    }),
    { numRuns: 20 },
  );
});
