/** HTML pages of the fixtures, rendered from their expected graphs and layouts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../../../src/cli/main.js';
import { layOut } from '../../../../src/diagram/draw.js';
import { presentGraph } from '../../../../src/diagram/view-cache.js';
import type { Graph } from '../../../../src/graph/model.js';
import type { Layout } from '../../../../src/layout/layout.js';
import { write } from '../../../../src/render/html/index.js';
import { drawSvg } from '../../../../src/render/svg/index.js';
import type { LabeledLayout, ProvenanceDetails, Revision } from '../../../../src/render/writer.js';
import type { Tab } from '../../../support/browser.js';
import { cases } from '../../../support/cases.js';
import { loadGraph } from '../../../support/golden.js';
import { memoryIo } from '../../../support/memory-io.js';
import { ROOT } from '../../../support/root.js';
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

/** Returns the page of the web shop as the command writes it from the plan, with its ledger and evidence. */
export async function shopPage(): Promise<string> {
  const io = memoryIo({ 'plan.json': readFileSync(join(ROOT, 'fixtures/aws-web-shop/plan.json')) });
  await main(['draw', '--source', 'plan.json', '--format', 'html', '--outfile', 'shop'], io);
  return Buffer.from(io.files.get('shop.html') as Uint8Array).toString('utf8');
}

/** Returns the page of a graph as the command writes it: above the readable limit, with levels. */
export async function pageOfGraph(graph: unknown, ...options: readonly string[]): Promise<string> {
  const io = memoryIo({ 'graph.json': Buffer.from(JSON.stringify(graph)) });
  await main(['draw', '--source', 'graph.json', '--format', 'html', '--outfile', 'page', '--quiet', ...options], io);
  return Buffer.from(io.files.get('page.html') as Uint8Array).toString('utf8');
}

/** Returns the page of a graph with annotations. */
export async function pageWithWords(graph: unknown, annotations: string): Promise<string> {
  const io = memoryIo({ 'graph.json': Buffer.from(JSON.stringify(graph)), 'words.yml': Buffer.from(annotations) });
  const words = ['--annotate', 'words.yml'];
  await main(['draw', '--source', 'graph.json', '--format', 'html', '--outfile', 'page', '--quiet', ...words], io);
  return Buffer.from(io.files.get('page.html') as Uint8Array).toString('utf8');
}

/** Returns the page of a retail company with six networks, which is an overview with levels. */
export const estatePage = (): Promise<string> =>
  pageOfGraph(
    JSON.parse(readFileSync(join(ROOT, 'fixtures/aws-estate/graph.json'), 'utf8')),
    '--title',
    'Retail estate',
  );

/** Returns the page of a comparison of two graphs. */
export async function pageOfChange(before: unknown, after: unknown): Promise<string> {
  const [one, other] = [before, after].map((graph) => Buffer.from(JSON.stringify(graph)));
  const io = memoryIo({ 'before.json': one!, 'after.json': other! });
  await main(['diff', 'before.json', 'after.json', '--format', 'html', '--outfile', 'page', '--quiet'], io);
  return Buffer.from(io.files.get('page.html') as Uint8Array).toString('utf8');
}

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the accessibility violations of the page in a tab; empty if there are none. */
export async function violationsIn(tab: Tab): Promise<readonly string[]> {
  await tab.ask('Runtime.evaluate', { expression: AXE });
  return tab.run(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 200)))`,
  );
}
