import type { Layout } from '../../arrange/layout.js';
import { TITLE_PITCH } from '../../arrange/scene/measures.js';
import { Bug } from '../../errors.js';
import { isAddress, typeOf } from '../../graph/address.js';
import { countDrawn } from '../../graph/count-resources.js';
import { DIAGRAM, pictureDescription, TITLE_WITHOUT_WORDS } from '../messages.js';
import type { Theme } from '../theme.js';
import type { Links } from '../writer.js';
import { box } from './boxes.js';
import { edgeLabel, edgeSign, edges } from './edges.js';
import { escapeXml } from './escape.js';
import { flowTables } from './flows.js';
import { type Icons, symbols } from './icons.js';
import { legend } from './legend.js';
import { link } from './link.js';
import { node } from './nodes.js';
import { number } from './numbers.js';
import { darkStyle, painted } from './paint.js';
import { titleLine } from './text.js';

const SUBTITLE_GAP = 14;
const NO_WORDS = { title: null, subtitle: null };

function heading(layout: Layout, theme: Theme, back: string | null): string[] {
  if (layout.title === null) return [];
  const { x, y } = layout.title;
  const below = layout.subtitle ?? null;
  const { title, subtitle, broken }: NonNullable<Layout['heading']> = layout.heading ?? NO_WORDS;
  if (title === null) throw new Bug(TITLE_WITHOUT_WORDS);
  const after = subtitle && { ...subtitle, ink: theme.subheading };
  const room = layout.width - 2 * x;
  const beside = below === null ? after : null;
  const drawn = (broken ?? [title]).map((line, i) =>
    titleLine({ ...line, ink: theme.heading }, beside, SUBTITLE_GAP, x, y + i * TITLE_PITCH, room),
  );
  const linked = drawn.map((line) => (back === null ? line : link(back, line, ' text-decoration="underline"')));
  return below && after ? [...linked, titleLine(after, null, SUBTITLE_GAP, below.x, below.y, room)] : linked;
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

/** Uncut: who hears it has room for all of it. */
function titleIn({ heading: words }: Layout): string {
  return words?.title?.whole ?? words?.title?.text ?? DIAGRAM;
}

const changesIn = ({ legend: entries = [] }: Layout): string[] =>
  entries.flatMap(({ mark, words }) => (mark === undefined ? [] : [words.text]));

/** @param stamp for who asks later what it was drawn of */
function root(layout: Layout, theme: Theme, stamp: string | null): string[] {
  const [width, height] = [number(Math.ceil(layout.width)), number(Math.ceil(layout.height))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" font-family="${theme.fonts}"${stamp === null ? '' : ` data-groundplan="${escapeXml(stamp)}"`}>`,
    `<title id="title">${escapeXml(titleIn(layout))}</title>`,
    `<desc id="desc">${escapeXml(pictureDescription(resourcesIn(layout), layout.edges.length, changesIn(layout)))}</desc>`,
  ];
}

/**
 * The picture as one SVG document: no scripts or external files, links only where they are asked for, and a style for dark
 * systems only in the theme for both, so that it looks the same opened by
 * itself, in a page, and in the image proxies of code hosts. The same layout gives the same text.
 *
 * @throws Bug where the layout has a coordinate that is no finite number.
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
