import type { Expression } from '../terraform/hcl/model.js';

/**
 * Returns the keyword of a variable's type constraint: `string` of `string` and of `"string"`, the quoted form of Terraform
 * 0.11, and `list` of `list(string)`. Null for an expression that is no type.
 */
export function typeKeyword(type: Expression): string | null {
  if (type.kind === 'call') return type.name;
  if (type.kind === 'literal' && typeof type.value === 'string') return type.value;
  return type.kind === 'traversal' && typeof type.root === 'string' ? type.root : null;
}
