import { readFileSync } from 'node:fs';
import { KNOWLEDGE } from '../../../../src/catalog/knowledge.js';
import { createEdge, createGraph, createNode } from '../../../../src/graph/create.js';
import { CHANGED_ALONE_MAX, OVERVIEW_EDGES } from '../../../../src/inference/limits.js';
import { overview } from '../../../../src/inference/views/overview/index.js';
import { READABLE } from '../../../../src/inference/views/overview/readable.js';
import { OVERVIEW_FROM, OVERVIEW_FROM_WITH_LINES } from '../../../../src/limits.js';
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

test('lines take room as icons do', () => {
  const dense = (lines: number) => {
    const nodes = times(300, (i) => `aws_s3_bucket.b${i}`);
    const edges = times(
      lines,
      (i) => `aws_s3_bucket.b${i % 300} -> aws_s3_bucket.b${(i + 1 + Math.floor(i / 300)) % 300}`,
    );
    return overview(graph(nodes.join('\n'), ...edges));
  };
  expect(dense(OVERVIEW_FROM_WITH_LINES - 300)).toBeNull();
  expect(dense(OVERVIEW_FROM_WITH_LINES - 299)).not.toBeNull();
});

test('an overview may be exactly as large as is wished for, and no larger', () => {
  const types = ['aws_instance', 'aws_s3_bucket', 'aws_sqs_queue', 'aws_sns_topic', 'aws_db_instance', 'aws_lb'];
  const three = graph(
    times(3, (v) => [`aws_vpc.v${v}`, ...times(200, (i) => `  ${types[i % types.length]}.v${v}i${i}`)].join('\n')).join(
      '\n',
    ),
  );
  const shapes = (size: number) => overview(three, KNOWLEDGE, { ...READABLE, size })!.graph.nodes.size;
  const [all, merged, closed] = [3 + 3 * types.length, 1 + types.length, 2 * 3];
  expect([shapes(all), shapes(all - 1), shapes(merged)]).toEqual([all, merged, merged]);
  expect(shapes(merged - 1)).toBe(closed);
});

test('boxes without anything in them are counted, in their places', () => {
  const { graph: seen, full } = many(
    [
      'aws_instance.i',
      ...times(20_000, (i) => `aws_vpc.v${i}`),
      'aws_vpc.w',
      '  aws_instance.j',
      ...times(3, (i) => `  aws_subnet.s${i}`),
    ].join('\n'),
    'aws_instance.i -> aws_vpc.v7',
  );
  expect(treeText(seen)).toEqual([
    'aws_instance.i',
    'aws_vpc.v0 x20000 "×20000: v0, v1, v2 and 19997 more"',
    'aws_vpc.w',
    '  aws_instance.j',
    '  aws_subnet.s0 x3 "×3: s0, s1, s2"',
  ]);
  expect(arrowTexts(seen)).toEqual(['aws_instance.i -> aws_vpc.v0']);
  expect(full.shapes).toBe(20_006);
});

test.each(['docs/large-graphs.md', 'docs/commands.md'])('%s names the limits that count', (page) => {
  const text = readFileSync(page, 'utf8');
  expect(text).toContain(`ore than ${OVERVIEW_FROM} icons and boxes`);
  expect(text).toContain(` ${OVERVIEW_FROM_WITH_LINES} `);
});

test('nor does a graph in which no two resources are of one type', () => {
  expect(overview(graph(times(500, (i) => `aws_kind${i}_thing.n`).join('\n')))).toBeNull();
});

test('one counted icon for each type in each container, and arrows between these', () => {
  const {
    graph: seen,
    full,
    arrows,
  } = many(
    ['aws_vpc.v', ...times(300, (i) => `  aws_instance.i${i}`), ...times(200, (i) => `aws_s3_bucket.b${i}`)].join('\n'),
    ...times(200, (i) => `aws_instance.i${i} -> aws_s3_bucket.b${i} 443`),
    'aws_instance.i0 -> aws_instance.i1',
  );
  expect(treeText(seen)).toEqual(['aws_s3_bucket.b0 x200 ""', 'aws_vpc.v', '  aws_instance.i0 x300 ""']);
  expect(arrowTexts(seen)).toEqual(['aws_instance.i0 -> aws_s3_bucket.b0 443']);
  expect([full, arrows]).toEqual([
    { shapes: 501, lines: 201 },
    { found: 1, drawn: 1 },
  ]);
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

test('what is alone in a closed container is drawn as itself; arrows to the container lead to its box', () => {
  const { graph: seen } = many(
    [
      ...times(37, (v) => [`aws_vpc.v${v}`, ...times(12, (i) => `  aws_kind${i}_thing.v${v}`)].join('\n')),
      'aws_vpc.w\n  aws_instance.alone',
    ].join('\n'),
    'aws_kind0_thing.v0 -> aws_vpc.w',
  );
  expect(seen.nodes.get('aws_instance.alone')).toMatchObject({ parent: 'aws_vpc.w', count: 1 });
  expect(arrowTexts(seen)).toEqual(['aws_contents.contents -> aws_vpc.w']);
});

test('of what is in a closed container, services are named first', () => {
  const { graph: seen } = many(
    times(38, (v) =>
      [
        `aws_vpc.v${v}`,
        ...times(9, (i) => `  aws_eip.v${v}i${i}`),
        ...['aws_instance', 'aws_s3_bucket', 'aws_sqs_queue'].map((type) => `  ${type}.v${v}`),
      ].join('\n'),
    ).join('\n'),
  );
  expect(seen.nodes.get('aws_contents.contents')?.labelOverride).toBe('EC2 instance, S3 bucket and 10 more');
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
    labelOverride: 'm0: EC2 instance ×4, S3 bucket ×4 and 4 more',
  });

  expect(treeText(many(estate(100)).graph)).toEqual([
    'aws_instance.i0 x400 ""',
    'aws_s3_bucket.i1 x400 ""',
    'aws_sqs_queue.i2 x400 ""',
  ]);
});

