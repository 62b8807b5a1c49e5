/**
 * Writes one self-contained page with the diagram and its viewer. It makes no requests and needs no server. Without
 * JavaScript it shows the diagram alone.
 */

import * as messages from '../messages.js';
import { drawSvg } from '../svg/index.js';
import { escapeXml } from '../svg/notation.js';
import { BACKGROUND, themeByName } from '../theme.js';
import changeStyle from '../viewer/changes.css';
import driftStyle from '../viewer/drift.css';
import pageStyle from '../viewer/page.css';
import script from '../viewer/viewer.bundle';
import type {
  Appearance,
  Brand,
  LabeledLayout,
  Levels,
  ProvenanceDetails,
  Revision,
  UndrawnResource,
  Writer,
} from '../writer.js';
import { detailsWithin, embeddable, evidenceBytes, linesIn, pageData, revisionTexts } from './data.js';
import type { LevelDrawing } from './levels.js';

/** Writes the page. It follows the reader's light or dark setting, so one file serves all themes. */
export const write: Writer<LabeledLayout> = async (labeled, { provenance, side, levels, appearance }) => {
  const below = levels === undefined ? null : await import('./levels.js');
  const overview = await drawingOf(labeled, appearance);
  const { svg } = overview;
  const undrawn = provenance?.undrawn ?? [];
  const ownUndrawn =
    below === null ? undrawn : undrawn.filter((resource) => below.isInOverview(resource, levels as Levels));
  const [data, details] = dataOf(overview, provenance && { ...provenance, undrawn: ownUndrawn }, side);
  const packs =
    below === null ? null : await packsOf(below, overview, { levels: levels as Levels, undrawn, side, appearance });
  const isOfChange = hasChanges(labeled);
  const svgs = [svg, ...(packs?.svgs ?? [])];
  const hasDrift = svgs.some((text) => text.includes(DRIFT_MARK));
  const style = [
    pageStyle,
    ...(isOfChange ? [changeStyle] : []),
    ...(hasDrift ? [driftStyle] : []),
    ...brandStyle(appearance?.brand ?? null),
  ].join('');
  const svgStyles = svgs.flatMap((text) => STYLE_ELEMENT.exec(text)?.[1] ?? []);
  const policy = await policyOf(script, [style, ...new Set(svgStyles)]);
  const title = escapeXml(labeled.presentation.title || messages.DIAGRAM);
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${style}</style></head>`,
    '<body>',
    '<header>',
    `<div><h1>${title}</h1>${packs === null ? '' : NAVIGATION}${barOf(hasDrift)}</div>`,
    ...secondRow(labeled),
    '</header>',
    `<main id="stage">`,
    `${svg.trimEnd()}</main>`,
    ZOOM,
    SIDES,
    STEPS,
    `<p id="keys" hidden>${isOfChange ? messages.PAGE_KEYS_OF_CHANGE : messages.PAGE_KEYS}${packs === null ? '' : messages.PAGE_KEYS_OF_LEVELS}</p>`,
    '<p id="say" role="status"></p>',
    jsonElement('data', packs === null ? data : { ...data, levels: packs.names }),
    ...(details === null ? [] : [jsonElement('told', details)]),
    ...(packs?.elements ?? []),
    `<script>${script}</script>`,
    '</body></html>',
  ];
  return { content: `${lines.join('\n')}\n`, note: null };
};

/** True if something changes, even if only resources that are not drawn do. */
const hasChanges = ({ layout, presentation }: LabeledLayout): boolean =>
  layout.changes !== undefined || presentation.dangers !== undefined;

/**
 * Returns the second row of the heading: what the drawing says below its title, and the switch of revisions. None if
 * there is neither.
 */
function secondRow(labeled: LabeledLayout): readonly string[] {
  const { layout, presentation } = labeled;
  const words = [layout.heading?.subtitle?.text, presentation.sentence].filter(Boolean).join(' · ');
  const parts = [words === '' ? '' : `<p id="about">${escapeXml(words)}</p>`, hasChanges(labeled) ? CHANGE : ''];
  return parts.some(Boolean) ? [`<div>${parts.join('')}</div>`] : [];
}

/** Draws one level of the page: without `style` attributes, which the policy of the page forbids. */
async function drawingOf(labeled: LabeledLayout, appearance: Appearance | undefined): Promise<LevelDrawing> {
  const svg = (await drawSvg(labeled.layout, 'auto', null, null, appearance)).replace(STYLE_ATTRIBUTE, '');
  const theme = themeByName('auto', appearance?.brand ?? null);
  return { labeled, svg, drawn: linesIn(svg), revisions: revisionTexts(labeled.layout, theme) };
}

/** Returns the data that the viewer needs beside a drawing, and the evidence; null without evidence. */
function dataOf(drawing: LevelDrawing, provenance: ProvenanceDetails | undefined, side?: Revision) {
  const { labeled, svg, drawn, revisions } = drawing;
  const { layout } = labeled;
  const details = provenance === undefined ? null : detailsWithin(evidenceBytes(svg), { layout, drawn }, provenance);
  const data = pageData(labeled, drawn, provenance?.undrawn, side);
  return [revisions.length > 0 ? { ...data, revisions } : data, details] as const;
}

interface LevelParts {
  readonly levels: Levels;
  /** The resources that the overview does not draw. */
  readonly undrawn: readonly UndrawnResource[];
  readonly side: Revision | undefined;
  readonly appearance: Appearance | undefined;
}

/** Returns the levels as elements that the browser neither runs nor shows: base64, and an index in front. */
async function packsOf(
  { indexOf, levelOf, compressJson, withoutIcons }: typeof import('./levels.js'),
  overview: LevelDrawing,
  { levels, undrawn, side, appearance }: LevelParts,
) {
  const { all, provenance } = levels;
  const drawings: LevelDrawing[] = [];
  for (const { labeled } of all) drawings.push(await drawingOf(labeled, appearance));
  const svgs = drawings.map(({ svg }) => svg.trimEnd());
  const { bare, icons } = withoutIcons(svgs);
  const packs = drawings.map((drawing, level) => {
    const isShown = (resource: UndrawnResource): boolean => {
      const home = levelOf(resource, levels);
      return home !== undefined && (home === level || all[level]?.isWhole === true);
    };
    const ownProvenance = provenance && { ...provenance, undrawn: (provenance.undrawn ?? []).filter(isShown) };
    return compressJson([bare[level], ...dataOf(drawing, ownProvenance, side)]);
  });
  const index = compressJson([...indexOf(overview, drawings, levels, undrawn), icons]);
  return {
    svgs,
    names: all.map(({ id, title, labeled: { layout, presentation } }) => {
      const hasFlows = presentation.flows.length > 0 ? ([1] as const) : [];
      return [id, title, layout.nodes.length, ...hasFlows] as const;
    }),
    elements: [index, ...packs].map((pack, at) => `<script type="text/plain" id="level${at}">${pack}</script>`),
  };
}

/** Gives the page the background of the diagram. The rule for dark systems is one that the program can switch. */
function brandStyle(brand: Brand | null): string[] {
  const rule = (face: string | undefined): string => (face === undefined ? '' : `:root{--face:${face}}`);
  const [light, dark] = [rule(brand?.light.background), rule(brand?.dark.background)];
  // Without a dark background, the rule for light systems would override the page's own.
  const ofDark = dark === '' && light !== '' ? rule(BACKGROUND.dark) : dark;
  return ofDark === '' ? [] : [light, `@media (prefers-color-scheme:dark){${ofDark}}`];
}

/**
 * Icons carry `style` attributes for text, although they contain none. They are removed, because the page's content
 * security policy forbids such attributes.
 */
const STYLE_ATTRIBUTE = / style="[^"]*"/g;
/** The SVG has at most one style element, and text from the source is escaped, so a plain match is safe. */
const STYLE_ELEMENT = /<style>([^<]*)<\/style>/;

/** A plain search is safe, because quotes in text from the source are escaped. */
const DRIFT_MARK = ' data-mark="drift"';

const jsonElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${embeddable(data)}</script>`;

// ---- Content security policy: the page runs the one script and the styles in it, and nothing else.

/** Returns the source hash of a script or style, computed over the exact bytes between its tags. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}

/**
 * Returns the content security policy. `data:` images are allowed because the page converts its SVG to PNG through one.
 */
async function policyOf(script: string, styles: readonly string[]): Promise<string> {
  const hashes = await Promise.all([script, ...styles].map(hashOf));
  return [
    `default-src 'none'`,
    `script-src ${hashes[0]}`,
    `style-src ${hashes.slice(1).join(' ')}`,
    'img-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

// ---- Controls of the page.
// They are part of the markup, and hidden until the page's program runs.

/** Icon outlines on a 20 px square, drawn for this page. */
const ICONS = {
  list: 'M3 5h14M6 10h11M6 15h11',
  layers: 'M10 3l7 4-7 4-7-4zM3 10.5l7 4 7-4M3 13.8l7 4 7-4',
  flow: 'M3 5h7v10h7M14 12l3 3-3 3',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  theme: 'M10 3a7 7 0 100 14zM10 3a7 7 0 010 14',
  in: 'M10 4v12M4 10h12',
  out: 'M4 10h12',
  levels: 'M5 8l5 5 5-5',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
} as const;

const icon = (name: keyof typeof ICONS): string => `<svg><path d="${ICONS[name]}"/></svg>`;

const button = (id: string, title: string, face: string): string =>
  `<button id=${id} title="${escapeXml(title)}">${face}</button>`;

/** A popover, which the browser opens and closes itself. */
const menu = (id: string, title: string, name: keyof typeof ICONS, inside: string): string =>
  `<button id=${id}-button popovertarget=${id} title="${title}">${icon(name)}</button><div id=${id} popover>${inside}</div>`;

const textButton = (id: string, text: string): string => `<button id=${id}>${text}</button>`;

const MORE = [
  textButton('collapse', messages.PAGE_COLLAPSE),
  textButton('expand', messages.PAGE_EXPAND),
  textButton('svg', messages.PAGE_COPY_SVG),
  textButton('png', messages.PAGE_COPY_PNG),
  textButton('print', messages.PAGE_PRINT),
].join('');

/** A filter that the page's CSS applies. The program adds the layers that it finds in the drawing. */
const DRIFT = `<label><input id="drift" type="checkbox" checked>${messages.PAGE_DRIFT}</label>`;

const barOf = (hasDrift: boolean): string =>
  [
    `<div class="bar">`,
    `<input id="q" type="search" placeholder="${messages.PAGE_SEARCH}" aria-label="${messages.PAGE_SEARCH}">`,
    button('tree', messages.PAGE_LIST, icon('list')),
    menu('layers', messages.PAGE_LAYERS, 'layers', hasDrift ? DRIFT : ''),
    button('flow', messages.PAGE_FLOW, icon('flow')),
    button('theme', messages.PAGE_THEME, icon('theme')),
    menu('more', messages.PAGE_MORE, 'more', MORE),
    '</div>',
  ].join('');

/** The way back to the overview, the name of the level, and the menu of all levels, which the program fills. */
const NAVIGATION = `<nav aria-label="${messages.PAGE_LEVELS}"><button id=up>${messages.PAGE_OVERVIEW}</button><span id=here></span>${menu('levels', messages.PAGE_LEVELS, 'levels', '')}</nav>`;

const ZOOM = `<section aria-label="${messages.PAGE_ZOOM}">${button('out', messages.PAGE_ZOOM_OUT, icon('out'))}<span id="percent"></span>${button('in', messages.PAGE_ZOOM_IN, icon('in'))}${button('fit', messages.PAGE_FIT, icon('fit'))}</section>`;

const SIDES = [
  `<aside id="list" aria-label="${messages.PAGE_LIST}" hidden></aside>`,
  `<aside id="panel" aria-label="${messages.PAGE_DETAILS}" hidden></aside>`,
].join('\n');

const STEPS = `<section id="steps" aria-label="${messages.PAGE_FLOW}" hidden></section>`;

/** Empty section for the revision switch (change, before, after), which the program fills. */
const CHANGE = `<section id="sides" aria-label="${messages.PAGE_SIDES}"></section>`;
