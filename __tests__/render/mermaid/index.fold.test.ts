import fc from 'fast-check';
import type { Chart, ChartEdge, ChartItem } from '../../../src/render/mermaid/flowchart.js';
import { drawChart } from '../../../src/render/mermaid/index.js';
import * as messages from '../../../src/render/messages.js';
import { hostileText } from '../../support/hostile-text.js';

type Node = Extract<ChartItem, { kind: 'node' }>;

const node = (id: string, more: Partial<Node> = {}): ChartItem => ({
  ...{
    id,
    kind: 'node',
    parent: null,
    type: 'aws_instance',
    title: 'EC2 instance',
    name: id,
    details: [],
    alert: '',
    badge: '',
    count: 1,
  },
  ...{ change: 'none', ...more },
});
const box = (id: string, parent: string | null = null, more: Partial<ChartItem> = {}): ChartItem => ({
  ...{ id, kind: 'box', parent, type: 'aws_vpc', title: `VPC ${id}`, details: [], alert: '', change: 'none' },
  ...(more as object),
});
const edge = (from: string, to: string, more: Partial<ChartEdge> = {}): ChartEdge => ({
  ...{ from, to, label: '', twoWay: false, inferred: false },
  ...more,
});
const chart = (items: readonly ChartItem[], edges: readonly ChartEdge[] = []): Chart => ({ items, edges });

test('the chart has nested boxes, captions, arrows and the colours of changes', () => {
  const items = [
    box('main', null, { change: 'update', details: ['10.0.0.0/16'] }),
    box('a', 'main'),
    node('web', { parent: 'a', change: 'create', badge: '×3', count: 3, details: ['t3.small', 'eu', 'spare'] }),
    node('logs', { title: 'S3 bucket', alert: 'to be destroyed', change: 'delete' }),
  ];
  const edges = [
    edge('web', 'logs', { label: 'PUT "x"' }),
    edge('logs', 'web', { twoWay: true }),
    edge('web', 'main', { inferred: true }),
    edge('logs', 'a', { inferred: true, twoWay: true }),
    edge('web', 'a', { thin: true }),
  ];
  expect(drawChart(chart(items, edges))).toEqual({
    leftOut: '',
    text: `flowchart LR
  subgraph n0["#126; VPC main · 10.0.0.0/16"]
    direction LR
    subgraph n1["VPC a"]
      direction LR
      n2["#43; EC2 instance ×3<br/>web<br/>t3.small, eu"]
    end
  end
  n3["#8722; S3 bucket<br/>logs<br/>to be destroyed"]
  n2 -->|"PUT #34;x#34;"| n3
  n3 <--> n2
  n2 -.-> n0
  n3 <-.-> n1
  n2 --- n1
  classDef noneBox fill:none,stroke:#8b949e
  class n1 noneBox
  classDef updateBox fill:none,stroke:#9a6700,stroke-width:2px
  class n0 updateBox
  classDef create fill:#dafbe1,stroke:#1a7f37,color:#1f2328
  class n2 create
  classDef delete fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4
  class n3 delete`,
  });
});

/** Each line as the writer may write it: what is foreign is inside the quotes, as letters, digits and entities. */
const LABEL = String.raw`"(?:[\p{L}\p{N} ·×,._/…-]|#\d+;|<br/>)+"`;
const LINES = new RegExp(
  String.raw`^(?:flowchart LR|\s+(?:subgraph n\d+\[${LABEL}\]|n\d+\[${LABEL}\]|direction LR|end|class [n\d,]+ [a-zB]+|n\d+ <?-\.?->(?:\|${LABEL}\|)? n\d+|classDef [a-zB]+ [a-z0-9#:,-]+|linkStyle [\d,]+ [a-z0-9#:,-]+))$`,
  'u',
);

test('any text is a label without syntax', () => {
  fc.assert(
    fc.property(fc.array(hostileText(), { minLength: 2, maxLength: 6 }), fc.nat(5), (texts, up) => {
      const items = texts.map((title, at) =>
        node(`a${at}`, {
          ...{ title, name: texts[(at + 1) % texts.length]!, details: [title], alert: title, badge: title },
          parent: `a${(at + up) % texts.length}`,
        }),
      );
      const edges = texts.map((label, at) =>
        edge('a0', `a${at}`, { label, twoWay: at % 2 === 0, ...(at % 3 === 0 && { change: 'create' }) }),
      );
      const free = items.map((one, at) => (at === 0 ? { ...one, parent: null } : one));
      for (const list of [items, free]) {
        for (const line of drawChart(chart(list, edges))?.text.split('\n') ?? []) expect(line).toMatch(LINES);
      }
    }),
    { numRuns: 300 },
  );
});

