/** Draws a terminal session as an animated SVG: commands are typed, their output appears. It repeats after LOOP seconds. */
import { escaped } from './text.mjs';

const LOOP = 20;
const SIZE = 14;
const CHARACTER = SIZE * 0.6;
const LINE = 21;
const COLUMNS = 100;
const PADDING = 20;
const BAR = 36;
const WIDTH = Math.ceil(COLUMNS * CHARACTER) + 2 * PADDING;
/** Seconds for each typed character, and after a command and its output. */
const TYPING = 0.045;
const WAIT = 0.7;
const READING = 1.6;

/** @param steps commands, each with its output */
export function terminalPicture(steps) {
  const rules = [];
  const lines = [];
  let at = 0.5;
  let y = BAR + 28;
  for (const { command, output } of steps) {
    const typed = `$ ${command}`;
    const end = at + command.length * TYPING;
    lines.push({ y, text: typed, style: `typed l${lines.length}` });
    rules.push(typing(lines.length - 1, { from: at, to: end, count: command.length }));
    at = end + WAIT;
    y += LINE;
    for (const text of output.trimEnd().split('\n')) {
      lines.push({
        y,
        text: text.length > COLUMNS ? `${text.slice(0, COLUMNS - 1)}…` : text,
        style: `l${lines.length}`,
      });
      rules.push(appearing(lines.length - 1, at));
      at += 0.06;
      y += LINE;
    }
    at += READING;
    y += 8;
  }
  if (at > LOOP) throw new Error(`the session takes ${at} seconds`);
  const height = y + 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img">
<title>groundplan in a terminal</title>
<desc>${escaped(steps.map(({ command }) => command).join('; '))}</desc>
<style>
text { font: ${SIZE}px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #d1d7e0; white-space: pre }
.typed { fill: #ffffff; font-weight: 600 }
.added { fill: #3fb950 } .changed { fill: #d29922 }
@media (prefers-reduced-motion: no-preference) {
${rules.join('\n')}
}
</style>
<rect width="${WIDTH}" height="${height}" rx="8" fill="#151b23"/>
<circle cx="20" cy="18" r="6" fill="#ff5f57"/><circle cx="40" cy="18" r="6" fill="#febc2e"/><circle cx="60" cy="18" r="6" fill="#28c840"/>
${lines.map(line).join('\n')}
</svg>
`;
}

const SIGNS = { '+': 'added', '~': 'changed' };

function line({ y, text, style }) {
  const sign = SIGNS[/^ {2}([+~]) /.exec(text)?.[1]];
  return `<text x="${PADDING}" y="${y}" class="${style}${sign === undefined ? '' : ` ${sign}`}" xml:space="preserve">${escaped(text)}</text>`;
}

const percent = (seconds) => ((100 * seconds) / LOOP).toFixed(2);

/** The text is uncovered from left to right; the prompt is there from the start of the step. */
const typing = (n, { from, to, count }) =>
  `.l${n} { animation: k${n} ${LOOP}s infinite }
@keyframes k${n} { 0%, ${percent(from - 0.01)}% { clip-path: inset(0 100% 0 0) } ${percent(from)}% { clip-path: inset(0 ${hidden(count)}% 0 0); animation-timing-function: steps(${count}) } ${percent(to)}%, 100% { clip-path: inset(0 0 0 0) } }`;

/** Part of a command line that is covered when only the prompt is shown. */
const hidden = (count) => ((100 * count) / (count + 2)).toFixed(1);

const appearing = (n, at) =>
  `.l${n} { animation: k${n} ${LOOP}s step-end infinite }
@keyframes k${n} { 0% { opacity: 0 } ${percent(at)}%, 100% { opacity: 1 } }`;
