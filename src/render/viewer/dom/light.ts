/** Highlights elements: under the pointer, selected, or on a path. */
import { type Lit, neighbours } from '../model/neighbours.js';
import { wholeOf } from '../model/picture.js';
import { standsFor } from '../model/shown.js';
import { listen, toggle } from './elements.js';
import type { Viewer } from './state.js';

/** Returns a function that highlights elements and dims all others until its next call; null ends the highlight. */
export function makeLight(viewer: Viewer): (lit: Lit | null) => void {
  const { svg, lines, picture, things } = viewer.page;
  let kept: Lit | null = null;
  things.forEach((element, at) => {
    toggle(element, 'n', !picture.things[at]!.isBox);
  });

  const paint = (lit: Lit | null): void => {
    for (const element of svg.querySelectorAll('.on')) toggle(element, 'on', false);
    if (lit === null) return;
    for (const at of lit.things) toggle(viewer.elementOf(standsFor(picture, viewer.collapsed, at)), 'on', true);
    // A merged line is highlighted through the line that represents it.
    const all = new Set(lit.lines);
    for (const arrow of viewer.shown.arrows) {
      if (arrow.lines.some((at) => all.has(at))) for (const each of lines[arrow.lines[0]!]!) toggle(each, 'on', true);
    }
  };
  listen(svg, 'pointerover', ({ target }) => {
    if (kept !== null) return;
    const at = viewer.numberOf(target);
    paint(picture.things[at]?.isBox === false ? neighbours(picture.lines, at, wholeOf(picture.things, at)) : null);
  });
  listen(svg, 'pointerleave', () => paint(kept));
  return (lit) => {
    kept = lit;
    toggle(svg, 'dim', lit !== null);
    paint(lit);
  };
}
