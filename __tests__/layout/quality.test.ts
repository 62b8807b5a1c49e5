/** Every picture that can be had is clean. `npm run measure` shows the figures behind it. */

import { layOut } from '../../src/diagram/draw.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import type { Layout } from '../../src/layout/layout.js';
import { finishOf } from '../support/finish.js';
import { linesOf } from '../support/lines.js';
import { portion } from '../support/long.js';
import { corpusSubjects, fixtureSubjects, graphOf, realSubjects, type Subject } from '../support/pictures.js';
import { FAULTS, findFaults } from '../support/quality.js';
import { needs } from '../support/tools.js';

const ASPECT_MIN = 0.6;
const ASPECT_MAX = 2.4;
const DETOUR_MAX = 3;

/** Pictures that are narrower or wider, and why that is right. */
const OTHER_ASPECT: Readonly<Record<string, string>> = {
  'fixture/bipartite': 'eight sources, each joined to the same eight targets: two columns and one bundle between them',
  'corpus/checkov-py-graph-check-tf-plan-py-graph-check-paln.json':
    'networks in a row, that a line each joins to one outside',
};

/** Pairs of lines that come nearer than they should, and where: the rest of the goal is still to be reached. */
const CLOSE: Readonly<Record<string, { readonly pairs: number; readonly where: string }>> = {};

const layouts = new Map<string, Promise<Layout | null>>();

/** Made once, for all tests of a picture. */
function layoutOf(subject: Subject): Promise<Layout | null> {
  const layout = layouts.get(subject.name) ?? arranged(subject);
  layouts.set(subject.name, layout);
  return layout;
}

async function arranged(subject: Subject): Promise<Layout | null> {
  const graph = await graphOf(subject);
  return graph && layOut(await presentGraph(graph, { modules: 'auto' }));
}

const named = (subjects: readonly Subject[]) => subjects.map((subject) => [subject.name, subject] as const);

async function expectClean(subject: Subject): Promise<void> {
  const layout = await layoutOf(subject);
  if (!layout) return;
  const none = Object.fromEntries(FAULTS.map((fault) => [fault, []]));
  expect(findFaults(layout)).toEqual(none);
  expect(finishOf(layout).publicRight).toEqual([]);
  const { close, heads, detours } = linesOf(layout);
  expect(heads).toEqual([]);
  const { pairs = 0 } = CLOSE[subject.name] ?? {};
  expect(pairs === 0 ? close : close.length).toEqual(pairs === 0 ? [] : pairs);
  expect(detours.filter(([, times]) => times > DETOUR_MAX)).toEqual([]);
  const aspect = layout.width / layout.height;
  const inRange = aspect >= ASPECT_MIN && aspect <= ASPECT_MAX;
  expect({ aspect, inRange }).toEqual({ aspect, inRange: OTHER_ASPECT[subject.name] === undefined });
}

test('a NAT gateway that is alone in its subnet stands on the axis of it', async () => {
  const offsets: number[] = [];
  for (const subject of fixtureSubjects()) {
    const { nodes = [], boxes = [] } = (await layoutOf(subject)) ?? {};
    const isAlone = (parent: string): boolean =>
      [...nodes.map(({ node }) => node), ...boxes.map(({ box }) => box)].filter((item) => item.parent === parent)
        .length === 1;
    for (const { node, x } of nodes) {
      const subnet = boxes.find(({ box }) => box.id === node.parent);
      if (node.type !== 'aws_nat_gateway' || !subnet || !isAlone(subnet.box.id)) continue;
      offsets.push(Math.abs(x + node.iconX + node.iconSize / 2 - subnet.x - subnet.width / 2));
    }
  }
  expect(offsets.length).toBeGreaterThan(10);
  expect(offsets.filter((offset) => offset > 1)).toEqual([]);
});

const { describe: withCorpus } = needs('corpus');
const plans = corpusSubjects();
const corpus = portion(plans, 4);
const NONE: readonly (readonly [string, Subject])[] = [['none', fixtureSubjects()[0]!]];

test.each(named([...fixtureSubjects(), ...realSubjects()]))('%s is clean', (_, subject) => expectClean(subject));

withCorpus('the corpus', () => {
  test.each(corpus.length > 0 ? named(corpus) : NONE)('%s is clean', (_, subject) => expectClean(subject));

  test('exceptions are named as pictures are', () => {
    const names = new Set([...fixtureSubjects(), ...plans].map(({ name }) => name));
    expect(Object.keys(OTHER_ASPECT).filter((name) => !names.has(name))).toEqual([]);
  });

  // Among all pictures, those of the corpus included: without it, the largest are nearly all fixtures there are.
  test('the largest pictures are no exceptions', async () => {
    const sizes: (readonly [string, number])[] = [];
    for (const subject of [...fixtureSubjects(), ...corpus])
      sizes.push([subject.name, (await layoutOf(subject))?.nodes.length ?? 0]);
    const largest = sizes.sort((a, b) => b[1] - a[1]).slice(0, sizes.length / 9);
    expect(largest.filter(([name]) => OTHER_ASPECT[name] !== undefined)).toEqual([]);
  });
});
