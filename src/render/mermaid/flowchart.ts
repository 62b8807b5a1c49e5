/** Writes a flowchart in Mermaid's language. https://mermaid.js.org/syntax/flowchart.html */
import { type Chart, type ChartEdge, type ChartItem, type Tree, treeOf } from './chart.js';
import { arrowLabel, label } from './label.js';

type Change = ChartItem['change'];

/** GitHub's own colours of what is added, changed, removed: readable on light and dark. */
const STYLES: Readonly<Record<Exclude<Change, 'none'>, string>> = {
  create: 'fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
  update: 'fill:#fff8c5,stroke:#9a6700,color:#1f2328',
  replace: 'fill:#ffeff7,stroke:#bf3989,color:#1f2328',
  delete: 'fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4',
};

/** @param chart sound, with something in it */
export function flowchart(chart: Chart): string {
  const tree = treeOf(chart);
  const ids = new Map(chart.items.map(({ id }, at) => [id, `n${at}`]));
  const used = new Set(chart.items.map(({ change }) => change));
  const styles = (Object.keys(STYLES) as (keyof typeof STYLES)[])
    .filter((change) => used.has(change))
    .map((change) => `  classDef ${change} ${STYLES[change]}`);
  const arrows = chart.edges.map((edge) => arrow(edge, ids));
  return ['flowchart LR', ...inside(null, tree, ids, '  '), ...arrows, ...styles].join('\n');
}

type Ids = ReadonlyMap<string, string>;

function inside(parent: string | null, tree: Tree, ids: Ids, indent: string): string[] {
  return (tree.inside.get(parent) ?? []).flatMap((item) => {
    const { id, change } = item;
    const shown = `${ids.get(id)}[${label(linesOf(item))}]`;
    // A box with nothing in it is a fault in some versions.
    if (!tree.inside.has(id)) return [`${indent}${shown}${change === 'none' ? '' : `:::${change}`}`];
    const style = change === 'none' ? [] : [`${indent}class ${ids.get(id)} ${change}`];
    return [`${indent}subgraph ${shown}`, ...inside(id, tree, ids, `${indent}  `), `${indent}end`, ...style];
  });
}

/** Under one icon there is room for so many. */
const DETAILS = 2;

function linesOf(item: ChartItem): readonly string[] {
  const details = item.details.slice(0, DETAILS).join(', ');
  if (item.kind === 'box') return [[item.title, details, item.alert].filter((text) => text !== '').join(' · ')];
  return [`${item.title} ${item.badge}`, item.name, details, item.alert];
}

function arrow({ from, to, twoWay, inferred, label: text }: ChartEdge, ids: Ids): string {
  const line = inferred ? '-.->' : '-->';
  return `  ${ids.get(from)} ${twoWay ? `<${line}` : line}${arrowLabel(text)} ${ids.get(to)}`;
}
