/** Code of one module, read without a program that plans it, and what is drawn of it. */

import type { Graph } from '../../../src/graph/model.js';
import { understand } from '../../../src/inference/index.js';
import { readStatic } from '../../../src/planning/static/index.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { withDeclarations } from '../../../src/terraform/references/declarations.js';
import { treeOf } from '../../support/code.js';
import { pathOf } from '../build.js';

type Code = Parameters<typeof treeOf>[0];

export async function graphOf(code: Code): Promise<Graph> {
  const { root } = await treeOf(code);
  const inventory = await readStatic(root, { varFiles: [], workspace: null }, nodeFiles);
  return understand(withDeclarations(inventory, root)).graph;
}

/** Containers of a resource from the outside in, and itself. */
export const placeIn = async (code: Code, address: string): Promise<string[]> => pathOf(await graphOf(code), address);
