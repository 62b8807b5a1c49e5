/**
 * Mermaid itself draws what is written: every fixture, every plan of the developers' collection, large graphs and hostile
 * names, in two versions. That it can be parsed is not enough: layout, labels and the limits come after that.
 */
import { annotateGraph } from '../../../src/diagram/annotate.js';
import { readGraph } from '../../../src/diagram/read.js';
import { selectView } from '../../../src/diagram/view.js';
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { Graph } from '../../../src/graph/model.js';
import { present } from '../../../src/labels/index.js';
import type { Presentation } from '../../../src/labels/model.js';
import { MERMAID_LABEL_LENGTH_MAX } from '../../../src/render/limits.js';
import { write } from '../../../src/render/mermaid/index.js';
import { withoutBareBoxes } from '../../../src/render/side.js';
import { cases } from '../../support/cases.js';
import { HOSTILE } from '../../support/hostile-text.js';
import { portion } from '../../support/long.js';
import { MERMAIDS, type Rendered, renderMermaid } from '../../support/mermaid-page.js';
import { corpusSubjects, generatedSubjects, graphOf } from '../../support/pictures.js';
import { has, needs } from '../../support/tools.js';
import { shopUnion } from '../../support/union.js';

interface Subject {
  readonly name: string;
  readonly presentation: Presentation;
  readonly text: string;
  /** Nothing is left out. */
  readonly isWhole: boolean;
}

async function subjectOf(name: string, graph: Graph): Promise<Subject> {
  const presentation = present((await selectView(graph, { simplified: false, overview: true })).graph, {
    modules: 'auto',
  });
  return written(name, presentation);
}

async function written(name: string, presentation: Presentation): Promise<Subject> {
  const { content, note } = await write(presentation, { theme: 'light', scale: null });
  return { name, presentation: withoutBareBoxes(presentation), text: String(content), isWhole: note === null };
}

const fixtures = () =>
  Promise.all(
    portion(cases(), 6).map(async ({ name, sources, annotations }) =>
      subjectOf(`fixture/${name}`, (await annotateGraph(await readGraph(sources), annotations)).graph),
    ),
  );

async function plans(): Promise<Subject[]> {
  if (!has('corpus')) process.stderr.write('SKIPPED: no corpus of real plans, whose diagrams Mermaid would draw\n');
  const found: Subject[] = [];
  for (const subject of portion(corpusSubjects(), 8)) {
    const graph = await graphOf(subject);
    if (graph !== null) found.push(await subjectOf(subject.name, graph));
  }
  return found;
}

/** Without an overview: folded here. */
const large = () =>
  Promise.all(
    generatedSubjects([290, 1000]).map(async (subject) =>
      written(subject.name, present((await graphOf(subject)) as Graph, { modules: 'auto' })),
    ),
  );

/** In every place that a name can be in. */
function hostile(): Promise<Subject> {
  const nodes = HOSTILE.flatMap((text, at) => [
    createNode({ address: `aws_vpc.v${at}`, attributes: { name: text, cidr_block: text } }),
    createNode({ address: `aws_instance.i${at}`, parent: `aws_vpc.v${at}`, labelOverride: text, detail: text }),
  ]);
  const edges = HOSTILE.slice(1).map((label, at) =>
    createEdge({ from: `aws_instance.i${at}`, to: `aws_instance.i${at + 1}`, label }),
  );
  const graph = createGraph({ title: HOSTILE.join(' ').slice(0, 200), nodes, edges });
  return written('hostile', present(graph, { modules: 'auto' }));
}

/** With every mark that there is. */
const changes = () => written('changes', present(shopUnion(), { modules: 'auto' }));

/** Arrows that Mermaid 10 leaves away without a word: from a node to a box that it is in. */
const toOwnBox = ({ items, edges }: Presentation): number => {
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  return edges.filter(({ from, to }) => {
    for (let at = parents.get(from); at != null; at = parents.get(at)) if (at === to) return true;
    return false;
  }).length;
};

/** Titles and names that are not to be read. */
function unsaid({ items }: Presentation, { words }: Rendered, isWhole: boolean): string[] {
  const plain = (text: string): string => text.replace(/\s+/g, '');
  const read = plain(words.join(' '));
  const texts = items.flatMap((item) => (item.kind === 'box' ? [item.title] : [item.title, item.name]));
  return isWhole ? texts.filter((text) => text.length < MERMAID_LABEL_LENGTH_MAX && !read.includes(plain(text))) : [];
}

const faultsOf = ({ name, presentation, isWhole }: Subject, drawn: Rendered, version: string): string[] => {
  if (drawn.fault !== '') return [`${name}: ${drawn.fault.slice(0, 300)}`];
  const shapes = drawn.nodes + drawn.boxes;
  const missing = version === 'mermaid-10' ? toOwnBox(presentation) : 0;
  return [
    ...(drawn.alive.length > 0 ? [`${name}: alive: ${drawn.alive.join(', ')}`] : []),
    ...(isWhole && shapes !== presentation.items.length
      ? [`${name}: ${shapes} shapes for ${presentation.items.length}`]
      : []),
    ...(isWhole && (drawn.arrows > presentation.edges.length || drawn.arrows < presentation.edges.length - missing)
      ? [`${name}: ${drawn.arrows} arrows for ${presentation.edges.length}`]
      : []),
    ...(name === 'hostile' ? [] : unsaid(presentation, drawn, isWhole).map((text) => `${name}: does not say ${text}`)),
    ...(shapes === 0 && presentation.items.length > 0 ? [`${name}: nothing is drawn`] : []),
  ];
};

needs('chromium').describe('every diagram is drawn', () => {
  let subjects: readonly Subject[] = [];
  beforeAll(async () => {
    const all = [...(await fixtures()), ...(await plans()), ...(await large()), await hostile(), await changes()];
    subjects = [...new Map(all.map((subject) => [subject.text, subject])).values()];
  });

  test.each(MERMAIDS)('by %s: each icon, box and arrow, and nothing in a name is alive', async (version) => {
    const drawn = await renderMermaid(
      version,
      subjects.map(({ text }) => text),
    );
    expect(subjects.flatMap((subject, at) => faultsOf(subject, drawn[at]!, version))).toEqual([]);
    expect(drawn).toHaveLength(subjects.length);
    const { words } = drawn[subjects.findIndex(({ name }) => name === 'changes')]!;
    const read = words.map((each) => each.replace(/\s+/g, ' ').trim());
    const signs = [
      '+ WAF web ACL edge',
      '− SNS topic notify-customer',
      '−/+ RDS for PostgreSQL',
      '→ ElastiCache',
      '~ Fargate',
      '+ 443/tcp',
      '−',
    ];
    expect(signs.filter((sign) => !read.some((each) => each.startsWith(sign)))).toEqual([]);
  });
});
