/** What no made-up value could have caused. */
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

/** Wrong whatever the values are, in one expression: the rest of the plan stays. */
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

/** True if the expression is wrong as it is written, and no placeholder can be the cause. */
export const isMistake = (summary: string): boolean => MISTAKES.has(summary);

export const isFaultOfTheCode = ({ summary, detail }: Diagnostic): boolean =>
  FAULTS.some((pattern) => pattern.test(summary)) || /^Cycle: /.test(summary) || /^Cycle: /.test(detail);
