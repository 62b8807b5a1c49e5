import { DIAGRAM, NOTES_LAYER } from '../messages.js';
import { LIGHT } from '../theme.js';
import type { LabeledLayout } from '../writer.js';
import { box } from './boxes.js';
import { DRAWING, layer, NOTES, rootCell } from './cells.js';
import { edge } from './edges.js';
import type { Pictures } from './icons.js';
import { node } from './nodes.js';
import { notes } from './notes.js';
import { placesIn, type Sheet, uniqueIds } from './sheet.js';
import { element } from './xml.js';

/** The id of a page, and its links to other pages. */
export interface About {
  readonly id: string;
  readonly leadsTo: Sheet['leadsTo'];
}

/**
 * Returns one draw.io page. Boxes come before their content and edges come last, so that no box covers an edge. Colours
 * are those of the light theme: draw.io derives the dark ones.
 */
export function page({ layout, presentation }: LabeledLayout, { id, leadsTo }: About, pictures: Pictures): string {
  const unique = uniqueIds();
  const sheet: Sheet = {
    ...{ layout, leadsTo, unique, pictures },
    theme: LIGHT,
    said: new Map(presentation.items.map((item) => [item.id, item])),
    cells: placesIn(layout, unique),
  };
  const cells = [
    ...[rootCell(), layer(DRAWING), layer(NOTES, NOTES_LAYER)],
    ...layout.boxes.flatMap((placed) => box(placed, sheet)),
    ...layout.nodes.flatMap((placed) => node(placed, sheet)),
    ...layout.edges.flatMap((placed) => edge(placed, sheet)),
    ...notes(sheet),
  ];
  const root = element('root', {}, `\n${cells.join('\n')}\n`);
  const size = { pageWidth: Math.ceil(layout.width), pageHeight: Math.ceil(layout.height) };
  const model = element('mxGraphModel', { ...HOW, ...size, math: 0, shadow: 0 }, root);
  return element('diagram', { id, name: presentation.title || DIAGRAM }, model);
}

const HOW = {
  ...{ adaptiveColors: 'auto', grid: 1, gridSize: 10, guides: 1, tooltips: 1, connect: 1, arrows: 1, fold: 1 },
  ...{ page: 0, pageScale: 1 },
} as const;
