/** Pages of the fixtures, made of what the stages before are expected to hand on. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '../../../../src/diagram/draw.js';
import { presentGraph } from '../../../../src/diagram/present.js';
import type { Graph } from '../../../../src/graph/model.js';
import type { Layout } from '../../../../src/layout/layout.js';
import { write } from '../../../../src/render/html/index.js';
import { drawSvg } from '../../../../src/render/svg/index.js';
import type { LabeledLayout, ProvenanceDetails, Revision } from '../../../../src/render/writer.js';
import { cases } from '../../../support/cases.js';
import { loadGraph } from '../../../support/golden.js';
import { newTemporary } from '../../../support/temporary.js';

export const NAMES = cases().map(({ name }) => name);

export async function saidOf(name: string): Promise<LabeledLayout> {
  const { folder } = cases().find((each) => each.name === name)!;
  return {
    presentation: await presentGraph(loadGraph(join(folder, 'expected.graph.json')), { modules: 'auto' }),
    layout: JSON.parse(readFileSync(join(folder, 'expected.layout.json'), 'utf8')) as Layout,
  };
}

export async function saidOfGraph(graph: Graph): Promise<LabeledLayout> {
  const presentation = await presentGraph(graph, { modules: 'auto' });
  return { presentation, layout: await layOut(presentation) };
}

export const pageOf = async (said: LabeledLayout, told?: ProvenanceDetails, side?: Revision): Promise<string> =>
  String(
    (await write(said, { theme: 'light', scale: null, ...(told && { provenance: told }), ...(side && { side }) }))
      .content,
  );

/** The picture that is in the page. */
export const pictureOf = ({ layout }: LabeledLayout): Promise<string> => drawSvg(layout, 'auto');

let folder = '';

/** Path of a page that a browser can open. */
export function onDisk(name: string, page: string): string {
  folder ||= newTemporary('groundplan-pages-');
  const path = join(folder, `${name}.html`);
  writeFileSync(path, page);
  return path;
}
