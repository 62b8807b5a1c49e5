/** One graph with an untrusted string in every position. */
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph } from '../../src/graph/model.js';
import { HOSTILE } from './hostile-text.js';

/** What runs, in those formats that would run it, says so by this name. */
export const ALARM = 'alerted';

/** What a language of some format would take for its own. */
const TRICKS = [
  `<script>${ALARM}=1</script>`,
  `</script><script>${ALARM}=1</script>`,
  `</title></svg><img src=x onerror=${ALARM}=1>`,
  '</style><style>*{display:none}',
  '}*{background:url(http://evil.example/x)}',
  `" onload="${ALARM}=1`,
  `javascript:${ALARM}=1`,
  '&x;&#60;b&#62;&lt;i&gt;',
  '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  ']]><b/><![CDATA[',
  '--><b/><!--',
  `<foreignObject><iframe src="javascript:${ALARM}=1"/></foreignObject>`,
  '"/><mxCell id="x"/>',
  'a;image=http://evil.example/x;link=javascript:x',
  '%address%',
  ') Tj ET /JS (app.alert(1)) (',
  '>> endobj 1 0 obj << /OpenAction << /S /JavaScript >>',
  '"\n}\nx -> y: {link: http://evil.example}',
  '$' + '{HOME}',
  '!include /etc/passwd',
  '!script groovy {',
  `n1 click n1 "javascript:${ALARM}=1"`,
  'subgraph x\nend',
  '\u0000nul\u0007bell\u001b[2J',
  '\u202egnp.exe\u2066\u061c',
  '__proto__',
  'null',
  '"""',
  '|md # x |',
  'x: {near: y}',
  '...@file',
];

export const TEXTS: readonly string[] = [...new Set([...HOSTILE, ...TRICKS])];

/** Those that are seen, and can be looked for as they are in a file of one line. */
export const PLAIN: readonly string[] = [`<script>${ALARM}=1</script>`, ') Tj ET /JS (app.alert(1)) ('];

export function hostileGraph(): Graph {
  const nodes = TEXTS.flatMap((text, number) => [
    createNode({ address: `aws_vpc.v${number}`, attributes: { name: text, cidr_block: text } }),
    createNode({
      address: `aws_instance.i${number}["${text.slice(0, 40)}"]`,
      parent: `aws_vpc.v${number}`,
      labelOverride: text,
      detail: text,
      steps: [1],
    }),
  ]);
  const ends = nodes.filter((_, number) => number % 2 > 0).map(({ address }) => address);
  const edges = TEXTS.slice(1).map((label, number) =>
    createEdge({
      ...{ from: ends[number]!, to: ends[number + 1]!, label },
      ...{ twoWay: number % 2 > 0, provenance: number % 3 > 0 ? 'planned' : 'implied' },
    }),
  );
  const steps = TEXTS.slice(-9).map((text, number) => ({ number, label: text, detail: text }));
  const graph = createGraph({ title: TEXTS.join(' ').slice(-200), nodes, edges });
  return { ...graph, flows: [{ name: TEXTS[0]!, description: '', steps }] };
}
