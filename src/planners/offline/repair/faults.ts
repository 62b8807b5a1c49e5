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

export const isFaultOfTheCode = ({ summary, detail }: Diagnostic): boolean =>
  FAULTS.some((pattern) => pattern.test(summary)) || /^Cycle: /.test(summary) || /^Cycle: /.test(detail);
