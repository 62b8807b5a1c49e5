/**
 * Collapsed boxes of a page in a browser: their cards, and what moves together around them, by mouse, keyboard and touch.
 */
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import { type Browser, type Look, openBrowser, type Tab } from '../../support/browser.js';
import { inTurn } from '../../support/long.js';
import { needs } from '../../support/tools.js';
import { DESKTOP, LOOKS, PHONE } from './support/looks.js';
import { labeledGraph, onDisk, pageOf, shopPage } from './support/pages.js';

const SETTLED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
const HASH = `decodeURIComponent(location.hash.slice(1))`;
/** A point near the end of the route of a line, which it shares with no other, on the screen. */
const nearEndOf = (from: string, to: string) => `(() => {
  const path = [...document.querySelectorAll('[data-from]')].find((each) => each.getAttribute('data-from') === ${JSON.stringify(from)} && each.getAttribute('data-to') === ${JSON.stringify(to)} && each.querySelector('path')).querySelector('path');
  const { x, y } = path.getPointAtLength(path.getTotalLength() * 0.76).matrixTransform(path.getScreenCTM());
  return [x, y];
})()`;
const press = (face: string) =>
  `[...document.querySelectorAll('button')].find((each) => each.innerText.startsWith('${face}')).click()`;

needs('chromium').describe('collapsed boxes', () => {
  let browser: Browser;
  let tab: Tab;
  let shop: string;
  beforeAll(async () => {
    browser = await openBrowser();
    tab = browser.tab;
    shop = onDisk('collapsed', await shopPage());
  });
  afterAll(() => browser?.close());
  afterEach(() => expect(tab.complaints).toEqual([]));

  const tapOrClick = async (look: Look, [x, y]: readonly [number, number]): Promise<void> => {
    if (look !== PHONE) return tab.click(x, y);
    await tab.touch('touchStart', [{ x, y }]);
    await tab.touch('touchEnd', []);
  };

  test.each(inTurn(LOOKS))(
    'on %s a collapsed box is a card with its title and the number of icons in it',
    async (_, look) => {
      await tab.open(shop, look, '#aws_vpc.main');
      const frame = `(({ a, e, f }, { x, y, width, height }) => ({ x: x + e, y: y + f, width: a * width, height }))(document.querySelector('.more > [data-address="aws_vpc.main"]').transform.baseVal[0].matrix, document.querySelector('.more > [data-address="aws_vpc.main"] > rect').getBBox())`;
      const before = await tab.run<{ width: number; height: number }>(
        `(({ width, height }) => ({ width, height }))(document.querySelector('[data-address="aws_vpc.main"] > rect').getBBox())`,
      );
      await tab.run(press('Collapse'));
      const after = await tab.run<{ width: number; height: number }>(
        `(({ width, height }) => ({ width, height }))(${frame})`,
      );
      expect(after.width).toBeLessThan(before.width / 2);
      expect(after.height).toBeLessThan(60);
      expect(await tab.run(`document.querySelector('.more').textContent`)).toMatch(/VPC shop.*8 inside/);
      // Drawing it again changes nothing.
      await tab.run(`document.querySelector('#panel .acts button').click()`);
      await tab.run(`document.getElementById('tree').click()`);
      expect(await tab.run(`(({ width, height }) => ({ width, height }))(${frame})`)).toEqual({
        // Text is measured at the scale of the screen.
        ...{ width: expect.closeTo(after.width, 0), height: expect.closeTo(after.height, 0) },
      });
      // Lines end at the card.
      const ends = await tab.run<[number, number][]>(
        `[...document.querySelectorAll('.gone[data-from] + [data-from]:not(.gone) > path:first-of-type')].map((path) => [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())].map(({ x, y }) => { const { x: left, y: top, width, height } = ${frame}; return Math.max(left - x, x - left - width, top - y, y - top - height, 0); }))`,
      );
      expect(ends.length).toBeGreaterThan(2);
      for (const distances of ends) expect(Math.min(...distances)).toBeLessThan(1);
      // The card is level with them, so that they stay straight.
      const bends = await tab.run<number>(
        `[...document.querySelectorAll('.gone[data-from] + [data-from]:not(.gone) > path:first-of-type')].filter((path) => new Set(path.getAttribute('d').match(/[\\d.]+ [\\d.]+/g).map((point) => Math.round(point.split(' ')[1]))).size > 1).length`,
      );
      expect(bends).toBeLessThan(ends.length / 2);
    },
  );

  test.each(inTurn(LOOKS))('on %s what is around a collapsed box moves together, and stays apart', async (_, look) => {
    const rects = (what: string) =>
      tab.run<{ left: number; right: number; top: number; bottom: number }[]>(
        `[...document.querySelectorAll(${JSON.stringify(what)})].map((each) => (({ left, right, top, bottom }) => ({ left, right, top, bottom }))(each.getBoundingClientRect()))`,
      );
    const size = `(({ width, height }) => [width.baseVal.value, height.baseVal.value])(document.querySelector('#stage > svg'))`;
    await tab.open(shop, look);
    const [width, height] = await tab.run<[number, number]>(size);
    await tab.run(`location.hash = '#closed=aws_vpc.main'`);
    await tab.run(SETTLED);
    const [newWidth, newHeight] = await tab.run<[number, number]>(size);
    expect([newWidth < 0.8 * width, newHeight < height]).toEqual([true, true]);
    const drawn = [...(await rects('.n:not(.gone)')), ...(await rects('.more > [data-address]'))];
    expect(drawn.length).toBeGreaterThan(8);
    for (const [at, one] of drawn.entries())
      for (const other of drawn.slice(0, at))
        expect(
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        ).toBe(true);
    const [cloud] = await rects('[data-address="cloud:aws"] > rect');
    for (const { left, right, top, bottom } of drawn.slice(1))
      if (left > cloud!.left)
        expect([right < cloud!.right, top > cloud!.top, bottom < cloud!.bottom]).toEqual(Array(3).fill(true));
    // Pointer, keys and camera know the new places.
    await tab.run(`document.getElementById('fit').click()`);
    await tab.run(SETTLED);
    const queue = 'aws_sqs_queue.order_events';
    const [, , place] = [0, 0, (await rects(`[data-address="${queue}"] use`))[0]!];
    await tapOrClick(look, [(place.left + place.right) / 2, (place.top + place.bottom) / 2]);
    expect(await tab.run(HASH)).toBe(`${queue}&closed=aws_vpc.main`);
    await tab.run(`location.hash = '#closed=aws_vpc.main'`);
    await tab.run(SETTLED);
    await tapOrClick(look, await tab.run<[number, number]>(nearEndOf(queue, 'aws_lambda_function.fulfil_order')));
    expect(await tab.run(HASH)).toBe(`edge=${queue}&to=aws_lambda_function.fulfil_order&closed=aws_vpc.main`);
  });

  test('a box that is collapsed or expanded stays where it is on the screen', async () => {
    await tab.open(shop, DESKTOP, '#aws_subnet.data_a');
    await tab.press('+', '+');
    const place = (group: string) =>
      tab.run<[number, number]>(
        `(({ x, y }) => [x, y])(document.querySelector('${group}[data-address="aws_subnet.app_a"]').getBoundingClientRect())`,
      );
    await tab.run(`location.hash = '#aws_subnet.app_a'`);
    await tab.run(SETTLED);
    const before = await place('');
    await tab.run(`document.querySelector('#panel .acts').lastElementChild.click()`);
    const [x, y] = await place('.more > ');
    const [cardX, cardY] = [x - before[0], y - before[1]];
    expect(cardX >= -1 && cardY >= -1).toBe(true);
    await tab.run(`document.querySelector('#panel .acts').lastElementChild.click()`);
    expect(await place('')).toEqual([expect.closeTo(before[0], 0), expect.closeTo(before[1], 0)]);
  });

  test('a strip without a frame is named when it is collapsed', async () => {
    await tab.open(onDisk('estate', await pageOf(await estate())), DESKTOP, '#closed=*');
    const names = await tab.run<string[]>(
      `[...document.querySelectorAll('.more > [data-address] text:first-of-type')].map((each) => each.textContent)`,
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => /^(\d+ inside)?$/.test(name))).toEqual([]);
  });

  test('the title of a collapsed box is legible while the diagram is small', async () => {
    await tab.open(shop, DESKTOP, '#closed=aws_vpc.main');
    await tab.press(...Array<string>(6).fill('-'));
    await tab.run('new Promise((done) => setTimeout(done, 400))');
    const titles = await tab.run<[string, number][]>(
      `[...document.querySelectorAll('.titles text')].map((each) => [each.textContent, each.getBoundingClientRect().height])`,
    );
    const [, height] = titles.find(([text]) => text === 'VPC shop') ?? [];
    expect(height).toBeGreaterThan(8);
  });
});

/** A VPC with a strip of small icons. */
const estate = () =>
  labeledGraph(
    createGraph({
      nodes: [
        createNode({ address: 'aws_vpc.v' }),
        ...['a', 'b'].map((name) => createNode({ address: `aws_instance.${name}`, parent: 'aws_vpc.v' })),
        ...['x', 'y', 'z'].map((name) => createNode({ address: `aws_kms_key.${name}` })),
      ],
      edges: [createEdge({ from: 'aws_instance.a', to: 'aws_kms_key.x' })],
    }),
  );
