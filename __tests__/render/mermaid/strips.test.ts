import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import { present } from '../../../src/labels/index.js';
import { write } from '../../../src/render/mermaid/index.js';

const graph = createGraph({
  nodes: ['aws_lambda_function.a', 'aws_kms_key.k', 'aws_secretsmanager_secret.s'].map((address) =>
    createNode({ address }),
  ),
  edges: [
    createEdge({ from: 'aws_lambda_function.a', to: 'aws_kms_key.k', thin: true }),
    createEdge({ from: 'aws_lambda_function.a', to: 'aws_secretsmanager_secret.s' }),
  ],
});
const chart = async (strips: boolean): Promise<string> =>
  String((await write(present(graph, { modules: 'auto', strips }), { theme: 'light', scale: null })).content);

test('strips are boxes, and their thin arrows are left out except with all details', async () => {
  const usual = await chart(true);
  expect(usual).toContain('subgraph n2["Security"]');
  expect(usual.match(/-->|-\.->|---/g)).toHaveLength(1);
  const whole = await chart(false);
  expect(whole).not.toContain('Security');
  expect(whole.split('\n').filter((line) => /^ {2}n\d+ .*n\d+$/.test(line))).toHaveLength(2);
});
