/**
 * npm run gallery: writes gallery/index.html with every case of fixtures/ as committed and as drawn by the present dist/ (run
 * `npm run build` first), changed ones first. Also updates the pictures of real code in fixtures/gallery and their section in
 * docs/gallery.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pageWith, realCases } from './gallery/real.mjs';

const ROOT = new URL('..', import.meta.url).pathname;
const run = (command, ...args) => spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Returns the committed picture; null for a new case. */
const committed = (picture) => {
  const { status, stdout } = run('git', 'show', `HEAD:fixtures/${picture}`);
  return status === 0 ? stdout : null;
};

const drawn = (inputs) => {
  const { status, stdout, stderr } = run(process.execPath, 'dist/cli.js', 'draw', ...inputs, '--outfile', '-');
  return { svg: status === 0 ? stdout : null, output: stderr.trim() };
};

function inputsOf(name) {
  const at = (file) => `fixtures/${name}/${file}`;
  const has = (file) => existsSync(`${ROOT}/${at(file)}`);
  if (has('plan.json') && has('graph.dot')) {
    return ['--planfile', at('plan.json'), '--graphfile', at('graph.dot'), '--source', `fixtures/${name}`];
  }
  return has('plan.json') ? ['--source', at('plan.json')] : has('graph.json') ? ['--source', at('graph.json')] : null;
}

const image = (svg) =>
  svg === null
    ? '<p class="none">none</p>'
    : `<a target="_blank" href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"><img loading="lazy" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"></a>`;

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function section({ name, before, after, output, state }) {
  const pictures =
    state === 'same'
      ? `<figure>${image(after)}</figure>`
      : `<figure>${image(before)}<figcaption>committed</figcaption></figure><figure>${image(after)}<figcaption>now</figcaption></figure>`;
  return `<section class="${state}" id="${name}"><h2><a href="#${name}">${name}</a> <small>${state}</small></h2><pre>${escapeText(output)}</pre><div>${pictures}</div></section>`;
}

function compared(name, picture) {
  const inputs = inputsOf(name);
  if (inputs === null) return [];
  const before = committed(`${name}/${picture}`);
  const { svg: after, output } = drawn(inputs);
  const state = after === null ? 'failed' : before === null ? 'new' : before === after ? 'same' : 'changed';
  return [{ name, before, after, output, state }];
}

const fixtures = readdirSync(`${ROOT}/fixtures`)
  .sort()
  .flatMap((name) => compared(name, 'expected.svg'));

const real = realCases(ROOT).flatMap(({ name }) => compared(`gallery/${name}`, 'picture.svg'));
for (const { name, after } of real) if (after !== null) writeFileSync(`${ROOT}/fixtures/${name}/picture.svg`, after);

const PAGE = `${ROOT}/docs/gallery.md`;
writeFileSync(PAGE, pageWith(readFileSync(PAGE, 'utf8'), realCases(ROOT)));

const cases = [...real, ...fixtures];

const ORDER = ['failed', 'changed', 'new', 'same'];
cases.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
const counts = ORDER.map((state) => `${cases.filter((each) => each.state === state).length} ${state}`).join(', ');

mkdirSync(`${ROOT}/gallery`, { recursive: true });
writeFileSync(
  `${ROOT}/gallery/index.html`,
  `<!doctype html><meta charset="utf-8"><title>groundplan gallery: ${counts}</title>
<style>
body{font:14px system-ui,sans-serif;margin:24px;background:#f6f7f9;color:#1b1f24}
section{background:#fff;border:1px solid #d8dee4;border-radius:8px;margin:0 0 24px;padding:16px}
section.failed,section.changed{border-color:#cf222e}h2{margin:0 0 8px}small{font-weight:400;color:#57606a}
div{display:flex;gap:16px;align-items:flex-start}figure{flex:1;margin:0;min-width:0}img{max-width:100%;border:1px solid #eaeef2}
pre{color:#57606a;white-space:pre-wrap;margin:0 0 12px}
</style>
<h1>${cases.length} cases: ${counts}</h1>
${cases.map(section).join('\n')}
`,
);
console.log(`gallery/index.html: ${cases.length} cases, ${counts}`);
if (cases.some(({ state }) => state === 'failed')) process.exitCode = 1;
