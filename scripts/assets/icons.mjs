/**
 * Builds the icon bundle: exactly the icons that the tables of src/catalog name, cleaned so that they can stand side by
 * side in one drawing. Fails on a name that no package has, on a licence that was not looked at, and on anything in an
 * icon that could reach outside the drawing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { optimize } from 'svgo';
import { familyOf, writeIconPage } from './licences.mjs';

const ROOT = new URL('../../', import.meta.url);
const OUTPUT = new URL('src/render/assets/icons/', ROOT);

/** What a slug begins with, and the file it is in; all others are in `other.json`: src/render/svg/icons.ts. */
const FILES = ['aws', 'azure', 'gcp'];
const fileOf = (slug) => FILES.find((file) => slug.startsWith(`${file}-`)) ?? 'other';

/** Tabler draws in the current text colour; a drawing that is an image has none. */
const OUTLINE_INK = '#344054';

/** As heavy as the line art of the AWS set when both are drawn in one size; Tabler's own 2 looks bold beside it. */
const OUTLINE_WIDTH = 1.5;

/** Attributes of `<svg>` that change how its content looks, so they have to move with it. */
const PRESENTATION = /^(fill|stroke|clip|color|opacity|font|text|stop|display|visibility|overflow)/;

const FORBIDDEN = [
  /<style/i,
  /\sclass=/i,
  /<script/i,
  /<title/i,
  /<image/i,
  /<foreignObject/i,
  /<text[\s>]/i,
  /href="(?!#)/i,
  /url\((?!["']?#)/i,
  /\son\w+=/i,
  /currentColor/i,
];

/** Zero-width characters that the drawing program of the Azure set has left between elements. */
const STRAY = /[\u200b\ufeff]/g;

/** Shorter notation only: guessing arcs and straight lines from curves would redraw what may not be changed. */
const LOSSLESS_PATHS = { makeArcs: false, straightCurves: false, convertToQ: false, floatPrecision: 3 };

/** The table code, bundled in memory: the names are those that the product itself sees. */
async function readSlugs() {
  const { outputFiles } = await build({
    entryPoints: [new URL('src/catalog/slugs.ts', ROOT).pathname],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  return (await import(url)).ICON_SLUGS;
}

async function readTabler(slug) {
  const name = slug.slice('tabler-'.length);
  const svg = await readFile(new URL(`node_modules/@tabler/icons/icons/outline/${name}.svg`, ROOT), 'utf8');
  const drawn = svg
    .replaceAll('currentColor', OUTLINE_INK)
    .replace(/stroke-width="2"/, `stroke-width="${OUTLINE_WIDTH}"`);
  return { svg: drawn, license: 'MIT' };
}

/** `{ svg, license }` of an icon, as its package ships it. */
async function readIcon(slug) {
  try {
    if (slug.startsWith('tabler-')) return await readTabler(slug);
    const { svg, variants, license } = await import(`@thesvg/icons/${slug}`);
    // Some marks are white by default, for dark pages; where there is one for light pages, that is it.
    return { svg: variants.light ?? svg, license };
  } catch (cause) {
    throw new Error(`no icon "${slug}" in the icon packages`, { cause });
  }
}

/** Google's icons and some others give a size only, and svgo drops a size only where a viewBox says the same. */
function withViewBox(svg, slug) {
  const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  if (/\sviewBox=/.test(root)) return svg;
  const size = ['width', 'height'].map((name) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  if (size.includes(undefined)) throw new Error(`icon "${slug}" has neither a viewBox nor a size`);
  return svg.replace('<svg', `<svg viewBox="0 0 ${size.join(' ')}"`);
}

/** Names in an icon start with its own name, so that no two icons of a drawing share one. */
function clean(svg, slug) {
  const { data } = optimize(svg, {
    path: `${slug}.svg`,
    plugins: [
      'removeTitle',
      'removeDesc',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      {
        name: 'preset-default',
        params: {
          overrides: {
            inlineStyles: false,
            mergePaths: false,
            convertPathData: LOSSLESS_PATHS,
            convertTransform: { matrixToTransform: false, floatPrecision: 5, transformPrecision: 8 },
          },
        },
      },
      'removeStyleElement',
      {
        name: 'removeAttrs',
        params: { attrs: ['class', 'data-.*', 'aria-.*', 'role', 'xml:space', 'enable-background'] },
      },
      'removeXlink',
      'removeDimensions',
      'removeUnusedNS',
      { name: 'prefixIds', params: { prefix: slug, delim: '__', prefixClassNames: false } },
      'sortAttrs',
    ],
  });
  return data.replace(STRAY, '');
}

function split(svg, slug) {
  const parts = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(svg.trim());
  if (parts === null) throw new Error(`icon "${slug}" has no content`);
  const [, root, body] = parts;
  const all = [...root.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  const attributes = Object.fromEntries(all.filter(([name]) => PRESENTATION.test(name)));
  return { viewBox: Object.fromEntries(all).viewBox, body, attributes };
}

async function buildIcon(slug) {
  const { svg, license } = await readIcon(slug);
  const icon = split(clean(withViewBox(svg, slug), slug), slug);
  const found = FORBIDDEN.find((pattern) => pattern.test(icon.body) || pattern.test(JSON.stringify(icon.attributes)));
  if (found !== undefined) throw new Error(`icon "${slug}" still has ${found}: ${icon.body.slice(0, 200)}`);
  if (!/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/.test(icon.viewBox ?? ''))
    throw new Error(`icon "${slug}" has the viewBox "${icon.viewBox}"`);
  return { slug, license, family: familyOf(slug, license), icon };
}

/** Writes the files of icons, one icon a line, and docs/icons.md, which says what is used from where under which terms. */
export async function buildIcons() {
  const built = [];
  for (const slug of await readSlugs()) built.push(await buildIcon(slug));
  for (const file of [...FILES, 'other']) {
    const lines = built
      .filter(({ slug }) => fileOf(slug) === file)
      .map(({ slug, icon }) => `${JSON.stringify(slug)}: ${JSON.stringify(icon)}`);
    await writeFile(new URL(`${file}.json`, OUTPUT), `{\n${lines.join(',\n')}\n}\n`);
  }
  await writeIconPage(built);
  console.log(`${built.length} icons`);
}
