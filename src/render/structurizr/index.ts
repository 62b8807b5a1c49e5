/**
 * Writes a Structurizr workspace: one deployment environment in which boxes are deployment nodes and resources are
 * infrastructure nodes.
 */

import type { Presentation, PresentedBox, PresentedEdge, PresentedNode } from '../../labels/model.js';
import { short } from '../../platform/text/printable.js';
import { FOREIGN_TEXT_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { presentationOf, withoutBareBoxes } from '../side.js';
import type { Writer } from '../writer.js';

type Item = PresentedNode | PresentedBox;

/** The nesting of the items, with their names in the file. */
interface Tree {
  /** The content of each box; null for the top level. */
  readonly contents: ReadonlyMap<string | null, readonly Item[]>;
  /**
   * Identifiers in the file by element id. They are generated (`n0`), because names from the source could be keywords
   * of the language.
   */
  readonly names: ReadonlyMap<string, string>;
  readonly parents: ReadonlyMap<string, string | null>;
}

/** Writes a workspace in the Structurizr language, without positions. */
export const write: Writer<Presentation> = (whole, { side }) => {
  const presentation = withoutBareBoxes(presentationOf(whole, side));
  const tree = treeOf(presentation.items);
  const title = `"${uniqueName([presentation.title, messages.DIAGRAM], new Set())}"`;
  const lines = [
    `workspace ${title} ${quoted([presentation.sentence ?? '', presentation.subtitle].join(' '))} {`,
    '  model {',
    `    live = deploymentEnvironment ${title} {`,
    ...outsideNode(tree),
    ...boxesIn(null, tree, '      '),
    ...relations(presentation.edges, tree).map((line) => `      ${line}`),
    '    }',
    '  }',
    ...VIEWS,
    '}',
  ];
  return { content: `${lines.join('\n')}\n`, note: null };
};

/** Relationships get an explicit style, because Structurizr draws them dashed by default. */
const VIEWS = [
  '  views {',
  '    deployment * live "deployment" {',
  '      include *',
  '      autoLayout lr',
  '    }',
  '    styles {',
  ...[
    ['Relationship', 'solid'],
    ['inferred', 'dashed'],
    ['suggested', 'dotted'],
  ].flatMap(([tag, style]) => [`      relationship "${tag}" {`, `        style ${style}`, '      }']),
  '    }',
  '  }',
];

function treeOf(items: readonly Item[]): Tree {
  const names = new Map(items.map(({ id }, at) => [id, `n${at}`]));
  // The parent may be missing: one revision of a change need not contain the box.
  const parents = new Map(items.map(({ id, parent }) => [id, parent !== null && names.has(parent) ? parent : null]));
  const contents = new Map<string | null, Item[]>();
  for (const item of items) {
    const parent = parents.get(item.id) ?? null;
    contents.set(parent, [...(contents.get(parent) ?? []), item]);
  }
  return { contents, names, parents };
}

const isNode = (item: Item): item is PresentedNode => item.kind === 'node';

/** Puts resources outside any box into one deployment node, because an infrastructure node must be in one. */
function outsideNode(tree: Tree): string[] {
  const unboxed = (tree.contents.get(null) ?? []).filter(isNode);
  if (unboxed.length === 0) return [];
  const siblingNames = new Set<string>();
  return [
    `      outside = deploymentNode "${messages.OUTSIDE}" {`,
    ...unboxed.flatMap((item) => infrastructure(item, siblingNames, tree, '        ')),
    '      }',
  ];
}

/** Returns the lines of the boxes in a box, with their content; at the top level, without the resources. */
function boxesIn(parent: string | null, tree: Tree, indent: string): string[] {
  const siblingNames = new Set(parent === null ? [messages.OUTSIDE.toLowerCase()] : []);
  return (tree.contents.get(parent) ?? []).flatMap((item) => {
    if (isNode(item)) return parent === null ? [] : infrastructure(item, siblingNames, tree, indent);
    const name = uniqueName([item.title, item.id], siblingNames);
    return [
      `${indent}${tree.names.get(item.id)} = deploymentNode "${name}" ${attributesOf(item, item.type)} {`,
      ...addressOf(item, `${indent}  `),
      ...boxesIn(item.id, tree, `${indent}  `),
      `${indent}}`,
    ];
  });
}

/** Returns the lines of an infrastructure node, which stands for one resource icon. */
function infrastructure(item: PresentedNode, siblingNames: Set<string>, { names }: Tree, indent: string): string[] {
  const name = uniqueName([item.name, item.title, item.id], siblingNames);
  return [
    `${indent}${names.get(item.id)} = infrastructureNode "${name}" ${attributesOf(item, item.title)} {`,
    ...addressOf(item, `${indent}  `),
    `${indent}}`,
  ];
}

/** Returns the description, technology and tags of an item as three quoted texts. */
function attributesOf(item: Item, technology: string): string {
  const count = isNode(item) ? item.badge : '';
  const description = [count, ...item.details, ...(item.changeLines ?? []), item.alert].filter((part) => part !== '');
  const tags = [
    ...(item.change === 'none' ? [] : [item.change]),
    ...(item.lookedUp ? ['looked-up'] : []),
    ...(isNode(item) && item.suggested ? ['suggested'] : []),
    ...(isNode(item) && item.highlight ? [harmlessText(item.highlight.name).replaceAll(',', ' ')] : []),
  ];
  return `${quoted(description.join(', '))} ${quoted(technology)} "${tags.join(',')}"`;
}

function addressOf({ id }: Item, indent: string): string[] {
  const address = quoted(id);
  // Structurizr rejects a property without a value.
  return address === quoted('') ? [] : [`${indent}properties {`, `${indent}  "address" ${address}`, `${indent}}`];
}

/** True if an element is inside a box at any depth. Structurizr rejects relationships between such elements. */
function isWithin(id: string, box: string, { parents }: Tree): boolean {
  for (let at: string | null | undefined = id; at != null; at = parents.get(at)) if (at === box) return true;
  return false;
}

/**
 * Returns one relationship per direction. Duplicates are dropped, because Structurizr rejects two with the same
 * description.
 */
function relations(edges: readonly PresentedEdge[], tree: Tree): string[] {
  const written = new Set<string>();
  return edges.flatMap((edge) => {
    if (isWithin(edge.from, edge.to, tree) || isWithin(edge.to, edge.from, tree)) return [];
    const tags = [
      ...(edge.inferred ? ['inferred'] : []),
      ...(edge.suggested ? ['suggested'] : []),
      ...(edge.thin ? ['thin'] : []),
      ...(edge.change === undefined ? [] : [edge.change]),
    ];
    const directions = edge.twoWay
      ? [[edge.from, edge.to] as const, [edge.to, edge.from] as const]
      : [[edge.from, edge.to] as const];
    return directions.flatMap(([from, to]) => {
      const relation = `${tree.names.get(from)} -> ${tree.names.get(to)} ${quoted(edge.label)}`;
      if (written.has(relation)) return [];
      written.add(relation);
      return [`${relation} "" "${tags.join(',')}"`];
    });
  });
}

// ---- Text from the source in Structurizr's language.
// https://docs.structurizr.com/dsl/basics

/**
 * Replaces quotes and backslashes with similar characters, because escaping has differed between versions. Breaks up
 * `${`, because Structurizr would substitute environment variables of whoever opens the file.
 */
const harmlessText = (text: string): string =>
  short(text, FOREIGN_TEXT_MAX).replaceAll('"', "'").replaceAll('\\', '∖').replaceAll('${', '$ {');

const quoted = (text: string): string => `"${harmlessText(text)}"`;

/** Structurizr rejects an empty name. */
const UNNAMED = '-';

/**
 * Returns a name that no sibling has in any letter case, because Structurizr rejects duplicates: `web`, `web (2)`.
 * @param candidates the first that is not empty is used
 * @param siblingNames names of siblings in lower case; the new name is added
 */
function uniqueName(candidates: readonly string[], siblingNames: Set<string>): string {
  const base = candidates.map(harmlessText).find((text) => text !== '') ?? UNNAMED;
  let name = base;
  for (let count = 2; siblingNames.has(name.toLowerCase()); count++) name = `${base} (${count})`;
  siblingNames.add(name.toLowerCase());
  return name;
}
