/** What the viewer cannot read off the drawing, as JSON: how many boxes there are, kinds of lines, flows. */

import type { Presentation } from '../../labels/model.js';
import type { Layout } from '../../layout/layout.js';
import type { Revision } from '../writer.js';
import { lineKey } from './lines.js';

/** Bits of the digit that stands for a line. */
const LINE_BITS = { twoWay: 1, dashed: 2, thin: 4 } as const;

/** Of each step: its number, what it is called, what is said of it, and where it is, things and lines by number. */
type Step = readonly [
  number: number,
  label: string,
  detail: string,
  things: readonly number[],
  lines: readonly number[],
];

export interface PageData {
  readonly boxes: number;
  /** A digit a line, in the order of the drawing; zeros at the end are left out. */
  readonly kinds: string;
  readonly flows: readonly { readonly name: string; readonly steps: readonly Step[] }[];
  /** Layers that are off when it opens; absent for none. */
  readonly off?: readonly string[];
}

/** What a side of a change does not have: layers of src/viewer/model/sides.ts. */
const OFF: Readonly<Record<Revision, readonly string[]>> = { change: [], before: ['after'], after: ['before'] };

/** @param drawn `linesIn` @param side that it opens with */
export function pageData(
  { layout, presentation }: Subject,
  drawn: readonly string[],
  side: Revision = 'change',
): PageData {
  const edges = new Map(layout.edges.map(({ edge }) => [lineKey(edge.from, edge.to), edge]));
  const digit = (ends: string): number => {
    const { twoWay, dashed, suggested, thin } = edges.get(ends)!;
    return (twoWay ? LINE_BITS.twoWay : 0) + (dashed || suggested ? LINE_BITS.dashed : 0) + (thin ? LINE_BITS.thin : 0);
  };
  return {
    boxes: layout.boxes.length,
    kinds: drawn.map(digit).join('').replace(/0+$/, ''),
    flows: flows({ layout, presentation }, drawn),
    ...(layout.changes !== undefined && side !== 'change' && { off: OFF[side] }),
  };
}

interface Subject {
  readonly layout: Layout;
  readonly presentation: Presentation;
}

function flows({ layout, presentation }: Subject, drawn: readonly string[]): PageData['flows'] {
  const nodes = new Map(layout.nodes.map(({ node }, at) => [node.id, layout.boxes.length + at]));
  const lines = new Map(drawn.map((ends, at) => [ends, at]));
  return presentation.flows.map(({ name, steps }) => ({
    name,
    steps: steps.map(({ number, label, detail }): Step => {
      const here = presentation.items.filter((item) => item.kind === 'node' && item.steps.includes(number));
      const ways = presentation.edges.filter((edge) => edge.steps.includes(number));
      return [
        number,
        label,
        detail,
        here.flatMap(({ id }) => nodes.get(id) ?? []),
        ways.flatMap(({ from, to }) => lines.get(lineKey(from, to)) ?? []),
      ];
    }),
  }));
}

const AS_ESCAPE = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that ends no element and no line of a program. */
export const embeddable = (data: unknown): string => JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, AS_ESCAPE);
