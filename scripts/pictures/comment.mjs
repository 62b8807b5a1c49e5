/** Draws the comment on a pull request as GitHub shows it: a sentence, the diagram of the change, the table, collapsed sections. */
import { escaped, wrapped } from './text.mjs';

const WIDTH = 900;
const PADDING = 16;
const HEAD = 40;
const LINE = 20;
const FONT = "-apple-system,'Segoe UI',Inter,Helvetica,Arial,sans-serif";

const COLOURS = {
  light: {
    page: '#ffffff',
    head: '#f6f8fa',
    border: '#d1d9e0',
    text: '#1f2328',
    muted: '#59636e',
    added: '#1a7f37',
    changed: '#9a6700',
  },
  dark: {
    page: '#0d1117',
    head: '#151b23',
    border: '#3d444d',
    text: '#f0f6fc',
    muted: '#9198a1',
    added: '#3fb950',
    changed: '#d29922',
  },
};
/** Columns of the table: where they begin, and how many characters fit. */
const COLUMNS = [
  [28, 50],
  [390, 32],
  [640, 34],
];

/**
 * @param theme `light` or `dark`
 * @param markdown output of `groundplan diff --format markdown`
 * @param diagram the diagram of the change in this theme, an SVG
 */
export function commentPicture(theme, { markdown, diagram }) {
  const colour = COLOURS[theme];
  const parts = [];
  let y = HEAD + 30;
  const write = (text, { x = PADDING, fill = colour.text, size = 14, weight = 400 } = {}) =>
    parts.push(
      `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`,
    );
  const lines = markdown.split('\n').filter((line) => line !== '');
  const start = lines.findIndex((line) => line.startsWith('|'));
  // The sentence, and which dangers were not found.
  const paragraphs = lines.slice(0, start);
  write('Web shop', { size: 20, weight: 600 });
  y += 30;
  for (const line of paragraphs.flatMap((paragraph, at) => [...(at > 0 ? [''] : []), ...wrapped(paragraph, 118)])) {
    write(line);
    y += line === '' ? LINE / 2 : LINE;
  }
  const { height, text } = embedded(diagram, { x: PADDING, y, width: WIDTH - 2 * PADDING });
  parts.push(text);
  y += height + 32;
  for (const cells of tableIn(lines.slice(start))) {
    y = row(cells, { parts, y, colour });
  }
  y += 8;
  write('▸ Full architecture');
  const end = y + 26;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${end}" viewBox="0 0 ${WIDTH} ${end}" role="img" font-family="${FONT}">
<title>The comment of groundplan on a pull request</title>
<desc>${escaped(paragraphs[0])}</desc>
<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${end - 1}" rx="6" fill="${colour.page}" stroke="${colour.border}"/>
<path d="M0.5 ${HEAD}V6.5a6 6 0 0 1 6-6H${WIDTH - 6.5}a6 6 0 0 1 6 6V${HEAD}z" fill="${colour.head}" stroke="${colour.border}"/>
<text x="${PADDING}" y="25" font-size="14" fill="${colour.text}"><tspan font-weight="600">github-actions</tspan><tspan fill="${colour.muted}"> bot commented</tspan></text>
${parts.join('\n')}
</svg>
`;
}

/** Returns the diagram as a nested picture of the given width. */
function embedded(svg, { x, y, width }) {
  const [, box] = /viewBox="([^"]+)"/.exec(svg);
  const [, , boxWidth, boxHeight] = box.split(' ').map(Number);
  const height = Math.round((boxHeight * width) / boxWidth);
  const text = svg
    .trim()
    .replace(
      /^<svg[^>]*>/,
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" font-family="Inter,'Segoe UI',Helvetica,Arial,sans-serif">`,
    );
  // One picture has one title and description.
  return { height, text: text.replace(/<title[^>]*>.*?<\/title>\s*/s, '').replace(/<desc[^>]*>.*?<\/desc>\s*/s, '') };
}

/** Returns the cells of the table's rows: a sign, then lines. */
const tableIn = (lines) =>
  lines
    .filter((line) => /^\| `/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | ?\|$/g, '').replaceAll('`', '')));

function row([sign, ...cells], { parts, y, colour }) {
  const columns = cells.map((cell, at) => cell.split('<br>').flatMap((text) => wrapped(text, COLUMNS[at][1])));
  const height = Math.max(...columns.map((lines) => lines.length)) * LINE + 12;
  const fill = sign === '+' ? colour.added : colour.changed;
  parts.push(`<path d="M${PADDING} ${y - 20}H${WIDTH - PADDING}" stroke="${colour.border}"/>`);
  parts.push(`<text x="${PADDING}" y="${y}" font-size="14" font-weight="600" fill="${fill}">${sign}</text>`);
  columns.forEach((lines, at) => {
    lines.forEach((line, n) => {
      const isCode = at === 0 && n > 0;
      parts.push(
        `<text x="${PADDING + COLUMNS[at][0]}" y="${y + n * LINE}" font-size="${isCode ? 12 : 14}" fill="${isCode ? colour.muted : colour.text}">${escaped(line)}</text>`,
      );
    });
  });
  return y + height;
}
