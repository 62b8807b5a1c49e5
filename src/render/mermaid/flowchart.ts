/** Writes a Mermaid flowchart: https://mermaid.js.org/syntax/flowchart.html */

import { groupBoxColour, groupColours } from '../../catalog/boxes.js';
import { isOpened } from '../../catalog/exposure.js';
import { factsOf } from '../../catalog/index.js';
import type { Category } from '../../catalog/model.js';
import { glyphOf } from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import type { PresentedBox, PresentedEdge, PresentedNode } from '../../labels/model.js';
import { short } from '../../platform/text/printable.js';
import { MERMAID_LABEL_LENGTH_MAX } from '../limits.js';
import { WAS_HERE } from '../messages.js';

// ---- Charts: the parts of a presentation that a flowchart needs, so that a stored summary can be drawn too.

/** Members of every item. */
type SharedKeys = 'id' | 'parent' | 'type' | 'title' | 'details' | 'alert' | 'change';
/** Members that a stored summary may lack. */
type ChangeMembers = Partial<Pick<PresentedNode, 'changed' | 'changeLines' | 'ghostOf'>>;
/** Members for the colours of groups, which a stored summary lacks. */
type GroupMembers = Partial<Pick<PresentedNode, 'highlight'> & Pick<PresentedBox, 'style'>>;

/** An icon or a box of a chart. */
export type ChartItem =
  | (Pick<PresentedBox, SharedKeys | 'kind'> & ChangeMembers & GroupMembers)
  | (Pick<PresentedNode, SharedKeys | 'kind'> &
      Pick<PresentedNode, 'name' | 'badge' | 'count'> &
      ChangeMembers &
      GroupMembers);

/** An edge of a chart. */
export type ChartEdge = Pick<PresentedEdge, 'from' | 'to' | 'twoWay' | 'label' | 'inferred'> &
  Partial<Pick<PresentedEdge, 'thin' | 'change'>>;

/** The items and edges of a flowchart. */
export interface Chart {
  readonly items: readonly ChartItem[];
  readonly edges: readonly ChartEdge[];
}

/** Items by id, and the items in each box, both in list order. */
export interface Tree {
  readonly byId: ReadonlyMap<string, ChartItem>;
  /** The key null is the top level. */
  readonly contents: ReadonlyMap<string | null, readonly ChartItem[]>;
}

/**
 * Returns the tree of the items. A stored summary is untrusted: the first of two items with one id counts, and boxes
 * that contain each other are unreachable.
 */
export function treeOf({ items }: Pick<Chart, 'items'>): Tree {
  const byId = new Map<string, ChartItem>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  const contents = new Map<string | null, ChartItem[]>();
  for (const item of byId.values()) {
    const parent = item.parent !== null && byId.has(item.parent) ? item.parent : null;
    const siblings = contents.get(parent);
    if (siblings === undefined) contents.set(parent, [item]);
    else siblings.push(item);
  }
  return { byId, contents };
}

/**
 * Returns the chart without duplicate and unreachable items, and without edges that begin or end at one. Boxes come
 * before their content.
 */
export function withoutUnreachable({ items, edges }: Chart): Chart {
  const { contents } = treeOf({ items });
  const reachable: ChartItem[] = [];
  const stack = [...(contents.get(null) ?? [])].reverse();
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    reachable.push(item);
    stack.push(...[...(contents.get(item.id) ?? [])].reverse());
  }
  const ids = new Set(reachable.map(({ id }) => id));
  return { items: reachable, edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)) };
}

type Change = ChartItem['change'];
/** `opened` marks a resource that the change opens to the outside. It takes the place of the change's own colour. */
type StyleName = Change | 'opened';

const styleNameOf = (item: ChartItem): StyleName => (isOpened(item) ? 'opened' : item.change);

/**
 * Replaces the hyphen at the start of a line, and in signs. Mermaid takes a line that starts with a hyphen for a
 * Markdown list, which some versions refuse to draw.
 */
const MINUS = '−';

/**
 * Returns the sign of a change as text. It remains readable without colours, for example on sites that remove styles.
 */
