/** The controls of the HTML page. They are part of the markup, and hidden until the page's program runs. */
import * as messages from '../messages.js';
import { escapeXml } from '../svg/escape.js';

/** Icon outlines on a 20 px square, drawn for this page. */
const ICONS = {
  list: 'M3 5h14M6 10h11M6 15h11',
  layers: 'M10 3l7 4-7 4-7-4zM3 10.5l7 4 7-4M3 13.8l7 4 7-4',
  flow: 'M3 5h7v10h7M14 12l3 3-3 3',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  theme: 'M10 3a7 7 0 100 14zM10 3a7 7 0 010 14',
  in: 'M10 4v12M4 10h12',
  out: 'M4 10h12',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
} as const;

const icon = (name: keyof typeof ICONS): string => `<svg><path d="${ICONS[name]}"/></svg>`;

const button = (id: string, title: string, face: string): string =>
  `<button id=${id} title="${escapeXml(title)}">${face}</button>`;

/** A popover, which the browser opens and closes itself. */
const menu = (id: string, title: string, name: keyof typeof ICONS, inside: string): string =>
  `<button id=${id}-button popovertarget=${id} title="${title}">${icon(name)}</button><div id=${id} popover>${inside}</div>`;

const words = (id: string, text: string): string => `<button id=${id}>${text}</button>`;

const MORE = [
  words('collapse', messages.PAGE_COLLAPSE),
  words('expand', messages.PAGE_EXPAND),
  words('svg', messages.PAGE_COPY_SVG),
  words('png', messages.PAGE_COPY_PNG),
  words('print', messages.PAGE_PRINT),
].join('');

/** A filter that the page's CSS applies. The program adds the layers that it finds in the drawing. */
const DRIFT = `<label><input id="drift" type="checkbox" checked>${messages.PAGE_DRIFT}</label>`;

export const barOf = (hasDrift: boolean): string =>
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

export const ZOOM = `<section aria-label="${messages.PAGE_ZOOM}">${button('out', messages.PAGE_ZOOM_OUT, icon('out'))}<span id="percent"></span>${button('in', messages.PAGE_ZOOM_IN, icon('in'))}${button('fit', messages.PAGE_FIT, icon('fit'))}</section>`;

export const SIDES = [
  `<aside id="list" aria-label="${messages.PAGE_LIST}" hidden></aside>`,
  `<aside id="panel" aria-label="${messages.PAGE_DETAILS}" hidden></aside>`,
].join('\n');

export const STEPS = `<section id="steps" aria-label="${messages.PAGE_FLOW}" hidden></section>`;

/** Empty section for the revision switch (change, before, after), which the program fills. */
export const CHANGE = `<section id="sides" aria-label="${messages.PAGE_SIDES}"></section>`;
