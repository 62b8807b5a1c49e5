import { Bug } from '../../errors.js';
import { isAddress, typeOf } from '../../graph/address.js';
import { countDrawn } from '../../graph/count-resources.js';
import type { Layout } from '../../layout/layout.js';
import { SENTENCE_PITCH, TITLE_PITCH } from '../../layout/scene/measures.js';
import type { TextLine } from '../../layout/scene/model.js';
import { DIAGRAM, pictureDescription, TITLE_WITHOUT_WORDS } from '../messages.js';
import type { Theme } from '../theme.js';
import type { Links } from '../writer.js';
import { box } from './boxes.js';
import { asMark, changeTextFrom, changeWidth, hasArrow } from './changes.js';
import { edgeLabel, edgeSign, edges } from './edges.js';
import { escapeXml } from './escape.js';
import { flowTables } from './flows.js';
import { type Icons, symbols } from './icons.js';
import { legend } from './legend.js';
import { link } from './link.js';
import { node } from './nodes.js';
import { number } from './numbers.js';
import { darkStyle, painted } from './paint.js';
import { type Span, text, titleLine } from './text.js';

const SUBTITLE_GAP = 14;
const NO_WORDS = { title: null, subtitle: null };

/** A title with an arrow consists of parts that are positioned one by one. */
function titleWithArrow(line: TextLine, beside: Span | null, x: number, y: number, { heading: ink }: Theme): string {
  const title = changeTextFrom(line, x, y, ink);
  if (beside === null) return title;
  const { text: words, width, ink: small } = beside;
  return title + text(words, x + changeWidth(line, ink) + SUBTITLE_GAP, y, small, 'start', width);
}

function heading(layout: Layout, theme: Theme, back: string | null): string[] {
  if (layout.title === null) return [];
  const { x, y } = layout.title;
  const below = layout.subtitle ?? null;
  const { title, subtitle, broken, sentence }: NonNullable<Layout['heading']> = layout.heading ?? NO_WORDS;
  if (title === null) throw new Bug(TITLE_WITHOUT_WORDS);
  const after = subtitle && { ...subtitle, ink: theme.subheading };
  const room = layout.width - 2 * x;
  const beside = below === null ? after : null;
  const drawn = (broken ?? [title]).map((line, i) =>
    hasArrow(line)
      ? titleWithArrow(line, beside, x, y + i * TITLE_PITCH, theme)
      : titleLine({ ...line, ink: theme.heading }, beside, SUBTITLE_GAP, x, y + i * TITLE_PITCH, room),
  );
  const linked = drawn.map((line) => (back === null ? line : link(back, line, ' text-decoration="underline"')));
  const said = (sentence?.lines ?? []).map((line, i) =>
    asMark(titleLine({ ...line, ink: theme.sentence }, null, SUBTITLE_GAP, x, sentence!.y + i * SENTENCE_PITCH, room)),
  );
  const second = below && after ? [titleLine(after, null, SUBTITLE_GAP, below.x, below.y, room)] : [];
  return [...linked, ...second, ...said];
}

function resourcesIn({ boxes, nodes, edges: lines }: Layout): number {
  const drawn = [
    ...boxes.flatMap(({ box: { id, count = 1, folded, mark } }) =>
      mark?.ghostOf !== undefined
        ? []
        : isAddress(id)
          ? { address: id, type: typeOf(id), count }
          : folded
            ? { address: id, type: '', count }
            : [],
    ),
    ...nodes.flatMap(({ node: { id, type, count = 1, mark } }) =>
      mark?.ghostOf !== undefined ? [] : { address: id, type, count },
    ),
  ];
  return lines.reduce((sum, { edge: { count = 0 } }) => sum + count, countDrawn(drawn));
}

/** Returns the uncut title: a screen reader is not limited by the width. */
function titleIn({ heading: words }: Layout): string {
  return words?.title?.whole ?? words?.title?.text ?? DIAGRAM;
}

/** Returns the uncut summary sentence. */
function sentenceIn({ heading: words }: Layout): string {
  const last = words?.sentence?.lines.at(-1);
  return last?.whole ?? words?.sentence?.lines.map(({ text }) => text).join(' ') ?? '';
}

const changesIn = ({ legend: entries = [] }: Layout): string[] =>
  entries.flatMap(({ sample, words }) => (sample === 'change' || sample === 'sum' ? [words.text] : []));

const descriptionOf = (layout: Layout): string =>
  [sentenceIn(layout), pictureDescription(resourcesIn(layout), layout.edges.length, changesIn(layout))]
    .join(' ')
    .trim();

/**
 * Returns the opening tag and the description of the document.
 * @param stamp the program version and a fingerprint of the graph: src/diagram/stamp.ts
 */
function root(layout: Layout, theme: Theme, stamp: string | null): string[] {
  const [width, height] = [number(Math.ceil(layout.width)), number(Math.ceil(layout.height))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" font-family="${theme.fonts}"${stamp === null ? '' : ` data-groundplan="${escapeXml(stamp)}"`}>`,
    `<title id="title">${escapeXml(titleIn(layout))}</title>`,
    `<desc id="desc">${escapeXml(descriptionOf(layout))}</desc>`,
  ];
}

/**
 * Returns the diagram as one SVG document. It has no scripts or external files, so that it looks the same on its own,
 * in a page and in the image proxies of code hosts. Links exist only on request, and a style for dark systems only in
 * the theme `auto`. The same layout gives the same text.
 *
 * @throws Bug if a coordinate of the layout is not a finite number.
 */
export function svgDocument(
  layout: Layout,
  icons: Icons,
  theme: Theme,
  links: Links | null = null,
  stamp: string | null = null,
): string {
  const linked = (id: string, drawn: string): string => {
    const href = links?.hrefs.get(id);
    return href === undefined ? drawn : link(href, drawn);
  };
  const body = [
    '<defs>',
    ...symbols(layout, icons, theme),
    '</defs>',
    `<rect width="100%" height="100%"${painted({ fill: theme.background })}/>`,
    ...heading(layout, theme, links?.heading ?? null),
    ...layout.boxes.map((placed) => linked(placed.box.id, box(placed, theme))),
    ...edges(layout.edges, theme),
    ...layout.edges.map((placed) => edgeSign(placed, theme)).filter((sign) => sign !== ''),
    ...layout.nodes.map((placed) => linked(placed.node.id, node(placed, theme))),
    ...layout.edges.map((placed) => edgeLabel(placed, theme)).filter((label) => label !== ''),
    ...legend(layout, theme),
    ...flowTables(layout, theme),
  ];
  const style = darkStyle(body);
  return [...root(layout, theme, stamp), ...(style === '' ? [] : [style]), ...body, '</svg>\n'].join('\n');
}
