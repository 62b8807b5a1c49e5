/** Changes the selection, collapsed boxes and hidden layers, and notifies the listeners. */

import * as messages from '../messages.js';
import { connectionsOf, neighbours } from '../model/neighbours.js';
import { wholeOf } from '../model/picture.js';
import { shown } from '../model/shown.js';
import { wayBetween } from '../model/ways.js';
import type { Camera } from './camera.js';
import { say } from './elements.js';
import { makeFolds } from './folds.js';
import { makeLight } from './light.js';
import type { Page } from './read.js';
import type { Viewer } from './state.js';

/** Lookups and descriptions of elements. */
type Words = Pick<Viewer, 'elementOf' | 'numberOf' | 'nameOf' | 'sayOf'>;

function wordsOf({
  page,
  picture: { things, lines },
  collapsed,
  covers,
}: Pick<Viewer, 'page' | 'picture' | 'collapsed' | 'covers'>): Words {
  const nameOf = (at: number): string => things[at]!.words.slice(0, 2).join(' ') || things[at]!.id;
  return {
    nameOf,
    elementOf: (at) => covers.get(at) ?? page.things[at]!,
    numberOf(element) {
      const { address } = (element as Element).closest<SVGElement>('[data-address]')?.dataset ?? {};
      return things.findIndex(({ id }) => id === address);
    },
    sayOf(at) {
      const inside = wholeOf(things, at);
      return [
        nameOf(at),
        ...things[at]!.words.slice(2),
        ...(things[at]!.isBox ? [messages.inside(inside.size - 1)] : []),
        ...(collapsed.has(at) ? [messages.COLLAPSED] : []),
        messages.connections(connectionsOf(lines, at, inside).length),
      ].join(', ');
    },
  };
}

export function makeViewer(page: Page, camera: Camera): Viewer {
  const { picture } = page;
  const { things, lines } = picture;
  const start = { page, picture, collapsed: new Set<number>(), covers: new Map<number, Element>() };
  const layersOff = new Set<string>(page.off);
  const viewer: Viewer = {
    ...start,
    ...wordsOf(start),
    camera,
    layersOff,
    listeners: [],
    shown: shown(picture, start.collapsed, layersOff),
    chosen: -1,
    way: null,
    isEndWanted: false,
    choose(at, isEnd = viewer.isEndWanted) {
      const isWay = isEnd && at >= 0 && viewer.chosen >= 0;
      const way = isWay ? wayBetween(picture, viewer.chosen, at) : null;
      if (isWay && way === null) {
        say(messages.NO_WAY);
        return;
      }
      [viewer.way, viewer.chosen, viewer.isEndWanted] = [way, way ? -1 : at, false];
      const seen = way?.things ?? (at < 0 ? [] : [at]);
      for (const each of seen) for (const box of things[each]!.around) viewer.collapsed.delete(box);
      viewer.redraw();
      if (seen.some((each) => !viewer.shown.things.has(each))) {
        layersOff.clear();
        viewer.redraw();
      }
      if (at >= 0) camera.show(things[at]!.place);
    },
    light(lit) {
      const { chosen, way } = viewer;
      keep(lit ?? way ?? (chosen < 0 ? null : neighbours(lines, chosen, wholeOf(things, chosen))));
    },
    redraw() {
      viewer.shown = shown(picture, viewer.collapsed, layersOff);
      drawFolds();
      viewer.light(null);
      for (const listener of viewer.listeners) listener();
    },
    fold(boxes, isCollapsed) {
      for (const box of boxes) viewer.collapsed[isCollapsed ? 'add' : 'delete'](box);
      viewer.redraw();
    },
  };
  const drawFolds = makeFolds(viewer);
  const keep = makeLight(viewer);
  return viewer;
}
