/**
 * Writes one self-contained page with the diagram and its viewer. It makes no requests and needs no server. Without
 * JavaScript it shows the diagram alone.
 */

import * as messages from '../messages.js';
import { escapeXml } from '../svg/escape.js';
import { drawSvg } from '../svg/index.js';
import changeStyle from '../viewer/changes.css';
import choicesStyle from '../viewer/choices.css';
import driftStyle from '../viewer/drift.css';
import fullScript from '../viewer/full.bundle';
import pageStyle from '../viewer/page.css';
import pageScript from '../viewer/viewer.bundle';
import type { LabeledLayout, Writer } from '../writer.js';
import { barOf, CHANGE, SIDES, STEPS, ZOOM } from './controls.js';
import { embeddable, pageData } from './data.js';
import { linesIn } from './lines.js';
import { policyOf } from './policy.js';
import { roomBeside } from './room.js';
import { toldWithin } from './told.js';

/**
 * Icons carry `style` attributes for text, although they contain none. They are removed, because the page's content
 * security policy forbids such attributes.
 */
const STYLE_ATTRIBUTE = / style="[^"]*"/g;
/** The SVG has at most one style element, and foreign text is escaped, so a plain match is safe. */
const STYLE_ELEMENT = /<style>([^<]*)<\/style>/;

/** A plain search is safe, because quotes in foreign text are escaped. */
const DRIFT_MARK = ' data-mark="drift"';

const jsonElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${embeddable(data)}</script>`;

/** The page follows the reader's light or dark setting, so one file serves all themes. */
export const write: Writer<LabeledLayout> = async (said, { told: words, side }) => {
  const svg = (await drawSvg(said.layout, 'auto')).replace(STYLE_ATTRIBUTE, '');
  const drawn = linesIn(svg);
  const told = words === undefined ? null : toldWithin(roomBeside(svg), { layout: said.layout, drawn }, words);
  const isOfChange = said.layout.changes !== undefined;
  // Only pages with revisions or evidence carry the larger program that shows them.
  const script = isOfChange || told !== null ? fullScript : pageScript;
  const hasDrift = svg.includes(DRIFT_MARK);
  const style = [
    pageStyle,
    ...(isOfChange ? [changeStyle] : []),
    ...(told === null ? [] : [choicesStyle]),
    ...(hasDrift ? [driftStyle] : []),
  ].join('');
  const ofPicture = STYLE_ELEMENT.exec(svg)?.[1];
  const policy = await policyOf(script, [style, ...(ofPicture === undefined ? [] : [ofPicture])]);
  const title = escapeXml(said.presentation.title || messages.DIAGRAM);
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${style}</style></head>`,
    '<body>',
    `<header><h1>${title}</h1>${barOf(hasDrift)}</header>`,
    `<main id="stage">`,
    `${svg.trimEnd()}</main>`,
    ZOOM,
    ...(isOfChange ? [CHANGE] : []),
    SIDES,
    STEPS,
    `<p id="keys" hidden>${isOfChange ? messages.PAGE_KEYS_OF_CHANGE : messages.PAGE_KEYS}</p>`,
    '<p id="say" role="status"></p>',
    jsonElement('data', pageData(said, drawn, side)),
    ...(told === null ? [] : [jsonElement('told', told)]),
    `<script>${script}</script>`,
    '</body></html>',
  ];
  return { content: `${lines.join('\n')}\n`, note: null };
};