describe('colours of service families', () => {
  const items = [
    box('main'),
    node('web', { parent: 'main' }),
    node('jobs', { type: 'aws_sqs_queue' }),
    node('odd', { type: 'nobody_knows' }),
    node('users', { type: 'tv_aws_users' }),
    node('files', { type: 'aws_s3_bucket' }),
    node('db', { type: 'aws_db_instance' }),
    node('more', { type: 'aws_ecs_service' }),
    node('gateway', { type: 'aws_nat_gateway' }),
    node('key', { type: 'aws_kms_key' }),
    node('model', { type: 'aws_sagemaker_model' }),
    box('empty'),
  ];
  const membersIn = (text = '') =>
    Object.fromEntries([...text.matchAll(/^ {2}class (\S+) (\w+)$/gm)].map(([, of, name]) => [name, of]));

  test('each icon has that of its family; a box has only a border', () => {
    const { text } = drawChart(chart(items))!;
    expect(membersIn(text)).toEqual({
      ...{ compute: 'n1,n7', network: 'n8', storage: 'n5', data: 'n6', integration: 'n2', security: 'n9', ml: 'n10' },
      ...{ general: 'n3,n4', noneBox: 'n0' },
    });
    expect(text).toContain('  classDef compute fill:#fff1e5,stroke:#bc4c00,color:#1f2328\n');
  });

  test('a chart of changes has none: there, colours mean changes', () => {
    const changed = [...items, node('new', { change: 'create' })];
    expect(Object.keys(membersIn(drawChart(chart(changed))?.text))).toEqual(['noneBox', 'create']);
    const arrow = drawChart(chart(items, [edge('web', 'jobs', { change: 'create' })]));
    expect(Object.keys(membersIn(arrow?.text))).toEqual(['noneBox']);
  });
});

test('no line of a label starts with a hyphen, which Mermaid takes for a list', () => {
  const nameless = node('b', { title: '', name: '' });
  const items = [node('a', { title: '- item', name: '-x-' }), nameless];
  expect(
    drawChart(chart(items, [edge('a', 'b', { label: '- 443' })]))
      ?.text.split('\n')
      .slice(1, 4),
  ).toEqual(['  n0["#8722; item<br/>#8722;x-"]', '  n1["#8722;"]', '  n0 -->|"#8722; 443"| n1']);
});

test('boxes in a cycle and repeated ids are left out', () => {
  const circle = [box('a', 'b'), box('b', 'a'), node('c')];
  expect(
    drawChart(chart(circle, [edge('a', 'c')]))
      ?.text.split('\n')
      .slice(0, 2),
  ).toEqual(['flowchart LR', '  n0["EC2 instance<br/>c"]']);
  expect(drawChart(chart(circle, [edge('a', 'c')]))?.text.split('\n')).toHaveLength(4);
  expect(drawChart(chart([box('a'), box('a', 'a')]))?.text.split('\n')).toHaveLength(2);
});

/** So many icons in so many boxes, each connected to the next. */
function large(count: number, boxes: number, more: (at: number) => Partial<Node> = () => ({})): Chart {
  const items = Array.from({ length: count }, (_, at) =>
    at < boxes ? box(`v${at}`) : node(`web${at}`, { parent: `v${at % boxes}`, title: `Kind ${at}`, ...more(at) }),
  );
  const icons = items.slice(boxes);
  return chart(
    items,
    icons.slice(1).map(({ id }, at) => edge(icons[at]!.id, id, { label: 'HTTPS:443' })),
  );
}

test('a chart too large for Mermaid is reduced to changes and their neighbours', () => {
  const drawn = drawChart(large(1000, 20, (at) => (at === 500 ? { change: 'delete' } : {})))!;
  // The icon, the one before and the one after it, and the boxes of the three.
  expect(drawn.leftOut).toBe(messages.mermaidOfChanges(6, 1000));
  expect(drawn.text).toContain('classDef delete ');
});

test('without changes it is reduced to one icon per kind of identical resources, with their number', () => {
  const drawn = drawChart(large(1000, 20, () => ({ title: 'EC2 instance' })))!;
  expect(drawn.leftOut).toBe(messages.mermaidOfKinds(40, 1000));
  expect(drawn.text).toContain('["EC2 instance ×49"]');
  expect(drawn.text.match(/-->\|"HTTPS#58;443"\|/g)).toHaveLength(20);
});

test('without identical resources it is reduced to boxes with one arrow between two of them', () => {
  const whole = large(10_000, 20);
  const drawn = drawChart(chart([...whole.items, node('users')], [...whole.edges, edge('users', 'web20')]))!;
  expect(drawn.leftOut).toBe(messages.mermaidOfBoxes(21, 10_001));
  expect(drawn.text).toContain('n0["VPC v0<br/>499 inside"]');
  expect(drawn.text.match(/-->/g)).toHaveLength(21);
});

