/** Questions on a page in a browser: what can reach a resource, what it reaches, and what depends on it. */
import { type Browser, type Look, openBrowser, type Tab } from '../../support/browser.js';
import { ALARM } from '../../support/hostile-graph.js';
import { inTurn } from '../../support/long.js';
import { needs } from '../../support/tools.js';
import { DESKTOP, LOOKS, PHONE } from './support/looks.js';
import { onDisk, shopPage, violationsIn } from './support/pages.js';
import { change, hostile } from './support/samples.js';

/** A question needs room for its answer, so a large screen differs from a desktop in nothing. */
const SCREENS = LOOKS.slice(0, 2);

const SETTLED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
const HEARD = `document.getElementById('say').textContent`;
const HASH = `decodeURIComponent(location.hash.slice(1))`;
const TITLE = `document.querySelector('#panel h2')?.innerText ?? ''`;
const PANEL = `(document.getElementById('panel').hidden ? '' : document.getElementById('panel').innerText)`;
const LIT = `[...document.querySelectorAll('.n.on')].map((each) => each.dataset.address).sort()`;
const ROWS = `[...document.querySelectorAll('#panel li')].map((each) => each.innerText.split(/\\n+/).filter((text) => text !== '↦').join(' | '))`;
/** Icons of the answer that are not seen as a whole. */
const OUTSIDE = `(() => { const stage = document.getElementById('stage').getBoundingClientRect(); return [...document.querySelectorAll('.n.on use')].filter((each) => { const { left, right, top, bottom } = each.getBoundingClientRect(); return left < stage.left || right > stage.right || top < stage.top || bottom > stage.bottom; }).length; })()`;
const place = (face: string) =>
  `(() => { const each = [...document.querySelectorAll('#panel button')].find((each) => each.innerText.startsWith('${face}')); each.scrollIntoView({ block: 'center' }); const { x, y, width, height } = each.getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`;

const DATABASE = 'aws_db_instance.orders';

