/** Walks through the flows of the diagram step by step. */

import * as messages from '../messages.js';
import type { DiagramRect } from '../model/scene.js';
import { button, byId, make, say } from './elements.js';
import type { Viewer } from './state.js';

/** Returns the bounding box of rectangles, of which there is at least one. */
function boundsOf(places: readonly DiagramRect[]): DiagramRect {
  const [x, y] = [Math.min(...places.map((place) => place.x)), Math.min(...places.map((place) => place.y))];
  return {
    x,
    y,
    width: Math.max(...places.map((place) => place.x + place.width)) - x,
    height: Math.max(...places.map((place) => place.y + place.height)) - y,
  };
}

export function watchSteps(viewer: Viewer): void {
  const { elements, lines: sceneLines } = viewer.scene;
  const [opener, section] = [byId('flow'), byId('steps')];
  const steps = viewer.page.flows.flatMap(({ name, steps }) => steps.map((step) => [name, ...step] as const));
  opener.hidden = steps.length === 0;
  let at = 0;
  const words = make('p');
  const go = (by: number): void => {
    at = (at + by + steps.length) % steps.length;
    const [flow, number, label, detail, stepElements, lines] = steps[at]!;
    words.replaceChildren(
      make('b', {}, `${number} ${label}`),
      make('small', {}, [flow, detail].filter(Boolean).join(': ')),
    );
    say(messages.oneOf(at + 1, steps.length, label));
    const lit = [...stepElements, ...lines.flatMap((line) => [sceneLines[line]!.from, sceneLines[line]!.to])];
    viewer.light({ elements: lit, lines });
    if (lit.length > 0) viewer.camera.show(boundsOf(lit.map((at) => elements[at]!.place)));
  };
  section.append(
    button(() => go(-1), '‹', messages.BACK),
    button(() => go(1), '›', messages.NEXT),
    words,
  );
  opener.onclick = () => {
    section.hidden = !section.hidden;
    opener.ariaPressed = `${!section.hidden}`;
    viewer.choose(-1);
    if (!section.hidden) go(0);
  };
}
