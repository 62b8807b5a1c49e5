import fc from 'fast-check';
import { nounOf, outsideInText } from '../../../src/catalog/nouns.js';
import { asMarkdown, asText, reportOf } from '../../../src/diff/report/index.js';
import { FEW_CLAUSES_MAX, OBJECTS_MAX } from '../../../src/diff/report/limits.js';
import { PARTICIPLES, VERBS } from '../../../src/diff/report/messages.js';
import type { ChangeReport, ReportedNode } from '../../../src/diff/report/model.js';
import { namesOf } from '../../../src/diff/report/names.js';
import { summaryOf } from '../../../src/diff/report/summary/index.js';
import { tierAt } from '../../../src/diff/report/summary/model.js';
import { CHANGES, type ChangeName } from '../../../src/graph/changes.js';
import { createEdge, createGraph } from '../../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../../src/graph/model.js';
import { present } from '../../../src/labels/index.js';
import { hostileText } from '../../support/hostile-text.js';
import { syntaxIn, unescaped } from '../../support/markdown.js';
import { SCENARIOS } from './scenarios/index.js';
import { all, e, marked, n, reported } from './support/marked.js';
import { WHOLE } from './support/whole.js';

const TYPES = [
  ...['aws_lb', 'aws_cloudfront_distribution', 'aws_route53_zone', 'aws_db_instance', 'aws_sqs_queue', 'aws_s3_bucket'],
  ...['aws_ecs_service', 'aws_lambda_function', 'aws_nat_gateway', 'aws_iam_role', 'aws_db_proxy', 'unheard_of_thing'],
];
const KEEPING: ReadonlySet<string> = new Set(['aws_db_instance', 'aws_db_proxy', 'aws_sqs_queue', 'aws_s3_bucket']);
const VALUES = [{ name: 'instance_class', before: 'small', after: 'large' }];

const node = (change: fc.Arbitrary<ChangeName>): fc.Arbitrary<GraphNode> =>
  fc
    .record({
      type: fc.constantFrom(...TYPES),
      key: fc.integer({ min: 0, max: 99 }),
      change,
      count: fc.integer({ min: 1, max: 3 }),
      hasValues: fc.boolean(),
      folded: fc.boolean(),
    })
    .map(({ type, key, hasValues, folded, ...rest }) =>
      n(`${type}.n${key}`, {
        ...rest,
        ...((hasValues || folded) && {
          changed: { ...(hasValues && { values: VALUES }), ...(folded && { folded: { update: 1 } }) },
        }),
      }),
    );

const graphs = (change: fc.Arbitrary<ChangeName> = fc.constantFrom(...CHANGES)): fc.Arbitrary<Graph> =>
  fc
    .tuple(
      fc.uniqueArray(node(change), { minLength: 1, maxLength: 14, selector: ({ address }) => address }),
      fc.array(
        fc.tuple(
          fc.nat(),
          fc.nat(),
          fc.constantFrom('create', 'delete', 'update', undefined),
          fc.constantFrom('', '22'),
        ),
        { maxLength: 10 },
      ),
    )
    .map(([nodes, pairs]) => {
      const all = [n('tv_aws_internet.world'), ...nodes];
      const at = (index: number): string => all[index % all.length]!.address;
      const ends = new Map(pairs.map((pair) => [`${at(pair[0])} ${at(pair[1])}`, pair]));
      const edges = [...ends.values()].map(([from, to, edgeChange, label]) =>
        e(at(from), at(to), { label, ...(edgeChange !== undefined && { change: edgeChange }) }),
      );
      return marked(all, edges);
    });

/** What a sentence of ours is made of beside things. */
const GRAMMAR = new Set(
  `a an the and of to from into out in front behind between for on port new public part parts more change changes makes
  among them changed ${Object.values(PARTICIPLES).join(' ')} module which users now reach directly before settings setting version connection connections instances no architecture resource resources × ${Object.values(VERBS).join(' ')}`.split(
    /\s+/,
  ),
);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[^\s,.;:()]+/g) ?? [];

