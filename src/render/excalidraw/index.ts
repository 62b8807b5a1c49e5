/**
 * Writes an Excalidraw file: the positions of the layout, arrows bound to the elements they connect, and embedded
 * icons.
 */
import type { Layout } from '../../layout/layout.js';
import { layoutOf } from '../side.js';
import { bundledIcons } from '../svg/bundled.js';
import { iconDocument, slugsOf } from '../svg/icons.js';
import { LIGHT } from '../theme.js';
import type { LabeledLayout, Writer } from '../writer.js';
import type { Bound, Element } from './elements.js';
import { edge } from './lines.js';
import { notes } from './notes.js';
import { type Sheet, uniqueIds } from './sheet.js';
import { box, node } from './things.js';

/** Colours are those of the light theme: Excalidraw derives the dark ones. */
export const write: Writer<LabeledLayout> = async ({ layout: whole }, { side, stamp }) => {
  const layout = layoutOf(whole, side);
  const sheet: Sheet = { theme: LIGHT, unique: uniqueIds(), ends: new Map() };
  // Boxes and nodes come first, because edges need the elements they end at. Nodes are nevertheless drawn above edges.
  const [boxes, nodes] = [
    layout.boxes.flatMap((placed) => box(placed, sheet)),
    layout.nodes.flatMap((placed) => node(placed, sheet)),
  ];
  const lines = layout.edges.flatMap((placed) => edge(placed, sheet));
  const elements = bound([...boxes, ...lines, ...nodes, ...notes(layout, sheet)]);
  const file = {
    ...{ type: 'excalidraw', version: 2, source: 'groundplan', ...(stamp !== undefined && { groundplan: stamp }) },
    ...{ elements, appState: { viewBackgroundColor: LIGHT.background.value, gridSize: null } },
    files: await pictures(layout),
  };
  return { content: `${JSON.stringify(file, null, 1)}\n`, note: null };
};

interface Joins {
  readonly type?: unknown;
  readonly containerId?: unknown;
  readonly startBinding?: { readonly elementId: string } | null;
  readonly endBinding?: { readonly elementId: string } | null;
}

/** Adds the reverse references: an Excalidraw element also lists the arrows and texts that are bound to it. */
function bound(elements: readonly Element[]): readonly Element[] {
  const known = new Map<string, Bound[]>();
  const note = (id: unknown, by: Bound): void => {
    if (typeof id === 'string') known.set(id, [...(known.get(id) ?? []), by]);
  };
  for (const element of elements) {
    const { type, containerId, startBinding, endBinding } = element as Element & Joins;
    if (type === 'text') note(containerId, { id: element.id, type: 'text' });
    for (const id of new Set([startBinding?.elementId, endBinding?.elementId]))
      note(id, { id: element.id, type: 'arrow' });
  }
  return elements.map((element) => {
    const own = known.get(element.id);
    return own === undefined ? element : { ...element, boundElements: own };
  });
}

/** Pixels. Some browsers draw nothing for an SVG image without a size. */
const SIZE = 64;

async function pictures(layout: Layout): Promise<Readonly<Record<string, unknown>>> {
  const slugs = [...slugsOf(layout)];
  const icons = await bundledIcons(slugs);
  const files = slugs.map((slug) => {
    const svg = iconDocument(slug, icons, LIGHT).replace('<svg ', `<svg width="${SIZE}" height="${SIZE}" `);
    const dataURL = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return [slug, { mimeType: 'image/svg+xml', id: slug, dataURL, created: 0 }] as const;
  });
  return Object.fromEntries(files);
}
