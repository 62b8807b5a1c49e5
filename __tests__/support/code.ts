/** Directories of Terraform code that a test writes. */
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from '../../src/platform/io.js';
import { nodeFiles } from '../../src/platform/node.js';
import { readTree, type Tree, type TreeOptions } from '../../src/terraform/module-tree/read-tree.js';
import { newTemporary } from './temporary.js';

/** A new directory with these files, by path. */
export function directoryOf(files: Readonly<Record<string, string>>): string {
  const root = realpathSync(newTemporary('groundplan-code-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const NOWHERE: TreeOptions = { findModule: async () => ({ reason: 'not asked for' }), tofu: false };

export const treeAt = (root: string, options: Partial<TreeOptions> = {}, io: Files = nodeFiles): Promise<Tree> =>
  readTree(root, io, { ...NOWHERE, ...options });

/** The tree of these files; a path alone is `main.tf`. */
export const treeOf = (files: Readonly<Record<string, string>> | string, options: Partial<TreeOptions> = {}) =>
  treeAt(directoryOf(typeof files === 'string' ? { 'main.tf': files } : files), options);
