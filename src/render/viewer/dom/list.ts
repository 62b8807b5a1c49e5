/** Lists the elements: boxes with their content, or the results of a search. */

import * as messages from '../messages.js';
import { childrenOf } from '../model/picture.js';
import { search } from '../model/search.js';
import { byId, items, listen, make, say } from './elements.js';
import { toElement } from './panel.js';
import type { Viewer } from './state.js';

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
