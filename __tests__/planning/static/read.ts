import { STAND_IN } from '../../../src/graph/instance-name.js';
import type { Inventory } from '../../../src/graph/inventory.js';
import { readStatic, type StaticOptions } from '../../../src/planning/static/index.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { directoryOf, treeAt } from '../../support/code.js';

type Options = Partial<StaticOptions> & { readonly env?: Record<string, string> };

/** What is in these files; one text alone is `main.tf`. */
export async function staticOf(
  files: Readonly<Record<string, string>> | string,
  { env = {}, ...options }: Options = {},
): Promise<Inventory> {
  const root = directoryOf(typeof files === 'string' ? { 'main.tf': files } : files);
  const tree = await treeAt(root, { findModule: async () => ({ reason: 'far away' }) });
  return readStatic(tree.root, { varFiles: [], workspace: null, ...options }, { ...nodeFiles, env });
}

/** Addresses as Terraform writes them, with the number of what stands for several. */
export const instancesIn = ({ resources }: Inventory): string[] =>
  resources
    .map(({ origin, count }) => (count === undefined ? origin : `${origin} x${count === 'unknown' ? '?' : count}`))
    .sort();

export const pairsIn = ({ resources, references }: Inventory): string[] => {
  const origins = new Map(resources.map(({ address, origin }) => [address, origin]));
  return references.map(({ from, to, path }) => `${origins.get(from)} ${path ?? '-'} ${origins.get(to)}`).sort();
};

/** A text that is known only in part, with the expressions of its unknown parts in braces. */
export const readableText = (text: string): string =>
  text.replace(new RegExp(STAND_IN, 'g'), (name) => {
    const origin = Buffer.from(name.slice(1, -1), 'hex').toString();
    return `{${origin.replace(/^=/, '')}}`;
  });