test.each<[string, readonly [Partial<ChartEdge>, Partial<ChartEdge>], string]>([
  ['a guess and another one: dashed', [{ inferred: true }, { inferred: true }], '-.->'],
  ['a guess and what is said: drawn through', [{ inferred: true }, {}], '-->'],
  ['what is said and a guess: drawn through', [{}, { inferred: true }], '-->'],
  ['there and there and back: two heads', [{}, { twoWay: true }], '<-->'],
  ['no request and one: a head', [{ thin: true }, {}], '-->'],
  ['no request and another one: no head', [{ thin: true }, { thin: true }], '---'],
])('one arrow for several between two boxes, %s', (_, looks, line) => {
  const { items } = large(1000, 20);
  const edges = looks.map((look, at) => edge(`web${20 + 20 * at}`, `web${41 + 20 * at}`, look));
  const { text } = drawChart(chart(items, edges))!;
  expect(text.split('\n').filter((each) => / n0 .* n1$/.test(each))).toEqual([`  n0 ${line} n1`]);
});

test('with too many boxes it is reduced to the outer ones, without arrows to an enclosing box', () => {
  const whole = large(1000, 500);
  const outer = whole.items.map((item, at) => (at < 500 ? { ...item, parent: `o${at % 7}` } : item));
  const drawn = drawChart(
    chart([...Array.from({ length: 7 }, (_, at) => box(`o${at}`)), ...outer], [...whole.edges, edge('web500', 'o0')]),
  )!;
  expect(drawn.leftOut).toBe(messages.mermaidOfOuterBoxes(7, 1007));
  expect(drawn.text).not.toContain('subgraph');
  for (const [, from, to] of drawn.text.matchAll(/(n\d) --> (n\d)/g)) expect(from).not.toBe(to);
});

test('any graph yields a chart within the limits of Mermaid', () => {
  const flat = chart(
    Array.from({ length: 5000 }, (_, at) => node(`a${at}`, { title: `Kind ${at} ${'#'.repeat(60)}` })),
  );
  expect(drawChart(flat)?.leftOut).toMatch(/^only \d+ of 5000$/);
  for (const whole of [
    flat,
    large(300, 10),
    large(301, 300),
    large(450, 299, () => ({ change: 'create' })),
    large(5000, 301),
    chart(
      flat.items.slice(0, 40),
      flat.items.flatMap((a) => flat.items.slice(0, 40).map((b) => edge(a.id, b.id))),
    ),
  ]) {
    const { text } = drawChart(whole)!;
    expect(text.length).toBeLessThanOrEqual(45_000);
    expect(text.match(/-->/g)?.length ?? 0).toBeLessThanOrEqual(450);
  }
});

test('a change is shown by its sign in the label, without colours', () => {
  const items = [
    node('new', { change: 'create' }),
    node('gone', { change: 'delete' }),
    node('other', { change: 'replace', changed: { createsFirst: true }, changeLines: ['16 → 17', 'b', 'c'] }),
    node('here', { change: 'move' }),
    node('there', { change: 'move', ghostOf: 'here', changeLines: ['moved from x'] }),
  ];
  const edges = [
    edge('new', 'other', { change: 'create', label: '443/tcp' }),
    edge('gone', 'other', { change: 'delete', thin: true }),
    edge('there', 'here', { change: 'move' }),
    edge('other', 'here', { change: 'update', twoWay: true }),
  ];
  const { text } = drawChart(chart(items, edges))!;
  expect(text.split('\n').slice(1, 10)).toEqual([
    '  n0["#43; EC2 instance<br/>new"]',
    '  n1["#8722; EC2 instance<br/>gone"]',
    '  n2["#43;/#8722; EC2 instance<br/>other<br/>16 #8594; 17<br/>b"]',
    '  n3["#8594; EC2 instance<br/>here"]',
    `  n4["#8594; EC2 instance<br/>there<br/>${messages.WAS_HERE}"]`,
    '  n0 -->|"#43; 443/tcp"| n2',
    '  n1 -.->|"#8722;"| n2',
    '  n4 -.->|"#8594;"| n3',
    '  n2 <-->|"#126;"| n3',
  ]);
  expect(text).toContain('linkStyle 0 stroke:#1a7f37');
  expect(text).toContain('linkStyle 1 stroke:#cf222e');
});

test('a box that stands for its content shows the changes inside, and a merged arrow those of its edges', () => {
  const changes = (at: number): Partial<Node> =>
    at % 2 === 0 ? { change: 'create' } : at % 5 === 0 ? { change: 'delete', count: 2 } : {};
  const whole = large(2000, 20, changes);
  const { text } = drawChart(whole)!;
  expect(text).toMatch(/n\d+\["VPC v0<br\/>99 inside, #43;99"\]/);
  expect(text).toMatch(/n\d+\["VPC v5<br\/>\d+ inside, #8722;\d+"\]/);
  const differ = drawChart({
    ...whole,
    edges: whole.edges.map((each, at) => (at % 3 === 0 ? { ...each, change: 'create' } : each)),
  })!;
  expect(differ.text).toMatch(/-->\|"#126; HTTPS/);
});

test('an empty graph has an empty chart, and a part of a graph is labelled as such', () => {
  expect(drawChart(chart([]))).toBeNull();
  expect(drawChart(chart([node('a')]), 10)?.leftOut).toBe(messages.mermaidOfPart(1, 10));
});
