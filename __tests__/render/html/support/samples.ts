/** Pages for the browser: names that are markup, a change, flows. */
import { createEdge, createGraph, createNode } from '../../../../src/graph/create.js';
import type { Said, Told } from '../../../../src/render/writer.js';
import { ALARM, hostileGraph, TEXTS } from '../../../support/hostile-graph.js';
import { shopUnion } from '../../../support/union.js';
import { onDisk, pageOf, saidOfGraph } from './pages.js';

/** In every place that a name can be in. */
export async function hostile(): Promise<string> {
  const said = await saidOfGraph(hostileGraph());
  return onDisk('hostile', await pageOf(said, told(said, TEXTS.join(' '), `javascript:${ALARM}=1//`)));
}

/** A web shop before and after, with a word on everything, and on the web. */
export const change = async (): Promise<string> => {
  const said = await saidOfGraph(shopUnion());
  return onDisk('change', await pageOf(said, told(said, 'vpc_id', 'https://github.com/acme/shop/blob/0/')));
};

/** The same said of each thing and of each line. */
function told({ layout }: Said, text: string, before: string): Told {
  const reason = { text, at: `${text}.tf:7` };
  return {
    lines: new Map(layout.edges.map(({ edge }) => [`${edge.from}\n${edge.to}`, [reason]])),
    things: new Map(
      layout.nodes.map(({ node }) => [node.id, { at: reason.at, why: [reason], parts: [{ ...reason, name: text }] }]),
    ),
    tags: new Map([[text, new Map(layout.nodes.map(({ node }, at) => [node.id, [`${text} ${at % 2}`]]))]]),
    web: { before, after: '#L', pathOf: (file) => file },
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
  const told = { ...graph, flows: [{ name: 'Order', description: '', steps }] };
  return onDisk('flows', await pageOf(await saidOfGraph(told)));
}
