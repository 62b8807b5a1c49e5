/** An attribute that becomes unknown takes no edge away; one that names something else does. */

import { openEdges } from '../../src/diff/edges.js';
import type { Revision } from '../../src/diff/model.js';
import { indexRevisions } from '../../src/diff/revision-index.js';
import { createEdge, createGraph } from '../../src/graph/create.js';
import { SOME_TEXT } from '../../src/graph/instance-name.js';
import type { Json } from '../../src/graph/inventory.js';
import { plan, type Sketch } from '../inference/build.js';

const [WORKER, JOBS] = ['aws_lambda_function.worker', 'aws_sqs_queue.jobs'];

function sideOf(values: Record<string, Json>, refs: Sketch['refs'] = {}, written?: Json): Revision {
  const { resources, references } = plan({ [WORKER]: { values, refs }, [JOBS]: {}, 'aws_sqs_queue.mails': {} });
  const declared = { file: 'main.tf', line: 1, lines: new Map([['queue.url', 2]]) };
  return {
    ...{ graph: createGraph({ nodes: [], edges: [] }), entries: [], values: new Map(), references },
    resources: new Map(resources.map((one) => [one.address, { ...one, declared }])),
    arrows: [{ from: WORKER, to: JOBS, evidence: [{ by: WORKER, path: 'queue.url' }] }],
    writtenOf: (_, attribute) => (attribute === 'queue' ? written : undefined),
  };
}

const isOpen = (after: Revision): boolean => {
  const before = sideOf({ queue: [{ url: 'https://sqs/jobs' }] });
  const known = indexRevisions(before, after, { moved: new Map(), forgotten: new Set(), imported: new Set() }, null);
  return openEdges(before, after, known)(createEdge({ from: WORKER, to: JOBS }));
};

test.each<[string, Revision, boolean]>([
  ['a value that is not known', sideOf({ queue: [{}] }), true],
  ['a value of which a part is not known', sideOf({ queue: [{ url: 'x' }] }, {}, { url: `a${SOME_TEXT}` }), true],
  ['another value', sideOf({ queue: [{ url: 'https://sqs/mails' }] }), false],
  ['another resource, whose value is not known', sideOf({}, { 'queue.url': 'aws_sqs_queue.mails' }), false],
])('%s', (_, after, expected) => {
  expect(isOpen(after)).toBe(expected);
});

test('an attribute that is no longer set, and an edge without proof, are gone', () => {
  const after = sideOf({});
  const resources = new Map(
    [...(after.resources ?? [])].map(([address, { declared: _, ...one }]) => [address, one] as const),
  );
  expect(isOpen({ ...after, resources })).toBe(false);
  const known = indexRevisions(after, after, { moved: new Map(), forgotten: new Set(), imported: new Set() }, null);
  expect(openEdges({ ...after, arrows: [] }, after, known)(createEdge({ from: WORKER, to: JOBS }))).toBe(false);
});
