/** HTML pages of the fixtures, rendered from their expected graphs and layouts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '../../../../src/diagram/draw.js';
import { presentGraph } from '../../../../src/diagram/view-cache.js';
import type { Graph } from '../../../../src/graph/model.js';
import type { Layout } from '../../../../src/layout/layout.js';
import { write } from '../../../../src/render/html/index.js';
import { drawSvg } from '../../../../src/render/svg/index.js';
import type { LabeledLayout, ProvenanceDetails, Revision } from '../../../../src/render/writer.js';
import { cases } from '../../../support/cases.js';
import { loadGraph } from '../../../support/golden.js';
import { newTemporary } from '../../../support/temporary.js';

export const NAMES = cases().map(({ name }) => name);

/** Returns presentation and layout of a fixture. */
export async function labeledCase(name: string): Promise<LabeledLayout> {
  const { folder } = cases().find((each) => each.name === name)!;
  return {
    presentation: await presentGraph(loadGraph(join(folder, 'expected.graph.json')), { modules: 'auto' }),
    layout: JSON.parse(readFileSync(join(folder, 'expected.layout.json'), 'utf8')) as Layout,
  };
}

/** Returns presentation and layout of a graph. */
export async function labeledGraph(graph: Graph): Promise<LabeledLayout> {
  const presentation = await presentGraph(graph, { modules: 'auto' });
  return { presentation, layout: await layOut(presentation) };
}

export const pageOf = async (
  labeled: LabeledLayout,
  provenance?: ProvenanceDetails,
  side?: Revision,
): Promise<string> =>
  String(
    (await write(labeled, { theme: 'light', scale: null, ...(provenance && { provenance }), ...(side && { side }) }))
      .content,
  );

/** Returns the SVG inside the page. */
export const pictureOf = ({ layout }: LabeledLayout): Promise<string> => drawSvg(layout, 'auto');

let folder = '';

/** Writes a page to a temporary file and returns its path. */
export function onDisk(name: string, page: string): string {
  folder ||= newTemporary('groundplan-pages-');
  const path = join(folder, `${name}.html`);
  writeFileSync(path, page);
  return path;
}
