/** The independent grammar: https://github.com/tree-sitter-grammars/tree-sitter-hcl */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Language, type Node, Parser } from 'web-tree-sitter';
import { ROOT } from '../../support/root.js';
import { blockLine, type Outline, sorted, stepText } from './outline.js';

const GRAMMAR = resolve(ROOT, 'node_modules/@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm');

/** Null where the grammar finds an error. */
export type TreeSitter = (text: string) => Outline | null;

export async function treeSitter(): Promise<TreeSitter> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(readFileSync(GRAMMAR)));
  return (text) => {
    const tree = parser.parse(text);
    if (tree === null) throw new Error('no tree');
    try {
      return tree.rootNode.hasError ? null : outlineOf(tree.rootNode);
    } finally {
      tree.delete();
    }
  };
}

function outlineOf(root: Node): Outline {
  const blocks: string[] = [];
  const attributes: string[] = [];
  const traversals: [number, string][] = [];
  const visit = (node: Node): void => {
    const children = node.namedChildren.filter((child) => child !== null);
    if (node.type === 'block') blocks.push(blockOf(node, children));
    if (node.type === 'attribute') {
      const name = children.find(({ type }) => type === 'identifier') as Node;
      attributes.push(`[${name.startIndex}, ${name.endIndex}) ${name.text}`);
    }
    if (!isBareKey(node)) traversals.push(...traversalsAmong(children));
    children.forEach(visit);
  };
  visit(root);
  return { blocks, attributes: attributes.sort(), traversals: sorted(traversals) };
}

function blockOf(block: Node, children: readonly Node[]): string {
  const header = children.filter(({ type }) => type === 'identifier' || type === 'string_lit');
  const [type, ...labels] = header.map((node) => (node.type === 'string_lit' ? JSON.parse(node.text) : node.text));
  return blockLine(block.startIndex, block.endIndex, type, labels);
}

/** `{ name = ... }`: a name, though the grammar takes it for a variable. */
const isBareKey = (node: Node): boolean =>
  node.parent?.type === 'object_elem' &&
  node.parent.childForFieldName('key')?.id === node.id &&
  node.childCount === 1 &&
  node.firstChild?.type === 'variable_expr';

/** A variable and the steps that follow it beside it. */
function traversalsAmong(siblings: readonly Node[]): [number, string][] {
  return siblings.flatMap((sibling, at): [number, string][] => {
    if (sibling.type !== 'variable_expr') return [];
    let end = at + 1;
    while (STEPS.has(siblings[end]?.type ?? '')) end++;
    return [
      [
        sibling.startIndex,
        sibling.text +
          siblings
            .slice(at + 1, end)
            .map(stepsOf)
            .join(''),
      ],
    ];
  });
}

const STEPS = new Set(['get_attr', 'index', 'splat']);

function stepsOf(step: Node): string {
  switch (step.type) {
    case 'get_attr':
      return stepText('attribute', (step.firstNamedChild as Node).text);
    case 'new_index':
      return stepText('index', (step.namedChildren.find((child) => child?.type === 'expression') as Node).text);
    case 'legacy_index':
      return stepText('index', step.text.replace(/^\./, ''));
    case 'attr_splat':
    case 'full_splat':
      return stepText('splat', '') + step.namedChildren.map((child) => stepsOf(child as Node)).join('');
    default:
      return step.namedChildren.map((child) => stepsOf(child as Node)).join('');
  }
}
