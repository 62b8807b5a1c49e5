/** Switches between the revisions of a diagram of changes, and steps from one changed element to the next. */

import * as messages from '../messages.js';
import { nextChange, type Revision, SIDES, sideSeen } from '../model/revisions.js';
import { standsFor } from '../model/shown.js';
import { button, byId, listen, say, toggle } from './elements.js';
import type { Viewer } from './state.js';

const NAMES = Object.keys(SIDES) as readonly Revision[];

export function watchChanges(viewer: Viewer): void {
  const { page, hiddenLayers } = viewer;
  const changed = page.elements.flatMap(({ dataset }, at) => (dataset.change && !dataset.ghost ? [at] : []));

  const show = (side: Revision): void => {
    for (const layer of NAMES.flatMap((name) => SIDES[name])) hiddenLayers.delete(layer);
    for (const layer of SIDES[side]) hiddenLayers.add(layer);
    viewer.redraw();
    if (viewer.selected >= 0 && !viewer.shown.elements.has(viewer.selected)) viewer.choose(-1);
    say(messages.SIDES[side]);
  };
  const go = (step: 1 | -1): void => {
    const there = changed.filter((at) => viewer.shown.elements.has(standsFor(viewer.scene, viewer.collapsed, at)));
    const next = nextChange(there, viewer.selected, step);
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
    const seen = sideSeen(hiddenLayers);
    toggle(page.svg, 'side', seen !== 'change');
    faces.forEach((face, at) => {
      face.ariaPressed = `${NAMES[at] === seen}`;
    });
  });
  const actions: Readonly<Record<string, () => void>> = {
    n: () => go(1),
    p: () => go(-1),
    s: () => show(NAMES[(NAMES.indexOf(sideSeen(hiddenLayers)) + 1) % NAMES.length]!),
  };
  listen(byId('stage'), 'keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (!ctrlKey && !metaKey && !altKey) actions[key]?.();
  });
  viewer.redraw();
}
