/**
 * Writes an Excalidraw file: the positions of the layout, arrows bound to the elements they connect, and embedded
 * icons. `items.ts` draws boxes and nodes, `edges.ts` arrows, and `notes.ts` title, legend and flow tables.
 */

import type { Layout } from '../../layout/layout.js';
import { layoutOf } from '../side.js';
import { bundledIcons, iconDocument, slugsOf } from '../svg/icons.js';
import { LIGHT } from '../theme.js';
import { uniqueIds } from '../unique-ids.js';
import type { LabeledLayout, Writer } from '../writer.js';
import type { Drawing } from './drawing.js';
import { edge } from './edges.js';
import type { BoundElement, Element } from './elements.js';
import { box, node } from './items.js';
import { notes } from './notes.js';

/** Colours are those of the light theme: Excalidraw derives the dark ones. */
export const write: Writer<LabeledLayout> = async (labeled, { side, stamp }) => {
  const layout = layoutOf(labeled.layout, side);
  const drawing: Drawing = { theme: LIGHT, unique: uniqueIds(), bindable: new Map() };
  // Boxes and nodes come first, because edges need the elements they end at. Nodes are nevertheless drawn above edges.
  const boxes = layout.boxes.flatMap((placed) => box(placed, drawing));
  const nodes = layout.nodes.flatMap((placed) => node(placed, drawing));
  const edges = layout.edges.flatMap((placed) => edge(placed, drawing));
  const elements = withReverseReferences([...boxes, ...edges, ...nodes, ...notes(layout, drawing)]);
  const file = {
    ...{ type: 'excalidraw', version: 2, source: 'groundplan', ...(stamp !== undefined && { groundplan: stamp }) },
    ...{ elements, appState: { viewBackgroundColor: LIGHT.background.value, gridSize: null } },
    files: await iconFiles(layout),
  };
  return { content: `${JSON.stringify(file, null, 1)}\n`, note: null };
};

// ---- Reverse references.

/** Members of an element that refer to another one. */
interface References {
  readonly type?: unknown;
  readonly containerId?: unknown;
  readonly startBinding?: { readonly elementId: string } | null;
  readonly endBinding?: { readonly elementId: string } | null;
}

/** Adds the reverse references: an Excalidraw element also lists the arrows and texts that are bound to it. */
function withReverseReferences(elements: readonly Element[]): readonly Element[] {
  const referencesById = new Map<string, BoundElement[]>();
  const addReference = (id: unknown, reference: BoundElement): void => {
    if (typeof id === 'string') referencesById.set(id, [...(referencesById.get(id) ?? []), reference]);
  };
  for (const element of elements) {
    const { type, containerId, startBinding, endBinding } = element as Element & References;
    if (type === 'text') addReference(containerId, { id: element.id, type: 'text' });
    // A set, because a self-loop is listed once.
    for (const id of new Set([startBinding?.elementId, endBinding?.elementId]))
      addReference(id, { id: element.id, type: 'arrow' });
  }
  return elements.map((element) => {
    const references = referencesById.get(element.id);
    return references === undefined ? element : { ...element, boundElements: references };
  });
}

// ---- Icons.

/** Pixels. Some browsers draw nothing for an SVG image without a size. */
const ICON_SIZE = 64;

/** Returns the icons of the layout as embedded files by id. */
async function iconFiles(layout: Layout): Promise<Readonly<Record<string, unknown>>> {
  const slugs = [...slugsOf(layout)];
  const icons = await bundledIcons(slugs);
  const files = slugs.map((slug) => {
    const svg = iconDocument(slug, icons, LIGHT).replace('<svg ', `<svg width="${ICON_SIZE}" height="${ICON_SIZE}" `);
    const dataURL = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return [slug, { mimeType: 'image/svg+xml', id: slug, dataURL, created: 0 }] as const;
  });
  return Object.fromEntries(files);
}
