import { type Focus, selectChange } from '../../src/diagram/difference.js';
import { changeInsteadOfAll } from '../../src/diagram/messages.js';
import { createViewCache } from '../../src/diagram/view-cache.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import type { Graph } from '../../src/graph/model.js';
import { CAPTION_SIZE } from '../../src/layout/scene/measures.js';
import { OVERVIEW_FROM } from '../../src/limits.js';
import { COMMENT_FOCUS } from '../../src/pull-request/limits.js';
import { graph } from '../inference/views/simplify/graphs.js';

/** Services of a chain, of which those in `changed` change. */
function chain(length: number, ...changed: readonly number[]): Graph {
  const names = Array.from({ length }, (_, i) => `aws_ecs_service.s${i}`);
  const plain = graph(names.join('\n'), ...names.slice(1).map((name, i) => `${names[i]} -> ${name}`));
  const isChanged = (address: string): boolean => changed.some((i) => address === `aws_ecs_service.s${i}`);
  const nodes = [...plain.nodes.values()].map((node) =>
    createNode({ ...node, ...(isChanged(node.address) && { change: 'update' }) }),
  );
  return createGraph({ nodes, edges: plain.edges });
}

/** One database that changes, and so many services that call it from boxes of their own. */
function hub(callers: number): Graph {
  const names = Array.from({ length: callers }, (_, i) => `aws_lambda_function.f${i}`);
  const plain = graph(
    ['aws_vpc.v', '  aws_db_instance.db', ...names].join('\n'),
    ...names.map((name) => `${name} -> aws_db_instance.db`),
  );
  const nodes = [...plain.nodes.values()].map((node) =>
    createNode({ ...node, ...(node.type === 'aws_db_instance' && { change: 'update' }) }),
  );
  return createGraph({ nodes, edges: plain.edges });
}

const newCache = () => createViewCache({ modules: 'auto', changes: true, strips: true }, null, () => undefined);
const see = (union: Graph, focus: Focus = COMMENT_FOCUS, isArranged = true, used = newCache()) =>
  selectChange(union, focus, { view: null, cache: used, isArranged });
const namesIn = ({ nodes }: Graph): string => [...nodes.keys()].map((address) => address.split('.')[1]).join(' ');

const APART = chain(30, 3, 4, 11, 12, 20);
const at = (width: number): Focus => ({ ...COMMENT_FOCUS, legible: { width, caption: 9 } });

test.each<[string, Graph, number, string]>([
  ['all of it fits', chain(12, 5), 880, 's0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11'],
  ['two hops fit', APART, 880, 'unchanged[0] s1 s2 s3 s4 s5 s6 s9 s10 s11 s12 s13 s14 s18 s19 s20 s21 s22'],
  ['one hop fits', APART, 500, 'unchanged[0] s2 s3 s4 s5 s10 s11 s12 s13 s19 s20 s21'],
  ['one hop fits with like neighbours as one icon', hub(30), 880, 'db unchanged[0] v'],
  ['the change alone fits', chain(12, 4, 7), 380, 'unchanged[0] s4 s7'],
])('%s', async (_, union, width, names) => {
  const used = newCache();
  const { graph: seen, warnings } = await see(union, at(width), true, used);
  const drawn = (await used.layout(seen)).width;
  expect(namesIn(seen)).toBe(names);
  expect(CAPTION_SIZE * Math.min(1, width / drawn)).toBeGreaterThanOrEqual(9);
  expect(warnings).toEqual([]);
});

test('draws a change that does not fit completely, with a warning', async () => {
  const all = Array.from({ length: 12 }, (_, i) => i);
  const { graph: seen, warnings } = await see(chain(30, ...all), at(300));
  for (const i of all) expect(seen.nodes.has(`aws_ecs_service.s${i}`)).toBe(true);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^The change is drawn in full, \d+ pixels wide: at 300 pixels its captions are \d\.\d pixels high\./,
    ),
  ]);
});

test.each<[string, Graph, Focus, boolean]>([
  ['nothing changes', chain(20), COMMENT_FOCUS, true],
  ['nobody sees where things are', chain(20, 5), COMMENT_FOCUS, false],
  ['no width is asked for', chain(20, 5), { hops: 1, iconsUnfocused: 40 }, true],
  ['everything is asked for', chain(20, 5), { ...COMMENT_FOCUS, hops: null }, true],
])('draws everything if %s', async (_, union, focus, isArranged) => {
  expect((await see(union, focus, isArranged)).graph).toBe(union);
});

test('lays out only the surroundings of a change in a large graph', async () => {
  const used = newCache();
  let arranged = 0;
  const counting = { ...used, layout: (of: Graph) => used.layout(of).finally(() => arranged++) };
  const { graph: seen } = await see(chain(50, 5), COMMENT_FOCUS, true, counting);
  expect([namesIn(seen), arranged]).toEqual(['unchanged[0] s4 s5 s6', 1]);
});

test('selects the same surroundings for the same change', async () => {
  const [one, two] = await Promise.all([see(hub(30)), see(hub(30))]);
  expect(JSON.stringify([...one.graph.nodes])).toBe(JSON.stringify([...two.graph.nodes]));
});

describe('a comparison that is too large for one diagram', () => {
  const names = Array.from({ length: OVERVIEW_FROM + 1 }, (_, i) => `aws_lambda_function.f${i}`);
  const large = (changed: number): Graph => {
    const plain = graph(names.join('\n'), `${names[0]} -> ${names[1]}`);
    const nodes = [...plain.nodes.values()].map((node, i) =>
      createNode({ ...node, ...(i < changed && { change: 'update' }) }),
    );
    return createGraph({ nodes, edges: plain.edges });
  };
  const view = { simplified: false, overview: true };
  const drawn = (union: Graph, hasLevels = false) =>
    selectChange(union, { hops: null }, { view, cache: newCache(), isArranged: true, hasLevels });

  test('shows the changes and their neighbours, counts the rest and says so', async () => {
    const { graph: seen, warnings } = await drawn(large(1));
    expect(namesIn(seen)).toBe('unchanged[0] f0 f1');
    expect(warnings).toEqual([changeInsteadOfAll(OVERVIEW_FROM + 1)]);
  });

  test('is an overview on a page, or with too many changes', async () => {
    expect((await drawn(large(1), true)).counted).toBeDefined();
    expect((await drawn(large(OVERVIEW_FROM + 1))).counted).toBeDefined();
  });

  test('is an overview if nothing changes', async () => {
    expect((await drawn(large(0))).counted).toBeDefined();
  });
});
