/**
 * Exploring a page in a browser, by mouse, keyboard and touch, from a phone to a large screen: what can be found, selected,
 * shared and reviewed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGraph, createNode } from '../../../src/graph/create.js';
import { type Browser, type Look, openBrowser, type Tab } from '../../support/browser.js';
import { ALARM, TEXTS } from '../../support/hostile-graph.js';
import { IS_WHOLE, inTurn, portion } from '../../support/long.js';
import { ROOT } from '../../support/root.js';
import { needs } from '../../support/tools.js';
import { DESKTOP, LOOKS, PHONE } from './support/looks.js';
import { labeledGraph, onDisk, pageOf, shopPage, violationsIn } from './support/pages.js';
import { change, drifted, flows, hostile } from './support/samples.js';

const SETTLED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
const HEARD = `document.getElementById('say').textContent`;
const CHOSEN = `document.querySelector('.chosen')?.dataset.address ?? ''`;
const FRAMED = `[...document.querySelectorAll('.end')].filter((each) => getComputedStyle(each).outlineStyle === 'solid').map((each) => each.dataset.address).sort()`;
const HASH = `decodeURIComponent(location.hash.slice(1))`;
const PANEL = `(document.getElementById('panel').hidden ? '' : document.getElementById('panel').innerText)`;
const FOUND = `[...document.querySelectorAll('#list li button')].map((each) => each.innerText.replace('\\n', ': '))`;
const COUNT = `document.querySelectorAll('.n:not(.gone)').length`;
/** A point near the end of the route of a line, which it shares with no other, on the screen. */
const nearEndOf = (from: string, to: string) => `(() => {
  const path = [...document.querySelectorAll('[data-from]')].find((each) => each.getAttribute('data-from') === ${JSON.stringify(from)} && each.getAttribute('data-to') === ${JSON.stringify(to)} && each.querySelector('path')).querySelector('path');
  const { x, y } = path.getPointAtLength(path.getTotalLength() * 0.76).matrixTransform(path.getScreenCTM());
  return [x, y];
})()`;
const press = (face: string) =>
  `[...document.querySelectorAll('button')].find((each) => each.innerText.startsWith('${face}')).click()`;

const [STOREFRONT, ORDERS, DATABASE] = [
  'aws_ecs_service.storefront',
  'aws_ecs_service.orders_api',
  'aws_db_instance.orders',
];

