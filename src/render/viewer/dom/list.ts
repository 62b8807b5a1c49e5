/** Lists what the page knows: boxes with their content, or the results of a search. */

import * as messages from '../messages.js';
import { elsewhere, type Placed } from '../model/levels.js';
import { childrenOf, NONE, type Target, targetOfLine } from '../model/scene.js';
import { search } from '../model/search.js';
import { button, byId, items, joined, listen, make, say } from './elements.js';
import {
  goToPlace,
  lineWords,
  partButton,
  partWords,
  placeButton,
  placeName,
  placeWords,
  targetButton,
} from './rows.js';
import type { Viewer } from './state.js';

/** Results that are listed at once; a button lists the others. */
const LISTED_MOST = 200;

/** An entry that a search can find. */
interface Entry {
  readonly id: string;
  readonly type: string;
  readonly words: readonly string[];
  /** The element or line that shows it; NONE on another level. */
  readonly target: Target;
  /** A text that must contain at least one word of the query; absent if any text may. */
  readonly key?: string;
  readonly choose: () => void;
  readonly describe: () => string;
  readonly button: () => HTMLElement;
}

/** Returns everything that a search finds: elements, resources that are not drawn, and lines with a label. */
function entriesOf(viewer: Viewer): readonly Entry[] {
  const { elements, undrawn, lines } = viewer.scene;
  return [
    ...elements.map(({ id, type, words, before = [], enclosing: [box = NONE] }, at) => ({
      ...{ id, type, words: [...words, ...before], target: at },
      choose: () => viewer.choose(at),
      describe: () => viewer.sayOf(at),
      button: () => targetButton(viewer, at, box < 0 ? '' : viewer.nameOf(box)),
    })),
    ...undrawn.map((resource, part) => ({
      ...{ id: resource.id, type: '', words: ['', resource.name], target: resource.host },
      choose: () => viewer.choosePart(part),
      describe: () => `${resource.id}, ${partWords(viewer, resource)}`,
      button: () => partButton(viewer, part, partWords(viewer, resource)),
    })),
    ...placesElsewhere(viewer).map((place) => ({
      ...{ id: place.id, type: '', words: place.words, target: NONE },
      choose: () => goToPlace(viewer, place),
      describe: () => joined(placeName(place), placeWords(viewer, place)),
      button: () => placeButton(viewer, place),
    })),
    ...lines.map((line, at) => {
      const { label, from, to } = line;
      const target = targetOfLine(at);
      return {
        ...{ id: '', type: '', words: ['', label, viewer.nameOf(from), viewer.nameOf(to)], target },
        // A line is not found by its ends alone, which are found themselves.
        key: label,
        choose: () => viewer.choose(target),
        describe: () => viewer.sayOf(target),
        button: () => targetButton(viewer, target, lineWords(line)),
      };
    }),
    ...linesElsewhere(viewer),
  ].sort((a, b) => orderOf(viewer, a) - orderOf(viewer, b));
}

/**
 * Returns the position of an entry, which is the same on all levels, so that a search can continue on another level.
 */
const orderOf = ({ levels: { places, placeOf } }: Viewer, { id }: Pick<Entry, 'id'>): number =>
  placeOf(id)?.order ?? places.length;

const placesElsewhere = ({ levels, scene: { elements, undrawn } }: Viewer): readonly Placed[] =>
  elsewhere(levels, levels.current, new Set([...elements, ...undrawn].map(({ id }) => id)));

/** Returns the lines with a label that are on other levels. */
function linesElsewhere({ levels, scene }: Viewer): readonly Entry[] {
  const nameOf = (id: string): string => placeName(levels.placeOf(id) ?? { id, words: [] });
  const ownLines = new Set(scene.lines.map(({ from, to }) => `${scene.elements[from]!.id}\n${scene.elements[to]!.id}`));
  return levels.placedLines
    .filter(({ level, start, end, label }) => label && level !== levels.current && !ownLines.has(`${start}\n${end}`))
    .map(({ level, start, end, label }) => {
      const name = `${nameOf(start)} → ${nameOf(end)}`;
      const choose = (): void => levels.open(level, { edge: [start, end] });
      const words = joined(label, messages.onLevel(levels.all[level]!.title));
      return {
        ...{ id: '', type: '', words: ['', label, nameOf(start), nameOf(end)], key: label, target: NONE, choose },
        describe: () => joined(name, words),
        button() {
          const face = button(choose, name);
          face.append(make('small', {}, words));
          return face;
        },
      };
    });
}

/** Returns the entries that match a query, the best first. */
function find(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return search(entries, query)
    .map((at) => entries[at]!)
    .filter(({ key }) => key === undefined || words.some((word) => key.toLowerCase().includes(word)));
}

/** Returns the content of a box as nested lists; for -1, the whole diagram. */
const contentOf = (viewer: Viewer, box: number): HTMLElement =>
  items(
    childrenOf(viewer.scene.elements, box).map((child) => {
      const { words, isBox } = viewer.scene.elements[child]!;
      const entry = targetButton(viewer, child, words.slice(2).join(', '));
      return isBox ? make('div', {}, entry, contentOf(viewer, child)) : entry;
    }),
  );

const selectedId = ({ scene, subject }: Viewer): string | undefined =>
  (scene.undrawn[subject.part] ?? scene.elements[subject.selected])?.id;

/** Connects the list of all elements and its search field with the viewer. */
export function watchList(viewer: Viewer): void {
  const [aside, opener, input] = [byId('list'), byId('tree'), byId<HTMLInputElement>('q')];
  const entries = entriesOf(viewer);
  let matches: readonly Entry[] = [];
  /** Position in `matches`; -1 before the first. */
  let current = -1;

  const results = (limit: number): HTMLElement => {
    const moreButton = button(() => show(true, matches.length), messages.moreResults(matches.length - limit));
    return items([
      ...matches.slice(0, limit).map((match) => match.button()),
      ...(matches.length > limit ? [moreButton] : []),
    ]);
  };
  const show = (isShown: boolean, limit = LISTED_MOST): void => {
    aside.hidden = !isShown;
    opener.ariaPressed = `${isShown}`;
    const isSearch = input.value !== '';
    const title = isSearch ? messages.matchCount(matches.length) : messages.ALL;
    if (isShown) aside.replaceChildren(make('p', {}, title), isSearch ? results(limit) : contentOf(viewer, -1));
    update();
  };
  /** Highlights the results until an element or a line is selected. */
  const update = (): void => {
    viewer.hits = aside.hidden || input.value === '' ? [] : matches.map(({ target }) => target);
    viewer.redraw();
  };
  opener.onclick = () => {
    input.value = '';
    show(opener.ariaPressed !== 'true');
  };
  input.oninput = () => {
    matches = find(entries, input.value);
    current = -1;
    show(input.value !== '');
    say(messages.matchCount(matches.length));
  };
  listen(input, 'keydown', ({ key, shiftKey }) => {
    if (key !== 'Enter' || matches.length === 0) return;
    // The search may have led here from another level.
    if (current < 0) current = matches.findIndex(({ id }) => id !== '' && id === selectedId(viewer));
    current = (current + (shiftKey ? matches.length - 1 : 1)) % matches.length;
    matches[current]!.choose();
    // On a phone, the details take the place of the list as soon as the search has no focus.
    if (innerWidth <= 640) input.blur();
    say(messages.oneOf(current + 1, matches.length, matches[current]!.describe()));
  });
  // Items that were open on the level before stay open.
  if (input.value !== '') matches = find(entries, input.value);
  if (!aside.hidden && (input.value !== '' || opener.ariaPressed === 'true')) show(true);
}