export const sign = (change: Change, changed: ChartItem['changed'] = {}): string =>
  glyphOf(change, changed).replaceAll('-', MINUS);

/** GitHub's own colours for additions, changes and removals, readable on light and dark pages. */
const COLOURS: Readonly<Record<Exclude<StyleName, 'none'>, { readonly fill: string; readonly stroke: string }>> = {
  opened: { fill: '#ffebe9', stroke: '#cf222e' },
  create: { fill: '#dafbe1', stroke: '#1a7f37' },
  update: { fill: '#fff8c5', stroke: '#9a6700' },
  replace: { fill: '#ffeff7', stroke: '#bf3989' },
  delete: { fill: '#ffebe9', stroke: '#cf222e' },
  move: { fill: '#ddf4ff', stroke: '#0969da' },
  import: { fill: '#ddf4ff', stroke: '#0969da' },
  forget: { fill: '#f6f8fa', stroke: '#59636e' },
  deferred: { fill: '#f6f8fa', stroke: '#59636e' },
};
/** Colour of text on the pale fills. */
const INK = '#1f2328';

/** Service families, which share a colour. */
const FAMILY_NAMES = ['compute', 'network', 'storage', 'data', 'integration', 'security', 'ml', 'general'] as const;
type Family = (typeof FAMILY_NAMES)[number];

/** The family of each category of the catalogue. */
const FAMILIES: Readonly<Record<Category, Family>> = {
  compute: 'compute',
  containers: 'compute',
  network: 'network',
  storage: 'storage',
  database: 'data',
  analytics: 'data',
  integration: 'integration',
  security: 'security',
  ml: 'ml',
  management: 'general',
  developer: 'general',
  people: 'general',
  other: 'general',
};

/** Pale fills with a border of the same hue, readable on light and dark pages. No red, which is a warning. */
const FAMILY_COLOURS: Readonly<Record<Family, { readonly fill: string; readonly stroke: string }>> = {
  compute: { fill: '#fff1e5', stroke: '#bc4c00' },
  network: { fill: '#fbefff', stroke: '#8250df' },
  storage: { fill: '#dafbe1', stroke: '#1a7f37' },
  data: { fill: '#ddf4ff', stroke: '#0969da' },
  integration: { fill: '#ffeff7', stroke: '#bf3989' },
  security: { fill: '#fff8c5', stroke: '#9a6700' },
  ml: { fill: '#d8f5f0', stroke: '#0f766e' },
  general: { fill: '#f6f8fa', stroke: '#59636e' },
};
/** Border of unchanged boxes: a grey that is visible on white and on black. */
const BORDER = '#8b949e';
const DASHED = 'stroke-dasharray:4';

/**
 * Icons and empty boxes are filled. Subgraphs have a border only, so that their content is on the page's own
 * background. Null for an unchanged icon, which has the colour of its family.
 */
function styleOf(isSubgraph: boolean, name: StyleName): string | null {
  if (name === 'none') return isSubgraph ? `fill:none,stroke:${BORDER}` : null;
  const { fill, stroke } = COLOURS[name];
  const colours = isSubgraph
    ? `fill:none,stroke:${stroke},stroke-width:2px`
    : `fill:${fill},stroke:${stroke},color:${INK}`;
  return name === 'delete' ? `${colours},${DASHED}` : colours;
}

/** All changes that have a colour, in the order of their classes in the text. */
const COLOURED_CHANGES = (Object.keys(COLOURS) as (keyof typeof COLOURS)[]).filter((name) => name !== 'opened');

/**
 * Returns the text of a flowchart.
 * @param chart chart of `withoutUnreachable` that is not empty
 */
export function flowchart(chart: Chart): string {
  const tree = treeOf(chart);
  const ids = new Map(chart.items.map(({ id }, at) => [id, `n${at}`]));
  const arrows = chart.edges.map((edge) => arrow(edge, ids));
  return [
    'flowchart LR',
    ...contentOf(null, tree, ids, '  '),
    ...arrows,
    ...classes(chart, tree, ids),
    ...linkStyles(chart),
  ].join('\n');
}

