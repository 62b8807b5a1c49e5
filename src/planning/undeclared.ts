/** Warnings about variable files that set names which the root module does not declare. */

import { nearest } from '../platform/text/nearest.js';
import type { ModuleCode } from '../terraform/module-tree/module-model.js';
import { UNDECLARED_SUGGESTED } from './limits.js';
import * as messages from './messages.js';

/** Terraform reads this key of a JSON file as a comment. */
const COMMENT = '//';

/**
 * Returns one line for each file that sets undeclared names. Returns none if a file of the code cannot be parsed, since
 * it may declare them.
 *
 * @param files variable files, each with the names that it sets
 */
export function undeclaredWarnings(
  { files: codeFiles, variables }: Pick<ModuleCode, 'files' | 'variables'>,
  files: readonly { readonly name: string; readonly variables: readonly string[] }[],
): readonly string[] {
  if (codeFiles.some(({ faults }) => faults.length > 0)) return [];
  return files.flatMap(({ name, variables: names }) => {
    const undeclared = [...new Set(names)].filter((one) => one !== COMMENT && !variables.has(one));
    if (undeclared.length === 0) return [];
    const texts = undeclared.map((one, at) =>
      messages.undeclaredName(one, at < UNDECLARED_SUGGESTED ? nearest(one, variables.keys()) : null),
    );
    return [messages.undeclared(name, texts)];
  });
}
