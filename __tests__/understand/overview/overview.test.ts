import { OVERVIEW_EDGES, OVERVIEW_FROM, OVERVIEW_SIZE } from '../../../src/limits.js';
import { overview } from '../../../src/understand/overview/index.js';
import { arrowTexts, graph, treeText } from '../simplify/graphs.js';

const times = (count: number, line: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => line(i));
const many = (...args: Parameters<typeof graph>) => {
  const seen = overview(graph(...args));
  if (seen === null) throw new Error('no overview');
  return seen;
};

test('what fits into one picture gets no overview', () => {
  expect(overview(graph(times(OVERVIEW_FROM, (i) => `aws_s3_bucket.b${i}`).join('\n')))).toBeNull();
  expect(overview(graph(times(OVERVIEW_FROM + 1, (i) => `aws_s3_bucket.b${i}`).join('\n')))).not.toBeNull();
});

test('one counted icon for each type in each container, and arrows between these', () => {
  const {
    graph: seen,
    resources,
    arrows,
  } = many(
    ['aws_vpc.v', ...times(300, (i) => `  aws_instance.i${i}`), ...times(200, (i) => `aws_s3_bucket.b${i}`)].join('\n'),
    ...times(200, (i) => `aws_instance.i${i} -> aws_s3_bucket.b${i} 443`),
    'aws_instance.i0 -> aws_instance.i1',
  );
  expect(treeText(seen)).toEqual(['aws_s3_bucket.b0 x200 ""', 'aws_vpc.v', '  aws_instance.i0 x300 ""']);
  expect(arrowTexts(seen)).toEqual(['aws_instance.i0 -> aws_s3_bucket.b0 443']);
  expect([resources, arrows]).toEqual([501, { found: 1, drawn: 1 }]);
});

test('copies of one resource are counted once, instances each, actors each', () => {
  const { graph: seen } = many(
    [
      'aws_vpc.v',
      ...times(400, (i) => `  aws_instance.i${i % 100}~${1 + Math.floor(i / 100)}`),
      ...times(3, (i) => `tv_aws_users.u${i}`),
    ].join('\n'),
  );
  expect(treeText(seen)).toEqual(['aws_vpc.v', '  aws_instance.i0~1 x100 ""', 'tv_aws_users.u0 x3 ""']);
});

test('inner boxes go first, as many as must', () => {
  const estate = (vpcs: number) =>
    times(vpcs, (v) =>
      [
        `aws_vpc.v${v}`,
        ...times(3, (z) => [`  aws_az.v${v}z${z}`, ...times(20, (i) => `    aws_instance.v${v}z${z}i${i}`)].join('\n')),
      ].join('\n'),
    ).join('\n');
  const typesIn = (vpcs: number) => [...new Set([...many(estate(vpcs)).graph.nodes.values()].map(({ type }) => type))];
  expect(typesIn(8)).toEqual(['aws_az', 'aws_instance', 'aws_vpc']);
  expect(typesIn(30)).toEqual(['aws_instance', 'aws_vpc']);
  const merged = many(estate(60)).graph;
  expect(treeText(merged)).toEqual(['aws_vpc.v0 x60 "×60: v0, v1, v2 and 57 more"', '  aws_instance.v0z0i0 x3600 ""']);
});

test('containers that are many and hold much are closed: how much, and of what kind', () => {
  const types = ['aws_instance', 'aws_instance', 'aws_s3_bucket', 'aws_sqs_queue', 'aws_sns_topic', 'aws_db_instance'];
  const { graph: seen } = many(
    times(38, (v) => [`aws_vpc.v${v}`, ...times(12, (i) => `  ${types[i % types.length]}.v${v}i${i}`)].join('\n')).join(
      '\n',
    ),
    'aws_instance.v0i0 -> aws_s3_bucket.v1i2',
    'aws_instance.v0i0 -> aws_vpc.v2',
    'aws_instance.v0i0 -> aws_vpc.v0',
  );
  expect(treeText(seen).slice(0, 2)).toEqual([
    'aws_vpc.v0',
    '  aws_contents.contents x12 "EC2 instance ×4, RDS instance ×2 and 6 more"',
  ]);
  expect(seen.nodes.size).toBe(76);
  expect(arrowTexts(seen)).toEqual([
    'aws_contents.contents -> aws_contents.contents[1]',
    'aws_contents.contents -> aws_contents.contents[2]',
  ]);
});

test('modules are told apart where that fits, and closed where their contents do not', () => {
  const estate = (modules: number) =>
    times(modules, (m) =>
      times(12, (i) => `module.m${m}.${['aws_instance', 'aws_s3_bucket', 'aws_sqs_queue'][i % 3]}.i${i}`).join('\n'),
    ).join('\n');
  const few = many(
    times(50, (m) => times(9, (i) => `module.m["${m}"].aws_instance.web[${i}]`).join('\n')).join('\n'),
  ).graph;
  expect(few.nodes.size).toBe(50);
  expect(few.nodes.get('module.m["0"].aws_instance.web[0]')).toMatchObject({ count: 9 });

  const closed = many(estate(60)).graph;
  expect(closed.nodes.size).toBe(60);
  expect(closed.nodes.get('module.m0.aws_contents.contents')).toMatchObject({
    count: 12,
    called: 'm0: EC2 instance ×4, S3 bucket ×4 and 4 more',
  });

  expect(treeText(many(estate(100)).graph)).toEqual([
    'aws_instance.i0 x400 ""',
    'aws_s3_bucket.i1 x400 ""',
    'aws_sqs_queue.i2 x400 ""',
  ]);
});

test('of many arrows the strongest are drawn, and one at each icon; the stronger direction counts', () => {
  const kinds = times(20, (i) => `aws_kind${i}_thing`);
  const tree = kinds.flatMap((kind) => times(21, (i) => `${kind}.n${i}`)).join('\n');
  const arrows = kinds.flatMap((from, a) =>
    kinds.flatMap((to, b) => (a === b ? [] : times(a === 3 || b === 7 ? 5 : 1, (i) => `${from}.n${i} -> ${to}.n${i}`))),
  );
  const { graph: seen, arrows: counts } = many(tree, ...arrows, 'aws_kind3_thing.n9 -> aws_kind4_thing.n9');
  expect(counts).toEqual({ found: 190, drawn: 20 * OVERVIEW_EDGES });
  expect(seen.edges.length).toBe(20 * OVERVIEW_EDGES);
  const joined = new Set(seen.edges.flatMap(({ from, to }) => [from, to]));
  expect(joined.size).toBe(20);
  const texts = arrowTexts(seen);
  expect(texts).toContain('aws_kind3_thing.n0 -> aws_kind4_thing.n0');
  expect(texts.filter((text) => text.startsWith('aws_kind3_thing.n0 ->')).length).toBe(19);
  expect(seen.nodes.size).toBeLessThan(OVERVIEW_SIZE);
});
