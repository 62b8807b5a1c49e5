import { referencesFrom } from '../../../src/terraform/references/config-graph.js';
import { hclReferences } from '../../../src/terraform/references/graph.js';
import { linksFrom } from '../../../src/terraform/references/links.js';
import { treeOf } from '../../support/code.js';

/** Links between resources of the code, as lines: `from attribute to`; sorted. */
export async function linksOf(
  files: Parameters<typeof treeOf>[0],
  types = /^(module\.\w+\.)*(data\.)?[a-z][a-z0-9]*_\w+\./,
): Promise<string[]> {
  const graph = hclReferences((await treeOf(files)).root);
  const isResource = (address: string) => types.test(address);
  const lines = [...graph.keys()].filter(isResource).flatMap((from) =>
    linksFrom(from, (address) => referencesFrom(graph, address), isResource).map(
      ({ to, path, keys, keyed, moduleSelections: pins }) => {
        const marks = [
          ...keys.map((key) => `[${key}]`),
          ...(keyed ? ['[=]'] : []),
          ...pins.map(({ depth, keys }) => ` ${depth}:${keys}`),
        ];
        return `${from} ${path ?? '-'} ${to}${marks.join('')}`;
      },
    ),
  );
  return lines.sort();
}
