/**
 * The page in a browser, opened as a file: it asks for nothing, says nothing on the console and breaks no policy; it shows
 * the picture without its program; and what mouse, keys and touch do to it.
 */
import { readFileSync } from 'node:fs';
import { type Browser, openBrowser, type Tab } from '../../support/browser.js';
import { ALARM } from '../../support/hostile-graph.js';
import { inTurn, portion } from '../../support/long.js';
import { needs } from '../../support/tools.js';
import { labeledCase, NAMES, onDisk, pageOf } from './support/pages.js';
import { apart, change, drifted, flows, hostile } from './support/samples.js';

const DESKTOP = { width: 1600, height: 1000 };
const PHONE = { width: 390, height: 844 };
const WALL = { width: 3840, height: 2160 };

/** One of each kind; GROUNDPLAN_PAGES=all opens those of all fixtures. */
const SAMPLE =
  process.env.GROUNDPLAN_PAGES === 'all'
    ? NAMES
    : ['aws-web-shop', 'aws-estate', 'azure-landing-zone-8', 'format-corners', 'multi-cloud', 'one-node'];

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that are broken, each with its first place. */
async function axe(tab: Tab): Promise<readonly string[]> {
  await tab.ask('Runtime.evaluate', { expression: AXE });
  return tab.run(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 200) + ' ' + nodes[0].any.map((each) => each.message)))`,
  );
}

const SHOWN = `(() => { const { width, height } = document.querySelector('#stage > svg').getBoundingClientRect(); return width * height > 0; })()`;
const SETTLED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
const HEARD = `document.getElementById('say').textContent`;
const CHOSEN = `document.querySelector('.chosen')?.dataset.address ?? ''`;
const HASH = `decodeURIComponent(location.hash.slice(1))`;
const PANEL = `(document.getElementById('panel').hidden ? '' : document.getElementById('panel').innerText)`;
const at = (id: string) => `document.querySelector('[data-address=${JSON.stringify(id)}]')`;
const middle = (id: string) =>
  `(() => { const { x, y, width, height } = ${at(id)}.querySelector('use').getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`;

needs('chromium').describe('the page in a browser', () => {
  let browser: Browser;
  let tab: Tab;
  const shop = async (look = DESKTOP, hash = '') =>
    tab.open(onDisk('shop', await pageOf(await labeledCase('aws-web-shop'))), look, hash);
  const clickOn = async (id: string, more = {}) => {
    // A panel that opens makes the picture smaller, a frame later: on a busy machine the click came before.
    await tab.run(SETTLED);
    const [x, y] = await tab.run<[number, number]>(middle(id));
    await tab.click(x, y, more);
  };
  beforeAll(async () => {
    browser = await openBrowser();
    tab = browser.tab;
  });
  afterAll(() => browser?.close());

  test.each(SAMPLE)(
    '%s: no request, no message, no violation; everything is read; without the program the picture',
    async (name) => {
      const labeled = await labeledCase(name);
      const path = onDisk(name, await pageOf(labeled));
      await tab.open(path, DESKTOP);
      expect(await tab.run(SHOWN)).toBe(true);
      expect(await tab.run(`document.documentElement.className`)).toBe('live');
      await tab.run(`document.getElementById('tree').click()`);
      expect(await tab.run(`document.querySelectorAll('#list button').length`)).toBe(
        labeled.layout.boxes.length + labeled.layout.nodes.length,
      );
      expect(await tab.run(`document.querySelector('.map') !== null`)).toBe(labeled.layout.nodes.length > 100);
      expect(tab.complaints).toEqual([]);
      await tab.open(path, { ...DESKTOP, script: false });
      expect(await tab.run(SHOWN)).toBe(true);
      expect(
        await tab.run(
          `[...document.querySelectorAll('button, input')].filter((each) => each.checkVisibility()).length`,
        ),
      ).toBe(0);
      expect(tab.complaints).toEqual([]);
    },
  );

  test.each(
    portion(
      [
        ['light, desktop', DESKTOP],
        ['dark, desktop', { ...DESKTOP, dark: true }],
        ['light, phone', PHONE],
      ] as const,
      2,
    ),
  )('axe finds nothing: %s; nor with details, results, layers', async (_, look) => {
    await shop(look);
    expect(await axe(tab)).toEqual([]);
    await tab.run(`location.hash = '#aws_vpc.main'`);
    await tab.run(`document.getElementById('layers-button').click()`);
    expect(await tab.run(CHOSEN)).toBe('aws_vpc.main');
    expect(await axe(tab)).toEqual([]);
    await tab.run(`document.getElementById('q').focus()`);
    await tab.press(...'shop');
    expect(await tab.run(`document.querySelectorAll('#list button').length`)).toBe(7);
    expect(await axe(tab)).toEqual([]);
    await tab.open(await flows(), look);
    await tab.run(`document.getElementById('flow').click()`);
    expect(await axe(tab)).toEqual([]);
    await tab.open(await change(), look);
    await tab.run(`document.querySelector('#sides [title^=Next]').click()`);
    await tab.run(`document.getElementById('layers-button').click()`);
    // Values of tags may be longer than a phone is wide.
    expect(await tab.run(`document.getElementById('layers').getBoundingClientRect().left`)).toBeGreaterThanOrEqual(0);
    expect(await axe(tab)).toEqual([]);
  });

  test('a click opens details and highlights the neighbours, Shift+click finds a path, a click outside closes', async () => {
    await shop();
    await clickOn('aws_ecs_service.storefront');
    expect(await tab.run(CHOSEN)).toBe('aws_ecs_service.storefront');
    expect(await tab.run(`location.hash`)).toBe('#aws_ecs_service.storefront');
    expect(await tab.run(`[...document.querySelectorAll('.n.on')].map((each) => each.dataset.address).sort()`)).toEqual(
      ['aws_ecs_service.orders_api', 'aws_ecs_service.storefront', 'aws_lb.public'],
    );
    expect(await tab.run(`document.querySelector('#panel').innerText`)).toContain('aws_ecs_service.storefront');
    await clickOn('aws_db_instance.orders', { shift: true });
    expect(await tab.run(HEARD)).toMatch(/^From Fargate service storefront to RDS .* orders, along the arrows$/);
    expect(await tab.run(`document.querySelectorAll('#panel li').length`)).toBe(3);
    await tab.click(30, 900);
    expect(await tab.run(`document.getElementById('panel').hidden`)).toBe(true);
    expect(await tab.run(`document.querySelectorAll('.on, .dim, .chosen').length`)).toBe(0);
    expect(tab.complaints).toEqual([]);
  });

  test('the whole square of an icon can be clicked, also between the strokes of an outline', async () => {
    await tab.open(onDisk('multi-cloud', await pageOf(await labeledCase('multi-cloud'))), DESKTOP);
    const gaps = `[...document.querySelectorAll('.n')].filter((element) => {
      const { x, y, width, height } = element.querySelector('use').getBoundingClientRect();
      return [0.1, 0.3, 0.5, 0.7, 0.9].some((right) => [0.1, 0.3, 0.5, 0.7, 0.9].some((down) =>
        document.elementFromPoint(x + right * width, y + down * height).closest('[data-address]') !== element));
    }).map((element) => element.dataset.address)`;
    expect(await tab.run(`document.querySelectorAll('[href^="#icon-tabler"]').length`)).toBeGreaterThan(0);
    expect(await tab.run(gaps)).toEqual([]);
  });

  test('a missing path is reported until the next selection, and another end can still be selected', async () => {
    await tab.open(await apart(), DESKTOP);
    const seen = `document.getElementById('panel').innerText`;
    const findPath = `[...document.querySelectorAll('#panel button')].find((each) => each.innerText.startsWith('Path to')).click()`;
    await clickOn('aws_sqs_queue.a');
    expect(await tab.run(seen)).not.toContain('No path found');
    await tab.run(findPath);
    await clickOn('aws_sqs_queue.b');
    expect(await tab.run(HEARD)).toBe('No path found');
    expect(await tab.run(seen)).toContain('No path found');
    expect(await tab.run(seen)).toContain('Select the other end');
    await clickOn('aws_sqs_queue.c');
    expect(await tab.run(HEARD)).toMatch(/^From .* a to .* c, along the arrows$/);
    expect(await tab.run(seen)).not.toContain('No path found');
    // Shift and a click, without the button.
    await clickOn('aws_sqs_queue.a');
    await clickOn('aws_sqs_queue.b', { shift: true });
    expect(await tab.run(seen)).toContain('No path found');
    await tab.press('Escape');
    await clickOn('aws_sqs_queue.b');
    expect(await tab.run(seen)).not.toContain('No path found');
    expect(tab.complaints).toEqual([]);
  });

  test('dragging pans, wheel and pinch zoom around the pointer, and the diagram is sharp afterwards', async () => {
    await shop();
    const [x, y] = await tab.run<[number, number]>(middle('aws_lb.public'));
    await tab.wheel(x, y, -300);
    const zoomed = await tab.run<[number, number]>(middle('aws_lb.public'));
    expect(Math.hypot(zoomed[0] - x, zoomed[1] - y)).toBeLessThan(1.5);
    expect(parseInt(await tab.run(`document.getElementById('percent').textContent`), 10)).toBeGreaterThan(120);
    await tab.drag([800, 900], [700, 860]);
    const moved = await tab.run<[number, number]>(middle('aws_lb.public'));
    expect([moved[0] - zoomed[0], moved[1] - zoomed[1]].map(Math.round)).toEqual([-100, -40]);
    expect(await tab.run(CHOSEN)).toBe('');
    await tab.run(`new Promise((resolve) => setTimeout(resolve, 250))`);
    expect(await tab.run(`document.querySelector('#stage > svg').style.willChange`)).toBe('');
    await shop(PHONE);
    const before = parseInt(await tab.run(`document.getElementById('percent').textContent`), 10);
    await tab.touch('touchStart', [
      { x: 150, y: 400 },
      { x: 250, y: 400 },
    ]);
    await tab.touch('touchMove', [
      { x: 100, y: 400 },
      { x: 300, y: 400 },
    ]);
    await tab.touch('touchMove', [
      { x: 50, y: 400 },
      { x: 350, y: 400 },
    ]);
    await tab.touch('touchEnd', []);
    expect(parseInt(await tab.run(`document.getElementById('percent').textContent`), 10)).toBeGreaterThan(2 * before);
  });

  test('collapsing and expanding restores the drawing', async () => {
    await shop();
    const drawn = `document.querySelector('#stage > svg').innerHTML.replace(/ class=""/g, '')`;
    const before = await tab.run<string>(drawn);
    await tab.run(`${at('aws_vpc.main')}.dispatchEvent(new Event('focus'))`);
    await tab.run(`document.getElementById('collapse').click()`);
    expect(await tab.run(`document.querySelectorAll('.more > [data-address]').length`)).toBeGreaterThan(1);
    expect(await tab.run(`document.querySelectorAll('.n:not(.gone)').length`)).toBe(8);
    expect(await tab.run(`document.querySelectorAll('.gone[data-from]').length`)).toBeGreaterThan(0);
    await tab.run(`document.getElementById('expand').click()`);
    expect(await tab.run(drawn)).toBe(before);
  });

  test('a layer can be hidden and shown again', async () => {
    await shop();
    const seen = `document.querySelectorAll('.n:not(.gone)').length`;
    const before = await tab.run<number>(seen);
    const first = `document.querySelector('#layers input').click()`;
    await tab.run(first);
    expect(await tab.run(seen)).toBe(before - 3);
    await tab.run(first);
    expect(await tab.run(seen)).toBe(before);
  });

  test('switching drift off hides drift and nothing else', async () => {
    const labeled = await drifted();
    await tab.open(onDisk('drift', await pageOf(labeled)), DESKTOP);
    const seen = `[...document.querySelectorAll('#stage > svg text')].filter((each) => each.getClientRects().length > 0).map((each) => each.textContent)`;
    const faded = `getComputedStyle(document.querySelector('[data-address="aws_instance.elsewhere"] > use')).opacity`;
    const before = await tab.run<string[]>(seen);
    const marks = await tab.run<string[]>(
      `[...document.querySelectorAll('[data-mark=drift] text')].map((each) => each.textContent)`,
    );
    expect(await tab.run(faded)).toBe('1');
    await tab.run(`document.getElementById('layers-button').click()`);
    expect(await tab.run(`document.getElementById('layers').innerText.trim()`)).toBe('Drift');
    await tab.run(`document.getElementById('drift').click()`);
    const left = await tab.run<string[]>(seen);
    expect([...left, ...marks].sort()).toEqual([...before].sort());
    expect(await tab.run(faded)).toBe('0.35');
    await tab.run(`document.getElementById('drift').click()`);
    expect(await tab.run(seen)).toEqual(before);
    expect(tab.complaints).toEqual([]);
    await tab.open(onDisk('no-drift', await pageOf(await drifted(false))), DESKTOP);
    expect(await tab.run(`getComputedStyle(document.getElementById('layers-button')).display`)).toBe('none');
  });

  test('a flow is shown step by step', async () => {
    await tab.open(await flows(), DESKTOP);
    await tab.run(`document.getElementById('flow').click()`);
    expect(await tab.run(HEARD)).toBe('1 of 2: asks');
    expect(await tab.run(`[...document.querySelectorAll('.n.on')].map((each) => each.dataset.address)`)).toEqual([
      'aws_lambda_function.a',
      'aws_sqs_queue.b',
    ]);
    await tab.run(`document.querySelector('#steps [title="Next"]').click()`);
    expect(await tab.run(HEARD)).toBe('2 of 2: keeps');
    expect(await tab.run(`document.querySelector('#steps p').innerText.split('\\n')`)).toEqual([
      '2 keeps',
      'Order: for a day',
    ]);
  });

  test.each(
    inTurn([
      ['a phone', PHONE],
      ['a desktop', DESKTOP],
      ['a large screen', WALL],
    ] as const),
  )('on %s a filter stays while something is selected, and ends with the second Escape', async (_, look) => {
    const changed = await change();
    await tab.open(changed, look);
    await tab.run(
      `(() => { const choice = document.querySelector('#layers select'); choice.selectedIndex = 1; choice.onchange(); })()`,
    );
    const lit = `[...document.querySelectorAll('.n.on')].map((each) => each.dataset.address).sort().join()`;
    const [filtered, matches] = [await tab.run<string>(HASH), await tab.run<string>(lit)];
    expect(matches).not.toBe('');
    await tab.run(
      `location.hash = encodeURIComponent(document.querySelector('.n').dataset.address) + '&' + location.hash.slice(1)`,
    );
    expect(await tab.run(PANEL)).not.toBe('');
    expect(await tab.run(lit)).not.toBe(matches);
    expect(await tab.run(HASH)).toContain(filtered);
    expect(await axe(tab)).toEqual([]);
    await tab.press('Escape');
    expect([await tab.run(HASH), await tab.run(lit), await tab.run(PANEL)]).toEqual([filtered, matches, '']);
    await tab.press('Escape');
    expect([await tab.run(HASH), await tab.run(lit)]).toEqual(['', '']);
  });

  test('a link shows what it names on its side, and brings back no more layers than that needs', async () => {
    const changed = await change();
    await tab.open(changed, DESKTOP);
    const [removed = ''] = await tab.run<string[]>(
      `[...document.querySelectorAll('.n[data-change=delete]')].map((each) => each.dataset.address)`,
    );
    const layer = `document.querySelector('#layers input')`;
    await tab.run(`${layer}.click()`);
    const off = await tab.run<string>('location.hash.slice(1)');
    expect(decodeURIComponent(off)).toMatch(/^off=strip:/);
    const state = `[document.querySelector('#sides [aria-pressed=true]').innerText, ${layer}.checked, ${CHOSEN}]`;
    await tab.open(changed, DESKTOP, `#${encodeURIComponent(removed)}&side=before&${off}`);
    expect(await tab.run(state)).toEqual(['Before', false, removed]);
    await tab.open(changed, DESKTOP, `#${encodeURIComponent(removed)}&side=after&${off}`);
    expect(await tab.run(state)).toEqual(['Change', false, removed]);
  });

  test('before and after show one revision without marks, and keys go from change to change', async () => {
    await tab.open(await change(), DESKTOP);
    const press = (face: string) =>
      tab.run(`[...document.querySelectorAll('#sides button')].find((each) => each.innerText === '${face}').click()`);
    const seen = (id: string) => tab.run<boolean>(`getComputedStyle(${at(id)}).display !== 'none'`);
    const [added, removed] = ['aws_wafv2_web_acl.edge', 'aws_sns_topic.notify_customer'];
    const marks = `[...document.querySelectorAll('[data-mark]')].filter((each) => each.getClientRects().length > 0).length`;
    const all = await tab.run<number>(marks);
    for (const [face, ...there] of [
      ['Before', false, true],
      ['After', true, false],
      ['Change', true, true],
    ] as const) {
      await press(face);
      expect(await tab.run(HEARD)).toBe(face);
      expect([await seen(added), await seen(removed)]).toEqual(there);
      expect(await tab.run(marks)).toBe(face === 'Change' ? all : 0);
      expect(await tab.run(`document.querySelector('#sides [aria-pressed=true]').innerText`)).toBe(face);
    }
    await press('Before');
    await tab.run(`document.querySelector('[tabindex="0"]').focus()`);
    await tab.press('n');
    expect(await tab.run(HEARD)).toMatch(/^1 of 9: S3 bucket/);
    await tab.press('p', 's');
    expect(await tab.run(HEARD)).toBe('After');
    // What is not there is not found either, so the page goes back to where it is.
    await tab.run(`location.hash = '#${removed}'`);
    expect(await tab.run(CHOSEN)).toBe(removed);
    // What is written where, why it is here, what is part of it, and what proves its one arrow.
    expect(await tab.run(`[...document.querySelectorAll('#panel a')].map(({ href }) => href)`)).toEqual(
      Array(4).fill('https://github.com/acme/shop/blob/0/vpc_id.tf#L7'),
    );
    // Half of the icons have the one value of the tag.
    const icons = await tab.run<number>(`document.querySelectorAll('.n').length`);
    const choose = `(() => { const choice = document.querySelector('#layers select'); choice.selectedIndex = 1; choice.onchange(); })()`;
    await tab.run(choose);
    expect(await tab.run(HEARD)).toBe(`${Math.ceil(icons / 2)} found`);
    expect(await tab.run(`document.querySelectorAll('.n.on').length`)).toBe(Math.ceil(icons / 2));
    expect(await tab.run(`document.querySelector('#sides [aria-pressed=true]').innerText`)).toBe('Change');
    expect(tab.complaints).toEqual([]);
  });

  test('a page opens with the requested revision, and with the change for elements that this revision lacks', async () => {
    const [added, removed] = ['aws_wafv2_web_acl.edge', 'aws_sns_topic.notify_customer'];
    const path = await change('after');
    const look = `[document.querySelector('#sides [aria-pressed=true]').innerText, ...${JSON.stringify([added, removed])}.map((id) => getComputedStyle(document.querySelector('[data-address="' + id + '"]')).display !== 'none')]`;
    await tab.open(path, DESKTOP);
    expect(await tab.run(look)).toEqual(['After', true, false]);
    expect(await tab.run(HEARD)).toBe('');
    await tab.open(path, DESKTOP, `#${added}`);
    expect([await tab.run(CHOSEN), await tab.run(look)]).toEqual([added, ['After', true, false]]);
    await tab.open(path, DESKTOP, `#${removed}`);
    expect([await tab.run(CHOSEN), await tab.run(look)]).toEqual([removed, ['Change', true, true]]);
    await tab.open(await change('before'), DESKTOP);
    expect(await tab.run(look)).toEqual(['Before', false, true]);
  });

  test('the theme can be switched', async () => {
    await shop();
    const ground = `getComputedStyle(document.querySelector('#stage > svg > rect')).fill + getComputedStyle(document.body).backgroundColor`;
    expect(await tab.run(ground)).toBe('rgb(255, 255, 255)rgb(255, 255, 255)');
    await tab.run(`document.getElementById('theme').click()`);
    expect(await tab.run(ground)).toBe('rgb(13, 17, 23)rgb(13, 17, 23)');
  });

  test('names that are markup, scripts or links are shown as text everywhere', async () => {
    await tab.open(await hostile(), DESKTOP);
    await tab.run(`document.getElementById('tree').click()`);
    await tab.run(`document.querySelectorAll('#list button').forEach((each) => each.click())`);
    expect(await tab.run(`document.querySelectorAll('#panel li').length`)).toBeGreaterThan(0);
    expect(await tab.run(ALIVE)).toEqual([]);
    expect(await tab.run(`typeof ${ALARM}`)).toBe('undefined');
    expect(tab.complaints).toEqual([]);
  });
});

/** Elements and attributes that the page has none of by itself, beyond its program and its data. */
const ALIVE = `[...document.querySelectorAll('iframe, object, embed, form, img, image, a, link, base, audio, video, foreignObject, script:not([type], :last-of-type)')].map((each) => each.outerHTML)
  .concat([...document.querySelectorAll('*')].flatMap((each) => [...each.attributes].map(({ name }) => name)).filter((name) => /^on/i.test(name)))
  .concat(document.querySelectorAll('script').length === 3 ? [] : ['scripts'])`;
