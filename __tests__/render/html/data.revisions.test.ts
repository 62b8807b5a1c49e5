/** Revisions of a comparison in a browser, and the printed page. */
import { createGraph, createNode } from '../../../src/graph/create.js';
import type { GraphNode } from '../../../src/graph/model.js';
import { type Browser, openBrowser, type Tab } from '../../support/browser.js';
import { needs } from '../../support/tools.js';
import { DESKTOP } from './support/looks.js';
import { labeledGraph, onDisk, pageOf, shopPage } from './support/pages.js';

const SETTLED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
const press = (face: string) =>
  `[...document.querySelectorAll('button')].find((each) => each.innerText.startsWith('${face}')).click()`;

needs('chromium').describe('revisions and print', () => {
  let browser: Browser;
  let tab: Tab;
  beforeAll(async () => {
    browser = await openBrowser();
    tab = browser.tab;
  });
  afterAll(() => browser?.close());
  afterEach(() => expect(tab.complaints).toEqual([]));

  test('each revision has its own values: in the drawing, in the details, and in what is copied', async () => {
    const [orders, app] = ['aws_db_instance.orders', 'aws_instance.app'];
    const database = (identifier: string, engine_version: string) =>
      createNode({ address: orders, attributes: { identifier, engine_version } });
    const nodes: GraphNode[] = [
      { ...database('orders-eu', '17.4'), change: 'update', before: [database('orders-old', '16.8')] },
      { ...createNode({ address: app, count: 3 }), change: 'update', before: [createNode({ address: app, count: 5 })] },
      createNode({ address: 'aws_sqs_queue.a' }),
    ];
    await tab.open(
      onDisk('revisions', await pageOf(await labeledGraph(createGraph({ nodes, edges: [] })))),
      DESKTOP,
      `#${orders}`,
    );
    await tab.run(
      `Object.defineProperty(navigator, 'clipboard', { value: { write: async ([item]) => { window.copied = await (await item.getType('text/plain')).text(); } } })`,
    );
    const seen = async (side: string) => {
      await tab.run(press(side));
      await tab.run(`document.getElementById('svg').click()`);
      await tab.run(SETTLED);
      return tab.run(
        `[document.querySelector('#panel h2').textContent, ...[document, new DOMParser().parseFromString(copied, 'image/svg+xml')].map((root) => [...root.querySelectorAll('[data-type] text')].filter((each) => root !== document || (each.getBoundingClientRect().width > 0 && !each.closest('[data-mark], .titles'))).map((each) => each.textContent).filter((text) => /orders|v1|×/.test(text)).sort())]`,
      );
    };
    const [was, is] = [
      ['orders-old', 'v16.8', '×5'],
      ['orders-eu', 'v17.4', '×3'],
    ];
    expect(await seen('Before')).toEqual(['orders-old', was, was]);
    expect(await seen('After')).toEqual(['orders-eu', is, is]);
    expect(await seen('Change')).toEqual(['orders-eu', is, is]);
  });

  test('it prints one landscape page with one title', async () => {
    await tab.open(onDisk('printed', await shopPage()), DESKTOP, '#aws_db_instance.orders');
    const { data } = (await tab.ask('Page.printToPDF', { preferCSSPageSize: true })) as { data: string };
    const pdf = Buffer.from(data, 'base64').toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!;
    expect(Number(width)).toBeGreaterThan(Number(height));
    // The sheet has the shape of the drawing, besides margins of 10 mm, so that no part of it is empty.
    const margins = (20 / 25.4) * 72;
    const shape = await tab.run<number>(
      `(({ width, height }) => width / height)(document.querySelector('#stage > svg').viewBox.baseVal)`,
    );
    expect((Number(width) - margins) / (Number(height) - margins)).toBeCloseTo(shape, 1);
    await tab.ask('Emulation.setEmulatedMedia', { media: 'print' });
    expect(await tab.run(`document.querySelector('header').checkVisibility()`)).toBe(false);
    await tab.ask('Emulation.setEmulatedMedia', { media: '' });
  });
});
