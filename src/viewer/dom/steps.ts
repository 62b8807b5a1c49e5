/** The flows of the picture, step by step. */

import * as messages from '../messages.js';
import type { Place } from '../model/picture.js';
import { button, byId, make, say } from './elements.js';
import type { Flow } from './read.js';
import type { Viewer } from './viewer.js';

function around(places: readonly Place[]): Place {
  const [x, y] = [Math.min(...places.map((place) => place.x)), Math.min(...places.map((place) => place.y))];
  return {
    x,
    y,
    width: Math.max(...places.map((place) => place.x + place.width)) - x,
    height: Math.max(...places.map((place) => place.y + place.height)) - y,
  };
}

export function watchSteps(viewer: Viewer): void {
  const { flows } = viewer.page;
  const [toggle, section] = [byId('flow'), byId('steps')];
  toggle.hidden = flows.length === 0;
  let [flow, at] = [0, 0];
  const words = make('p');
  const go = (step: number): void => {
    const { steps } = flows[flow]!;
    at = Math.min(Math.max(step, 0), steps.length - 1);
    const [, label, detail, things, lines] = steps[at]!;
    const ends = lines.flatMap((line) => [viewer.picture.lines[line]!.from, viewer.picture.lines[line]!.to]);
    const lit = new Set([...things, ...ends]);
    words.replaceChildren(
      `${at + 1} / ${steps.length}  ${label}`,
      ...(detail === '' ? [] : [make('small', {}, ` ${detail}`)]),
    );
    say(messages.step(at + 1, steps.length, label));
    const places = [...lit].map((thing) => viewer.picture.things[thing]!.place);
    viewer.light({ things: lit, lines: new Set(lines) }, places.length > 0 ? around(places) : undefined);
  };
  const turn = (by: number, face: string, title: string): HTMLElement =>
    Object.assign(
      button(() => go(at + by), face),
      { title, ariaLabel: title },
    );
  section.append(
    ...choice(flows, (chosen) => {
      flow = chosen;
      go(0);
    }),
    turn(-1, '‹', messages.BACK),
    turn(1, '›', messages.NEXT),
    words,
  );
  toggle.onclick = () => {
    section.hidden = !section.hidden;
    toggle.ariaPressed = String(!section.hidden);
    if (section.hidden) return viewer.light(null);
    viewer.close();
    go(0);
  };
}

/** Of several. */
function choice(flows: readonly Flow[], onChoice: (at: number) => void): HTMLElement[] {
  if (flows.length < 2) return [];
  const select = make('select', { ariaLabel: messages.FLOW }, ...flows.map(({ name }) => make('option', {}, name)));
  select.onchange = () => onChoice(select.selectedIndex);
  return [select];
}