/** All that the table says of things, and the words for kinds of them. */
function wordsOfRows({ nodes, edges }: ChangeReport, graph: Graph): Set<string> {
  const kinds = [...nodes.map(({ address }) => address), ...edges.flatMap(({ from, to }) => [from, to])].flatMap(
    (address) => {
      const { type } = graph.nodes.get(address)!;
      const title = present(graph, { modules: 'auto' }).items.find(({ id }) => id === address)?.title ?? '';
      const { one, many } = nounOf(type, title);
      return [one, many, outsideInText(type) ?? ''];
    },
  );
  const rows = nodes.flatMap(({ title, name, noun = '', boxes, values = [] }) => [
    ...[title, name, noun, ...boxes],
    ...values.flatMap(({ before, after }) => [before ?? '', after ?? '']),
  ]);
  return new Set([...kinds, ...rows, ...edges.flatMap(({ fromName, toName }) => [fromName, toName])].flatMap(wordsIn));
}

/** What an entry point leads to, and what is in front of something new, may not change at all: then it is in the picture, and in no row. */
const targetsOf = (graph: Graph): string[] =>
  graph.edges.flatMap(({ from, to }) => [
    ...(['create', 'delete'].includes(graph.nodes.get(from)!.change) ? [to] : []),
    ...(graph.nodes.get(to)!.change === 'create' ? [from] : []),
  ]);

test('every noun and name of the sentence is in the table', () => {
  fc.assert(
    fc.property(graphs(), (graph) => {
      const report = reported(graph);
      const known = wordsOfRows(report, graph);
      const items = present(graph, { modules: 'auto' }).items;
      for (const address of targetsOf(graph)) {
        const { title, name } = items.find(({ id }) => id === address) as { title: string; name: string };
        const { one, many } = nounOf(graph.nodes.get(address)!.type, title);
        for (const word of wordsIn(`${name} ${one} ${many}`)) known.add(word);
      }
      const strange = wordsIn(report.sentence).filter(
        (word) => !/^\d+$/.test(word) && !GRAMMAR.has(word) && !known.has(word),
      );
      expect({ sentence: report.sentence, strange }).toEqual({ sentence: report.sentence, strange: [] });
    }),
    { numRuns: 80 },
  );
});

test('at most four clauses, and what is not said is counted', () => {
  const verbs = [...new Set(Object.values(VERBS))].join('|');
  fc.assert(
    fc.property(graphs(), (graph) => {
      const { sentence } = reported(graph);
      const clauses = sentence.match(new RegExp(`(^|, |, and | and )(${verbs}) `, 'gi')) ?? [];
      expect(clauses.length).toBeLessThanOrEqual(FEW_CLAUSES_MAX);
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence.split(/, | and /).length).toBeLessThanOrEqual((FEW_CLAUSES_MAX * OBJECTS_MAX + 1) * 2);
    }),
    { numRuns: 60 },
  );
});

test('nothing that is only counted has more weight than what is said', () => {
  const isInOrder = (graph: Graph): boolean => {
    const names = namesOf(graph, present(graph, { modules: 'auto', strips: true }));
    const { shown, omitted } = summaryOf(graph, names, reported(graph));
    return shown.every((statement) => omitted.every((other) => tierAt(statement) <= tierAt(other)));
  };
  expect(SCENARIOS.filter(({ graph }) => !isInOrder(graph))).toEqual([]);
  fc.assert(fc.property(graphs(), isInOrder), { numRuns: 60 });
});

const withoutMarks = (graph: Graph): Graph =>
  createGraph({
    nodes: [...graph.nodes.values()].map(({ changed: _, ...rest }) => ({ ...rest, change: 'none' as const })),
    edges: graph.edges.map(({ change: _, ...rest }) => createEdge(rest)),
  });

