import { comparisonOf } from '../../src/action/compared.js';
import type { Context } from '../../src/action/context.js';
import type { Diagram } from '../../src/pull-request/model.js';
import { marked, reported } from '../diff/report/support/marked.js';
import { diagram } from './github/support.js';

const NO_GRAPH = { nodes: [], edges: [], omitted: { nodes: 0, edges: 0 } };
const compared = diagram('a', { change: { report: reported(marked([])), omitted: 0, graph: NO_GRAPH } });
const context = (more: object = {}, event: object = {}) =>
  ({
    inputs: { mode: 'draw', changes: 'auto', 'base-dir': '', ...more },
    event: { name: 'pull_request', pullRequest: {}, workflowRun: null, ...event },
  }) as unknown as Context;

const made = (diagrams: readonly Diagram[], more: object = {}) => ({
  ...{ diagrams, isUntrusted: false, missing: [] as string[] },
  ...more,
});
const KNOWN = { absent: { deleted: [], missing: [], isKnown: true } };

test.each<[string, ReturnType<typeof made>, Context, string]>([
  ['all', made([compared]), context(), ''],
  ['nothing to compare, as somebody knows', made([], KNOWN), context(), ''],
  [
    'nothing, and nobody knows',
    made([]),
    context(),
    'nothing was drawn, and it is unknown which root modules should have been',
  ],
  [
    'strangers',
    made([compared], { isUntrusted: true }),
    context(),
    'the artifacts come from untrusted code and may contain anything',
  ],
  ['missing', made([compared], { missing: ['b'] }), context(), 'b: not drawn'],
  [
    'deleted',
    made([compared], { absent: { ...KNOWN.absent, deleted: ['old'] } }),
    context(),
    'old: deleted, and not compared',
  ],
  ['a reason of the run', made([compared], { uncompared: ['lost'] }), context(), 'lost'],
  [
    'reasons of diagrams, each once',
    made([
      diagram('x', { notCompared: { reason: 'why', faults: ['main.tf:1'] } }),
      diagram('y', { notCompared: { reason: 'why', faults: ['main.tf:1'] } }),
    ]),
    context(),
    'stacks/x, stacks/y: why; main.tf:1',
  ],
  ['off', made([diagram('x')]), context({ changes: 'off' }), 'stacks/x: changes: off compares nothing'],
  [
    'a graph file',
    made([diagram('x')]),
    context(),
    'stacks/x: it is neither code nor a plan, so there is nothing to compare it with',
  ],
  [
    'a push',
    made([diagram('x')]),
    context({}, { name: 'push', pullRequest: null }),
    'stacks/x: only pull requests are compared, or any event with base-dir; the event is push',
  ],
])('%s', (_, given, world, reason) => {
  expect(comparisonOf(given, world)).toEqual({ isCompared: reason === '', reason });
});

test('a reason is a line of bounded length', () => {
  const { reason } = comparisonOf(made([], { uncompared: ['x'.repeat(5000)] }), context());
  expect(reason.length).toBeLessThanOrEqual(1001);
});
