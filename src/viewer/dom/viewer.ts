/** What is chosen, collapsed and hidden now, and who is told when that changes. */

import * as messages from '../messages.js';
import { connectionsOf, type Lit, neighbours } from '../model/neighbours.js';
import { type Picture, wholeOf } from '../model/picture.js';
import { type Shown, shown } from '../model/shown.js';
import { type Way, wayBetween } from '../model/ways.js';
import type { Camera } from './camera.js';
import { say } from './elements.js';
import { makeFolds } from './folds.js';
import { makeLight } from './light.js';
import type { Page } from './read.js';

export interface Viewer {
  readonly page: Page;
  readonly camera: Camera;
  readonly picture: Picture;
  readonly collapsed: Set<number>;
  readonly layersOff: Set<string>;
  /** Told when something else is chosen, collapsed or hidden. */
  readonly listeners: (() => void)[];
  shown: Shown;
  /** What is chosen; -1 for nothing. */
  chosen: number;
  /** What is in the place of a thing: a way between two. */
  way: Way | null;
  /** The next thing that is chosen is the other end of a way. */
  isEndWanted: boolean;
  /** What covers a box that is collapsed. */
  readonly covers: Map<number, Element>;
  readonly elementOf: (at: number) => Element;
  /** The thing that an element is part of; -1 for none. */
  readonly numberOf: (element: EventTarget | null) => number;
  readonly nameOf: (at: number) => string;
  /** All that is heard of it. */
  readonly sayOf: (at: number) => string;
  /** @param at -1: nothing. @param isEnd it is the other end of a way from what is chosen */
  readonly choose: (at: number, isEnd?: boolean) => void;
  /** Lights it without choosing it; null: what is chosen. */
  readonly light: (lit: Lit | null) => void;
  /** After what is collapsed, hidden or chosen has changed. */
  readonly redraw: () => void;
  readonly fold: (boxes: readonly number[], isCollapsed: boolean) => void;
}

/** What it does with a thing, and what it says of one. */
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
  const layersOff = new Set<string>();
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
