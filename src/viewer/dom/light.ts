/** What is lit: under the pointer, chosen, or on a way. */
import { endsOf, type Lit, neighbours } from '../model/neighbours.js';
import type { Page } from './read.js';

export interface Light {
  /** Lit until it is told otherwise, all else dimmed; null for nothing. @param chosen the thing that is marked; -1 for none */
  readonly keep: (lit: Lit | null, chosen: number) => void;
}

export function makeLight(page: Page): Light {
  const { svg, things, lines, labels, picture, numberOf } = page;
  const lineOf = new Map<Element, number>(lines.map((line, at) => [line, at]));
  labels.forEach((label, at) => {
    if (label !== null) lineOf.set(label, at);
  });
  let kept: Lit | null = null;
  let marked = -1;
  let lit: readonly Element[] = [];

  const paint = (now: Lit | null): void => {
    for (const element of lit) element.classList.remove('on');
    lit = [];
    if (now === null) return;
    lit = [
      ...[...now.things].map((at) => things[at]!),
      ...[...now.lines].flatMap((at) => [lines[at]!, labels[at] ?? []].flat()),
    ];
    for (const element of lit) element.classList.add('on');
  };
  svg.addEventListener('pointerover', ({ target }) => {
    if (kept !== null) return;
    const element = (target as Element).closest('[data-address],[data-from]');
    const [thing, line] = [element && numberOf.get(element), element && lineOf.get(element)];
    paint(line != null ? endsOf(picture, line) : thing != null ? neighbours(picture, thing) : null);
  });
  svg.addEventListener('pointerleave', () => paint(kept));
  return {
    keep(next, chosen) {
      things[marked]?.classList.remove('chosen');
      things[chosen]?.classList.add('chosen');
      [kept, marked] = [next, chosen];
      svg.classList.toggle('dim', next !== null);
      paint(next);
    },
  };
}
