/** A small change of the source is a small change of the picture; `npm run measure` prints the figures. */

import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import { casesMet, IS_WHOLE, portion } from '../support/long.js';
import { corpusSubjects, fixtureSubjects, graphOf, type Subject } from '../support/pictures.js';
import { CHANGES, change, leavesOf, movedBetween } from '../support/stability.js';
import { addCases, noCases, type Stability } from '../support/stability-cases.js';
import { needs } from '../support/tools.js';

const MEDIAN_MAX = 0.05;
/** Rows of loose icons wrap anew, small pictures have few pairs: measured 0.08, 0.03 and 0.03. */
const MEAN_MAX = 0.1;

async function stabilityOf(subjects: readonly Subject[]): Promise<Stability> {
  const stability = noCases();
  for (const subject of subjects) {
    const graph = await graphOf(subject);
    if (graph) addCases(graph, stability);
  }
  return stability;
}

function expectStable(stability: Stability, least: number): void {
  for (const what of CHANGES) {
    const shares = [...stability[what]].sort((a, b) => a - b);
    expect(shares.length).toBeGreaterThan(least);
    const median = shares[shares.length >> 1]!;
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect({ what, median, mean, stable: median <= MEDIAN_MAX && mean <= MEAN_MAX }).toMatchObject({ stable: true });
  }
}

test('fixtures: one resource removed, added or renamed', async () => {
  expectStable(await stabilityOf(portion(fixtureSubjects(), 6)), casesMet(80));
});

needs('corpus').it('the corpus: one resource removed, added or renamed', async () =>
  expectStable(await stabilityOf(portion(corpusSubjects(), 4)), IS_WHOLE ? 250 : 40),
);

describe('the measure itself', () => {
  const rest = ['aws_sqs_queue.b', 'aws_sqs_queue.c', 'aws_sqs_queue.d'].map((address) => createNode({ address }));
  const chain = (...order: number[]) =>
    createGraph({
      nodes: rest,
      edges: order.slice(1).map((to, i) => createEdge({ from: rest[order[i]!]!.address, to: rest[to]!.address })),
    });

  test('nothing moves where nothing changes', () => {
    expect(movedBetween(chain(0, 1, 2), chain(0, 1, 2), [])).toEqual({ turned: 0, of: 6 });
  });

  test('a chain that runs the other way turns every pair around, from left to right', () => {
    expect(movedBetween(chain(0, 1, 2), chain(2, 1, 0), [])).toEqual({ turned: 3, of: 6 });
  });

  test('what is joined to the changed resource may move', () => {
    expect(movedBetween(chain(0, 1, 2), chain(2, 1, 0), [rest[1]!.address])).toEqual({ turned: 0, of: 0 });
  });

  test('a resource is removed with its edges, added with one, renamed with all', () => {
    const graph = chain(0, 1, 2);
    const [first] = leavesOf(graph);
    expect(change(graph, 'remove', first!).graph).toMatchObject({ nodes: { size: 2 }, edges: { length: 1 } });
    expect(change(graph, 'add', first!).graph).toMatchObject({ nodes: { size: 4 }, edges: { length: 3 } });
    expect(change(graph, 'rename', first!).graph).toMatchObject({ nodes: { size: 3 }, edges: { length: 2 } });
  });
});
