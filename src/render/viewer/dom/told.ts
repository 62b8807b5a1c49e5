/**
 * Adds evidence to the details: code locations, reasons for an element's position, its parts, and the evidence of its
 * edges.
 */

import * as messages from '../messages.js';
import { connectionsOf } from '../model/connections.js';
import { wholeOf } from '../model/picture.js';
import { type Details, type Numbered, readReason } from '../model/told.js';
import { byId, make } from './elements.js';
import { list } from './panel.js';
import type { Viewer } from './state.js';

export function watchDetails(viewer: Viewer, told: Details): void {
  const [texts, , ofLines, ofThings] = told;
  const { things, lines } = viewer.picture;

  const reason = (each: Numbered): HTMLElement => {
    const [text, at, href] = readReason(told, each);
    const place = href ? make('a', { href, target: '_blank', rel: 'noreferrer' }, at) : at;
    return make('p', {}, text, text && at ? ', ' : '', place);
  };
  const arrow = (line: number): HTMLElement[] => {
    const { from, to } = lines[line]!;
    const name = `${viewer.nameOf(from)} → ${viewer.nameOf(to)}`;
    return ofLines[line] ? [make('div', {}, name, ...ofLines[line].map(reason))] : [];
  };
  const ofThing = (at: number): (HTMLElement | string)[] => {
    const [own, why, parts] = ofThings[at] || [];
    return [
      ...list(messages.WRITTEN, own?.[2] ? [reason(own)] : []),
      ...list(messages.WHY_HERE, why?.map(reason) ?? []),
      ...list(messages.PARTS, parts?.map(([each, name]) => make('div', {}, texts[name]!, reason(each))) ?? []),
    ];
  };
  viewer.listeners.push(() => {
    const { way, chosen } = viewer;
    const seen = way?.lines ?? connectionsOf(lines, chosen, wholeOf(things, chosen)).map(({ line }) => line);
    byId('panel').append(...(chosen < 0 ? [] : ofThing(chosen)), ...list(messages.EVIDENCE, seen.flatMap(arrow)));
  });
  viewer.redraw();
}
