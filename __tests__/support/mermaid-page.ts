/** Draws diagrams with Mermaid itself, in a browser without a window: one page for many. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { newTemporary } from './temporary.js';
import { chromium } from './tools.js';

/** Package names of the versions that are tried, package.json. GitHub is near the last one. */
export const MERMAIDS = ['mermaid-10', 'mermaid-11'] as const;

/** What came of one. */
export interface Rendered {
  /** Empty where it was drawn. */
  readonly fault: string;
  readonly nodes: number;
  readonly boxes: number;
  readonly arrows: number;
  /** Of all labels, in the order of the page. */
  readonly words: readonly string[];
  /** Elements and attributes that no diagram needs. */
  readonly alive: readonly string[];
}

const DEADLINE_MS = 240_000;

/** The settings are those that a page has that sets none, as GitHub's. */
const PAGE = `<!doctype html><meta charset="utf-8"><body><script src="/mermaid.js"></script><script>
const all = (root, selector) => [...root.querySelectorAll(selector)];
const ALIVE = 'script, iframe, object, embed, form, input, img, image, a, link, meta, base, audio, video';
const draw = async (text, at) => {
  const none = { fault: '', nodes: 0, boxes: 0, arrows: 0, words: [], alive: [] };
  const place = document.createElement('div');
  document.body.append(place);
  try {
    const { svg } = await mermaid.render('d' + at, text);
    place.innerHTML = svg;
    const events = all(place, '*').flatMap((one) => [...one.attributes].map(({ name }) => name)).filter((name) => /^on/i.test(name));
    return {
      fault: '',
      nodes: all(place, 'g.node').length,
      boxes: all(place, 'g.cluster').length,
      arrows: all(place, 'g.edgePaths path, g.edges path.flowchart-link').length,
      words: all(place, '.nodeLabel, .edgeLabel span, .cluster-label span, text').map((one) => one.innerText ?? one.textContent),
      alive: [...all(place, ALIVE).map((one) => one.tagName), ...events],
    };
  } catch (error) {
    return { ...none, fault: String(error.message ?? error) };
  } finally {
    place.remove();
  }
};
(async () => {
  mermaid.initialize({ startOnLoad: false });
  const results = [];
  for (const [at, text] of (await (await fetch('/diagrams')).json()).entries()) results.push(await draw(text, at));
  await fetch('/results', { method: 'POST', body: JSON.stringify(results) });
})().catch((error) => fetch('/results', { method: 'POST', body: JSON.stringify(String(error)) }));
</script>`;

/** In the order given. */
export async function renderMermaid(
  version: (typeof MERMAIDS)[number],
  diagrams: readonly string[],
): Promise<readonly Rendered[]> {
  const script = join(dirname(createRequire(__filename).resolve(`${version}/package.json`)), 'dist/mermaid.min.js');
  const answers: Record<string, { type: string; body: () => string | Buffer }> = {
    '/': { type: 'text/html', body: () => PAGE },
    '/mermaid.js': { type: 'text/javascript', body: () => readFileSync(script) },
    '/diagrams': { type: 'application/json', body: () => JSON.stringify(diagrams) },
  };
  let done: (text: string) => void = () => {};
  const results = new Promise<string>((resolve) => {
    done = resolve;
  });
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer !== undefined) {
      response.setHeader('content-type', answer.type);
      response.end(answer.body());
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.end();
      if (request.url === '/results') done(Buffer.concat(parts).toString('utf8'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const folder = newTemporary('groundplan-browser-');
  const browser = spawn(chromium() as string, [...FLAGS, `--user-data-dir=${folder}`, `http://127.0.0.1:${port}/`], {
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: folder },
  });
  const timer = setTimeout(() => done('"the browser has not answered"'), DEADLINE_MS);
  try {
    const parsed = JSON.parse(await results) as readonly Rendered[] | string;
    if (typeof parsed === 'string') throw new Error(parsed);
    return parsed;
  } finally {
    clearTimeout(timer);
    const gone = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill();
    await gone;
    server.closeAllConnections();
    server.close();
  }
}

/** No window, no sandbox (tests run as root in containers), nothing but the page. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
