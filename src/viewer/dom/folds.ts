/** Collapsed boxes, merged arrows and hidden layers, in place: everything else stays where it is. */

import * as messages from '../messages.js';
import { crossing } from '../model/border.js';
import { childrenOf, middleOf, type Point } from '../model/picture.js';
import type { Arrow, Shown } from '../model/shown.js';
import { draw } from './elements.js';
import type { Page } from './read.js';

/** Of an arrow that goes to the right. */
const HEAD = 'M0,0l-8,4.2v-8.4z';
/** How far before the border the count stands. */
const COUNT_BEFORE = 22;

export interface Folds {
  readonly draw: (shown: Shown, collapsed: ReadonlySet<number>) => void;
  /** The element that is a thing now: of a collapsed box what covers it. */
  readonly elementOf: (at: number) => SVGGElement;
}

export function makeFolds(page: Page): Folds {
  const { svg, things, lines, labels, picture, numberOf } = page;
  const counts = childrenOf(picture.things);
  const covers = new Map<number, SVGGElement>();
  const group = draw('g', { class: 'more' });
  svg.append(group);
  lines[0]?.parentElement?.classList.add('lines');
  picture.lines.forEach(({ thin, dashed }, at) => {
    lines[at]!.classList.toggle('thin', thin);
    lines[at]!.classList.toggle('dash', dashed);
  });

  const cover = (box: number): SVGGElement => {
    const { place } = picture.things[box]!;
    const element = things[box]!.cloneNode(true) as SVGGElement;
    element.removeAttribute('class');
    const { x, y } = middleOf(place);
    const words = messages.inside(counts[box]!.length);
    element.append(draw('text', { x, y: y + 4, 'text-anchor': 'middle', 'font-size': 13 }, words));
    covers.set(box, element);
    numberOf.set(element, box);
    return element;
  };
  return {
    elementOf: (at) => covers.get(at) ?? things[at]!,
    draw(shown, collapsed) {
      const seen = new Map(shown.arrows.map((arrow) => [arrow.lines[0]!, arrow]));
      things.forEach((element, at) => {
        element.classList.toggle('gone', !shown.things.has(at) || collapsed.has(at));
      });
      lines.forEach((line, at) => {
        line.classList.toggle('gone', !seen.has(at));
        labels[at]?.classList.toggle('gone', seen.get(at)?.lines.length !== 1);
      });
      lines[0]?.parentElement?.classList.toggle('apart', seen.size < lines.length);
      covers.clear();
      const merged = shown.arrows.filter(({ from, to }) => collapsed.has(from) || collapsed.has(to));
      group.replaceChildren(
        ...[...collapsed].filter((box) => shown.things.has(box)).map(cover),
        ...merged.flatMap((arrow) => ends(page, arrow, collapsed)),
      );
    },
  };
}

/** What is seen of a merged arrow at the borders that it leads to. */
function ends({ picture }: Page, { from, to, lines }: Arrow, collapsed: ReadonlySet<number>): SVGElement[] {
  const { points } = picture.lines[lines[0]!]!;
  const twoWay = lines.some((line) => picture.lines[line]!.twoWay);
  const border = (box: number, route: readonly Point[]) =>
    collapsed.has(box) ? crossing(route, picture.things[box]!.place) : null;
  const [start, end] = [border(from, [...points].reverse()), border(to, points)];
  const counted = end ?? start;
  return [
    ...(end ? [head(end.before, end)] : []),
    ...(start && twoWay ? [head(start.before, start)] : []),
    ...(counted && lines.length > 1 ? [count(towards(counted, counted.before, COUNT_BEFORE), lines.length)] : []),
  ];
}

function towards(from: Point, to: Point, way: number): Point {
  const part = Math.min(1, way / (Math.hypot(to.x - from.x, to.y - from.y) || 1));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Its tip at a point, coming from another one. */
const head = (from: Point, { x, y }: Point): SVGElement =>
  draw('path', { d: HEAD, transform: `translate(${x} ${y}) rotate(${(Math.atan2(y - from.y, x - from.x) * 180) / Math.PI})` });

function count({ x, y }: Point, lines: number): SVGElement {
  const words = String(lines);
  const width = 10 + 7 * words.length;
  return draw(
    'g',
    { class: 'count' },
    draw('rect', { x: x - width / 2, y: y - 9, width, height: 18, rx: 9 }),
    draw('text', { x, y: y + 4, 'text-anchor': 'middle', 'font-size': 11 }, words),
  );
}
