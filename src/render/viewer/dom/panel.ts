/** The details of the selected element, or of a path between two. */

import * as messages from '../messages.js';
import { type Connection, connectionsOf, type Path } from '../model/connections.js';
import { childrenOf, wholeOf } from '../model/picture.js';
import { search } from '../model/search.js';
import { copyText } from './copy.js';
import { button, byId, items, listen, make, say } from './elements.js';
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
function toElement(viewer: Viewer, at: number, more = ''): HTMLElement {
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

// ---- Lists the elements: boxes with their content, or the results of a search.

export function watchList(viewer: Viewer): void {
  const [aside, opener, input] = [byId('list'), byId('tree'), byId<HTMLInputElement>('q')];
  const { things } = viewer.picture;
  let found: readonly number[] = [];
  let at = -1;

  const inside = (box: number): HTMLElement =>
    items(
      childrenOf(things, box).map((child) => {
        const own = toElement(viewer, child, things[child]!.words.slice(2).join(', '));
        return things[child]!.isBox ? make('div', {}, own, inside(child)) : own;
      }),
    );
  const result = (thing: number): HTMLElement => {
    const [box] = things[thing]!.around;
    return toElement(viewer, thing, box === undefined ? '' : viewer.nameOf(box));
  };
  const show = (isShown: boolean): void => {
    aside.hidden = !isShown;
    opener.ariaPressed = `${isShown}`;
    const title = input.value === '' ? messages.ALL : messages.matchCount(found.length);
    if (isShown)
      aside.replaceChildren(make('p', {}, title), input.value === '' ? inside(-1) : items(found.map(result)));
  };

  opener.onclick = () => {
    input.value = '';
    show(aside.hidden as boolean);
  };
  input.oninput = () => {
    found = search(things, input.value);
    at = -1;
    show(input.value !== '');
    say(messages.matchCount(found.length));
  };
  listen(input, 'keydown', ({ key, shiftKey }) => {
    if (key !== 'Enter' || found.length === 0) return;
    at = (at + (shiftKey ? found.length - 1 : 1)) % found.length;
    viewer.choose(found[at]!);
    say(messages.oneOf(at + 1, found.length, viewer.sayOf(found[at]!)));
  });
}
