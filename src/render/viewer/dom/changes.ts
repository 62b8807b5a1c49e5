/** Switches between the revisions of a diagram of changes, and steps from one changed element to the next. */

import * as messages from '../messages.js';
import { standsFor } from '../model/shown.js';
import { nextChange, type Revision, SIDES, sideSeen } from '../model/sides.js';
import { button, byId, listen, say, toggle } from './elements.js';
import type { Viewer } from './state.js';

const NAMES = Object.keys(SIDES) as readonly Revision[];

export function watchChanges(viewer: Viewer): void {
  const { page, layersOff } = viewer;
  const changed = page.things.flatMap(({ dataset }, at) => (dataset.change && !dataset.ghost ? [at] : []));

  const show = (side: Revision): void => {
    for (const layer of NAMES.flatMap((name) => SIDES[name])) layersOff.delete(layer);
    for (const layer of SIDES[side]) layersOff.add(layer);
    viewer.redraw();
    if (viewer.chosen >= 0 && !viewer.shown.things.has(viewer.chosen)) viewer.choose(-1);
    say(messages.SIDES[side]);
  };
  const go = (step: 1 | -1): void => {
    const there = changed.filter((at) => viewer.shown.things.has(standsFor(viewer.picture, viewer.collapsed, at)));
    const next = nextChange(there, viewer.chosen, step);
    if (next === undefined) return;
    viewer.choose(next, false);
    say(messages.oneOf(there.indexOf(next) + 1, there.length, viewer.sayOf(next)));
  };

  const faces = NAMES.map((side) => button(() => show(side), messages.SIDES[side]));
  byId('sides').append(
    ...faces,
    button(() => go(-1), '‹', messages.CHANGE_BACK),
    button(() => go(1), '›', messages.CHANGE_NEXT),
  );
  viewer.listeners.push(() => {
    const seen = sideSeen(layersOff);
    toggle(page.svg, 'side', seen !== 'change');
    faces.forEach((face, at) => {
      face.ariaPressed = `${NAMES[at] === seen}`;
    });
  });
  const actions: Readonly<Record<string, () => void>> = {
    n: () => go(1),
    p: () => go(-1),
    s: () => show(NAMES[(NAMES.indexOf(sideSeen(layersOff)) + 1) % NAMES.length]!),
  };
  listen(byId('stage'), 'keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (!ctrlKey && !metaKey && !altKey) actions[key]?.();
  });
  viewer.redraw();
}
