/** What there is to say of the thing that is chosen, or of a way between two. */

import * as messages from '../messages.js';
import { connectionsOf, wholeOf } from '../model/neighbours.js';
import { around, childrenOf } from '../model/picture.js';
import type { Way } from '../model/ways.js';
import { copyText } from './copy.js';
import { button, byId, make, say } from './elements.js';
import type { Viewer } from './viewer.js';

type Part = HTMLElement | string;

export function watchPanel(viewer: Viewer): void {
  const panel = byId('panel');
  const update = (): void => {
    const { subject } = viewer;
    panel.hidden = subject === null;
    panel.replaceChildren();
    if (subject === null) return;
    panel.append(...(subject.way ? wayParts(viewer, subject.way) : thingParts(viewer, subject.at)));
    panel.scrollTop = 0;
  };
  viewer.onSubject(update);
  viewer.onShown(update);
}

const heading = (viewer: Viewer, words: string): HTMLElement =>
  make(
    'div',
    { className: 'row' },
    make('h2', { tabIndex: -1 }, words),
    Object.assign(button(viewer.close, '✕'), { title: messages.CLOSE, ariaLabel: messages.CLOSE }),
  );

const toThing = (viewer: Viewer, at: number, more = ''): HTMLElement =>
  button(() => viewer.choose(at), viewer.nameOf(at), ...(more === '' ? [] : [make('small', {}, more)]));

const list = (title: string, items: readonly HTMLElement[]): Part[] =>
  items.length === 0
    ? []
    : [make('h3', {}, `${title} (${items.length})`), make('ul', {}, ...items.map((item) => make('li', {}, item)))];

function wayParts(viewer: Viewer, { things, lines, sense }: Way): Part[] {
  const words = messages.wayFound(viewer.nameOf(things[0]!), viewer.nameOf(things.at(-1)!), lines.length, sense);
  say(words);
  const steps = things.map((at, step) => {
    const label = step === 0 ? '' : viewer.picture.lines[lines[step - 1]!]!.label;
    return toThing(viewer, at, label);
  });
  return [heading(viewer, words), ...list(messages.WAY, steps)];
}

function thingParts(viewer: Viewer, at: number): Part[] {
  const { things, lines } = viewer.picture;
  const { words, id, hasAddress, type, isBox } = things[at]!;
  const boxes = [...around(things, at)].reverse();
  const connections = connectionsOf(lines, at, wholeOf(things, at));
  const ways = (way: string, title: string): Part[] =>
    list(
      title,
      connections.flatMap((each) => (each.way === way ? [toThing(viewer, each.to, lines[each.line]!.label)] : [])),
    );
  return [
    heading(viewer, words[0] || id),
    ...(hasAddress ? [make('p', {}, type.split(':')[0]!), address(id)] : []),
    ...(words.length > 1 ? [make('ul', {}, ...words.slice(1).map((word) => make('li', {}, word)))] : []),
    actions(viewer, at, isBox),
    ...(boxes.length > 0
      ? [make('h3', {}, messages.PLACE), make('p', { className: 'place' }, ...boxes.map((box) => toThing(viewer, box)))]
      : []),
    ...ways('in', messages.INCOMING),
    ...ways('out', messages.OUTGOING),
    ...ways('both', messages.BOTH_WAYS),
    ...list(
      messages.HOLDS,
      childrenOf(things)[at]!.map((child) => toThing(viewer, child)),
    ),
  ];
}

const address = (id: string): HTMLElement =>
  make(
    'div',
    { className: 'row' },
    make('code', {}, id),
    Object.assign(
      button(() => copyText(id), messages.COPY),
      { className: 'do' },
    ),
  );

function actions(viewer: Viewer, at: number, isBox: boolean): HTMLElement {
  const isCollapsed = viewer.collapsed.has(at);
  const way = button(() => {
    viewer.isEndWanted = !viewer.isEndWanted;
    way.ariaPressed = String(viewer.isEndWanted);
    way.textContent = viewer.isEndWanted ? messages.CHOOSE_END : messages.FIND_WAY;
    say(viewer.isEndWanted ? messages.CHOOSE_END : '');
  }, messages.FIND_WAY);
  way.className = 'do';
  const fold = button(() => viewer.fold([at], !isCollapsed), isCollapsed ? messages.EXPAND : messages.COLLAPSE);
  fold.className = 'do';
  return make('div', { className: 'row acts' }, way, ...(isBox ? [fold] : []));
}
