/** D2: a text diagram with nested boxes, which D2 lays out itself. https://d2lang.com */

import { CHANGES, glyphOf, isOpened, REMOVALS } from '../../graph/changes.js';
import type { Presentation, PresentedBox, PresentedEdge, PresentedNode } from '../../labels/model.js';
import { short } from '../../platform/text/short.js';
import { withoutBareBoxes } from '../bare.js';
import { FOREIGN_TEXT_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { presentationOf } from '../side.js';
import { LIGHT, paintsOf } from '../theme.js';
import type { Writer } from '../writer.js';

type Item = PresentedNode | PresentedBox;

/** Keys in the D2 file by element id. Keys are generated (`n0`), because foreign names could be keywords of D2. */
interface Names {
  readonly own: ReadonlyMap<string, string>;
  /** Keys with those of the enclosing boxes: `n0.n3`. */
  readonly whole: ReadonlyMap<string, string>;
}

export const write: Writer<Presentation> = (all, { side }) => {
  const presentation = withoutBareBoxes(presentationOf(all, side));
  const names = namesOf(presentation.items);
  const lines = [
    'direction: right',
    ...title(presentation),
    ...inside(null, insideOf(presentation.items), names, ''),
    ...presentation.edges.map((edge) => arrow(edge, names)),
  ];
  return { content: `${lines.join('\n')}\n`, note: null };
};

function namesOf(items: readonly Item[]): Names {
  const own = new Map(items.map(({ id }, at) => [id, `n${at}`]));
  const whole = new Map<string, string>();
  for (const { id, parent } of items) {
    const around = parent === null ? undefined : whole.get(parent);
    const name = own.get(id) as string;
    whole.set(id, around === undefined ? name : `${around}.${name}`);
  }
  return { own, whole };
}

function insideOf(items: readonly Item[]): ReadonlyMap<string | null, readonly Item[]> {
  const ids = new Set(items.map(({ id }) => id));
  const found = new Map<string | null, Item[]>();
  for (const item of items) {
    // The parent may be missing: one revision of a change need not contain the box.
    const parent = item.parent !== null && ids.has(item.parent) ? item.parent : null;
    found.set(parent, [...(found.get(parent) ?? []), item]);
  }
  return found;
}

/** Returns the D2 title. D2 draws no custom legend, so the title also counts the changes by kind. */
function title({ title: words, sentence = '', subtitle, inAll = '', changes = {} }: Presentation): string[] {
  if (words === '') return [];
  const counted = CHANGES.flatMap((change) => {
    const count = changes[change] ?? 0;
    return change === 'none' || count === 0 ? [] : messages.titleOfChange(glyphOf(change), count, change);
  });
  const lines = [words, sentence, [subtitle, inAll, ...counted].filter((part) => part !== '').join(' · ')];
  const said = label(lines);
  // D2 rejects a text shape with an empty label.
  return said === label([]) ? [] : [`title: ${said} {shape: text; near: top-center; style.font-size: 24}`];
}

function inside(
  parent: string | null,
  children: ReadonlyMap<string | null, readonly Item[]>,
  names: Names,
  indent: string,
): string[] {
  return (children.get(parent) ?? []).flatMap((item) => {
    const within = `${indent}  `;
    return [
      // The id is a comment, not a D2 tooltip: D2 renders tooltips as Markdown, where foreign names could become
      // markup.
      `${indent}# ${short(item.id, FOREIGN_TEXT_MAX)}`,
      `${indent}${names.own.get(item.id)}: ${label(linesOf(item))} {`,
      ...looks(item).map((attribute) => `${within}${attribute}`),
      ...inside(item.id, children, names, within),
      `${indent}}`,
    ];
  });
}

function looks(item: Item): string[] {
  const isSuggested = item.kind === 'node' && item.suggested;
  const isDashed = item.lookedUp || isSuggested || item.ghostOf !== undefined || REMOVALS.has(item.change);
  return [
    ...(item.change === 'none' ? [] : [`style.stroke: "${strokeIn(item, item.change)}"`]),
    ...(isDashed ? ['style.stroke-dash: 3'] : []),
    ...(item.kind === 'node' && item.count > 1 ? ['style.multiple: true'] : []),
  ];
}

const strokeIn = (item: Item, change: Exclude<Item['change'], 'none'>): string =>
  paintsOf({ change, ...(isOpened(item) && { opens: true as const }) }, LIGHT).mark.value;

const marked = (mark: string, text: string): string => `${mark} ${text}`.trim();

function linesOf(item: Item): string[] {
  const { details, changeLines = [], changed, alert, ghostOf } = item;
  const ends = ghostOf === undefined ? [...(changeLines.length === 0 ? [alert] : changeLines)] : [messages.WAS_HERE];
  const first = marked(glyphOf(item.change, changed), item.title);
  if (item.kind === 'box') return [[first, ...details].join(' · '), ...ends];
  return [`${first} ${item.badge}`, item.name, ...details, ...ends];
}

/** Deleted and moved edges are dashed, like inferred ones. */
const DASHED: ReadonlySet<PresentedEdge['change']> = new Set(['delete', 'move']);

function arrow(edge: PresentedEdge, { whole }: Names): string {
  const { from, to, change, steps } = edge;
  const words = change === undefined ? edge.label : marked(glyphOf(change), edge.label);
  const said = [...(steps.length === 0 ? [] : [steps.join(', ')]), words].filter((part) => part !== '').join(' · ');
  const looks = [
    ...(edge.inferred || edge.suggested || DASHED.has(change) ? ['style.stroke-dash: 4'] : []),
    ...(edge.thin ? ['style.stroke-width: 1'] : []),
    ...(change === undefined ? [] : [`style.stroke: "${LIGHT.changes[change].mark.value}"`]),
  ];
  const text = said === '' ? '' : `: ${label([said])}`;
  const look = looks.length === 0 ? '' : `${text === '' ? ':' : ''} {${looks.join('; ')}}`;
  return `${whole.get(from)} ${edge.twoWay ? '<->' : '->'} ${whole.get(to)}${text}${look}`;
}

/** Foreign text as D2 strings. https://d2lang.com/tour/strings */

/**
 * Escapes the only characters that D2 interprets in double quotes: the quote, the backslash, and `$`, which starts a
 * substitution.
 */
const escaped = (text: string): string =>
  short(text, FOREIGN_TEXT_MAX).replace(/["\\$]/g, (character) => `\\${character}`);

/** Returns the lines as one quoted label. Empty lines are left out. */
const label = (lines: readonly string[]): string =>
  `"${lines
    .map(escaped)
    .filter((line) => line !== '')
    .join('\\n')}"`;
