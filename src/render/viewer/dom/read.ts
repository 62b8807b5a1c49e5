/** Reads the diagram from the SVG and the data of the page. */

import { onlyOf, onlyOfLine } from '../model/revisions.js';
import { type DiagramElement, enclosingBoxesOf, type Line, type Scene } from '../model/scene.js';
import { byId } from './elements.js';

export interface Flow {
  readonly name: string;
  readonly steps: readonly (readonly [
    number: number,
    label: string,
    detail: string,
    elements: readonly number[],
    lines: readonly number[],
  ])[];
}

/** The format that src/render/html/data.ts writes. */
interface Data {
  readonly boxes: number;
  readonly kinds: string;
  readonly flows: readonly Flow[];
  readonly off?: readonly string[];
}

export interface Page {
  readonly svg: SVGSVGElement;
  readonly scene: Scene;
  readonly flows: readonly Flow[];
  /** Layers that are hidden when the page opens. */
  readonly off: readonly string[] | undefined;
  /** SVG groups of the elements by index. */
  readonly elements: readonly SVGGElement[];
  /** SVG groups by line index: the line, then its change disc and its label, if any. */
  readonly lines: readonly (readonly [line: SVGGElement, ...more: readonly SVGGElement[]])[];
}

const titleOf = (element: Element): string => element.querySelector('title')!.textContent!;

/** `dataset` is not an option: the build shortens property names such as `from` and `to`. */
const endsOf = (line: Element): readonly [from: string, to: string] => [
  line.getAttribute('data-from')!,
  line.getAttribute('data-to')!,
];

export function readPage(): Page {
  const svg = document.querySelector<SVGSVGElement>('#stage>svg')!;
  const data = JSON.parse(byId('data').textContent!) as Data;
  const elements = [...svg.querySelectorAll<SVGGElement>('[data-address]')];
  const isBox = (at: number): boolean => at < data.boxes;
  const places = elements.map((element, at) =>
    element.querySelector<SVGGraphicsElement>(isBox(at) ? 'rect' : 'use')!.getBBox(),
  );
  const enclosing = enclosingBoxesOf(places, data.boxes);
  const left = new Set(elements.map(({ dataset }) => dataset.ghost));
  const read = elements.map((element, at): DiagramElement => {
    const { address: id = '', type = '', change, ghost } = element.dataset;
    const words = titleOf(element).split('\n');
    const hasAddress = words.at(-1) === id;
    if (hasAddress) words.pop();
    return {
      id,
      hasAddress,
      type,
      isBox: isBox(at),
      words,
      place: places[at]!,
      enclosing: enclosing[at]!,
      only: onlyOf(change, ghost !== undefined, left.has(id)),
    };
  });
  const numbers = new Map(read.map(({ id }, at) => [id, at]));
  const ends = new Map<string, SVGGElement[]>();
  for (const element of svg.querySelectorAll<SVGGElement>('[data-from]')) {
    const key = endsOf(element).join(' ');
    ends.set(key, [...(ends.get(key) ?? []), element]);
  }
  const lines = [...ends.values()] as unknown as Page['lines'];
  return {
    svg,
    elements,
    lines,
    flows: data.flows,
    off: data.off,
    scene: {
      elements: read,
      lines: lines.map(([line], at): Line => {
        const [from, to] = endsOf(line);
        const bits = Number(data.kinds[at]);
        const twoWay = (bits & 1) > 0;
        // The tooltip is "<from> to <to>: <label>", or "and" for a bidirectional line.
        const label = titleOf(line).slice(from.length + to.length + (twoWay ? 7 : 6));
        return {
          from: numbers.get(from)!,
          to: numbers.get(to)!,
          twoWay,
          thin: (bits & 4) > 0,
          dashed: (bits & 2) > 0,
          label,
          only: onlyOfLine(line.dataset.change),
        };
      }),
    },
  };
}