type Ids = ReadonlyMap<string, string>;

/** Returns the lines of the content of a box; null for the top level. */
function contentOf(parent: string | null, tree: Tree, ids: Ids, indent: string): string[] {
  return (tree.contents.get(parent) ?? []).flatMap((item) => {
    const within = `${indent}  `;
    const nodeText = (lines: readonly string[]): string => `${ids.get(item.id)}[${label(lines)}]`;
    // Some Mermaid versions reject an empty subgraph, so an empty box becomes a node.
    if (!tree.contents.has(item.id)) return [`${indent}${nodeText(linesOf(item))}`];
    return [
      `${indent}subgraph ${nodeText([
        linesOf(item)
          .filter((line) => line !== '')
          .join(' · '),
      ])}`,
      // Without a direction, Mermaid turns a subgraph that no edge enters or leaves.
      `${within}direction LR`,
      ...contentOf(item.id, tree, ids, within),
      `${indent}end`,
    ];
  });
}

/** A class with its members. */
const classLines = (name: string, definition: string, members: readonly ChartItem[], ids: Ids): string[] => [
  `  classDef ${name} ${definition}`,
  `  class ${members.map(({ id }) => ids.get(id)).join(',')} ${name}`,
];

/** Returns two lines per style: its definition and its members. */
const classes = (chart: Chart, tree: Tree, ids: Ids): string[] => [
  ...(hasChangeMarks(chart) ? [] : familyClasses(chart, tree, ids)),
  ...changeClasses(chart, tree, ids),
  ...(hasChangeMarks(chart) ? [] : groupClasses(chart, tree, ids)),
];

/** True if colours mean changes, so that no other colour may look like one. */
const hasChangeMarks = ({ items, edges }: Chart): boolean =>
  items.some(({ change, ghostOf }) => change !== 'none' || ghostOf !== undefined) ||
  edges.some(({ change }) => change !== undefined);

/** Returns the classes of icons by service family. */
function familyClasses({ items }: Chart, tree: Tree, ids: Ids): string[] {
  const icons = items.filter(
    (item) => !tree.contents.has(item.id) && styleNameOf(item) === 'none' && item.kind !== 'box',
  );
  const families = groupBy(icons, ({ type }) => FAMILIES[factsOf(type).category]);
  return FAMILY_NAMES.flatMap((family) => {
    const { fill, stroke } = FAMILY_COLOURS[family];
    const members = families.get(family);
    return members === undefined ? [] : classLines(family, `fill:${fill},stroke:${stroke},color:${INK}`, members, ids);
  });
}

/**
 * Returns the classes of the groups that annotations define, by colour. They follow the others, which they override.
 */
function groupClasses({ items }: Chart, tree: Tree, ids: Ids): string[] {
  const colours = groupBy(items, ({ style, highlight }) => highlight?.colour ?? groupBoxColour(style ?? ''));
  return [...colours].flatMap(([colour, members]) => {
    if (colour === null) return [];
    const { border, fill } = groupColours(colour, 'light');
    const [boxes, icons] = [true, false].map((isBox) => members.filter(({ id }) => tree.contents.has(id) === isBox));
    const name = `group${colour.slice(1)}`;
    return [
      ...(boxes!.length === 0 ? [] : classLines(`${name}Box`, `fill:none,stroke:${border}`, boxes!, ids)),
      ...(icons!.length === 0 ? [] : classLines(name, `fill:${fill},stroke:${border},color:${INK}`, icons!, ids)),
    ];
  });
}

const changeClasses = ({ items }: Chart, tree: Tree, ids: Ids): string[] =>
  [true, false].flatMap((isSubgraph) =>
    (['none', ...COLOURED_CHANGES, 'opened'] as const).flatMap((style) => {
      const definition = styleOf(isSubgraph, style);
      const members = items.filter((item) => styleNameOf(item) === style && tree.contents.has(item.id) === isSubgraph);
      if (definition === null || members.length === 0) return [];
      return classLines(isSubgraph ? `${style}Box` : style, definition, members, ids);
    }),
  );

