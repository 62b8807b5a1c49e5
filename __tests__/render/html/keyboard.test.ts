/**
 * The page by keyboard alone: one tab stop in the picture, from which everything in it is reached; what is heard at each step
 * is kept in walks/ (ACCEPT=1 writes it).
 */
import { join } from 'node:path';
import { type Browser, openBrowser, type Tab } from '../../support/browser.js';
import { expectGolden } from '../../support/golden.js';
import { needs } from '../../support/tools.js';
import { labeledCase, onDisk, pageOf } from './support/pages.js';

const LOOK = { width: 1280, height: 800 };

/** The name of what has the focus, and what was said besides. */
const FOCUS = `(() => {
  const { activeElement: at } = document;
  const said = document.getElementById('say');
  const words = at.getAttribute('aria-label') ?? at.title ?? '';
  const heard = (words || at.innerText || at.tagName).replace(/\\n+/g, ' ') + (said.textContent === '' ? '' : ' (' + said.textContent + ')');
  said.textContent = '';
  return heard;
})()`;
const ADDRESS = `document.activeElement.dataset.address ?? ''`;

/** Keys after the way through all that is there. */
const WALK = [
  ...['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'],
  ...['Enter', 'Tab', 'Tab', 'Escape', 'c', '/', 'a', 'Enter', 'Enter', 'Escape'],
];

needs('chromium').describe('the page by keyboard', () => {
  let browser: Browser;
  let tab: Tab;
  beforeAll(async () => {
    browser = await openBrowser();
    tab = browser.tab;
  });
  afterAll(() => browser?.close());

  const tabTo = async (): Promise<number> => {
    for (let presses = 1; presses < 40; presses++) {
      await tab.press('Tab');
      if ((await tab.run(ADDRESS)) !== '') return presses;
    }
    throw new Error('the tab key does not come to the picture');
  };

  test.each(['aws-minimal', 'google-run-sql', 'two-parents'])(
    '%s: every element can be reached by keyboard and has a name for screen readers',
    async (name) => {
      const labeled = await labeledCase(name);
      await tab.open(onDisk(name, await pageOf(labeled)), LOOK);
      await tabTo();
      const reached = new Map<string, string>();
      for (let at = await tab.run<string>(ADDRESS); !reached.has(at); at = await tab.run<string>(ADDRESS)) {
        reached.set(at, await tab.run<string>(FOCUS));
        await tab.press('PageDown');
      }
      const all = [
        ...labeled.layout.boxes.map(({ box }) => box.id),
        ...labeled.layout.nodes.map(({ node }) => node.id),
      ];
      expect([...reached.keys()].sort()).toEqual(all.sort());
      // One stop: the next press of the tab key is out of the picture.
      await tab.press('Tab');
      expect(await tab.run(ADDRESS)).toBe('');
      await tab.run(`document.querySelector('[tabindex="0"]').focus()`);
      const lines = [...reached.values()].map((heard) => `PageDown: ${heard}`);
      for (const key of WALK) {
        await tab.press(key);
        lines.push(`${key}: ${await tab.run(FOCUS)}`);
      }
      expect(tab.complaints).toEqual([]);
      expectGolden(join(__dirname, 'walks', `${name}.txt`), `${lines.join('\n')}\n`);
    },
  );

  test('keys act on a fresh page and in the diagram, but not while a control has the focus', async () => {
    await tab.open(onDisk('minimal', await pageOf(await labeledCase('aws-minimal'))), LOOK);
    const scale = `document.getElementById('percent').textContent`;
    const before = await tab.run(scale);
    await tab.press('+');
    expect(await tab.run(scale)).not.toBe(before);
    await tab.press('0');
    expect(await tab.run(scale)).toBe(before);
    for (const id of ['q', 'tree', 'fit']) {
      await tab.run(`document.getElementById('${id}').focus()`);
      await tab.press('+', 'ArrowDown', 'c');
      expect(await tab.run(scale)).toBe(before);
      expect(await tab.run(ADDRESS)).toBe('');
    }
    // The first arrow goes to the first element, the second one from there.
    await tab.run(`document.activeElement.blur()`);
    await tab.press('ArrowRight');
    const first = await tab.run(ADDRESS);
    await tab.press('ArrowRight');
    expect(first).not.toBe('');
    expect([first, '']).not.toContain(await tab.run(ADDRESS));
    await tab.press('+');
    expect(await tab.run(scale)).not.toBe(before);
  });
});
