/** Lets D2 itself read texts: JSON on standard input, and what it has understood on standard output. */
import { readFileSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { D2 } = await import(pathToFileURL(`${process.argv[2]}/dist/node-esm/index.js`).href);
const d2 = new D2();
const understood = [];
for (const text of JSON.parse(readFileSync(0, 'utf8'))) {
  const { diagram } = await d2.compile(text, { layout: 'dagre' });
  understood.push({
    shapes: diagram.shapes.map(({ id, label }) => ({ id, label })),
    arrows: diagram.connections.map(({ src, dst, label, srcArrow, dstArrow, strokeDash, strokeWidth }) => ({
      ...{ from: src, to: dst, label, isTwoWay: srcArrow !== 'none', isOneWay: dstArrow !== 'none' },
      ...{ strokeDash, strokeWidth },
    })),
  });
}
writeSync(1, JSON.stringify(understood));
// Its worker waits for more.
process.exit(0);
