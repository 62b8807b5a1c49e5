/** The picture as the drawing and the data of the page have it. */
import { parentsOf } from '../model/inside.js';
import type { Line, Picture, Place, Thing } from '../model/picture.js';
import { pointsOf } from '../model/route.js';
import { byId } from './elements.js';

export interface Flow {
  readonly name: string;
  readonly steps: readonly (readonly [
    number: number,
    label: string,
    detail: string,
    things: readonly number[],
    lines: readonly number[],
  ])[];
}

interface Data {
  readonly boxes: number;
  readonly lines: string;
  readonly flows: readonly Flow[];
}

export interface Page {
  readonly svg: SVGSVGElement;
  readonly picture: Picture;
  readonly flows: readonly Flow[];
  /** By number. */
  readonly things: readonly SVGGElement[];
  readonly lines: readonly SVGGElement[];
  /** Plates with the words of lines, by number of the line; null for none. */
  readonly labels: readonly (SVGGElement | null)[];
  readonly numberOf: Map<Element, number>;
}

const placeOf = (element: Element): Place => {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(element.getAttribute(name)));
  return { x: x!, y: y!, width: width!, height: height! };
};

const titleOf = (element: Element): string => element.querySelector('title')?.textContent ?? '';

/** The tooltip of a line is "from to to: label". */
function labelOf(line: Element, { from, to }: { from: string; to: string }, twoWay: boolean): string {
  return titleOf(line).slice(`${from} ${twoWay ? 'and' : 'to'} ${to}: `.length);
}

export function readPage(): Page {
  const svg = document.querySelector<SVGSVGElement>('#stage > svg')!;
  const data = JSON.parse(byId('data').textContent!) as Data;
  const all = (selector: string): SVGGElement[] => [...svg.querySelectorAll<SVGGElement>(selector)];
  const things = all('[data-address]');
  const ends = all('[data-from]');
  const lines = ends.filter((line) => line.firstElementChild!.tagName === 'title');
  const places = things.map((element, at) => placeOf(element.querySelector(at < data.boxes ? 'rect' : 'use')!));
  const parents = parentsOf(places, data.boxes);
  const read = things.map((element, at): Thing => {
    const { address: id = '', type = '' } = element.dataset;
    const words = titleOf(element).split('\n');
    const hasAddress = words.at(-1) === id;
    if (hasAddress) words.pop();
    return { id, hasAddress, type, isBox: at < data.boxes, words, place: places[at]!, parent: parents[at]! };
  });
  const numbers = new Map(read.map(({ id }, at) => [id, at]));
  const key = ({ dataset }: SVGGElement): string => `${dataset.from} ${dataset.to}`;
  const plates = new Map(
    ends.filter((end) => end.firstElementChild!.tagName !== 'title').map((plate) => [key(plate), plate]),
  );
  return {
    svg,
    things,
    lines,
    flows: data.flows,
    labels: lines.map((line) => plates.get(key(line)) ?? null),
    numberOf: new Map(things.map((element, at) => [element, at])),
    picture: {
      things: read,
      lines: lines.map((line, at): Line => {
        const { from = '', to = '' } = line.dataset;
        const bits = Number(data.lines[at]);
        const twoWay = (bits & 1) > 0;
        return {
          from: numbers.get(from)!,
          to: numbers.get(to)!,
          twoWay,
          dashed: (bits & 2) > 0,
          thin: (bits & 4) > 0,
          label: labelOf(line, { from, to }, twoWay),
          points: pointsOf(line.querySelector('path')!.getAttribute('d')!),
        };
      }),
    },
  };
}