/** Maximum number of details, and of changes, in one label. */
const LINES_MAX = 2;

function linesOf(item: ChartItem): readonly string[] {
  const details = item.details.slice(0, LINES_MAX).join(', ');
  const { changeLines = [], ghostOf } = item;
  const mark = sign(item.change, item.changed);
  const title = mark === '' ? item.title : `${mark} ${item.title}`;
  const changeTexts = changeLines.length > 0 ? changeLines.slice(0, LINES_MAX) : [item.alert];
  const ends = ghostOf === undefined ? changeTexts : [WAS_HERE];
  if (item.kind === 'box') return [title, details, ...ends];
  return [`${title} ${item.badge}`, item.name, details, ...ends];
}

/** Deleted and moved edges are dotted, like inferred ones. */
const DOTTED: ReadonlySet<ChartEdge['change']> = new Set(['delete', 'move']);

function arrow({ from, to, twoWay, inferred, thin = false, label: text, change }: ChartEdge, ids: Ids): string {
  const isDotted = inferred || DOTTED.has(change);
  const line = isDotted ? '-.->' : '-->';
  const direction = twoWay ? `<${line}` : line;
  const changeText = change === undefined ? text : `${sign(change)} ${text}`.trim();
  // A flowchart has no thinner line, so an edge without traffic has no arrowhead.
  return `  ${ids.get(from)} ${thin && !isDotted ? '---' : direction}${arrowLabel(changeText)} ${ids.get(to)}`;
}

/** Edges have no classes, so their style refers to their index. */
const linkStyles = ({ edges }: Chart): string[] =>
  COLOURED_CHANGES.flatMap((change) => {
    const numbers = edges.flatMap((edge, at) => (edge.change === change ? at : []));
    if (numbers.length === 0) return [];
    return [`  linkStyle ${numbers.join(',')} stroke:${COLOURS[change].stroke},stroke-width:2px`];
  });

// ---- Text from the source in Mermaid's language.

/**
 * Escapes everything except letters, digits and harmless characters. Mermaid interprets quotes, `#`, backticks
 * (Markdown) and a `style` statement, and three backticks end the Markdown fence around the diagram. Entities are
 * decimal, the only kind that Mermaid knows. A leading hyphen becomes a minus sign: see `MINUS`.
 */
const escapeText = (text: string): string =>
  short(text, MERMAID_LABEL_LENGTH_MAX)
    .replace(/^-/, MINUS)
    .replace(/[^\p{L}\p{N} ·×,._/-]/gu, (char) => `#${char.codePointAt(0)};`);

/** Label of an item without any text: Mermaid rejects an empty one. */
const UNNAMED = escapeText(MINUS);

/** Returns a quoted label with one line for each text. Empty texts are left out. */
function label(lines: readonly string[]): string {
  const texts = lines.map(escapeText).filter((text) => text !== '');
  return `"${texts.length === 0 ? UNNAMED : texts.join('<br/>')}"`;
}

/** Returns the label of an edge, which goes between arrow and target; empty if there is no text. */
const arrowLabel = (text: string): string => (escapeText(text) === '' ? '' : `|${label([text])}|`);

/** Maximum length of a title, which also has the sentence about the changes and the legend of their signs. */
const TITLE_LENGTH_MAX = 4 * MERMAID_LABEL_LENGTH_MAX;

/**
 * Returns a YAML scalar in double quotes, for the front matter of a diagram. Angle brackets are replaced, because
 * Mermaid removes anything that looks like a tag.
 */
export const yamlText = (text: string): string =>
  `"${short(text, TITLE_LENGTH_MAX)
    .replace(/[<>]/g, (char) => (char === '<' ? '‹' : '›'))
    .replace(
      /[^\p{L}\p{N} ·×.,:‹›_/-]/gu,
      (char) => `\\U${(char.codePointAt(0) as number).toString(16).toUpperCase().padStart(8, '0')}`,
    )}"`;
