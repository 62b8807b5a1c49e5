/** Titles, lists and buttons of the panel, the list and the review. */

import * as messages from '../messages.js';
import { type Details, type Numbered, readReason } from '../model/evidence.js';
import type { Placed } from '../model/levels.js';
import {
  type Connection,
  type DiagramElement,
  type Line,
  NONE,
  type Target,
  targetOfLine,
  type Undrawn,
} from '../model/scene.js';
import { button, byId, items, joined, make } from './elements.js';
import type { Viewer } from './state.js';

/** Content of an HTML element. */
export type Child = HTMLElement | string;

/** Returns the title of the panel, with the button that closes it. */
export const heading = (viewer: Viewer, text: string): Child =>
  make(
    'div',
    {},
    make('h2', { tabIndex: -1 }, text),
    button(() => viewer.choose(-1), '✕', messages.CLOSE),
  );

/** Returns a button that selects an element or a line, with further text below its name. */
export function targetButton(viewer: Viewer, target: Target, furtherText = ''): HTMLElement {
  const element = button(() => viewer.choose(target), viewer.nameOf(target));
  element.value = `${target}`;
  element.append(make('small', {}, furtherText));
  return element;
}

/** Returns a titled list; nothing for an empty one. */
export const titledList = (title: string, elements: readonly HTMLElement[]): Child[] =>
  elements.length === 0 ? [] : [make('h3', {}, title), items(elements)];

/** Returns the lines of the tooltip that are about the change; none for an unchanged element. */
export const changeWordsOf = ({
  words,
  changeWords = 0,
}: Pick<DiagramElement, 'words' | 'changeWords'>): readonly string[] => words.slice(words.length - changeWords);

/** Returns the label of a line and its change. */
export const lineWords = ({ label, change }: Line): string => joined(label, change);

/** Returns a row with a button for the other end and one for the line. */
export const connectionRow = (viewer: Viewer, { to, line }: Pick<Connection, 'to' | 'line'>): HTMLElement =>
  make(
    'div',
    { className: 'row' },
    targetButton(viewer, to, lineWords(viewer.scene.lines[line]!)),
    button(() => viewer.choose(targetOfLine(line)), '↦', messages.connectionTo(viewer.nameOf(to))),
  );

/** Returns the name of a part in a list of choices, by its index. */
export const partValue = (part: number): string => `part ${part}`;

/** Marks the row of the selected element, line or resource, now and whenever the selection changes. */
export function markRows(viewer: Viewer): void {
  let last = '';
  viewer.listeners.push(() => {
    const { selected, part } = viewer.subject;
    const current = part < 0 ? (selected === NONE ? '' : `${selected}`) : partValue(part);
    for (const row of byId('list').querySelectorAll<HTMLButtonElement>('button[value]')) {
      const isCurrent = row.value.split(',').includes(current);
      row.ariaCurrent = isCurrent ? 'true' : null;
      if (isCurrent && current !== last) row.scrollIntoView({ block: 'nearest' });
    }
    last = current;
  });
}

/** Returns a button that selects a resource that is not drawn, with further text below its name. */
export function partButton(viewer: Viewer, part: number, furtherText = ''): HTMLElement {
  const { id, name } = viewer.scene.undrawn[part]!;
  const element = button(() => viewer.choosePart(part), name || id);
  element.value = partValue(part);
  element.append(make('small', {}, joined(name && id, furtherText)));
  return element;
}

/** Returns the name of an element or resource on any level; its id without a name. */
export const placeName = ({ id, words }: Pick<Placed, 'id' | 'words'>): string =>
  words.slice(0, 2).join(' ').trim() || id;

/** Returns the text below the name of an element or resource on another level: its id, and the level. */
export const placeWords = ({ levels }: Viewer, { id, words, level }: Placed): string =>
  joined(placeName({ id: '', words }) && id, messages.onLevel(levels.all[level]!.title));

/**
 * Goes to an element or resource on another level. If the user is to select the other end of a path, goes to the path
 * instead.
 */
export function goToPlace({ levels, isEndWanted, subject, scene }: Viewer, { id, level }: Placed): void {
  const from = scene.elements[subject.selected]?.id;
  if (isEndWanted && from !== undefined) {
    const ends = [from, id] as const;
    levels.open(levels.levelOf({ id: '', ways: ends }), { ways: ends });
  } else levels.open(level, { id });
}

/** Returns a button that leads to an element or resource on another level. */
export function placeButton(viewer: Viewer, place: Placed): HTMLElement {
  const element = button(() => goToPlace(viewer, place), placeName(place));
  element.append(make('small', {}, placeWords(viewer, place)));
  return element;
}

/** Returns the relation of an undrawn resource to its host, with the name of the host; without a host, the reason. */
export const partWords = (viewer: Viewer, { host, why }: Undrawn): string =>
  host === NONE ? messages.notDrawn(why) : `${why} ${viewer.nameOf(host)}`;

/** Returns a reason with its code location, as a link if the address of the file is known. */
export function reasonLine(details: Details, reason: Numbered): HTMLElement {
  const [text, location, href] = readReason(details, reason);
  const place = href ? make('a', { href, target: '_blank', rel: 'noreferrer' }, location) : location;
  return make('p', {}, text, text && location ? ', ' : '', place);
}
