/**
 * Writes one self-contained page with the diagram and its viewer. It makes no requests and needs no server. Without
 * JavaScript it shows the diagram alone.
 */

import { groupBy } from '../../graph/group-by.js';
import type { Presentation } from '../../labels/model.js';
import type { Layout } from '../../layout/layout.js';
import { short } from '../../platform/text/short.js';
import { EVIDENCE_ADDRESS_MAX, EVIDENCE_BYTES, EVIDENCE_OF_PICTURE, EVIDENCE_TEXT_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { escapeXml } from '../svg/escape.js';
import { drawSvg } from '../svg/index.js';
import changeStyle from '../viewer/changes.css';
import choicesStyle from '../viewer/choices.css';
import driftStyle from '../viewer/drift.css';
import fullScript from '../viewer/full.bundle';
import pageStyle from '../viewer/page.css';
import pageScript from '../viewer/viewer.bundle';
import type {
  CodePlace,
  ElementDetails,
  LabeledLayout,
  ProvenanceDetails,
  Reason,
  Revision,
  Writer,
} from '../writer.js';

/** The lines of a drawing, in the order in which the viewer finds them. */

/** Matches the ends of each line in drawing order, bundle by bundle. Quotes in foreign text are escaped. */
const DRAWN = /<g data-from="([^"]*)" data-to="([^"]*)"[^>]*><title>/g;

/** Returns the key of a line: its two ends, escaped as in the SVG. */
const lineKey = (from: string, to: string): string => `${escapeXml(from)}\n${escapeXml(to)}`;

export const linesIn = (svg: string): readonly string[] =>
  [...svg.matchAll(DRAWN)].map(([, from, to]) => `${from}\n${to}`);

/**
 * JSON for the viewer with the facts that it cannot read off the SVG: the number of boxes, the kinds of lines, the
 * flows.
 */

/** Bits of the digit that encodes the kind of a line. */
const LINE_BITS = { twoWay: 1, dashed: 2, thin: 4 } as const;

/** A flow step. Elements and lines are indexes in drawing order. */
type Step = readonly [
  number: number,
  label: string,
  detail: string,
  things: readonly number[],
  lines: readonly number[],
];

interface PageData {
  readonly boxes: number;
  /** One digit per line in drawing order, without trailing zeros. */
  readonly kinds: string;
  readonly flows: readonly { readonly name: string; readonly steps: readonly Step[] }[];
  /** Layers that are hidden when the page opens; absent if none is. */
  readonly off?: readonly string[];
}

/** Layers that a revision hides: see src/render/viewer/model/sides.ts. */
const OFF: Readonly<Record<Revision, readonly string[]>> = { change: [], before: ['after'], after: ['before'] };

/**
 * Returns the data of the page.
 * @param drawn the result of `linesIn`
 * @param side revision shown when the page opens
 */
function pageData(
  { layout, presentation }: PageSubject,
  drawn: readonly string[],
  side: Revision = 'change',
): PageData {
  const edges = new Map(layout.edges.map(({ edge }) => [lineKey(edge.from, edge.to), edge]));
  const digit = (ends: string): number => {
    const { twoWay, dashed, suggested, thin } = edges.get(ends)!;
    return (twoWay ? LINE_BITS.twoWay : 0) + (dashed || suggested ? LINE_BITS.dashed : 0) + (thin ? LINE_BITS.thin : 0);
  };
  return {
    boxes: layout.boxes.length,
    kinds: drawn.map(digit).join('').replace(/0+$/, ''),
    flows: flows({ layout, presentation }, drawn),
    ...(layout.changes !== undefined && side !== 'change' && { off: OFF[side] }),
  };
}

interface PageSubject {
  readonly layout: Layout;
  readonly presentation: Presentation;
}

function flows({ layout, presentation }: PageSubject, drawn: readonly string[]): PageData['flows'] {
  const nodes = new Map(layout.nodes.map(({ node }, at) => [node.id, layout.boxes.length + at]));
  const lines = new Map(drawn.map((ends, at) => [ends, at]));
  return presentation.flows.map(({ name, steps }) => ({
    name,
    steps: steps.map(({ number, label, detail }): Step => {
      const here = presentation.items.filter((item) => item.kind === 'node' && item.steps.includes(number));
      const ways = presentation.edges.filter((edge) => edge.steps.includes(number));
      return [
        number,
        label,
        detail,
        here.flatMap(({ id }) => nodes.get(id) ?? []),
        ways.flatMap(({ from, to }) => lines.get(lineKey(from, to)) ?? []),
      ];
    }),
  }));
}

const AS_ESCAPE = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns JSON that is safe inside a script element: `<`, `>`, `&` and the line separators are escaped. */
export const embeddable = (data: unknown): string => JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, AS_ESCAPE);

/**
 * Limits how much evidence a page holds. Lists are cut to their first entries and a count of the rest, until everything
 * fits.
 */

/** List lengths: `reasons` per line and per element's placement, `parts` (resources without an icon) per element. */
interface Measure {
  readonly reasons: number;
  readonly parts: number;
  /** True if code locations are included. Each may name another file, so they can be large. */
  readonly places: boolean;
}

/** From the most to the least evidence. The last one leaves only counts, which are smaller than any drawing. */
export const MEASURES: readonly Measure[] = [
  { reasons: 12, parts: 30, places: true },
  { reasons: 6, parts: 10, places: true },
  { reasons: 3, parts: 3, places: true },
  { reasons: 1, parts: 1, places: true },
  { reasons: 0, parts: 0, places: true },
  { reasons: 0, parts: 0, places: false },
];

/** Returns the bytes available for evidence beside a drawing. */
const roomBeside = (picture: string): number =>
  Math.max(EVIDENCE_BYTES, Buffer.byteLength(picture) * EVIDENCE_OF_PICTURE);

type Part = ElementDetails['parts'][number];

const cutText = (text: string): string => short(text, EVIDENCE_TEXT_MAX);

export const placeIn = ({ places }: Measure, at: CodePlace | undefined): { readonly at?: CodePlace } =>
  at === undefined || !places ? {} : { at: cutPlace(at) };

const reasonsIn = (measure: Measure, all: readonly Reason[]): readonly Reason[] =>
  beginning(all, measure.reasons, (one) => reasonIn(measure, one), { text: '' });

const partsIn = (measure: Measure, all: readonly Part[]): readonly Part[] =>
  beginning(all, measure.parts, (one) => ({ ...reasonIn(measure, one), name: cutText(one.name) }), {
    text: '',
    name: '',
  });

const reasonIn = (measure: Measure, { text, at }: Reason): Reason => ({ text: cutText(text), ...placeIn(measure, at) });

/**
 * Returns the first `most` entries and a count of the rest. A single further entry is listed: the count would take as
 * much room.
 * @param others the entry that holds the count
 */
function beginning<T extends Reason>(all: readonly T[], most: number, cut: (one: T) => T, others: T): readonly T[] {
  if (all.length <= most + Math.min(most, 1)) return all.map(cut);
  return [...all.slice(0, most).map(cut), { ...others, text: messages.andMore(all.length - most) }];
}

/** A truncated address would be a broken link. */
const cutPlace = ({ file, line, address = '' }: CodePlace): CodePlace => ({
  file: cutText(file),
  line,
  ...(address !== '' && address.length <= EVIDENCE_ADDRESS_MAX && { address }),
});

/**
 * The evidence of a page in compact form. Texts and files are listed once and referred to by index; elements and lines
 * are in drawing order.
 */

/** Index of a text; index of a file and a line number, if known. */
type Numbered = readonly [text: number, file?: number, line?: number];

/** The format that src/render/viewer/model/told.ts reads. 0 stands for an entry without evidence. */
export type DetailData = readonly [
  texts: readonly string[],
  /** Path of the file as in the source, and its URL up to the line number; empty if unknown. */
  files: readonly (readonly [shown: string, address: string])[],
  lines: readonly (readonly Numbered[] | 0)[],
  things: readonly (
    | readonly [own: Numbered, why: readonly Numbered[], parts: readonly (readonly [Numbered, number])[]]
    | 0
  )[],
  /** Name of a tag, and its values per element as indexes of texts. */
  tags: readonly (readonly [name: string, of: readonly (readonly number[])[]])[],
];

/** Assigns indexes to repeated strings. */
class Numbers {
  readonly keys: string[] = [];
  /** Total length of all keys, a lower bound of their size in the page. */
  length = 0;
  readonly #known = new Map<string, number>();

  of(key: string): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.keys.length);
    this.length += key.length;
    return this.keys.push(key) - 1;
  }
}

