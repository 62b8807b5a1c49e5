/** Defers data sources: Terraform does not read one whose arguments are unknown. */
import type { HclFile } from '../../../terraform/hcl/model.js';
import type { Edit } from '../edits.js';
import { DEFER } from '../infer/schema.js';

/**
 * Returns the edits that defer data sources in one file.
 *
 * @param deferred types and names: `aws_ami.linux`
 */
export function deferEdits(file: HclFile, deferred: ReadonlySet<string>): Edit[] {
  const blocks = file.body.blocks.flatMap((block) => (block.type === 'check' ? block.body.blocks : [block]));
  return blocks.flatMap(({ type, labels, body: { span } }) => {
    if (type !== 'data' || !deferred.has(labels.join('.'))) return [];
    // The line breaks matter: a block in one line may hold only one attribute.
    return [
      { start: span.start, end: span.start, text: '\n' },
      { start: span.end, end: span.end, text: `\n${DEFER} = timestamp()\n` },
    ];
  });
}