test('a graph without marks has no change', () => {
  fc.assert(
    fc.property(graphs(), (graph) => {
      const report = reported(withoutMarks(graph));
      expect(report).toMatchObject({ counts: {}, nodes: [], edges: [] });
      expect(report.sentence).toMatch(/^No change of the architecture; \d+ resources?\.$/);
    }),
    { numRuns: 50 },
  );
});

const OPPOSITE: Readonly<Partial<Record<ChangeName, ChangeName>>> = { create: 'delete', delete: 'create' };
const turned = <T extends ChangeName | undefined>(change: T): T => ((change && OPPOSITE[change]) ?? change) as T;

const mirror = (graph: Graph): Graph =>
  createGraph({
    nodes: [...graph.nodes.values()].map((each) => ({ ...each, change: turned(each.change) })),
    edges: graph.edges.map((edge): GraphEdge => {
      const change = turned(edge.change);
      return change === undefined ? edge : createEdge({ ...edge, change });
    }),
  });

test('from after to before is the same with what comes and goes the other way round', () => {
  fc.assert(
    fc.property(graphs(), (graph) => {
      const [there, back] = [reported(graph), reported(mirror(graph))];
      // What becomes of data has no reverse: a new store has none yet.
      const others = ({ fate: _, ...each }: ReportedNode) => each;
      expect(back.nodes.map(others)).toEqual(
        there.nodes.map((each) => ({ ...others(each), change: turned(each.change) })),
      );
      const hasFate = ({ change, type, fate }: ReportedNode): boolean =>
        (fate !== undefined) === ((change === 'delete' || change === 'replace') && KEEPING.has(type));
      expect([...there.nodes, ...back.nodes].every(hasFate)).toBe(true);
      expect(back.edges).toEqual(there.edges.map((each) => ({ ...each, change: turned(each.change) })));
      const { create = 0, delete: gone = 0, ...rest } = there.counts;
      const turnedCounts = { ...rest, ...(gone > 0 && { create: gone }), ...(create > 0 && { delete: create }) };
      expect(back.counts).toEqual(turnedCounts);
    }),
    { numRuns: 60 },
  );
});

test('what is added without a way to anything is said like what is removed', () => {
  // What takes data along is said first.
  const isKept = ({ type }: GraphNode): boolean => KEEPING.has(type);
  const lone = graphs(fc.constant('create' as const)).map((graph) =>
    createGraph({ nodes: [...graph.nodes.values()].filter((each) => !isKept(each)), edges: [] }),
  );
  const named = (sentence: string): string => sentence.replace(/\b(the )?\d+ /g, '$&').replace(/ n\d+(?=[ ,.])/g, '');
  fc.assert(
    fc.property(lone, (graph) => {
      const single = createGraph({
        nodes: [...graph.nodes.values()].map((each) => ({ ...each, count: 1 })),
        edges: [],
      });
      const back = reported(mirror(single)).sentence.replaceAll(/(?<=: .*)removed /g, 'new ');
      expect(named(back)).toBe(named(reported(single).sentence).replace('Adds', 'Removes'));
    }),
    { numRuns: 50 },
  );
});

test('ghosts are no entries, strips no places, and what is grouped away is one all the same', () => {
  const report = reported(WHOLE);
  expect(report.nodes.map(({ address }) => address)).not.toContain('aws_elasticache_cluster.sessions~2');
  const cache = report.nodes.find(({ address }) => address === 'aws_elasticache_cluster.sessions');
  expect(cache).toMatchObject({
    boxes: ['AWS Cloud', 'VPC shop', 'Private subnet b'],
    boxesBefore: ['AWS Cloud', 'VPC shop', 'Private subnet a'],
  });

  const helpers = marked([...all('create', 'aws_iam_role.a', 'aws_iam_role.b'), n('aws_sqs_queue.jobs')]);
  expect(present(helpers, { modules: 'auto' }).items.map(({ id }) => id)).toContain('strip:identity|cloud:aws');
  expect(reported(helpers).nodes.map(({ boxes }) => boxes)).toEqual([['AWS Cloud'], ['AWS Cloud']]);

  const graph = marked([
    n('aws_vpc.shop'),
    n('aws_sqs_queue.jobs["eu"]', { change: 'delete', parent: 'aws_vpc.shop' }),
  ]);
  const { items, ...words } = present(graph, { modules: 'auto' });
  const without = items.filter(({ id }) => id === 'aws_vpc.shop' || id.startsWith('cloud:'));
  expect(reportOf(graph, { ...words, items: without }).nodes).toMatchObject([
    { title: 'SQS queue', name: 'jobs eu', noun: 'queue', boxes: ['AWS Cloud', 'VPC shop'] },
  ]);
  expect(reportOf(graph, { ...words, items: [] }).nodes).toMatchObject([{ name: 'jobs eu', boxes: ['VPC shop'] }]);
});

