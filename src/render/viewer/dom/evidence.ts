/**
 * Shows the evidence of the page. Adds it to the details: code locations, reasons for an element's position, its parts,
 * and the evidence of its edges. Adds filters by tag and module.
 */

import * as messages from '../messages.js';
import { connectionsOf } from '../model/connections.js';
import { type Details, type Numbered, readReason } from '../model/evidence.js';
import { byModule, type Filter, matching, valuesOf } from '../model/filters.js';
import { byId, make, say } from './elements.js';
import { list } from './panel.js';
import type { Viewer } from './state.js';

export function watchDetails(viewer: Viewer, details: Details): void {
  const [texts, , lineReasons, elementDetails] = details;
  const { lines } = viewer.scene;

  const paragraph = (reason: Numbered): HTMLElement => {
    const [text, location, href] = readReason(details, reason);
    const place = href ? make('a', { href, target: '_blank', rel: 'noreferrer' }, location) : location;
    return make('p', {}, text, text && location ? ', ' : '', place);
  };
  const evidenceOfLine = (line: number): HTMLElement[] => {
    const { from, to } = lines[line]!;
    const name = `${viewer.nameOf(from)} → ${viewer.nameOf(to)}`;
    const reasons = lineReasons[line];
    return reasons ? [make('div', {}, name, ...reasons.map(paragraph))] : [];
  };
  const detailsOf = (at: number): (HTMLElement | string)[] => {
    const [source, why, parts] = elementDetails[at] || [];
    return [
      ...list(messages.WRITTEN, source?.[2] ? [paragraph(source)] : []),
      ...list(messages.WHY_HERE, why?.map(paragraph) ?? []),
      ...list(messages.PARTS, parts?.map(([reason, name]) => make('div', {}, texts[name]!, paragraph(reason))) ?? []),
    ];
  };
  viewer.listeners.push(() => {
    const { path, selected } = viewer;
    const seen = path?.lines ?? connectionsOf(viewer.scene, selected).map(({ line }) => line);
    byId('panel').append(
      ...(selected < 0 ? [] : detailsOf(selected)),
      ...list(messages.EVIDENCE, seen.flatMap(evidenceOfLine)),
    );
  });
  viewer.redraw();
}

// ---- Filters by module and tag value, which dim everything else. Each filter is a select below the layers.

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