interface Subject {
  readonly layout: Layout;
  /** The ends of the lines in drawing order: `linesIn`. */
  readonly drawn: readonly string[];
}

/**
 * Returns as much evidence as fits `room`, in bytes. Tags that the user requested are always complete and do not count
 * towards `room`. Null if there is no evidence.
 */
export function detailsWithin(room: number, subject: Subject, told: ProvenanceDetails): DetailData | null {
  const { tags = new Map(), ...evidence } = told;
  const fits = (measure: Measure): boolean => {
    const data = toldData(subject, evidence, measure, room);
    return data === null || (data !== 'more' && Buffer.byteLength(embeddable(data)) <= room);
  };
  const measure = MEASURES.find(fits) ?? (MEASURES.at(-1) as Measure);
  const data = toldData(subject, { ...evidence, tags }, measure, Number.POSITIVE_INFINITY);
  return data === 'more' ? null : data;
}

/** Returns `more` as soon as the evidence exceeds `room`; null if there is none. */
function toldData(
  { layout, drawn }: Subject,
  told: ProvenanceDetails,
  measure: Measure,
  room: number,
): DetailData | 'more' | null {
  const [texts, files] = [new Numbers(), new Numbers()];
  const isMore = (): boolean => texts.length + files.length > room;
  // One file name may occur at two commits, so the address is part of the key.
  const fileOf = ({ file, address = '' }: CodePlace): number => files.of(`${file}\n${address}`);
  const numbered = ({ text, at }: Reason): Numbered =>
    at === undefined ? [texts.of(text)] : [texts.of(text), fileOf(at), at.line];
  const reasonsOf = reasonsBy(layout, told);
  const { boxes, nodes } = layout;
  const lines: DetailData[2][number][] = [];
  for (const ends of drawn) {
    const reasons = reasonsOf(ends);
    lines.push(reasons === undefined ? 0 : reasonsIn(measure, reasons).map(numbered));
    if (isMore()) return 'more';
  }
  const ids = [...boxes.map(({ box }) => box.id), ...nodes.map(({ node }) => node.id)];
  const things: DetailData[3][number][] = [];
  for (const id of ids) {
    const thing = told.things.get(id);
    things.push(thing === undefined ? 0 : thingOf(thing));
    if (isMore()) return 'more';
  }
  function thingOf({ at, why, parts }: ElementDetails): DetailData[3][number] {
    const own = numbered({ text: '', ...placeIn(measure, at) });
    return [
      own,
      reasonsIn(measure, why).map(numbered),
      partsIn(measure, parts).map((part) => [numbered(part), texts.of(part.name)]),
    ];
  }
  const tags = [...(told.tags ?? [])].map(([name, values]) => {
    const of = ids.map((id) => values.get(id)?.map((value) => texts.of(value)) ?? []);
    return [name, of] as const;
  });
  if (![...lines, ...things].some((each) => each !== 0)) return null;
  return [texts.keys, files.keys.map(splitFile), lines, things, tags];
}

