/** Diagnostics that no placeholder can have caused. */
import type { Diagnostic } from '../../../terraform/engine/diagnostics.js';

const FAULTS: readonly RegExp[] = [
  /^Reference to undeclared /,
  /^Unsupported (?:argument|block type)$/,
  /^Missing required argument$/,
  /^Duplicate (?!object key)/,
  /^Argument or block definition required$/,
  /^Invalid (?:block definition|expression|character|multi-line string|argument name|attribute name|resource type|data source|reference|variable name|output name)/,
  /^(?:Missing (?!map element)|Unclosed |Unterminated |Extra )/,
  /^Unsupported (?:Terraform|OpenTofu) Core version$/,
  /^Cycle$/,
  /^Variables not allowed$/,
  /^Module not (?:installed|found)$/,
  /^Unreadable module /,
  /^No (?:declaration found|module call named)/,
  /^Undefined provider$/,
];

/** Summaries of faults in a single expression, wrong with any values. The rest of the plan remains valid. */
const MISTAKES: ReadonlySet<string> = new Set([
  'Call to unknown function',
  'Not enough function arguments',
  'Too many function arguments',
  'Reference to "each" in context without for_each',
  'Reference to "count" in non-counted context',
  'Invalid "each" attribute',
  'Invalid "count" attribute',
  'Invalid "path" attribute',
  'Invalid "terraform" attribute',
  'Invalid "self" reference',
]);

/** True if the expression itself is wrong, and no placeholder can be the cause. */
export const isMistake = (summary: string): boolean => MISTAKES.has(summary);

export const isFaultOfTheCode = ({ summary, detail }: Diagnostic): boolean =>
  FAULTS.some((pattern) => pattern.test(summary)) || /^Cycle: /.test(summary) || /^Cycle: /.test(detail);