needs('chromium').describe('questions on a page', () => {
  let browser: Browser;
  let tab: Tab;
  let shop: string;
  beforeAll(async () => {
    browser = await openBrowser();
    tab = browser.tab;
    shop = onDisk('asked', await shopPage());
  });
  afterAll(() => browser?.close());
  afterEach(() => expect(tab.complaints).toEqual([]));

  const axe = () => violationsIn(tab);
  const push = async (look: Look, face: string): Promise<void> => {
    const [x, y] = await tab.run<[number, number]>(place(face));
    if (look !== PHONE) return tab.click(x, y);
    await tab.touch('touchStart', [{ x, y }]);
    await tab.touch('touchEnd', []);
  };
  const back = (): Promise<unknown> =>
    tab.run(
      `new Promise((done) => { addEventListener('hashchange', () => setTimeout(done), { once: true }); history.back(); })`,
    );

  test.each(inTurn(SCREENS))(
    'on %s: what can reach a resource, from the internet, with each step and its evidence',
    async (_, look) => {
      await tab.open(shop, look, `#${DATABASE}`);
      await push(look, 'What can reach this');
      await tab.run(SETTLED);
      expect(await tab.run(TITLE)).toBe('What can reach RDS for PostgreSQL orders');
      expect(await tab.run(HEARD)).toBe(
        'What can reach RDS for PostgreSQL orders: 6 resources, 1 of them from the internet',
      );
      const rows = await tab.run<string[]>(ROWS);
      expect(rows).toEqual([
        'Fargate service orders-api | → RDS for PostgreSQL orders, 5432/tcp, stated | container_definitions of aws_ecs_task_definition.orders_api',
        expect.stringMatching(/^Fargate service storefront \| → Fargate service orders-api, stated/),
        expect.stringMatching(
          /^Application Load Balancer public-alb \| → Fargate service storefront, 8080\/tcp, stated/,
        ),
        expect.stringMatching(/^CloudFront distribution shop/),
        expect.stringMatching(/^Route 53 hosted zone/),
        'Users | → Route 53 hosted zone shop.example.com, inferred',
      ]);
      expect(await tab.run(`document.querySelector('#panel h3').innerText`)).toBe('1 step');
      expect(await tab.run(HASH)).toBe(`reach=${DATABASE}`);
      expect(await tab.run(LIT)).toEqual([
        'aws_cloudfront_distribution.shop',
        DATABASE,
        'aws_ecs_service.orders_api',
        'aws_ecs_service.storefront',
        'aws_lb.public',
        'aws_route53_zone.shop',
        'tv_aws_users.users',
      ]);
      expect(await tab.run(`document.querySelectorAll('.lines > .on').length`)).toBe(6);
      expect(await tab.run(`document.querySelectorAll('.dim').length`)).toBe(1);
      expect(await tab.run(`[...document.querySelectorAll('.end')].map((each) => each.dataset.address)`)).toEqual([
        DATABASE,
      ]);
      expect(await tab.run(`document.getElementById('port').placeholder`)).toBe('any port');
      expect(await tab.run(OUTSIDE)).toBe(0);
      expect(await axe()).toEqual([]);
      // A step leads to its line, and Back to the answer.
      await tab.run(`document.querySelector('#panel [title="Connection with Fargate service orders-api"]').click()`);
      expect(await tab.run(HASH)).toBe(`edge=aws_ecs_service.orders_api&to=${DATABASE}`);
      await back();
      expect(await tab.run(ROWS)).toEqual(rows);
      await tab.press('Escape');
      await tab.run(SETTLED);
      expect(await tab.run(PANEL)).toBe('');
      expect(await tab.run(`document.querySelectorAll('.on, .dim').length + location.hash`)).toBe('0');
    },
  );

  test.each(inTurn(SCREENS))('on %s: what a resource reaches, by port', async (_, look) => {
    await tab.open(shop, look, '#aws_lb.public');
    await push(look, 'What does this reach');
    expect(await tab.run(HEARD)).toBe('What does Application Load Balancer public-alb reach: 9 resources');
    expect(await tab.run(LIT)).toHaveLength(10);
    const type = async (text: string): Promise<void> => {
      await tab.run(`(() => { const field = document.getElementById('port'); field.focus(); field.select(); })()`);
      await tab.ask('Input.insertText', { text });
      await tab.press('Enter');
    };
    await type('http');
    expect(await tab.run(HEARD)).toBe('Not a port, such as 443 or 8000-8100/tcp');
    await type('5432');
    expect(await tab.run(HASH)).toBe('reaches=aws_lb.public&port=5432');
    expect(await tab.run(`document.activeElement.id + document.activeElement.value`)).toBe('port5432');
    const rows = await tab.run<string[]>(ROWS);
    expect(await tab.run(HEARD)).toBe('What does Application Load Balancer public-alb reach, port 5432: 7 resources');
    expect(rows[0]).toMatch(/^Fargate service storefront \| from .*, stated, on the way/);
    expect(rows[1]).toMatch(/, stated, port not known/);
    expect(rows).toContainEqual(
      expect.stringMatching(/^RDS for PostgreSQL orders \| from Fargate service orders-api, 5432\/tcp, stated \|/),
    );
    expect(rows.join()).not.toContain('6379');
    expect(await tab.run(OUTSIDE)).toBe(0);
    expect(await axe()).toEqual([]);
    // The address alone shows the same.
    await tab.open(shop, look, await tab.run<string>('location.hash'));
    expect(await tab.run(ROWS)).toEqual(rows);
  });

  test.each(inTurn(SCREENS))('on %s: what depends on a container, with what is in it', async (_, look) => {
    await tab.open(shop, look, '#aws_vpc.main');
    await push(look, 'What depends on it');
    expect(await tab.run(HEARD)).toBe('What depends on VPC shop 10.0.0.0/16: 16 resources');
    expect(await tab.run(HASH)).toBe('dependents=aws_vpc.main');
    expect(await tab.run(`document.querySelector('#panel h3').innerText`)).toBe('In it');
    const rows = await tab.run<string[]>(ROWS);
    expect(rows).toContain('Internet gateway shop | in VPC shop 10.0.0.0/16, stated');
    expect(rows).toContain('Users | → Route 53 hosted zone shop.example.com, inferred');
    expect(await tab.run(`document.getElementById('port') === null`)).toBe(true);
    expect(await tab.run(OUTSIDE)).toBe(0);
    expect(await axe()).toEqual([]);
  });

  test('by keyboard: Tab reaches the questions, Enter asks, Escape leads back', async () => {
    await tab.open(shop, DESKTOP, `#${DATABASE}`);
    await tab.run(`document.querySelector('[tabindex="0"]').focus()`);
    await tab.press('Enter');
    for (let i = 0; i < 9; i++) {
      if (await tab.run(`document.activeElement.innerText === 'What can reach this'`)) break;
      await tab.press('Tab');
    }
    await tab.press('Enter');
    expect(await tab.run(HASH)).toBe(`reach=${DATABASE}`);
    expect(await tab.run(`document.activeElement === document.querySelector('#panel h2')`)).toBe(true);
    await tab.press('Escape');
    expect(await tab.run(PANEL)).toBe('');
  });

  test('in a comparison, the answer is about the revision that is seen, and links to its code', async () => {
    const topic = 'SNS topic notify-customer';
    const path = await change();
    await tab.open(path, DESKTOP, '#reaches=aws_lb.public');
    expect(await tab.run(PANEL)).not.toContain(topic);
    expect(await tab.run(`document.querySelector('#panel li a').href`)).toBe(
      'https://github.com/acme/shop/blob/0/vpc_id.tf#L7',
    );
    expect(await tab.run(`document.querySelector('#panel li a').innerText`)).toBe('vpc_id.tf:7');
    await tab.run(
      `[...document.querySelectorAll('#sides button')].find((each) => each.innerText === 'Before').click()`,
    );
    expect(await tab.run(PANEL)).toContain(topic);
    expect(await tab.run(HASH)).toBe('side=before&reaches=aws_lb.public');
    // A removed resource is asked about in the state before.
    await tab.open(path, DESKTOP, '#reach=aws_sns_topic.notify_customer');
    expect(await tab.run(HEARD)).toMatch(/^What can reach SNS topic notify-customer: [1-9]/);
  });

  test('hostile names and ports are text', async () => {
    await tab.open(await hostile(), DESKTOP);
    await tab.run(`document.getElementById('tree').click()`);
    const asked = await tab.run<number>(`(() => {
      let asked = 0;
      for (const each of [...document.querySelectorAll('#list button')].filter((_, at) => at % 10 === 0)) {
        for (const face of ['What can', 'What does', 'What depends']) {
          each.click();
          [...document.querySelectorAll('#panel button')].find((one) => one.innerText.startsWith(face)).click();
          asked += document.querySelectorAll('#panel li').length;
        }
      }
      return asked;
    })()`);
    expect(asked).toBeGreaterThan(0);
    await tab.open(shop, DESKTOP, `#reach=${DATABASE}&port=${encodeURIComponent('<img src=x onerror=alerted=1>')}`);
    expect(await tab.run(TITLE)).toBe('What can reach RDS for PostgreSQL orders');
    expect(await tab.run(`typeof ${ALARM}`)).toBe('undefined');
    expect(await tab.run(`document.querySelectorAll('iframe, object, embed, form, img').length`)).toBe(0);
  });
});
