/** Lets D2 itself read a text from standard input, and says on standard output what it has understood. */
import { readFileSync, writeSync } from 'node:fs';
import { D2 } from '@terrastruct/d2';

const { diagram } = await new D2().compile(readFileSync(0, 'utf8'), { layout: 'dagre' });
const understood = {
  shapes: diagram.shapes.map(({ id, label, link }) => ({ id, label, link })),
  arrows: diagram.connections.map(({ src, dst, label, srcArrow, dstArrow, strokeDash, strokeWidth }) => ({
    ...{ from: src, to: dst, label, isTwoWay: srcArrow !== 'none', isOneWay: dstArrow !== 'none' },
    ...{ strokeDash, strokeWidth },
  })),
};
writeSync(1, JSON.stringify(understood));
// Its worker waits for more.
process.exit(0);
