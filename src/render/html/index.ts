/** One page with the picture and what looks closer at it: no request, no server; without JavaScript the picture alone. */

import changeStyle from '../../viewer/changes.css';
import choicesStyle from '../../viewer/choices.css';
import driftStyle from '../../viewer/drift.css';
import fullScript from '../../viewer/full.bundle';
import pageStyle from '../../viewer/page.css';
import pageScript from '../../viewer/viewer.bundle';
import * as messages from '../messages.js';
import { escapeXml } from '../svg/escape.js';
import { drawSvg } from '../svg/index.js';
import type { LabeledLayout, Writer } from '../writer.js';
import { barOf, CHANGE, SIDES, STEPS, ZOOM } from './controls.js';
import { embeddable, pageData } from './data.js';
import { linesIn } from './lines.js';
import { policyOf } from './policy.js';
import { roomBeside } from './room.js';
import { toldWithin } from './told.js';

/** Of icons: it sets how text runs, where there is none. The policy of the page allows no such attribute. */
const STYLE_ATTRIBUTE = / style="[^"]*"/g;
/** The picture has one style at most, and foreign text has no tags. */
const STYLE_ELEMENT = /<style>([^<]*)<\/style>/;

/** Foreign text has no quotes. */
const DRIFT_MARK = ' data-mark="drift"';

const jsonElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${embeddable(data)}</script>`;

/** It follows the light or dark system of its reader, so there is one for all themes. */
export const write: Writer<LabeledLayout> = async (said, { told: words, side }) => {
  const svg = (await drawSvg(said.layout, 'auto')).replace(STYLE_ATTRIBUTE, '');
  const drawn = linesIn(svg);
  const told = words === undefined ? null : toldWithin(roomBeside(svg), { layout: said.layout, drawn }, words);
  const isOfChange = said.layout.changes !== undefined;
  // What shows the two sides of a change, and says why, is no burden for a page that has neither.
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
