/**
 * The levels of a page in a browser, by mouse, keyboard and touch, from a phone to a large screen: from the overview to
 * what it counts, and back.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedGraph } from '../../../scripts/fixtures/generate.mjs';
import { type Browser, type Look, openBrowser, type Tab } from '../../support/browser.js';
import { ALARM, TEXTS } from '../../support/hostile-graph.js';
import { IS_WHOLE, inTurn, portion } from '../../support/long.js';
import { ROOT } from '../../support/root.js';
import { needs } from '../../support/tools.js';
import { DESKTOP, LOOKS, PHONE } from './support/looks.js';
import { estatePage, onDisk, pageOfChange, pageOfGraph, pageWithWords, violationsIn } from './support/pages.js';

const HEARD = `document.getElementById('say').textContent`;
const HERE = `document.getElementById('here').textContent`;
const CHOSEN = `document.querySelector('.chosen')?.dataset.address ?? ''`;
const HASH = `decodeURIComponent(location.hash.slice(1))`;
const PANEL = `(document.getElementById('panel').hidden ? '' : document.getElementById('panel').innerText)`;
const FOUND = `[...document.querySelectorAll('#list li button')].map((each) => each.innerText.replace('\\n', ': '))`;
const ICONS = `document.querySelectorAll('.n').length`;
const press = (face: string) =>
  `[...document.querySelectorAll('button')].find((each) => each.innerText.startsWith(${JSON.stringify(face)}) && each.offsetParent).click()`;

const [SERVICES, FRAUD, CART] = ['aws_ecs_service.checkout~1', 'aws_ecs_service.fraud~1', 'aws_ecs_service.cart~1'];

needs('chromium').describe('the levels of a page', () => {
  let browser: Browser;
  let tab: Tab;
  let estate: string;
  beforeAll(async () => {
    browser = await openBrowser();
    tab = browser.tab;
    estate = onDisk('estate', await estatePage());
  });
  afterAll(() => browser?.close());
  afterEach(() => expect(tab.complaints).toEqual([]));

  /** Waits until a level is shown: unpacking takes a moment. */
  const shown = (title: string) =>
    tab.run(
      `new Promise((done) => { const look = () => document.getElementById('percent').textContent && ${HERE} === ${JSON.stringify(title)} ? setTimeout(done, 250) : setTimeout(look, 20); look(); })`,
    );
  /** Waits until another element is chosen, which may be on another level. */
  const choice = (before: string) =>
    tab.run(
      `new Promise((done) => { const look = () => (['', ${JSON.stringify(before)}].includes(${CHOSEN}) ? setTimeout(look, 50) : done()); look(); })`,
    );
  const wait = (ms: number) => tab.run(`new Promise((done) => setTimeout(done, ${ms}))`);
  const open = async (path: string, look: Look, title = '', hash = ''): Promise<void> => {
    await tab.open(path, look, hash);
    await shown(title);
  };
  const type = async (text: string): Promise<void> => {
    await tab.run(`(() => { const q = document.getElementById('q'); q.value = ''; q.focus(); })()`);
    await tab.ask('Input.insertText', { text });
  };
  const centreOf = (address: string) =>
    tab.run<[number, number]>(
      `(() => { const { x, y, width, height } = document.querySelector('[data-address="${address}"] use').getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`,
    );

  test.each(inTurn(LOOKS))(
    'on %s a counted icon opens into its list and its level, and Back leads back',
    async (_, look) => {
      await open(estate, look);
      expect(await tab.run(`document.getElementById('up').ariaPressed`)).toBe('true');
      const icons = await tab.run<number>(ICONS);
      // A phone shows a part of the overview, in which the icon is not.
      if (look === PHONE) await tab.run(`location.hash = '#level=overview&${SERVICES}'`);
      else await tab.click(...(await centreOf(SERVICES)));
      await wait(400);
      expect((await tab.run<string>(HASH)).split('&').sort()).toEqual([SERVICES, 'level=overview']);
      const panel = await tab.run<string>(PANEL);
      expect(panel).toMatch(/^ECS service/);
      expect(panel).toContain('Open VPC payments');
      expect(panel).toMatch(
        /Stands for\s+ECS service checkout[\s\S]*ECS service fraud\s+aws_ecs_service\.fraud~1, in VPC payments/,
      );
      expect(await violationsIn(tab)).toEqual([]);
      const [x, y] = await tab.run<[number, number]>(
        `(() => { const button = [...document.querySelectorAll('#panel button')].find((each) => each.innerText.startsWith('ECS service fraud')); button.scrollIntoView({ block: 'center' }); const { x, y } = button.getBoundingClientRect(); return [x + 20, y + 10]; })()`,
      );
      if (look === PHONE) {
        await tab.touch('touchStart', [{ x, y }]);
        await tab.touch('touchEnd', []);
      } else await tab.click(x, y);
      await shown('VPC payments');
      expect(await tab.run(CHOSEN)).toBe(FRAUD);
      expect(await tab.run(HASH)).toBe(FRAUD);
      expect(await tab.run('document.title')).toBe('VPC payments · Retail estate');
      expect(await tab.run<string>(PANEL)).toMatch(/^fraud\s+✕\s+ECS service/);
      expect(await violationsIn(tab)).toEqual([]);
      await tab.run('history.back()');
      await shown('');
      expect(await tab.run(ICONS)).toBe(icons);
      expect(await tab.run(PANEL)).toMatch(/^ECS service/);
    },
  );

  test.each(inTurn(LOOKS))(
    'on %s an address leads to the level that draws it, and the breadcrumb to the overview',
    async (_, look) => {
      await open(estate, look, 'VPC payments', `#${FRAUD}`);
      expect(await tab.run(CHOSEN)).toBe(FRAUD);
      await tab.run(`document.getElementById('up').click()`);
      await shown('');
      expect(await tab.run(HASH)).toBe('');
      // A path between two parts is shown where both are drawn.
      await open(estate, look, 'Everything', `#path=aws_lb.payments&to=${CART}`);
      expect(await tab.run(ICONS)).toBeGreaterThan(200);
      await open(estate, look, '', '#nothing.here');
      expect(await tab.run(CHOSEN)).toBe('');
    },
  );

  test('the menu lists all levels, in both themes', async () => {
    for (const dark of IS_WHOLE ? [false, true] : [true]) {
      // Too low for the whole list.
      await open(estate, { ...DESKTOP, height: 300, dark });
      await tab.run(`document.getElementById('levels-button').click()`);
      expect(await tab.run(`document.getElementById('levels').innerText`)).toMatch(
        /^Overview\s+VPC accounts\s+22 icons[\s\S]*Everything\s+209 icons$/,
      );
      expect(await violationsIn(tab)).toEqual([]);
      expect(
        await tab.run(`document.querySelector('#levels [value="*"]').getBoundingClientRect().bottom < innerHeight`),
      ).toBe(true);
      await tab.run(press('VPC media'));
      await shown('VPC media');
      expect(await tab.run(HASH)).toBe('level=aws_vpc.media');
      expect(await tab.run(HEARD)).toBe('VPC media');
      expect(await violationsIn(tab)).toEqual([]);
    }
    // The theme that was chosen by hand is that of the next level, too.
    await tab.run(`document.getElementById('theme').click()`);
    await tab.run(`location.hash = '#level=*'`);
    await shown('Everything');
    expect(await tab.run(`getComputedStyle(document.querySelector('#stage>svg>rect')).fill`)).toBe(
      'rgb(255, 255, 255)',
    );
  });

  test('by key and by double click', async () => {
    await open(estate, DESKTOP, '', `#level=overview&${SERVICES}`);
    await tab.run(`document.querySelector('[tabindex="0"]').focus()`);
    await tab.press('o');
    await shown('VPC payments');
    await tab.press('u');
    await shown('');
    const [x, y] = await centreOf('aws_lb.media');
    const mouse = (kind: string, clickCount: number) =>
      tab.ask('Input.dispatchMouseEvent', { type: kind, x, y, button: 'left', clickCount });
    // A load balancer of its own opens nothing; a second click elsewhere neither.
    for (const count of [1, 2]) for (const kind of ['mousePressed', 'mouseReleased']) await mouse(kind, count);
    expect(await tab.run(HERE)).toBe('');
    await tab.run(`location.hash = '#level=overview&${SERVICES}'`);
    await wait(300);
    await tab.run(`document.querySelector('.chosen use').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))`);
    await shown('VPC payments');
  });

  test('a search finds what is on all levels, and Enter goes through it across them', async () => {
    await open(estate, DESKTOP);
    await type('ecs service cart');
    expect(await tab.run(FOUND)).toContain('ECS service cart: aws_ecs_service.cart~1, in VPC shop');
    await type('subnet app-a');
    const found = await tab.run<string[]>(FOUND);
    expect(found).toHaveLength(6);
    expect(new Set(found.map((each) => /in (VPC .*)$/.exec(each)![1])).size).toBe(6);
    const chosen: string[] = [];
    for (let at = 0; at < found.length; at++) {
      await tab.run(`document.getElementById('q').focus()`);
      await tab.press('Enter');
      await choice(chosen.at(-1) ?? '');
      chosen.push(await tab.run<string>(CHOSEN));
    }
    expect(new Set(chosen).size).toBe(found.length);
    // The list stays open across levels.
    expect(await tab.run<string[]>(FOUND)).toHaveLength(found.length);
  });

  test('a question about a part can be asked about everything', async () => {
    await open(estate, DESKTOP, 'VPC payments', `#reach=${FRAUD}`);
    const inPart = await tab.run<string>(PANEL);
    expect(inPart).toContain('What can reach ECS service fraud');
    await tab.run(press('In everything'));
    await shown('Everything');
    expect(await tab.run(HASH)).toBe(`level=*&reach=${FRAUD}`);
    const count = (text: string) => Number(/(\d+) resources?/.exec(text)![1]);
    expect(count(await tab.run<string>(PANEL))).toBeGreaterThanOrEqual(count(inPart));
    await tab.run('history.back()');
    await shown('VPC payments');
    expect(await tab.run(PANEL)).toBe(inPart);
  });

  test('a review goes through the changes of all levels, and keeps its ticks', async () => {
    const graph = JSON.parse(readFileSync(join(ROOT, 'fixtures/aws-estate/graph.json'), 'utf8'));
    const page = onDisk('estate-change', await pageOfChange(changedGraph(graph, 7), graph));
    await open(page, DESKTOP);
    await tab.run(press('Review'));
    const rows = await tab.run<number>(`document.querySelectorAll('#list input').length`);
    expect(rows).toBeGreaterThan(5);
    expect(await violationsIn(tab)).toEqual([]);
    await tab.run(`document.querySelector('#list input').click()`);
    const seen = new Set<string>();
    for (let at = 0; at < 4; at++) {
      await tab.run(`document.querySelector('[title="Next change (N)"]').click()`);
      await wait(1500);
      seen.add(`${await tab.run<string>(HERE)} ${await tab.run<string>(CHOSEN)}`);
      expect(await tab.run(`document.querySelectorAll('#list input').length`)).toBe(rows);
      expect(await tab.run(`document.querySelectorAll('#list input:checked').length`)).toBe(1);
    }
    expect(seen.size).toBe(4);
  });

  test('in a review, the replicas of a resource are one change, with words about the change alone', async () => {
    const graph = JSON.parse(readFileSync(join(ROOT, 'fixtures/aws-estate/graph.json'), 'utf8'));
    const { 'aws_sqs_queue.shop-events': _, ...after } = graph as Record<string, readonly string[]>;
    const others = Object.entries(after).map(([id, ends]) => [
      id,
      ends.filter((end) => end !== 'aws_sqs_queue.shop-events'),
    ]);
    await open(onDisk('replicas', await pageOfChange(graph, Object.fromEntries(others))), DESKTOP);
    await tab.run(press('Review'));
    const rows = `[...document.querySelectorAll('#list .row button')].map((each) => each.innerText.replace('\\n', ': '))`;
    const found = await tab.run<string[]>(rows);
    expect(found).toContain('ECS service cart → SQS queue shop-events ×3: removed');
    expect(found.filter((row) => row.includes('cart'))).toHaveLength(1);
    expect(found).toContain('SQS queue shop-events: removed');
    await tab.run(`document.querySelector('#list input').click()`);
    expect(await tab.run(`document.querySelector('#list p').innerText`)).toBe(`1 of ${found.length} reviewed`);
  });

  test('flows and layers are reached from every level', async () => {
    const graph = JSON.parse(readFileSync(join(ROOT, 'fixtures/aws-estate/graph.json'), 'utf8'));
    const words = 'flows:\n  Pay:\n    steps:\n      - { resource: aws_lb.payments, label: The shop asks }\n';
    const page = onDisk('estate-flow', await pageWithWords(graph, words));
    await open(page, DESKTOP, '', '#off=strip:security');
    await tab.run(`document.getElementById('flow').click()`);
    await shown('Everything');
    expect(await tab.run(HASH)).toBe('flow=1&off=strip:security');
    expect(await tab.run(`document.querySelector('#steps p').innerText`)).toContain('1 The shop asks');
    // A network has no such layer.
    await tab.run(`location.hash = '#level=aws_vpc.shop&off=strip:security'`);
    await shown('VPC shop');
    await tab.run(`document.getElementById('stage').querySelector('.n').focus()`);
    await tab.press('PageDown', 'Enter');
    expect(await tab.run(HASH)).toMatch(/&off=strip:security$/);
    await tab.run(press('Overview'));
    await shown('');
    expect(await tab.run(HASH)).toBe('off=strip:security');
  });

  test('the titles of boxes are legible on any scale, and printed as they are drawn', async () => {
    await open(estate, DESKTOP, 'Everything', '#level=*');
    const heights = `[...document.querySelectorAll('.titles text')].map((each) => each.getBoundingClientRect().height)`;
    const titles = await tab.run<string[]>(
      `[...document.querySelectorAll('.titles text')].map((each) => each.textContent)`,
    );
    expect(titles).toEqual(expect.arrayContaining(['AWS Cloud', 'VPC accounts', 'VPC shop']));
    const sizes = await tab.run<number[]>(heights);
    expect(Math.min(...sizes)).toBeGreaterThan(8);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(1);
    // Where icons are dots, networks still have their titles, and frames of a pixel.
    await tab.run(`document.activeElement.blur()`);
    await tab.press(...Array<string>(5).fill('-'));
    await wait(400);
    expect(Number.parseInt(await tab.run(`document.getElementById('percent').textContent`), 10)).toBeLessThan(10);
    expect(
      await tab.run<string[]>(`[...document.querySelectorAll('.titles text')].map((each) => each.textContent)`),
    ).toEqual(expect.arrayContaining(['AWS Cloud', expect.stringMatching(/^VPC/)]));
    expect(Math.min(...(await tab.run<number[]>(heights)))).toBeGreaterThan(8);
    expect(
      await tab.run(
        `(({ a }) => a * Number.parseFloat(getComputedStyle(document.querySelector('[data-address="aws_vpc.shop"] > rect')).strokeWidth))(document.querySelector('#stage > svg').getScreenCTM())`,
      ),
    ).toBeCloseTo(1, 1);
    await tab.ask('Emulation.setEmulatedMedia', { media: 'print' });
    expect(
      await tab.run(`getComputedStyle(document.querySelector('[data-address="aws_vpc.shop"] > rect')).strokeWidth`),
    ).toBe('1.5px');
    await tab.ask('Emulation.setEmulatedMedia', { media: '' });
    await tab.ask('Emulation.setEmulatedMedia', { media: 'print' });
    expect(await tab.run(`getComputedStyle(document.querySelector('.titles')).display`)).toBe('none');
    expect(await tab.run(`getComputedStyle(document.querySelector('.n text')).visibility`)).toBe('visible');
    await tab.ask('Emulation.setEmulatedMedia', { media: '' });
  });

  test('the drawing that is copied is that of the level', async () => {
    await open(estate, DESKTOP, 'VPC media', '#level=aws_vpc.media');
    await tab.run(
      `(() => { window.copied = []; navigator.clipboard.write = async ([item]) => { window.copied.push(await (await item.getType('text/plain')).text()); }; document.getElementById('svg').click(); })()`,
    );
    await wait(300);
    const [text] = await tab.run<string[]>('window.copied');
    expect(text).toMatch(/^<svg [\s\S]*VPC media[\s\S]*<\/svg>$/);
    expect(text).not.toContain('class="titles"');
  });

  test('without JavaScript it is the overview', async () => {
    await tab.open(estate, { ...DESKTOP, script: false });
    expect((await tab.screenshot()).length).toBeGreaterThan(10_000);
  });

  test('hostile names are text on every level', async () => {
    // The graph format does not allow a bracket in a key.
    const keyOf = (text: string) => `[${JSON.stringify(text.slice(0, 30)).replaceAll(']', '\\u005d')}]`;
    const graph = Object.fromEntries(
      TEXTS.slice(0, 30).map((text, at) => [
        `aws_vpc.v${at}${keyOf(text)}`,
        TEXTS.slice(0, 20).map((name) => `aws_instance.i${at}${keyOf(name)}`),
      ]),
    );
    const page = onDisk('hostile-levels', await pageOfGraph(graph));
    await open(page, DESKTOP);
    await open(page, DESKTOP, 'Everything', '#level=*');
    const levels = await tab.run<string[]>(
      `[...document.querySelectorAll('#levels button')].map((each) => each.firstChild.textContent)`,
    );
    expect(levels.length).toBeGreaterThan(10);
    await tab.run(`[...document.querySelectorAll('#levels button')][3].click()`);
    await wait(1000);
    await type('script');
    expect(await tab.run<string[]>(FOUND)).not.toEqual([]);
    expect(await tab.run(`typeof ${ALARM}`)).toBe('undefined');
    expect(await tab.run(`document.querySelectorAll('img, iframe, foreignObject, script[src]').length`)).toBe(0);
  });

  test.each(
    portion(
      ['#level=__proto__', '#level=&level=*', '#level=%00&constructor', '#level=aws_vpc.shop&path=x&to=__proto__'],
      2,
    ),
  )('a hostile address has no effect: %s', async (hash) => {
    await tab.open(estate, DESKTOP, hash);
    await wait(1500);
    expect(await tab.run(ICONS)).toBeGreaterThan(10);
  });
});
