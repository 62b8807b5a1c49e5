/** The details of the selected element, or of a path between two. */

import * as messages from '../messages.js';
import { type Connection, connectionsOf } from '../model/neighbours.js';
import { childrenOf, wholeOf } from '../model/picture.js';
import type { Path } from '../model/ways.js';
import { copyText } from './copy.js';
import { button, byId, items, make, say } from './elements.js';
import type { Viewer } from './state.js';

type Part = HTMLElement | string;

export function watchPanel(viewer: Viewer): void {
  const panel = byId('panel');
  viewer.listeners.push(() => {
    const { way, chosen } = viewer;
    panel.hidden = chosen < 0 && way === null;
    panel.replaceChildren(...(way ? wayParts(viewer, way) : chosen < 0 ? [] : thingParts(viewer, chosen)));
  });
}

const heading = (viewer: Viewer, words: string): Part =>
  make(
    'div',
    {},
    make('h2', { tabIndex: -1 }, words),
    button(() => viewer.choose(-1), '✕', messages.CLOSE),
  );

/** Returns a button that selects an element, with further text below its name. */
export function toElement(viewer: Viewer, at: number, more = ''): HTMLElement {
  const element = button(() => viewer.choose(at), viewer.nameOf(at));
  element.append(make('small', {}, more));
  return element;
}

export const list = (title: string, elements: readonly HTMLElement[]): Part[] =>
  elements.length === 0 ? [] : [make('h3', {}, title), items(elements)];

function wayParts(viewer: Viewer, { things, lines, sense }: Path): Part[] {
  const words = messages.pathSummary(viewer.nameOf(things[0]!), viewer.nameOf(things.at(-1)!), sense);
  say(words);
  const label = (step: number): string => viewer.picture.lines[lines[step]!]?.label ?? '';
  return [
    heading(viewer, words),
    ...list(
      messages.STEPS,
      things.map((at, step) => toElement(viewer, at, label(step - 1))),
    ),
  ];
}

/** Keeps one connection per other end. */
const unique = (connections: readonly Connection[]): readonly Connection[] => [
  ...new Map(connections.map((each) => [each.to, each])).values(),
];

function thingParts(viewer: Viewer, at: number): Part[] {
  const { things, lines } = viewer.picture;
  const { words, id, hasAddress, type, isBox, around } = things[at]!;
  const connections = connectionsOf(lines, at, wholeOf(things, at));
  const isCollapsed = viewer.collapsed.has(at);
  const way = button(() => {
    viewer.isEndWanted = true;
    way.textContent = messages.CHOOSE_END;
    say(messages.CHOOSE_END);
  }, messages.FIND_PATH);
  const fold = button(() => viewer.fold([at], !isCollapsed), isCollapsed ? messages.EXPAND : messages.COLLAPSE);
  return [
    heading(viewer, words[0] || id),
    ...words.slice(1).map((word) => make('p', {}, word)),
    ...(hasAddress
      ? [make('small', {}, type.split(':')[0]!), make('code', {}, id), button(() => copyText(id), messages.COPY)]
      : []),
    way,
    ...(isBox ? [fold] : []),
    ...list(messages.PLACE, around.map((box) => toElement(viewer, box)).reverse()),
    ...(['in', 'out', 'both'] as const).flatMap((each) =>
      list(
        messages.PATHS[each],
        unique(connections.filter(({ way }) => way === each)).map(({ to, line }) =>
          toElement(viewer, to, lines[line]!.label),
        ),
      ),
    ),
    ...list(
      messages.HOLDS,
      childrenOf(things, at).map((child) => toElement(viewer, child)),
    ),
  ];
}
