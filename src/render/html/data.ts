/**
 * JSON for the viewer with the facts that it cannot read off the SVG: the number of boxes, the kinds of lines, the
 * flows.
 */

import type { Presentation } from '../../labels/model.js';
import type { Layout } from '../../layout/layout.js';
import { escapeXml } from '../svg/notation.js';
import type { Revision } from '../writer.js';

/** Bits of the digit that encodes the kind of a line. */
const LINE_BITS = { twoWay: 1, dashed: 2, thin: 4 } as const;

/** A flow step. Elements and lines are indexes in drawing order. */
type Step = readonly [
  number: number,
  label: string,
  detail: string,
  elements: readonly number[],
  lines: readonly number[],
];

interface PageData {
  readonly boxes: number;
  /** One digit per line in drawing order, without trailing zeros. */
  readonly kinds: string;
  readonly flows: readonly { readonly name: string; readonly steps: readonly Step[] }[];
  /** Layers that are hidden when the page opens; absent if none is. */
  readonly off?: readonly string[];
}

/** Layers that a revision hides: see src/render/viewer/model/revisions.ts. */
const OFF: Readonly<Record<Revision, readonly string[]>> = { change: [], before: ['after'], after: ['before'] };

/**
 * Returns the data of the page.
 * @param drawn the result of `linesIn`
 * @param side revision shown when the page opens
 */
export function pageData(
  { layout, presentation }: PageSubject,
  drawn: readonly string[],
  side: Revision = 'change',
): PageData {
  const edges = new Map(layout.edges.map(({ edge }) => [lineKey(edge.from, edge.to), edge]));
  const digit = (key: string): number => {
    const { twoWay, dashed, suggested, thin } = edges.get(key)!;
    return (twoWay ? LINE_BITS.twoWay : 0) + (dashed || suggested ? LINE_BITS.dashed : 0) + (thin ? LINE_BITS.thin : 0);
  };
  return {
    boxes: layout.boxes.length,
    kinds: drawn.map(digit).join('').replace(/0+$/, ''),
    flows: flows({ layout, presentation }, drawn),
    ...(layout.changes !== undefined && side !== 'change' && { off: OFF[side] }),
  };
}

interface PageSubject {
  readonly layout: Layout;
  readonly presentation: Presentation;
}

function flows({ layout, presentation }: PageSubject, drawn: readonly string[]): PageData['flows'] {
  const nodeIndexes = new Map(layout.nodes.map(({ node }, at) => [node.id, layout.boxes.length + at]));
  const lineIndexes = new Map(drawn.map((key, at) => [key, at]));
  return presentation.flows.map(({ name, steps }) => ({
    name,
    steps: steps.map(({ number, label, detail }): Step => {
      const nodesOfStep = presentation.items.filter((item) => item.kind === 'node' && item.steps.includes(number));
      const edgesOfStep = presentation.edges.filter((edge) => edge.steps.includes(number));
      return [
        number,
        label,
        detail,
        nodesOfStep.flatMap(({ id }) => nodeIndexes.get(id) ?? []),
        edgesOfStep.flatMap(({ from, to }) => lineIndexes.get(lineKey(from, to)) ?? []),
      ];
    }),
  }));
}

const unicodeEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns JSON that is safe inside a script element: `<`, `>`, `&` and the line separators are escaped. */
export const embeddable = (data: unknown): string => JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, unicodeEscape);

// ---- The lines of a drawing, in the order in which the viewer finds them.

/** Matches the ends of each line in drawing order, bundle by bundle. Quotes in foreign text are escaped. */
const DRAWN = /<g data-from="([^"]*)" data-to="([^"]*)"[^>]*><title>/g;

/** Returns the key of a line: its two ends, escaped as in the SVG. */
export const lineKey = (from: string, to: string): string => `${escapeXml(from)}\n${escapeXml(to)}`;

/** Returns the keys of the lines of an SVG in drawing order. */
export const linesIn = (svg: string): readonly string[] =>
  [...svg.matchAll(DRAWN)].map(([, from, to]) => `${from}\n${to}`);
