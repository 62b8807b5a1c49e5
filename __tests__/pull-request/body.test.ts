import fc from 'fast-check';
import { type Content, writeBody } from '../../src/pull-request/body.js';
import * as messages from '../../src/pull-request/messages.js';
import { affectedRoots, type Diagram, type SummaryNode } from '../../src/pull-request/model.js';
import { artifact, diagram, largeDiagram, node } from '../action/github/support.js';
import { expectWellFormed } from '../support/comment-body.js';
import { hostileText } from '../support/hostile-text.js';
import { IS_LONG } from '../support/long.js';

const content = (diagrams: readonly Diagram[], more: Partial<Content> = {}): Content => ({
  title: null,
  diagrams,
  artifacts: new Map(diagrams.map(({ id }, at) => [id, [artifact(at, 1)]])),
  images: new Map(),
  run: { number: 12, url: 'https://github.com/octo/infra/actions/runs/1', sha: 'c'.repeat(40) },
  ...more,
});

const image = (id: string, commit = 'f'.repeat(40)) => ({
  light: `https://github.com/octo/infra/blob/${commit}/${id}.png?raw=true`,
  dark: `https://github.com/octo/infra/blob/${commit}/${id}.dark.png?raw=true`,
  width: 640,
});

const imagesFor = (diagrams: readonly Diagram[]) => new Map(diagrams.map(({ id }) => [id, image(id)]));

test('one diagram, whole', () => {
  const one = diagram('prod', {
    warnings: ['no region'],
    assumptions: ['2 zones'],
    ledger: { drawn: 2, folded: 1, hidden: 0 },
  });
  expect(writeBody(content([one], { images: imagesFor([one]) }), 60_000)).toMatchInlineSnapshot(`
"## prod

3 resources: 2 drawn, 1 folded, 0 hidden; changes: +1

<picture>
<source media="(prefers-color-scheme: dark)" srcset="https://github.com/octo/infra/blob/ffffffffffffffffffffffffffffffffffffffff/prod.dark.png?raw=true">
<img alt="Architecture diagram of prod" src="https://github.com/octo/infra/blob/ffffffffffffffffffffffffffffffffffffffff/prod.png?raw=true" width="640">
</picture>

<details><summary>3 resources</summary>

| Resource | Name | Change |
|---|---|---|
| \`aws_instance.web\` | web | created |
| \`aws_db_instance.db\` | db |  |
| \`aws_vpc.main\` | VPC main |  |

</details>

<details><summary>The same as text (Mermaid)</summary>

\`\`\`mermaid
flowchart LR
  subgraph n0["VPC main"]
    direction LR
    n1["#43; EC2 instance<br/>web"]
    n2["EC2 instance<br/>db"]
  end
  n1 --> n2
  classDef noneBox fill:none,stroke:#8b949e
  class n0 noneBox
  classDef create fill:#dafbe1,stroke:#1a7f37,color:#1f2328
  class n1 create
\`\`\`

</details>

<details><summary>1 warning</summary>

- no region

</details>

<details><summary>1 assumption</summary>

- 2 zones

</details>

Files: [groundplan-0](https://github.com/octo/infra/actions/runs/1/artifacts/0)

<sub>Last changed by [run 12](https://github.com/octo/infra/actions/runs/1) for \`ccccccc\`.</sub>
"
`);
});

