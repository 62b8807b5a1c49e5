/**
 * npm run bench-page [-- <nodes>]: prints how fast Chromium opens the interactive page of a generated graph, and how long its
 * frames take while everything is panned and zoomed. Uses the present dist/cli.js, and renders in software.
 *
 * A missed target is printed but does not fail the run, because other work on the machine can double every time.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { generateGraph } from '../fixtures/generate.mjs';

const ROOT = new URL('../..', import.meta.url).pathname;
const SCREEN = { width: 1440, height: 900 };
/** Targets: milliseconds until the page can be used, frames per second while panning, milliseconds of the longest zoom frame. */
const TARGETS = { open: 3000, fps: 60, zoom: 200 };
/** Frames of a gesture. */
const FRAMES = 60;

/** Returns the driver of the browser tests. */
function loadDriver(folder) {
  const outfile = join(folder, 'browser.cjs');
  buildSync({ entryPoints: [join(ROOT, '__tests__/support/browser.ts')], bundle: true, platform: 'node', outfile });
  return createRequire(import.meta.url)(outfile);
}

/** Draws the page of a graph and returns its path. */
function draw(folder, nodes) {
  const [source, outfile] = [join(folder, 'graph.json'), join(folder, 'page.html')];
  writeFileSync(source, JSON.stringify(generateGraph({ nodes })));
  const args = ['dist/cli.js', 'draw', '--source', source, '--format', 'html', '--outfile', outfile, '--quiet'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return outfile;
}

/** Runs in the page: resolves once the level can be used and is painted, with the milliseconds since it was asked for. */
const UNTIL_SHOWN = `new Promise((done) => {
  const look = () => {
    if (document.getElementById('percent').textContent === '') return requestAnimationFrame(look);
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
  };
  look();
})`;

/**
 * Runs in the page: performs a gesture, one event a frame, and waits until the picture is sharp. Resolves with the milliseconds
 * of all frames.
 */
const gesture = (event) => `new Promise((done) => {
  const stage = document.getElementById('stage');
  const send = (type, more) => stage.dispatchEvent(new (type === 'wheel' ? WheelEvent : PointerEvent)(type, { bubbles: true, cancelable: true, pointerId: 1, button: 0, ...more }));
  stage.setPointerCapture = () => {};
  const gaps = [];
  let [frame, last] = [0, performance.now()];
  send('pointerdown', { clientX: 700, clientY: 450 });
  const step = (now) => {
    gaps.push(now - last);
    last = now;
    frame += 1;
    if (frame < ${FRAMES}) (${event})(send, frame);
    if (frame < ${FRAMES} + 30) return requestAnimationFrame(step);
    send('pointercancel', {});
    done(gaps.slice(1));
  };
  requestAnimationFrame(step);
})`;
const PAN = gesture(
  `(send, frame) => send('pointermove', { clientX: 700 + 300 * Math.sin(frame / 12), clientY: 450 + 200 * Math.cos(frame / 17) })`,
);
const ZOOM = gesture(
  `(send, frame) => send('wheel', { clientX: 700, clientY: 450, deltaY: frame < ${FRAMES / 2} ? -20 : 20 })`,
);

const sorted = (gaps) => [...gaps].sort((a, b) => a - b);
const at = (gaps, share) => sorted(gaps)[Math.min(gaps.length - 1, Math.floor(gaps.length * share))];

function framesLine(name, gaps, target) {
  const cells = [
    `median ${at(gaps, 0.5).toFixed(1)}`,
    `95 % ${at(gaps, 0.95).toFixed(1)}`,
    `worst ${at(gaps, 1).toFixed(1)}`,
  ];
  return `${name.padEnd(30)} ${cells.join(', ')} ms a frame   (target: ${target})`;
}

/** Prints the figures of a page. */
async function measurePage(tab, path) {
  await tab.open(path, SCREEN);
  await tab.run(UNTIL_SHOWN);
  // The first page of a new browser is slower than those that people see.
  await tab.open(path, SCREEN);
  console.log(
    `${'overview'.padEnd(30)} ${Math.round(await tab.run(UNTIL_SHOWN))} ms to open   (target: ${TARGETS.open})`,
  );
  await tab.open(path, SCREEN, '#level=*');
  const opened = Math.round(await tab.run(UNTIL_SHOWN));
  const icons = await tab.run(`document.querySelectorAll('.n').length`);
  console.log(`${`everything, ${icons} icons`.padEnd(30)} ${opened} ms to open   (target: ${TARGETS.open})`);
  console.log(framesLine('pan, whole diagram', await tab.run(PAN), `${TARGETS.fps} frames a second`));
  console.log(framesLine('zoom, whole diagram', await tab.run(ZOOM), `${TARGETS.zoom} ms at most`));
  await tab.run(`location.hash = '#level=*&' + encodeURIComponent(document.querySelector('.n').dataset.address)`);
  await tab.run(`new Promise((done) => setTimeout(done, 1000))`);
  console.log(framesLine('pan, legible', await tab.run(PAN), `${TARGETS.fps} frames a second`));
  console.log(framesLine('zoom, legible', await tab.run(ZOOM), `${TARGETS.zoom} ms at most`));
}

const folder = mkdtempSync(join(tmpdir(), 'groundplan-bench-page-'));
const nodes = Number(process.argv[2] ?? 1000);
const { openBrowser } = loadDriver(folder);
const path = draw(folder, nodes);
const browser = await openBrowser();
try {
  console.log(
    `${nodes} nodes, ${statSync(path).size} bytes; ${cpus().length} cores, load ${loadavg()[0].toFixed(1)} before`,
  );
  await measurePage(browser.tab, path);
  console.log(`load ${loadavg()[0].toFixed(1)} after`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