needs('chromium').describe('exploring a page', () => {
  let browser: Browser;
  let tab: Tab;
  let shop: string;
  beforeAll(async () => {
    browser = await openBrowser();
    tab = browser.tab;
    shop = onDisk('explored', await shopPage());
  });
  afterAll(() => browser?.close());
  afterEach(() => expect(tab.complaints).toEqual([]));

  const axe = () => violationsIn(tab);
  const type = async (text: string): Promise<void> => {
    await tab.run(`(() => { const q = document.getElementById('q'); q.value = ''; q.focus(); })()`);
    await tab.ask('Input.insertText', { text });
  };
  const tapOrClick = async (look: Look, [x, y]: readonly [number, number]): Promise<void> => {
    if (look !== PHONE) return tab.click(x, y);
    await tab.touch('touchStart', [{ x, y }]);
    await tab.touch('touchEnd', []);
  };
  const back = async (): Promise<void> => {
    await tab.run(
      `new Promise((done) => { addEventListener('hashchange', () => setTimeout(done), { once: true }); history.back(); })`,
    );
  };

  test('every address of the plan is an element or is listed with what shows it', async () => {
    const plan = JSON.parse(readFileSync(join(ROOT, 'fixtures/aws-web-shop/plan.json'), 'utf8'));
    const all: string[] = plan.planned_values.root_module.resources.map(({ address }: { address: string }) => address);
    await tab.open(shop, DESKTOP);
    const missing: string[] = [];
    for (const address of all) {
      await tab.run(`location.hash = ${JSON.stringify(encodeURIComponent(address))}`);
      if (!(await tab.run<string>(PANEL)).includes(address)) missing.push(address);
    }
    expect([all.length > 45, missing]).toEqual([true, []]);
  });

  test.each(inTurn(LOOKS))(
    'on %s a resource that is not drawn is found by address and by name, and leads to its host',
    async (_, look) => {
      await tab.open(shop, look);
      for (const text of ['aws_iam_role.task', 'shop-task']) {
        await type(text);
        expect(await tab.run(FOUND)).toEqual(['shop-task: aws_iam_role.task, used by Fargate service orders-api']);
        await tab.press('Enter');
        expect(await tab.run(HEARD)).toBe('1 of 1: aws_iam_role.task, used by Fargate service orders-api');
        expect(await tab.run(CHOSEN)).toBe(ORDERS);
        expect(await tab.run(HASH)).toBe('aws_iam_role.task');
        expect(await tab.run(PANEL)).toMatch(
          /^shop-task\s+✕\s+used by Fargate service orders-api\s+aws_iam_role\.task/,
        );
      }
      await tab.open(shop, look, '#aws_lb_listener.https');
      expect(await tab.run(CHOSEN)).toBe('aws_lb.public');
      expect(await tab.run(PANEL)).toMatch(
        /part of Application Load Balancer public-alb\s+aws_lb_listener\.https\s*Copy\s+Evidence\s+part of it: load_balancer_arn/,
      );
      expect(await axe()).toEqual([]);
      await tab.run(press('part of'));
      expect(await tab.run(PANEL)).toMatch(/^public-alb\s+✕\s+Application Load Balancer\s+aws_lb\.public/);
    },
  );

  test.each(inTurn(LOOKS))(
    'on %s a line is selected by a click near it, and by key, and shows its evidence',
    async (_, look) => {
      await tab.open(shop, look, `#path=${STOREFRONT}&to=${DATABASE}`);
      await tab.run(SETTLED);
      const [x, y] = await tab.run<[number, number]>(nearEndOf(ORDERS, DATABASE));
      // Beside the line, not on it.
      expect(await tab.run(`document.elementFromPoint(${x - 4}, ${y - 5}).closest('[data-from]') === null`)).toBe(true);
      await tapOrClick(look, [x - 4, y - 5]);
      const panel = await tab.run<string>(PANEL);
      expect(panel).toMatch(/^5432\/tcp/);
      expect(panel).toContain('Stated in the code');
      expect(panel).toMatch(
        /From\s+Fargate service orders-api[\s\S]*To\s+RDS for PostgreSQL orders[\s\S]*Evidence\s+container_definitions of aws_ecs_task/,
      );
      expect(await tab.run(HASH)).toBe(`edge=${ORDERS}&to=${DATABASE}`);
      expect(
        await tab.run(`[...document.querySelectorAll('.n.on')].map((each) => each.dataset.address).sort()`),
      ).toEqual([DATABASE, ORDERS]);
      expect(await tab.run(FRAMED)).toEqual([DATABASE, ORDERS]);
      expect(await axe()).toEqual([]);
      // By key: the lines of the element, one after the other.
      await tab.open(shop, look, `#${ORDERS}`);
      const heard: string[] = [];
      for (let i = 0; i < 5; i++) {
        await tab.run(`document.querySelector('[tabindex="0"]').focus()`);
        await tab.press('e');
        heard.push(await tab.run<string>(HEARD));
      }
      expect(new Set(heard).size).toBe(5);
      expect(heard).toContain('Fargate service orders-api → RDS for PostgreSQL orders, 5432/tcp');
    },
  );

  test('a line is found by its label and its port, and by its label alone', async () => {
    await tab.open(shop, DESKTOP);
    await type('5432');
    expect(await tab.run(FOUND)).toEqual(['Fargate service orders-api → RDS for PostgreSQL orders: 5432/tcp']);
    await type('orders 5432');
    expect(await tab.run(FOUND)).toHaveLength(1);
    await type('storefront');
    expect((await tab.run<string[]>(FOUND)).filter((each) => each.includes('→'))).toEqual([]);
    // In the details of an element, the second button of a connection selects the line.
    await tab.run(`location.hash = '#${DATABASE}'`);
    await tab.run(`document.querySelector('#panel [title="Connection with Fargate service orders-api"]').click()`);
    expect(await tab.run(HASH)).toBe(`edge=${ORDERS}&to=${DATABASE}`);
  });

  test('where lines lie on each other, further clicks reach all of them', async () => {
    await tab.open(shop, DESKTOP);
    const seen: string[] = [];
    for (let i = 0; i < 4; i++) {
      await tab.run(SETTLED);
      // The lines to the database, the cache, the queue and the secret begin as one.
      const [x, y] = await tab.run<[number, number]>(
        nearEndOf(ORDERS, DATABASE).replace('path.getTotalLength() * 0.76', '20'),
      );
      await tab.click(x, y);
      seen.push(await tab.run<string>(HASH));
    }
    expect(new Set(seen).size).toBe(4);
    for (const hash of seen) expect(hash).toContain(`edge=${ORDERS}&to=`);
  });

  test.each(
    portion(
      [
        ['a resource that is not drawn', '#aws_iam_role.task'],
        ['a line', `#edge=${ORDERS}&to=${DATABASE}`],
        ['a path', `#path=${STOREFRONT}&to=${DATABASE}`],
        ['an answer', `#reach=${DATABASE}&port=5432`],
        ['collapsed boxes', '#closed=*'],
        ['a hidden layer', '#off=strip:security%2Bregistries'],
      ] as const,
      3,
    ),
  )('axe finds nothing in the dark: %s', async (_, hash) => {
    await tab.open(shop, { ...DESKTOP, dark: true }, hash);
    expect(await axe()).toEqual([]);
  });

  test('axe finds nothing in the dark: a review on a phone', async () => {
    await tab.open(await change(), { ...PHONE, dark: true }, '#side=after');
    await tab.press('n', 'r');
    expect(await axe()).toEqual([]);
  });

  test('a click far from any line selects nothing', async () => {
    await tab.open(shop, DESKTOP);
    await tab.click(30, 870);
    expect([await tab.run(PANEL), await tab.run(`location.hash`)]).toEqual(['', '']);
  });

  test.each(
    portion(
      [
        ['an element', `#${DATABASE}`, `document.querySelector('.chosen').dataset.address`, DATABASE],
        [
          'a path',
          `#path=${STOREFRONT}&to=${DATABASE}`,
          `document.querySelector('#panel h2').innerText`,
          'From Fargate service storefront to RDS for PostgreSQL orders, along the arrows',
        ],
        ['a line', `#edge=${ORDERS}&to=${DATABASE}`, `document.querySelector('#panel h2').innerText`, '5432/tcp'],
        [
          'a hidden layer',
          '#off=strip:security%2Bregistries',
          `document.querySelectorAll('#layers input:not(:checked)').length`,
          1,
        ],
        [
          'a collapsed box',
          '#closed=aws_vpc.main',
          `document.querySelector('.more').textContent`,
          /VPC shop.*8 inside/,
        ],
        ['all collapsed boxes', '#closed=*', COUNT, 8],
      ] as const,
      2,
    ),
  )('the address holds %s, and shows it again', async (_, hash, seen, expected) => {
    await tab.open(shop, DESKTOP, hash);
    const first = await tab.run(seen);
    if (expected instanceof RegExp) expect(first).toMatch(expected);
    else expect(first).toBe(expected);
    // Another state, then Back.
    await tab.run(`location.hash = '#aws_sqs_queue.order_events'`);
    await tab.run(SETTLED);
    expect(await tab.run(CHOSEN)).toBe('aws_sqs_queue.order_events');
    await back();
    expect(await tab.run(seen)).toEqual(first);
  });

  test('side, filter, drift and flow step are in the address, too', async () => {
    const changed = await change();
    await tab.open(changed, DESKTOP);
    await tab.run(press('Before'));
    expect(await tab.run(HASH)).toBe('side=before');
    await tab.run(
      `(() => { const choice = document.querySelector('#layers select'); choice.selectedIndex = 1; choice.onchange(); })()`,
    );
    const filtered = await tab.run<string>(`location.hash`);
    expect(decodeURIComponent(filtered)).toContain('side=before&filter=vpc_id:');
    const lit = await tab.run<number>(`document.querySelectorAll('.n.on').length`);
    await tab.open(changed, DESKTOP, filtered);
    expect(await tab.run(`document.querySelectorAll('.n.on').length`)).toBe(lit);
    expect(await tab.run(`document.querySelector('#sides [aria-pressed=true]').innerText`)).toBe('Before');
    const path = onDisk('drifted', await pageOf(await drifted()));
    await tab.open(path, DESKTOP);
    await tab.run(`document.getElementById('drift').click()`);
    expect(await tab.run(HASH)).toBe('off=drift');
    await tab.open(path, DESKTOP, '#off=drift');
    expect(await tab.run(`document.getElementById('drift').checked`)).toBe(false);
    await tab.open(await flows(), DESKTOP, '#flow=2');
    expect(await tab.run(`document.querySelector('#steps p').innerText`)).toContain('2 keeps');
    await tab.press('Escape');
    expect(await tab.run(`document.getElementById('steps').hidden + location.hash`)).toBe('true');
  });

  test('Back and Forward go through what was selected, and one action is one entry', async () => {
    await tab.open(shop, DESKTOP);
    for (const address of [STOREFRONT, ORDERS, DATABASE]) {
      await type(address);
      await tab.press('Enter');
    }
    await back();
    expect(await tab.run(CHOSEN)).toBe(ORDERS);
    await back();
    expect(await tab.run(CHOSEN)).toBe(STOREFRONT);
    await back();
    expect(await tab.run(CHOSEN)).toBe('');
    await tab.run(
      `new Promise((done) => { addEventListener('hashchange', () => setTimeout(done), { once: true }); history.forward(); })`,
    );
    expect(await tab.run(CHOSEN)).toBe(STOREFRONT);
  });

  test.each(
    portion(
      [
        '#__proto__',
        '#side=__proto__&off=constructor&closed=toString&filter=x&flow=NaN&done=%00',
        '#edge=aws_vpc.main&to=%',
        '#path=aws_vpc.main&to=aws_vpc.main',
        '#path=aws_vpc.main',
        '#reach=aws_x.y&port=%00',
        '#reaches=__proto__&dependents=&port=1',
        `#flow=1e999&step=-1&closed=${encodeURIComponent('<img src=x onerror=alerted=1>')}`,
        `#${new URLSearchParams({ '': TEXTS.join('&') })}`.replace('=', ''),
        '#%E0%A4%A&&&===&=',
      ],
      3,
    ),
  )('a hostile address has no effect: %s', async (hash) => {
    await tab.open(shop, DESKTOP, hash);
    expect(await tab.run(PANEL)).toBe('');
    expect(await tab.run(`document.querySelectorAll('.on, .dim, .gone, .chosen, .more > *').length`)).toBe(0);
    expect(await tab.run(`typeof ${ALARM}`)).toBe('undefined');
    expect(await tab.run(`document.getElementById('sides') === null`)).toBe(true);
  });

  test.each(inTurn(LOOKS))(
    'on %s a review goes through the changes, the riskiest first, and is copied as Markdown',
    async (_, look) => {
      await tab.open(await change(), look);
      // On a fresh page: nothing has the focus.
      await tab.press('n');
      expect(await tab.run(HEARD)).toMatch(/^1 of 20: S3 bucket shop-product-media, removed/);
      const heard: string[] = [];
      for (let i = 1; i < 20; i++) {
        await tab.press('n');
        heard.push(await tab.run<string>(HEARD));
      }
      expect(heard[0]).toContain('RDS');
      expect(heard.filter((each) => each.includes('→')).length).toBeGreaterThan(8);
      await tab.press('n', 't');
      expect(await tab.run(HEARD)).toBe('1 of 20 reviewed');
      await tab.press('r');
      expect(await tab.run(`document.querySelectorAll('#list input:checked').length`)).toBe(1);
      expect(await tab.run(`[...document.querySelectorAll('#list h3')].map((each) => each.innerText)`)).toEqual([
        'Data removed or replaced (2)',
        'Removed or replaced (6)',
        'Other changes (12)',
      ]);
      await tab.run(`document.querySelectorAll('#list input')[1].click()`);
      expect(await tab.run(`document.querySelector('#list p').innerText`)).toBe('2 of 20 reviewed');
      expect(await axe()).toEqual([]);
      await tab.run(
        `Object.defineProperty(navigator, 'clipboard', { value: { write: async ([item]) => { window.copied = await (await item.getType('text/plain')).text(); } } })`,
      );
      await tab.run(press('Copy summary'));
      await tab.run(SETTLED);
      const copied = await tab.run<string>('copied');
      expect(copied).toContain('2 of 20 reviewed.');
      expect(copied).toMatch(
        /### Data removed or replaced\n\n- \[x\] S3 bucket .*\n- \[x\] RDS .*\n\n### Removed or replaced\n\n- \[ \] /,
      );
      // The ticks are in the address.
      const hash = await tab.run<string>('location.hash');
      await tab.open(await change(), look, hash);
      await tab.run(press('Review'));
      expect(await tab.run(`document.querySelector('#list p').innerText`)).toBe('2 of 20 reviewed');
    },
  );

  test.each(inTurn(LOOKS))(
    'on %s the selected change is marked in the review, and its position is shown',
    async (_, look) => {
      await tab.open(await change(), look);
      await tab.run(press('Review'));
      const position = `document.querySelector('#sides > span').textContent`;
      const marked = `[...document.querySelectorAll('#list [aria-current=true]')].map((each) => each.firstChild.textContent)`;
      expect([await tab.run(position), await tab.run(marked)]).toEqual(['– / 20', []]);
      await tab.run(press('›'));
      await tab.run(press('›'));
      expect([await tab.run(position), await tab.run(marked)]).toEqual(['2 / 20', ['RDS for PostgreSQL orders']]);
      await tab.run(`document.querySelector('#list li button').click()`);
      expect([await tab.run(position), await tab.run(marked)]).toEqual(['1 / 20', ['S3 bucket shop-product-media']]);
      expect(await axe()).toEqual([]);
    },
  );

  test('a danger that nothing shows is in the review, and leads to the reason', async () => {
    const text = 'Makes the group admins owner of the project.';
    const address = 'google_project_iam_binding.owners';
    const danger = { kind: 'rights', text, address } as const;
    const bucket = createNode({ address: 'google_storage_bucket.a', change: 'update' });
    const graph = createGraph({ nodes: [bucket], edges: [], changes: { counts: { update: 1 }, dangers: [danger] } });
    const undrawn = [{ address, hosts: [], around: [], relation: 'it has no icon' }];
    const labeled = await labeledGraph(graph);
    const page = await pageOf(labeled, { lines: new Map(), elements: new Map(), undrawn });
    await tab.open(onDisk('danger', page), DESKTOP);
    await tab.run(press('Review'));
    expect(await tab.run(`[...document.querySelectorAll('#list h3')].map((each) => each.innerText)`)).toEqual([
      'Rights (1)',
      'Other changes (1)',
    ]);
    expect(await tab.run(`document.querySelector('#list li button').innerText`)).toBe(text);
    await tab.press('n');
    expect(await tab.run(PANEL)).toMatch(/google_project_iam_binding\.owners\s+✕\s+Not drawn: it has no icon/);
    expect(await tab.run(`document.querySelector('#list [aria-current=true]').innerText`)).toBe(text);
  });

  test('a comparison of which nothing is drawn but a danger has a review', async () => {
    const danger = { kind: 'opens', text: 'Opens it.', address: 'aws_sqs_queue_policy.p' } as const;
    const nodes = [createNode({ address: 'aws_sqs_queue.a' })];
    const labeled = await labeledGraph(createGraph({ nodes, edges: [], changes: { counts: {}, dangers: [danger] } }));
    await tab.open(onDisk('unseen', await pageOf(labeled)), DESKTOP);
    await tab.run(press('Review'));
    expect(await tab.run(`document.querySelector('#list li button').innerText`)).toBe('Opens it.');
  });

  test('the heading has the sentence of a comparison, and the picture does not repeat it on the screen', async () => {
    const nodes = [createNode({ address: 'aws_sqs_queue.a', change: 'delete' })];
    const sentence = 'Removes the queue a & more.';
    const graph = createGraph({
      title: 'Shop: old → new',
      nodes,
      edges: [],
      changes: { counts: { delete: 1 }, sentence },
    });
    await tab.open(onDisk('sentence', await pageOf(await labeledGraph(graph))), DESKTOP);
    expect(await tab.run(`document.getElementById('about').innerText`)).toContain(sentence);
    const inPicture = `[...document.querySelectorAll('#stage > svg > :is(text, path), #stage > svg > [data-mark] > text')].filter((each) => each.getBoundingClientRect().width > 0).map((each) => each.textContent)`;
    expect(await tab.run(inPicture)).toEqual([]);
    await tab.ask('Emulation.setEmulatedMedia', { media: 'print' });
    expect(await tab.run(inPicture)).toEqual(expect.arrayContaining(['Shop: old', '', 'new', sentence]));
    await tab.ask('Emulation.setEmulatedMedia', { media: '' });
    expect(await axe()).toEqual([]);
  });

  test.each(inTurn(LOOKS.slice(1)))(
    'on %s results of a search are highlighted, and the picture keeps its scale',
    async (_, look) => {
      await tab.open(shop, look);
      const percent = `document.getElementById('percent').textContent`;
      const before = await tab.run(percent);
      await type('orders');
      const lit = `[...document.querySelectorAll('.n.on')].map((each) => each.dataset.address).sort()`;
      expect(await tab.run(lit)).toEqual(expect.arrayContaining([DATABASE, ORDERS]));
      expect(await tab.run(lit)).not.toContain(STOREFRONT);
      const marked = `[...document.querySelectorAll('#list [aria-current=true]')].map((each) => each.firstChild.textContent)`;
      await tab.press('Enter');
      expect(await tab.run(marked)).toEqual(['Fargate service orders-api']);
      await tab.press('Enter');
      expect(await tab.run(marked)).toEqual(['RDS for PostgreSQL orders']);
      await tab.run(SETTLED);
      expect(await tab.run(percent)).toBe(before);
      const { left, right, top, bottom } = await tab.run<Record<'left' | 'right' | 'top' | 'bottom', number>>(
        `(() => { const stage = document.getElementById('stage').getBoundingClientRect(); const icon = document.querySelector('.chosen use').getBoundingClientRect(); return { left: icon.left - stage.left, right: stage.right - icon.right, top: icon.top - stage.top, bottom: stage.bottom - icon.bottom }; })()`,
      );
      expect(Math.min(left, right, top, bottom)).toBeGreaterThanOrEqual(0);
      // Without a query, nothing is highlighted any more.
      await tab.press('Escape');
      await type('');
      await tab.run(`document.getElementById('q').dispatchEvent(new Event('input'))`);
      expect(await tab.run(`document.querySelectorAll('.dim, .on').length`)).toBe(0);
    },
  );

  test('what a selected container holds is highlighted with it', async () => {
    await tab.open(shop, DESKTOP, '#aws_vpc.main');
    const faded = await tab.run<string[]>(
      `[...document.querySelectorAll('.n:not(.on)')].map((each) => each.dataset.address)`,
    );
    expect(faded).not.toContain(DATABASE);
    expect(faded).not.toContain('aws_nat_gateway.a');
    expect(faded).toContain('aws_lambda_function.fulfil_order');
  });

  test('frames fade with what is in them, and what is red fades less', async () => {
    const opacities = (...addresses: string[]) =>
      tab.run(
        `${JSON.stringify(addresses)}.map((address) => getComputedStyle(document.querySelector('[data-address="' + address + '"]')).opacity)`,
      );
    await tab.open(shop, DESKTOP, `#${ORDERS}`);
    expect(await opacities('aws_vpc.main', 'aws_subnet.app_a', 'aws_subnet.public_a')).toEqual(['1', '1', '0.25']);
    await tab.open(await change(), DESKTOP, '#aws_sns_topic.notify_customer');
    expect(await opacities(DATABASE, 'aws_lb.public')).toEqual(['0.6', '0.25']);
    await tab.run(press('Review'));
    const colours = await tab.run<string[]>(
      `[...document.querySelectorAll('#list h3')].map((each) => getComputedStyle(each).color)`,
    );
    expect(colours.map((colour) => colour === 'rgb(218, 43, 95)')).toEqual([true, false, false]);
  });

  test.each(LOOKS.slice(0, 2))('on %s the switch of revisions does not move when it is used', async (_, look) => {
    await tab.open(await change(), look);
    const places = new Set<string>();
    for (const face of ['Change', 'Before', 'After', '›']) {
      await tab.run(press(face));
      places.add(
        await tab.run(
          `String([...document.querySelectorAll('#sides button')].map((each) => each.getBoundingClientRect().x))`,
        ),
      );
    }
    expect(places.size).toBe(1);
    expect(
      await tab.run(`document.querySelector('#sides').lastElementChild.getBoundingClientRect().right < innerWidth`),
    ).toBe(true);
  });

  test('a made-up id is not shown', async () => {
    await tab.open(shop, DESKTOP, '#tv_aws_users.users');
    expect(await tab.run(PANEL)).toMatch(/^Users(?![\s\S]*tv_aws_users)/);
  });

  test('a tick does not outlive a change of what it was given to', async () => {
    await tab.open(await change(), DESKTOP, '#done=abc&done=1');
    await tab.run(press('Review'));
    expect(await tab.run(`document.querySelector('#list p').innerText`)).toBe('0 of 20 reviewed');
  });

  test('Copy SVG is also text', async () => {
    await tab.open(shop, DESKTOP);
    await tab.run(
      `Object.defineProperty(navigator, 'clipboard', { value: { write: async ([item]) => { window.types = item.types; window.copied = await (await item.getType('text/plain')).text(); } } })`,
    );
    await tab.run(`document.getElementById('svg').click()`);
    await tab.run(SETTLED);
    expect(await tab.run('types')).toEqual(['image/svg+xml', 'text/plain']);
    expect(await tab.run('copied')).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  });

  test.each(['before', 'after'])('Copy SVG and Copy PNG take the revision that is seen: %s', async (side) => {
    await tab.open(await change(), { ...DESKTOP, dark: true }, `#side=${side}`);
    const addresses = `[...document.querySelectorAll('[data-address], [data-from]')].filter((each) => !each.matches('.gone, .gone *')).map((each) => (each.dataset.address ?? each.getAttribute('data-from') + each.getAttribute('data-to'))).filter((each, at, all) => all.indexOf(each) === at)`;
    const seen = await tab.run<string[]>(addresses);
    await tab.run(
      `(() => { window.copied = new Map(); navigator.clipboard.write = async ([item]) => { for (const type of item.types) copied.set(type, await item.getType(type)); }; for (const id of ['svg', 'png']) document.getElementById(id).click(); })()`,
    );
    await tab.run(
      `new Promise((done) => { const look = () => (copied.size === 3 ? done() : setTimeout(look, 20)); look(); })`,
    );
    const text = await tab.run<string>(`copied.get('text/plain').text()`);
    expect(text).not.toMatch(/ data-mark=| data-legend="(change|sum)"| class=|<desc/);
    // Without the style sheet of the page, nor its theme.
    await tab.open(onDisk(`copied-${side}`, text), DESKTOP);
    expect(await tab.run<string[]>(addresses)).toEqual(seen);
    expect(await tab.run(`getComputedStyle(document.querySelector('svg > rect')).fill`)).toBe('rgb(13, 17, 23)');
    expect(
      await tab.run(`[...document.querySelectorAll('g[opacity]')].map((each) => each.getAttribute('opacity'))`),
    ).toEqual(expect.not.arrayContaining(['0.35']));
  });

  test.each(inTurn(LOOKS))('on %s a path is framed, and Escape leads back', async (_, look) => {
    await tab.open(shop, look);
    await tab.run(SETTLED);
    const view = `document.querySelector('#stage > svg').style.transform`;
    const before = await tab.run(view);
    await tab.run(`location.hash = '#path=${STOREFRONT}&to=${DATABASE}'`);
    await tab.run(SETTLED);
    const outside = await tab.run<string[]>(
      `(() => { const stage = document.getElementById('stage').getBoundingClientRect(); return [...document.querySelectorAll('.n.on use')].filter((each) => { const { left, right, top, bottom } = each.getBoundingClientRect(); return left < stage.left || right > stage.right || top < stage.top || bottom > stage.bottom; }).map((each) => each.parentElement.dataset.address); })()`,
    );
    expect(outside).toEqual([]);
    expect(await tab.run(view)).not.toBe(before);
    await tab.press('Escape');
    await tab.run(SETTLED);
    expect(await tab.run(PANEL)).toBe('');
    expect(await tab.run(view)).toBe(before);
  });

  test('after Escape no side is blank while the diagram continues on the other', async () => {
    await tab.open(shop, DESKTOP, `#${DATABASE}`);
    await tab.run(SETTLED);
    for (let i = 0; i < 4; i++) await tab.press('+');
    await tab.drag([700, 700], [200, 700]);
    await tab.press('Escape');
    await tab.run(SETTLED);
    const { left, right } = await tab.run<{ left: number; right: number }>(
      `(({ left, right }) => ({ left, right }))(document.querySelector('#stage > svg').getBoundingClientRect())`,
    );
    expect(left < 0 && right < DESKTOP.width - 1).toBe(false);
  });

  test('a phone opens on something legible', async () => {
    await tab.open(shop, PHONE);
    const percent = Number.parseInt(await tab.run(`document.getElementById('percent').textContent`), 10);
    expect(percent).toBeGreaterThanOrEqual(50);
    expect(
      await tab.run(
        `[...document.querySelectorAll('.n use')].filter((each) => { const { left, right, top, bottom } = each.getBoundingClientRect(); return left >= 0 && right <= 390 && top >= 0 && bottom <= 844; }).length`,
      ),
    ).toBeGreaterThan(1);
    await tab.run(`document.getElementById('fit').click()`);
    expect(Number.parseInt(await tab.run(`document.getElementById('percent').textContent`), 10)).toBeLessThan(50);
  });

  test('hostile texts of resources that are not drawn, and of changes, are shown as text', async () => {
    await tab.open(await hostile(), DESKTOP);
    for (const text of ['aws_x.y', 'script', 'onerror', 'javascript']) {
      await type(text);
      await tab.press(...Array<string>(text === 'aws_x.y' ? (IS_WHOLE ? TEXTS.length : 12) : 3).fill('Enter'));
      await tab.run(`document.querySelectorAll('#panel li button').forEach((each) => each.click())`);
    }
    expect(await tab.run(`document.querySelector('#say').textContent`)).not.toBe('');
    expect(await tab.run(`typeof ${ALARM}`)).toBe('undefined');
    expect(await tab.run(`document.querySelectorAll('iframe, object, embed, form, img').length`)).toBe(0);
  });
});
