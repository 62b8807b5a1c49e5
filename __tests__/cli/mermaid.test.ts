/** `--format mermaid`: on the command line, and the same in a comment. */
import { generateGraph } from '../../scripts/fixtures/generate.mjs';
import { main } from '../../src/cli/main.js';
import { readGraph } from '../../src/diagram/read.js';
import { present } from '../../src/labels/index.js';
import { mermaidOf } from '../../src/pull-request/section.js';
import { summarise } from '../../src/pull-request/summarise.js';
import { write } from '../../src/render/mermaid/index.js';
import * as messages from '../../src/render/messages.js';
import { cases } from '../support/cases.js';
import { memoryIo } from '../support/memory-io.js';

const GRAPH = { 'aws_lambda_function.orders': ['aws_sqs_queue.events'], 'aws_sqs_queue.events': [] };
const TEXT = `---
title: "graph"
---
flowchart LR
  subgraph n0["AWS Cloud"]
    direction LR
    n1["Lambda function<br/>orders"]
    n2["SQS queue<br/>events"]
  end
  n1 --> n2
  classDef compute fill:#fff1e5,stroke:#bc4c00,color:#1f2328
  class n1 compute
  classDef integration fill:#ffeff7,stroke:#bf3989,color:#1f2328
  class n2 integration
  classDef noneBox fill:none,stroke:#8b949e
  class n0 noneBox
`;

async function draw(graph: unknown, ...args: string[]) {
  const io = memoryIo({ 'graph.json': Buffer.from(JSON.stringify(graph)) });
  const code = await main(['draw', '--source', 'graph.json', ...args], io);
  const textOf = (path: string) => Buffer.from(io.files.get(path) ?? '').toString('utf8');
  return { code, out: io.out(), err: io.err(), written: [...io.files.keys()].slice(1), textOf };
}

test('to stdout, to a file by its extension, and beside a picture', async () => {
  expect(await draw(GRAPH, '--format', 'mermaid', '--outfile', '-')).toMatchObject({ code: 0, out: TEXT });
  const named = await draw(GRAPH, '--outfile', 'docs.mmd');
  expect([named.written, named.textOf('docs.mmd')]).toEqual([['docs.mmd'], TEXT]);
  const both = await draw(GRAPH, '--format', 'svg,mermaid', '--theme', 'dark');
  expect(both.written).toEqual(['architecture.svg', 'architecture.mmd']);
});

test('the title comes first, with what is left out; the warning says so too', async () => {
  const titled = await draw(GRAPH, '--format', 'mermaid', '--outfile', '-', '--title', 'Shop: "eu"');
  expect(titled.out).toBe(TEXT.replace('graph', 'Shop: \\U00000022eu\\U00000022'));

  const large = generateGraph({ nodes: 1000 });
  const folded = await draw(large, '--format', 'mermaid', '--outfile', '-', '--no-overview');
  const leftOut = /^---\ntitle: "graph · (only the boxes, \d+ of \d+)"\n---\n/.exec(folded.out)?.[1];
  expect(leftOut).toBeDefined();
  expect(folded.err).toContain(`WARNING: ${messages.mermaidFolded(leftOut!)}`);
  expect(folded.out.length).toBeLessThan(50_000);
});

test('Mermaid needs no layout, so Graphviz is not run', async () => {
  const { code, err } = await draw(GRAPH, '--format', 'mermaid', '--layout', 'dot', '--outfile', '-');
  expect([code, err]).toEqual([0, expect.not.stringContaining('dot command not found')]);
});

test.each(cases().map((each) => [each.name, each] as const))('%s: a comment has the same diagram', async (_, each) => {
  const said = present((await readGraph(each.sources)).graph, { modules: 'auto' });
  const { content } = await write(said, { theme: 'light', scale: null });
  const inComment = mermaidOf(summarise(said));
  expect(`${inComment?.text}\n`).toBe(String(content).replace(/^---\n[\s\S]*?\n---\n/, ''));
});
