/** Artifacts of a fork: every text that their schemas have room for, in every comment. */

import { gather } from '../../src/action/artifacts/gather.js';
import { MANIFEST_SCHEMA } from '../../src/action/artifacts/manifest.js';
import { ROOTS_FILE, ROOTS_SCHEMA } from '../../src/action/artifacts/roots-list.js';
import { lineUrlOn } from '../../src/differences.js';
import { CHANGES } from '../../src/graph/changes.js';
import { writeBody } from '../../src/pull-request/body.js';
import { type Diagram, type Dialect, GITHUB } from '../../src/pull-request/model.js';
import { expectWellFormed } from '../support/comment-body.js';
import { type Schema, valueFor } from '../support/from-schema.js';
import { TEXTS } from '../support/hostile-graph.js';
import { portion } from '../support/long.js';
import { memoryIo } from '../support/memory-io.js';

/** For fields that are no texts: an id, a digest, a commit, names of attributes, addresses in a block of code. */
const FITTING = ['d', 'a'.repeat(64), 'vpc.id', 'aws_vpc.a'];

type Nodes = { address: string; parent: string | null }[];
interface Graph {
  nodes: Nodes;
  edges: { from: string; to: string }[];
}

/** Names of nodes are what the schema cannot say: two that are there, the second in the first. */
function soundly({ nodes, edges }: Graph): void {
  for (const [at, node] of nodes.entries()) {
    node.address = `${at}${node.address.slice(1)}`;
    node.parent = at === 0 ? null : nodes[0]!.address;
  }
  for (const edge of edges) Object.assign(edge, { from: nodes[0]!.address, to: nodes[1]!.address });
}

function manifestWith(text: string, number: number) {
  const manifest = valueFor(MANIFEST_SCHEMA, { text, number, fitting: FITTING }) as {
    notCompared: object;
    graph: Graph;
    change: { graph: Graph };
  };
  for (const graph of [manifest.graph, manifest.change.graph]) soundly(graph);
  return { ...manifest, id: `d${number}`, files: [] };
}

const SHARE = 3;

/** As `mode: report` reads them. */
async function gathered(text: string): Promise<readonly Diagram[]> {
  // Each text meets a third of what may change, and each change a third of the texts.
  const first = Math.max(0, TEXTS.indexOf(text)) % SHARE;
  const whole = CHANGES.flatMap((_, number) => (number % SHARE === first ? [manifestWith(text, number)] : []));
  // Each without a change, too, and where nobody knows it.
  const { change: _, ...plain } = manifestWith(text, CHANGES.length);
  const { notCompared: __, ...known } = plain;
  const changed = whole.map(({ notCompared: ___, ...each }) => each);
  const all = [...changed, plain, { ...known, id: 'known' }];
  const files = Object.fromEntries(all.map((each) => [`in/${each.id}.groundplan.json`, JSON.stringify(each)]));
  const found = JSON.stringify(valueFor(ROOTS_SCHEMA, { text, number: 0 }));
  const io = memoryIo({ ...files, [`in/${ROOTS_FILE}`]: found }, { folders: ['in'] });
  const read = await gather('in', io);
  expect([read.warnings, read.diagrams.length, read.discovered === null]).toEqual([[], all.length, false]);
  return read.diagrams;
}

const DIALECTS: readonly Dialect[] = [
  { ...GITHUB, lineUrl: lineUrlOn('github', 'https://github.com/octo/infra') },
  { ...GITHUB, image: 'plain' },
];
const RUN = { number: 12, url: 'https://github.com/octo/infra/actions/runs/1', sha: 'c'.repeat(40) };

function bodiesOf(diagrams: readonly Diagram[], text: string): readonly string[] {
  const more = { title: null, artifacts: new Map(), images: new Map(), run: RUN };
  const absent = { deleted: [text], missing: [text], isKnown: true };
  const [github, other] = DIALECTS;
  return [
    ...diagrams.map((diagram) => writeBody({ ...more, dialect: github!, diagrams: [diagram] }, 60_000)),
    writeBody({ ...more, dialect: other!, diagrams, absent, uncompared: [text], title: text }, 200_000),
  ];
}

test.each(portion(TEXTS, 4).map((text) => [JSON.stringify(text.slice(0, 60)), text] as const))(
  '%s',
  async (_, text) => {
    for (const body of bodiesOf(await gathered(text), text)) expectWellFormed(body);
  },
);

/** Letters only, so that it is found in whatever it is written into. */
const MARK = 'qvx';

/** By name, each text of a schema; a list has that of its items. */
function textsOf(schema: Schema, path = ''): readonly string[] {
  if (schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'))) return [path];
  const inner = Object.entries((schema.properties as Schema | undefined) ?? {});
  return [
    ...inner.flatMap(([name, each]) => textsOf(each as Schema, path === '' ? name : `${path}.${name}`)),
    ...(typeof schema.items === 'object' ? textsOf(schema.items as Schema, path) : []),
  ];
}

test('there are texts to be tried: the schema is read to its end', () => {
  const texts = textsOf(MANIFEST_SCHEMA);
  expect(texts).toEqual(expect.arrayContaining(['graph.nodes.badge', 'change.report.rights.principal.detail']));
  expect(texts.length).toBeGreaterThan(80);
});

test('badges, sentences and labels are shown, so that what is tried is what people see', async () => {
  const shown = bodiesOf(await gathered(`${MARK} b`), MARK).join('\n');
  expect(shown.split(MARK).length).toBeGreaterThan(100);
});
