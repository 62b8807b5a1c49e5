/**
 * npm run pictures: draws the pictures of the README from fixtures/aws-web-shop with the present dist/ (run `npm run build` first):
 * the diagram, the comment on a pull request and the page in light and dark, and a terminal session. Needs Terraform and Git, and
 * Chromium for the page.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentPicture } from './pictures/comment.mjs';
import { withShop } from './pictures/shop.mjs';
import { terminalPicture } from './pictures/terminal.mjs';

const IMAGES = new URL('../docs/images/', import.meta.url).pathname;
const THEMES = ['light', 'dark'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];
const DRAW = ['draw', '--source', '.'];
const DIFF = ['diff', '--from', 'main'];

const write = (name, content) => writeFileSync(join(IMAGES, name), content);

/** Blink's numbers of the system's setting. */
const SCHEMES = { dark: 0, light: 1 };
/** The resource whose details the page shows. */
const SELECTED = 'aws_db_instance.orders';

/** Takes a picture of the page with a resource selected. */
function photograph(path, theme, target) {
  const flags = [
    ...['--headless', '--no-sandbox', '--hide-scrollbars', '--window-size=1440,900', '--virtual-time-budget=3000'],
    ...[`--blink-settings=preferredColorScheme=${SCHEMES[theme]}`, `--screenshot=${target}`],
  ];
  const taken = BROWSERS.some((browser) => spawnSync(browser, [...flags, `file://${path}#${SELECTED}`]).status === 0);
  if (!taken) throw new Error('Chromium is needed for the page');
}

withShop(({ change, groundplan, read, folder }) => {
  const steps = [{ command: `groundplan ${DRAW.join(' ')}`, output: groundplan(...DRAW) }];
  for (const theme of THEMES) {
    groundplan(...DRAW, '--theme', theme, '--outfile', `${theme}.svg`);
    cpSync(join(folder, `${theme}.svg`), join(IMAGES, `web-shop-${theme}.svg`));
  }
  const page = [...DRAW, '--format', 'html'];
  groundplan(...page);
  for (const theme of THEMES) photograph(join(folder, 'architecture.html'), theme, join(IMAGES, `page-${theme}.png`));
  change();
  steps.push({ command: `groundplan ${DIFF.join(' ')}`, output: groundplan(...DIFF) });
  for (const theme of THEMES) {
    const format = ['--focus', 'fit', '--theme', theme, '--format', 'svg,markdown', '--outfile', 'change.svg'];
    groundplan(...DIFF, ...format);
    write(`comment-${theme}.svg`, commentPicture(theme, { markdown: read('change.md'), diagram: read('change.svg') }));
  }
  steps.push({ command: `groundplan ${page.join(' ')}`, output: groundplan(...page) });
  write('terminal.svg', terminalPicture(steps));
});
