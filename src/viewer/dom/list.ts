/** The picture as a list: boxes and what is in them, or what a search has found. */

import * as messages from '../messages.js';
import { childrenOf } from '../model/picture.js';
import { search } from '../model/search.js';
import { button, byId, make, say } from './elements.js';
import type { Viewer } from './viewer.js';

export function watchList(viewer: Viewer): void {
  const [aside, toggle, input] = [byId('list'), byId('list-button'), byId<HTMLInputElement>('q')];
  const { things } = viewer.picture;
  const children = childrenOf(things);
  let found: readonly number[] = [];
  let at = -1;

  const item = (thing: number, inside: boolean): HTMLElement => {
    const { words, parent } = things[thing]!;
    const place = inside || parent < 0 ? [] : [make('small', {}, viewer.nameOf(parent))];
    const more = words.slice(2).join(', ');
    const details = inside && more !== '' ? [make('small', {}, more)] : [];
    const own = button(() => viewer.choose(thing), viewer.nameOf(thing), ...place, ...details);
    const under = inside ? children[thing]! : [];
    return make('li', {}, own, ...(under.length > 0 ? [make('ul', {}, ...under.map((each) => item(each, true)))] : []));
  };
  const show = (isShown: boolean): void => {
    aside.hidden = !isShown;
    toggle.ariaPressed = String(isShown);
    if (!isShown) return;
    const query = input.value.trim();
    const top = things.flatMap(({ parent }, each) => (parent < 0 ? [each] : []));
    const items = (query === '' ? top : found).map((each) => item(each, query === ''));
    const title =
      query === '' ? messages.LIST : found.length === 0 ? messages.NOTHING_FOUND : messages.found(found.length);
    aside.replaceChildren(make('p', {}, title), make('ul', {}, ...items));
    aside.scrollTop = 0;
  };

  toggle.onclick = () => {
    input.value = '';
    show(aside.hidden === true);
  };
  input.oninput = () => {
    found = search(things, input.value);
    at = -1;
    show(input.value.trim() !== '');
    if (!aside.hidden) say(found.length === 0 ? messages.NOTHING_FOUND : messages.found(found.length));
  };
  input.onkeydown = ({ key, shiftKey }) => {
    if (key === 'Enter' && found.length > 0) {
      at = (at + (shiftKey ? found.length - 1 : 1)) % found.length;
      viewer.choose(found[at]!);
      const items = [...aside.querySelectorAll('li > button')];
      items.forEach((each, place) => {
        each.classList.toggle('here', place === at);
      });
      items[at]?.scrollIntoView({ block: 'nearest' });
      say(messages.foundAt(at + 1, found.length, viewer.sayOf(found[at]!)));
    }
    if (key !== 'Escape' || input.value === '') return;
    input.value = '';
    show(false);
  };
}
