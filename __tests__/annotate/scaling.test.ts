/** Counted work, not time: what a file of people or of a model costs as it grows. */
import { annotate, readAnnotations } from '../../src/annotate/index.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import { times } from '../support/times.js';
import { growth } from '../support/work.js';

const SIZES = [200, 400, 800];

const lines = (count: number, line: (n: number) => string): string => times(count, line).join('\n');

/** Buckets by number, in a picture. */
const picture = (count: number) =>
  createGraph({ nodes: times(count, (n) => createNode({ address: `aws_s3_bucket.b${n}` })), edges: [] });

const FILES: Readonly<Record<string, (count: number) => string>> = {
  'keys of a map': (count) => `update:\n${lines(count, (n) => `  aws_s3_bucket.b${n}: {label: x}`)}`,
  'items of a list': (count) => `remove:\n${lines(count, (n) => `  - aws_s3_bucket.b${n}`)}`,
  'aliases of one anchor': (count) =>
    `update:\n  aws_s3_bucket.b0: &a {label: x}\n${lines(count, (n) => `  aws_s3_bucket.b${n + 1}: *a`)}`,
  'anchors, each with an alias': (count) =>
    `update:\n${lines(count, (n) => `  aws_s3_bucket.b${2 * n}: &a${n} {label: x}\n  aws_s3_bucket.b${2 * n + 1}: *a${n}`)}`,
  connections: (count) => `connect:\n${lines(count, (n) => `  aws_s3_bucket.b${n}: [aws_s3_bucket.b${n + 1}]`)}`,
};

describe.each(Object.keys(FILES))('%s, twice as many, are about twice the work', (what) => {
  const text = FILES[what] as (count: number) => string;

  test('to read', async () => {
    const grown = await growth(SIZES, (count) => {
      const file = text(count);
      return () => readAnnotations(file, 'groundplan.yml');
    });
    for (const factor of grown) expect(factor).toBeLessThan(2.4);
  });

  test('to apply to a diagram', async () => {
    const grown = await growth(SIZES, (count) => {
      const graph = picture(2 * count + 2);
      const file = readAnnotations(text(count), 'groundplan.yml');
      return () => annotate(graph, [file], []);
    });
    for (const factor of grown) expect(factor).toBeLessThan(2.4);
  });
});
