/** Edits that replace undeclared names by unknown values. Terraform would otherwise refuse the whole configuration. */

import type { Expression, HclFile } from '../../../terraform/hcl/model.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';
import { type Gap, undeclaredIn } from '../../../terraform/references/gaps.js';
import type { Edit } from '../edits.js';
import { UNKNOWN_TEXT } from './functions.js';

/**
 * Returns the edits for a file in native syntax.
 * @param gaps undeclared names of the module
 */
export const gapEdits = (file: HclFile, gaps: readonly Gap[]): Edit[] =>
  gaps.filter((gap) => gap.file === file).flatMap(editsOf);

/** Returns the edits for a template in a file in JSON syntax. */
export const gapEditsIn = (expressions: readonly Expression[], code: ModuleCode): Edit[] =>
  expressions.flatMap((expression) =>
    undeclaredIn(expression, code).map(({ traversal: { span } }) => toUnknown(span.start, span.end)),
  );

/** Returns the edits for the `depends_on` of a file in JSON syntax. */
export const orderEdits = (file: HclFile, gaps: readonly Gap[]): Edit[] =>
  gaps.filter((gap) => gap.file === file && gap.kind === 'order').flatMap(editsOf);

/** Returns the missing arguments of a module call in JSON syntax, as members of its object. */
export const missingMembers = (gaps: readonly Gap[]): readonly string[] =>
  gaps.filter(({ kind }) => kind === 'value').map(({ name }) => `${JSON.stringify(name)}:"\${${UNKNOWN_TEXT}}"`);

/** Returns the edit that replaces a range by an unknown value. */
const toUnknown = (start: number, end: number): Edit => ({ start, end, text: UNKNOWN_TEXT });

function editsOf({ kind, name, span: { start, end } }: Gap): Edit[] {
  switch (kind) {
    case 'reference':
      return [toUnknown(start, end)];
    case 'order':
      return [{ start, end, text: '[]' }];
    case 'argument':
      return [{ start, end, text: '' }];
    // The line breaks matter: a block in one line may contain only one argument.
    case 'value':
      return [
        { start, end: start, text: '\n' },
        { start: end, end, text: `\n${name} = ${UNKNOWN_TEXT}\n` },
      ];
  }
}
