/** What is lit: under the pointer, chosen, or on a way. */
import { endsOf, type Lit, neighbours, wholeOf } from '../model/neighbours.js';
import type { Page } from './read.js';

export interface Light {
  /** Lit until it is told otherwise, all else dimmed; null for nothing. @param chosen the thing that is marked; -1 for none */
  readonly keep: (lit: Lit | null, chosen: number, elementOf: (at: number) => Element) => void;
}

export function makeLight({ svg, things, lines, labels, picture, numberOf }: Page): Light {
  let kept: Lit | null = null;
  let elementOf = (at: number): Element => things[at]!;
  let lit: readonly Element[] = [];
  let mark: Element | undefined;
  things.forEach((element, at) => {
    if (!picture.things[at]!.isBox) element.classList.add('n');
  });

  const paint = (now: Lit | null): void => {
    for (const element of lit) element.classList.remove('on');
    lit = [
      ...[...(now?.things ?? [])].map(elementOf),
      ...[...(now?.lines ?? [])].flatMap((at) => [lines[at]!, labels[at] ?? []].flat()),
    ];
    for (const element of lit) element.classList.add('on');
  };
  svg.addEventListener('pointerover', ({ target }) => {
    if (kept !== null) return;
    const thing = numberOf.get((target as Element).closest('[data-address]')!);
    const line = (target as Element).closest('[data-from]') as SVGGElement | null;
    const at = line === null ? -1 : Math.max(lines.indexOf(line), labels.indexOf(line));
    if (at >= 0) return paint(endsOf(picture.lines, at));
    paint(
      thing === undefined || picture.things[thing]!.isBox ? null : neighbours(picture.lines, thing, new Set([thing])),
    );
  });
  svg.addEventListener('pointerleave', () => paint(kept));
  return {
    keep(next, chosen, elements) {
      elementOf = elements;
      mark?.classList.remove('chosen');
      mark = chosen < 0 ? undefined : elementOf(chosen);
      mark?.classList.add('chosen');
      kept = next;
      svg.classList.toggle('dim', next !== null);
      paint(next);
    },
  };
}
