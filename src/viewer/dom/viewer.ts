/** What is chosen, collapsed and hidden now, and who is told when that changes. */

import * as messages from '../messages.js';
import { connectionsOf, type Lit, neighbours, wholeOf } from '../model/neighbours.js';
import { around, type Picture, type Place } from '../model/picture.js';
import { type Shown, shown, standsFor } from '../model/shown.js';
import { type Way, wayBetween } from '../model/ways.js';
import type { Camera } from './camera.js';
import { say } from './elements.js';
import { type Folds, makeFolds } from './folds.js';
import { makeLight } from './light.js';
import type { Page } from './read.js';

/** What is in the panel; null for nothing. */
export type Subject =
  | { readonly at: number; readonly way?: undefined }
  | { readonly at?: undefined; readonly way: Way }
  | null;

export interface Viewer extends Pick<Folds, 'elementOf'> {
  readonly page: Page;
  readonly picture: Picture;
  readonly camera: Camera;
  subject: Subject;
  /** The next thing that is chosen is the other end of a way. */
  isEndWanted: boolean;
  readonly collapsed: Set<number>;
  readonly layersOff: Set<string>;
  shown: Shown;
  readonly nameOf: (at: number) => string;
  readonly sayOf: (at: number) => string;
  readonly choose: (at: number) => void;
  readonly close: () => void;
  readonly wayTo: (end: number) => void;
  /** Lights it without choosing it; null: what is chosen. */
  readonly light: (lit: Lit | null, place?: Place) => void;
  readonly fold: (boxes: readonly number[], isCollapsed: boolean) => void;
  readonly redraw: () => void;
  readonly onSubject: (listener: () => void) => void;
  readonly onShown: (listener: () => void) => void;
}

export function makeViewer(page: Page, camera: Camera): Viewer {
  const { picture } = page;
  const { things, lines } = picture;
  const light = makeLight(page);
  const folds = makeFolds(page);
  const [onSubject, onShown]: [(() => void)[], (() => void)[]] = [[], []];
  const nameOf = (at: number): string => (things[at]!.words.slice(0, 2).join(' ') || things[at]!.id).trim();

  /** A line that is merged is lit as the one that stands for it. */
  const seen = (lit: Lit): Lit => ({
    things: new Set([...lit.things].map((at) => standsFor(picture, viewer.collapsed, at))),
    lines: new Set(
      viewer.shown.arrows.flatMap((arrow) => (arrow.lines.some((at) => lit.lines.has(at)) ? [arrow.lines[0]!] : [])),
    ),
  });
  const litBy = (subject: Subject): Lit | null => {
    if (subject === null) return null;
    if (subject.way) return { things: new Set(subject.way.things), lines: new Set(subject.way.lines) };
    return neighbours(lines, subject.at, wholeOf(things, subject.at));
  };
  const paint = (lit: Lit | null): void => light.keep(lit && seen(lit), viewer.subject?.at ?? -1, folds.elementOf);
  const tell = (subject: Subject): void => {
    viewer.subject = subject;
    viewer.isEndWanted = false;
    paint(litBy(subject));
    for (const listener of onSubject) listener();
  };
  const reveal = (at: number): void => {
    const hiding = around(things, at).filter((box) => viewer.collapsed.has(box));
    if (hiding.length > 0) viewer.fold(hiding, false);
    if (viewer.shown.things.has(at)) return;
    viewer.layersOff.clear();
    viewer.redraw();
  };

  const viewer: Viewer = {
    page,
    picture,
    camera,
    subject: null,
    isEndWanted: false,
    collapsed: new Set(),
    layersOff: new Set(),
    shown: shown(picture, new Set(), new Set()),
    elementOf: folds.elementOf,
    nameOf,
    sayOf(at) {
      const { words, id, isBox } = things[at]!;
      const whole = wholeOf(things, at);
      const count = connectionsOf(lines, at, whole).length;
      const said = words.filter(Boolean);
      return [
        ...(said.length > 0 ? said : [id]),
        ...(isBox ? [messages.inside(whole.size - 1)] : []),
        ...(viewer.collapsed.has(at) ? [messages.COLLAPSED] : []),
        messages.connections(count),
      ].join(', ');
    },
    choose(at) {
      if (viewer.isEndWanted) return viewer.wayTo(at);
      reveal(at);
      tell({ at });
      camera.show(things[at]!.place);
    },
    close: () => tell(null),
    wayTo(end) {
      const start = viewer.subject?.at;
      const way = start === undefined ? null : wayBetween(picture, start, end);
      if (way === null) return say(messages.NO_WAY);
      for (const at of way.things) reveal(at);
      tell({ way });
    },
    light(lit, place) {
      paint(lit ?? litBy(viewer.subject));
      if (place) camera.show(place);
    },
    fold(boxes, isCollapsed) {
      for (const box of boxes) isCollapsed ? viewer.collapsed.add(box) : viewer.collapsed.delete(box);
      viewer.redraw();
    },
    redraw() {
      viewer.shown = shown(picture, viewer.collapsed, viewer.layersOff);
      folds.draw(viewer.shown, viewer.collapsed);
      paint(litBy(viewer.subject));
      for (const listener of onShown) listener();
    },
    onSubject: (listener) => onSubject.push(listener),
    onShown: (listener) => onShown.push(listener),
  };
  return viewer;
}
