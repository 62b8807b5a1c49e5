/** Filters by module and tag value: dims everything else. Each filter is a select below the layers. */

import * as messages from '../messages.js';
import { byModule, type Filter, matching, valuesOf } from '../model/filters.js';
import { byId, make, say } from './elements.js';
import type { Viewer } from './state.js';

export function watchFilters(viewer: Viewer, tags: readonly Filter[]): void {
  const { elements, lines } = viewer.scene;
  const filters = [byModule(elements, messages.MODULE), ...tags].filter((filter) => valuesOf(filter).length > 1);
  const choices = filters.map((filter) =>
    make('select', {}, ...['', ...valuesOf(filter)].map((value) => make('option', { value }, value || messages.ALL))),
  );
  const choose = (): void => {
    const asked = choices.map(({ value }) => value);
    viewer.choose(-1);
    choices.forEach((choice, at) => {
      choice.value = asked[at]!;
    });
    if (!asked.some(Boolean)) return;
    const lit = matching(filters, asked, lines);
    viewer.light(lit);
    say(messages.matchCount([...lit.elements].filter((at) => !elements[at]!.isBox).length));
  };
  choices.forEach((choice, at) => {
    choice.onchange = choose;
    byId('layers').append(make('label', {}, filters[at]!.name, choice));
  });
  // Any other selection replaces the filters.
  viewer.listeners.push(() => {
    for (const choice of choices) choice.value = '';
  });
}