test('several diagrams: an overview, what has changed open', () => {
  const diagrams = [diagram('prod'), diagram('dev', { changed: false })];
  const body = writeBody(content(diagrams, { title: 'Infrastructure' }), 60_000);
  expect(body).toMatch(/^## Infrastructure\n\n2 diagrams, 1 of them changed\n\n\| Diagram /);
  expect(body).toContain('| prod | `stacks/prod` | 3 | +1 |');
  expect(body).toContain('<details open><summary><b>prod</b>');
  expect(body).toContain('<details><summary><b>dev</b>');
});

const nodes = (): fc.Arbitrary<SummaryNode[]> =>
  fc
    .array(
      fc.record({
        address: hostileText(),
        type: hostileText(),
        title: hostileText(),
        box: fc.boolean(),
        inside: fc.nat(5),
      }),
      { maxLength: 6 },
    )
    .map((all) =>
      all.map(({ address, type, title, box, inside }) =>
        node(address, {
          type,
          title,
          isContainer: box,
          parent: all[inside]?.address ?? null,
          change: box ? 'none' : 'create',
        }),
      ),
    );

const diagrams = (): fc.Arbitrary<Diagram[]> =>
  fc
    .array(
      fc.record({
        title: hostileText(),
        path: hostileText(),
        warnings: fc.array(hostileText(), { maxLength: 3 }),
        changed: fc.boolean(),
        nodes: nodes(),
        label: hostileText(),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((all) =>
      all.map(({ nodes: list, label, ...more }, at) => {
        const edges = list.slice(1).map(({ address }) => ({
          from: list[0]!.address,
          to: address,
          twoWay: at % 2 === 0,
          label,
          inferred: false,
        }));
        return diagram(`d${at}`, {
          ...more,
          assumptions: more.warnings,
          graph: { nodes: list, edges, omitted: { nodes: 0, edges: 0 } },
        });
      }),
    );

test('any text stays text, under any limit', () => {
  fc.assert(
    fc.property(
      diagrams(),
      fc.option(hostileText()),
      hostileText(),
      fc.integer({ min: 4_000, max: 60_000 }),
      fc.boolean(),
      (all, title, name, limit, hasImages) => {
        const artifacts = new Map(all.map(({ id }) => [id, [{ id: 1, name, url: `https://github.com/${name}` }]]));
        const body = writeBody(
          content(all, { title, artifacts, images: hasImages ? imagesFor(all) : new Map() }),
          limit,
        );
        expectWellFormed(body);
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(limit);
      },
    ),
    { numRuns: 100 },
  );
});

test.each([1, 2, 40, 256, ...(IS_LONG ? [1000] : [])])(
  '%i large diagrams: under the limit, and it says what was left out',
  (count) => {
    const all = Array.from({ length: count }, (_, at) => ({
      ...largeDiagram(`root-${at}`, 150, 10, 'create'),
      changed: at % 7 === 0,
    }));
    for (const limit of [60_000, 10_000]) {
      const body = writeBody(content(all, { images: imagesFor(all) }), limit);
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(limit);
      expectWellFormed(body);
      if (count > 2) expect(body).toContain('Left out for lack of space');
    }
  },
);

test('gives way in order: what has not changed before what has, Mermaid before tables before pictures', () => {
  const all = [largeDiagram('new', 100, 5, 'create'), { ...largeDiagram('old', 100, 5), changed: false }];
  const parts = (limit: number) => {
    const body = writeBody(content(all, { images: imagesFor(all) }), limit);
    const [, ours = '', theirs = ''] = body.split(/<details(?: open)?><summary><b>/);
    const has = (text: string) =>
      [
        /mermaid\n/.test(text) && 'mermaid',
        /\| Resource/.test(text) && 'table',
        /<picture>/.test(text) && 'picture',
      ].filter(Boolean);
    return [has(ours), has(theirs)];
  };
  const seen = new Set<string>();
  for (let limit = 60_000; limit > 1_500; limit -= 100) seen.add(JSON.stringify(parts(limit)));
  expect([...seen].map((text) => JSON.parse(text))).toEqual([
    [
      ['mermaid', 'table', 'picture'],
      ['mermaid', 'table', 'picture'],
    ],
    [
      ['mermaid', 'table', 'picture'],
      ['table', 'picture'],
    ],
    [['mermaid', 'table', 'picture'], ['picture']],
    [['table', 'picture'], ['picture']],
    [['table', 'picture'], []],
    [['picture'], []],
    [[], []],
  ]);
});

test('changed resources come first in the table, and a shortened table counts the omitted rows', () => {
  const all = [largeDiagram('big', 500, 10)];
  const list = all[0]!.graph.nodes.map((one, at) => (at === 400 ? { ...one, change: 'delete' as const } : one));
  const body = writeBody(content([{ ...all[0]!, graph: { ...all[0]!.graph, nodes: list } }]), 60_000);
  const rows = body.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows[0]).toBe(`| \`${list[400]!.address}\` | web&#95;400 | deleted |`);
  expect(body).toContain(messages.rowsMore(500 - rows.length));
});

test('the table counts among its rows that are left out those that the summary has left out before', () => {
  const one = largeDiagram('big', 500, 10);
  const graph = { ...one.graph, omitted: { nodes: 1_000, edges: 0 } };
  const body = writeBody(content([{ ...one, graph }]), 60_000);
  const rows = body.split('\n').filter((line) => line.startsWith('| `'));
  expect(body).toContain(messages.rowsMore(1_500 - rows.length));
});

test('resources removed by annotations are reported next to the resource count, escaped', () => {
  const one = diagram('prod', {
    ledger: { drawn: 2, folded: 1, hidden: 0 },
    removed: [
      { by: 'groundplan.yml', resources: 1 },
      { by: '<b>|x', resources: 2 },
    ],
  });
  const body = writeBody(content([one]), 60_000);
  expect(body).toContain('3 resources: 2 drawn, 1 folded, 0 hidden, 1 removed by groundplan.yml, 2 removed by ');
  expect(body).toMatch(/<summary>3 resources, 1 removed by groundplan\.yml, 2 removed by /);
  expect(body).not.toContain('<b>|x');
});

test('affected roots are listed with what they read, and where', () => {
  const one = diagram('prod');
  const read = { of: 'network', name: 'vpc_id', resource: 'aws_vpc.main', at: 'shop/main.tf:7' };
  const many = Array.from({ length: 5 }, (_, at) => ({ of: 'network', name: `o${at}`, isLikely: true }));
  const affected = [
    { path: 'jobs', reads: many },
    { path: 'shop', reads: [read, { of: 'data', name: '' }] },
  ];
  const text = writeBody(content([one], { absent: { deleted: [], missing: [], isKnown: true, affected } }), 60_000);
  expect(text).toContain(`**Affected:** 2 root modules read what changes.

- \`jobs\`: \`o0\` of \`network\` (likely), \`o1\` of \`network\` (likely), \`o2\` of \`network\` (likely), 2 more
- \`shop\`: \`vpc_id\` of \`network\` (\`shop/main.tf:7\`), \`data\`

`);
});

test('a root is affected if a changed resource is what it reads', () => {
  const changedNode = { address: 'aws_vpc.main', origin: 'aws_vpc.main', change: 'update' };
  const change = { report: { nodes: [changedNode], edges: [] }, omitted: 0 };
  const readers = [
    { path: 'shop', reads: [{ of: 'network', name: 'vpc_id', resource: 'aws_vpc.main' }] },
    {
      path: 'jobs',
      reads: [
        { of: 'network', name: 'id', resource: 'aws_vpc.other' },
        { of: 'data', name: 'gone' },
      ],
    },
    { path: 'dns', reads: [{ of: 'network', name: 'gone' }] },
  ];
  const affectedBy = (more: object) =>
    affectedRoots(readers, [{ ...diagram('network'), path: 'network', ...more }]).map(({ path, reads }) => [
      path,
      reads.length,
    ]);
  const changed = (report: object) => ({ change: { ...change, ...report } }) as object;
  expect(affectedBy(changed({}))).toEqual([
    ['dns', 1],
    ['shop', 1],
  ]);
  expect(affectedBy(changed({ omitted: 1 }))).toEqual([
    ['dns', 1],
    ['jobs', 1],
    ['shop', 1],
  ]);
  expect(affectedBy(changed({ report: { nodes: [], edges: [] } }))).toEqual([]);
  const touched = [{ address: 'aws_vpc.other', origin: 'aws_vpc.other' }];
  expect(affectedBy(changed({ report: { nodes: [], edges: [], touched } }))).toEqual([
    ['dns', 1],
    ['jobs', 1],
  ]);
  expect(affectedBy({})).toEqual([]);
});

test.each([
  [
    'a part of a drawn resource',
    { address: 'aws_lb.a', parts: [{ address: 'aws_lb_listener.l' }] },
    'aws_lb_listener.l',
  ],
  ['one of several instances', { address: 'aws_subnet.s[0]', origin: 'aws_subnet.s' }, 'aws_subnet.s[1]'],
])('a root is affected by %s', (_, node, resource) => {
  const readers = [{ path: 'shop', reads: [{ of: 'network', name: 'id', resource }] }];
  const change = { report: { nodes: [{ ...node, change: 'update' }], edges: [] }, omitted: 0 };
  const changed = { ...diagram('network'), path: 'network', change } as unknown as Diagram;
  expect(affectedRoots(readers, [changed])).toEqual(readers);
});
