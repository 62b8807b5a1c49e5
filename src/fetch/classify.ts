/** Which of the JSON files that can be drawn this is, told by its members. */

export type JsonKind = 'plan' | 'state' | 'tfdata' | 'graph';

/** First match wins. No member name here can be a key of a graph: an address has a dot in it. */
const KINDS: readonly [kind: JsonKind, members: readonly string[]][] = [
  ['plan', ['resource_changes']],
  ['plan', ['planned_values']],
  ['plan', ['format_version', 'prior_state']],
  ['plan', ['format_version', 'configuration']],
  ['plan', ['format_version', 'resource_drift']],
  ['plan', ['format_version', 'output_changes']],
  ['plan', ['format_version', 'errored']],
  ['tfdata', ['graphdict']],
  ['state', ['format_version', 'values']],
  ['state', ['terraform_version', 'values']],
  ['state', ['terraform_version', 'serial']],
  ['state', ['lineage', 'serial']],
  ['state', ['format_version', 'terraform_version']],
];

/** Anything else is taken for a graph, whose reader says what is wrong with it. */
export function classifyJson(value: unknown): JsonKind {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'graph';
  return KINDS.find(([, members]) => members.every((member) => Object.hasOwn(value, member)))?.[0] ?? 'graph';
}
