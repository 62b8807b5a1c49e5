/**
 * Builds the icon bundle: the icons that the tables of src/catalog name, cleaned so that they do not interfere within one drawing.
 * Fails for an unknown name, an unreviewed licence, and anything in an icon that could load other resources.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { optimize } from 'svgo';
import { familyOf, writeIconPage } from './licences.mjs';

const ROOT = new URL('../../', import.meta.url);
const OUTPUT = new URL('src/render/assets/icons/', ROOT);

/** Prefixes of slugs with a file of their own; all others are in `other.json`. src/render/svg/icons.ts reads them. */
const FILES = ['aws', 'azure', 'gcp'];
const fileOf = (slug) => FILES.find((file) => slug.startsWith(`${file}-`)) ?? 'other';

/** Replaces `currentColor` in Tabler icons, because an image has no text colour to inherit. */
const OUTLINE_INK = '#344054';

/** Stroke width that matches the line art of AWS at the same size. Tabler's default is 2. */
const OUTLINE_WIDTH = 1.5;

/** Attributes of `<svg>` that affect its content, and are kept with it. */
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

/** Zero-width characters between elements of the Azure set. */
const STRAY = /[\u200b\ufeff]/g;

/** Only shortens the notation. Arcs and lines guessed from curves would change artwork that must not be changed. */
const LOSSLESS_PATHS = { makeArcs: false, straightCurves: false, convertToQ: false, floatPrecision: 3 };

/** Bundles the catalogue in memory and returns its icon names. */
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

/** Returns an icon as its package ships it. */
async function readIcon(slug) {
  try {
    if (slug.startsWith('tabler-')) return await readTabler(slug);
    const { svg, variants, license } = await import(`@thesvg/icons/${slug}`);
    // Some marks are white by default, for dark pages.
    return { svg: variants.light ?? svg, license };
  } catch (cause) {
    throw new Error(`no icon "${slug}" in the icon packages`, { cause });
  }
}

/** Adds a viewBox to icons with a size only, because svgo removes the size only beside a viewBox. */
function withViewBox(svg, slug) {
  const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  if (/\sviewBox=/.test(root)) return svg;
  const size = ['width', 'height'].map((name) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  if (size.includes(undefined)) throw new Error(`icon "${slug}" has neither a viewBox nor a size`);
  return svg.replace('<svg', `<svg viewBox="0 0 ${size.join(' ')}"`);
}

/** Returns the icon without unneeded markup. Ids get the slug as prefix, so that no two icons of a drawing share one. */
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
  const forbidden = FORBIDDEN.find(
    (pattern) => pattern.test(icon.body) || pattern.test(JSON.stringify(icon.attributes)),
  );
  if (forbidden !== undefined) throw new Error(`icon "${slug}" still has ${forbidden}: ${icon.body.slice(0, 200)}`);
  if (!/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/.test(icon.viewBox ?? ''))
    throw new Error(`icon "${slug}" has the viewBox "${icon.viewBox}"`);
  return { slug, license, family: familyOf(slug, license), icon };
}

/** Writes the icon files, one icon per line, and docs/icons.md with sources and terms. */
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
