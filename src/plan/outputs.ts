/** Which outputs of a module an attribute can mean, where an index hides the output's name from the plan. */
import { subjectOf } from '../catalog/identities.js';

const endsWithWords = (text: string, end: string): boolean => text === end || text.endsWith(`_${end}`);

/**
 * `module.vpc[each.key].private_subnets` is listed as `module.vpc`. The output with the attribute's own name is what
 * it means; else those about the same thing: `private_subnets` and `public_subnets` for `subnet_ids`.
 */
export function likelyOutputs(attribute: string, outputs: readonly string[]): readonly string[] {
  if (outputs.includes(attribute)) return [attribute];
  const subject = subjectOf(attribute);
  return outputs.filter((output) => {
    const other = subjectOf(output);
    return endsWithWords(other, subject) || endsWithWords(subject, other);
  });
}
