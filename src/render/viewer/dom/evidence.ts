/**
 * Adds evidence to the details: code locations, reasons for an element's position, its parts, and the evidence of its
 * edges.
 */

import * as messages from '../messages.js';
import { connectionsOf } from '../model/connections.js';
import { type Details, type Numbered, readReason } from '../model/evidence.js';
import { byId, make } from './elements.js';
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
