/**
 * Every state of the page in a browser, in both themes, from a phone to a large screen: axe finds nothing, and the page asks for
 * nothing, says nothing on the console and breaks no policy.
 */
import { type Browser, openBrowser, type Tab } from '../../support/browser.js';
import { portion } from '../../support/long.js';
import { needs } from '../../support/tools.js';
import { estatePage, onDisk, shopPage, violationsIn } from './support/pages.js';
import { change, flows } from './support/samples.js';

const SIZES = { 'a phone': [390, 844], 'a desktop': [1440, 900], 'a large screen': [3840, 2160] } as const;

/** Runs in the page: waits until something is there, since a level is unpacked first. */
const until = (condition: string) =>
  `new Promise((done) => { const look = () => (${condition} ? done() : setTimeout(look, 20)); look(); })`;
const click = (id: string) => `document.getElementById('${id}').click()`;
const press = (face: string) =>
  `[...document.querySelectorAll('#sides button')].find((each) => each.innerText === '${face}').click()`;
const search = (text: string) =>
  `(() => { const q = document.getElementById('q'); q.focus(); q.value = '${text}'; q.dispatchEvent(new Event('input')); })()`;
const hover = `document.querySelector('.n use').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`;

const [ORDERS, DATABASE] = ['aws_ecs_service.orders_api', 'aws_db_instance.orders'];

interface State {
  readonly page: 'shop' | 'estate' | 'change' | 'flows';
  readonly hash?: string;
  /** Runs in the page once it is open. */
  readonly act?: string;
  /** Selector of an element that only this state has. */
  readonly shows: string;
}

const STATES: Readonly<Record<string, State>> = {
  'a fresh page': { page: 'shop', shows: '#stage > svg:not(.dim)' },
  'a pointer on an icon': { page: 'shop', act: hover, shows: '.lines > .on' },
  'a chosen icon': { page: 'shop', hash: `#${ORDERS}`, shows: '#panel:not([hidden]) .acts' },
  'a chosen connection': { page: 'shop', hash: `#edge=${ORDERS}&to=${DATABASE}`, shows: '#panel:not([hidden]) h2' },
  'a search with resources that are not drawn': { page: 'shop', act: search('task'), shows: '#list li button' },
  'the list of everything': { page: 'shop', act: click('tree'), shows: '#list ul ul' },
  'the menu of layers': { page: 'shop', act: click('layers-button'), shows: '#layers:popover-open' },
  'an overview': { page: 'estate', shows: '#up[aria-pressed=true]' },
  'a counted icon': {
    ...{ page: 'estate', hash: '#level=overview&aws_ecs_service.checkout~1', shows: '#panel:not([hidden]) .acts' },
  },
  'a level': { page: 'estate', hash: '#level=aws_vpc.media', shows: '#here:not(:empty)' },
  'the menu of levels': { page: 'estate', act: click('levels-button'), shows: '#levels:popover-open' },
  'collapsed boxes': { page: 'shop', hash: '#closed=*', shows: '.more > [data-address]' },
  'a path': { page: 'shop', hash: `#path=aws_route53_zone.shop&to=${DATABASE}`, shows: '#panel:not([hidden]) .row' },
  'a question': { page: 'shop', hash: `#reach=${DATABASE}`, shows: '#port' },
  'a step of a flow': { page: 'flows', hash: '#flow=1', shows: '#steps:not([hidden])' },
  'a change': { page: 'change', shows: '#sides button' },
  'a review': { page: 'change', act: `${press('Review')}; ${press('›')}`, shows: '#list input[type=checkbox]' },
  before: { page: 'change', hash: '#side=before', shows: '.side' },
  after: { page: 'change', hash: '#side=after', shows: '.side' },
};

const ROWS = Object.entries(STATES).flatMap(([name, state]) =>
  Object.entries(SIZES).flatMap(([screen, [width, height]]) =>
    [false, true].map((dark) => [name, screen, dark ? 'dark' : 'light', state, { width, height, dark }] as const),
  ),
);

needs('chromium').describe('the states of a page', () => {
  let browser: Browser;
  let tab: Tab;
  let pages: Readonly<Record<State['page'], string>>;
  beforeAll(async () => {
    browser = await openBrowser();
    tab = browser.tab;
    pages = {
      shop: onDisk('states', await shopPage()),
      estate: onDisk('states-estate', await estatePage()),
      change: await change(),
      flows: await flows(),
    };
  });
  afterAll(() => browser?.close());

  // Eleven, so that a part has every size and both themes.
  test.each(portion(ROWS, 11))('%s on %s, %s', async (...[, , , { page, hash = '', act, shows }, look]) => {
    await tab.open(pages[page], look, hash);
    await tab.run(until(`document.getElementById('percent').textContent !== ''`));
    if (act) await tab.run(act);
    await tab.run(until(`document.querySelector(${JSON.stringify(shows)}) !== null`));
    expect(await violationsIn(tab)).toEqual([]);
    expect(tab.complaints).toEqual([]);
  });
});