describe('arrows', () => {
  const kinds = times(20, (i) => `aws_kind${i}_thing`);
  const tree = kinds.flatMap((kind) => times(21, (i) => `${kind}.n${i}`)).join('\n');
  const between = (from: string, to: string, count: number) => times(count, (i) => `${from}.n${i} -> ${to}.n${i}`);

  test('of many the strongest are drawn, in the stronger direction', () => {
    const { graph: seen, arrows } = many(
      tree,
      ...kinds.flatMap((from, a) => kinds.flatMap((to, b) => (a === b ? [] : between(from, to, a === 3 ? 5 : 1)))),
    );
    expect(arrows).toEqual({ found: 190, drawn: 20 * OVERVIEW_EDGES });
    const fromThree = seen.edges.filter(({ from }) => from === 'aws_kind3_thing.n0');
    expect(fromThree.map(({ twoWay }) => twoWay)).toEqual(times(19, () => '').map(() => false));
    expect(seen.edges.some(({ to }) => to === 'aws_kind3_thing.n0')).toBe(false);
    // The rest are as many in both directions.
    expect(seen.edges.filter(({ twoWay }) => twoWay).length).toBe(20 * OVERVIEW_EDGES - 19);
  });

  test('an arrow wears the label of its connections only where they all have it', () => {
    const labelOf = (...labels: string[]) =>
      many(
        tree,
        ...labels.map((label, i) => `aws_kind0_thing.n${i} -> aws_kind1_thing.n${i} ${label}`.trim()),
      ).graph.edges.map(({ label }) => label);
    expect(labelOf('443', '443')).toEqual(['443']);
    expect(labelOf('443', '5432')).toEqual(['']);
    expect(labelOf('443', '')).toEqual(['']);
  });

  test.each([
    [['~>', '~>'], '~>'],
    [['~>', '->'], '->'],
  ])('an arrow is thin where all of its connections are: %j', (heads, expected) => {
    const lines = heads.map((head, i) => `aws_kind0_thing.n${i} ${head} aws_kind1_thing.n${i}`);
    expect(arrowTexts(many(tree, ...lines).graph)).toEqual([expect.stringContaining(` ${expected} `)]);
  });

  test('the way to each icon is among them, however weak', () => {
    const { graph: seen } = many(
      `tv_aws_users.u\naws_lb.l\naws_lambda_function.lonely\n${tree}`,
      'tv_aws_users.u -> aws_lb.l',
      'aws_lb.l -> aws_kind0_thing.n0',
      'aws_lambda_function.lonely -> aws_kind5_thing.n0',
      ...kinds.flatMap((from, a) => kinds.slice(a + 1).flatMap((to) => between(from, to, 9))),
    );
    expect(arrowTexts(seen)).toEqual(
      expect.arrayContaining([
        'aws_lambda_function.lonely -> aws_kind5_thing.n0',
        'aws_lb.l -> aws_kind0_thing.n0',
        'tv_aws_users.u -> aws_lb.l',
      ]),
    );
  });
});

describe('changed nodes of an overview', () => {
  const tree = ['aws_vpc.v', ...times(OVERVIEW_FROM, (i) => `  aws_instance.i${i}`), '  aws_db_instance.d'].join('\n');
  const changing = (isChanged: (i: number) => boolean) => {
    const plain = graph(tree, 'aws_instance.i1 -> aws_db_instance.d', 'aws_instance.i7 -> aws_db_instance.d');
    const nodes = [...plain.nodes.values()].map((node) => {
      const number = Number(/i(\d+)$/.exec(node.address)?.[1] ?? -1);
      return isChanged(number) ? createNode({ ...node, change: 'update', labelOverride: `app ${number}` }) : node;
    });
    const edges = plain.edges.map((edge) =>
      edge.from === 'aws_instance.i7' ? createEdge({ ...edge, change: 'delete' }) : edge,
    );
    return overview(createGraph({ nodes, edges }))!.graph;
  };

  test('keep their icons, names and changed edges beside the counted icon of the others', () => {
    const seen = changing((i) => i === 7);
    expect(seen.nodes.get('aws_instance.i7')).toMatchObject({ change: 'update', labelOverride: 'app 7', count: 1 });
    expect([...seen.nodes.values()].map(({ count }) => count)).toContain(OVERVIEW_FROM - 1);
    expect(seen.edges.find(({ from }) => from === 'aws_instance.i7')).toMatchObject({ change: 'delete' });
    expect(seen.edges.filter(({ change }) => change !== undefined)).toHaveLength(1);
  });

  test('are counted, too, if they are too many', () => {
    const seen = changing((i) => i >= 0 && i <= CHANGED_ALONE_MAX);
    expect(seen.nodes.has('aws_instance.i7')).toBe(false);
    expect(changing((i) => i >= 0 && i < CHANGED_ALONE_MAX).nodes.has('aws_instance.i7')).toBe(true);
  });
});