/** Everything that is foreign, with this text in its place. */
const hostile = (text: string): Graph => {
  const nodes = [...WHOLE.nodes.values()].map((each) => ({
    ...each,
    labelOverride: text,
    attributes: {},
    ...(each.changed && {
      changed: {
        ...each.changed,
        ...(each.changed.reason && { reason: text }),
        ...(each.changed.movedFrom && { movedFrom: text }),
        ...(each.changed.looksLike && { looksLike: text }),
        ...(each.changed.blocks && { blocks: [{ path: text, removed: [text], added: [text, text], kept: [text] }] }),
        ...(each.changed.values && { values: [{ name: 'engine', before: text, after: text, forces: true as const }] }),
      },
    }),
  }));
  const graph = createGraph({ nodes, edges: WHOLE.edges.map((edge) => createEdge({ ...edge, label: text })) });
  const cloudNames = new Map((WHOLE.touched ?? []).map(({ address }) => [address, text]));
  return { ...graph, touched: WHOLE.touched ?? [], cloudNames };
};

test('a line break of foreign text does not break a cell', () => {
  const markdown = asMarkdown(reported(hostile('one<br>two')));
  expect(markdown).toContain('two');
  expect(markdown).not.toContain('one<br>two');
});

test('foreign texts stay texts, whatever is written', () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      const report = reported(hostile(text));
      const markdown = asMarkdown(report);
      const [, , ...cells] = markdown.split('\n').filter((line) => line.startsWith('|'));
      const ofParts = cells.filter((line) => /^\| `[^`]+` \| ↳ /.test(line));
      const touched = report.touched ?? [];
      expect(cells).toHaveLength(report.nodes.length + report.edges.length + ofParts.length + touched.length);
      for (const line of cells) {
        // Lines of a cell are separated by groundplan itself.
        // So is the address of a part or of a touched resource, which is code.
        const texts = line.replace(/^\| (`[^`]+`)? /, '').replace(/^(\| [^|]*)<br>`[^`|]+`/, '$1');
        expect(syntaxIn(texts.replaceAll('<br>', ' '))).toBeNull();
        expect(line.match(/\|/g)).toHaveLength(6);
      }
      const sentence = markdown.split('\n', 1)[0]!;
      expect(sentence).not.toContain('|');
      expect(syntaxIn(sentence)).toBeNull();
      expect(unescaped(sentence)).not.toMatch(/[@#:][^\s\u200b]|www\./i);
      expect(asText(report)).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(markdown.split('\n')).toHaveLength(asMarkdown(reported(WHOLE)).split('\n').length);
    }),
    { numRuns: 25 },
  );
});

test('a long name makes no long sentence', () => {
  const graph = marked([n('aws_sqs_queue.x', { change: 'create', labelOverride: 'x'.repeat(100_000) })]);
  expect(reported(graph).sentence.length).toBeLessThan(100);
  expect(asText(reported(graph)).length).toBeLessThan(500);
});

test('every scenario is its own, and there are enough of them', () => {
  expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(SCENARIOS.length);
  expect(SCENARIOS.length).toBeGreaterThanOrEqual(30);
});
