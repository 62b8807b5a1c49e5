/** The details of the selected element, or of a path between two. */

import * as messages from '../messages.js';
import { type Connection, connectionsOf, type Path } from '../model/connections.js';
import { childrenOf } from '../model/scene.js';
import { search } from '../model/search.js';
import { copyText } from './copy.js';
import { button, byId, items, listen, make, say } from './elements.js';
import type { Viewer } from './state.js';

type Child = HTMLElement | string;

export function watchPanel(viewer: Viewer): void {
  const panel = byId('panel');
  viewer.listeners.push(() => {
    const { path, selected } = viewer;
    panel.hidden = selected < 0 && !path;
    panel.replaceChildren(...(path ? pathParts(viewer, path) : selected < 0 ? [] : elementParts(viewer, selected)));
  });
}

const heading = (viewer: Viewer, text: string): Child =>
  make(
    'div',
    {},
    make('h2', { tabIndex: -1 }, text),
    button(() => viewer.choose(-1), '✕', messages.CLOSE),
  );

/** Returns a button that selects an element, with further text below its name. */
function toElement(viewer: Viewer, at: number, more = ''): HTMLElement {
  const element = button(() => viewer.choose(at), viewer.nameOf(at));
  element.append(make('small', {}, more));
  return element;
}

export const list = (title: string, elements: readonly HTMLElement[]): Child[] =>
  elements.length === 0 ? [] : [make('h3', {}, title), items(elements)];

function pathParts(viewer: Viewer, { elements, lines, sense }: Path): Child[] {
  const summary = messages.pathSummary(viewer.nameOf(elements[0]!), viewer.nameOf(elements.at(-1)!), sense);
  say(summary);
  const label = (step: number): string => viewer.scene.lines[lines[step]!]?.label ?? '';
  return [
    heading(viewer, summary),
    ...list(
      messages.STEPS,
      elements.map((at, step) => toElement(viewer, at, label(step - 1))),
    ),
  ];
}

/** Returns one connection per other end: the last one. */
const onePerEnd = (connections: readonly Connection[]): readonly Connection[] => [
  ...new Map(connections.map((each) => [each.to, each])).values(),
];

function elementParts(viewer: Viewer, at: number): Child[] {
  const { elements, lines } = viewer.scene;
  const { words, id, hasAddress, type, isBox, enclosing } = elements[at]!;
  const connections = connectionsOf(viewer.scene, at);
  const isCollapsed = viewer.collapsed.has(at);
  const pathButton = button(
    () => {
      viewer.isEndWanted = true;
      pathButton.textContent = messages.CHOOSE_END;
      say(messages.CHOOSE_END);
    },
    viewer.isEndWanted ? messages.CHOOSE_END : messages.FIND_PATH,
  );
  const fold = button(() => viewer.fold([at], !isCollapsed), isCollapsed ? messages.EXPAND : messages.COLLAPSE);
  return [
    heading(viewer, words[0] || id),
    ...words.slice(1).map((word) => make('p', {}, word)),
    ...(hasAddress
      ? [make('small', {}, type.split(':')[0]!), make('code', {}, id), button(() => copyText(id), messages.COPY)]
      : []),
    pathButton,
    viewer.isPathMissing ? make('p', {}, messages.NO_PATH) : '',
    isBox ? fold : '',
    ...list(messages.PLACE, enclosing.map((box) => toElement(viewer, box)).reverse()),
    ...(['in', 'out', 'both'] as const).flatMap((wanted) =>
      list(
        messages.PATHS[wanted],
        onePerEnd(connections.filter(({ direction }) => direction === wanted)).map(({ to, line }) =>
          toElement(viewer, to, lines[line]!.label),
        ),
      ),
    ),
    ...list(
      messages.HOLDS,
      childrenOf(elements, at).map((child) => toElement(viewer, child)),
    ),
  ];
}

// ---- Lists the elements: boxes with their content, or the results of a search.

export function watchList(viewer: Viewer): void {
  const [aside, opener, input] = [byId('list'), byId('tree'), byId<HTMLInputElement>('q')];
  const { elements } = viewer.scene;
  let matches: readonly number[] = [];
  /** Position in `matches`; -1 before the first. */
  let current = -1;

  const contentOf = (box: number): HTMLElement =>
    items(
      childrenOf(elements, box).map((child) => {
        const entry = toElement(viewer, child, elements[child]!.words.slice(2).join(', '));
        return elements[child]!.isBox ? make('div', {}, entry, contentOf(child)) : entry;
      }),
    );
  const result = (at: number): HTMLElement => {
    const [box] = elements[at]!.enclosing;
    return toElement(viewer, at, box === undefined ? '' : viewer.nameOf(box));
  };
  const show = (isShown: boolean): void => {
    aside.hidden = !isShown;
    opener.ariaPressed = `${isShown}`;
    const title = input.value === '' ? messages.ALL : messages.matchCount(matches.length);
    if (isShown)
      aside.replaceChildren(make('p', {}, title), input.value === '' ? contentOf(-1) : items(matches.map(result)));
  };

  opener.onclick = () => {
    input.value = '';
    show(aside.hidden as boolean);
  };
  input.oninput = () => {
    matches = search(elements, input.value);
    current = -1;
    show(input.value !== '');
    say(messages.matchCount(matches.length));
  };
  listen(input, 'keydown', ({ key, shiftKey }) => {
    if (key !== 'Enter' || matches.length === 0) return;
    current = (current + (shiftKey ? matches.length - 1 : 1)) % matches.length;
    viewer.choose(matches[current]!);
    say(messages.oneOf(current + 1, matches.length, viewer.sayOf(matches[current]!)));
  });
}
