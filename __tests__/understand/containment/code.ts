/** Code of one module, read without a program that plans it, and what is drawn of it. */
import { nodeFiles } from '../../../src/io/files.js';
import { readStatic } from '../../../src/planners/static/index.js';
import { understand } from '../../../src/understand/index.js';
import { treeOf } from '../../support/code.js';
import { pathOf } from '../build.js';

/** Containers of a resource from the outside in, and itself. */
export async function placeIn(code: Parameters<typeof treeOf>[0], address: string): Promise<string[]> {
  const { root } = await treeOf(code);
  const inventory = await readStatic(root, { varFiles: [], workspace: null }, nodeFiles);
  return pathOf(understand(inventory).graph, address);
}
