/** Pages for browser tests: hostile names, and a change. */
import { createEdge, createGraph, createNode } from '../../../../src/graph/create.js';
import type { LabeledLayout, ProvenanceDetails, Revision } from '../../../../src/render/writer.js';
import { ALARM, hostileGraph, TEXTS } from '../../../support/hostile-graph.js';
import { shopUnion } from '../../../support/union.js';
import { labeledGraph, onDisk, pageOf } from './pages.js';

/** Returns the path of a page with hostile texts wherever a name can be shown. */
export async function hostile(): Promise<string> {
  const labeled = await labeledGraph(hostileGraph());
  const provenance = provenanceOfAll(labeled, TEXTS.join(' '), `javascript:${ALARM}=1//`);
  const [host = ''] = labeled.layout.nodes.map(({ node }) => node.id);
  const undrawn = TEXTS.map((text, at) => ({
    ...{ address: `aws_x.y["${text}"]`, name: text, relation: text },
    ...{ hosts: at % 2 > 0 ? [host] : [], around: [] },
  }));
  return onDisk('hostile', await pageOf(labeled, { ...provenance, undrawn }));
}

/**
 * Returns the path of a page with a changed web shop, and evidence for each element.
 * @param side revision that the page opens with
 */
export const change = async (side: Revision = 'change'): Promise<string> => {
  const labeled = await labeledGraph(shopUnion());
  return onDisk(
    side,
    await pageOf(labeled, provenanceOfAll(labeled, 'vpc_id', 'https://github.com/acme/shop/blob/0/'), side),
  );
};

/**
 * Returns the same evidence for each element and each line.
 * @param urlPrefix URL of the file up to its name
 */
function provenanceOfAll({ layout }: LabeledLayout, text: string, urlPrefix: string): ProvenanceDetails {
  const file = `${text}.tf`;
  const reason = { text, at: { file, line: 7, address: `${urlPrefix}${file}#L` } };
  return {
    lines: new Map(layout.edges.map(({ edge }) => [`${edge.from}\n${edge.to}`, [reason]])),
    elements: new Map(
      layout.nodes.map(({ node }) => [node.id, { at: reason.at, why: [reason], parts: [{ ...reason, name: text }] }]),
    ),
    tags: new Map([
      [text, new Map(layout.nodes.map(({ node }, at) => [node.id, [`${text} ${'x'.repeat(70)} ${at % 2}`]]))],
    ]),
  };
}

/** Two steps: one along a line, one at a node. */
export async function flows(): Promise<string> {
  const [a, b] = ['aws_lambda_function.a', 'aws_sqs_queue.b'];
  const nodes = [createNode({ address: a }), createNode({ address: b, steps: [2] })];
  const steps = [
    { number: 1, label: 'asks', detail: '' },
    { number: 2, label: 'keeps', detail: 'for a day' },
  ];
  const graph = createGraph({ nodes, edges: [createEdge({ from: a, to: b, steps: [1] })] });
  const provenance = { ...graph, flows: [{ name: 'Order', description: '', steps }] };
  return onDisk('flows', await pageOf(await labeledGraph(provenance)));
}

/** Queue `a` sends to `c`; nothing is joined to `b`. */
export async function apart(): Promise<string> {
  const nodes = ['a', 'b', 'c'].map((name) => createNode({ address: `aws_sqs_queue.${name}` }));
  const graph = createGraph({ nodes, edges: [createEdge({ from: 'aws_sqs_queue.a', to: 'aws_sqs_queue.c' })] });
  return onDisk('apart', await pageOf(await labeledGraph(graph)));
}

/** Drift in the caption of an icon, behind the detail of a box, and beside another change; and a change without. */
export async function drifted(hasDrift = true): Promise<LabeledLayout> {
  const drift = hasDrift ? [{ name: 'port', before: '1', after: '2' }] : undefined;
  const changed = drift && { changed: { drift } };
  const nodes = [
    createNode({ address: 'aws_vpc.v', attributes: { cidr_block: '10.0.0.0/16' }, ...changed }),
    createNode({ address: 'aws_instance.elsewhere', parent: 'aws_vpc.v', ...changed }),
    createNode({
      address: 'aws_instance.both',
      change: 'update',
      changed: { countBefore: 2, ...(drift && { drift }) },
      count: 3,
    }),
    createNode({ address: 'aws_instance.new', change: 'create' }),
  ];
  return labeledGraph(createGraph({ nodes, edges: [] }));
}