const splitFile = (key: string): readonly [string, string] => {
  const at = key.lastIndexOf('\n');
  return [key.slice(0, at), key.slice(at + 1)];
};

/** The evidence of each line, by its ends as in the SVG. */

type ReasonsOf = (ends: string) => readonly Reason[] | undefined;

/**
 * Returns a lookup of reasons by line. A line of a group of equivalent nodes has the reasons of all its members,
 * without duplicates.
 */
function reasonsBy({ boxes, nodes }: Layout, { lines }: Pick<ProvenanceDetails, 'lines'>): ReasonsOf {
  const known = new Map(
    [...lines].map(([ends, reasons]) => [lineKey(...(ends.split('\n') as [string, string])), reasons]),
  );
  const inBox = groupBy(nodes, ({ node }) => node.parent);
  const groups = boxes.filter(({ box }) => box.style === 'group').map(({ box }) => box.id);
  const fellows = new Map(
    groups.map((id) => [escapeXml(id), (inBox.get(id) ?? []).map(({ node }) => escapeXml(node.id))]),
  );
  return (ends) => {
    const own = known.get(ends);
    const [from, to] = ends.split('\n') as [string, string];
    if (own !== undefined || !(fellows.has(from) || fellows.has(to))) return own;
    const starts = fellows.get(from) ?? [from];
    const reasons = starts.flatMap((start) =>
      (fellows.get(to) ?? [to]).flatMap((end) => known.get(`${start}\n${end}`) ?? []),
    );
    return reasons.length === 0 ? undefined : onceEach(reasons);
  };
}

const onceEach = (reasons: readonly Reason[]): readonly Reason[] => [
  ...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values(),
];

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
  const told = words === undefined ? null : detailsWithin(roomBeside(svg), { layout: said.layout, drawn }, words);
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

/** The content security policy of the page: it runs the one script and the styles in it, and nothing else. */

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

/** The controls of the HTML page. They are part of the markup, and hidden until the page's program runs. */

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

const ZOOM = `<section aria-label="${messages.PAGE_ZOOM}">${button('out', messages.PAGE_ZOOM_OUT, icon('out'))}<span id="percent"></span>${button('in', messages.PAGE_ZOOM_IN, icon('in'))}${button('fit', messages.PAGE_FIT, icon('fit'))}</section>`;

const SIDES = [
  `<aside id="list" aria-label="${messages.PAGE_LIST}" hidden></aside>`,
  `<aside id="panel" aria-label="${messages.PAGE_DETAILS}" hidden></aside>`,
].join('\n');

const STEPS = `<section id="steps" aria-label="${messages.PAGE_FLOW}" hidden></section>`;

/** Empty section for the revision switch (change, before, after), which the program fills. */
const CHANGE = `<section id="sides" aria-label="${messages.PAGE_SIDES}"></section>`;
